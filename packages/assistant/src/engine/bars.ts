import type { Knowledge } from '../knowledge.ts'
import { statementsOf } from '../reading.ts'
import type { Scan, Scanner } from './scan.ts'
import { inOrderOfQuestion, sentencesOf } from './sentences.ts'
import { Vocabulary } from './vocabulary.ts'

/** What a page says against its treatment: the words that tell it from others, and its statement. */
type Bar = { id: string; text: string; words: ReadonlySet<string> }

/** Most treatments of which a reason against is their own, and of no standard list. */
const fewest = 3
/** The share of what somebody tells that one word has to be, where it is the only one that fits. */
const mostly = 0.5

/** Matches words in which somebody tells of himself, or asks whether he may go on as he does. */
const ofSelf = /^(?:had|have|got) (?!you\b)|\b(?:i|we|my|he|she|her|his)\b/
/** Matches a question whether somebody may have something. */
const asksToHave =
  /\b(?:can|could|may|might|am) (?:i|we|he|she|they|my \w+) (?:still )?(?:have|get|allowed)\b/
/** Matches until when a reason holds, whose words are none of it. */
const untilThen = /,? (?:until|unless|before) (?:the|a|your) (?:doctor|specialist).*$/
/** Matches what is not so: "i never lift weights". */
const denied = /\b(?:not|never|no|without)\b(?! (?:treated|had it treated))/
/** Matches a question for a time or a fact, or what comes after. */
const asksElse = /^(?:(?:and|so|but) )*(?:how|what|why|where)\b|\b(?:when|how|after(?:wards)?)\b/
/** Matches a reason of health or of what somebody does: not of how he looks or what he wants. */
const ofPerson = /^You (?!(?:only )?(?:want|need)\b)/

/** Matches stems for numbers and times, which tell no reason by themselves. */
const ofTime =
  /^(?:\d.*|two|three|four|five|six|time|day|week|month|year|last|need|want|stop|doctor|nurse|gp)$/

/** Finds what a treatment's page says against it in what somebody tells of himself. */
export class Bars {
  readonly #vocabulary: Vocabulary
  readonly #bars = new Map<string, Bar[]>()
  /** On how many pages each reason stands. */
  readonly #pages = new Map<string, number>()
  /** Words for places, which tell no reason by themselves. */
  readonly #places: ReadonlySet<string>

  constructor(
    private readonly knowledge: Knowledge,
    private readonly scanner: Scanner,
  ) {
    const { assistant } = knowledge
    this.#vocabulary = new Vocabulary(assistant)
    this.#places = new Set(
      assistant.areas.flatMap(({ phrases }) => phrases.flatMap(this.#vocabulary.stemsOf)),
    )
    for (const { route, text, anchor } of statementsOf(knowledge))
      if (anchor === 'not-for' && this.knowledge.treatments.some((t) => t.route === route))
        this.#pages.set(text, (this.#pages.get(text) ?? 0) + 1)
  }

  /**
   * Returns the statement of a treatment's page that rules it out for who tells this; null for
   * none. What data/assistant says of a condition goes before a reason that many pages have.
   */
  of(text: string, whole: Scan, treatment: string | undefined): string | null {
    if (treatment === undefined) return null
    const pagesOf = (bar: Bar) => this.#pages.get(bar.text) ?? 0
    const bars = this.#of(treatment)
      .filter((bar) => whole.conditions.length === 0 || pagesOf(bar) <= fewest)
      .toSorted((a, b) => pagesOf(a) - pagesOf(b))
    return (
      sentencesOf(text)
        .flatMap((one) => one.split(/[,;:]|\b(?:and|but)\b/i))
        .map((clause) => this.scanner.read(clause, false))
        .filter(({ isName, age }) => !isName && age === null)
        .filter(({ text: told }) => ofSelf.test(told) && !asksElse.test(told))
        .filter(({ text: told }) => asksToHave.test(told) || !inOrderOfQuestion.test(told))
        .filter(({ text: told, routes, after }) => !denied.test(told) && !(after && routes.length))
        .flatMap(({ stems }) => this.#nearest(stems, bars) ?? [])[0] ?? null
    )
  }

  #nearest(stems: readonly string[], bars: readonly Bar[]): string | null {
    const told = [...new Set(this.#telling(stems))]
    const scored = bars.map(({ id, words }) => ({
      id,
      shared: told.filter((word) =>
        this.#vocabulary.featuresOf([word]).some((one) => words.has(one)),
      ),
    }))
    const [best] = scored.toSorted((a, b) => b.shared.length - a.shared.length)
    const apart = best?.shared.filter((word) => !this.#places.has(word)) ?? []
    const isEnough =
      apart.length > 0 && (best!.shared.length > 1 || apart.length >= mostly * told.length)
    return isEnough ? best!.id : null
  }

  #telling = (stems: readonly string[]): string[] =>
    stems.filter((word) => !this.#vocabulary.isSmallStem(word) && !ofTime.test(word))

  #of(treatment: string): readonly Bar[] {
    const known = this.#bars.get(treatment)
    if (known !== undefined) return known
    const of = this.knowledge.treatments.find(({ route }) => route === treatment)
    // Its name and what it is for are no reason against it.
    const ofItself = this.#vocabulary.stemsOf(`${of?.name} ${of?.summary}`)
    const bars = statementsOf(this.knowledge)
      .filter(({ route, anchor }) => route === treatment && anchor === 'not-for')
      .filter(({ text }) => ofPerson.test(text))
      .map(({ id, text }) => ({
        id,
        text,
        words: new Set(
          this.#telling(this.#vocabulary.stemsOf(text.replace(untilThen, '')))
            .filter((word) => !ofItself.includes(word))
            .flatMap((word) => this.#vocabulary.featuresOf([word])),
        ),
      }))
    this.#bars.set(treatment, bars)
    return bars
  }
}
