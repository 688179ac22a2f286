import type { AssistantFacts, SafetyFacts, Sign } from '../_shared/knowledge.ts'
import { PhraseBook } from './phrases.ts'
import { Vocabulary } from './vocabulary.ts'

/**
 * What somebody describes: the protocol and the step that it leads to; no protocol where something
 * is wrong, and nothing says what.
 */
export type Finding = {
  protocol: string | null
  who: string
  words: number
  /** The words of the question that a sign was read from, as stems. */
  from?: string[]

  /** What is said before all else. */
  opening?: string
}

/** A sign, and what has to stand near each other: words, or the names of groups of words. */
type Pattern = { sign: Sign; elements: string[] }

/** Whether it has words of its own to open with, and is no mole, which is left to a GP. */
export const isDespair = ({ opening, who }: Finding): boolean =>
  opening !== undefined && who !== 'gp'

/** How many words may stand between those of one sign. */
const loose = 7

/** Finds signs of danger in a question. */
export class Triage {
  readonly #patterns: Pattern[]
  /** The elements of all signs, so that each is looked for once in a question. */
  readonly #elements: PhraseBook<string>
  readonly #urgency: Map<string, number>
  /** Words that together mean something else than each. */
  readonly #compounds: PhraseBook<string>

  constructor(assistant: AssistantFacts, safety: SafetyFacts) {
    const { signs, words } = assistant
    const vocabulary = new Vocabulary(assistant)
    const compounds = words['compounds'] ?? []
    this.#compounds = new PhraseBook(
      vocabulary,
      compounds.map((one) => [one, one] as const),
    )
    this.#urgency = new Map(safety.answers.map(({ id }, i) => [id, i]))
    // A compound in a sign is one element: "cold_sore".
    const joined = (phrase: string) =>
      compounds.reduce((text, one) => text.replace(one, one.replaceAll(' ', '_')), phrase)
    this.#patterns = signs.flatMap((sign) =>
      sign.phrases.map((phrase) => ({
        sign,
        elements: joined(phrase).match(/\*[a-z0-9-]+|[^\s*]+/g) ?? [],
      })),
    )
    const elements = [...new Set(this.#patterns.flatMap((pattern) => pattern.elements))]
    const wordsOf = (element: string) =>
      element.startsWith('*') ? (words[element.slice(1)] ?? []) : [element]
    this.#elements = new PhraseBook(
      vocabulary,
      elements.flatMap((element) => wordsOf(element).map((word) => [word, element] as const)),
    )
  }

  /** The place of an answer in data/safety.json, the most urgent first. */
  #urgencyOf(who: string): number {
    return this.#urgency.get(who) ?? 99
  }

  /**
   * Whether one tells of another danger than the other, which calls for a more urgent answer. Despair,
   * which has words of its own to open with, is spoken to before whatever needs no ambulance.
   */
  isMoreUrgent(one: Finding, other: Finding): boolean {
    const another = one.protocol !== null && one.protocol !== other.protocol
    return (
      another &&
      this.#urgencyOf(one.who) < this.#urgencyOf(other.who) &&
      (!isDespair(other) || one.who === '999')
    )
  }

  /**
   * @param named whether a treatment is spoken of
   * @param after whether something was done to the person
   * @param complains whether something is wrong, and nothing says since when: one word is then no
   *   sign
   * @param likely the protocol of the nearest sentence of data/assistant/complaints.json, if one is near
   */
  find(
    stems: readonly string[],
    named: boolean,
    after: boolean,
    complains = false,
    likely: string | null = null,
  ): Finding | null {
    // "Cold" in "cold sore" is not cold.
    const taken = this.#compounds.all(stems)
    const isTaken = (i: number) => taken.some(({ start, end }) => start <= i && i < end)
    const spots = new Map<string, number[]>()
    for (const { value, start, end } of this.#elements.all(stems))
      if (end - start > 1 || !isTaken(start)) spots.set(value, [...(spots.get(value) ?? []), start])
    const found: (Finding & { urgency: number })[] = []
    for (const { sign, elements } of this.#patterns) {
      if (elements.length === 0 || (sign.after && !after && !(complains && elements.length > 1)))
        continue
      if (
        !elements.every((element) => spots.has(element)) ||
        !near(elements.map((element) => spots.get(element)!))
      )
        continue
      found.push({
        protocol: sign.protocol,
        who: sign.who,
        ...(sign.opening !== undefined && { opening: sign.opening }),
        words: elements.length,
        from: elements.flatMap((element) => stems[spots.get(element)![0]!] ?? []),
        urgency: this.#urgencyOf(sign.who),
      })
    }
    // A sign of the likely protocol goes first, but only one as urgent as a clinician's line, and
    // read from as many words as any other: a dead arm is a stroke whatever the rest is like.
    const most = Math.max(0, ...found.map(({ words }) => words))
    const isLikely = ({ protocol, urgency, words }: (typeof found)[number]) =>
      Number(
        protocol === likely && words === most && urgency <= this.#urgencyOf('clinic-emergency'),
      )
    // What calls for an ambulance comes first whatever was done, then what asks for kindness, then
    // what cannot wait.
    const ambulance = ({ urgency }: (typeof found)[number]) => Number(urgency === 0)
    // What has words of its own to open with comes first too; where it can wait for days, as a mole,
    // only for who names no treatment and tells of nothing that cannot wait for a clinician.
    const mayWait =
      !named && found.every(({ urgency }) => urgency >= this.#urgencyOf('clinic-emergency'))
    const opens = (one: (typeof found)[number]) =>
      Number(isDespair(one) || (one.opening !== undefined && mayWait))
    found.sort(
      (a, b) =>
        isLikely(b) - isLikely(a) ||
        ambulance(b) - ambulance(a) ||
        opens(b) - opens(a) ||
        a.urgency - b.urgency ||
        b.words - a.words,
    )
    return found[0] ?? null
  }
}

/** Whether one place of each list can be chosen so that they stand near each other. */
function near(spots: readonly number[][]): boolean {
  const width = spots.length + loose
  return spots[0]!.some((start) => {
    let low = start
    let high = start
    return spots.slice(1).every((list) => {
      const next = list
        .filter((i) => i !== start)
        .toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start))[0]
      if (next === undefined) return false
      low = Math.min(low, next)
      high = Math.max(high, next)
      return high - low <= width
    })
  })
}
