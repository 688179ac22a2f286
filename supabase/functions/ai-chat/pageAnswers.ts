import { addressOf, type Knowledge } from '../_shared/knowledge.ts'
import type { Reader } from './frame.ts'
import { NearestExamples } from './nearest.ts'
import { Vocabulary } from './vocabulary.ts'

type Answer = { route: string; text: string }
/** An answer that stands with one page, and how near its examples are to a question, 0 to 1. */
export type PageAnswer = Answer & { like: number }
type Learned = { answers: Answer[]; nearest: NearestExamples }

/**
 * What is asked of one page at a time: the questions that stand on it and those beside it, each
 * with the words in which people ask it.
 */
export class PageAnswers {
  readonly #all: Learned
  /** Learned by itself, a page finds the words that tell its own answers from each other. */
  readonly #byPage: ReadonlyMap<string, Learned>

  constructor({ sections, facts, assistant }: Knowledge, reader: Reader) {
    const vocabulary = new Vocabulary(assistant)
    const known = sections.flatMap(({ page, text, asked = [] }) => {
      const examples = asked.map((phrase) => reader.features(vocabulary.stemsOf(phrase)))
      return asked.length > 0 ? [{ route: addressOf(facts.pages[page]!), text, examples }] : []
    })
    const learn = (answers: typeof known): Learned => ({
      answers,
      nearest: new NearestExamples(
        answers.map(({ examples }) => examples),
        vocabulary,
      ),
    })
    const routes = new Set(known.map(({ route }) => route))
    const ofPage = (route: string) => learn(known.filter((answer) => answer.route === route))
    this.#all = learn(known)
    this.#byPage = new Map([...routes].map((route) => [route, ofPage(route)]))
  }

  /** The nearest answer of these pages to a question's features, or of any page. */
  find(features: readonly string[], routes: readonly string[]): PageAnswer | null {
    const among = routes.flatMap((route) => this.#byPage.get(route) ?? [])
    return (routes.length === 0 ? [this.#all] : among)
      .flatMap(({ answers, nearest }) =>
        nearest.cosines(features).map((like, i) => ({ ...answers[i]!, like })),
      )
      .reduce<PageAnswer | null>((best, one) => (one.like > (best?.like ?? 0) ? one : best), null)
  }
}
