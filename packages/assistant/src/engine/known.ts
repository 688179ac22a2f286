import {
  addressOf,
  type Knowledge,
  type PageFact,
  type Spoken,
  type Topic,
  type TreatmentFact,
} from '../knowledge.ts'
import { uncapital } from '@clinic/contract/prose'
import type { PartKind, ReadingPart } from '../reading.ts'

/** What a part names, as far as treatments go. */
export type Named = Pick<ReadingPart, 'treatments' | 'families'>

/** How a fact that a topic asks for is named as a kind of part, where the names differ. */
const kindOfFact: Record<string, PartKind> = {
  sessions: 'visits',
  what: 'what-is',
  hours: 'clinic-fact',
  address: 'clinic-fact',
}

/** One of several things that are compared: a treatment, or a kind of treatment as a whole. */
export type Side = { route: string; name: string; treatment: TreatmentFact; families: string[] }

const kept = new WeakMap<Knowledge, Known>()

/** The knowledge by its names. */
export class Known {
  readonly treatments: ReadonlyMap<string, TreatmentFact>
  /** Topics and conditions. */
  readonly topics: ReadonlyMap<string, Topic>
  readonly pages: ReadonlyMap<string, PageFact>
  /** A text as it stands within a sentence. */
  readonly lower: (text: string) => string

  /** Returns a knowledge by its names, which are gathered once. */
  static of(knowledge: Knowledge): Known {
    const known = kept.get(knowledge) ?? new Known(knowledge)
    kept.set(knowledge, known)
    return known
  }

  private constructor(readonly knowledge: Knowledge) {
    const { treatments, assistant, facts } = knowledge
    const names = new Set(knowledge.properNames)
    this.lower = (text) => uncapital(text, names)
    this.treatments = new Map(treatments.map((t) => [t.route, t]))
    this.topics = new Map([...assistant.topics, ...assistant.conditions].map((t) => [t.id, t]))
    this.pages = new Map(facts.pages.map((page) => [addressOf(page), page]))
  }

  /** Returns the topic or condition that the assistant itself uses for something. */
  named(role: NonNullable<Topic['role']>): Topic | undefined {
    return [...this.topics.values()].find((topic) => topic.role === role)
  }

  /** Returns the page that stands for kinds of treatment that are named as a whole. */
  headOf(families: readonly string[]): string | null {
    const [named] = this.knowledge.assistant.names
      .filter(
        ({ families: own = [] }) => own.length > 0 && own.every((one) => families.includes(one)),
      )
      .toSorted((a, b) => b.families!.length - a.families!.length)
    return named?.route ?? null
  }

  /**
   * Returns the treatments that are spoken of: those named, or all of the kinds named, the one that
   * stands for its kind first.
   */
  meant({ treatments, families }: Named): TreatmentFact[] {
    const named = treatments.flatMap((route) => this.treatments.get(route) ?? [])
    if (named.length > 0) return named
    const head = this.headOf(families)
    const main = this.knowledge.priceRules.mainAreas.map(({ page }) => page)
    // The kind that is named first, and of it what most people have: "Botox" is no calf.
    const rank = ({ route, family }: TreatmentFact) =>
      route === head ? -1 : 2 * families.indexOf(family) + Number(!main.includes(route))
    return this.knowledge.treatments
      .filter((t) => families.includes(t.family))
      .toSorted((a, b) => rank(a) - rank(b))
  }

  /** Returns the treatments that a part names; without one, those of its area: "kissing after lips". */
  meantBy(part: Named & { areas: string[] }): TreatmentFact[] {
    const named = this.meant(part)
    if (named.length > 0) return named
    const main = this.knowledge.priceRules.mainAreas.map(({ page }) => page)
    return this.knowledge.treatments
      .filter(({ areas: [first] }) => part.areas.some((area) => area === first))
      .toSorted((a, b) => Number(main.includes(b.route)) - Number(main.includes(a.route)))
  }

  /** Returns what people have in each place, where nothing else is named: "cost for forehead only". */
  usualIn(areas: readonly string[]): string[] {
    const { treatments, priceRules, facts } = this.knowledge
    // Of several in a place the one that is for it alone, and that people have most names for.
    const known = treatments.toSorted(
      (a, b) => a.areas.length - b.areas.length || this.namesOf(b) - this.namesOf(a),
    )
    const listed = (key: string | undefined) =>
      key !== undefined &&
      priceRules.roles[key]?.role !== 'add-on' &&
      facts.prices.some((price) => price.key === key && !price.onConsultation)
    return areas.flatMap((area) => {
      const own = known.filter((t) => t.areas[0] === area)
      return (own.find((t) => listed(t.prices[0])) ?? own[0])?.route ?? []
    })
  }

  /** Returns how many names people have for a treatment. */
  namesOf({ route }: TreatmentFact): number {
    return this.knowledge.assistant.names.reduce(
      (count, one) => count + (one.route === route ? one.phrases.length : 0),
      0,
    )
  }

  /**
   * Returns the kinds of treatment that are named; the first one stands for a name of several.
   */
  kinds({ treatments, families }: Named): string[] {
    const named = treatments.flatMap((route) => this.treatments.get(route)?.family ?? [])
    const whole = this.knowledge.assistant.names.flatMap(({ families: own = [] }) =>
      own.length > 0 && own.every((one) => families.includes(one)) ? [own[0]!] : [],
    )
    return [...new Set([...named, ...whole])]
  }

  /**
   * Returns what is to be compared: the treatments that are named, and of each kind that is named as
   * a whole the page that stands for it, with the treatment that most people have. "Is Nefertiti the
   * same as Botox" compares one with its own kind.
   */
  sides({ treatments, families }: Named): Side[] {
    const own = treatments.flatMap((route) => this.treatments.get(route) ?? [])
    const wholes = this.knowledge.assistant.names.flatMap((name): Side[] => {
      const { families: of = [], route } = name
      const isWhole = of.length > 0 && of.every((one) => families.includes(one))
      const [treatment] = isWhole ? this.meant({ treatments: [], families: of }) : []
      return treatment ? [{ route, name: this.titleOf(route), treatment, families: of }] : []
    })
    const named = own.map((t) => ({ route: t.route, name: t.name, treatment: t, families: [] }))
    const others = wholes.filter(({ families: of }) =>
      own.every(({ family }) => !of.includes(family)),
    )
    const all = [...named, ...others]
    const apart = all.length < 2 ? [...named, ...wholes] : all
    return [...new Map(apart.map((side) => [side.route, side])).values()]
  }

  /** Returns the treatments that are named, and one of each kind that is named as a whole. */
  meantToCompare(named: Named): TreatmentFact[] {
    return this.sides(named).map(({ treatment }) => treatment)
  }

  titleOf(route: string): string {
    return this.treatments.get(route)?.name ?? this.pages.get(route)?.title ?? ''
  }

  /** Checks whether a topic tells which treatments may help somebody with a concern. */
  mayHelp({ fact, after, refusal, pages = [] }: Topic): boolean {
    return (
      fact === undefined && !after && !refusal && pages.some((page) => this.treatments.has(page))
    )
  }

  /** Returns how a part asks that is of this topic. */
  kindOf(topic: Topic): PartKind {
    const { fact, refusal, problem, after } = topic
    if (fact !== undefined) return kindOfFact[fact] ?? (fact as PartKind)
    if (refusal) return 'not-ours'
    if (problem) return 'symptom-after'
    if (after) return 'aftercare'
    return this.mayHelp(topic) ? 'choose' : 'clinic-fact'
  }

  /** Returns the answer of a topic that fits best what is named; null where none does. */
  answerOf(topic: Topic, named: Named, meant = this.meant(named)): Spoken | null {
    const fits = ({ treatments, families }: Spoken) =>
      (treatments === undefined && families === undefined) ||
      treatments?.some((route) => named.treatments.includes(route)) ||
      families?.some((family) => meant.some((t) => t.family === family))
    // Of several kinds the first is meant most: "Botox" is of lines, and what holds for any
    // treatment before what is only of the jaw.
    const [first] = meant
    const rank = ({ treatments, families = [] }: Spoken) =>
      treatments ? 0 : families.length === 0 ? 2 : families.includes(first?.family ?? '') ? 1 : 3
    const fitting = (topic.answers ?? []).filter(fits).toSorted((a, b) => rank(a) - rank(b))
    // Of two that hold for any treatment the last is that of data/can-i, for who names one.
    const isGeneral = fitting[0] !== undefined && rank(fitting[0]) === 2
    return (
      (named.treatments.length + named.families.length > 0 && isGeneral
        ? fitting.findLast((one) => rank(one) === 2)
        : fitting[0]) ?? null
    )
  }
}
