import type { AssistantFacts, SafetyFacts, Sign } from '../knowledge.ts'
import { numberOf } from './numbers.ts'
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
  /** The words of the question that a sign was read from, as stems, and their places. */
  from?: string[]
  at?: number[]

  /** The opening paragraph of its answer. */
  opening?: string
}

/** A sign, and what has to stand near each other: words, or the names of groups of words. */
type Pattern = {
  sign: Sign
  elements: string[]
  /** Of a sign with small words, as "for the day i", which stand in any message. */
  inOrder: boolean
}

/** Checks whether a finding is despair: only it and moles, which are a GP's, have an opening. */
export const isDespair = ({ opening, who }: Finding): boolean =>
  opening !== undefined && who !== 'gp'

/** Most words that may stand between those of one sign. */
const loose = 7

/** Matches an element that has to be counted out: `9+*pills` is nine tablets or more. */
const leastCount = /^(\d+)\+(?=\*)/
/** Most words between a number and what it counts: "16 x 500 mg of my mum's tablets". */
const mostBetween = 6
/** Matches the stems of what a number counts instead: "12 hours ago". */
const timeUnit = /^(?:[ap]m|hour|hr|minute|min|day|week|month|year|time)$/

/** Returns the number that counts what begins at a place of a text, or NaN. */
function countBefore(stems: readonly string[], start: number): number {
  const before = stems.slice(Math.max(0, start - mostBetween - 1), start).toReversed()
  const from = before.findIndex(
    (word, i) =>
      timeUnit.test(word) ||
      // "500 mg" is the strength of each, not how many.
      (numberOf(word) && !/^m?c?g$/.test(`${before[i - 1]}`)),
  )
  return numberOf(before[from])
}

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
      sign.phrases.map((phrase) => {
        const elements = [...joined(phrase).matchAll(/(?:\d+\+)?\*[a-z0-9-]+|[^\s*]+/g)].map(
          ([one]) => one,
        )
        return { sign, elements, inOrder: elements.some(vocabulary.isSmall) }
      }),
    )
    const elements = [...new Set(this.#patterns.flatMap((pattern) => pattern.elements))]
    const wordsOf = (element: string) => {
      const name = element.replace(leastCount, '')
      return name.startsWith('*') ? (words[name.slice(1)] ?? []) : [element]
    }
    this.#elements = new PhraseBook(
      vocabulary,
      elements.flatMap((element) => wordsOf(element).map((word) => [word, element] as const)),
    )
  }

  /** The place of an answer in data/safety.json: the lower, the more urgent. */
  urgencyOf(who: string): number {
    return this.#urgency.get(who) ?? 99
  }

  /**
   * Every sign that stands in a text.
   * @param after whether something was done to the person
   * @param complains whether something is wrong, and nothing says since when: one word is then no
   *   sign
   */
  signs(stems: readonly string[], after: boolean, complains = false): Finding[] {
    // "Cold" in "cold sore" is not cold.
    const taken = this.#compounds.all(stems)
    const isTaken = (from: number, to: number) =>
      taken.some(({ start, end }) => start <= from && to <= end && to - from < end - start)
    const spots = new Map<string, number[]>()
    for (const { value, start, end } of this.#elements.all(stems)) {
      const least = leastCount.exec(value)?.[1]
      if (least && !(countBefore(stems, start) >= Number(least))) continue
      if (!isTaken(start, end)) spots.set(value, [...(spots.get(value) ?? []), start])
    }
    const found = this.#patterns.flatMap(({ sign, elements, inOrder }) => {
      const { protocol, who, opening } = sign
      if (sign.after && !after && !(complains && elements.length > 1)) return []
      const lists = elements.map((element) => spots.get(element) ?? [])
      const places = lists.every((list) => list.length > 0) ? near(lists, inOrder) : null
      if (places === null) return []
      return [
        {
          protocol,
          who,
          words: elements.length,
          from: places.flatMap((i) => stems[i] ?? []),
          at: places,
          ...(opening !== undefined && { opening }),
        },
      ]
    })
    // "Fainted for seconds, fine now" tells that what "fainted" tells is over.
    const over = found.filter(({ who, opening }) => who === 'gp' && opening === undefined)
    const isOver = (one: Finding, { protocol, words, at }: Finding) =>
      protocol === one.protocol && words > one.words && one.at?.every((i) => at?.includes(i))
    return found.filter((one) => isDespair(one) || !over.some((other) => isOver(one, other)))
  }

  /**
   * The finding that decides. The most urgent one does, whatever else was found; among equally
   * urgent ones despair, then what the treatments that are named can lead to, then what was read
   * from most words, then what the message is most like.
   * @param protocols of the treatments that are named
   * @param likely the protocol of the nearest sentence of data/assistant/complaints.json, if one is near
   */
  mostUrgent(
    found: readonly Finding[],
    protocols: readonly string[],
    likely: string | null,
  ): Finding | null {
    const rank = (one: Finding): number[] => [
      one.protocol === null ? 1 : 0,
      this.urgencyOf(one.who),
      isDespair(one) ? 0 : 1,
      one.protocol !== null && protocols.includes(one.protocol) ? 0 : 1,
      -one.words,
      one.protocol === likely ? 0 : 1,
    ]
    const [first] = found
      .map((one) => ({ one, rank: rank(one) }))
      .toSorted((a, b) => {
        const i = a.rank.findIndex((value, at) => value !== b.rank[at])
        return i < 0 ? 0 : a.rank[i]! - b.rank[i]!
      })
    return first?.one ?? null
  }
}

/**
 * Returns a place of each list, no place twice, so that all stand near each other; null where there
 * are none.
 */
function near(lists: readonly number[][], inOrder: boolean): number[] | null {
  const width = lists.length + loose
  const chosen = (low: number, at: number, taken: readonly number[]): number[] | null => {
    if (at === lists.length) return [...taken]
    for (const i of lists[at]!) {
      if (i < low || taken.includes(i) || (inOrder && i < (taken.at(-1) ?? 0))) continue
      if (i > low + width) break
      const all = chosen(low, at + 1, [...taken, i])
      if (all !== null) return all
    }
    return null
  }
  for (const low of [...new Set(lists.flat())].toSorted((a, b) => a - b)) {
    const all = chosen(low, 0, [])
    if (all !== null) return all
  }
  return null
}
