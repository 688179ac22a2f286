import {
  addressOf,
  type Knowledge,
  type PageFact,
  type Spoken,
  type Topic,
  type TreatmentFact,
} from '../_shared/knowledge.ts'
import { firstSentences, lasting, list, sentence, uncapital } from '../_shared/prose.ts'
import { merge, sure, turnsOf } from './conversation.ts'
import { emergencyWords, seekHelp } from './emergency.ts'
import type { Guess } from './classify.ts'
import { Complaints } from './complaints.ts'
import { Reader, type Frame } from './frame.ts'
import { hoursIn, Languages } from './language.ts'
import { Prices } from './prices.ts'
import { Retriever } from './retrieve.ts'
import { Triage, type Finding } from './triage.ts'

/**
 * An answer in paragraphs, with the routes of the pages it drew on, and what of it a model may
 * word.
 */
export type Answer = {
  kind: 'emergency' | 'answer' | 'refused' | 'unknown'
  paragraphs: string[]
  routes: string[]
  /** Amounts stand in these paragraphs; no model words them. */
  amounts: string[]
}

const close = 'This is an automated answer, not from a doctor and not a diagnosis.'

/** 1 for an answer that says no, or not yet, else 0. */
const rulesOut = ([text = '']: readonly string[]) => Number(/^(?:no|not|wait)\b/i.test(text))

/** Facts of which one treatment has more than another. */
const measured = new Set(['lasts', 'pain', 'time-off', 'first-effect', 'sessions', 'risks'])

/**
 * Answers questions from data/: a question is normalised, looked through for danger, read into a
 * frame, merged with the talk before it, and answered from facts; a sentence of the site is looked
 * up for what no fact answers. The same question gets the same answer.
 */
export class Engine {
  readonly knowledge: Knowledge
  readonly #reader: Reader
  readonly #triage: Triage
  readonly #complaints: Complaints
  readonly #languages: Languages
  readonly #prices: Prices
  readonly #retriever: Retriever
  readonly #treatments: Map<string, TreatmentFact>
  readonly #topics: Map<string, Topic>
  readonly #pages: Map<string, PageFact>
  readonly #lower: (text: string) => string
  /**
   * The kinds of treatment, and the treatments, that each comparison speaks of: those that its
   * phrases name.
   */
  readonly #compares: Map<string, Set<string>>

  constructor(knowledge: Knowledge) {
    this.knowledge = knowledge
    const names = new Set(knowledge.properNames)
    this.#lower = (text) => uncapital(text, names)
    this.#reader = new Reader(knowledge)
    this.#triage = new Triage(knowledge.assistant, knowledge.safety)
    this.#complaints = new Complaints(knowledge.assistant)
    this.#languages = new Languages(knowledge.assistant)
    this.#prices = new Prices(knowledge)
    this.#retriever = new Retriever(knowledge)
    this.#treatments = new Map(knowledge.treatments.map((t) => [t.route, t]))
    this.#topics = new Map(
      [...knowledge.assistant.topics, ...knowledge.assistant.conditions].map((topic) => [
        topic.id,
        topic,
      ]),
    )
    this.#pages = new Map(knowledge.facts.pages.map((page) => [addressOf(page), page]))
    this.#compares = new Map(
      knowledge.assistant.topics
        .filter(({ fact }) => fact === 'compare')

        .map(({ id, phrases }) => {
          const named = phrases.map((phrase) => this.#reader.read(phrase, false))
          return [id, new Set(named.flatMap((frame) => [...this.#kinds(frame), ...frame.routes]))]
        }),
    )
  }

  /**
   * The danger that a question speaks of, or null. Nothing else is looked at, so that it costs
   * little.
   */
  screen(question: string, context = ''): Finding | null {
    const { finding } = this.#read(question, context)
    return finding
  }

  answer(question: string, context = ''): Answer {
    const { frame, finding, language } = this.#read(question, context)
    const own = this.#inEnglish(frame, finding)
    return language === null ? own : this.#translated(own, frame, finding, language)
  }

  text({ paragraphs, routes, kind }: Answer): string {
    const pages = [...new Set(routes)]
      .flatMap(
        (route) =>
          this.#pages.get(route) ??
          this.knowledge.assistant.languages.flatMap((l) =>
            l.page === route && l.title !== undefined ? [{ route, title: l.title }] : [],
          ),
      )
      .slice(0, 3)
    const from =
      pages.length === 0
        ? []
        : [
            `From our pages: ${pages.map((page) => `${page.title} (${addressOf(page).replace(/\/?$/, '/')})`).join('; ')}.`,
          ]
    return [...paragraphs, ...(kind === 'emergency' ? [] : from), close]
      .filter(Boolean)
      .join('\n\n')
  }

  #read(question: string, context: string) {
    const language = this.#languages.detect(question)
    const inEnglish = (text: string) => {
      const other = this.#languages.detect(text)
      return other === null ? text : this.#languages.english(text, other)
    }
    const turns = turnsOf(context)
    const before: Frame[] = []
    for (const turn of turns)
      before.push(this.#withSubject(merge(this.#reader.read(inEnglish(turn.question)), before)))
    const now = this.#inSameKind(this.#reader.read(inEnglish(question)), before)
    const merged = merge(now, before)
    // "Is it better than filler" is classified with the name of what it was about.
    const names = merged.routes.flatMap((route) =>
      now.routes.includes(route) ? [] : (this.#treatments.get(route)?.name ?? []),
    )
    const frame =
      now.compares && names.length > 0
        ? { ...merged, topics: this.#reader.read(`${names[0]} or ${now.text}`).topics }
        : merged
    return { frame, finding: this.#danger(now, frame, before), language }
  }

  /** Who asked what helps was told of a treatment, and goes on about that one. */
  #withSubject(frame: Frame): Frame {
    const top = frame.topics[0]
    const topic = top && top.score >= sure ? this.#topics.get(top.topic) : undefined
    // A greeting is no subject to go on about.
    if (topic?.refusal) return { ...frame, topics: [] }
    const told =
      topic?.fact === undefined && !topic?.after
        ? topic?.pages?.filter((page) => this.#treatments.has(page))
        : undefined
    // A page that the words of the wish name, "acne", is no choice of a treatment.
    const chosen =
      frame.routes.some((route) => !told?.includes(route)) ||
      (frame.routes.length > 0 && top!.score < 0.75)
    if (told?.[0] === undefined || chosen) return frame
    return { ...frame, routes: [told[0]] }
  }

  /** "What about cheeks?" after jawline filler is cheek filler. */
  #inSameKind(now: Frame, before: readonly Frame[]): Frame {
    const last = before.at(-1)
    if (!last || now.areas.length === 0 || now.routes.length + now.families.length > 0) return now
    const kinds = this.#meant(last).map(({ family }) => family)
    return { ...now, routes: this.#reader.inAreas([...new Set(kinds)], now.areas, [], null) }
  }

  /**
   * Signs of danger in the question, or in it and the one before it together: "I had filler this
   * morning", "now it is white".
   */
  #danger(now: Frame, frame: Frame, before: readonly Frame[]): Finding | null {
    const protocols = this.#protocols(frame)
    const named = now.routes.length + now.families.length > 0
    const found = this.#triage.find(
      now.stems,
      protocols,
      now.after || (frame.after && !now.planning),
      now.complaint &&
        !now.planning &&
        !(now.compares && now.asks) &&
        (now.conditions.length === 0 || (named && !now.asks)) &&
        !this.#isWish(now),
    )
    // Somebody who asks ahead, and names an allergy or the like, tells of the past: one word of it
    // is no sign of danger.
    const ahead = now.planning && now.conditions.length > 0 && !now.after
    // "Will a peel burn me?" has not been burnt.
    const asksAhead = now.ahead && !frame.after && found?.who !== '999'
    const learned = this.#learnedDanger(now, frame)
    if (found && !(ahead && found.words < 2) && !asksAhead)
      return learned && this.#triage.isMoreUrgent(learned, found) ? learned : found
    if (learned) return learned
    const last = before.findLast(({ after, complaint }, i) =>
      i === before.length - 1 ? after || complaint : before[i]!.reports,
    )
    if (!last) return null
    if (now.topics[0] && now.topics[0].score > 0.75 && !now.after && !now.complaint) return null
    const joined = this.#triage.find([...last.stems, ...now.stems], protocols, true)
    return joined && now.stems.length <= 14 ? joined : null
  }

  /**
   * A danger learned from the sentences of data/assistant, which no sign has to name. The less a
   * question tells of a treatment that was had, and the more else it may be, the surer that has to
   * be: weights on the scale of the log odds, found by trial on scripts/eval.
   */
  #learnedDanger(now: Frame, frame: Frame): Finding | null {
    const guess = now.ahead ? null : this.#complaints.guess(now.stems)
    if (!guess) return null
    const { after, complaint, conditions, asks, planning } = now
    const asksWhether =
      conditions.length > 0 ? asks || planning : planning && !frame.after && !complaint
    const score = now.topics[0]?.score ?? 0
    const needed =
      (now.reports || after ? 2 : frame.after || complaint ? 3 : 5) +
      (asksWhether ? 6 : 0) +
      (now.event ? 3 : 0) +
      (this.#isWish(now) ? 3 : 0) +
      (score >= 0.5 ? 6 * score : 0)
    if (guess.logOdds < needed) return null
    const { protocol, who } = guess.complaint
    return { protocol: guess.posterior < 0.9 ? null : protocol, who, words: 0 }
  }

  /**
   * A wish about how one looks, though some of its words are words of trouble: "brown patches on my
   * cheeks".
   */
  #isWish({ topics: [top], after, event, routes, families }: Frame): boolean {
    const topic = top && top.score >= (event ? 0.45 : 0.6) ? this.#topics.get(top.topic) : undefined
    // Beside a treatment that is named, only words that are a wish for the most part, or that name
    // it by its own trouble: "bruxism".
    const named =
      routes.length + families.length > 0 &&
      !routes.some((route) => topic?.pages?.includes(route)) &&
      (top?.score ?? 0) < 0.75
    return (
      topic !== undefined &&
      !named &&
      !after &&
      !topic.after &&
      !topic.refusal &&
      topic.fact === undefined
    )
  }

  #protocols(frame: Frame): string[] {
    const treatments = this.#meant(frame)
    return [...new Set(treatments.flatMap((t) => t.protocols))]
  }

  /**
   * The treatments that are spoken of: those named, or all of the kinds named, the one that stands
   * for its kind first.
   */
  #meant({ routes, families, heads }: Frame): TreatmentFact[] {
    const named = routes.flatMap((route) => this.#treatments.get(route) ?? [])
    return named.length > 0
      ? named
      : this.knowledge.treatments
          .filter((t) => families.includes(t.family))
          .toSorted((a, b) => Number(heads.includes(b.route)) - Number(heads.includes(a.route)))
  }

  #inEnglish(frame: Frame, finding: Finding | null): Answer {
    if (finding?.protocol === null) return this.#unnamed(frame)
    if (finding) return this.#emergency(finding, frame)
    const refused = frame.conditions.find((topic) => topic.refusal)
    if (refused) return this.#refusal(refused, frame)
    if (this.#isTroubled(frame)) return this.#unnamed(frame)
    const asked =
      frame.conditions.length > 0 && (frame.topics[0]?.score ?? 0) < (frame.asks ? 0.9 : 0.7)
        ? []
        : this.#asked(frame)
    // Who names an illness is told about that, though something else in the question is not done
    // here.
    const refusal =
      frame.conditions.length > 0 && (frame.planning || !frame.asks)
        ? undefined
        : asked.find((topic) => topic.refusal)
    if (refusal) return this.#refusal(refusal, frame)
    const said = this.#facts(frame)
    if (said.paragraphs.length > 0) return said
    return this.#looked(frame)
  }

  #refusal(topic: Topic, frame: Frame): Answer {
    // "Morpheus8 or microneedling": of the two, what is done here is told.
    const here = frame.compares
      ? this.#meant(frame)
          .slice(0, 1)
          .map((t) => `${t.name}: ${this.#lower(t.summary)}`)
      : []
    return {
      kind: 'refused',
      paragraphs: [...this.#spoken(topic, frame), ...here],
      routes: topic.pages ?? [],
      amounts: [],
    }
  }

  /** Something is wrong since a treatment, and no topic about the time after one says what. */
  #isTroubled(frame: Frame): boolean {
    const asks = frame.planning || frame.price || frame.conditions.length > 0
    const top = frame.topics.find((guess) => this.#mayBeMeant(guess, frame))
    const topic = top && this.#topics.get(top.topic)
    // "A bruise-like thing from lip to nose": no question, no treatment and nothing that anybody
    // would wish away.
    const told =
      frame.complaint &&
      !frame.compares &&
      (frame.areas.length + frame.families.length > 0 || frame.troubles > 1) &&
      !asks &&
      !frame.asks &&
      (topic === undefined || (topic.fact !== undefined && top!.score < 0.6))
    if (told) return true
    if (
      !(frame.reports && (frame.complaint || frame.conditions.length === 0)) &&
      !(frame.after && frame.complaint && !asks)
    )
      return false
    const tells =
      frame.complaint &&
      (frame.reports ||
        (frame.after && !frame.asks && frame.routes.length + frame.families.length > 0))
    // A wish, as "spots on my chin", is no answer to somebody who tells of a change since a
    // treatment.
    const enough = topic?.after
      ? tells && frame.troubles > 1 && !topic.problem
        ? 0.7
        : frame.reports && !(frame.mild && topic.problem)
          ? 0.5
          : sure
      : tells
        ? Infinity
        : frame.complaint
          ? 0.65
          : frame.reports
            ? 0.7
            : 0.5
    return top === undefined || top.score < enough
  }

  #emergency(finding: Finding, frame: Frame): Answer {
    return {
      kind: 'emergency',
      paragraphs: [
        ...(finding.opening === undefined ? [] : [finding.opening]),
        ...emergencyWords(this.knowledge.safety, finding),
      ],
      routes: [this.knowledge.safety.page, ...frame.routes],
      amounts: [],
    }
  }

  /**
   * The topics that are asked for, the surest first: one, or several where the question has several
   * parts.
   */
  #asked(frame: Frame): Topic[] {
    // Who says "how much" and what of asks for its price, whatever else the words are near to.
    const sized = frame.ml !== null && (frame.topics[0]?.score ?? 0) < 0.8
    const counted =
      frame.areaCount !== null &&
      frame.families.length > 0 &&
      !frame.asks &&
      !frame.after &&
      (frame.topics[0]?.score ?? 0) < 0.9
    const sum = frame.total && !frame.asks && frame.routes.length + frame.keys.size > 1
    // "Botox" and nothing else.
    const bare = frame.bare && frame.stems.length <= 2 && frame.families.length > 0
    const price =
      (frame.price || sized || counted || sum || bare) &&
      (frame.routes.length > 0 ||
        frame.keys.size > 0 ||
        frame.families.length > 0 ||
        frame.areaCount !== null)
    const byFact = price
      ? this.knowledge.assistant.topics.find(({ fact }) => fact === 'price')
      : undefined
    const ranked = byFact
      ? [
          { topic: byFact.id, score: 0.9 },
          ...frame.topics.filter(({ topic }) => topic !== byFact.id),
        ]
      : frame.topics
    const compared = this.#asksToCompare(frame)
    if (compared && !byFact) return [compared]
    const hasArea = ({ topic }: Guess) =>
      Number(this.#topics.get(topic)?.areas?.some((area) => frame.areas.includes(area)) ?? false)
    const [first, ...others] = ranked
      .filter((guess) => this.#mayBeMeant(guess, frame))
      .toSorted((a, b) => b.score - a.score + 0.05 * (hasArea(b) - hasArea(a)))
    const ofArea = this.knowledge.assistant.topics.find(
      ({ areas, fact }) => fact === undefined && areas?.some((area) => frame.areas.includes(area)),
    )
    const nearArea =
      ofArea &&
      first &&
      first.score < 0.55 &&
      ranked.some(({ topic, score }) => topic === ofArea.id && score >= 0.3)
    if (!first || first.score < sure || nearArea)
      return ofArea && frame.routes.length === 0 && !frame.after ? [ofArea] : []
    const specific = this.#topics.get(first.topic)?.general
      ? others.find(
          ({ topic, score }) =>
            score >= Math.max(sure, 0.6 * first.score) && !this.#topics.get(topic)?.general,
        )
      : undefined
    if (specific) return [this.#topics.get(specific.topic)!]
    const ofThisTreatment = (id: string) =>
      this.#topics
        .get(id)
        ?.answers?.some(({ treatments }) =>
          treatments?.some((route) => frame.routes.includes(route)),
        ) ?? false
    // What may help is told when it is what the question is about, not beside its price.
    const isWish = (id: string) => this.#mayHelp(this.#topics.get(id))
    const more = others
      .filter(
        ({ score, part, topic }) =>
          (part !== undefined &&
            score >= 0.6 &&
            !this.#topics.get(topic)?.refusal &&
            (isWish(first.topic) || !isWish(topic))) ||
          (byFact !== undefined && score >= 0.5 && ofThisTreatment(topic)) ||
          (byFact !== undefined && score >= 0.85),
      )
      .slice(0, 2)
    return [first, ...more]
      .toSorted((a, b) => (a.part ?? 0) - (b.part ?? 0))
      .flatMap(({ topic }) => this.#topics.get(topic) ?? [])
  }

  /**
   * The comparison that is asked for when two kinds of treatment are named and set against each
   * other.
   */
  #asksToCompare(frame: Frame): Topic | undefined {
    if (
      !frame.compares ||
      frame.conditions.length > 0 ||
      Math.max(this.#kinds(frame).length, frame.routes.length) < 2
    )
      return undefined
    const meant = this.#meantToCompare(frame)
    const all = this.knowledge.assistant.topics.filter(({ fact }) => fact === 'compare')
    // "Which lasts longer" compares one fact of the two.
    const one = frame.topics
      .flatMap(({ topic, score }) => (score >= 0.5 ? (this.#topics.get(topic) ?? []) : []))
      .find(({ fact }) => fact !== undefined && measured.has(fact))
    if (one && frame.routes.length > 1) return one
    const near = (topic: Topic) =>
      frame.topics.find((guess) => guess.topic === topic.id)?.score ?? 0
    const [best] = all
      .filter((topic) => near(topic) >= 0.25 && this.#covers(topic, meant, frame))
      .toSorted((a, b) => near(b) - near(a))
    const [top] = frame.topics.filter((guess) => this.#mayBeMeant(guess, frame))
    return (
      best ??
      (top === undefined || top.score < 0.6
        ? all.find(({ id }) => this.#compares.get(id)!.size === 0)
        : undefined)
    )
  }

  /** The treatments that are named, and one of each kind that is named as a whole. */
  #meantToCompare(frame: Frame): TreatmentFact[] {
    const named = frame.routes.flatMap((route) => this.#treatments.get(route) ?? [])
    const others = this.#kinds(frame).flatMap((kind) =>
      named.some(({ family }) => family === kind)
        ? []
        : (this.knowledge.treatments.find(({ family }) => family === kind) ?? []),
    )
    return [...named, ...others]
  }

  /** Whether a topic that the words are near to can be what is asked. */
  #mayBeMeant({ topic: id, score, part }: Guess, frame: Frame): boolean {
    const topic = this.#topics.get(id)
    if (topic === undefined) return false
    const named = frame.routes.length + frame.families.length
    // Comparisons are for who compares, and not for who names one treatment.
    if (topic.fact === 'compare')
      return (
        (frame.compares || (named > 1 && score >= 0.7)) &&
        (frame.routes.length === 0 || this.#covers(topic, this.#meantToCompare(frame), frame))
      )
    // "Will I be alright?" beside the name of a treatment is no greeting.
    if (topic.refusal && named > 0 && score < (part === undefined ? 0 : 0.95)) return false
    if (topic.refusal && named > 0 && (frame.after || frame.complaint) && score < 0.6) return false
    // How to sleep after a treatment is no answer to who looks tired after a night's sleep.
    if (topic.after)
      return (
        score >= 0.8 ||
        frame.asks ||
        frame.planning ||
        (frame.after && frame.complaint) ||
        (named > 0 && (frame.after || !frame.complaint))
      )
    // Nor are the jowls one to who names the ear lobes.
    const places = this.#mayHelp(topic)
    // Who names a treatment and says little else asks about that, not about the clinic.
    if (!places) return topic.fact !== undefined || frame.routes.length === 0 || score >= 0.55
    if (score >= 0.75) return true
    // Nor is what a treatment may help to one who has had it.
    if (frame.after && (frame.complaint || (frame.asks && named > 0 && !frame.event))) return false
    if (frame.routes.length > 0) return topic.pages!.some((page) => frame.routes.includes(page))
    if (topic.areas === undefined || score >= 0.6 || frame.areas.length === 0) return true
    const areas = [
      ...topic.areas,
      ...topic.pages!.flatMap((page) => this.#treatments.get(page)?.areas ?? []),
    ]
    return frame.areas.some((area) => areas.includes(area))
  }

  /** Whether a topic tells which treatments may help somebody with a concern. */
  #mayHelp(topic: Topic | undefined): boolean {
    return (
      topic !== undefined &&
      topic.fact === undefined &&
      !topic.after &&
      (topic.pages ?? []).some((page) => this.#treatments.has(page))
    )
  }

  /** What the data says about what is asked. */
  #facts(frame: Frame): Answer {
    const paragraphs: string[] = []
    const amounts: string[] = []
    const routes: string[] = []
    const say = (text: string, amount = false) => {
      if (text === '' || paragraphs.some((known) => known.includes(text))) return
      paragraphs.push(text)
      if (amount) amounts.push(text)
    }
    const asked = this.#asked(frame)
    const compared =
      frame.compares &&
      frame.conditions.length === 1 &&
      !frame.conditions[0]!.lasting &&
      frame.routes.length + frame.families.length !== 1 &&
      asked[0]?.refusal === undefined &&
      (frame.topics[0]?.score ?? 0) >= 0.55
    // "What is good for rosacea" asks about it; it is no circumstance of something else.
    const itself =
      asked[0] !== undefined &&
      asked[0].fact === undefined &&
      !asked[0].after &&
      (frame.topics[0]?.score ?? 0) >= 0.75 &&
      frame.conditions.every((condition) => !condition.lasting) &&
      this.#meant(frame).length === 0
    const conditions = frame.conditions.filter(
      ({ id }) => !frame.byAge.has(id) || (frame.topics[0]?.score ?? 0) < 0.5,
    )
    // What rules a treatment out is said first.
    const spoken = (compared || itself ? [] : conditions)
      .map((condition) => ({ condition, texts: this.#spoken(condition, frame) }))
      .toSorted((a, b) => rulesOut(b.texts) - rulesOut(a.texts))
    for (const { condition, texts } of spoken.slice(0, 2)) {
      for (const text of texts) say(text)
      routes.push(...(condition.pages ?? []))
    }
    const answered = paragraphs.length > 0
    const parts = new Set(
      frame.topics.flatMap(({ topic, part }) => (part === undefined ? [] : [topic])),
    )
    for (const topic of asked) {
      // A condition is the answer to "can I": what else the question seems to ask comes only if it
      // is plainly something else.
      const trouble = topic.problem === true && frame.after
      if (
        answered &&
        !(topic.fact === 'price' && frame.price) &&
        topic.fact !== 'hours' &&
        !trouble &&
        !(parts.has(topic.id) && topic.fact !== 'risks' && topic.fact !== 'not-for')
      )
        continue
      const whole = this.#said(topic, frame)
      // Several answers share the room of one; when to ring, after a treatment, is never left out.
      const texts =
        (asked.length > 1 || answered) && topic.fact !== 'price' && !topic.after
          ? [firstSentences(whole.join(' ').split('\n')[0]!, paragraphs.length > 0 ? 30 : 55)]
          : whole
      for (const text of texts) say(text, topic.fact === 'price' || /£/.test(text))
      if (texts.length > 0) routes.push(...(topic.pages ?? []))
    }
    const named = this.#meant(frame)
    if (
      paragraphs.length === 0 &&
      !(frame.after && frame.complaint) &&
      (named.length === 1 || frame.routes.length > 0) &&
      this.#onlyNames(frame)
    ) {
      const treatment = named[0]
      if (treatment) {
        say(firstSentences(treatment.intro, 45))
        say(
          `${lasting('It', treatment.glance.lasts)}. Time off: ${this.#lower(treatment.glance.timeOff)}.`,
        )
      } else if (frame.routes[0] !== undefined) {
        const hit = this.#retriever.find(frame.text, [frame.routes[0]])
        if (hit) say(hit.text)
      }
    }
    // Beside a fact of a priced treatment stands its price, unless somebody is unwell or asked
    // whether they may have it.
    const priced = frame.routes.find((route) => this.#prices.beside(route) !== '')
    const plain =
      paragraphs.length > 0 &&
      !answered &&
      !frame.after &&
      !frame.complaint &&
      asked.every((topic) => topic.problem === undefined && !topic.refusal)
    if (
      plain &&
      priced !== undefined &&
      frame.routes.length === 1 &&
      !paragraphs.some((text) => text.includes('£'))
    )
      say(this.#prices.beside(priced), true)
    return { kind: 'answer', paragraphs, routes: [...frame.routes, ...routes], amounts }
  }

  #onlyNames(frame: Frame): boolean {
    return frame.stems.length <= 12 || this.#asked(frame).length > 0
  }

  /**
   * A topic's own words for the treatments that are meant; with when to ring, where it is about a
   * trouble.
   */
  #spoken(topic: Topic, frame: Frame): string[] {
    const named = this.#meant(frame)
    // "Kissing after lips": without a treatment, those of the area.
    const meant =
      named.length > 0
        ? named
        : this.knowledge.treatments.filter(({ areas }) =>
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
    const best = topic.answers.filter(fits).toSorted((a, b) => rank(a) - rank(b))[0]
    if (!best) return []
    if (topic.problem === undefined) return [best.text]
    const of = meant.filter((t) => best.families?.includes(t.family) ?? true)
    const shared = (of[0]?.protocols ?? []).filter((id) =>
      of.every((t) => t.protocols.includes(id)),
    )
    return [
      best.text,
      ...(shared.length > 0
        ? seekHelp(this.knowledge.safety, this.#mostTelling(shared), 60)
        : this.#whenToRing(frame)),
    ]
  }

  /** What is said about a topic: the fact that it asks for, or its own words. */
  #said(topic: Topic, frame: Frame): string[] {
    return topic.fact === undefined ? this.#spoken(topic, frame) : this.#fact(topic, frame)
  }

  /** The signs that cannot wait, whatever was done. */
  #whenToRing(frame: Frame): string[] {
    const trouble = this.#topics.get('something-wrong')
    return trouble ? this.#spoken(trouble, frame) : []
  }

  #fact(topic: Topic, frame: Frame): string[] {
    const { clinic } = this.knowledge.facts
    const meant = this.#meant(frame)
    const t = meant[0]
    const whole = this.#spoken(topic, frame)
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
          `${list(clinic.hours.map((line) => line.replace(/: (\d)/, ' from $1').replace(': ', ' ')))}.`.replaceAll(
            ' to ',
            ' to ',
          ),
          ...whole,
        ]
      case 'address':
        return [`We are at ${clinic.address}.`, ...whole]
      case 'compare':
        return this.#comparison(topic, this.#meantToCompare(frame), frame)
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
          `${t.name} shows its first effect after this time: ${this.#lower(t.glance.firstEffect)}.`.replace(
            /after this time: (straight away|at once|within|usually|from|gone)/,
            '$1',
          ),
          firstSentences(t.results, 35),
        ]
      case 'time-off':
        return [`Time off: ${this.#lower(t.glance.timeOff)}.`]
      case 'appointment':
        return [`The appointment takes ${this.#lower(t.glance.appointment)}.`]
      case 'pain':
        return [t.pain === '' ? (whole[0] ?? '') : `${t.name}: ${this.#lower(sentence(t.pain))}`]
      case 'sessions':
        return [
          t.sessions === ''
            ? (whole[0] ?? '')
            : `${t.name} takes ${this.#lower(sentence(t.sessions))}`,
        ]
      case 'risks':
        return [
          `Common: ${list(t.common.slice(0, 3).map(this.#lower))}. Rare but serious: ${list(t.rare.slice(0, 3).map(this.#lower))}.`,
        ]
      case 'not-for':
        return [
          `It is not for you, or has to wait, in these cases. ${t.notFor.slice(0, 4).join(' ')}`,
        ]
      case 'aftercare':
        return [t.aftercare.slice(0, 4).join(' ')]
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

  /** The nearest comparison that speaks of what was named; else the two beside each other. */
  #comparison(topic: Topic, meant: readonly TreatmentFact[], frame: Frame): string[] {
    if (meant.length < 2) return this.#spoken(topic, frame)
    const near = frame.topics.flatMap(({ topic: id, score }) =>
      score >= 0.25 ? (this.#topics.get(id) ?? []) : [],
    )
    const fitting = [topic, ...near].find(
      (one) => one.fact === 'compare' && one.answers && this.#covers(one, meant, frame),
    )
    return fitting ? this.#spoken(fitting, frame) : this.#compared(meant, frame)
  }

  /**
   * Whether a comparison speaks of what was named: one of fillers and {medicine} does not answer
   * for threads.
   */
  #covers(topic: Topic, meant: readonly TreatmentFact[], frame: Frame): boolean {
    const known = this.#compares.get(topic.id) ?? new Set()
    const kinds = frame.families.length > 0 ? this.#kinds(frame) : meant.map(({ family }) => family)
    const { areas = [] } = topic
    return (
      (areas.length === 0 || areas.some((area) => frame.areas.includes(area))) &&
      kinds.every((kind) => known.has(kind)) &&
      (kinds.length > 1 || frame.routes.every((route) => known.has(route)))
    )
  }

  /** The kinds of treatment that a frame names; the first one stands for a name of several. */
  #kinds(frame: Frame): string[] {
    const named = frame.routes.flatMap((route) => this.#treatments.get(route)?.family ?? [])
    const whole = this.knowledge.assistant.names.flatMap(({ families = [] }) =>
      families.length > 0 && families.every((one) => frame.families.includes(one))
        ? [families[0]!]
        : [],
    )
    return [...new Set([...named, ...whole])]
  }

  /** Two treatments beside each other, from what each says of itself. */
  #compared(meant: readonly TreatmentFact[], frame: Frame): string[] {
    const named = frame.routes.flatMap((route) => this.#treatments.get(route) ?? [])
    const two = (
      named.length >= 2
        ? named
        : meant.filter((t, i) => meant.findIndex((o) => o.family === t.family) === i)
    ).slice(0, 2)
    return two.map(
      (t) =>
        `${t.name}: ${this.#lower(t.summary)} ${lasting('It', t.glance.lasts)}; time off: ${this.#lower(t.glance.timeOff)}.${this.#prices.beside(t.route).replace(/^The price is/, ' Price')}`,
    )
  }

  /** A sentence of the site, or that it is not known. */
  #looked(frame: Frame): Answer {
    const meant = this.#meant(frame)
    if (
      !frame.planning &&
      (frame.after || (frame.complaint && meant.length + frame.areas.length > 0))
    )
      return this.#unnamed(frame)
    const hit = this.#retriever.find(frame.text, frame.routes) ?? null
    const wide = hit === null || hit.matched < 0.5 ? this.#retriever.find(frame.text) : hit
    const best = hit !== null && wide !== null && wide.matched > hit.matched ? wide : (hit ?? wide)
    if (best !== null && best.matched >= 0.75 && frame.stems.length >= 4)
      return {
        kind: 'answer',
        paragraphs: [best.text],
        routes: [best.route],
        amounts: /£/.test(best.text) ? [best.text] : [],
      }
    const possible =
      frame.planning && meant.length > 0 ? this.#topics.get('ask-the-doctor') : undefined
    if (possible)
      return {
        kind: 'answer',
        paragraphs: this.#spoken(possible, frame),
        routes: [...frame.routes, ...(possible.pages ?? [])],
        amounts: [],
      }
    // Without any word of ours it is about something else; "you" at least is about the clinic.
    const ours =
      frame.routes.length + frame.families.length + frame.areas.length + frame.conditions.length >
        0 ||
      frame.complaint ||
      frame.stems.includes('you') ||
      frame.stems.includes('your')
    const unknown = this.#topics.get(ours ? 'unknown' : 'off-topic')
    return {
      kind: 'unknown',
      paragraphs: unknown ? this.#spoken(unknown, frame) : [],
      routes: unknown?.pages ?? [],
      amounts: [],
    }
  }

  /** Of a treatment's protocols those that cannot wait, in the order that its family gives. */
  #mostTelling(ids: readonly string[]): string[] {
    const { answers, protocols } = this.knowledge.safety
    return ids.filter((id) =>
      answers.some(
        (a) => a.now && protocols.find((p) => p.id === id)?.steps.some(({ who }) => who === a.id),
      ),
    )
  }

  /** Something is wrong, and no sign says what: the seek-help list of the treatment. */
  #unnamed(frame: Frame): Answer {
    return {
      kind: 'emergency',
      paragraphs: this.#whenToRing(frame),
      routes: [this.knowledge.safety.page],
      amounts: [],
    }
  }

  /** The same in fixed words of another language, with what can be said in English below it. */
  #translated(
    own: Answer,
    frame: Frame,
    finding: Finding | null,
    language: NonNullable<ReturnType<Languages['detect']>>,
  ): Answer {
    const { answers, code, page } = language
    const routes = [...(page === undefined ? [] : [page]), ...own.routes]
    if (finding && finding.protocol !== null) {
      const protocol = this.knowledge.safety.protocols.find((p) => p.id === finding.protocol)
      const line = protocol?.lines[code]
      const heading =
        finding.who === '999'
          ? answers.now999
          : ['clinic-emergency', 'a-and-e', 'eye-casualty'].includes(finding.who)
            ? answers.emergency
            : answers.sameDay
      return {
        ...own,
        paragraphs: [
          heading,
          ...(line === undefined ? [answers.notBoth] : [line]),
          ...(line === undefined
            ? [`${protocol?.line ?? ''} ${protocol?.never[0] ?? ''}`.trim()]
            : []),
        ].filter(Boolean),
        routes,
      }
    }
    const conditions = frame.conditions.map(({ id }) => id)
    const asked = this.#asked(frame)
    const facts = asked.map((topic) => topic.fact ?? topic.id)
    // Of another language few words are understood: what is told since a treatment, and asks for
    // nothing known, may be a complication.
    const trouble =
      own.kind === 'emergency'
        ? own
        : frame.after && conditions.length + facts.length === 0
          ? this.#unnamed(frame)
          : null
    if (trouble)
      return { ...trouble, paragraphs: [answers.emergency, ...trouble.paragraphs], routes }
    const pregnant = conditions.includes('pregnancy') || conditions.includes('breastfeeding')
    const figures = this.#prices.figures(frame, language)
    const said = [
      ...(pregnant ? [answers.pregnancy] : []),
      ...(facts.includes('price') && figures !== '' ? [`${answers.price} ${figures}.`] : []),
      ...(facts.includes('hours')
        ? [`${answers.hours} ${hoursIn(this.knowledge.facts.clinic.hours, language)}.`]
        : []),
      ...(facts.includes('booking') ? [answers.booking] : []),
    ]
    // What else was asked stands below in English, in a sentence or two.
    const fixed = ['price', 'hours', 'booking']
    const others = asked
      .filter((topic) => !topic.refusal && !fixed.includes(topic.fact ?? topic.id))
      .map((topic) => firstSentences(this.#said(topic, frame).join(' ').split('\n')[0]!, 30))
    return {
      ...own,
      paragraphs:
        said.length > 0
          ? [...said, ...others]
          : [answers.other, ...(own.kind === 'unknown' ? [] : own.paragraphs)],
      routes,
      amounts: [],
    }
  }
}
