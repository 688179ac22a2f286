import { type EstimatorData, type Item, noChoice } from './choice'
import type { Price } from '@clinic/content/schemas/lists'
import type { BuildContext } from '../../buildContext/buildContext'
import { pagePath, headingId } from '@clinic/content/routes'
import type { Treatment } from '@clinic/content/schemas/treatment'
import { writeQuery } from './address'

/** Returns what the cost estimator adds up, from data/prices.json alone. */
export function estimatorData(buildContext: BuildContext): EstimatorData {
  const {
    prices: list,
    consultation,
    consultationNote,
    maleSupplement,
    maleSupplementNote,
    mainAreas = [],
  } = buildContext.content.prices
  const areaPrices = list
    .filter((p) => p.estimator?.role === 'main-areas')
    .toSorted((a, b) => a.estimator!.areas! - b.estimator!.areas!)
  // The gate has seen to it that these are single amounts.
  const fixed = (p: Price, note: string) => ({
    label: buildContext.words(p.label),
    amount: p.amount!,
    note: buildContext.words(note),
  })
  return {
    areas: mainAreas.map(({ id, label }) => ({ id, label: buildContext.words(label) })),
    areaPrices: areaPrices.map((p) => ({ label: buildContext.words(p.label), amount: p.amount! })),
    areaGroup: buildContext.words(areaPrices[0]?.group ?? ''),
    supplement: fixed(buildContext.price(maleSupplement), maleSupplementNote),
    consultation: fixed(buildContext.price(consultation), consultationNote),
    items: list.flatMap((p) => item(buildContext, p) ?? []),
  }
}

function item(buildContext: BuildContext, price: Price): Item | null {
  const { estimator: does, note } = price
  if (!does || does.role === 'main-areas') return null
  return {
    key: price.key,
    label: buildContext.words(price.label),
    group: buildContext.words(price.group),
    note: note === undefined ? null : buildContext.words(note),
    unit: buildContext.words(price.unit),
    role: does.role === 'one-of' ? 'treatment' : does.role,
    price: sumOf(price),
    pieces: does.each && does.most ? { each: does.each, most: does.most } : null,
    size:
      does.of && does.option
        ? { of: buildContext.words(does.of), option: buildContext.words(does.option) }
        : null,
  }
}

function sumOf({ amount, from, to }: Price): Item['price'] {
  if (amount !== undefined) return { from: amount, to: amount }
  return from !== undefined && to !== undefined ? { from, to } : null
}

/**
 * Returns the address of the cost estimator, on whichever page an editor has placed it; null when
 * it stands on none.
 */
export function estimatorLink({ content, plain }: BuildContext, query = ''): string | null {
  for (const { route, sections } of content.pages) {
    const at = sections.findIndex((section) => section.feature === 'cost-estimator')
    if (at >= 0) return `${pagePath(route)}${query}#${headingId(plain(sections[at]!.heading), at)}`
  }
  return null
}

/**
 * Returns the address of the cost estimator with a treatment ticked in it; null when the treatment
 * has no price there.
 */
export function treatmentEstimatorLink(
  buildContext: BuildContext,
  { route, atAGlance }: Treatment,
): string | null {
  const { mainAreas, prices } = buildContext.content.prices
  const area = mainAreas?.find((one) => one.page === route)
  const price = prices.find((one) => one.key === atAGlance.price)
  if (area) return estimatorLink(buildContext, writeQuery({ ...noChoice, areas: [area.id] }))
  if (!price?.estimator || price.estimator.role === 'main-areas' || price.onConsultation)
    return null
  return estimatorLink(buildContext, writeQuery({ ...noChoice, items: { [price.key]: 1 } }))
}
