import { useEffect, useRef, type RefObject } from 'react'

/** Milliseconds between looks at a form for changes that fire no event. */
const interval = 500

/**
 * Reads a form again whenever what it shows may have changed. Browsers and programs that fill in
 * forms do not always tell, and not always so that React hears of it; what a field shows is what
 * counts. The fields are uncontrolled, so that React never writes over it.
 */
export function useFormValues(
  form: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement) => void,
): void {
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    const element = form.current!
    const look = () => latest.current(element)
    const kinds = ['input', 'change', 'focusin', 'pointerover'] as const
    for (const kind of kinds) element.addEventListener(kind, look)
    const timer = setInterval(look, interval)
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, look)
      clearInterval(timer)
    }
  }, [form])
}
