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
