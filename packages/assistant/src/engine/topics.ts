import type { SpokenOf, Topic, TreatmentFact } from '../knowledge.ts'
import type { Guess } from './classify.ts'
import type { Known } from './known.ts'
import thresholds from './thresholds.json' with { type: 'json' }
import type { Scan, Scanner } from './scan.ts'

/**
 * The shares of a topic's phrases from which what they name is what it compares, from which it
 * speaks of nothing else, and from which a condition is what it is about.
 */
const shares = { compared: 0.25, always: 0.6, about: 0.1 }

/** Matches a question for a person, and not for whom something is. */
const asksWho =
  /^(?:(?:so|and|but|ok) )*who (?:is|are|will|would|does|do|actually|exactly)\b(?!.* (?:for|suit|suitable)$)/

/** Returns the ids that stand in a share of lists. */
const inShare = (lists: readonly string[][], share: number) =>
  [...new Set(lists.flat())].filter(
    (id) => lists.filter((one) => one.includes(id)).length >= Math.max(1, share * lists.length),
  )

/** Tells which topics that the words of a message are near to can be meant by it. */
export class Topics {
  readonly #known: Known
  readonly spokenOf: ReadonlyMap<string, SpokenOf>

  constructor(known: Known, scanner: Scanner) {
    this.#known = known
    const { assistant, learned } = known.knowledge
    this.spokenOf = new Map(
      assistant.topics.map(({ id, phrases }) => {
        if (learned) return [id, learned.spokenOf[id]!]
        const scans = phrases.map((phrase) => scanner.read(phrase, false))
        const named = scans.map(({ routes, families }) =>
          known.kinds({ treatments: routes, families }).concat(routes),
        )
        const told = scans.map(({ conditions }) => conditions.map((one) => one.id))
        const of = inShare(named, shares.compared)
        const always = inShare(named, shares.always)
        return [id, { of, always, conditions: inShare(told, shares.about) }]
      }),
    )
  }

  /** Returns the topics that can be meant, the likeliest first. */
  fitting(scan: Scan): (Guess & { of: Topic })[] {
    return scan.topics.flatMap((guess) => {
      const of = this.#known.topics.get(guess.topic)
      return of && this.mayBeMeant(guess, scan) ? [{ ...guess, of }] : []
    })
  }

  /** Checks whether a topic that the words are near to can be what is asked. */
  mayBeMeant({ topic: id, score }: Guess, scan: Scan): boolean {
    const topic = this.#known.topics.get(id)
    if (topic === undefined) return false
    const { routes, families, compares, after, complaint } = scan
    if (topic.ofMen && !scan.man) return false
    const named = routes.length + families.length
    // "Who injects me" asks for no fact of a treatment.
    if (topic.fact && asksWho.test(scan.text)) return topic.fact === 'compare' && compares
    // Comparisons are for who compares, and not for who names one treatment.
    if (topic.fact === 'compare')
      return (
        (named > 1
          ? compares || (score >= thresholds.sure && !scan.asksForIt)
          : compares && score >= thresholds.asked) &&
        (routes.length === 0 ||
          this.#covers(topic, this.#known.meantToCompare({ treatments: routes, families })))
      )
    // A trouble is spoken to where there is one.
    if (topic.problem && !after && score < thresholds.told && !(complaint && !scan.compares))
      return false
    // Of a page that is of no treatment, no fact of one is asked.
    const isOfPage = routes.length > 0 && families.length === 0
    if (topic.fact && isOfPage && !routes.some((route) => this.#known.treatments.has(route)))
      return ['price', 'hours', 'address'].includes(topic.fact)
    // How to sleep after a treatment is no answer to who looks tired after a night's sleep.
    if (topic.after)
      return (
        score >= thresholds.told ||
        scan.asks ||
        scan.planning ||
        (after && (complaint || (named === 0 && !scan.event))) ||
        (named > 0 && (after || !complaint))
      )
    // Nor are the jowls one to who names the ear lobes.
    if (!this.#known.mayHelp(topic))
      return topic.fact !== undefined || routes.length === 0 || score >= thresholds.asked
    if (scan.named.length > 0) return topic.pages!.some((page) => scan.named.includes(page))
    if (topic.areas === undefined || scan.areas.length === 0) return true
    const areas = [
      ...topic.areas,
      ...topic.pages!.flatMap((page) => this.#known.treatments.get(page)?.areas ?? []),
    ]
    return scan.areas.some((area) => areas.includes(area))
  }

  /**
   * Returns the comparison of what is named, the one that is of little else; null where the data
   * has none.
   */
  comparison(meant: readonly TreatmentFact[], scan: Scan): Topic | null {
    const near = ({ id }: Topic) => scan.topics.find(({ topic }) => topic === id)?.score ?? 0
    const fitting = this.#known.knowledge.assistant.topics
      .filter((topic) => topic.fact === 'compare' && near(topic) > 0 && this.#covers(topic, meant))
      .filter(({ areas = [] }) => areas.length === 0 || areas.some((a) => scan.areas.includes(a)))
      .toSorted((a, b) => near(b) - near(a))
    return fitting[0] ?? null
  }

  /**
   * Checks whether a comparison speaks of all that was named, and of little else: one of fillers is
   * none of threads, and one of a lip flip none of lip and cheek filler.
   */
  #covers(topic: Topic, meant: readonly TreatmentFact[]): boolean {
    const { of, always } = this.spokenOf.get(topic.id)!
    const kinds = new Set(meant.map(({ family }) => family))
    return (
      meant.every(({ family, route }) => of.includes(family) || of.includes(route)) &&
      (meant.length < 2 ||
        always.every((one) => meant.some(({ family, route }) => [family, route].includes(one)))) &&
      // Two of one kind are told apart only by a comparison that names both.
      (kinds.size > 1 || meant.length < 2 || meant.every(({ route }) => of.includes(route)))
    )
  }
}
