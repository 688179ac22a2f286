import {
  addressOf,
  type Knowledge,
  type PageFact,
  type Topic,
  type TreatmentFact,
} from '../knowledge.ts'
import { uncapital } from '@clinic/contract/prose'
import type { Frame } from './frame.ts'

/** The knowledge by its names, and what of it a frame speaks of. */
export class Known {
  readonly treatments: ReadonlyMap<string, TreatmentFact>
  /** Topics and conditions. */
  readonly topics: ReadonlyMap<string, Topic>
  readonly pages: ReadonlyMap<string, PageFact>

  constructor(readonly knowledge: Knowledge) {
    const { treatments, assistant, facts } = knowledge
    const names = new Set(knowledge.properNames)
    this.lower = (text) => uncapital(text, names)
    this.treatments = new Map(treatments.map((t) => [t.route, t]))
    this.topics = new Map([...assistant.topics, ...assistant.conditions].map((t) => [t.id, t]))
    this.pages = new Map(facts.pages.map((page) => [addressOf(page), page]))
  }

  /** A text as it stands within a sentence. */
  readonly lower: (text: string) => string

  /**
   * Returns the treatments that are spoken of: those named, or all of the kinds named, the one that
   * stands for its kind first.
   */
  meant({ routes, families, heads }: Frame): TreatmentFact[] {
    const named = routes.flatMap((route) => this.treatments.get(route) ?? [])
    return named.length > 0
      ? named
      : this.knowledge.treatments
          .filter((t) => families.includes(t.family))
          .toSorted((a, b) => Number(heads.includes(b.route)) - Number(heads.includes(a.route)))
  }

  /** Checks whether a page is of a treatment, or of a whole kind: Botox. */
  isOfTreatments(route: string): boolean {
    const { names } = this.knowledge.assistant
    return (
      this.treatments.has(route) ||
      names.some((name) => name.families !== undefined && name.route === route)
    )
  }

  /**
   * Returns the kinds of treatment that a frame names; the first one stands for a name of several.
   */
  kinds(frame: Frame): string[] {
    const named = frame.routes.flatMap((route) => this.treatments.get(route)?.family ?? [])
    const whole = this.knowledge.assistant.names.flatMap(({ families = [] }) =>
      families.length > 0 && families.every((one) => frame.families.includes(one))
        ? [families[0]!]
        : [],
    )
    return [...new Set([...named, ...whole])]
  }
}
