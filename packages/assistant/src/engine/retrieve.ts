import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import { addressOf, type Knowledge } from '../knowledge.ts'
import { stem } from './normalise.ts'
import { Vocabulary } from './vocabulary.ts'

/**
 * Finds the sentence of the site that answers what no fact does: BM25 over sentences, with their
 * heading and page.
 */

type Doc = { id: number; sentence: string; heading: string; page: string }
export type Hit = {
  route: string
  sentences: string[]
  /** The share of the question’s words that it holds. */
  matched: number
}

const options = ({ normalise, isSmall }: Vocabulary): Options<Doc> => ({
  fields: ['sentence', 'heading', 'page'],
  tokenize: (text) => normalise(text).split(' '),
  processTerm: (term) => (isSmall(term) || term === '' ? null : stem(term)),
  searchOptions: { boost: { sentence: 1.5, heading: 1.2 }, bm25: { k: 1.2, b: 0.6, d: 0.5 } },
})

const split = (text: string) =>
  text
    .split(/\n+|(?<=[.!?])\s+(?=[A-Z£])/)
    .map((line) => line.replace(/^- /, '').trim())
    .filter((line) => /[.!?]$/.test(line) && line.split(' ').length >= 5)

/** Returns sentences of the sections that say something by themselves, in a fixed order. */
const sentences = ({ sections, facts }: Knowledge) =>
  sections
    .filter(({ unsearched }) => !unsearched)
    .flatMap(({ page, heading, text }, section) =>
      split(text).map((sentence) => ({ sentence, heading, section, page: facts.pages[page]! })),
    )

/**
 * Returns the index, made when the knowledge is written, so that a function starts without that
 * work. Which document has which number is left out: sentences are numbered as they are indexed.
 */
export function indexSentences(knowledge: Knowledge): PackedIndex {
  const search = new MiniSearch<Doc>(options(new Vocabulary(knowledge.assistant)))
  for (const [id, { sentence, heading, page }] of sentences(knowledge).entries())
    search.add({ id, sentence, heading, page: page.title })
  const { documentIds: _documentIds, index, fieldLength, ...rest } = search.toJSON()
  const postings = (entry: Counts) =>
    Object.entries(entry).map(([field, counts]) => {
      let last = 0
      const each = Object.entries(counts).map(([id, count]) => {
        const step = (Number(id) - last).toString(radix)
        last = Number(id)
        return count === 1 ? step : `${step}:${count}`
      })
      return `${field} ${each.join(' ')}`
    })
  return {
    ...rest,
    lengths: Object.values(fieldLength).join(' '),
    terms: index.map(([term, entry]) => [term, ...postings(entry)].join('|')).join('\n'),
  }
}

type Counts = AsPlainObject['index'][number][1]
/** An index with its numbers in text: those of sentences as steps from one to the next. */
type PackedIndex = Omit<AsPlainObject, 'documentIds' | 'index' | 'fieldLength'> & {
  lengths: string
  terms: string
}

const radix = 36

function unpackIndex({ lengths, terms, ...rest }: PackedIndex): AsPlainObject {
  const counts = (steps: string[]) => {
    let id = 0
    return Object.fromEntries(
      steps.map((one) => {
        const [step, count = '1'] = one.split(':')
        return [(id += parseInt(step!, radix)), Number(count)]
      }),
    )
  }
  const fieldLength = lengths.split(' ').map((one) => one.split(',').map(Number))
  return {
    ...rest,
    documentIds: Object.fromEntries(fieldLength.map((_, id) => [id, id])),
    fieldLength: Object.fromEntries(fieldLength.entries()),
    index: terms.split('\n').map((line) => {
      const [term, ...fields] = line.split('|')
      const entry = fields.map((one) => one.split(' ')).map(([of, ...ids]) => [of, counts(ids)])
      return [term!, Object.fromEntries(entry) as Counts]
    }),
  }
}

export class Retriever {
  readonly #search: MiniSearch<Doc>
  readonly #sentences: ReturnType<typeof sentences>
  readonly #vocabulary: Vocabulary

  constructor(knowledge: Knowledge) {
    this.#vocabulary = new Vocabulary(knowledge.assistant)
    this.#sentences = sentences(knowledge)
    const index = (knowledge.index ?? indexSentences(knowledge)) as PackedIndex
    this.#search = MiniSearch.loadJS<Doc>(unpackIndex(index), options(this.#vocabulary))
  }

  /**
   * Returns the best sentence, with the next of its section; only from these pages, if any are
   * given.
   */
  find(text: string, routes: readonly string[] = []): Hit | null {
    const { normalise, isSmall } = this.#vocabulary
    const words = normalise(text).split(' ')
    const terms = new Set(words.filter((word) => !isSmall(word)).map(stem))
    if (terms.size === 0) return null
    const at = (id: number) => addressOf(this.#sentences[id]!.page)
    const [best] = this.#search.search(text, {
      filter: ({ id }) => routes.length === 0 || routes.includes(at(Number(id))),
    })
    if (!best) return null
    const id = Number(best.id)
    const { sentence, section } = this.#sentences[id]!
    const next = this.#sentences[id + 1]
    const goesOn = next?.section === section && sentence.split(' ').length < 28
    return {
      route: at(id),
      sentences: goesOn ? [sentence, next.sentence] : [sentence],
      matched: new Set(best.queryTerms).size / terms.size,
    }
  }
}
