import { openEvent, type Early, type OpenRequest } from './protocol'

/** An open dialog: its shell, what it was opened with, and the element that gets the focus back. */
export type OpenDialog = {
  shell: HTMLDialogElement
  request: OpenRequest
  trigger: Element | null
  modal?: boolean
}

/** The controller's whole state; there is one object of it on a page. */
export type ControllerState = {
  /** The state of the inline script; undefined in `gatsby develop`, which has none. */
  early: Early | undefined
  /** Open dialogs, the top one last. */
  dialogs: OpenDialog[]
  /** A dialog that was asked for before the parser reached its shell. */
  waiting: { request: OpenRequest; trigger: Element | null } | null
  /** Buttons that were pressed and forms that were sent before the code was ready. */
  queue: Early['queue']
  /** The controls of the page as it was served, each with its place (carryOver.ts). */
  controls: Map<Element, string>
  /** The last element with the focus, until the code is ready. */
  focused: Element | null
  /** The element that was clicked last. */
  pressed: Element | null
  /** true when the last press was a finger's. */
  touched: boolean
  /** The last tap: where and when. */
  tap: { x: number; y: number; at: number } | null
  /** true when the last press went down outside the top dialog. */
  pressedOutside: boolean
  /** true when the site's scripts have been asked for. */
  started: boolean
  /** true when the site's code has hydrated the page and handles events by itself. */
  ready: boolean
  /** The page's own scripts that did not load and may yet. */
  failed: string[]
  /** true when a script is gone from the server, so that only reloading the page can help. */
  stale: boolean
  /** Number of repeated requests for a script that did not run although the server has it. */
  attempts: number
  /** true when a failure was reported that is tried again when the connection is back. */
  awaitsConnection: boolean
  /** Number of times that the browser has got its connection back. */
  reconnections: number
  /** The message over the page that scripts failed to load. */
  note: Element | null
  /** Time of the last key press, on the clock of `performance.now()`. */
  lastKeyAt: number
}

/** Returns the state at the start, with what the inline script has queued. */
export function initialState(early: Early | undefined): ControllerState {
  return {
    early,
    dialogs: [],
    waiting: null,
    queue: early?.queue ?? [],
    controls: new Map(),
    focused: document.activeElement,
    pressed: null,
    touched: false,
    tap: null,
    pressedOutside: false,
    started: false,
    ready: false,
    failed: [],
    stale: false,
    attempts: 0,
    awaitsConnection: false,
    reconnections: 0,
    note: early?.note ?? null,
    lastKeyAt: -Infinity,
  }
}

/** Returns the dialog that the visitor sees. */
export const topDialog = ({ dialogs }: ControllerState): OpenDialog | undefined =>
  dialogs[dialogs.length - 1]

/** Tells the site's code that a dialog was opened, or that its loading is to be tried again. */
export const announce = (request: OpenRequest): void =>
  void document.dispatchEvent(new CustomEvent(openEvent, { detail: request }))

/** Listens in the window's capture phase, before every other listener of the page. */
export const on = <K extends keyof WindowEventMap>(
  kind: K,
  action: (event: WindowEventMap[K]) => void,
  options: AddEventListenerOptions | true = true,
): void => window.addEventListener(kind, action, options)
