import { addressOf, type Knowledge } from '../knowledge.ts'
import { statementsOf, type Statement } from '../reading.ts'
import type { Scanner } from './scan.ts'
import type { ExampleTable } from './examples.ts'
import { NearestExamples } from './nearest.ts'
import { Vocabulary } from './vocabulary.ts'

type Answer = { route: string; id: string }
/** An answer that stands with one page, and how near its examples are to a question, 0 to 1. */
export type PageAnswer = Answer & { like: number }
type Learned = { answers: readonly Answer[]; nearest: NearestExamples }

/**
 * Answers questions about a single page: the questions that stand on it and those beside it, each
 * with the words in which people ask it.
 */
export class PageAnswers {
  readonly #vocabulary: Vocabulary
  readonly #table: ExampleTable
  readonly #answers: readonly Answer[]
  /**
   * Learned by itself, a page finds the words that tell its own answers from each other. Each is
   * learned when it is first asked about, which keeps the start short.
   */
  readonly #byPage = new Map<string, Learned>()

  constructor(knowledge: Knowledge, scanner: Scanner) {
    const { sections, facts, assistant } = knowledge
    this.#vocabulary = new Vocabulary(assistant)
    const statements = new Map<string, Statement[]>()
    for (const one of statementsOf(knowledge)) {
      const place = one.route + one.heading
      statements.set(place, [...(statements.get(place) ?? []), one])
    }
    const known = sections.flatMap(({ page, heading, text, asked }) => {
      if (asked === undefined) return []
      const route = addressOf(facts.pages[page]!)
      // The statement of an answer begins with its first words.
      const said = statements.get(route + heading)?.find((one) => text.startsWith(one.text))
      return said === undefined ? [] : [{ route, id: said.id, asked }]
    })
    this.#table = scanner.tables.get('pages', () =>
      known.map(({ asked }) =>
        asked.map((phrase) => scanner.features(this.#vocabulary.stemsOf(phrase))),
      ),
    )
    this.#answers = known.map(({ route, id }) => ({ route, id }))
  }

  #ofPage(page: string): Learned {
    const answers = this.#answers
    const own = [...answers.keys()].filter((i) => answers[i]!.route === page)
    const learned = this.#byPage.get(page) ?? {
      answers: own.map((i) => answers[i]!),
      nearest: new NearestExamples(this.#table.only(own), this.#vocabulary),
    }
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
}

/** Returns the answer with the nearest example; none where no example has any of the features. */
function nearestOf({ answers, nearest }: Learned, features: readonly string[]): PageAnswer[] {
  const cosines = nearest.cosines(features)
  const like = Math.max(...cosines)
  const answer = answers[cosines.indexOf(like)]
  return like > 0 && answer ? [{ route: answer.route, id: answer.id, like }] : []
}
