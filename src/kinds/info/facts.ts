import { pounds, upperFirst } from '@clinic/contract/prose'
import { formatPrice, skincarePrice } from '@clinic/content/prices'
import { leastPrice } from '@clinic/content/payable'
import type { Page } from '@clinic/content/schemas/page'
import type { BuildContext } from '../../buildContext/buildContext'
import * as kindsWords from '../../words/kinds'
import * as sharedWords from '../../words/shared'

type Fact = { label: string; value: string }

/**
 * Returns what a visitor asks first of a page that sells: what it costs. Pages of a group say where
 * prices begin, that of prices each number of areas, that of skincare what the programme covers.
 */
export function pageFacts(buildContext: BuildContext, page: Page): Fact[] {
  const features = new Set(page.sections.map(({ feature }) => feature))
  const facts = features.has('skincare-programme')
    ? programmeFacts(buildContext)
    : page.kind === 'category'
      ? groupFacts(buildContext, page)
      : features.has('relaxer-prices')
        ? areaFacts(buildContext)
        : []
  // A single one is no strip.
  return facts.length > 1
    ? facts.map(({ label, value }) => ({
        label: buildContext.words(label),
        value: buildContext.words(value),
      }))
    : []
}

function programmeFacts({ price }: BuildContext): Fact[] {
  const programme = price(skincarePrice)
  return [
    { label: sharedWords.price, value: `${formatPrice(programme)} ${programme.unit}` },
    ...(programme.includes ?? [])
      .slice(0, 3)
      .map((value) => ({ label: kindsWords.included, value })),
  ]
}

const consultationFact = ({ content, price }: BuildContext): Fact => ({
  label: kindsWords.consultation,
  value: `${formatPrice(price(content.prices.consultation))}, redeemable`,
})

function groupFacts(buildContext: BuildContext, { route, sections }: Page): Fact[] {
  const { content } = buildContext
  const { street, locality } = content.clinic.address
  const listed = new Set(sections.flatMap(({ treatments }) => treatments ?? []))
  const treatments = content.treatments.filter(
    (t) => route === '/treatments' || listed.has(t.route),
  )
  const amounts = treatments.flatMap((t) => {
    const key = t.atAGlance.price
    if (key === null) return []
    return leastPrice(key, t.prices.keys, content.prices)?.amount ?? []
  })
  return [
    ...(amounts.length > 0
      ? [{ label: sharedWords.prices, value: kindsWords.from(pounds(Math.min(...amounts))) }]
      : []),
    consultationFact(buildContext),
    { label: sharedWords.treatments, value: `${treatments.length}` },
    { label: sharedWords.where, value: `${street}, ${locality}` },
  ]
}

function areaFacts(buildContext: BuildContext): Fact[] {
  const areas = buildContext.content.prices.prices
    .filter((p) => p.estimator?.role === 'main-areas')
    .map((p) => ({ label: upperFirst(areaWords(p.estimator?.areas)), value: formatPrice(p) }))
  return areas.length === 0 ? [] : [...areas, consultationFact(buildContext)]
}

const areaWords = (areas = 1) => (areas === 1 ? kindsWords.oneArea : `${areas} areas`)
