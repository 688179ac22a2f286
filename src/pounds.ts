const whole = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
})
const withPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** An amount in pounds as people read it: £1,250, or £12.50 where there are pence. */
export function formatPounds(amount: number): string {
  return (Number.isInteger(amount) ? whole : withPence).format(amount)
}
