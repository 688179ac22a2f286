import type { AssistantFacts, SafetyFacts, Sign } from '../_shared/knowledge.ts'
import { stemsOf } from './phrases.ts'

/** What somebody describes: the protocol and the step that it leads to. `unknown`: something is wrong, and no sign says what. */
export type Finding = { protocol: string; who: string; words: number; /** What is said before all else. */ opening?: string }

type Element = { phrases: string[][] }
type Pattern = { sign: Sign; elements: Element[] }

/** How many words may stand between those of one sign. */
const loose = 7

/** Finds signs of danger in a question. When two fit, the more urgent one is taken. */
export class Triage {
  readonly #patterns: Pattern[]
  readonly #urgency: Map<string, number>
  /** Words that together mean something else than each. */
  readonly #compounds: string[][]

  constructor({ signs, words }: AssistantFacts, safety: SafetyFacts) {
    const compounds = words['compounds'] ?? []
    this.#compounds = compounds.map(stemsOf)
    // A compound in a sign is one element: "cold_sore".
    const joined = (phrase: string) => compounds.reduce((text, one) => text.replace(one, one.replaceAll(' ', '_')), phrase)
    this.#urgency = new Map(safety.answers.map(({ id }, i) => [id, i]))
    const group = new Map(Object.entries(words).map(([id, list]) => [id, list.map(stemsOf)]))
    this.#patterns = signs.flatMap((sign) =>
      sign.phrases.map((phrase) => ({
        sign,
        elements: [...joined(phrase).matchAll(/\*([a-z0-9-]+)|[^\s*]+/g)].flatMap(([word, name]) => {
          const phrases = name === undefined ? [stemsOf(word)] : (group.get(name) ?? [])
          return phrases.length === 0 || phrases[0]!.length === 0 ? [] : [{ phrases }]
        }),
      })),
    )
  }

  /**
   * @param protocols of the treatments that were named: signs of theirs come before signs of others
   * @param after whether something was done to the person
   * @param complains whether something is wrong, and nothing says since when: one word is then no sign
   */
  find(stems: readonly string[], protocols: readonly string[], after: boolean, complains = false): Finding | null {
    const at = new Map<string, number[]>()
    stems.forEach((word, i) => at.set(word, [...(at.get(word) ?? []), i]))
    const isAt = (phrase: readonly string[], i: number) => phrase.every((part, j) => stems[i + j] === part)
    // "Cold" in "cold sore" is not cold.
    const taken = new Set(stems.flatMap((_, i) => this.#compounds.filter((one) => isAt(one, i)).flatMap((one) => one.map((__, j) => i + j))))
    const places = (phrase: readonly string[]) => (at.get(phrase[0]!) ?? []).filter((i) => isAt(phrase, i) && (phrase.length > 1 || !taken.has(i)))
    const kept = new Map<Element, number[]>()
    const found: (Finding & { urgency: number; own: boolean })[] = []
    for (const { sign, elements } of this.#patterns) {
      if (elements.length === 0 || (sign.after && !after && !(complains && elements.length > 1))) continue
      const spots = elements.map((element) => {
        const known = kept.get(element) ?? element.phrases.flatMap(places)
        kept.set(element, known)
        return known
      })
      if (spots.some((list) => list.length === 0) || !near(spots)) continue
      found.push({
        protocol: sign.protocol,
        who: sign.who,
        ...(sign.opening !== undefined && { opening: sign.opening }),
        words: elements.length,
        urgency: this.#urgency.get(sign.who) ?? 99,
        own: protocols.length === 0 || protocols.includes(sign.protocol),
      })
    }
    // What calls for an ambulance comes first whatever was done; the rest as the treatment's own page ranks it.
    const most = Math.max(0, ...found.map(({ words }) => words))
    const ambulance = ({ urgency, words }: (typeof found)[number]) => Number(urgency > 0 || words < Math.max(2, most))
    found.sort((a, b) => ambulance(a) - ambulance(b) || Number(b.own) - Number(a.own) || a.urgency - b.urgency || b.words - a.words)
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
      const next = list.filter((i) => i !== start).toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start))[0]
      if (next === undefined) return false
      low = Math.min(low, next)
      high = Math.max(high, next)
      return high - low <= width
    })
  })
}
