import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import type { Knowledge, PageFact, Section, SiteIndex } from '../_shared/knowledge.ts'
import { areas, families, topics } from './lexicon.ts'
import { safetyWords } from './safety.ts'
import { normalise, Speller, stem, stopWords } from './text.ts'

export type Hit = { section: Section & { id: number }; score: number; matched: number }

const extraWords =
  `price prices pricing cost costs costing consultation appointment booking cancel reschedule address location opening saturday sunday weekend payment finance discount refund deposit insurance treatment treatments procedure session sessions results permanent temporary painful hurts swelling bruising downtime recovery aftercare exercise alcohol sunbathing suitable candidate allergic diabetes medication alternative difference compare before after gallery testimonials reviews membership training fellowship doctor doctors surgeon qualified experience sunscreen retinol moisturiser serum wrinkles wrinkle dysport azzalure juvederm restylane hyaluronic acid underarm underarms armpits armpit palms scalp sweating eyebrows eyebrow eyelid forehead nostril nostrils shoulders calves temples cheeks cheekbones jawline jawlines supplement redeemable pounds syringe syringes areas mens women ignore instructions previous prompt system pretend areas cheapest expensive emsculpt profhilo makeover hama migraine migraines clenching grinding gummy bunny masseter nefertiti marionette nasolabial hydrafacial polynucleotide polynucleotides microneedling platelet vampire hyperpigmentation melasma psoriasis eczema trapezius platysma bruxism hyperhidrosis rhinoplasty thread threads ponytail peel peels dissolve dissolving filler fillers botox`.split(
    /\s+/,
  )

const allPatterns = [...areas.map((area) => area.pattern), ...topics.map((topic) => topic.pattern)]

const queryTerms = (text: string) =>
  normalise(text)
    .split(' ')
    .filter((word) => word !== '' && !stopWords.has(word))
    .map(stem)

const searchOptions: Options<{ id: number }> = {
  fields: ['heading', 'text', 'page'],
  storeFields: [],
  tokenize: (text) => normalise(text).split(' '),
  processTerm: (term) => (stopWords.has(term) || term === '' ? null : stem(term)),
  searchOptions: { boost: { heading: 2.2, page: 1.4 }, combineWith: 'OR', bm25: { k: 1.2, b: 0.6, d: 0.5 } },
}

/** Reads all sections once. Done when the knowledge is written, so that a function starts without it. */
export function indexSite({ facts, sections }: Knowledge): SiteIndex {
  const words: Record<string, number> = Object.create(null) as Record<string, number>
  const stems: Record<string, number> = Object.create(null) as Record<string, number>
  for (const section of sections) {
    const seen = new Set<string>()
    for (const word of normalise(`${section.heading} ${section.text}`).split(' ')) {
      words[word] = (words[word] ?? 0) + 1
      seen.add(stem(word))
    }
    for (const one of seen) stems[one] = (stems[one] ?? 0) + 1
  }
  const search = new MiniSearch<{ id: number; heading: string; text: string; page: string }>(
    searchOptions as unknown as Options<{ id: number; heading: string; text: string; page: string }>,
  )
  search.addAll(
    sections.map((section, id) => ({
      id,
      heading: section.heading,
      text: section.text,
      page: `${facts.pages[section.page]!.title} ${facts.pages[section.page]!.route.replace(/[/-]/g, ' ')}`,
    })),
  )
  return { search: search.toJSON(), words, stems }
}

/** The site's text, ready to be searched: sections by BM25, pages by what people call them. */
export class Library {
  readonly knowledge: Knowledge
  readonly speller: Speller
  readonly #search: MiniSearch<{ id: number }>
  readonly #names: { page: number; stems: string[]; phrase: string; weight: number }[] = []
  readonly #pageOf = new Map<string, number>()
  readonly #documentWords: Map<string, number>

  constructor(knowledge: Knowledge) {
    this.knowledge = knowledge
    const { facts, names } = knowledge
    facts.pages.forEach((page, index) => {
      if (!this.#pageOf.has(page.route)) this.#pageOf.set(page.route, index)
    })

    // How rare each word is among the names of pages decides how much a name that holds it tells.
    const pagesWith = new Map<string, Set<number>>()
    const entries = names.flatMap((list, page) => list.map((name) => ({ page, words: normalise(name).split(' ') })))
    for (const { page, words } of entries) for (const word of new Set(words.map(stem))) pagesWith.set(word, (pagesWith.get(word) ?? new Set()).add(page))
    const rarity = (word: string) => Math.log(1 + facts.pages.length / (pagesWith.get(word)?.size ?? 1))
    for (const { page, words } of entries) {
      const kept = words.filter((word) => !stopWords.has(word) || words.length === 1)
      const stems = [...new Set(kept.map(stem))]
      if (stems.length === 0 || stems.length > 6) continue
      this.#names.push({ page, stems, phrase: words.map(stem).join(' '), weight: stems.reduce((sum, word) => sum + rarity(word), 0) })
    }

    const { words: siteWords, stems: siteStems, search } = knowledge.index ?? indexSite(knowledge)
    this.#documentWords = new Map(Object.entries(siteStems))
    const counts = new Map(Object.entries(siteWords))
    const nameWords = entries.flatMap(({ words }) => words)
    const patternWords = [...allPatterns, ...Object.values(families)]
      .flatMap((pattern) => pattern.source.match(/[a-z]{5,}/g) ?? [])
      .filter((word) => counts.has(word))
    this.speller = new Speller(
      [...nameWords, ...extraWords, ...safetyWords, ...patternWords],
      counts,
      [
        ...entries.map(({ words }) => words.join(' ')),
        'lip filler',
        'lip fillers',
        'cheek filler',
        'chin filler',
        'jaw filler',
        'nose filler',
        'nose job',
        'crows feet',
        'how much',
        'price list',
        'face lift',
        'brow lift',
        'tear trough',
        'under eye',
        'anti wrinkle',
        'male supplement',
      ],
      (word) => allPatterns.some((pattern) => pattern.test(word)),
    )

    this.#search = MiniSearch.loadJS<{ id: number }>(search as AsPlainObject, searchOptions)
  }

  /** The page at a route; undefined when ai-chat knows none there. */
  page(route: string): PageFact | undefined {
    const index = this.#pageOf.get(route)
    return index === undefined ? undefined : this.knowledge.facts.pages[index]
  }

  /** The sections of a page in their order; none for a route that is no page. */
  sectionsOf(route: string): (Section & { id: number })[] {
    const index = this.#pageOf.get(route)
    return this.knowledge.sections.flatMap((section, id) => (section.page === index ? [{ ...section, id }] : []))
  }

  /** The route of the page that a section stands on. */
  routeOf(section: Section): string {
    return this.knowledge.facts.pages[section.page]!.route
  }

  /** In how many sections the site uses a word, in any of its forms. */
  uses(word: string): number {
    return this.#documentWords.get(stem(word)) ?? 0
  }

  /** The words of a text that say something, as stems, each once. */
  terms(text: string): string[] {
    return [...new Set(queryTerms(text))]
  }

  /** Pages whose name, keyword or synonym the question holds, with a weight. */
  named(text: string): Map<string, number> {
    const stems = text.split(' ').map(stem)
    const have = new Set(stems)
    const joined = ` ${stems.join(' ')} `
    const found = new Map<number, { best: number; more: number }>()
    for (const { page, stems: parts, phrase, weight } of this.#names) {
      if (!parts.every((part) => have.has(part))) continue
      const together = joined.includes(` ${phrase} `)
      // The words of a name that stand far apart in a long question say less.
      if (!together && parts.length > 1) {
        const places = parts.map((part) => stems.indexOf(part))
        if (Math.max(...places) - Math.min(...places) > parts.length + 3) continue
      }
      const score = weight * (together ? 1 : 0.7)
      const so = found.get(page) ?? { best: 0, more: 0 }
      found.set(page, score > so.best ? { best: score, more: so.more + so.best * 0.1 } : { best: so.best, more: so.more + score * 0.1 })
    }
    const routes = new Map<string, number>()
    for (const [page, { best, more }] of found) {
      const { route } = this.knowledge.facts.pages[page]!
      routes.set(route, Math.max(routes.get(route) ?? 0, best + Math.min(more, best * 0.3)))
    }
    return routes
  }

  /** The words of everything a page is called. */
  nameTerms(route: string): Set<string> {
    const index = this.#pageOf.get(route)
    return new Set(this.#names.flatMap((name) => (name.page === index ? name.stems : [])))
  }

  /** Sections by relevance; `within` keeps to one page. `matched` is the share of the question's words found, by rarity. */
  search(text: string, { within, limit = 12 }: { within?: string; limit?: number } = {}): Hit[] {
    const index = within === undefined ? undefined : this.#pageOf.get(within)
    const { sections } = this.knowledge
    const terms = this.terms(text)
    const weigh = (term: string) => Math.log(1 + sections.length / (1 + (this.#documentWords.get(term) ?? 0)))
    const total = terms.reduce((sum, term) => sum + weigh(term), 0)
    return this.#search
      .search(text, {
        ...(index !== undefined && { filter: (result) => sections[Number(result.id)]!.page === index }),
        prefix: (term) => term.length > 4,
        fuzzy: false,
      })
      .slice(0, limit)
      .map((result) => {
        const id = Number(result.id)
        const hit = new Set(result.queryTerms)
        return {
          section: { ...sections[id]!, id },
          score: result.score,
          matched: total === 0 ? 0 : terms.reduce((sum, term) => sum + (hit.has(term) ? weigh(term) : 0), 0) / total,
        }
      })
  }
}
