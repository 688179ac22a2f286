import { focus } from './inPage'

/**
 * Keeps input when React cannot hydrate a page that a translator or an extension has changed, and
 * renders it anew. What the visitor had typed, ticked, opened and focused on the page before is
 * found again here by the place of each control among those of its kind.
 */

const controls = 'a[href],button,input,select,textarea,form,details,summary,[tabindex]'

/**
 * Returns a string that identifies the kind of a control. Names that React makes up are not the
 * same in both pages.
 */
const kindOf = (element: Element): string =>
  [
    element.tagName,
    ...['type', 'name', 'href', 'action'].map((name) => element.getAttribute(name)),
    /^(?:checkbox|radio)$/.test((element as HTMLInputElement).type) &&
      element.getAttribute('value'),
  ]
    .map((part) => (part && !/^[:_«]/.test(part) ? part : ''))
    .join(' ')

/** Returns every control of the page with its place. */
export function placesOfControls(): Map<Element, string> {
  const counts = new Map<string, number>()
  return new Map(
    [...document.querySelectorAll(controls)].map((element) => {
      const kind = kindOf(element)
      const nth = counts.get(kind) ?? 0
      counts.set(kind, nth + 1)
      return [element, `${kind} ${nth}`]
    }),
  )
}

const fire = (element: Element, ...kinds: string[]) =>
  kinds.forEach((kind) => element.dispatchEvent(new Event(kind, { bubbles: true })))

/** Sets a value past React's own setter, which would take the change for its own. */
function setValue(
  prototype: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  element: Element,
  value: string,
): void {
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value)
  fire(element, 'input', 'change')
}

function carry(from: Element, to: Element): void {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open
  else if (from instanceof HTMLFormElement)
    // What an inline script has noted on it.
    Object.assign((to as HTMLFormElement).dataset, from.dataset)
  else if (from instanceof HTMLSelectElement) {
    if (from.value !== (to as HTMLSelectElement).value)
      setValue(HTMLSelectElement.prototype, to, from.value)
  } else if (from instanceof HTMLTextAreaElement) {
    if (from.value !== from.defaultValue) setValue(HTMLTextAreaElement.prototype, to, from.value)
  } else if (from instanceof HTMLInputElement) {
    const input = to as HTMLInputElement
    if (from.type === 'checkbox' || from.type === 'radio') {
      const changed = from.checked !== from.defaultChecked && from.checked !== input.checked
      if (changed && (from.checked || from.type === 'checkbox')) input.click()
    } else if (from.type === 'file') {
      if (!from.files?.length) return
      input.files = from.files
      fire(input, 'change')
    } else if (from.value !== from.defaultValue)
      setValue(HTMLInputElement.prototype, input, from.value)
  }
}

/**
 * Brings what was done with the controls of the former page to those of the new one, the focus and
 * the selection too.
 * @param before the controls of the former page
 * @param focused what had the focus there
 * @returns the control of the new page that stands for one of the former
 */
export function carryOver(
  before: Map<Element, string>,
  focused: Element | null,
): <T extends Element>(former: T) => T {
  const now = new Map([...placesOfControls()].map(([element, place]) => [place, element]))
  const counterpart = <T extends Element>(former: T): T =>
    former.isConnected ? former : ((now.get(before.get(former) ?? '') as T | undefined) ?? former)
  for (const former of before.keys()) {
    const to = counterpart(former)
    if (to !== former) carry(former, to)
  }
  const to = focused && counterpart(focused)
  if (to instanceof HTMLElement && to !== focused) {
    focus(to)
    const { selectionStart, selectionEnd } = focused as HTMLInputElement
    if (typeof selectionStart === 'number')
      (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
  }
  return counterpart
}
