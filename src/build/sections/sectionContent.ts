import { displayName } from '../../content/expand'
import { formatPrice, skincarePrice } from '../../content/money'
import { pagePath, productRoute } from '../../content/routes'
import type { Feature, Section } from '../../content/schemas/common'
import type { Language } from '../../content/schemas/safety'
import { timeWords } from '../../content/timeWords'
import type { FeatureData, PriceGroup, SectionContent } from '../../page'
import { estimatorData } from '../estimatorData'
import { estimatorLink } from '../estimatorLinks'
import { finder } from '../finder'
import { helpLines, helpText, protocolTexts } from '../help'
import { assessmentData, galleryItems } from '../siteData'
import type { Workshop } from '../workshop'
import { headingId } from './headingId'

/** Sections ready to be drawn; ids are unique on the page. On a page in another language, protocols are lines in it. */
export function sectionContents(shop: Workshop, sections: readonly Section[], language?: Language): SectionContent[] {
  const used = new Set<string>()
  const hasEstimator = sections.some((s) => s.feature === 'cost-estimator')
  return sections.map((s, i) => {
    let id = headingId(shop.plain(s.heading), i)
    if (used.has(id)) id = `${id}-${i + 1}`
    used.add(id)
    return {
      id,
      heading: shop.words(s.heading),
      paragraphs: shop.allRich(s.paragraphs),
      list: shop.allRich(s.list),
      steps: shop.steps(s.steps),
      prices: (s.prices ?? []).map(shop.priceRow),
      treatments: (s.treatments ?? []).map(shop.listItem),
      feature: s.feature ? featureData(shop, s.feature, hasEstimator) : null,
      after: shop.allRich(s.after),
      note: s.note ? shop.rich(s.note) : null,
      help: s.protocols && language === undefined ? helpText(shop, s.protocols) : null,
      helpLines: s.protocols && language !== undefined ? helpLines(shop, s.protocols, language) : [],
    }
  })
}

function featureData(shop: Workshop, feature: Feature, hasEstimator: boolean): FeatureData {
  const { content } = shop
  const prices = (include: (key: string) => boolean) => ({
    groups: priceGroups(shop, include),
    notes: priceNotes(shop),
    estimator: hasEstimator ? null : estimatorLink(shop),
  })
  switch (feature) {
    case 'finder':
      return { kind: feature, ...finder(shop) }
    case 'price-list':
      return { kind: feature, ...prices(() => true) }
    case 'relaxer-prices':
      return { kind: feature, ...prices((key) => shop.price(key).prescriptionOnly) }
    case 'cost-estimator':
      return { kind: feature, data: estimatorData(shop) }
    case 'people':
      return {
        kind: feature,
        people: content.people.map((p) => ({
          name: p.name,
          role: p.role,
          to: p.route === null ? null : pagePath(p.route),
          intro: shop.rich(p.intro),
          sample: p.sample === true,
        })),
      }
    case 'gallery':
      return { kind: feature, items: galleryItems(shop) }
    case 'reviews':
      return {
        kind: feature,
        reviews: content.reviews.map((r) => ({
          id: r.id,
          text: shop.words(r.text),
          who: r.who,
          to: pagePath(r.treatment),
          treatment: shop.entry(r.treatment).name,
          source: r.source,
          sample: r.sample === true,
        })),
      }
    case 'articles':
      return {
        kind: feature,
        articles: content.articles
          .toSorted((a, b) => b.review.reviewed.localeCompare(a.review.reviewed) || a.route.localeCompare(b.route))
          .map((a) => ({ name: shop.words(a.heading), to: pagePath(a.route), text: shop.plain(a.summary), date: a.review.reviewed })),
      }
    case 'at-a-glance':
      return {
        kind: feature,
        rows: content.treatmentGroups.flatMap((g) =>
          content.treatments
            .filter((t) => t.group === g.id)
            .map((t) => ({
              name: shop.entry(t.route).name,
              to: pagePath(t.route),
              price: shop.listItem(t.route).price ?? 'At consultation',
              appointment: shop.words(t.atAGlance.appointment),
              firstEffect: shop.words(timeWords(t.times.onset, 'At once')),
              lasts: shop.words(timeWords(t.times.lasts, 'Does not last')),
              timeOff: shop.words(timeWords(t.times.timeOff, 'None')),
              group: displayName(g, content),
            })),
        ),
      }
    case 'cities':
      return {
        kind: feature,
        cities: content.clinic.locations.map((r) => ({ name: shop.entry(r).name, to: pagePath(r), text: shop.plain(shop.entry(r).summary) })),
      }
    case 'products':
      return {
        kind: feature,
        products: content.products.map((p) => ({ name: p.name, to: pagePath(productRoute(p.id)), text: shop.plain(p.summary), productKind: p.kind })),
      }
    case 'protocols':
      return { kind: feature, protocols: protocolTexts(shop) }
    case 'skincare-programme': {
      const programme = shop.price(skincarePrice)
      return { kind: feature, price: { label: programme.unit, amount: formatPrice(programme) }, note: programme.note ? shop.words(programme.note) : null }
    }
    case 'facial-assessment':
      return { kind: feature, assessment: assessmentData(content) }
    case 'contact':
    case 'offer':
    case 'video-upload':
    case 'email-choices':
    case 'ai-tools':
      return { kind: feature }
  }
}

const priceNotes = (shop: Workshop) => [shop.content.prices.consultationNote, shop.content.prices.maleSupplementNote, shop.content.prices.vat].map(shop.rich)

function priceGroups(shop: Workshop, include: (key: string) => boolean): PriceGroup[] {
  const { prices } = shop.content.prices
  const names = [...new Set(prices.filter((p) => include(p.key)).map((p) => p.group))]
  return names.map((name) => ({ name: shop.words(name), rows: prices.filter((p) => p.group === name && include(p.key)).map((p) => shop.priceRow(p.key)) }))
}
