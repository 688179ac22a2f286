import { plainText } from './expand'
import type { SiteContent } from './load'
import { priceWithTotal } from './payable'
import type { Price } from './schemas/lists'

/**
 * Returns a price on a line of its own, as the assistant reads it: "Masseter: £350 per visit", "One
 * area: £175 per visit, men £225", "Chin: £50 per add-on, only with a main area, together from £225
 * (men from £275)", "Threads: price on consultation".
 */
export function priceLine(price: Price, content: SiteContent): string {
  const { amount, more } = priceWithTotal(price, content.prices)
  return `${plainText(price.label, content)}: ${amount}${price.onConsultation ? '' : ` ${price.unit}`}${more === null ? '' : `, ${more.replace(';', ',')}`}`
}
