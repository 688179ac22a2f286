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
