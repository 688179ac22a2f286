import { interpolate, plainText, richText, type Rich } from '../content/expand'
import type { SiteContent } from '../content/load'
import { addOnTotal, leastShort, leastWords, payable } from '../content/payable'
import { pagePath } from '../content/routes'
import { typeset, typesetRich } from '../content/typography'
import type { Question, Review, Source, Step } from '../content/schemas/common'
import type { Price } from '../content/schemas/lists'
import type { Person } from '../content/schemas/person'
import type {
  Card,
  Crumb,
  ListItem,
  Portrait,
  PriceRow,
  PriceTag,
  QuestionText,
  ReviewText,
  SourceText,
  StepText,
} from '../page'
import type { Picture } from '../site'
import { initials } from './initials'
import { linkKeywords } from './keywordLinks'
import { pageEntries, type PageEntry } from './pageEntries'
import { upperFirst } from '../../supabase/functions/_shared/prose'
import { visitWords } from './pictureWords'
import type { PictureFile, Pictures } from './servedPictures'

export type { Pictures, PlatesAndSocials, SizedPictures } from './servedPictures'

/**
 * A picture in its smallest width alone, in each of its formats: few addresses, where many pictures
 * stand on one page.
 */
function smallest({ src, srcSet, sources = [], ...size }: PictureFile): PictureFile {
  const first = (set: string) => set.split(' ')[0]!
  return {
    ...size,
    src: srcSet ? first(srcSet) : src,
    sources: sources.map(({ type, srcSet: set }) => ({ type, srcSet: first(set) })),
  }
}

/** What every kind of page is made with: look-ups, expanded copy, prices, cards. */
export type BuildContext = ReturnType<typeof createBuildContext>

/**
 * The look-ups throw for a page, a price or a picture that is not there, which the gate should have
 * refused.
 * @param origin the public origin of the site, without a slash at the end
 */
export function createBuildContext(content: SiteContent, pictures: Pictures, origin: string) {
  const entries = pageEntries(content, pictures)
  const prices = new Map(content.prices.prices.map((p) => [p.key, p]))
  const people = new Map(content.people.map((p) => [p.id, p]))

  const entry = (route: string): PageEntry => {
    const found = entries.get(route)
    if (!found) throw new Error(`${route} is not a page; the gate should have said so`)
    return found
  }
  const price = (key: string): Price => {
    const found = prices.get(key)
    if (!found) throw new Error(`${key} is not a price; the gate should have said so`)
    return found
  }

  const words = (text: string) => interpolate(text, content)
  /** Words that are shown as they stand, such as a heading. */
  const shown = (text: string) => typeset(words(text))
  const rich = (text: string): Rich => typesetRich(richText(text, content))
  const allRich = (texts: readonly string[] | undefined) => (texts ?? []).map(rich)

  const priceRow = (key: string): PriceRow => {
    const p = price(key)
    const { amount, more } = payable(p, content.prices)
    return {
      label: words(p.label),
      note: p.note ? shown(p.note) : null,
      unit: words(p.unit),
      amount: upperFirst(amount),
      more,
    }
  }
  /** The least a treatment or a page with these prices costs, and what for. */
  const priceTag = (key: string | null, others: readonly string[]): PriceTag => {
    if (key === null) return { label: 'Price', amount: 'At consultation' }
    const unit = addOnTotal(price(key), content.prices)
      ? 'With one area'
      : upperFirst(words(price(key).unit))
    return { label: unit, amount: upperFirst(leastWords(key, others, content.prices)) }
  }

  const person = (id: string) => {
    const found = people.get(id)!
    return { name: found.name, to: found.route === null ? null : pagePath(found.route) }
  }

  return {
    content,
    pictures,
    origin,
    entry,
    price,
    words,
    shown,
    rich,
    allRich,
    priceRow,
    priceTag,
    /** The full public address of a route. */
    address: (route: string) => `${origin}${pagePath(route)}`,
    plate: (name: string, alt: string): Picture => ({ ...pictures.plate(name), alt }),
    plain: (text: string) => plainText(text, content),
    card: (route: string, shownOn: string): Card => {
      const e = entry(route)
      return {
        name: e.name,
        to: pagePath(route),
        text: linkKeywords(rich(e.summary), content.synonyms, [route, shownOn]),
        price: priceTag(e.priceKey, e.priceKeys),
        picture: { ...e.picture, alt: '' },
        timing: e.timing === null ? null : interpolate(e.timing, content),
      }
    },
    /**
     * The picture of a page at its smallest, for a plate in an index, which its name stands below.
     */
    thumbnail: (route: string): Picture => ({ ...smallest(entry(route).picture), alt: '' }),
    listItem: (route: string): ListItem => {
      const e = entry(route)
      const amount =
        e.priceKey === null ? null : leastShort(e.priceKey, e.priceKeys, content.prices)
      return {
        name: e.name,
        to: pagePath(route),
        text: typeset(plainText(e.summary, content)),
        price: amount === null ? (e.isTreatment ? 'At consultation' : null) : upperFirst(amount),
      }
    },
    /** The decisions that the page at `route` leads to. */
    decisions: (route: string): Crumb[] =>
      content.decisions
        .filter((d) => d.pages.includes(route))
        .map((d) => ({ label: shown(d.heading), to: pagePath(d.route) })),
    steps: (steps: readonly Step[] | undefined): StepText[] =>
      (steps ?? []).map((s) => ({
        title: shown(s.title),
        text: rich(s.text),
        picture: s.plate
          ? { ...pictures.plate(`visit-${s.plate}`), alt: visitWords[s.plate] }
          : null,
      })),
    /** A person's photograph, or the initials in a frame: those of the name without its title. */
    portrait: ({ name, portrait }: Person): Portrait =>
      portrait
        ? { photograph: { ...pictures.photograph(portrait.image), alt: words(portrait.alt) } }
        : { frame: { ...pictures.plate('portrait-frame'), alt: '' }, monogram: initials(name) },
    questions: (questions: readonly Question[] | undefined): QuestionText[] =>
      (questions ?? []).map((q) => ({
        question: typeset(plainText(q.question, content)),
        answer: rich(q.answer),
      })),
    sources: (sources: readonly Source[] | undefined): SourceText[] =>
      (sources ?? []).map((s) => ({
        claim: s.claim ? typeset(plainText(s.claim, content)) : null,
        source: s.source,
        url: s.url,
      })),
    review: (r: Review): ReviewText => ({
      writtenBy: person(r.writtenBy),
      reviewedBy: person(r.reviewedBy),
      written: r.written,
      reviewed: r.reviewed,
      nextReview: r.nextReview,
      sample: r.sample === true,
    }),
    crumbs: (...routes: (string | Crumb)[]): Crumb[] =>
      routes.map((r) => (typeof r === 'string' ? { label: entry(r).name, to: pagePath(r) } : r)),
  }
}
