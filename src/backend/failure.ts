/** A call that has not answered after this many milliseconds has failed. */
export const timeLimit = 20_000

/** The reasons for which a call to the backend gives no usable answer. */
type FailureKind =
  /** The site's own code for calls could not be fetched. */
  | 'unavailable'
  /** The connection was refused, reset or blocked. */
  | 'network'
  /** No whole answer within the time limit. */
  | 'timeout'
  /** The relay before the function failed. */
  | 'relay'
  /** The function answered with a status that is not 2xx. */
  | 'http'
  /** The answer was not the agreed JSON. */
  | 'malformed'
  /** The answer was JSON with an `error`, or said that there was no success. */
  | 'declined'
  /** The caller gave up. Nobody is waiting for this answer. */
  | 'abandoned'

/**
 * `code`, `text` and `fields`: why the function refused, in its own sentence, and what of the
 * request it named as wrong.
 */
export type Failure = {
  kind: FailureKind
  detail: unknown
  status?: number
  code?: string
  text?: string
  fields?: string[]
}

export type Failed = { ok: false; failure: Failure }
export type Result<T> = { ok: true; data: T } | Failed

/** Returns the result of a call that gave no usable answer. */
export const fail = (kind: FailureKind, detail: unknown, status?: number): Failed => ({
  ok: false,
  failure: status === undefined ? { kind, detail } : { kind, detail, status },
})

/**
 * Writes a failure to the console, for whoever looks after the site. Never what the visitor wrote.
 */
export function logFailure(call: string, failure: Failure): void {
  console.error(
    `[${call}] ${failure.kind}${failure.status ? ` ${failure.status}` : ''}`,
    failure.detail,
  )
}

/**
 * Makes a signal that ends a fetch, its whole answer included, after so many milliseconds.
 * `AbortSignal.timeout` does the same from Safari 16 on.
 */
export function timeLimited(milliseconds: number): AbortSignal {
  const control = new AbortController()
  setTimeout(
    () => control.abort(new DOMException('There was no answer in time.', 'TimeoutError')),
    milliseconds,
  )
  return control.signal
}
