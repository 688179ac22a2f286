/**
 * Keeps input when React cannot hydrate a page that a translator or an extension has changed, and
 * renders it anew. What the visitor had typed, ticked, opened and focused on the page before is
 * found again here by the place of each control among those of its kind.
 */

const controls = 'a[href],button,input,select,textarea,form,details,summary,[tabindex]'

/** Every control of the page as it was served, with its place. */
let served = new Map<Element, string>()
/** The last element that had the focus. */
let focused: Element | null = null

/** Returns every control of the page with its place among those of its kind. */
function placesOfControls(): Map<Element, string> {
  const counts = new Map<string, number>()
  return new Map(
    [...document.querySelectorAll(controls)].map((element) => {
      // Names that React makes up are not the same in both pages.
      const key = ['type', 'name', 'href']
        .map((name) => element.getAttribute(name)?.replace(/^[:_«].*/, ''))
        .concat(element.tagName)
        .join(' ')
      const nth = counts.get(key) ?? 0
      counts.set(key, nth + 1)
      return [element, `${key} ${nth}`]
    }),
  )
}

/** Notes the controls of the page before React takes it over. */
export function noteControls(): void {
  served = placesOfControls()
  focused = document.activeElement
  document.addEventListener('focusin', ({ target }) => (focused = target as Element), true)
}

/** Brings what a visitor has done with a control to the one that stands for it now. */
function carry(from: Element, to: Element): void {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open
  if (!from.matches('input,select,textarea')) return
  const { type, checked, defaultChecked, value, defaultValue } = from as HTMLInputElement
  const field = to as HTMLInputElement
  if (type === 'checkbox' || type === 'radio') {
    const changed = checked !== defaultChecked && checked !== field.checked
    if (changed && (checked || type === 'checkbox')) field.click()
  } else if (value !== defaultValue && value !== field.value) {
    // Past React's own setter, which would take the change for its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')!.set!.call(to, value)
    for (const kind of ['input', 'change']) to.dispatchEvent(new Event(kind, { bubbles: true }))
  }
}

/**
 * Brings what was done with the controls of the former page to those of the new one and
 * the focus, if React has rendered the page anew.
 * @returns the control of the new page that stands for one of the former
 */
export function carryOver(): <T extends Element>(former: T) => T {
  const before = served
  served = new Map()
  if (![...before.keys()].some((control) => !control.isConnected)) return (control) => control
  const now = new Map([...placesOfControls()].map(([element, place]) => [place, element]))
  const counterpart = <T extends Element>(former: T): T =>
    former.isConnected ? former : ((now.get(before.get(former) ?? '') as T | undefined) ?? former)
  for (const former of before.keys()) {
    const to = counterpart(former)
    if (to !== former) carry(former, to)
  }
  const to = focused && counterpart(focused)
  if (to instanceof HTMLElement && to !== focused) to.focus({ preventScroll: true })
  return counterpart
}
