import { plainDuration, plainLimit, plainReducer, type Plain } from '../../src/toasts/plain'
import { titledLimit, titledReducer, titledRemoveDelay, type Titled } from '../../src/toasts/titled'

describe('section 4, titled notifications', () => {
  const toast = (id: number): Titled => ({
    id,
    title: 'T',
    description: 'D',
    variant: 'default',
    open: true,
  })
  test('one at a time: the newer one takes the place of the older', () => {
    expect(titledLimit).toBe(1)
    expect(titledReducer([toast(1)], { type: 'add', toast: toast(2) })).toEqual([toast(2)])
  })
  test('dismissing closes it, and removal follows 1000000 ms later', () => {
    expect(titledRemoveDelay).toBe(1_000_000)
    const dismissed = titledReducer([toast(1)], { type: 'dismiss', id: 1 })
    expect(dismissed).toEqual([{ ...toast(1), open: false }])
    expect(titledReducer(dismissed, { type: 'remove', id: 1 })).toEqual([])
  })
})

describe('section 4, plain notifications', () => {
  const toast = (id: number) => ({ id, message: `M${id}` })
  test('up to three; a fourth pushes out the oldest', () => {
    expect(plainLimit).toBe(3)
    const four = [1, 2, 3, 4].reduce<readonly Plain[]>(
      (state, id) => plainReducer(state, { type: 'add', toast: toast(id) }),
      [],
    )
    expect(four.map(({ id }) => id)).toEqual([2, 3, 4])
  })
  test('default 4000 ms', () => expect(plainDuration).toBe(4000))
})
