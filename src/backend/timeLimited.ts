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
