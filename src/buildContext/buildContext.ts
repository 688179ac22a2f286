import { interpolate, plainText, richText, type Rich, typesetRich } from '@clinic/content/expand'
import type { SiteContent } from '@clinic/content/load'
import {
  addOnTotal,
  leastPrice,
  leastPriceShort,
  leastPriceWords,
  priceWithTotal,
} from '@clinic/content/payable'
import { formatPrice } from '@clinic/content/prices'
import { pagePath } from '@clinic/content/routes'
import type { Question, Review, Source, Step } from '@clinic/content/schemas/common'
import type { Price } from '@clinic/content/schemas/lists'
import type { Person, Page } from '@clinic/content/schemas/page'
import type { Treatment } from '@clinic/content/schemas/treatment'
import type {
  Card,
  Crumb,
  ListItem,
  PriceRow,
  PriceTag,
  QuestionText,
  ReviewText,
  SourceText,
  StepText,
} from '../site/page'
import type { Picture, DoctorLine, Portrait } from '../site/site'
import { linkKeywords } from './keywordLinks'
import { pageEntries, plateCard, type PageEntry } from './pageEntries'
import { upperFirst } from '@clinic/contract/prose'
import { typeset, withCurlyMarks } from '@clinic/contract/typography'
import type { PictureFile, Pictures } from '../pictures/servedPictures'
import * as uiWords from '../words/ui'

const titles = /^(?:dr|mr|mrs|ms|miss|mx|prof|professor|sir|dame)\.?$/i

/**
 * Returns the first letters of a person's first and last name, without the title: "Dr Ada
 * Whitcombe" gives "AW".
 */
export function initials(name: string): string {
  const names = name.split(/\s+/).filter((part) => !titles.test(part))
  return [...new Set([names[0], names.at(-1)])]
    .map((part) => [...(part ?? '')][0]?.toUpperCase() ?? '')
    .join('')
}

/** Plates that may stand for any page. */
const objects = ['journal', 'letter', 'plan', 'ledger', 'rooms', 'mirror'] as const

/**
 * Returns a picture in its smallest width alone, in each of its formats: few addresses, where many
 * pictures stand on one page.
 */
function smallest({ src, srcSet, sources = [], ...size }: PictureFile): PictureFile {
  const first = (set: string) => set.split(' ')[0]!
  return {
    ...size,
    src: srcSet ? first(srcSet) : src,
    sources: sources.map(({ type, srcSet: set }) => ({ type, srcSet: first(set) })),
  }
}

/** The functions that every kind of page is built with: look-ups, expanded copy, prices, cards. */
export type BuildContext = ReturnType<typeof createBuildContext>

/**
 * Creates the build context. Its look-ups throw for a page, a price or a picture that is not there,
 * which the gate should have refused.
 * @param origin the public origin of the site, without a slash at the end
 */
export function createBuildContext(content: SiteContent, pictures: Pictures, origin: string) {
  const texts = textsOf(content)
  const prices = pricesOf(content, texts)
  const pages = pagesOf(content, pictures, texts, prices)
  return {
    content,
    pictures,
    origin,
    ...texts,
    ...prices,
    ...pages,
    ...blocksOf(content, pictures, texts),
    ...peopleOf(content, pictures, texts),
    /** Returns the full public address of a route. */
    address: (route: string) => `${origin}${pagePath(route)}`,
    plate: (name: string, alt: string): Picture => ({ ...pictures.plate(name), alt }),
    /** Returns the photograph of a scene, or the plate that stands there until there is one. */
    scene: (photograph: Page['photograph'], plate: string, alt = ''): Picture =>
      photograph
        ? {
            ...pictures.photograph(photograph.image),
            focus: photograph.focus,
            alt: texts.metaText(photograph.alt),
          }
        : { ...pictures.plate(plate), alt },
  }
}

/** Returns functions that expand the tokens of copy and typeset it. */
function textsOf(content: SiteContent) {
  const rich = (text: string): Rich => typesetRich(richText(text, content))
  return {
    /** Returns text without links, such as a heading. */
    words: (text: string) => typeset(interpolate(text, content)),
    /** Returns text for attributes and titles, which is not typeset: lines do not break there. */
    metaText: (text: string) => withCurlyMarks(interpolate(text, content)),
    rich,
    allRich: (texts: readonly string[] | undefined) => (texts ?? []).map(rich),
    /** Returns text whose links are reduced to their words. */
    plain: (text: string) => typeset(plainText(text, content)),
  }
}
type Texts = ReturnType<typeof textsOf>

function pricesOf(content: SiteContent, { words }: Texts) {
  const byKey = new Map(content.prices.prices.map((p) => [p.key, p]))
  const price = (key: string): Price => {
    const found = byKey.get(key)
    if (!found) throw new Error(`${key} is not a price; the gate should have said so`)
    return found
  }
  const consultation = formatPrice(price(content.prices.consultation))
  return {
    price,
    /** What is said where a treatment has no price of its own: what it costs to be told one. */
    quoted: {
      short: typeset(uiWords.consultationAt(consultation)),
      full: typeset(uiWords.consultationThenQuoted(consultation)),
    },
    priceRow: (key: string): PriceRow => {
      const p = price(key)
      const { amount, more } = priceWithTotal(p, content.prices)
      return {
        label: words(p.label),
        note: p.note ? words(p.note) : null,
        unit: words(p.unit),
        amount: typeset(upperFirst(amount)),
        more: more && typeset(more),
      }
    },
    /** Returns the least that a treatment or a page with these prices costs, and what for. */
    priceTag: (key: string | null, others: readonly string[]): PriceTag => {
      if (key === null || leastPrice(key, others, content.prices) === null)
        return { label: uiWords.thenQuoted, amount: consultation }
      const unit = addOnTotal(price(key), content.prices)
        ? uiWords.withOneArea
        : upperFirst(words(price(key).unit))
      return {
        label: unit,
        amount: typeset(upperFirst(leastPriceWords(key, others, content.prices))),
      }
    },
  }
}

/** Returns functions that show a page on others: as a link, a list item or a card. */
function pagesOf(
  content: SiteContent,
  pictures: Pictures,
  { words, rich, plain }: Texts,
  { priceTag, quoted }: ReturnType<typeof pricesOf>,
) {
  const entries = pageEntries(content, pictures)
  const entry = (route: string): PageEntry => {
    const found = entries.get(route)
    if (!found) throw new Error(`${route} is not a page; the gate should have said so`)
    return found
  }
  /**
   * Returns the picture of a page at its smallest, for a plate in an index, which its name stands
   * below.
   */
  const thumbnail = (route: string): Picture => {
    const found = entry(route)
    const { picture, unmarked } = found.drawing ?? found
    return { ...smallest(picture), unmarked, alt: '' }
  }
  const listItem = (route: string): ListItem => {
    const e = entry(route)
    const priced =
      e.priceKey !== null && leastPrice(e.priceKey, e.priceKeys, content.prices) !== null
    return {
      name: e.name,
      to: pagePath(route),
      text: plain(e.summary),
      price: priced
        ? typeset(upperFirst(leastPriceShort(e.priceKey!, e.priceKeys, content.prices)))
        : e.isTreatment
          ? quoted.short
          : null,
      ...(e.lang && { lang: e.lang }),
    }
  }
  return {
    entry,
    card: (route: string, shownOn: string): Card => {
      const e = entry(route)
      return {
        name: e.name,
        to: pagePath(route),
        text: linkKeywords(rich(e.summary), content.synonyms, [route, shownOn]),
        price: priceTag(e.priceKey, e.priceKeys),
        picture: { ...e.picture, unmarked: e.unmarked, alt: '' },
        timing: e.timing === null ? null : words(e.timing),
      }
    },
    thumbnail,
    listItem,
    /** Returns a page in an index of plates. */
    plateItem: (route: string): ListItem => ({ ...listItem(route), picture: thumbnail(route) }),
    /** Returns pages to go on to, each with a picture: its own, or another where that is shown. */
    related: (routes: readonly string[]): ListItem[] => {
      const shown: Picture[] = []
      const isNew = ({ src }: Picture) => shown.every((other) => other.src !== src)
      for (const own of routes.map(thumbnail)) {
        const others = objects.map((plate) => ({ ...plateCard(plate, pictures), alt: '' }))
        shown.push([own, ...others].find(isNew) ?? own)
      }
      return routes.map((route, i) => ({ ...listItem(route), picture: shown[i]! }))
    },
    /** Returns the decisions that the page at `route` leads to. */
    decisions: (route: string): Crumb[] =>
      content.decisions
        .filter((d) => d.pages.includes(route))
        .map((d) => ({ label: words(d.heading), to: pagePath(d.route) })),
    crumbs: (...routes: (string | Crumb)[]): Crumb[] =>
      routes.map((r) => (typeof r === 'string' ? { label: entry(r).name, to: pagePath(r) } : r)),
  }
}

/** Returns functions that show people: their picture, and in a few lines who treats somebody. */
function peopleOf(content: SiteContent, pictures: Pictures, { metaText }: Texts) {
  /**
   * Returns a person's photograph, or the initials in a frame: those of the name without its title.
   */
  const portrait = (p: Person): Portrait =>
    p.portrait
      ? {
          photograph: {
            ...pictures.photograph(p.portrait.image),
            focus: p.portrait.focus,
            alt: metaText(p.portrait.alt),
          },
        }
      : { frame: { ...pictures.plate('portrait-frame'), alt: '' }, monogram: initials(p.name) }
  const line = (p: Person, says: string): DoctorLine => ({
    name: p.name,
    to: pagePath(p.route!),
    registration: p.registration,
    portrait: portrait(p),
    says,
    sample: p.sample === true,
  })
  const doctors = content.people.filter(({ route }) => route !== null)
  const treats = uiWords.seesYou
  return {
    portrait,
    /** The doctors of the clinic, in a few lines each. */
    doctors: doctors.map((p) => line(p, treats)),
    /** Returns the doctor who gives this treatment, or else the one who checked its page. */
    doctorFor: ({ route, review }: Pick<Treatment, 'route' | 'review'>): DoctorLine | null => {
      const own = doctors.find(({ treatments }) => treatments.includes(route))
      const checked = doctors.find(({ id }) => id === review.reviewedBy)
      return own ? line(own, treats) : checked ? line(checked, uiWords.checkedPage) : null
    },
  }
}

/** Parts that several kinds of page have: steps, questions, sources, reviews. */
function blocksOf(content: SiteContent, pictures: Pictures, { words, rich, plain }: Texts) {
  const people = new Map(content.people.map((p) => [p.id, p]))
  const person = (id: string) => {
    const { name, route } = people.get(id)!
    return { name, to: route === null ? null : pagePath(route) }
  }
  return {
    steps: (steps: readonly Step[] | undefined): StepText[] =>
      (steps ?? []).map((s) => ({
        title: words(s.title),
        text: rich(s.text),
        // Beside the words of its step a plate says nothing more.
        picture: s.plate ? { ...pictures.plate(`visit-${s.plate}`), alt: '' } : null,
      })),
    questions: (questions: readonly Question[] | undefined): QuestionText[] =>
      (questions ?? []).map((q) => ({
        question: plain(q.question),
        answer: rich(q.answer),
      })),
    sources: (sources: readonly Source[] | undefined): SourceText[] =>
      (sources ?? []).map((s) => ({
        claim: s.claim ? plain(s.claim) : null,
        source: typeset(s.source),
        url: s.url,
      })),
    review: ({
      writtenBy,
      reviewedBy,
      written,
      reviewed,
      nextReview,
      sample,
    }: Review): ReviewText => ({
      writtenBy: person(writtenBy),
      reviewedBy: person(reviewedBy),
      written,
      reviewed,
      nextReview,
      sample: sample === true,
    }),
  }
}
