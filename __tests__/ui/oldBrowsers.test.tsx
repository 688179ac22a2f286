import { act, render, screen } from '@testing-library/react'
import { showPlain } from '../../src/ui/toasts/store'
import { Toasts } from '../../src/ui/toasts/Toasts'

/** Firefox knows :has() since version 121 only; before that, a query with it throws. */
test('a browser without :has() shows a notification in the open dialog too', () => {
  const query = document.querySelector.bind(document)
  jest.spyOn(document, 'querySelector').mockImplementation((selector: string) => {
    if (selector.includes(':has('))
      throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError')
    return query(selector)
  })
  render(
    <>
      <dialog open>
        <div data-toasts="dialog" />
      </dialog>
      <Toasts />
    </>,
  )
  act(() => showPlain('Sent'))
  expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Sent'))
})
