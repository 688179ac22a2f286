import { openEvent, type Early, type OpenRequest } from './protocol'

/** An open dialog: its shell, what it was opened with, and the element that gets the focus back. */
export type OpenDialog = { shell: HTMLDialogElement; request: OpenRequest; trigger: Element | null; modal?: boolean }

/** All that the controller knows of the page, in one place; one is made when the controller starts. */
export type ControllerState = {
  /** The inline script, whose work goes on here. `gatsby develop` has none: there the code is loaded already. */
  early: Early | undefined
  /** Open dialogs, the top one last. */
  dialogs: OpenDialog[]
  /** A dialog whose shell has not arrived with the page yet. */
  waiting: { request: OpenRequest; trigger: Element | null } | null
  /** Buttons that were pressed and forms that were sent before the code was ready. */
  queue: Early['queue']
  /** Whether the last press went down outside the top dialog. */
  pressedOutside: boolean
  /** Whether the site's scripts have been asked for. */
  started: boolean
  /** Whether the loaded code listens. */
  ready: boolean
  /** The page's own scripts that did not load and may yet. */
  failed: string[]
  /** Whether only a page loaded anew can help. */
  stale: boolean
  /** How often a script that is there was asked for again. */
  attempts: number
  /** Whether the scripts are tried again when the connection is back. */
  awaitsConnection: boolean
  /** The words over the page that code did not load. */
  note: Element | null
  /** When a key was last pressed, on the clock of `performance.now()`. */
  lastKeyAt: number
}

/** The state that the inline script leaves. */
export function initialState(early: Early | undefined): ControllerState {
  return {
    early,
    dialogs: [],
    waiting: null,
    queue: early?.queue ?? [],
    pressedOutside: false,
    started: false,
    ready: false,
    failed: [],
    stale: false,
    attempts: 0,
    awaitsConnection: false,
    note: early?.note ?? null,
    lastKeyAt: -Infinity,
  }
}

/** The dialog that the visitor sees. */
export const topDialog = ({ dialogs }: ControllerState): OpenDialog | undefined => dialogs[dialogs.length - 1]

/** Tells the loaded code that a dialog opens, or is to try again. */
export const announce = (request: OpenRequest): void => void document.dispatchEvent(new CustomEvent(openEvent, { detail: request }))

/** Listens on the window, before anything in the page hears of the event. */
export const on = <K extends keyof WindowEventMap>(kind: K, action: (event: WindowEventMap[K]) => void, options: AddEventListenerOptions | true = true): void =>
  window.addEventListener(kind, action, options)
