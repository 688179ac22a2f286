import { act, fireEvent, render, screen } from '@testing-library/react'
import { clearToasts, getToasts, showPlain, showTitled } from '../../src/ui/toasts/store'
import { Toasts } from '../../src/ui/toasts/Toasts'

beforeEach(() => {
  jest.useFakeTimers()
  clearToasts()
  document.body.replaceChildren()
})
afterEach(() => jest.useRealTimers())

const show = () => {
  render(
    <>
      <dialog open>
        <h2 tabIndex={-1}>Dialog</h2>
        <div data-toasts="dialog" />
      </dialog>
      <Toasts />
    </>,
  )
}

describe('section 4, titled notifications on screen', () => {
  test('one at a time, inside the open dialog, until dismissed', () => {
    show()
    act(() => showTitled({ title: 'First', description: 'One' }))
    act(() => showTitled({ title: 'Second', description: 'Two', variant: 'destructive' }))
    expect(screen.queryByText('First')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent('SecondTwo')
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('alert'))
    act(() => jest.advanceTimersByTime(60_000))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Dialog' })).toHaveFocus()
  })
  test('a dismissed one is removed 1000000 ms later', () => {
    show()
    act(() => showTitled({ title: 'First', description: 'One', variant: 'destructive' }))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    act(() => jest.advanceTimersByTime(999_999))
    expect(getToasts()).toHaveLength(1)
    act(() => jest.advanceTimersByTime(1))
    expect(getToasts()).toHaveLength(0)
  })
  test('good news is announced politely', () => {
    show()
    act(() => showTitled({ title: 'Congratulations!', description: 'Done' }))
    act(() => jest.advanceTimersByTime(50))
    expect(screen.getByRole('status')).toHaveTextContent('Congratulations!Done')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('section 4, plain notifications on screen', () => {
  test('up to three, each for 4000 ms', () => {
    show()
    for (const message of ['A', 'B', 'C', 'D']) act(() => showPlain(message))
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['B', 'C', 'D'])
    act(() => jest.advanceTimersByTime(3999))
    expect(screen.getAllByRole('alert')).toHaveLength(3)
    act(() => jest.advanceTimersByTime(1))
    expect(screen.queryByRole('alert')).toBeNull()
  })
  test('one that is pointed at waits', () => {
    show()
    act(() => showPlain('A'))
    fireEvent.pointerEnter(screen.getByRole('alert'))
    act(() => jest.advanceTimersByTime(10_000))
    fireEvent.pointerLeave(screen.getByRole('alert'))
    act(() => jest.advanceTimersByTime(4000))
    expect(screen.queryByRole('alert')).toBeNull()
  })
  test('one that holds the focus waits, though the pointer comes and goes', () => {
    show()
    act(() => showPlain('A'))
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    fireEvent.pointerEnter(screen.getByRole('alert'))
    fireEvent.pointerLeave(screen.getByRole('alert'))
    act(() => jest.advanceTimersByTime(10_000))
    expect(screen.getByRole('alert')).toBeVisible()
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
    act(() => jest.advanceTimersByTime(4000))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
