import type { UploadRequest } from '@clinic/contract/contract'
import { percentOf, words } from './words'

export type VideoType = UploadRequest['type']

/**
 * The data that this browser keeps of an upload that was begun, so that it can go on after a
 * reload.
 */
export type Unfinished = {
  /** Tells whether a file is the same file (see fingerprint.ts). */
  fingerprint: string
  name: string
  size: number
  type: VideoType
  /** Lets this browser, and nobody else, ask for the same upload to be signed again. */
  renewal: string
  /** The address of the upload; null until the upload server has given one. */
  url: string | null
  /** Time of the start, in milliseconds since 1970. */
  begun: number
}

/** Errors by the field in which they can be corrected; `form` when it is neither. */
export type Problems = {
  token?: string | undefined
  file?: string | undefined
  form?: string | undefined
}

export type UploadState = {
  /** The answer of the function's health page; unknown until it has answered. */
  uploads: 'unknown' | 'on' | 'off'
  maxBytes: number | null
  unfinished: readonly Unfinished[]
  /** `asking` still shows the form: the server has not agreed yet. */
  phase: 'form' | 'asking' | 'sending' | 'waiting' | 'paused' | 'failed' | 'done'
  file: { name: string; size: number } | null
  /** Bytes that have gone out. */
  sent: number
  /** The upload was begun on an earlier visit. */
  continuing: boolean
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
  /** A message about the upload before this form. */
  notice: string
}

/** An empty form. */
export const emptyForm = {
  phase: 'form',
  file: null,
  sent: 0,
  continuing: false,
  kept: true,
  confirming: false,
  problems: {},
  failure: '',
  canContinue: false,
  reference: '',
  notice: '',
} as const satisfies Partial<UploadState>

export const uploadStart: UploadState = {
  uploads: 'unknown',
  maxBytes: null,
  unfinished: [],
  ...emptyForm,
}

/** Checks whether leaving the page now would interrupt an upload. */
export const isActive = ({ phase }: UploadState): boolean =>
  phase === 'asking' || phase === 'sending' || phase === 'waiting'

/** Checks whether the visitor sees the form. */
export const isForm = ({ phase }: UploadState): boolean => phase === 'form' || phase === 'asking'

/**
 * Returns what a screen reader is told, politely. It changes with every phase, and with every tenth
 * that has been sent.
 */
export function announcement({
  uploads,
  phase,
  file,
  sent,
  continuing,
  problems,
  failure,
  notice,
}: UploadState): string {
  const percent = percentOf(sent, file?.size ?? 0)
  switch (phase) {
    case 'form':
      // What is wrong with a field is read out with the field, which gets the focus.
      return uploads === 'off' ? words.off : (problems.form ?? notice)
    case 'asking':
      return words.asking
    case 'sending':
      if (percent === 100) return words.finishing
      if (percent >= 10) return words.sent(percent - (percent % 10))
      return continuing ? words.continuing(file!.name) : words.started(file!.name)
    case 'waiting':
      return words.waiting
    case 'paused':
      return words.paused(percent)
    case 'failed':
      return failure
    case 'done':
      return words.done(file!.name)
  }
}
