/**
 * Adds what jsdom lacks of `<dialog>` and of layout: enough for boot.ts to work as in a browser.
 */
export function installDialogElement(): void {
  const { prototype } = HTMLDialogElement
  const focusBefore = new WeakMap<HTMLDialogElement, Element | null>()
  prototype.showModal = function () {
    if (this.open) throw new DOMException('already open', 'InvalidStateError')
    focusBefore.set(this, document.activeElement)
    this.setAttribute('open', '')
  }
  prototype.close = function () {
    if (!this.open) return
    this.removeAttribute('open')
    const before = focusBefore.get(this)
    focusBefore.delete(this)
    if (before instanceof HTMLElement) before.focus()
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    // A browser closes modal dialogs alone.
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
    open.findLast((dialog) => focusBefore.has(dialog))?.close()
  })
  // Everything that is not hidden counts as visible.
  Element.prototype.getClientRects = function () {
    return (this.closest('[hidden], dialog:not([open])') ? [] : [{}]) as unknown as DOMRectList
  }
}
