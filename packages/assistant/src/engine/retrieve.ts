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
export function indexSentences(knowledge: Knowledge): SentenceIndex {
  const search = new MiniSearch<Doc>(options(new Vocabulary(knowledge.assistant)))
  for (const [id, { sentence, heading, page }] of sentences(knowledge).entries())
    search.add({ id, sentence, heading, page: page.title })
  const { documentIds: _documentIds, ...index } = search.toJSON()
  return index
}
type SentenceIndex = Omit<AsPlainObject, 'documentIds'>

export class Retriever {
  readonly #search: MiniSearch<Doc>
  readonly #sentences: ReturnType<typeof sentences>
  readonly #vocabulary: Vocabulary

  constructor(knowledge: Knowledge) {
    this.#vocabulary = new Vocabulary(knowledge.assistant)
    this.#sentences = sentences(knowledge)
    const index = (knowledge.index ?? indexSentences(knowledge)) as SentenceIndex
    const documentIds = Object.fromEntries(this.#sentences.map((_, id) => [id, id]))
    this.#search = MiniSearch.loadJS<Doc>({ ...index, documentIds }, options(this.#vocabulary))
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
