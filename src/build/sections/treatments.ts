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
import type { BuildContext } from '../buildContext'
import { head } from './head'

/** A page for each treatment. */
export function treatmentPages(buildContext: BuildContext): PageSpec[] {
  return buildContext.content.treatments.map((t) => {
    const content = treatmentContent(buildContext, t)
    const description = buildContext.words(t.description)
    return {
      path: pagePath(t.route),
      template: 'treatment',
      lastmod: t.review.reviewed,
      context: {
        head: head(buildContext, t, {
          jsonLd: graph(
            {
              '@type': 'MedicalProcedure',
              '@id': `${buildContext.address(t.route)}#procedure`,
              name: content.name,
              description,
              url: buildContext.address(t.route),
              procedureType: 'https://schema.org/NoninvasiveProcedure',
              provider: clinicReference(buildContext.origin),
            },
            ...offers(buildContext, t, content.name),
            breadcrumbNode(content.crumbs, { name: content.name, url: buildContext.address(t.route) }, buildContext),
          ),
        }),
        foot: { name: content.name, price: content.facts[0]!.value },
        content,
      },
    }
  })
}

/** Machine-readable prices; none for a treatment with a prescription-only medicine (CAP 12.12). */
function offers(buildContext: BuildContext, t: Treatment, name: string) {
  if (t.prescriptionOnly) return []
  return t.prices.keys
    .filter((key) => key !== buildContext.content.prices.consultation)
    .map((key) => buildContext.price(key))
    .filter((p) => !p.prescriptionOnly && p.amount !== undefined)
    .map((p) => ({
      '@type': 'Offer',
      name: buildContext.words(p.label),
      price: p.amount,
      priceCurrency: 'GBP',
      description: p.unit,
      itemOffered: { '@id': `${buildContext.address(t.route)}#procedure`, name },
    }))
}

function treatmentContent(buildContext: BuildContext, t: Treatment): TreatmentContent {
  const { prices } = buildContext.content
  const group = buildContext.content.treatmentGroups.find((g) => g.id === t.group)!
  const name = displayName(t, buildContext.content)
  const keys = t.prices.keys.filter((key) => key !== prices.consultation && key !== prices.maleSupplement)
  const glance = t.atAGlance
  const tag = buildContext.priceTag(glance.price)
  return {
    name,
    inShort: inShort(buildContext, t),
    intro: buildContext.rich(t.intro),
    crumbs: buildContext.crumbs('/treatments', {
      label: displayName(group, buildContext.content),
      to: group.page ? pagePath(group.page) : `/treatments/#${group.id}`,
    }),
    picture: { ...buildContext.entry(t.route).picture, alt: buildContext.words(pictureWords(t, name)) },
    caption: buildContext.words(pictureCaption(buildContext.entry(t.route).timing)),
    facts: [
      { label: glance.price === null ? 'Price' : `Price ${buildContext.words(buildContext.price(glance.price).unit)}`, value: tag.amount },
      { label: 'Appointment', value: buildContext.words(glance.appointment) },
      { label: 'First effect', value: buildContext.words(timeWords(t.times.onset, 'At once')) },
      { label: 'Usually lasts', value: buildContext.words(timeWords(t.times.lasts, 'Does not last')) },
      { label: 'Time off', value: buildContext.words(timeWords(t.times.timeOff, 'None')) },
    ],
    whatItIs: { paragraphs: buildContext.allRich(t.whatItIs.paragraphs), treats: buildContext.allRich(t.whatItIs.treats) },
    suits: { paragraphs: buildContext.allRich(t.suits.paragraphs), list: buildContext.allRich(t.suits.list) },
    notFor: { paragraphs: buildContext.allRich(t.notFor.paragraphs), list: buildContext.allRich(notForTexts(t.notFor, buildContext.content.safety)) },
    prices: {
      rows: [...keys, ...(t.prices.maleSupplement ? [prices.maleSupplement] : []), prices.consultation].map(buildContext.priceRow),
      paragraphs: buildContext.allRich(t.prices.paragraphs),
      notes: [...(t.prices.maleSupplement ? [prices.maleSupplementNote] : []), prices.consultationNote, prices.vat].map(buildContext.words),
      estimator: treatmentEstimatorLink(buildContext, t),
    },
    appointment: buildContext.steps(t.appointment),
    risks: {
      paragraphs: buildContext.allRich(t.risks.paragraphs),
      common: buildContext.allRich(t.risks.common),
      rare: buildContext.allRich(t.risks.rare),
      seekHelp: helpText(buildContext, t.risks.seekHelp.protocols, t.risks.seekHelp.own),
    },
    aftercare: { paragraphs: buildContext.allRich(t.aftercare.paragraphs), list: buildContext.allRich(t.aftercare.list) },
    recovery: recoveryTexts(buildContext, t),
    canI: canITexts(buildContext, t),
    results: buildContext.allRich(t.results.paragraphs),
    alternatives: t.alternatives.map((a) => ({ name: buildContext.words(a.name), to: a.route ? pagePath(a.route) : null, text: buildContext.rich(a.text) })),
    decisions: buildContext.decisions(t.route),
    questions: buildContext.questions(t.questions),
    related: t.related.map(buildContext.listItem),
    sources: buildContext.sources(t.sources),
    review: buildContext.review(t.review),
  }
}

/** The timelines of a treatment's recovery. */
function recoveryTexts(buildContext: BuildContext, t: Treatment): RecoveryText[] {
  return (t.recovery ?? []).map((id) => {
    const recovery = buildContext.content.recovery.find((r) => r.id === id)!
    return {
      name: buildContext.words(recovery.name),
      days: recoveryMoments.flatMap(({ id: moment, label }) => {
        const fact = recovery.timeline[moment]
        return fact === null ? [] : [{ label, text: buildContext.rich(fact.text) }]
      }),
      normal: buildContext.rich(recovery.normal.text),
      note: recovery.note === undefined ? null : buildContext.rich(recovery.note),
    }
  })
}

function canITexts(buildContext: BuildContext, t: Treatment): CanIText[] {
  return canITopics(t, buildContext.content).map(({ name, topics }) => ({
    name,
    items: topics.map(({ topic, answer }) => ({ question: buildContext.words(topic.question), answer: buildContext.rich(answer) })),
  }))
}
