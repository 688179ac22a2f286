/** Returns the target of an event or its nearest ancestor that matches. */
export const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

/** Makes an event do nothing. */
function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Returns a listener that swallows the second press of two where it meets something else. */
function secondPresses(): (event: MouseEvent) => void {
  /** The element that was clicked last. */
  let pressed: Element | null = null
  /** true when the last press was a finger's. */
  let touched = false
  /** The last tap: where and when. */
  let tap = { x: 0, y: 0, at: -Infinity }
  window.addEventListener(
    'pointerdown',
    ({ pointerType }) => (touched = pointerType === 'touch'),
    true,
  )
  /** Checks whether a tap follows another at once in the same place: iOS does not count taps. */
  const isSecondTap = ({ clientX: x, clientY: y, timeStamp: at }: MouseEvent) => {
    if (!touched) return false
    const before = tap
    tap = { x, y, at }
    return at - before.at < 400 && Math.hypot(x - before.x, y - before.y) < 24
  }
  return (event) => {
    // The keyboard counts none.
    if (event.detail === 0) return
    const target =
      closest(event, 'label') ?? closest(event, 'a,button,input,select,summary,textarea')
    const second = isSecondTap(event) || event.detail > 1
    if (second && target !== pressed) swallow(event)
    else pressed = target
  }
}

/**
 * Guards against input that is not meant: the second of a double click that falls on what the first
 * one opened, closed or moved on to (buttons that move a dialog on are therefore new elements in
 * every view), Enter that is held down in a dialog, and the wheel over a number.
 */
export function guardInput(): void {
  window.addEventListener('click', secondPresses(), true)
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat && event.key === 'Enter' && closest(event, 'dialog')) swallow(event)
    },
    true,
  )
  window.addEventListener(
    'wheel',
    ({ target }) => {
      // Over a number that has the focus the wheel scrolls the page, as everywhere, and does not
      // change it: browsers leave a field alone that is read-only.
      if (!(target instanceof HTMLInputElement) || target.type !== 'number' || target.readOnly)
        return
      target.readOnly = true
      setTimeout(() => (target.readOnly = false))
    },
    { capture: true, passive: true },
  )
}
