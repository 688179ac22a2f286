import type { Topic, TreatmentFact } from '../knowledge.ts'
import type { Guess } from './classify.ts'
import { sure } from './conversation.ts'
import type { Frame, Reader } from './frame.ts'
import type { Known } from './known.ts'

/** Facts of which one treatment has more than another. */
const measured = new Set(['lasts', 'pain', 'time-off', 'first-effect', 'sessions', 'risks'])

/** Decides which topics a frame asks for. */
export class Plan {
  readonly #known: Known
  /** The kinds of treatment, and the treatments, that each comparison's phrases name. */
  readonly #compares: ReadonlyMap<string, ReadonlySet<string>>

  constructor(known: Known, reader: Reader) {
    this.#known = known
    this.#compares = new Map(
      known.knowledge.assistant.topics
        .filter(({ fact }) => fact === 'compare')
        .map(({ id, phrases }) => {
          const named = phrases.map((phrase) => reader.read(phrase, false))
          return [id, new Set(named.flatMap((frame) => [...known.kinds(frame), ...frame.routes]))]
        }),
    )
  }

  /**
   * Returns the topics that are asked for, one or several, in the order of the question's parts.
   */
  asked(frame: Frame): Topic[] {
    // Who says "how much" and what of asks for its price, whatever else the words are near to.
    const sized =
      frame.measures &&
      frame.ml !== null &&
      (!(frame.asks || frame.compares) || (frame.topics[0]?.score ?? 0) < 0.8)
    const counted =
      frame.measures &&
      frame.areaCount !== null &&
      frame.families.length > 0 &&
      !frame.asks &&
      !frame.compares &&
      !frame.after &&
      (frame.topics[0]?.score ?? 0) < 0.9
    const sum = frame.total && !frame.asks && frame.routes.length + frame.keys.size > 1
    const price =
      (frame.price || sized || counted || sum) &&
      (frame.routes.length > 0 ||
        frame.keys.size > 0 ||
        frame.families.length > 0 ||
        frame.areaCount !== null)
    const byFact = price
      ? this.#known.knowledge.assistant.topics.find(({ fact }) => fact === 'price')
      : undefined
    const ranked = byFact
      ? [
          { topic: byFact.id, score: 0.9, like: 0.9 },
          ...frame.topics.filter(({ topic }) => topic !== byFact.id),
        ]
      : frame.topics
    const compared = this.#asksToCompare(frame)
    if (compared && !byFact) return [compared]
    const [first, ...others] = ranked
      .filter((guess) => this.mayBeMeant(guess, frame))
      .toSorted((a, b) => b.score - a.score)
    const ofArea = this.#known.knowledge.assistant.topics.find(
      ({ areas, fact }) => fact === undefined && areas?.some((area) => frame.areas.includes(area)),
    )
    const nearArea =
      ofArea &&
      first &&
      first.score < 0.55 &&
      ranked.some(({ topic, score }) => topic === ofArea.id && score >= 0.3)
    if (!first || first.score < sure || nearArea)
      return ofArea && frame.routes.length === 0 && !frame.after ? [ofArea] : []
    const { general = false, fact } = this.#known.topics.get(first.topic) ?? {}
    // "A lip flip, bad idea?" is near to asking what it is; only who plainly asks that is told so.
    const specific =
      general && (fact === undefined || (first.score < 0.75 && !frame.compares))
        ? others.find(
            ({ topic, score }) =>
              score >= Math.max(sure, 0.6 * first.score) && !this.#known.topics.get(topic)?.general,
          )
        : undefined
    if (specific) return [this.#known.topics.get(specific.topic)!]
    const ofThisTreatment = (id: string) =>
      this.#known.topics
        .get(id)
        ?.answers?.some(({ treatments }) =>
          treatments?.some((route) => frame.routes.includes(route)),
        ) ?? false
    // What may help is told when it is what the question is about, not beside its price.
    const isWish = (id: string) => this.#mayHelp(this.#known.topics.get(id))
    const more = others
      .filter(
        ({ score, part, topic }) =>
          (part !== undefined &&
            score >= 0.6 &&
            !this.#known.topics.get(topic)?.refusal &&
            (isWish(first.topic) || !isWish(topic))) ||
          (byFact !== undefined && score >= 0.55 && ofThisTreatment(topic)) ||
          (byFact !== undefined && score >= 0.85) ||
          // A bruise that is told beside what to do about it is spoken to as well.
          (frame.complaint && score >= sure && this.#known.topics.get(topic)?.problem === true),
      )
      .slice(0, 2)
    // What somebody tells of since a treatment is spoken to before what else the words are near to.
    const isProblem = ({ topic }: Guess) =>
      Number(frame.after && frame.complaint && this.#known.topics.get(topic)?.problem === true)
    return [first, ...more]
      .toSorted((a, b) => isProblem(b) - isProblem(a) || (a.part ?? 0) - (b.part ?? 0))
      .flatMap(({ topic }) => this.#known.topics.get(topic) ?? [])
  }

  /**
   * Returns the comparison that is asked for when two kinds of treatment are set against each
   * other.
   */
  #asksToCompare(frame: Frame): Topic | undefined {
    if (
      !frame.compares ||
      frame.conditions.length > 0 ||
      Math.max(this.#known.kinds(frame).length, frame.routes.length) < 2
    )
      return undefined
    const meant = this.meantToCompare(frame)
    const all = this.#known.knowledge.assistant.topics.filter(({ fact }) => fact === 'compare')
    // "Which lasts longer" compares one fact of the two.
    const one = frame.topics
      .flatMap(({ topic, score }) => (score >= 0.5 ? (this.#known.topics.get(topic) ?? []) : []))
      .find(({ fact }) => fact !== undefined && measured.has(fact))
    if (one && frame.routes.length > 1) return one
    const near = (topic: Topic) =>
      frame.topics.find((guess) => guess.topic === topic.id)?.score ?? 0
    const [best] = all
      .filter((topic) => near(topic) >= 0.25 && this.covers(topic, meant, frame))
      .toSorted((a, b) => near(b) - near(a))
    const [top] = frame.topics.filter((guess) => this.mayBeMeant(guess, frame))
    return (
      best ??
      (top === undefined || top.score < 0.6
        ? all.find(({ id }) => this.#compares.get(id)!.size === 0)
        : undefined)
    )
  }

  /** Returns the treatments that are named, and one of each kind that is named as a whole. */
  meantToCompare(frame: Frame): TreatmentFact[] {
    const named = frame.routes.flatMap((route) => this.#known.treatments.get(route) ?? [])
    const others = this.#known
      .kinds(frame)
      .flatMap((kind) =>
        named.some(({ family }) => family === kind)
          ? []
          : (this.#known.knowledge.treatments.find(({ family }) => family === kind) ?? []),
      )
    return [...named, ...others]
  }

  /** Checks whether a topic that the words are near to can be what is asked. */
  mayBeMeant({ topic: id, score, part }: Guess, frame: Frame): boolean {
    const topic = this.#known.topics.get(id)
    if (topic === undefined) return false
    const named = frame.routes.length + frame.families.length
    // Comparisons are for who compares, and not for who names one treatment.
    if (topic.fact === 'compare')
      return (
        (frame.compares || (named > 1 && score >= 0.7)) &&
        (frame.routes.length === 0 || this.covers(topic, this.meantToCompare(frame), frame))
      )
    // "Will I be alright?" beside the name of a treatment is no greeting.
    if (topic.refusal && named > 0 && score < (part === undefined ? 0 : 0.85)) return false
    if (topic.refusal && named > 0 && (frame.after || frame.complaint) && score < 0.6) return false
    // How to sleep after a treatment is no answer to who looks tired after a night's sleep.
    if (topic.after)
      return (
        score >= 0.8 ||
        frame.asks ||
        frame.planning ||
        (frame.after && (frame.complaint || (named === 0 && !frame.event))) ||
        (named > 0 && (frame.after || !frame.complaint))
      )
    // Nor are the jowls one to who names the ear lobes.
    const places = this.#mayHelp(topic)
    // Who names a treatment and says little else asks about that, not about the clinic.
    if (!places) return topic.fact !== undefined || frame.routes.length === 0 || score >= 0.5
    if (frame.routes.length > 0) return topic.pages!.some((page) => frame.routes.includes(page))
    if (topic.areas === undefined || frame.areas.length === 0) return true
    const areas = [
      ...topic.areas,
      ...topic.pages!.flatMap((page) => this.#known.treatments.get(page)?.areas ?? []),
    ]
    return frame.areas.some((area) => areas.includes(area))
  }

  /** Checks whether a topic tells which treatments may help somebody with a concern. */
  #mayHelp(topic: Topic | undefined): boolean {
    return (
      topic !== undefined &&
      topic.fact === undefined &&
      !topic.after &&
      (topic.pages ?? []).some((page) => this.#known.treatments.has(page))
    )
  }

  /**
   * Checks whether a comparison speaks of all that was named: one of fillers is no answer for
   * threads.
   */
  covers(topic: Topic, meant: readonly TreatmentFact[], frame: Frame): boolean {
    const compared = this.#compares.get(topic.id) ?? new Set()
    const { areas = [] } = topic
    return (
      (areas.length === 0 || areas.some((area) => frame.areas.includes(area))) &&
      meant.every(({ family }) => compared.has(family))
    )
  }
}
