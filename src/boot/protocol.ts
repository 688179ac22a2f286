import type { DialogName } from '../site/dialogNames'

/** The data and functions that the inline script, the controller and the site's code share. */

/** Facts about one page, which stand in it as `<script type="application/json" id="boot-data">`. */
export type BootData = {
  /** The controller's file. */
  boot: string
  /** Gatsby's scripts, in order. They are loaded at the visitor's first intent. */
  scripts: string[]
  /** The page's own chunk and data, which the scripts will ask for. Fetched at idle, not run. */
  prefetch: string[]
  /** The properties of window that Gatsby's own inline scripts would have set. */
  globals: Record<string, unknown>
  /** true when an analytics service is configured. */
  analytics: boolean
}

/** `window.__early`: set by the inline script, taken over by the controller. */
export type Early = {
  page: BootData
  /** Runs a script of the site; those that are added run in order. */
  add(src: string, failed?: () => void): void
  /** Fetches all that the scripts need, together, without running it. */
  preload(): void
  /** Loads the site's code, because something that needs it is being used. */
  requestApp(): void
  /** Shows a dialog's shell over the page, not yet modal, and focuses its first element. */
  show(shell: HTMLDialogElement): void
  /** Buttons that were pressed and forms that were submitted before the site's code ran. */
  queue: { target: HTMLElement; submitter: HTMLElement | null }[]
  /** The control that opened, or is to open, the visible dialog. */
  pressed: HTMLElement | null
  /** true when something was used that needs the site's code. */
  requested: boolean
  /** The message over the page that scripts failed to load. */
  note: Element | null
}

export type OpenRequest = { name: DialogName; index: number }

/** `window.__dialogs`: set by the controller, used by the site's code. */
export type Dialogs = {
  open(name: DialogName, index?: number, trigger?: Element | null): void
  /** Closes every dialog before a change of page, without moving the focus. */
  leave(): void
  /** Returns the open dialog, if any. */
  current(): OpenRequest | null
  /** Runs when the site's code has hydrated the page: queued input is replayed. */
  ready(): void
  /** Reports a script that failed to load, or without an address that none arrived in time. */
  reportScriptFailure(src?: string): void
  /** Opens the dialog of a `[data-autostart]` element, if the page has one. */
  autostart(): void
}

/**
 * A Trusted Types policy for addresses of scripts. The browser's gives an object; TypeScript has no
 * name for it but string.
 */
export type ScriptPolicy = { createScriptURL(url: string): string }

/** Fired on document when a dialog opens, or when a retry is asked for. */
export const openEvent = 'dialog:open'

declare global {
  interface Window {
    __dialogs?: Dialogs
    __early?: Early
    /** Set by the inline script, used by webpack's loader. */
    __scripts?: ScriptPolicy
    /** Not in every browser. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  }
  interface DocumentEventMap {
    [openEvent]: CustomEvent<OpenRequest>
  }
}
