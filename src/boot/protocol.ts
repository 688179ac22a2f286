import type { DialogName } from '../site/dialogNames'

/** The data and functions that the inline script and the site's code share. */

/** Facts about one page, which stand in it as `<script type="application/json" id="boot-data">`. */
export type BootData = {
  /** Gatsby's scripts, in order. They are loaded at the visitor's first intent. */
  scripts: string[]
  /** The page's own chunk and data, which the scripts will ask for. Fetched at idle, not run. */
  prefetch: string[]
  /** The properties of window that Gatsby's own inline scripts would have set. */
  globals: Record<string, unknown>
  /** true when an analytics service is configured. */
  analytics: boolean
}

export type OpenRequest = { name: DialogName; index: number }

/** `window.__boot`: set by the inline script (boot.ts), used by the site's code. */
export type Boot = {
  open(name: DialogName, index?: number, trigger?: Element | null): void
  /** Closes the open dialog before a change of page, without moving the focus. */
  leave(): void
  /** Opens the dialog of a `[data-autostart]` element, if the page has one. */
  autostart(): void
  /** Loads the site's code, because something that needs it is being used. */
  requestApp(): void
  /** Returns the open dialog, if any. */
  current(): OpenRequest | null
  /** Reports a file that failed to load, or without an address that none arrived in time. */
  reportFailure(src?: string): void
  /**
   * Runs when the site's code has hydrated the page: what was pressed is pressed again.
   * @param counterpart returns the element of the page that stands for one of before
   */
  ready(counterpart: <T extends Element>(former: T) => T): void
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
    __boot?: Boot
    /** Set by the inline script, used by webpack's loader. */
    __scripts?: ScriptPolicy
    /** Not in every browser. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  }
  interface DocumentEventMap {
    [openEvent]: CustomEvent<OpenRequest>
  }
}
