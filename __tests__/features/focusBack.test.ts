import { focusBack } from '../../src/ui/dialog/useAbortableRequest'

const frame = () => new Promise(requestAnimationFrame)

test('a button that was disabled a moment ago, and still counts as focused, has the focus once it is ready', async () => {
  document.body.innerHTML = '<button type="submit">Send</button>'
  const button = document.querySelector('button')!
  button.focus()
  button.disabled = true
  focusBack(() => button)
  await frame()
  expect(document.activeElement).toBe(button)
  // What the browser does when it next renders.
  button.disabled = false
  button.blur()
  await frame()
  await frame()
  expect(document.activeElement).toBe(button)
})
