import type { Price } from './schemas/lists'

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const withPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** An amount in pounds as people read it: £1,250, or £12.50 where there are pence. */
export function formatPounds(amount: number): string {
  return (Number.isInteger(amount) ? whole : withPence).format(amount)
}

/** A price as it stands in a sentence or a table: "£350", "£450 to £550" or "price on consultation". */
export function formatPrice(price: Price): string {
  if (price.amount !== undefined) return formatPounds(price.amount)
  if (price.from !== undefined && price.to !== undefined) return `${formatPounds(price.from)} to ${formatPounds(price.to)}`
  return 'price on consultation'
}
