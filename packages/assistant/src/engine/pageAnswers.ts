import { addressOf, type Knowledge } from '../knowledge.ts'
import { statementsOf } from '../reading.ts'
import type { Scanner } from './scan.ts'
import { NearestExamples } from './nearest.ts'
import { Vocabulary } from './vocabulary.ts'

type Answer = { route: string; id: string }
/** An answer that stands with one page, and how near its examples are to a question, 0 to 1. */
export type PageAnswer = Answer & { like: number }
type Asked = Answer & { asked: readonly string[] }
type Learned = { answers: readonly Answer[]; nearest: NearestExamples }

/**
 * Answers questions about a single page: the questions that stand on it and those beside it, each
 * with the words in which people ask it.
 */
export class PageAnswers {
  readonly #known: readonly Asked[]
  readonly #scanner: Scanner
  readonly #vocabulary: Vocabulary
  readonly #all: Learned
  /**
   * Learned by itself, a page finds the words that tell its own answers from each other. Each is
   * learned when it is first asked about, which keeps the start short.
   */
  readonly #byPage = new Map<string, Learned>()

  constructor(knowledge: Knowledge, scanner: Scanner) {
    const { sections, facts, assistant } = knowledge
    this.#scanner = scanner
    this.#vocabulary = new Vocabulary(assistant)
    // The statement of an answer begins with its first words.
    const statements = statementsOf(knowledge)
    this.#known = sections.flatMap(({ page, heading, text, asked = [] }) => {
      if (asked.length === 0) return []
      const route = addressOf(facts.pages[page]!)
      const said = statements.find(
        (one) => one.route === route && one.heading === heading && text.startsWith(one.text),
      )
      return said === undefined ? [] : [{ route, id: said.id, asked }]
    })
    this.#all = this.#learn(this.#known)
  }

  #learn(answers: readonly Asked[]): Learned {
    const featuresOf = (phrase: string) => this.#scanner.features(this.#vocabulary.stemsOf(phrase))
    const examples = answers.map(({ asked }) => asked.map(featuresOf))
    return { answers, nearest: new NearestExamples(examples, this.#vocabulary) }
  }

  #ofPage(page: string): Learned {
    const learned =
      this.#byPage.get(page) ?? this.#learn(this.#known.filter(({ route }) => route === page))
    this.#byPage.set(page, learned)
    return learned
  }

  /**
   * Returns the nearest answer of these pages to a question's features; null where they have none.
   */
  onPages(features: readonly string[], routes: readonly string[]): PageAnswer | null {
    const found = routes.flatMap((route) => nearestOf(this.#ofPage(route), features))
    return found.toSorted((a, b) => b.like - a.like)[0] ?? null
  }

  /** Returns the nearest answer of any page. */
  anywhere(features: readonly string[]): PageAnswer | null {
    return nearestOf(this.#all, features)[0] ?? null
  }
}

/** Returns the answer with the nearest example; none where no example has any of the features. */
function nearestOf({ answers, nearest }: Learned, features: readonly string[]): PageAnswer[] {
  const cosines = nearest.cosines(features)
  const like = Math.max(...cosines)
  const answer = answers[cosines.indexOf(like)]
  return like > 0 && answer ? [{ route: answer.route, id: answer.id, like }] : []
}
