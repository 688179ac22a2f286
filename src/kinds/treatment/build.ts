import type { Rich } from '@clinic/content/expand'
import type { TrialFigure } from '@clinic/content/schemas/evidence'
import type { Source } from '@clinic/content/schemas/common'
import type { BuildContext } from '../../buildContext/buildContext'
import { formatPrice } from '@clinic/content/prices'
import {
  addOnTotal,
  leastPrice,
  leastPriceShort,
  leastPriceWords,
  payableWords,
} from '@clinic/content/payable'
import { pagePath } from '@clinic/content/routes'
import { coolingOff } from '@clinic/content/ownerStatements'
import { canIAnswer, canIAnswers, canITopics } from '@clinic/content/canI'
import { notForBriefs } from '@clinic/content/safety'
import type { Price } from '@clinic/content/schemas/lists'
import type { Treatment } from '@clinic/content/schemas/treatment'
import { recoveriesOf } from '@clinic/content/recovery'
import { briefTime } from '@clinic/content/timeWords'
import type { PageSpec } from '../../site/page'
import { placedData, whereData } from '../../buildContext/anatomy'
import { canILink, recoveryLink, waitTexts } from '../../features/canI/build'
import { treatmentEstimatorLink } from '../../features/estimator/build'
import { helpText } from '../../buildContext/help'
import { course, treatmentSummary } from './treatmentSummary'
import { clinicReference, head } from '../../buildContext/head'
import { pictureCaption, pictureWords } from '../../words/pictures'
import { galleryItem, galleryItems } from '../../buildContext/siteData'
import { upperFirst } from '@clinic/contract/prose'
import * as sharedWords from '../../words/shared'
import * as treatmentWords from '../../words/treatment'

/** Returns how many decimals a percentage is written with, two at most. */
const decimals = (percent: number) =>
  [0, 1].find((n) => Number(percent.toFixed(n)) === percent) ?? 2

/**
 * Figures of a trial, each as so many people `of` as many: of 100, or of more where some are rare.
 */
export type TrialFigureText = {
  title: string
  /** Number of people who took part. */
  people: number | null
  of: number
  groups: { label: string; count: number; percent: number }[]
  note: Rich | null
  source: { name: string; url: string }
}

/**
 * Returns the figures of a trial as people are counted: of 100, and of 1,000 or 10,000 where one of
 * them is a fraction of a hundredth. Null where the treatment has none.
 */
export function trialFigure(
  { words, rich }: BuildContext,
  figure: TrialFigure | undefined,
  sources: readonly Source[],
): TrialFigureText | null {
  if (figure === undefined) return null
  const { title, people = null, groups, note, source } = figure
  const of = 100 * 10 ** Math.max(...groups.map(({ percent }) => decimals(percent)))
  return {
    title: words(title),
    people,
    of,
    groups: groups.map(({ label, percent }) => ({
      label: words(label),
      count: Math.round((percent * of) / 100),
      percent,
    })),
    note: note === undefined ? null : rich(note),
    source: { name: sources.find(({ url }) => url === source)!.source, url: source },
  }
}

/** Returns a page for each treatment. */
export function treatmentPages(buildContext: BuildContext): PageSpec<TreatmentContent>[] {
  return buildContext.content.treatments.map((t) => {
    const content = treatmentContent(buildContext, t)
    const description = buildContext.metaText(t.description)
    return {
      path: pagePath(t.route),
      template: 'treatment',
      lastmod: t.review.reviewed,
      context: {
        head: head(buildContext, t, {
          about: [
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
          ],
          breadcrumb: { name: content.name, crumbs: content.crumbs },
        }),
        mobilePriceBar: { name: content.name, price: priceFact(buildContext, t).foot },
        content,
      },
    }
  })
}

/**
 * Returns machine-readable prices; none for a treatment with a prescription-only medicine (CAP
 * 12.12).
 */
function offers(buildContext: BuildContext, t: Treatment, name: string) {
  if (t.prescriptionOnly) return []
  return t.prices.keys
    .filter((key) => key !== buildContext.content.prices.consultation)
    .map((key) => buildContext.price(key))
    .filter((p) => !p.prescriptionOnly && !p.onConsultation)
    .map((p) => ({
      '@type': 'Offer',
      name: buildContext.words(p.label),
      ...amountOf(p, buildContext),
      priceCurrency: 'GBP',
      description: p.unit,
      itemOffered: { '@id': `${buildContext.address(t.route)}#procedure`, name },
    }))
}

/** Returns the price, or the least price of a range and of what is only added to something else. */
function amountOf(price: Price, buildContext: BuildContext) {
  const alone = addOnTotal(price, buildContext.content.prices)
  if (price.amount !== undefined && !alone) return { price: price.amount }
  const ends = alone ? { minPrice: alone.amount } : { minPrice: price.from, maxPrice: price.to }
  return { priceSpecification: { '@type': 'PriceSpecification', ...ends, priceCurrency: 'GBP' } }
}

/**
 * Returns the price of a treatment among its facts, and the least it costs, for the bar at the
 * foot.
 */
function priceFact(
  buildContext: BuildContext,
  t: Treatment,
): { fact: { label: string; value: string }; foot: string } {
  const key = t.atAGlance.price
  const { prices } = buildContext.content
  const { full, short } = buildContext.quoted
  if (key === null || leastPrice(key, t.prices.keys, prices) === null)
    return { fact: { label: sharedWords.price, value: full }, foot: short }
  const price = buildContext.price(key)
  const least = upperFirst(leastPriceWords(key, t.prices.keys, prices))
  if (addOnTotal(price, prices))
    return {
      fact: { label: sharedWords.price, value: buildContext.words(payableWords(price, prices)) },
      foot: treatmentWords.withMainArea(least),
    }
  const range = price.amount === undefined ? upperFirst(formatPrice(price)) : least
  return {
    fact: { label: treatmentWords.pricePer(buildContext.words(price.unit)), value: range },
    foot: upperFirst(leastPriceShort(key, t.prices.keys, prices)),
  }
}

/** What a treatment's template shows. */
export type TreatmentContent = ReturnType<typeof treatmentContent>

function treatmentContent(buildContext: BuildContext, t: Treatment & { id: string }) {
  const { prices } = buildContext.content
  const group = buildContext.content.treatmentGroups.find((g) => g.id === t.group)!
  const { name } = buildContext.entry(t.route)
  const keys = t.prices.keys.filter(
    (key) => key !== prices.consultation && key !== prices.maleSupplement,
  )
  const glance = t.atAGlance
  const listed = (part: { paragraphs?: string[] | undefined; list: string[] }) => ({
    paragraphs: buildContext.allRich(part.paragraphs),
    list: buildContext.allRich(part.list),
  })
  const price = priceFact(buildContext, t)
  const family = buildContext.content.families.find(({ id }) => id === t.family)!
  return {
    name,
    statement: t.statement === undefined ? null : buildContext.words(t.statement),
    inShort: treatmentSummary(buildContext, t),
    course: course(t),
    result: result(buildContext, t),
    intro: buildContext.rich(t.intro),
    crumbs: buildContext.crumbs('/treatments', {
      label: buildContext.words(group.name),
      to: group.page ? pagePath(group.page) : `/treatments/#${group.id}`,
    }),
    picture: {
      ...buildContext.entry(t.route).picture,
      alt: buildContext.metaText(pictureWords(t, name)),
    },
    caption: buildContext.words(
      pictureCaption(buildContext.entry(t.route).timing, t.photograph?.credit),
    ),
    facts: [
      price.fact,
      { label: sharedWords.appointment, value: buildContext.words(glance.appointment) },
      {
        label: sharedWords.firstEffect,
        value: buildContext.words(briefTime(t.times.onset, sharedWords.atOnce)),
      },
      {
        label: sharedWords.usuallyLasts,
        value: buildContext.words(briefTime(t.times.lasts, sharedWords.doesNotLast)),
      },
      {
        label: sharedWords.timeOff,
        value: buildContext.words(briefTime(t.times.timeOff, sharedWords.none)),
      },
    ],
    whatItIs: {
      paragraphs: buildContext.allRich(t.whatItIs.paragraphs),
      treats: buildContext.allRich(t.whatItIs.treats),
    },
    where: whereData(buildContext, t),
    placed: placedData(buildContext, t),
    suits: listed(t.suits),
    notFor: {
      ...listed({ list: [], ...t.notFor }),
      standard: notForBriefs(t.notFor, buildContext.content.safety).map(buildContext.words),
    },
    prices: {
      // A man's total stands beside each price that has one.
      rows: [
        ...keys.map(buildContext.priceRow),
        {
          ...buildContext.priceRow(prices.consultation),
          ...(family.withoutInjection
            ? { label: buildContext.words(buildContext.price(prices.consultation).group) }
            : {}),
        },
      ],
      paragraphs: buildContext.allRich(t.prices.paragraphs),
      notes: [
        ...(family.coolingOff ? [`${coolingOff(family.coolingOff)}.`] : []),
        ...(family.regulated ? ['{legal:cqc}'] : []),
        treatmentWords.priceTerms,
      ].map(buildContext.rich),
      estimator: treatmentEstimatorLink(buildContext, t),
    },
    appointment: buildContext.steps(t.appointment),
    risks: {
      paragraphs: buildContext.allRich(t.risks.paragraphs),
      common: buildContext.allRich(t.risks.common),
      rare: buildContext.allRich(t.risks.rare),
      figure: trialFigure(buildContext, t.risks.figure, t.sources),
      seekHelp: helpText(buildContext, t.risks.seekHelp.protocols, t.risks.seekHelp.own, t),
    },
    aftercare: listed(t.aftercare),
    recovery: recoveryTexts(buildContext, t),
    sharedRecovery: recoveriesOf(t, buildContext.content).flatMap(({ id, name: label }) => {
      const to = recoveryLink(buildContext, id)
      return to === null ? [] : [{ label: buildContext.words(label), to }]
    }),
    canI: canITexts(buildContext, t),
    results: {
      paragraphs: buildContext.allRich(t.results.paragraphs),
      figure: trialFigure(buildContext, t.results.figure, t.sources),
    },
    alternatives: t.alternatives.map((a) => ({
      name: buildContext.words(a.name),
      to: a.route ? pagePath(a.route) : null,
      text: buildContext.rich(a.text),
    })),
    decisions: buildContext.decisions(t.route),
    questions: buildContext.questions(t.questions),
    // Without their sentences: the alternatives above say when another treatment fits.
    related: buildContext.related(t.related).map((item) => ({ ...item, text: '' })),
    doctor: buildContext.doctorFor(t),
    sources: buildContext.sources(t.sources),
    review: buildContext.review(t.review),
  }
}

/** Returns the pair that shows this treatment, and where that stands in the gallery. */
function result(buildContext: BuildContext, t: Treatment) {
  const item = buildContext.content.gallery.find(({ route }) => route === t.route)
  if (item === undefined) return null
  const index = galleryItems(buildContext).findIndex(({ id }) => id === item.id)
  return { pair: galleryItem(buildContext, item), index: index < 0 ? null : index }
}

/** Returns the recoveries of a treatment that no page of shared ones shows. */
function recoveryTexts(buildContext: BuildContext, t: Treatment) {
  return recoveriesOf(t, buildContext.content)
    .filter(({ id }) => recoveryLink(buildContext, id) === null)
    .map((recovery) => ({
      name: buildContext.words(recovery.name),
      days: recovery.timeline.map(({ label, text }) => ({ label, text: buildContext.rich(text) })),
      waits: waitTexts(buildContext, ({ id }) => recovery.until[id].wait),
      normal: buildContext.rich(recovery.normal),
      note: recovery.note === '' ? null : buildContext.rich(recovery.note),
    }))
}

/**
 * Returns the questions that this treatment has an answer of its own to, and the way to the others.
 */
function canITexts(buildContext: BuildContext, t: Treatment & { id: string }) {
  const { content, words, rich, plain } = buildContext
  const answered = canITopics(content).flatMap(({ group: part, topics }) =>
    topics.flatMap((topic) => {
      const answer = canIAnswer(topic, t, content)
      return answer === null ? [] : [{ part, topic, answer }]
    }),
  )
  return {
    own: answered
      .filter(({ topic, answer }) =>
        canIAnswers(topic, content).some((one) => one.answer === answer && one.isOwn),
      )
      .map(({ topic, answer }) => ({ question: words(topic.question), answer: rich(answer) })),
    sheet: answered
      .filter(({ part }) => part === 'afterwards')
      .map(({ topic, answer }): [string, string] => [words(topic.question), plain(answer)]),
    to: answered.length === 0 ? null : canILink(buildContext, t),
  }
}
