/**
 * A stand-in for <dialog>.showModal(), fetched by the inline script (src/boot/controller.ts) where the browser has none: the dialog
 * lies over the page, the rest of the page is out of reach, Escape closes it. See docs/decisions/0003-when-something-is-missing.md.
 */
;(() => {
  const dialog = Object.getPrototypeOf(document.createElement('dialog'))
  if (dialog.showModal) return
  if (!window.HTMLDialogElement) window.HTMLDialogElement = dialog.constructor
  if (!('open' in dialog))
    Object.defineProperty(dialog, 'open', {
      get() {
        return this.hasAttribute('open')
      },
      set(open) {
        this.toggleAttribute('open', open)
      },
    })

  let shown = null
  let rest = []
  // A press beside the dialog lands here, and must not reach what lies beneath.
  const scrim = document.createElement('div')
  scrim.style.cssText = 'position:fixed;inset:0;z-index:59;background:rgb(21 24 29 / .62)'
  scrim.addEventListener('click', () => shown && shown.close())
  const first = () =>
    shown.querySelector('[autofocus]') ||
    shown.querySelector('[data-first]') ||
    shown.querySelector('button')

  const release = () => {
    rest.forEach((element) => (element.inert = false))
    rest = []
    scrim.remove()
    shown.removeAttribute('aria-modal')
    shown.style.zIndex = ''
    shown = null
  }
  dialog.showModal = function () {
    if (shown) release()
    shown = this
    this.open = true
    // The shade of a shell that is not modal yet; the one below takes its place.
    this.removeAttribute('data-early')
    this.setAttribute('aria-modal', 'true')
    this.style.zIndex = '60'
    // Outside what React takes over: a page that was changed before it came would be made anew.
    document.body.append(scrim)
    for (let one = this; one !== document.body; one = one.parentElement)
      for (const sibling of one.parentElement.children)
        if (sibling !== one && sibling !== scrim && !sibling.inert) {
          sibling.inert = true
          rest.push(sibling)
        }
    if (!this.contains(document.activeElement)) first().focus()
  }
  dialog.close = function () {
    if (!this.open) return
    if (this === shown) release()
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && shown) shown.close()
  })
  // Where `inert` is unknown too.
  addEventListener('focusin', (event) => {
    if (shown && !shown.contains(event.target)) first().focus()
  })

  // Opened before this file was here.
  for (const open of document.querySelectorAll('dialog[open]')) open.showModal()
})()
