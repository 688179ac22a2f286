import type { DialogName } from '../dialogs/names'

/** What the inline script and the loaded code say to each other. Types only: nothing here ends up in a bundle. */

/** Facts about one page that the inline script needs. They stand in the page as `<script type="application/json" id="boot-data">`. */
export type BootData = {
  /** Gatsby's scripts, in order. They are loaded at the visitor's first intent. */
  scripts: string[]
  /** Further files that the scripts will ask for: the page's own chunk and data. Fetched at idle, without running. */
  prefetch: string[]
  /** What Gatsby's own inline scripts would have set on window. */
  globals: Record<string, unknown>
  /** true when an analytics service is configured. */
  analytics: boolean
}

export type OpenRequest = { name: DialogName; index: number }

/** `window.__dialogs`: set by the inline script, used by the loaded code. */
export type Dialogs = {
  open(name: DialogName, index?: number, trigger?: Element | null): void
  /** Closes every dialog because the page changes; focus stays where it is. */
  leave(): void
  /** The open dialog, if any. */
  current(): OpenRequest | null
  /** Says that the loaded code listens: whatever was pressed early happens now. */
  ready(): void
  /** Opens the dialog of a `[data-autostart]` element, if the page has one. */
  autostart(): void
}

/** Fired on document when a dialog opens, or when a retry is asked for. */
export const openEvent = 'dialog:open'

declare global {
  interface Window {
    __dialogs?: Dialogs
  }
  interface DocumentEventMap {
    [openEvent]: CustomEvent<OpenRequest>
  }
}
