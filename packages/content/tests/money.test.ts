import { formatPrice } from '../src/prices'
import { pounds } from '@clinic/contract/prose'

const price = { key: 'a', label: 'A', unit: 'per visit', group: 'G', prescriptionOnly: false }

test.each([
  [0, '£0'],
  [50, '£50'],
  [1250, '£1,250'],
  [12.5, '£12.50'],
  [1250.05, '£1,250.05'],
  [1_000_000, '£1,000,000'],
])('%d pounds are %s', (amount, words) => {
  expect(pounds(amount)).toBe(words)
})

test('a price is an amount, a range, or agreed at the consultation', () => {
  expect(formatPrice({ ...price, amount: 350 })).toBe('£350')
  expect(formatPrice({ ...price, from: 450, to: 1550 })).toBe('£450 to £1,550')
  expect(formatPrice({ ...price, onConsultation: true })).toBe('price on consultation')
})
