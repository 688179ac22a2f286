import type { Spoken, Topic, TreatmentFact } from '../knowledge.ts'
import { agreed, firstSentences, lasting, list, sentence } from '@clinic/contract/prose'
import { seekHelp } from './emergency.ts'
import type { Frame } from './frame.ts'
import type { Known } from './known.ts'
import type { Plan } from './plan.ts'
import type { Prices } from './prices.ts'

/** Says what data/ knows about a topic, in sentences. */
export class Wording {
  constructor(
    private readonly known: Known,
    private readonly plan: Plan,
    private readonly prices: Prices,
  ) {}

  /** Returns the sentences about a topic: the fact that it asks for, or its own words. */
  said(topic: Topic, frame: Frame): string[] {
    return topic.fact === undefined ? this.spoken(topic, frame) : this.#fact(topic, frame)
  }

  /**
   * Returns a topic's own words for the treatments that are meant; about a trouble, also when to
   * ring.
   */
  spoken(topic: Topic, frame: Frame): string[] {
    const named = this.known.meant(frame)
    // "Kissing after lips": without a treatment, those of the area.
    const meant =
      named.length > 0
        ? named
        : this.known.knowledge.treatments.filter(({ areas }) =>
            areas.slice(0, 1).some((area) => frame.areas.includes(area)),
          )
    if (topic.recovery !== undefined) {
      const until = meant.map((t) => t.until[topic.recovery!]).find(Boolean)
      if (until) return [`${sentence(until)} ${topic.more ?? ''}`.trim()]
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
        ? seekHelp(this.known.knowledge.safety, shared, 60)
        : this.whenToRing(frame)),
    ]
  }

  /** Returns the signs that cannot wait, whatever was done. */
  whenToRing(frame: Frame): string[] {
    const trouble = this.known.topics.get('something-wrong')
    return trouble ? this.spoken(trouble, frame) : []
  }

  #fact(topic: Topic, frame: Frame): string[] {
    const { clinic } = this.known.knowledge.facts
    const meant = this.known.meant(frame)
    const t = meant[0]
    const whole = this.spoken(topic, frame)
    const many = frame.routes.length === 0 && new Set(meant.map(({ family }) => family)).size > 1
    switch (topic.fact) {
      case 'price': {
        if (frame.budget !== null && frame.routes.length === 0 && frame.keys.size === 0)
          return [this.prices.within(frame.budget)]
        const said = this.prices.answer(frame)
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
        return this.#comparison(topic, this.plan.meantToCompare(frame), frame)
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
    if (own && whole.length > 0) return whole
    const told = ofTreatment[topic.fact ?? '']?.(t, this.known.lower) ?? []
    return told.length > 0 ? told : whole.slice(0, 1)
  }

  /**
   * Returns a comparison that speaks of what was named; else two treatments beside each other, from
   * what each says of itself.
   */
  #comparison(topic: Topic, meant: readonly TreatmentFact[], frame: Frame): string[] {
    if (meant.length < 2 || (topic.answers && this.plan.covers(topic, meant, frame)))
      return this.spoken(topic, frame)
    const { lower } = this.known
    return meant
      .slice(0, 2)
      .map(
        ({ name, summary, glance, route }) =>
          `${name}: ${lower(summary)} ${lasting('It', glance.lasts)}; time off: ${lower(glance.timeOff)}.${this.prices.beside(route).replace(/^The price is/, ' Price')}`,
      )
  }
}

/**
 * Sentences for each fact that is asked for, from a treatment's data; empty where it says nothing.
 */
const ofTreatment: Record<string, (t: TreatmentFact, lower: (text: string) => string) => string[]> =
  {
    lasts: ({ name, glance }) => [`${lasting(name, glance.lasts)}.`],
    'first-effect': ({ name, glance, results }, lower) => [
      `${name} shows its first effect after this time: ${lower(glance.firstEffect)}.`.replace(
        /after this time: (straight away|at once|within|usually|from|gone)/,
        '$1',
      ),
      firstSentences(results, 35),
    ],
    'time-off': ({ glance }, lower) => [`Time off: ${lower(glance.timeOff)}.`],
    appointment: ({ glance }, lower) => [`The appointment takes ${lower(glance.appointment)}.`],
    pain: ({ name, pain }, lower) => (pain === '' ? [] : [`${name}: ${lower(sentence(pain))}`]),
    sessions: ({ name, sessions }, lower) =>
      sessions === '' ? [] : [`${name} ${agreed(name, 'takes')} ${lower(sentence(sessions))}`],
    risks: ({ common, rare }, lower) => [
      `Common: ${list(common.slice(0, 3).map(lower))}. Rare but serious: ${list(rare.slice(0, 3).map(lower))}.`,
    ],
    'not-for': ({ notFor }) => [
      `It is not for you, or has to wait, in these cases. ${notFor.slice(0, 4).join(' ')}`,
    ],
    aftercare: ({ aftercare }) => [aftercare.slice(0, 4).map(sentence).join(' ')],
    results: ({ results }) => [firstSentences(results, 50)],
    alternatives: ({ alternatives }) => [alternatives.slice(0, 3).join(' ')],
    what: ({ intro }) => [firstSentences(intro, 50)],
  }
