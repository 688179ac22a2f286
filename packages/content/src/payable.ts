import { pounds } from '@clinic/contract/prose'
import { formatPrice } from './prices'
import type { Price, Prices } from './schemas/lists'
import { plainText } from './expand'
import type { SiteContent } from './load'

/**
 * Computes what a visitor really pays from data/prices.json: totals that go with a price, and the
 * least a treatment costs.
 */

/** Returns the price of this key; the gate has checked that there is one. */
const priceOf = (prices: Prices, key: string): Price => prices.prices.find((p) => p.key === key)!

/**
 * An amount for everybody who pays no supplement, and the total of a man, where the supplement is a
 * single amount.
 */
type Total = { amount: number; men: number | null }

const withSupplement = (amount: number, prices: Prices): Total => {
  const supplement = priceOf(prices, prices.maleSupplement).amount
  return { amount, men: supplement === undefined ? null : amount + supplement }
}

/**
 * Returns the total of a price for one or more main areas, which alone carry the supplement; null
 * for every other price.
 */
export function areasTotal(price: Price, prices: Prices): Total | null {
  return price.estimator?.role === 'main-areas' && price.amount !== undefined
    ? withSupplement(price.amount, prices)
    : null
}

/**
 * Returns the least total of a price that is only added to main areas: with one of them. Null for
 * every other price, and where no price is set.
 */
export function addOnTotal(price: Price, prices: Prices): Total | null {
  if (price.estimator?.role !== 'add-on' || price.amount === undefined) return null
  const oneArea = prices.prices.find(
    (p) => p.estimator?.role === 'main-areas' && p.estimator.areas === 1,
  )?.amount
  return oneArea === undefined ? null : withSupplement(oneArea + price.amount, prices)
}

/**
 * Returns a price where it stands alone, so that nobody takes a part of it for the whole: "£175
 * (men £225)" or "£50 only with a main area; together from £225 (men from £275)", without its unit.
 */
export function payableWords(price: Price, prices: Prices): string {
  const { amount, more } = priceWithTotal(price, prices)
  if (more === null) return amount
  return price.estimator?.role === 'add-on' ? `${amount} ${more}` : `${amount} (${more})`
}

/**
 * Returns several prices of one thing in a line, each with what it is for: "one area £175 (men
 * £225), 2 areas £275 (men £325)"; a single one with its unit: "£350 per ml". The supplement is not
 * among them, because it is in what men pay.
 */
export function pricesLine(keys: readonly string[], prices: Prices): string {
  const shown = keys
    .filter((key) => key !== prices.maleSupplement)
    .map((key) => priceOf(prices, key))
  const [only] = shown
  if (shown.length === 1 && only)
    return only.onConsultation || addOnTotal(only, prices)
      ? payableWords(only, prices)
      : `${payableWords(only, prices)} ${only.unit}`
  return shown.map((price) => `${variantName(price)} ${payableWords(price, prices)}`).join(', ')
}

/** Returns what a price among several is for: "2 areas", "0.5 ml", "brow lift". */
function variantName({ estimator, label }: Price): string {
  if (estimator?.areas !== undefined)
    return estimator.areas === 1 ? 'one area' : `${estimator.areas} areas`
  return estimator?.option ?? label.toLowerCase()
}

/** Returns the same in two parts: the figure, and what goes with it. */
export function priceWithTotal(
  price: Price,
  prices: Prices,
): { amount: string; more: string | null } {
  const amount = formatPrice(price)
  const alone = addOnTotal(price, prices)
  if (alone) {
    const men = alone.men === null ? '' : ` (men from ${pounds(alone.men)})`
    return {
      amount,
      more: `only with a main area; together from ${pounds(alone.amount)}${men}`,
    }
  }
  const areas = areasTotal(price, prices)
  return {
    amount,
    more: areas === null || areas.men === null ? null : `men ${pounds(areas.men)}`,
  }
}

/**
 * Returns what a treatment costs at least, in pounds, and whether it may cost more; null where its
 * price is agreed at the consultation.
 * @param key the price a treatment is known by
 * @param others every price of the treatment
 */
export function leastPrice(
  key: string,
  others: readonly string[],
  prices: Prices,
): { amount: number; orMore: boolean } | null {
  const price = priceOf(prices, key)
  const alone = addOnTotal(price, prices)
  if (alone) return { amount: alone.amount, orMore: true }
  const amount = price.amount ?? price.from
  if (amount === undefined) return null
  const apart = new Set([key, prices.consultation, prices.maleSupplement])
  const dearer = others.some(
    (other) => !apart.has(other) && priceOf(prices, other).estimator?.role !== 'add-on',
  )
  // One area is where a treatment of lines begins.
  return {
    amount,
    orMore: price.amount === undefined || dearer || price.estimator?.role === 'main-areas',
  }
}

/**
 * Returns the least a treatment costs, as cards, lists and the bar at the foot say it: "from £225",
 * "£350" or "price on consultation".
 */
export function leastPriceWords(key: string, others: readonly string[], prices: Prices): string {
  const least = leastPrice(key, others, prices)
  if (least === null) return formatPrice(priceOf(prices, key))
  return least.orMore ? `from ${pounds(least.amount)}` : pounds(least.amount)
}

/**
 * Returns the same in little room, with the unit where people usually buy several: "£350/ml",
 * "£350/session".
 */
export function leastPriceShort(key: string, others: readonly string[], prices: Prices): string {
  const [, each] = /^per (ml|session)$/.exec(priceOf(prices, key).unit) ?? []
  const words = leastPriceWords(key, others, prices)
  return each === undefined ? words : `${words}/${each}`
}

/**
 * Returns what a price is for, as it follows an amount: " for 2 areas", " for each session", "
 * with" and the name of an option.
 */
function priceSubject({ areas, each, option }: NonNullable<Price['estimator']>): string {
  if (areas !== undefined) return ` for ${areas === 1 ? 'one area' : `${areas} areas`}`
  if (each !== undefined) return ` for each ${each}`
  return option ? ` with ${option}` : ''
}

/**
 * Returns what one visit costs, as a range in pounds, and what that figure is for; null where no
 * price is set.
 */
function perVisit(
  price: Price,
  prices: Prices,
): { from: number; to: number; of: string; men: boolean } | null {
  const { estimator } = price
  const alone = addOnTotal(price, prices)
  if (alone) return { from: alone.amount, to: alone.amount, of: ' with one area', men: true }
  const from = price.amount ?? price.from
  if (from === undefined || estimator === undefined) return null
  return {
    from,
    to: price.amount ?? price.to!,
    of: priceSubject(estimator),
    men: estimator.role === 'main-areas',
  }
}

/**
 * Returns what a treatment costs a year when it is repeated so often: "£525 to £700 for one area
 * (men £675 to £900)"; null where no price is set.
 */
export function yearlyCost(
  price: Price,
  times: { from: number; to?: number | undefined },
  prices: Prices,
): string | null {
  const visit = perVisit(price, prices)
  if (visit === null) return null
  const supplement = priceOf(prices, prices.maleSupplement).amount
  const sum = (more: number) => {
    const ends = [times.from * (visit.from + more), (times.to ?? times.from) * (visit.to + more)]
    return [...new Set(ends)].map(pounds).join(' to ')
  }
  return `${sum(0)}${visit.of}${visit.men && supplement !== undefined ? ` (men ${sum(supplement)})` : ''}`
}

/**
 * Returns a price on a line of its own, as the assistant reads it: "Masseter: £350 per visit", "One
 * area: £175 per visit, men £225", "Chin: £50 per add-on, only with a main area, together from £225
 * (men from £275)", "Threads: price on consultation".
 */
export function priceLine(price: Price, content: SiteContent): string {
  const { amount, more } = priceWithTotal(price, content.prices)
  return (
    `${plainText(price.label, content)}: ` +
    `${amount}${price.onConsultation ? '' : ` ${price.unit}`}${more === null ? '' : `, ${more.replace(';', ',')}`}`
  )
}
