import { displayName } from '../../content/expand'
import { pagePath } from '../../content/routes'
import { canITopics } from '../../content/canI'
import { notForTexts } from '../../content/safety'
import type { Treatment } from '../../content/schemas/treatment'
import { recoveryMoments } from '../../content/schemas/recovery'
import { timeWords } from '../../content/timeWords'
import type { CanIText, PageSpec, RecoveryText, TreatmentContent } from '../../page'
import { treatmentEstimatorLink } from '../estimatorLinks'
import { helpText } from '../help'
import { inShort } from '../inShort'
import { breadcrumbNode, clinicReference, graph } from '../jsonLd'
import { pictureCaption, pictureWords } from '../pictureWords'
import type { Workshop } from '../workshop'
import { head } from './head'

/** A page for each treatment. */
export function treatmentPages(shop: Workshop): PageSpec[] {
  return shop.content.treatments.map((t) => {
    const content = treatmentContent(shop, t)
    const description = shop.words(t.description)
    return {
      path: pagePath(t.route),
      template: 'treatment',
      lastmod: t.review.reviewed,
      context: {
        head: head(shop, t, {
          jsonLd: graph(
            {
              '@type': 'MedicalProcedure',
              '@id': `${shop.address(t.route)}#procedure`,
              name: content.name,
              description,
              url: shop.address(t.route),
              procedureType: 'https://schema.org/NoninvasiveProcedure',
              provider: clinicReference(shop.origin),
            },
            ...offers(shop, t, content.name),
            breadcrumbNode(content.crumbs, { name: content.name, url: shop.address(t.route) }, shop),
          ),
        }),
        foot: { name: content.name, price: content.facts[0]!.value },
        content,
      },
    }
  })
}

/** Machine-readable prices; none for a treatment with a prescription-only medicine (CAP 12.12). */
function offers(shop: Workshop, t: Treatment, name: string) {
  if (t.prescriptionOnly) return []
  return t.prices.keys
    .filter((key) => key !== shop.content.prices.consultation)
    .map((key) => shop.price(key))
    .filter((p) => !p.prescriptionOnly && p.amount !== undefined)
    .map((p) => ({
      '@type': 'Offer',
      name: shop.words(p.label),
      price: p.amount,
      priceCurrency: 'GBP',
      description: p.unit,
      itemOffered: { '@id': `${shop.address(t.route)}#procedure`, name },
    }))
}

function treatmentContent(shop: Workshop, t: Treatment): TreatmentContent {
  const { prices } = shop.content
  const group = shop.content.treatmentGroups.find((g) => g.id === t.group)!
  const name = displayName(t, shop.content)
  const keys = t.prices.keys.filter((key) => key !== prices.consultation && key !== prices.maleSupplement)
  const glance = t.atAGlance
  const tag = shop.priceTag(glance.price)
  return {
    name,
    inShort: inShort(shop, t),
    intro: shop.rich(t.intro),
    crumbs: shop.crumbs('/treatments', { label: displayName(group, shop.content), to: group.page ? pagePath(group.page) : `/treatments/#${group.id}` }),
    picture: { ...shop.entry(t.route).picture, alt: shop.words(pictureWords(t, name)) },
    caption: shop.words(pictureCaption(shop.entry(t.route).timing)),
    facts: [
      { label: glance.price === null ? 'Price' : `Price ${shop.words(shop.price(glance.price).unit)}`, value: tag.amount },
      { label: 'Appointment', value: shop.words(glance.appointment) },
      { label: 'First effect', value: shop.words(timeWords(t.times.onset, 'At once')) },
      { label: 'Usually lasts', value: shop.words(timeWords(t.times.lasts, 'Does not last')) },
      { label: 'Time off', value: shop.words(timeWords(t.times.timeOff, 'None')) },
    ],
    whatItIs: { paragraphs: shop.allRich(t.whatItIs.paragraphs), treats: shop.allRich(t.whatItIs.treats) },
    suits: { paragraphs: shop.allRich(t.suits.paragraphs), list: shop.allRich(t.suits.list) },
    notFor: { paragraphs: shop.allRich(t.notFor.paragraphs), list: shop.allRich(notForTexts(t.notFor, shop.content.safety)) },
    prices: {
      rows: [...keys, ...(t.prices.maleSupplement ? [prices.maleSupplement] : []), prices.consultation].map(shop.priceRow),
      paragraphs: shop.allRich(t.prices.paragraphs),
      notes: [...(t.prices.maleSupplement ? [prices.maleSupplementNote] : []), prices.consultationNote, prices.vat].map(shop.words),
      estimator: treatmentEstimatorLink(shop, t),
    },
    appointment: shop.steps(t.appointment),
    risks: {
      paragraphs: shop.allRich(t.risks.paragraphs),
      common: shop.allRich(t.risks.common),
      rare: shop.allRich(t.risks.rare),
      seekHelp: helpText(shop, t.risks.seekHelp.protocols, t.risks.seekHelp.own),
    },
    aftercare: { paragraphs: shop.allRich(t.aftercare.paragraphs), list: shop.allRich(t.aftercare.list) },
    recovery: recoveryTexts(shop, t),
    canI: canITexts(shop, t),
    results: shop.allRich(t.results.paragraphs),
    alternatives: t.alternatives.map((a) => ({ name: shop.words(a.name), to: a.route ? pagePath(a.route) : null, text: shop.rich(a.text) })),
    decisions: shop.decisions(t.route),
    questions: shop.questions(t.questions),
    related: t.related.map(shop.listItem),
    sources: shop.sources(t.sources),
    review: shop.review(t.review),
  }
}

/** The timelines of a treatment's recovery. */
function recoveryTexts(shop: Workshop, t: Treatment): RecoveryText[] {
  return (t.recovery ?? []).map((id) => {
    const recovery = shop.content.recovery.find((r) => r.id === id)!
    return {
      name: shop.words(recovery.name),
      days: recoveryMoments.flatMap(({ id: moment, label }) => {
        const fact = recovery.timeline[moment]
        return fact === null ? [] : [{ label, text: shop.rich(fact.text) }]
      }),
      normal: shop.rich(recovery.normal.text),
      note: recovery.note === undefined ? null : shop.rich(recovery.note),
    }
  })
}

function canITexts(shop: Workshop, t: Treatment): CanIText[] {
  return canITopics(t, shop.content).map(({ name, topics }) => ({
    name,
    items: topics.map(({ topic, answer }) => ({ question: shop.words(topic.question), answer: shop.rich(answer) })),
  }))
}
