import { formatPrice, skincarePrice } from '@clinic/content/prices'
import { leastPrice } from '@clinic/content/payable'
import { pagePath, productRoute, headingId } from '@clinic/content/routes'
import type { Feature, Section } from '@clinic/content/schemas/common'
import type { Language } from '@clinic/content/schemas/safety'
import { inMonths, briefTime } from '@clinic/content/timeWords'
import type { PriceRow, SkincarePrice } from '../../site/page'
import { anatomyFigure, placementsData } from '../../buildContext/anatomy'
import { estimatorData, estimatorLink } from '../../features/estimator/build'
import { canIData, sharedRecoveries } from '../../features/canI/build'
import { finder } from '../../features/finder/build'
import { helpLines, helpText, protocolTexts, withoutVoiceText } from '../../buildContext/help'
import { assessmentData, galleryItems, ratedFaceOf } from '../../buildContext/siteData'
import { streetMap } from './streetMap'
import type { BuildContext } from '../../buildContext/buildContext'
import * as sectionsWords from '../../words/sections'
import * as sharedWords from '../../words/shared'

/**
 * Returns sections ready to be drawn; ids are unique on the page. On a page in another language,
 * protocols are lines in it.
 */
export function sectionContents(
  buildContext: BuildContext,
  sections: readonly Section[],
  language?: Language,
) {
  const used = new Set<string>()
  const features = new Set(sections.map((s) => s.feature))
  const listed = new Set(sections.flatMap((s) => s.treatments ?? []))
  return sections.map((s, i) => {
    let id = headingId(buildContext.plain(s.heading), i)
    if (used.has(id)) id = `${id}-${i + 1}`
    used.add(id)
    return {
      id,
      heading: buildContext.words(s.heading),
      folds: s.folds === true,
      paragraphs: buildContext.allRich(s.paragraphs),
      list: buildContext.allRich(s.list),
      steps: buildContext.steps(s.steps),
      /** In which phases of a year or of a visit the steps happen; none for most sections. */
      chart: stepChart(buildContext, s),
      prices: (s.prices ?? []).map(buildContext.priceRow),
      treatments: (s.treatments ?? []).map(buildContext.plateItem),
      feature: s.feature ? featureData(buildContext, s.feature, features, listed, s.tools) : null,
      after: buildContext.allRich(s.after),
      note: s.note ? buildContext.rich(s.note) : null,
      help: s.protocols && language === undefined ? helpText(buildContext, s.protocols) : null,
      /** The same on a page in another language: what each protocol says in a line. */
      helpLines:
        s.protocols && language !== undefined ? helpLines(buildContext, s.protocols, language) : [],
      /** The words of the link to help without a voice, on a page in another language. */
      withoutVoice: language && buildContext.content.safety.withoutVoice.links?.[language],
    }
  })
}

/** A section of a page, ready to be drawn. */
export type SectionContent = ReturnType<typeof sectionContents>[number]

/**
 * Returns the sections of a page, without those that are there for pairs of pictures or reviews of
 * which the clinic has none.
 */
export const shownSections = (...of: Parameters<typeof sectionContents>) =>
  sectionContents(...of).filter(({ feature }) => {
    if (feature?.kind === 'gallery') return feature.items.length > 0
    return feature?.kind !== 'reviews' || feature.reviews.length > 0
  })

/** The phases that steps happen in, and for each step which of them. */
export type StepChart = NonNullable<ReturnType<typeof stepChart>>

/**
 * Returns the chart of the steps. The gate makes sure that every step names phases of the section.
 */
const stepChart = ({ words }: BuildContext, { phases, steps = [] }: Section) =>
  phases
    ? {
        phases: phases.map(words),
        rows: steps.map((step) => phases.map((phase) => step.phases!.includes(phase))),
      }
    : null

function featureData(
  buildContext: BuildContext,
  feature: Feature,
  /** All features of the page. */
  features: ReadonlySet<Feature | undefined>,
  /** All treatments that the page lists. */
  listed: ReadonlySet<string>,
  tools: Section['tools'],
) {
  const { content } = buildContext
  const prices = (include: (key: string) => boolean) => ({
    groups: priceGroups(buildContext, include),
    notes: priceNotes(buildContext),
    /** The address of the cost estimator, where it stands on another page. */
    estimator: features.has('cost-estimator') ? null : estimatorLink(buildContext),
  })
  switch (feature) {
    case 'finder':
      return { kind: feature, ...finder(buildContext) }
    case 'price-list':
      return { kind: feature, ...prices(() => true) }
    case 'relaxer-prices':
      return { kind: feature, ...prices((key) => buildContext.price(key).prescriptionOnly) }
    case 'cost-estimator':
      return { kind: feature, data: estimatorData(buildContext) }
    case 'people':
      return {
        kind: feature,
        people: content.people.map((p) => ({
          name: p.name,
          role: buildContext.words(p.role),
          to: p.route === null ? null : pagePath(p.route),
          intro: buildContext.rich(p.intro),
          portrait: buildContext.portrait(p),
          sample: p.sample === true,
        })),
      }
    case 'gallery':
      return { kind: feature, items: galleryItems(buildContext) }
    case 'reviews':
      return { kind: feature, reviews: reviewTexts(buildContext) }
    case 'articles':
      return { kind: feature, articles: articleItems(buildContext) }
    case 'at-a-glance':
      return { kind: feature, rows: glanceRows(buildContext) }
    case 'muscles':
    case 'layers':
      return { kind: feature, figure: anatomyFigure(buildContext, feature) }
    case 'placements':
      return { kind: feature, ...placementsData(buildContext, listed) }
    case 'cities':
      return {
        kind: feature,
        cities: content.clinic.locations.map((r) => ({
          name: buildContext.entry(r).name,
          to: pagePath(r),
          text: buildContext.plain(buildContext.entry(r).summary),
        })),
      }
    case 'products':
      return {
        kind: feature,
        products: content.products.map((p) => ({
          name: buildContext.words(p.name),
          to: pagePath(productRoute(p.id)),
          text: buildContext.plain(p.summary),
          productKind: p.kind,
        })),
      }
    case 'protocols':
      return {
        kind: feature,
        protocols: protocolTexts(buildContext),
        withoutVoice: withoutVoiceText(buildContext),
      }
    case 'can-i':
      return { kind: feature, data: canIData(buildContext) }
    case 'recoveries':
      return { kind: feature, recoveries: sharedRecoveries(buildContext) }
    case 'skincare-programme':
      return { kind: feature, price: skincareProgramme(buildContext) }
    case 'facial-assessment':
      return { kind: feature, assessment: assessmentData(buildContext) }
    case 'directions':
      return { kind: feature, map: streetMap(buildContext) }
    case 'contact':
    case 'offer':
    case 'video-upload':
    case 'email-choices':
      return { kind: feature }
    case 'ai-tools': {
      const say = ({ title, text }: { title: string; text: string }) => ({
        title: buildContext.words(title),
        text: buildContext.rich(text),
      })
      return {
        kind: feature,
        face: ratedFaceOf(buildContext),
        tools: tools ? { analysis: say(tools.analysis), search: say(tools.search) } : null,
      }
    }
  }
}

/** A part of the site that stands in a section, by its kind. */
export type FeatureData = ReturnType<typeof featureData>
export type FeatureOf<K extends FeatureData['kind']> = Extract<FeatureData, { kind: K }>

const reviewTexts = ({ content, words, rich, entry }: BuildContext) =>
  content.reviews.map((r) => ({
    id: r.id,
    text: words(r.text),
    who: r.who,
    to: pagePath(r.treatment),
    treatment: entry(r.treatment).name,
    source: r.source === null ? null : rich(r.source),
    date: r.date,
    sample: r.sample === true,
  }))

/** Returns every article, the one that was reviewed last first. */
const articleItems = ({ content, words, plain, thumbnail }: BuildContext) =>
  content.articles
    .toSorted(
      (a, b) =>
        b.review.reviewed.localeCompare(a.review.reviewed) || a.route.localeCompare(b.route),
    )
    .map((a) => ({
      name: words(a.heading),
      to: pagePath(a.route),
      text: plain(a.summary),
      picture: thumbnail(a.route),
      date: a.review.reviewed,
    }))

/** Writes ranges as a table does, "20–40 min", without a line break after the dash. */
const shortRange = (text: string) =>
  text.replace(/(\d)\sto\s(\d)/g, '$1–\u2060$2').replace(/\bminutes\b/g, 'min')

/** Returns the treatments as the table at a glance has them, group by group. */
function glanceRows({ content, words, entry, listItem }: BuildContext) {
  const inTable = (text: string) => shortRange(words(text))
  return content.treatmentGroups.flatMap((g) =>
    content.treatments
      .filter((t) => t.group === g.id)
      .map(({ route, atAGlance, times: { onset, lasts, timeOff }, prices }) => ({
        name: entry(route).name,
        to: pagePath(route),
        price: listItem(route).price!,
        appointment: inTable(atAGlance.appointment),
        firstEffect: inTable(briefTime(onset, sharedWords.atOnce)),
        lasts: inTable(briefTime(lasts, sharedWords.doesNotLast)),
        timeOff: inTable(briefTime(timeOff, sharedWords.none)),
        group: words(g.name),
        months: { onset: inMonths(onset), lasts: inMonths(lasts), timeOff: inMonths(timeOff) },
        least:
          atAGlance.price === null
            ? null
            : (leastPrice(atAGlance.price, prices.keys, content.prices)?.amount ?? null),
      })),
  )
}

const priceNotes = (buildContext: BuildContext) =>
  [
    buildContext.content.prices.consultationNote,
    buildContext.content.prices.maleSupplementNote,
    buildContext.content.prices.vat,
    sectionsWords.priceTerms,
  ].map(buildContext.rich)

function priceGroups(
  buildContext: BuildContext,
  include: (key: string) => boolean,
): { name: string | null; rows: PriceRow[] }[] {
  const { prices } = buildContext.content.prices
  const names = [...new Set(prices.filter((p) => include(p.key)).map((p) => p.group))]
  return names.map((name) => ({
    name: buildContext.words(name),
    rows: prices
      .filter((p) => p.group === name && include(p.key))
      .map((p) => buildContext.priceRow(p.key)),
  }))
}

/** Returns the skincare programme, as the homepage and its own page show it. */
export function skincareProgramme(buildContext: BuildContext): SkincarePrice {
  const programme = buildContext.price(skincarePrice)
  return {
    label: buildContext.words(programme.unit),
    amount: formatPrice(programme),
    includes: (programme.includes ?? []).map(buildContext.words),
  }
}
