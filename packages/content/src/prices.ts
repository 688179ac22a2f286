import { pounds } from '@clinic/contract/prose'
import type { Price } from './schemas/lists'

/** The key of the price that the skincare programme shows wherever it stands. */
export const skincarePrice = 'prescription-skincare'

/**
 * Formats a price as it stands in a sentence or a table: "£350", "£450 to £550" or "price on
 * consultation".
 */
export function formatPrice(price: Price): string {
  if (price.amount !== undefined) return pounds(price.amount)
  if (price.from !== undefined && price.to !== undefined)
    return `${pounds(price.from)} to ${pounds(price.to)}`
  return 'price on consultation'
}

/**
 * From this many times as much, or as little, an amount is rather mistyped than meant. A nought too
 * many makes ten; neighbours differ a little.
 */
const unlikely = 8
/** The same where an amount has no neighbours, and is compared with those of other things. */
const unlikelyAnywhere = 24

const amounts = ({ amount, from, to }: Price): number[] =>
  [amount, from, to].filter((one) => one !== undefined)
const isFar = (one: number, other: number, times = unlikely): boolean =>
  one >= other * times || other >= one * times

/** Checks whether a price is far from what it was: either end of it, for a range. */
export function isFarFrom(before: Price, after: Price): boolean {
  const [was, is] = [amounts(before), amounts(after)]
  return (
    was.length > 0 &&
    is.length > 0 &&
    (isFar(Math.min(...was), Math.min(...is)) || isFar(Math.max(...was), Math.max(...is)))
  )
}

/**
 * Returns the prices that are far from the middle one of the others in their group; where it has
 * fewer than two others, of all.
 */
function unlikelyPrices(
  prices: readonly Price[],
): { price: Price; middle: number; among: string }[] {
  return prices.flatMap((price) => {
    const others = prices.filter((other) => other !== price && amounts(other).length > 0)
    const near = others.filter(({ group }) => group === price.group)
    const [compared, times, among] =
      near.length < 2
        ? [others, unlikelyAnywhere, 'of the list']
        : [near, unlikely, `under "${price.group}"`]
    if (compared.length < 2) return []
    const sorted = compared.flatMap(amounts).toSorted((a, b) => a - b)
    const middle = sorted[Math.floor(sorted.length / 2)]!
    return amounts(price).some((amount) => isFar(amount, middle, times))
      ? [{ price, middle, among }]
      : []
  })
}

/** Returns the warning for an editor, a line each; empty when there are none. */
export function priceNotice(prices: readonly Price[]): string {
  const found = unlikelyPrices(prices)
  if (found.length === 0) return ''
  return [
    `Prices far from their neighbours: ${found.length}. Look for a nought too many or too ` +
      'few in data/prices.json; a price that is meant may stay.',
    ...found.map(
      ({ price, middle, among }) =>
        `  ${price.key}: ${formatPrice(price)}, where others ${among} are ` +
        `about ${formatPrice({ ...price, amount: middle })}`,
    ),
  ].join('\n')
}
