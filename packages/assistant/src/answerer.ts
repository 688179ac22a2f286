import type { Answer, Answerer } from './answer.ts'
import {
  addressOf,
  type ClinicFacts,
  type Knowledge,
  type Spoken,
  type Topic,
  type TreatmentFact,
} from './knowledge.ts'
import {
  agreed,
  clinicDay,
  escapeRegExp,
  firstSentences,
  lasting,
  list,
  lowerFirst,
  numberWords,
  pounds,
  sentence,
  upperFirst,
} from '@clinic/contract/prose'
import { Known, type Side } from './engine/known.ts'
import { personIn, subjectsIn } from './engine/merge.ts'
import { Prices } from './engine/prices.ts'
import { daysToAllow, latestDay } from './engine/times.ts'
import {
  partOf,
  statementsOf,
  type PartKind,
  type Person,
  type Reading,
  type ReadingPart,
  type Source,
  type Statement,
} from './reading.ts'

/** What is said to one part. */
type Said = {
  texts: string[]
  routes: string[]
  /** The headings that they stand under, as far as they are known. */
  at?: Source[]
  kind?: 'question' | 'refused' | 'unknown'
  /** It says no, or not yet, so that nothing is sold beside it. */
  bars?: boolean
  /** A reader found it to answer, so that nothing of it is cut, and nothing is sold beside it. */
  isWhole?: true
}

/** Most words of an answer to each of several parts. */
const mostWords = 38
/** Most options of a choice that are told. */
const mostOptions = 3

/** Checks whether an answer's first sentence says no, or not yet. */
export const rulesOut = (text = '') =>
  /^(?:[^:.]{1,40}: )?(?:(?:please )?(?:no|not|wait)\b|[^:.]*\b(?:put off|not for you)\b)/i.test(
    text,
  )

const kept = new WeakMap<Knowledge, Speaker>()

export const answer: Answerer = (readings, knowledge, today = new Date()) => {
  const speaker = kept.get(knowledge) ?? new Speaker(knowledge)
  kept.set(knowledge, speaker)
  return speaker.answer(readings, clinicDay(today))
}

class Speaker {
  readonly #known: Known
  readonly #prices: Prices
  readonly #statements: ReadonlyMap<string, Statement>

  constructor(private readonly knowledge: Knowledge) {
    this.#known = Known.of(knowledge)
    this.#prices = new Prices(this.#known)
    this.#statements = new Map(statementsOf(knowledge).map((one) => [one.id, one]))
  }

  answer(readings: readonly Reading[], today: string): Answer {
    const now = readings.at(-1)!
    const person = personIn(readings, this.#known)
    const bars = this.#barsBefore(now, person)
    // Nothing is offered to somebody who was told no.
    const told = now.parts.filter(
      (part) => bars.length === 0 || part.facts.length > 0 || !this.#offers(part),
    )
    const before = subjectsIn(readings.slice(0, -1), this.#known).at(-1)
    const said = told.map((part) =>
      part.facts.length > 0
        ? this.#found(part, person, now, today)
        : isOnlyCarried(part, before) && person.had.length + now.person.ruledOut.length === 0
          ? this.#askBack(part)
          : this.#part(part, person, now, today),
    )
    const spoken = [...bars, ...said].filter(({ texts }) => texts.length > 0)
    // Beside an answer nobody is asked which treatment he means.
    const sure = spoken.filter(({ kind }) => kind !== 'question')
    const all = sure.length > 0 ? sure : spoken
    const refused = all.find(({ kind }) => kind === 'refused')
    const isAlone = refused !== undefined && (refused.bars || all.length === 1)
    // Beside a refusal stands what a reader found to another part: what to do once one is 18.
    const found = said.filter((_, i) => told[i]!.facts.length > 0)
    const left = isAlone ? all.filter((one) => one === refused || found.includes(one)) : all
    return this.#composed(left, readings, person)
  }

  /** Returns what a reader found to answer a part, after what is worked out or rules it out. */
  #found(part: ReadingPart, person: Person, now: Reading, today: string): Said {
    // Of a condition what holds for the treatment is told already.
    const facts = part.facts
      .filter((id) => !id.startsWith(`condition:${part.condition}:`))
      .flatMap((id) => this.#statements.get(id) ?? [])
    const reason = facts.find(({ anchor }) => anchor === 'not-for')
    if (reason && part.kind === 'may-i' && part.condition === null) return this.#barredBy(reason)
    // There is room for the options of the most useful one.
    const texts = facts.map((fact, i) =>
      i === 0 && this.#offers(part) ? this.#withOptions(fact, person) : fact.text,
    )
    const isTrouble = part.kind === 'symptom-after'
    const own: Said =
      part.condition !== null || figures.has(part.kind) || isTrouble || this.#isComputed(part)
        ? this.#part(part, person, now, today)
        : { texts: [], routes: [] }
    if (own.kind === 'refused') return own
    const fresh =
      notTwice.has(part.kind) && part.condition === null
        ? own.texts.flatMap((one) => notIn(texts, one) || [])
        : own.texts
    // Of a trouble the facts stand for the first words, and when to ring stays.
    return {
      ...own,
      texts: isTrouble ? [...texts, ...own.texts.slice(1)] : [...fresh, ...texts],
      routes: [...own.routes, ...facts.map(({ route }) => route)],
      at: [...(own.at ?? []), ...facts.filter(({ anchor }) => anchor !== undefined)],
      isWhole: true,
    }
  }

  /** Returns that a reason of a treatment's page holds for the person. */
  #barredBy({ route, text, heading, anchor }: Statement): Said {
    const name = this.#known.titleOf(route)
    const isOne = agreed(name, 'is') === 'is'
    return {
      texts: [
        `On what you say, ${this.#known.lower(name)} ${isOne ? 'is not for you, or has' : 'are not for you, or have'} to wait. ${text}`,
      ],
      routes: [route],
      at: [{ route, heading, anchor }],
      bars: true,
    }
  }

  /** Checks whether a part asks for something to have done. */
  #offers({ kind, topic }: ReadingPart): boolean {
    const { pages = [] } = (topic !== null && this.#known.topics.get(topic)) || {}
    const isOfTreatments = pages.some((page) => this.#known.treatments.has(page))
    return offers.has(kind) || (kind === 'clinic-fact' && isOfTreatments)
  }

  /** Checks whether a part is answered by a sum or a day, whatever a reader finds to fit. */
  #isComputed({ kind, topic }: ReadingPart): boolean {
    const fact = topic === null ? undefined : this.#known.topics.get(topic)?.fact
    return computed.has(kind) || (fact !== undefined && computedFacts.has(fact))
  }

  #composed(said: readonly Said[], readings: readonly Reading[], person: Person): Answer {
    const now = readings.at(-1)!
    // What rules a treatment out is said first.
    const inOrder = said.toSorted((a, b) => Number(b.bars ?? false) - Number(a.bars ?? false))
    const paragraphs: string[] = []
    for (const { texts, isWhole } of inOrder)
      for (const text of texts) {
        const fresh = withoutSaid(text, paragraphs)
        const isLine = this.knowledge.safety.protocols.some(({ line }) => line === text)
        const short =
          inOrder.length > 1 && !isWhole && !isLine ? shortened(fresh, mostWords) : fresh
        if (short !== '' && !paragraphs.some((known) => saysSame(known, short)))
          paragraphs.push(short)
      }
    const routes = [...new Set(inOrder.flatMap((one) => one.routes))]
    const kind = said.find((one) => one.kind !== undefined)?.kind ?? 'answer'
    const isUnknown = paragraphs.length === 0 || kind === 'unknown'
    const beside = this.#priceBeside(readings, person, inOrder, paragraphs)
    // What is not understood may be a call for help.
    const help = isUnknown ? this.knowledge.safety.help.slice(0, 1) : []
    return {
      kind: isUnknown ? 'unknown' : kind,
      paragraphs: [...paragraphs, ...beside, ...help.map(({ text }) => text)],
      routes: [...now.parts.flatMap(({ treatments }) => treatments), ...routes],
      sources: [
        ...inOrder.flatMap(({ at = [] }) => at),
        ...(beside.length > 0 ? placesOf(now.parts[0]!, 'price') : []),
      ],
    }
  }

  /**
   * Returns the price that stands beside a fact of one priced treatment: for nobody who is unwell,
   * had it done, asked whether they may have it, or was told of it before.
   */
  #priceBeside(
    readings: readonly Reading[],
    { had }: Person,
    said: readonly Said[],
    paragraphs: readonly string[],
  ): string[] {
    const { parts, person: told } = readings.at(-1)!
    const [first, ...others] = new Set(parts.flatMap(({ treatments }) => treatments))
    const isSale =
      paragraphs.length > 0 &&
      told.had.length === 0 &&
      !readings
        .slice(0, -1)
        .some(({ parts: of }) => of.some((p) => p.treatments.includes(first!))) &&
      !had.some(({ treatment }) => treatment === first) &&
      said.every(({ bars, kind, isWhole }) => !bars && kind === undefined && !isWhole) &&
      parts.every((part) => part.condition === null && !notSold.has(part.kind) && !isGrave(part))
    if (!isSale || first === undefined || others.length > 0) return []
    const price = this.#prices.beside(first)
    return price === '' || paragraphs.some((text) => text.includes('£')) ? [] : [price]
  }

  /** Returns what rules out what is asked about, as far as the person told of it earlier. */
  #barsBefore(now: Reading, { conditions }: Person): Said[] {
    const part = now.parts.find(
      (one) => one.condition === null && (!unbarred.has(one.kind) || this.#offers(one)),
    )
    if (part === undefined) return []
    return (
      conditions
        .flatMap((id) => this.#known.topics.get(id) ?? [])
        // What was sad or wrong an hour ago rules out offers, and no plain question of a price.
        .filter(({ lasting: holds, refusal }) => holds || (refusal && this.#offers(part)))
        .map((topic) => this.#condition(topic, part))
        .filter(({ bars, kind }) => bars || kind === 'refused')
        .map((one) => ({ ...one, texts: one.texts.map((text) => shortened(text, mostWords)) }))
    )
  }

  #condition(topic: Topic, part: ReadingPart): Said {
    const spoken = this.#known.answerOf(topic, part, this.#known.meantBy(part))
    if (spoken === null) return { texts: [], routes: [] }
    return {
      texts: [spoken.text],
      routes: topic.at ? [] : (topic.pages ?? []),
      at: topic.at ? [topic.at] : [],
      isWhole: true,
      ...(topic.refusal ? { kind: 'refused' as const } : {}),
      bars: topic.refusal === true || rulesOut(spoken.text),
    }
  }

  #part(part: ReadingPart, person: Person, now: Reading, today: string): Said {
    const { kind, condition } = part
    const topic =
      part.topic !== null
        ? this.#known.topics.get(part.topic)
        : condition === null && (kind === 'when' || kind === 'yearly-cost')
          ? this.knowledge.assistant.topics.find(({ fact }) => fact === kind)
          : undefined
    if (condition !== null) {
      const said = this.#condition(this.#known.topics.get(condition)!, part)
      return this.#moved(said, topic)
    }
    const routes = topic?.pages ?? []
    if (topic?.fact === 'when') return this.#when(part, person, topic, today)
    const meant = this.#known.meant(part)
    // Who rules out what is spoken of is told what is left, and so is who asks what else there is.
    const isOut =
      topic === undefined &&
      meant.length > 0 &&
      meant.every(({ route }) => this.#isUnwanted(route, person))
    const isLimited = this.#rulesOut(person) || (meant.length === 0 && person.conditions.length > 0)
    if ((kind === 'alternatives' && isLimited) || (isOut && now.person.ruledOut.length > 0))
      return this.#instead(meant[0], person)
    switch (kind) {
      case 'price':
      case 'total':
        return this.#price(part, person)
      case 'budget':
        return this.#budget(part, person, topic)
      case 'yearly-cost':
        return this.#yearly(part, person, topic)
      case 'when':
        return this.#when(part, person, topic, today)
      case 'compare':
        // "0.5 or 1 ml in the lips" compares two sizes of one.
        if (part.ml.length > part.treatments.length) return this.#price(part, person)
        return { texts: this.#comparison(part, person, topic), routes, at: placesOf(part, kind) }
      case 'choose':
        return this.#choice(part, person, topic, now.person)
      case 'not-ours':
      case 'small-talk':
        return { ...this.#spoken(topic ?? this.#known.named('off-topic'), part), kind: 'refused' }
      case 'unclear':
        return topic ? this.#mayMean(now) : this.#unclear(part, person, now.person)
      case 'what-is':
        return this.#unclear(part, person)
      default:
        return this.#fact(kind, part, topic, now)
    }
  }

  /** Adds how a visit is moved, to what rules a treatment out before it. */
  #moved(said: Said, topic: Topic | undefined): Said {
    if (!said.bars || topic === undefined || this.#known.mayHelp(topic)) return said
    return {
      ...said,
      texts: [
        ...said.texts,
        ...this.#spoken(topic, none).texts.map((text) => firstSentences(text, 20)),
      ],
    }
  }

  /** Returns a topic's own words for the treatments that are meant. */
  #spoken(topic: Topic | undefined, part: ReadingPart): Said {
    if (topic === undefined) return { texts: [], routes: [] }
    const routes = topic.pages ?? []
    const meant = this.#known.meantBy(part)
    if (topic.recovery !== undefined) {
      const until = meant.map((t) => t.until[topic.recovery!]).find(Boolean)
      const said = `${this.#ofTreatment(sentence(until ?? ''), part)} ${topic.more ?? ''}`
      if (until) return { texts: [said.trim()], routes }
    }
    const best = this.#known.answerOf(topic, part, meant)
    if (best === null) return { texts: [], routes }
    const isLabelled = topic.after && best.text.startsWith(`${topic.at?.heading}: `)
    return {
      texts: [
        isLabelled ? this.#ofTreatment(best.text, part) : best.text,
        ...this.#whenToRing(topic, best, meant),
      ],
      routes: topic.at ? [] : routes,
      at: topic.at ? [topic.at] : [],
    }
  }

  /** Returns a labelled answer with the one treatment that is named: "Sport after lip filler: …". */
  #ofTreatment(text: string, { treatments: [route = '', ...others] }: ReadingPart): string {
    const name = others.length === 0 ? this.#known.treatments.get(route)?.name : undefined
    // "Two weeks before or after" is of both.
    return name === undefined || /\bbefore(?! then)/.test(text)
      ? text
      : text.replace(': ', ` after ${this.#known.lower(name)}: `)
  }

  /** Returns the signs that cannot wait, beside an answer about a trouble. */
  #whenToRing({ problem }: Topic, best: Spoken, meant: readonly TreatmentFact[]): string[] {
    if (!problem) return []
    const of = meant.filter((t) => best.families?.includes(t.family) ?? true)
    const shared = (of[0]?.protocols ?? []).filter((id) =>
      of.every((t) => t.protocols.includes(id)),
    )
    const lineOf = (one: string) =>
      this.knowledge.safety.protocols.find(({ id }) => id === one)?.line ?? []
    if (shared.length > 0) return shared.slice(0, 2).flatMap(lineOf)
    const trouble = this.#known.named('something-wrong')
    return trouble ? this.#spoken(trouble, none).texts : []
  }

  #price(part: ReadingPart, { sex }: Person): Said {
    const said = this.#prices.answer({ ...part, sex })
    if (said !== '') return { texts: [said], routes: part.treatments, at: placesOf(part, 'price') }
    if (part.families.length + part.areas.length > 0)
      return { texts: [this.#prices.within(null, { ...part, sex })], routes: part.treatments }
    const topic = this.knowledge.assistant.topics.find(({ fact }) => fact === 'price')
    return { ...this.#spoken(topic, part), kind: 'question' }
  }

  /** Returns what keeping treatments up costs in a year: of each its price, times its visits. */
  #yearly(part: ReadingPart, person: Person, topic: Topic | undefined): Said {
    const ofAreas = part.areaCount !== null && part.treatments.length === 0
    const [main] = this.knowledge.priceRules.mainAreas
    const named = ofAreas && main ? { ...part, treatments: [main.page] } : part
    const whole = this.#yearOf(named, person)
    const isEach = part.ml.length === part.treatments.length
    const each = [...part.treatments, ...part.prices].map((id, i) => {
      const isPrice = part.prices.includes(id)
      const own = isPrice ? { prices: [id], treatments: [] } : { prices: [], treatments: [id] }
      const ml = isEach ? part.ml.slice(i, i + 1) : part.ml
      return this.#yearOf({ ...part, ...own, families: [], ml }, person)
    })
    const years = whole !== null ? [whole] : each.filter((one) => one !== null)
    const isCompared = topic?.fact === 'price'
    const general = this.knowledge.assistant.topics.find(({ fact }) => fact === 'yearly-cost')
    if (years.length === 0) return this.#spoken(isCompared ? general : topic, part)
    const [low, high] = years.toSorted((a, b) => a.least - b.least)
    const cheaper = high && low!.most < high.least ? [`The cheaper is ${low!.name}.`] : []
    const sum = (of: 'least' | 'most') => years.reduce((all, one) => all + one[of], 0)
    const isSum = years.length > 1 && sum('most') < Infinity
    const all = isSum ? [`Together ${rangeOf(sum('least'), sum('most'), pounds)} a year.`] : []
    const texts = [...(isCompared ? cheaper : all), ...years.map(({ text }) => text)]
    return { texts: [`${texts.join(' ')} You need not keep it up.`], routes: named.treatments }
  }

  /** Returns what one thing costs in a year: its price, times its visits. */
  #yearOf(
    part: ReadingPart,
    person: Person,
  ): { name: string; least: number; most: number; text: string } | null {
    const { mainAreas, roles } = this.knowledge.priceRules
    const isFullFace = part.prices.some((key) => roles[key]?.role === 'full-face')
    const like = this.#known.treatments.get(isFullFace ? (mainAreas[0]?.page ?? '') : '')
    const [treatment = like] = this.#known.meant(part)
    const cost = this.#prices.costOf({
      ...part,
      sessions: null,
      sex: person.sex,
    })
    const often = part.sessions ?? cost?.yearly
    const times = often ? { least: often, most: often } : treatment?.yearly
    if (cost === null) return null
    const name = this.#known.lower(cost.name)
    const price = rangeOf(cost.least, cost.most, pounds)
    const lasts =
      treatment && !often
        ? `, as it lasts ${lowerFirst(treatment.glance.lasts.split(',')[0]!)}`
        : ''
    if (!times)
      return treatment === undefined
        ? null
        : {
            name,
            least: 0,
            most: Infinity,
            text: `${upperFirst(name)}: ${price} each time${lasts}.`,
          }
    const visits = `${rangeOf(times.least, times.most)} ${cost.yearly ? 'time' : 'visit'}${times.most === 1 ? '' : 's'}`
    const [least, most] = [times.least * cost.least, times.most * cost.most]
    const sum = rangeOf(least, most, pounds)
    return {
      name,
      least,
      most,
      text: `About ${sum} a year for ${name}: ${visits} a year at ${price}${lasts}.`,
    }
  }

  /** Returns what an amount buys, or what costs least, less what the person will not have. */
  #budget(part: ReadingPart, person: Person, topic: Topic | undefined): Said {
    const routes = (topic?.pages ?? []).filter((route) => !this.#isUnwanted(route, person))
    const limit = part.money ?? person.budget
    const isOpen = topic === undefined && part.treatments.length + part.areas.length === 0
    if (isOpen && this.#rulesOut(person)) return this.#wanted(person)
    const helps = topic !== undefined && this.#known.mayHelp(topic)
    // Of a concern only what may help with it is told, and not what else is done in that place.
    const asked = { ...part, sex: person.sex, ...(helps && { areas: [] }) }
    const isPriced = routes.some((route) => this.#prices.beside(route) !== '')
    const prices = helps && !isPriced ? [] : [this.#prices.within(limit, asked, routes)]
    const about =
      helps && part.facts.length === 0
        ? this.#choice(part, person, topic, person)
        : { texts: [], routes: [] }
    return { texts: [...about.texts, ...prices], routes: [...part.treatments, ...about.routes] }
  }

  /** Returns by when to come before a day that is named, and why. */
  #when(part: ReadingPart, person: Person, topic: Topic | undefined, today: string): Said {
    const said = this.#spoken(topic, part)
    const day = part.date ?? person.date
    const wait = daysToAllow(said.texts.join(' '))
    if (day === null || wait === null) return said
    const latest = latestDay(day, wait)
    const words = (date: string) =>
      new Intl.DateTimeFormat('en-GB', {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(new Date(date))
    const event = words(day)
    const isLate = latest < today
    // Who is late is told what is left to have.
    const why = isLate
      ? [
          firstSentences(said.texts[0]!, 12),
          said.texts[0]!.split(/(?<=\.) /)
            .slice(2)
            .at(-1),
        ]
          .filter(Boolean)
          .join(' ')
      : firstSentences(said.texts[0]!, 40)
    return {
      ...said,
      texts: [
        `${isLate ? `${event} is sooner than we advise.` : `For ${event}, come by ${words(latest)} at the latest.`} ${why}`,
        ...said.texts.slice(1),
      ],
    }
  }

  /**
   * Returns a comparison that speaks of what was named, with the prices of it; else what is compared
   * beside each other, from what each says of itself.
   */
  #comparison(part: ReadingPart, person: Person, topic: Topic | undefined): string[] {
    const all = this.#known.sides(part).slice(0, 3)
    const wanted = all.filter(({ treatment }) => !this.#isUnwanted(treatment.route, person))
    const sides = wanted.length > 0 ? wanted : all
    const priceOf = ({ route, families }: Side) =>
      this.#prices.beside(route, families).replace(/^The price is (.*)\.$/, '$1')
    const areAllPriced = sides.every((side) => priceOf(side) !== '')
    const prices = `Prices: ${list(
      sides.map(
        (side) => `${this.#known.lower(side.name)} ${priceOf(side) || 'at the consultation'}`,
      ),
    )}.`
    if (
      topic?.fact === 'price' ||
      (sides.length === 2 && part.prices.length > 0 && part.ml.length > 0)
    )
      return [
        areAllPriced && sides.length === 2 && sides.every(({ families }) => families.length === 0)
          ? this.#prices.answer({ ...part, sex: person.sex })
          : prices,
      ]
    const spoken = topic ? this.#known.answerOf(topic, part) : null
    if (spoken !== null) {
      const text = this.#withOptions(spoken, person)
      return text.includes('£') || !prices.includes('£') ? [text] : [text, prices]
    }
    const of = sides.flatMap(({ families }) => families)
    const areAlike =
      sides.length > 1 && sides.every(({ treatment }) => of.includes(treatment.family))
    const told = sides.map((side) => {
      const { treatment, name, families } = side
      const what =
        families.length > 0
          ? this.#introOf(side.route)
          : this.#known.lower(firstSentences(treatment.summary, 22))
      const lasts = /\d .*months|week/.test(what)
        ? ''
        : ` ${lasting('It', treatment.glance.lasts)}.`
      const price = priceOf(side) === '' ? '' : ` Price: ${priceOf(side)}.`
      return `${what.startsWith(name) ? '' : `${name}: `}${what}${lasts}${price}`
    })
    const areas = sides.map(({ treatment }) => treatment.areas[0])
    const place = new Set(areas).size > 1 ? ', used in another place' : ''
    if (areAlike) return [`It is the same kind of treatment${place}.`, ...told]
    const kinds = new Set(sides.map(({ treatment }) => treatment.family))
    return kinds.size > 1 ? ['They are different kinds of treatment.', ...told] : told
  }

  /** Returns what may help with a concern, less what the person cannot or will not have. */
  #choice(part: ReadingPart, person: Person, topic: Topic | undefined, told: Person): Said {
    const routes = topic?.pages ?? []
    if (topic === undefined) return this.#unclear(part, person, told)
    const spoken = this.#known.answerOf(topic, part)
    if (spoken === null) return { texts: [], routes }
    const [bar] = this.#barred(routes, person)
    if (bar !== undefined) return { texts: [shortened(bar, mostWords)], routes: [], bars: true }
    const treatments = routes.filter((route) => this.#known.treatments.has(route))
    if (treatments.length === 0 && this.#rulesOut(person)) return this.#wanted(person)
    if (treatments.length > 0 && treatments.every((route) => this.#isUnwanted(route, person)))
      return {
        texts: [
          'Everything that we list for that has what you rule out: nothing here does the same ' +
            'without it. A consultation finds what else may help.',
        ],
        routes,
      }
    const wanted = { ...spoken, text: this.#withoutUnwanted(spoken.text, person) }
    const text = this.#withOptions(wanted, person)
    const first = treatments.find((route) => !this.#isUnwanted(route, person))
    const name = first === undefined ? undefined : this.#known.treatments.get(first)!.name
    const price = first === undefined || text.includes('£') ? '' : this.#prices.beside(first)
    const priced =
      price === '' ? [] : [price.replace('The price is', `${name} ${agreed(name!, 'costs')}`)]
    return { texts: [text, ...priced], routes }
  }

  /** Returns the answers that rule out what pages offer, for the conditions of a person. */
  #barred(
    routes: readonly string[],
    { conditions }: Person,
    passing: readonly string[] = [],
  ): string[] {
    const treatments = routes.filter((route) => this.#known.treatments.has(route))
    if (treatments.length === 0) return []
    return conditions.flatMap((id) => {
      const topic = this.#known.topics.get(id)
      if (!topic || !(topic.lasting || passing.includes(id))) return []
      const answers = treatments.map((route) =>
        this.#known.answerOf(topic, { ...none, treatments: [route] }),
      )
      return answers.every((one) => rulesOut(one?.text)) ? [answers[0]!.text] : []
    })
  }

  /** Returns a text without the sentences about treatments that the person cannot or will not have. */
  #withoutUnwanted(text: string, person: Person): string {
    const unwanted = this.#unwantedNames(person)
    if (unwanted === null) return text
    // "It lasts a year" goes with the sentence that it goes on about.
    let isOfUnwanted = false
    const left = text.split(/(?<=[.!?;])\s+/).filter((one) => {
      isOfUnwanted = unwanted.test(one) || (isOfUnwanted && /^(?:it|they|this)\b/i.test(one))
      return !isOfUnwanted
    })
    return left.length > 0 ? upperFirst(left.join(' ').replace(/;(?= \p{Lu}|$)/gu, '.')) : text
  }

  /** Matches the names of treatments that the person cannot or will not have. */
  #unwantedNames(person: Person): RegExp | null {
    const { facts, names, assistant, treatments } = this.knowledge
    const isUnwanted = (route: string) => this.#isUnwanted(route, person)
    const ofPages = facts.pages.flatMap((page, i) => (isUnwanted(addressOf(page)) ? names[i]! : []))
    const ofKinds = assistant.names.flatMap(({ families, route, phrases }) => {
      const all = families
        ? treatments.filter(({ family }) => families.includes(family)).map((t) => t.route)
        : [route]
      return all.every(isUnwanted) ? phrases : []
    })
    if (ofPages.length === 0) return null
    const all = [...ofPages, ...ofKinds].map(escapeRegExp).join('|')
    return new RegExp(String.raw`\b(?:${all})s?\b`, 'i')
  }

  /** Returns an answer with its options as somebody would tell them: the case, then what fits it. */
  #withOptions({ text, options = [] }: Pick<Spoken, 'text' | 'options'>, person: Person): string {
    const told = options
      // What is done elsewhere has no page: surgery.
      .filter(({ route }) =>
        route === undefined
          ? !person.ruledOut.includes('surgery')
          : !this.#isUnwanted(route, person),
      )
      .slice(0, mostOptions)
      .map(({ name, beside, suits }) =>
        [upperFirst(name), beside, whenItSuits(suits)].filter(Boolean).join(', '),
      )
    return told.length === 0
      ? text
      : [firstSentences(text, 40), ...told.map((one) => `- ${one}.`)].join('\n')
  }

  /** Checks whether the person ruled a treatment out, or may not have it. */
  #isUnwanted(route: string, person: Person): boolean {
    const treatment = this.#known.treatments.get(route)
    if (treatment === undefined) return false
    return isRuledOut(treatment, person.ruledOut) || this.#barred([route], person).length > 0
  }

  /** Checks whether somebody rules treatments out, so that those that are left can be listed. */
  #rulesOut(person: Person): boolean {
    return this.knowledge.treatments.some(({ route }) => this.#isUnwanted(route, person))
  }

  /** Returns what a treatment is, from what, and how long it lasts; or asks which one is meant. */
  #unclear(part: ReadingPart, person: Person, told: Person | null = null): Said {
    const [treatment, another] = this.#known.meant(part)
    if (this.#rulesOut(person) && treatment === undefined) return this.#wanted(person)
    if (treatment === undefined && told !== null && tellsOfPerson(told))
      return {
        texts: ['Thank you. Which treatment or which concern is it about?'],
        routes: [],
        kind: 'question',
      }
    if (treatment === undefined) return this.#unknown(part)
    if (person.had.some(({ treatment: had }) => had === treatment.route))
      return this.#fact('aftercare', part, undefined, null)
    const head = this.#known.headOf(part.families)
    const page = head !== null && another !== undefined ? this.#known.pages.get(head) : undefined
    const intro = page ? this.#introOf(page.route) : firstSentences(treatment.intro, 30)
    // What it is said of has to be named.
    const name = this.#known.titleOf(page?.route ?? treatment.route)
    const isNamed = name
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => word.length > 4 && intro.toLowerCase().includes(word.replace(/s$/, '')))
    const what = isNamed ? intro : `${name}: ${this.#known.lower(intro)}`
    const price = page
      ? this.#price(part, { ...person, sex: 'woman' }).texts[0]!
      : this.#prices.beside(treatment.route)
    return {
      texts: [
        [what, `${lasting('It', treatment.glance.lasts)}.`, firstSentences(price, 25)]
          .filter(Boolean)
          .join(' '),
      ],
      routes: [page?.route ?? treatment.route],
      at: placesOf(part, 'what-is'),
    }
  }

  /** Returns what a page says first of its subject: an introduction of the page itself tells less. */
  #introOf(route: string): string {
    const treatment = this.#known.treatments.get(route)
    if (treatment) return firstSentences(treatment.intro, 30)
    const { facts, sections } = this.knowledge
    const [intro, what = intro] = sections.filter(
      ({ page }) => addressOf(facts.pages[page]!) === route,
    )
    return firstSentences((what?.text ?? '').split('\n')[0]!, 25)
  }

  /** Returns what may be had in place of a treatment that the person will not or cannot have. */
  #instead(treatment: TreatmentFact | undefined, person: Person): Said {
    const unwanted = this.#unwantedNames(person)
    const left = (treatment?.alternatives ?? []).filter((one) => !unwanted?.test(one)).slice(0, 3)
    return left.length > 0 ? { texts: [left.join(' ')], routes: [] } : this.#wanted(person)
  }

  /** Lists what has nothing that the person rules out, each with its price. */
  #wanted(person: Person): Said {
    const fitting = this.knowledge.treatments.filter(
      ({ route, notSuggested }) =>
        !notSuggested &&
        !this.#isUnwanted(route, person) &&
        this.#barred([route], person, person.conditions).length === 0,
    )
    const said = fitting
      .slice(0, 4)
      .map(
        ({ name, route }) =>
          `${this.#known.lower(name)}${this.#prices.beside(route).replace(/^The price is (.*)\.$/, ' ($1)')}`,
      )
    return said.length === 0
      ? {
          texts: [
            'Of what we list nothing fits that for now. A consultation finds what may help, and ' +
              'what to leave alone.',
          ],
          routes: [],
        }
      : {
          texts: [`What fits that: ${list(said)}. A consultation finds which suits you.`],
          routes: fitting.map(({ route }) => route),
        }
  }

  /** Says that what was asked of a treatment is not found, and asks what it may be. */
  #askBack(part: ReadingPart): Said {
    const [first] = this.#known.sides(part)
    const about = first === undefined ? '' : ` about ${this.#known.lower(first.name)}`
    return {
      texts: [
        `I do not find that${about} on our pages: ask the doctor at the consultation, or ring ` +
          `${this.knowledge.facts.clinic.line}. Or do you mean its price, how long it lasts, its ` +
          'risks, or who may have it?',
      ],
      routes: [],
      kind: 'unknown',
    }
  }

  /** Asks which of the questions that a message may be is meant. */
  #mayMean({ parts }: Reading): Said {
    const asked = parts.flatMap(({ kind, topic }) => {
      const [phrase] = (kind === 'unclear' && this.#known.topics.get(topic ?? '')?.phrases) || []
      return phrase === undefined ? [] : `“${upperFirst(phrase.replace(/\bi\b/g, 'I'))}?”`
    })
    const unknown = this.#unknown(none)
    const texts = unknown.texts.map((text) => `If not: ${text}`)
    return { ...unknown, texts: [`Do you mean ${asked.join(' or ')}`, ...texts] }
  }

  #unknown(part: ReadingPart): Said {
    return { ...this.#spoken(this.#known.named('unknown'), part), kind: 'unknown' }
  }

  /** Returns one fact of the treatments that are meant, else what the topic says in general. */
  #fact(kind: PartKind, part: ReadingPart, topic: Topic | undefined, now: Reading | null): Said {
    const routes = [...part.treatments, ...(topic?.pages ?? [])]
    const { clinic } = this.knowledge.facts
    if (topic?.fact === 'hours')
      return {
        texts: [hoursOn(clinic, part.date), ...this.#spoken(topic, part).texts],
        routes,
      }
    if (topic?.fact === 'address')
      return {
        texts: [[`We are at ${clinic.address}.`, ...this.#spoken(topic, part).texts].join(' ')],
        routes,
      }
    const meant = this.#known.meant(part)
    const whole = this.#spoken(topic, part)
    const words = topic !== undefined && topic.fact === undefined ? undefined : ofTreatment[kind]
    if (words === undefined || meant.length === 0)
      return { ...whole, ...(words && meant.length === 0 ? { kind: 'question' as const } : {}) }
    const beside = this.#toldOf(part, meant)
    const own = topic?.answers?.some(
      (a) => a.treatments?.includes(meant[0]!.route) || a.families?.includes(meant[0]!.family),
    )
    const isWhole =
      part.treatments.length === 0 &&
      beside.length < 2 &&
      new Set(meant.map(({ family }) => family)).size > 1
    if (isWhole && own && whole.texts.length > 0) return whole
    const at = placesOf(part, kind)
    if (own && beside.length < 2 && now !== null) return { ...whole, at }
    const told = isGrave(part)
      ? meant.slice(0, 1).flatMap((t) => words(gravest(t), this.#known.lower))
      : beside.flatMap((t) => words(t, this.#known.lower))
    return told.length > 0 ? { texts: told, routes, at } : whole
  }

  /** Returns the treatments of which a fact is told: the first, or two beside each other. */
  #toldOf(part: ReadingPart, meant: readonly TreatmentFact[]): TreatmentFact[] {
    // "The t-zone botox" is one of its kind, and not both.
    const named =
      part.kind === 'results' && part.treatments.length > 0 ? { ...part, families: [] } : part
    const sides =
      named.treatments.length + named.families.length > 1 ? this.#known.sides(named) : []
    return sides.length > 1 || (named.treatments.length === 0 && sides.length > 0)
      ? sides.slice(0, 3).map(({ treatment, name }) => ({ ...treatment, name }))
      : meant.slice(0, 1)
  }
}

/** Where on a treatment's page each kind of fact stands; of what is not here, at its beginning. */
const anchors: Partial<Record<PartKind, string>> = {
  price: 'prices',
  risks: 'risks',
  'not-for': 'not-for',
  aftercare: 'aftercare',
  results: 'results',
  alternatives: 'alternatives',
  'what-happens': 'visit',
}

/** Returns where a fact of the treatments of a part stands. */
const placesOf = ({ treatments }: ReadingPart, kind: PartKind): Source[] =>
  treatments
    .slice(0, 2)
    .map((route) => ({ route, heading: '', anchor: anchors[kind] ?? 'in-short' }))

/** Checks whether a treatment is or has something that somebody rules out. */
const isRuledOut = ({ ruledOutBy, glance }: TreatmentFact, out: Person['ruledOut']) =>
  ruledOutBy.some((one) => out.includes(one)) ||
  (out.includes('downtime') && !/^none/i.test(glance.timeOff))

/** Formats a number from one to another: "3 to 4". */
const rangeOf = (least: number, most: number, text: (amount: number) => string = String) =>
  least === most ? text(most) : `${text(least)} to ${text(most)}`

/** A part that names nothing. */
const none = partOf('unclear')

/** Kinds that offer something to have done. */
export const offers: ReadonlySet<PartKind> = new Set<PartKind>([
  'compare',
  'choose',
  'budget',
  'what-is',
  'unclear',
])
/** Kinds whose answers are worked out: a sum, a day. */
const computed: ReadonlySet<PartKind> = new Set<PartKind>([
  'price',
  'total',
  'yearly-cost',
  'budget',
  'when',
])
/** Facts that are worked out whatever is named. */
const computedFacts: ReadonlySet<string> = new Set(['hours', 'address', 'when'])
/** Kinds whose answer is a figure of the treatment. */
const figures = new Set<PartKind>(['lasts', 'time-off', 'appointment'])
/** Kinds that are answered the same whatever rules a treatment out. */
const unbarred: ReadonlySet<PartKind> = new Set<PartKind>([
  'alternatives',
  'clinic-fact',
  'not-ours',
  'small-talk',
  'aftercare',
  'symptom-after',
])
/** Kinds beside which no price is added. */
const notSold: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['price', 'total', 'budget', 'clinic-fact', 'not-ours', 'small-talk'] as const),
  ...(['symptom-after', 'aftercare', 'choose'] as const),
])

/** Checks whether all that is known of a part is what it is about, from the talk before it. */
const isOnlyCarried = (part: ReadingPart, before: ReadingPart | undefined) =>
  part.kind === 'unclear' &&
  part.topic === null &&
  part.treatments.length + part.families.length > 0 &&
  part.treatments.join() === before?.treatments.join() &&
  part.families.join() === before.families.join()

/** Checks whether a part asks about a serious harm, or a reason against, and not of safety at large. */
const isGrave = ({ kind, topic }: ReadingPart) =>
  topic === null && (kind === 'risks' || kind === 'not-for')

/** Returns a treatment with the risks and reasons that are told to who asks about a serious harm. */
const gravest = (t: TreatmentFact): TreatmentFact => ({
  ...t,
  common: t.common.slice(0, 1),
  // Those that every treatment has stand before its own.
  notFor: t.notFor.slice(-4),
})

/** Kinds whose own words are left out as far as the facts say the same. */
const notTwice: ReadonlySet<PartKind> = new Set([
  ...figures,
  'price',
  'total',
  'yearly-cost',
] as const)

/** Returns a text without the sentences whose amounts, or most of whose words, stand in others. */
function notIn(texts: readonly string[], text: string): string {
  const all = texts.join(' ').toLowerCase()
  const isFresh = (one: string) => {
    const amounts = one.match(/£[\d,.]+/g)
    const words = one.toLowerCase().match(/\p{L}{4,}/gu) ?? []
    const fresh = words.filter((word) => !all.includes(word.slice(0, 5)))
    const numbers = numbersIn(amounts ?? [one])
    return (
      numbers.some((number) => !numbersIn(texts).includes(number)) ||
      (numbers.length === 0 && fresh.length * 2 >= words.length)
    )
  }
  return sentencesIn(text).filter(isFresh).join(' ')
}

/** Returns the numbers of texts, in figures. */
const numbersIn = (texts: readonly string[]): string[] =>
  texts
    .join(' ')
    .replace(/\p{L}+/gu, (word) => String(numberWords.get(word.toLowerCase()) ?? word))
    .match(/\d+(?:[.,]\d+)*/g) ?? []

/** Checks whether a message tells whom a treatment is for. */
const tellsOfPerson = ({ forWhom, sex, age, date, budget }: Person) =>
  [forWhom, sex, age, date, budget].some((one) => one !== null)

/** Checks whether a paragraph says all of another, or begins with the same sentence. */
const saysSame = (known: string, text: string) =>
  known.includes(text) || firstSentences(known, 8) === firstSentences(text, 8)

const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?]\)?) (?=[A-Z£])/)

/** Returns a text without the sentences that stand in paragraphs before it. */
function withoutSaid(text: string, paragraphs: readonly string[]): string {
  const sentences = sentencesIn(text)
  const fresh = sentences.filter((one) => paragraphs.every((known) => !known.includes(one)))
  return fresh.length === sentences.length ? text : fresh.join(' ')
}

/** Words for whom an option is, behind its name: "if the edge looks soft". */
function whenItSuits(suits: string): string {
  const text = lowerFirst(suits.replace(/[.;]$/, ''))
  const before = text.startsWith('no ') ? 'with' : /^(?:for|only|as for) /.test(text) ? '' : 'if'
  return `${before} ${text}`.trim()
}

/** Returns a text within a number of words, with as many points of its list as it had. */
function shortened(text: string, words: number): string {
  const [first = '', ...points] = text.split('\n')
  return [firstSentences(first, words), ...points].join('\n')
}

/** Returns the opening hours; those of a day that is asked about first. */
function hoursOn({ hours, openDays }: ClinicFacts, date: string | null): string {
  const all = `${list(hours.map((line) => line.replace(/: (\d)/, ' from $1').replace(': ', ' ')))}.`
  if (date === null) return `We are open ${lowerFirst(all).replace(/^m/, 'M')}`
  const name = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
  const day = name.format(new Date(`${date}T12:00:00Z`))
  const line = hours[openDays.findIndex((days) => days.includes(day))]?.split(': ')[1]
  if (line === undefined) return all
  return line === 'closed'
    ? `We are closed on ${day}s. Open: ${all}`
    : `On ${day}s we are open from ${line}. All hours: ${all}`
}

/** Sentences for each kind of fact, from a treatment's data; empty where it says nothing. */
const ofTreatment: Partial<
  Record<PartKind, (t: TreatmentFact, lower: (text: string) => string) => string[]>
> = {
  lasts: ({ name, glance }) => [`${lasting(name, glance.lasts)}.`],
  'first-effect': ({ name, glance, results }, lower) => [
    `${name} ${agreed(name, 'shows')} a first effect ${lower(glance.firstEffect).replace(/^(?=\d)/, 'after ')}. ${firstSentences(results, 30)}`,
  ],
  'time-off': ({ name, glance }, lower) => [
    `Time off after ${lower(name)}: ${lower(glance.timeOff)}.`,
  ],
  appointment: ({ name, glance }, lower) => [
    `An appointment for ${lower(name)} takes ${lower(glance.appointment)}.`,
  ],
  pain: ({ name, pain }, lower) => (pain === '' ? [] : [`${name}: ${lower(sentence(pain))}`]),
  visits: ({ name, sessions }, lower) =>
    sessions === '' ? [] : [`${name} ${agreed(name, 'takes')} ${lower(sentence(sessions))}`],
  risks: ({ name, common, rare }, lower) => {
    const usual = `Common after ${lower(name)}: ${list(common.slice(0, 3).map(lower))}.`
    const grave = `${list(rare.slice(0, 6 - Math.min(common.length, 3)).map(lower))}.`
    // Who asks about a serious harm is told of it first.
    return [
      common.length > 1
        ? `${usual} Rare but serious: ${grave}`
        : `${name}, rare but serious: ${grave} ${usual}`,
    ]
  },
  'not-for': ({ name, notFor }) => {
    const verbs = agreed(name, 'is') === 'is' ? ['is', 'has'] : ['are', 'have']
    return [
      `${name} ${verbs[0]} not for you, or ${verbs[1]} to wait, in these cases. ${notFor.slice(0, 4).join(' ')}`,
    ]
  },
  aftercare: ({ name, aftercare }, lower) => [
    `After ${lower(name)}: ${lower(aftercare.slice(0, 4).map(sentence).join(' '))}`,
  ],
  // What it may do and what not; when it does is asked as its first effect.
  results: ({ name, intro }, lower) => {
    const text = firstSentences(intro, 45)
    return [text.startsWith(name) ? text : `${name}: ${lower(text)}`]
  },
  alternatives: ({ alternatives }) => [alternatives.slice(0, 3).join(' ')],
  'what-is': ({ intro }) => [firstSentences(intro, 45)],
  'what-happens': ({ intro }) => [firstSentences(intro, 45)],
}
