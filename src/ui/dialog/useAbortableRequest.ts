import { useCallback, useEffect, useRef } from 'react'
import { dismissErrors } from '../toasts/store'

/**
 * Allows one call at a time, aborted when the dialog closes or starts anew: `run` does nothing
 * while a call is pending, and the answer to a call that was given up never reaches `then`. The
 * errors of earlier calls leave the screen.
 */
export function useAbortableRequest() {
  const control = useRef<AbortController | null>(null)
  const giveUp = useCallback(() => {
    control.current?.abort()
    control.current = null
  }, [])
  const run = useCallback(
    async <T>(
      call: (signal: AbortSignal) => Promise<T>,
      then: (result: T) => void,
    ): Promise<void> => {
      if (control.current) return
      const own = new AbortController()
      control.current = own
      dismissErrors()
      const result = await call(own.signal)
      if (control.current !== own) return
      control.current = null
      then(result)
    },
    [],
  )
  const busy = useCallback(() => control.current !== null, [])
  useEffect(() => giveUp, [giveUp])
  return { run, giveUp, busy }
}

/** Frames to try for: about two seconds. A disabled button cannot take the focus. */
const mostFrames = 120

/**
 * Puts the focus back on a button that was disabled during a call, unless it is elsewhere by then.
 */
export function focusBack(element: () => HTMLElement | null | undefined): void {
  let frames = 0
  const attempt = () => {
    const active = document.activeElement
    const left =
      active &&
      active !== document.body &&
      !(active instanceof HTMLDialogElement) &&
      !active.matches('[type="submit"]')
    if (left) return
    const wanted = element()
    wanted?.focus({ preventScroll: true })
    // A button that has just been disabled counts as focused until the browser next renders, and
    // loses the focus then.
    const settled = document.activeElement === wanted && !wanted?.matches(':disabled')
    if (wanted && !settled && frames++ < mostFrames) requestAnimationFrame(attempt)
  }
  requestAnimationFrame(attempt)
}
