import { plainText } from '../content/expand'
import type { SiteContent } from '../content/load'
import { formatPrice } from '../content/money'
import type { Price } from '../content/schemas/lists'

/** A price on a line of its own, as the assistant is told it: "Masseter: £350 per visit", "Threads: price on consultation". */
export const priceLine = (price: Price, content: SiteContent): string =>
  `${plainText(price.label, content)}: ${formatPrice(price)}${price.onConsultation ? '' : ` ${price.unit}`}`
