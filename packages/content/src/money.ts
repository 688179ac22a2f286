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
