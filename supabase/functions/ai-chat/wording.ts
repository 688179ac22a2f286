import type { Spoken, Topic, TreatmentFact } from '../_shared/knowledge.ts'
import { agreed, firstSentences, lasting, list, sentence } from '../_shared/prose.ts'
import { seekHelp } from './emergency.ts'
import type { Frame } from './frame.ts'
import type { Known } from './known.ts'
import type { Plan } from './plan.ts'
import type { Prices } from './prices.ts'

/** Says what data/ knows about a topic, in sentences. */
export class Wording {
  readonly #known: Known
  readonly #plan: Plan
  readonly #prices: Prices

  constructor(known: Known, plan: Plan, prices: Prices) {
    this.#known = known
    this.#plan = plan
    this.#prices = prices
  }

  /** What is said about a topic: the fact that it asks for, or its own words. */
  said(topic: Topic, frame: Frame): string[] {
    return topic.fact === undefined ? this.spoken(topic, frame) : this.#fact(topic, frame)
  }

  /**
   * A topic's own words for the treatments that are meant; with when to ring, where it is about a
   * trouble.
   */
  spoken(topic: Topic, frame: Frame): string[] {
    const named = this.#known.meant(frame)
    // "Kissing after lips": without a treatment, those of the area.
    const meant =
      named.length > 0
        ? named
        : this.#known.knowledge.treatments.filter(({ areas }) =>
            areas.slice(0, 1).some((area) => frame.areas.includes(area)),
          )
    if (topic.recovery !== undefined) {
      const until = meant.flatMap((t) =>
        t.until[topic.recovery!] ? [{ t, text: t.until[topic.recovery!]! }] : [],
      )[0]
      if (until) return [`${sentence(until.text)} ${topic.more ?? ''}`.trim()]
    }
    if (topic.answers === undefined) return []
    const fits = (answer: Spoken) =>
      (answer.treatments === undefined && answer.families === undefined) ||
      answer.treatments?.some((route) => frame.routes.includes(route)) ||
      (answer.families !== undefined && meant.some((t) => answer.families!.includes(t.family)))
    const rank = (answer: Spoken) => (answer.treatments ? 0 : answer.families ? 1 : 2)
    const fitting = topic.answers.filter(fits).toSorted((a, b) => rank(a) - rank(b))
    // Of two that hold for any treatment the last is that of data/can-i, for who names one.
    const best =
      named.length > 0 && fitting[0] !== undefined && rank(fitting[0]) === 2
        ? fitting.at(-1)
        : fitting[0]
    if (!best) return []
    if (topic.problem === undefined) return [best.text]
    const of = meant.filter((t) => best.families?.includes(t.family) ?? true)
    const shared = (of[0]?.protocols ?? []).filter((id) =>
      of.every((t) => t.protocols.includes(id)),
    )
    return [
      best.text,
      ...(shared.length > 0
        ? seekHelp(this.#known.knowledge.safety, shared, 60)
        : this.whenToRing(frame)),
    ]
  }

  /** The signs that cannot wait, whatever was done. */
  whenToRing(frame: Frame): string[] {
    const trouble = this.#known.topics.get('something-wrong')
    return trouble ? this.spoken(trouble, frame) : []
  }

  #fact(topic: Topic, frame: Frame): string[] {
    const { clinic } = this.#known.knowledge.facts
    const meant = this.#known.meant(frame)
    const t = meant[0]
    const whole = this.spoken(topic, frame)
    const many = frame.routes.length === 0 && new Set(meant.map(({ family }) => family)).size > 1
    switch (topic.fact) {
      case 'price': {
        if (frame.budget !== null && frame.routes.length === 0 && frame.keys.size === 0)
          return [this.#prices.within(frame.budget)]
        const said = this.#prices.answer(frame)
        return said === '' ? whole : [said]
      }
      case 'hours':
        return [
          `${list(clinic.hours.map((line) => line.replace(/: (\d)/, ' from $1').replace(': ', ' ')))}.`,
          ...whole,
        ]
      case 'address':
        return [`We are at ${clinic.address}.`, ...whole]
      case 'compare':
        return this.#comparison(topic, this.#plan.meantToCompare(frame), frame)
      default:
    }
    if (!t || (many && whole.length > 0 && !frame.compares)) return whole
    if (frame.compares && frame.routes.length > 1)
      return frame.routes
        .slice(0, 2)
        .flatMap((route) => this.#fact(topic, { ...frame, routes: [route], families: [] }))
    const own = topic.answers?.some(
      (a) => a.treatments?.includes(t.route) || a.families?.includes(t.family),
    )
      ? whole
      : []
    if (own.length > 0) return own
    switch (topic.fact) {
      case 'lasts':
        return [`${lasting(t.name, t.glance.lasts)}.`]
      case 'first-effect':
        return [
          `${t.name} shows its first effect after this time: ${this.#known.lower(t.glance.firstEffect)}.`.replace(
            /after this time: (straight away|at once|within|usually|from|gone)/,
            '$1',
          ),
          firstSentences(t.results, 35),
        ]
      case 'time-off':
        return [`Time off: ${this.#known.lower(t.glance.timeOff)}.`]
      case 'appointment':
        return [`The appointment takes ${this.#known.lower(t.glance.appointment)}.`]
      case 'pain':
        return [
          t.pain === '' ? (whole[0] ?? '') : `${t.name}: ${this.#known.lower(sentence(t.pain))}`,
        ]
      case 'sessions':
        return [
          t.sessions === ''
            ? (whole[0] ?? '')
            : `${t.name} ${agreed(t.name, 'takes')} ${this.#known.lower(sentence(t.sessions))}`,
        ]
      case 'risks':
        return [
          `Common: ${list(t.common.slice(0, 3).map(this.#known.lower))}. Rare but serious: ${list(t.rare.slice(0, 3).map(this.#known.lower))}.`,
        ]
      case 'not-for':
        return [
          `It is not for you, or has to wait, in these cases. ${t.notFor.slice(0, 4).join(' ')}`,
        ]
      case 'aftercare':
        return [t.aftercare.slice(0, 4).map(sentence).join(' ')]
      case 'results':
        return [firstSentences(t.results, 50)]
      case 'alternatives':
        return [`${t.alternatives.slice(0, 3).join(' ')}`]
      case 'what':
        return [firstSentences(t.intro, 50)]
      default:
        return whole
    }
  }

  /** A comparison that speaks of what was named; else the two beside each other. */
  #comparison(topic: Topic, meant: readonly TreatmentFact[], frame: Frame): string[] {
    if (meant.length < 2) return this.spoken(topic, frame)
    return topic.answers && this.#plan.covers(topic, meant, frame)
      ? this.spoken(topic, frame)
      : this.#compared(meant, frame)
  }

  /** Two treatments beside each other, from what each says of itself. */
  #compared(meant: readonly TreatmentFact[], frame: Frame): string[] {
    const named = frame.routes.flatMap((route) => this.#known.treatments.get(route) ?? [])
    const two = (
      named.length >= 2
        ? named
        : meant.filter((t, i) => meant.findIndex((o) => o.family === t.family) === i)
    ).slice(0, 2)
    return two.map(
      (t) =>
        `${t.name}: ${this.#known.lower(t.summary)} ${lasting('It', t.glance.lasts)}; time off: ${this.#known.lower(t.glance.timeOff)}.${this.#prices.beside(t.route).replace(/^The price is/, ' Price')}`,
    )
  }
}
