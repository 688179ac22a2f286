import { addressOf, type Knowledge } from '../_shared/knowledge.ts'
import type { Reader } from './frame.ts'
import { NearestExamples } from './nearest.ts'
import { Vocabulary } from './vocabulary.ts'

type Answer = { route: string; text: string }
/** An answer that stands with one page, and how near its examples are to a question, 0 to 1. */
export type PageAnswer = Answer & { like: number }
type Learned = { answers: readonly Answer[]; nearest: NearestExamples }

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
      const answer = { route: addressOf(facts.pages[page]!), text }
      return asked.length > 0 ? [{ answer, examples }] : []
    })
    const learn = (entries: typeof known): Learned => ({
      answers: entries.map(({ answer }) => answer),
      nearest: new NearestExamples(
        entries.map(({ examples }) => examples),
        vocabulary,
      ),
    })
    const routes = new Set(known.map(({ answer }) => answer.route))
    const ofPage = (route: string) => learn(known.filter(({ answer }) => answer.route === route))
    this.#all = learn(known)
    this.#byPage = new Map([...routes].map((route) => [route, ofPage(route)]))
  }

  /** The nearest answer of these pages to a question's features; null where they have none. */
  onPages(features: readonly string[], routes: readonly string[]): PageAnswer | null {
    const found = routes.flatMap((route) => {
      const learned = this.#byPage.get(route)
      return learned ? nearestOf(learned, features) : []
    })
    return found.toSorted((a, b) => b.like - a.like)[0] ?? null
  }

  /** The nearest answer of any page. */
  anywhere(features: readonly string[]): PageAnswer | null {
    return nearestOf(this.#all, features)[0] ?? null
  }
}

/** The answer with the nearest example; none where no example has any of the features. */
function nearestOf({ answers, nearest }: Learned, features: readonly string[]): PageAnswer[] {
  const cosines = nearest.cosines(features)
  const like = Math.max(...cosines)
  return like > 0 ? [{ ...answers[cosines.indexOf(like)]!, like }] : []
}
