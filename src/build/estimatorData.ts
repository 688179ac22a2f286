import type { EstimatorData, Item } from '../estimator/data'
import type { Price } from '../content/schemas/lists'
import type { Workshop } from './workshop'

/** What the cost estimator adds up, from data/prices.json alone. */
export function estimatorData(shop: Workshop): EstimatorData {
  const { prices: list, consultation, consultationNote, maleSupplement, maleSupplementNote, mainAreas = [] } = shop.content.prices
  const areaPrices = list.filter((p) => p.estimator?.role === 'main-areas').toSorted((a, b) => a.estimator!.areas! - b.estimator!.areas!)
  // The gate has seen to it that these are single amounts.
  const fixed = (p: Price, note: string) => ({ label: shop.words(p.label), amount: p.amount!, note: shop.words(note) })
  return {
    areas: mainAreas.map(({ id, label }) => ({ id, label: shop.words(label) })),
    areaPrices: areaPrices.map((p) => ({ label: shop.words(p.label), amount: p.amount! })),
    areaGroup: shop.words(areaPrices[0]!.group),
    supplement: fixed(shop.price(maleSupplement), maleSupplementNote),
    consultation: fixed(shop.price(consultation), consultationNote),
    items: list.flatMap((p) => item(shop, p) ?? []),
  }
}

function item(shop: Workshop, price: Price): Item | null {
  const { estimator: does, note } = price
  if (!does || does.role === 'main-areas') return null
  return {
    key: price.key,
    label: shop.words(price.label),
    group: shop.words(price.group),
    note: note === undefined ? null : shop.words(note),
    unit: shop.words(price.unit),
    role: does.role === 'one-of' ? 'treatment' : does.role,
    price: sumOf(price),
    pieces: does.each && does.most ? { each: does.each, most: does.most } : null,
    size: does.of && does.option ? { of: shop.words(does.of), option: shop.words(does.option) } : null,
  }
}

function sumOf({ amount, from, to }: Price): Item['price'] {
  if (amount !== undefined) return { from: amount, to: amount }
  return from !== undefined && to !== undefined ? { from, to } : null
}
