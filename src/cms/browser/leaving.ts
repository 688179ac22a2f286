/** The label of the CMS's own button back. */
const backButton = 'Cancel Editing'

const question = 'Leave without saving? What you changed in this form will be lost.'

/**
 * Asks before unsaved work is left behind: the CMS's button back and a closed tab drop it without a
 * word. Something is unsaved from the first key or button of a field until the form has been saved
 * or left.
 * @returns to be called when a form has been saved
 */
export function askBeforeLeaving(): () => void {
  let unsaved = false
  const saved = () => void (unsaved = false)

  const inField = (target: EventTarget | null) =>
    target instanceof Element && target.closest('[role="group"][aria-label$="Field"]') !== null
  const buttonOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest('button') : null

  document.addEventListener('input', ({ target }) => void (unsaved ||= inField(target)), true)
  document.addEventListener(
    'click',
    (event) => {
      const button = buttonOf(event.target)
      if (button?.getAttribute('aria-label') === backButton) {
        if (!unsaved || window.confirm(question)) return saved()
        event.preventDefault()
        event.stopImmediatePropagation()
      } else if (button && inField(button) && !button.hasAttribute('aria-expanded')) unsaved = true
    },
    true,
  )
  window.addEventListener('beforeunload', (event) => {
    if (unsaved) event.preventDefault()
  })
  return saved
}
