import { createContext, useContext, useEffect, useRef, type RefObject } from 'react'

export type ShellApi = {
  dialog: RefObject<HTMLDialogElement | null>
  title: RefObject<HTMLHeadingElement | null>
  /** Replaces the words of the shell's heading; null puts the first ones back. */
  setTitle(title: string | null): void
  /** The picture asked for, where the trigger names one (`data-index`). */
  index: number
  /** Counts how often the dialog was opened. */
  opened: number
}

export const ShellContext = createContext<ShellApi | null>(null)

/** Returns the shell around the content that calls this. */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell needs a <Shell> around it')
  return shell
}

/** Runs `then` each time the dialog around has closed. */
export function useClosed(then: () => void): void {
  const { dialog } = useShell()
  const latest = useRef(then)
  useEffect(() => {
    latest.current = then
  })
  useEffect(() => {
    const element = dialog.current
    const listen = (event: Event) => event.target === element && latest.current()
    element?.addEventListener('close', listen)
    return () => element?.removeEventListener('close', listen)
  }, [dialog])
}

/** Moves the focus to the heading whenever the dialog shows another view. */
export function useNewView(view: unknown): void {
  const { dialog, title } = useShell()
  const seen = useRef(view)
  useEffect(() => {
    if (seen.current === view) return
    seen.current = view
    if (dialog.current?.open) title.current?.focus({ preventScroll: true })
    dialog.current?.scrollTo?.(0, 0)
  }, [view, dialog, title])
}
