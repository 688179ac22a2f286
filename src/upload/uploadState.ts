import type { UploadRequest } from '../../supabase/functions/_shared/contract'
import { percentOf, words } from './words'

export type VideoType = UploadRequest['type']

/** What this browser remembers of an upload that was begun, so that it can go on after a reload. */
export type Unfinished = {
  /** Tells whether a file is the same file (see fingerprint.ts). */
  fingerprint: string
  name: string
  size: number
  type: VideoType
  /** Lets this browser, and nobody else, ask for the same upload to be signed again. */
  renewal: string
  /** Where the bytes go on; null until the upload server has given an address. */
  url: string | null
  /** When it was begun, in milliseconds since 1970. */
  begun: number
}

/** What the function's health page says; unknown until it has answered. */
export type Service = { uploads: 'unknown' | 'on' | 'off'; maxBytes: number | null }

/** What is wrong, by the field in which it can be mended; `form` when it is neither. */
export type Problems = { token?: string; file?: string; form?: string }

export type UploadState = {
  service: Service
  /** `asking` still shows the form: the server has not agreed yet. */
  phase: 'form' | 'asking' | 'sending' | 'waiting' | 'paused' | 'failed' | 'done'
  /** Why it waits. */
  offline: boolean
  file: { name: string; size: number } | null
  /** Bytes that have gone out. */
  sent: number
  /** The last tenth that was announced. */
  tenth: number
  /** false where the browser keeps nothing, and a reload would lose the upload. */
  kept: boolean
  /** Cancel was pressed and is to be confirmed. */
  confirming: boolean
  problems: Problems
  failure: string
  /** After a failure: the file is still at hand and the upload may go on. */
  canContinue: boolean
  /** Under what the clinic finds the finished video. */
  reference: string
  notice: string
  /** What a screen reader is told, politely. */
  announcement: string
  unfinished: readonly Unfinished[]
}

export type UploadAction =
  | { type: 'service'; service: Service }
  | { type: 'unfinished'; list: readonly Unfinished[] }
  | { type: 'edit'; field: 'token' | 'file' }
  | { type: 'submit' }
  | { type: 'refuse'; problems: Problems }
  | { type: 'begin'; file: { name: string; size: number }; kept: boolean; continuing: boolean }
  | { type: 'progress'; sent: number }
  | { type: 'wait'; offline: boolean }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'ask-cancel' }
  | { type: 'keep' }
  | { type: 'cancelled' }
  | { type: 'fail'; text: string; canContinue: boolean }
  | { type: 'done'; reference: string }
  | { type: 'again' }

export const uploadStart: UploadState = {
  service: { uploads: 'unknown', maxBytes: null },
  phase: 'form',
  offline: false,
  file: null,
  sent: 0,
  tenth: 0,
  kept: true,
  confirming: false,
  problems: {},
  failure: '',
  canContinue: false,
  reference: '',
  notice: '',
  announcement: '',
  unfinished: [],
}

/** Leaving the page now would interrupt something. */
export const isActive = ({ phase }: UploadState): boolean => phase === 'asking' || phase === 'sending' || phase === 'waiting'

/** The form is what the visitor sees. */
export const isForm = ({ phase }: UploadState): boolean => phase === 'form' || phase === 'asking'

export function uploadReducer(state: UploadState, action: UploadAction): UploadState {
  const percent = percentOf(state.sent, state.file?.size ?? 0)
  switch (action.type) {
    case 'service':
      return { ...state, service: action.service, announcement: action.service.uploads === 'off' && isForm(state) ? words.off : state.announcement }
    case 'unfinished':
      return { ...state, unfinished: action.list }
    case 'edit': {
      const problems = { ...state.problems }
      delete problems[action.field]
      delete problems.form
      return { ...state, problems, notice: '' }
    }
    case 'submit':
      return { ...state, phase: 'asking', problems: {}, notice: '', announcement: words.asking }
    case 'refuse':
      // What is wrong with a field is read out with the field, which gets the focus.
      return { ...state, phase: 'form', problems: action.problems, announcement: action.problems.form ?? '' }
    case 'begin': {
      const { file, kept, continuing } = action
      return { ...reset(state), phase: 'sending', file, kept, announcement: continuing ? words.continuing(file.name) : words.started(file.name) }
    }
    case 'progress': {
      if (state.phase !== 'sending' && state.phase !== 'waiting') return state
      const now = percentOf(action.sent, state.file?.size ?? 0)
      const tenth = Math.floor(now / 10)
      const news = state.phase === 'waiting' ? words.reconnected(now) : tenth > state.tenth ? (now === 100 ? words.finishing : words.told(tenth * 10)) : null
      return { ...state, phase: 'sending', offline: false, sent: action.sent, tenth: Math.max(tenth, state.tenth), announcement: news ?? state.announcement }
    }
    case 'wait': {
      const known = state.phase === 'waiting' && state.offline === action.offline
      return { ...state, phase: 'waiting', offline: action.offline, announcement: known ? state.announcement : words.waiting(action.offline) }
    }
    case 'pause':
      return { ...state, phase: 'paused', announcement: words.paused(percent) }
    case 'resume':
      return { ...state, phase: 'sending', failure: '', announcement: words.resumed }
    case 'ask-cancel':
      return { ...state, confirming: true }
    case 'keep':
      return { ...state, confirming: false }
    case 'cancelled':
      return { ...reset(state), notice: words.cancelled, announcement: words.cancelled }
    case 'fail':
      return { ...state, phase: 'failed', confirming: false, failure: action.text, canContinue: action.canContinue, announcement: action.text }
    case 'done':
      return {
        ...state,
        phase: 'done',
        confirming: false,
        sent: state.file?.size ?? state.sent,
        reference: action.reference,
        announcement: words.done(state.file?.name ?? ''),
      }
    case 'again':
      return reset(state)
  }
}

/** The empty form, with what is known of the service and of this browser. */
const reset = ({ service, unfinished }: UploadState): UploadState => ({ ...uploadStart, service, unfinished })
