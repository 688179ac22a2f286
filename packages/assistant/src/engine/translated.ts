import type { Answer } from '../answer.ts'
import type { Knowledge, Language, Topic, TreatmentFact } from '../knowledge.ts'
import { firstSentences, pounds, upperFirst } from '@clinic/contract/prose'
import { answer, offers } from '../answerer.ts'
import { despairAmong, withoutNumbersOf, type EmergencyAnswers, type Found } from './emergency.ts'
import { Known, type Named } from './known.ts'
import type { Spoken } from './language.ts'
import { personIn } from './merge.ts'
import type { PhraseReader } from './phraseReader.ts'
import { Prices } from './prices.ts'
import {
  nobody,
  partOf,
  type PartKind,
  type Person,
  type Reading,
  type ReadingPart,
} from '../reading.ts'
import type { Turn } from './reader.ts'
import type { Scan } from './scan.ts'
import {
  daysBetween,
  daysIn,
  daysToAllow,
  latestDay,
  longestIn,
  timesIn,
  type Span,
} from './times.ts'
import { isDespair } from './triage.ts'

/**
 * The language of a question: one of data/, or another one, with its tag if it can be told, and the
 * words of danger of one that it may be.
 */
export type Tongue =
  | { kind: 'english' }
  | { kind: 'known'; language: Language }
  | { kind: 'other'; tag: string | null; few?: Spoken }

/** A message as it was read, its known phrases, and the share of its words that are known. */
type Heard = { turns: Turn[]; scan: Scan; found: Found | null; phrases: string[]; known: number }

type Sentence = keyof Language['answers']

/**
 * The sentence of a language that stands first, by the service that a sign leads to; another one
 * can wait.
 */
const headings: Record<string, 'now999' | 'hospital' | 'emergency' | 'gp'> = {
  '999': 'now999',
  'a-and-e': 'hospital',
  'eye-casualty': 'hospital',
  'clinic-emergency': 'emergency',
  gp: 'gp',
}

/** The share of a message's words from which it is understood, whatever it asks. */
const leastKnown = 0.7
/** The share below which whom to call is said beside the answer. */
const leastSure = 0.5
/** The share below which it may be a call for help, where it asks for nothing known. */
const leastRead = 0.3
/** Kinds that a message is read as which says nothing that is known to be asked. */
const vague: ReadonlySet<PartKind> = new Set(['unclear', 'small-talk', 'symptom-after'] as const)
/** Matches what asks something, in any language: whoever calls for help tells it, or cries out. */
const asking = /^[^!]*[?？؟][^!]*$/
/** The letters by which a word of a help text is known again, of words that are longer. */
const shared = 5
/** Most words that say how to reach the clinic, without when it is urgent, which comes last. */
const mostOfContact = 22
/** Most words of what stands above an answer in English that nobody has to hurry for. */
const shortest = 18
/** Most treatments that are named for a concern. */
const mostOptions = 4

/** Says answers in the fixed words of another language, with what else there is in English below. */
export class Translated {
  readonly #known: Known
  readonly #prices: Prices

  constructor(
    private readonly knowledge: Knowledge,
    private readonly emergencies: EmergencyAnswers,
    private readonly phrases: PhraseReader,
    private readonly today: () => string,
  ) {
    this.#known = Known.of(knowledge)
    this.#prices = new Prices(this.#known)
  }

  /**
   * Returns an answer to a message that is not understood. Where it may tell of a danger: whom to
   * call, in its language if there are such words and in English. Else that its language is not read
   * and which ones are, what is known of what it names, and whom to call at the end.
   */
  unread(
    tag: string | null,
    { routes, families, complaint, after }: Scan,
    message = '',
    { parts }: Pick<Reading, 'parts'> = { parts: [] },
  ): Answer {
    const { help, page, withoutVoice } = this.knowledge.safety
    const own = this.#helpIn(tag)
    const { unread, glossary } = help.find(({ language }) => language === tag) ?? {}
    const treatments = routes.filter((route) => this.#known.treatments.has(route)).slice(0, 1)
    const answerTo = (of: ReadingPart[]) =>
      answer([{ parts: of, person: nobody, dangers: [], language: 'en' }], this.knowledge)
    const say = (named: Named, ...kinds: PartKind[]) =>
      answerTo(kinds.map((kind) => partOf(kind, named)))
    const named = { treatments, families }
    const isNamed = treatments.length + families.length > 0
    const inOwn = tag !== null && own ? { language: tag, count: 1 } : null
    // Whose words of danger are known has used none.
    const isCalm = glossary !== undefined || asking.test(message)
    if (isCalm && !complaint && !after && !sharesWords(message, own)) {
      const conditions = parts.filter(({ condition }) => condition !== null)
      const told = conditions.length > 0 ? answerTo(conditions) : say(named, 'price', 'lasts')
      const contact = say({ treatments: [], families: [] }, 'unclear').paragraphs[0] ?? ''
      const read = `I answer in ${this.#languagesRead()}.`
      return {
        kind: 'unknown',
        unread: true,
        paragraphs: [
          unread ?? own ?? help[0]?.text ?? '',
          unread === undefined ? `${read} ${firstSentences(contact, mostOfContact)}` : read,
          ...(isNamed || conditions.length > 0 ? told.paragraphs : []),
          ...(unread !== undefined && own ? [own] : []),
        ],
        routes: told.routes,
        sources: told.sources,
        ...(inOwn && {
          translated: { ...inOwn, ...(unread !== undefined && { atEnd: 1 }) },
        }),
      }
    }
    return {
      kind: 'emergency',
      unread: true,
      paragraphs: [
        ...(own ? [own] : []),
        help[0]?.text ?? '',
        // What they said may be that it is not for them.
        ...(isNamed ? say(named, 'what-is', 'not-for').paragraphs : [withoutVoice.line]),
      ],
      routes: [page],
      sources: [],
      ...(inOwn && { translated: inOwn }),
    }
  }

  /** Returns an answer in English to a danger, below whom to call in the language it was told in. */
  withHelp(inEnglish: Answer, tag: string | null): Answer {
    const own = this.#helpIn(tag)
    if (tag === null || own === undefined) return inEnglish
    const paragraphs = [own, ...inEnglish.paragraphs]
    return {
      ...inEnglish,
      paragraphs,
      translated: { language: tag, count: 1 },
    }
  }

  /** Returns the names of the languages that are understood, in English. */
  #languagesRead(): string {
    const names = new Intl.DisplayNames('en', { type: 'language' })
    const codes = this.knowledge.assistant.languages.map(({ code }) => code.split('-')[0]!)
    const named = [...new Set(codes)].map((code) => names.of(code) ?? code)
    return new Intl.ListFormat('en-GB').format(['English', ...named.toSorted()])
  }

  /** Whom to call for which trouble, in a language; undefined for one that has no such words. */
  #helpIn(tag: string | null): string | undefined {
    return this.knowledge.safety.help.find(({ language }) => language === tag)?.text
  }

  /** @param own the answer in English */
  answer(own: Answer, heard: Heard, language: Language): Answer {
    const { turns, scan, found, known } = heard
    const { answers, code, page } = language
    const routes = [...(page === undefined ? [] : [page]), ...own.routes]
    if (found && found.finding.protocol !== null)
      return { ...this.#emergency(own, found, language), routes }
    if (scan.voiceless) return own
    const parts = found === null ? turns.at(-1)!.reading.parts : []
    const asks =
      parts.some(({ kind }) => !vague.has(kind)) || scan.conditions.length > 0 || scan.planning
    // Of another language few words are understood: what is told since a treatment, and asks for
    // nothing known, may be a complication.
    const isTroubled = scan.complaint && scan.after
    // What is usual is told with the signs that are not, where most of the words are known.
    const isUsual =
      found === null &&
      known >= (scan.complaint ? leastKnown : leastSure) &&
      parts.some(({ kind, topic }) => kind === 'symptom-after' && topic !== null)
    const trouble =
      own.kind === 'emergency' && !isUsual && (isTroubled || !asks)
        ? own
        : scan.after && !asks && !isUsual
          ? this.emergencies.unnamed()
          : null
    if (trouble)
      return {
        ...trouble,
        paragraphs: [this.#helpIn(code) ?? answers.emergency, ...trouble.paragraphs],
        routes,
        translated: { language: code, count: 1 },
      }
    const isUnread = !asks && known < leastKnown
    const readings = turns.map(({ reading }) => reading)
    const person = personIn(readings, this.#known)
    const { said, left } = this.#said(parts, person, language, heard)
    const mayBeCall = known < leastKnown && (scan.complaint || known < leastRead)
    if (mayBeCall && said.length === 0) return this.unread(code, scan)
    const rest = [...readings.slice(0, -1), { ...readings.at(-1)!, parts: left }]
    const more = said.length > 0 && left.length > 0 ? answer(rest, this.knowledge) : null
    const english =
      more !== null
        ? // What is not found needs no words beside what is.
          more.paragraphs
            .filter(() => more.kind !== 'unknown')
            .map((text) => firstSentences(text.split('\n')[0]!, 30))
        : own.kind === 'emergency'
          ? answer(readings, this.knowledge).paragraphs
          : own.paragraphs
    const isOpen = own.kind === 'unknown' || isUnread || known < leastKnown
    const lead = isOpen
      ? [answers.unknown, this.#helpIn(code) ?? answers.other]
      : turns.length > 1
        ? []
        : [firstSentences(answers.other, shortest)]
    const isSure = known >= (scan.complaint || scan.after ? leastSure : leastRead)
    const help = isSure ? [] : (this.#helpIn(code) ?? [])
    const inLanguage = said.length > 0 ? said.concat(help) : lead
    return {
      ...own,
      kind:
        own.kind === 'emergency' || (own.kind === 'unknown' && said.length > 0)
          ? 'answer'
          : own.kind,
      paragraphs: [...inLanguage, ...(said.length === 0 && own.kind === 'unknown' ? [] : english)],
      routes,
      translated: {
        language: code,
        count: inLanguage.length,
        ...(left.length === 0 && said.length > 0 && { whole: true }),
      },
    }
  }

  /** Returns what the language has words for, and the parts that it has none for. */
  #said(parts: readonly ReadingPart[], person: Person, language: Language, heard: Heard) {
    const conditions = [
      ...new Set([
        ...parts.flatMap(({ condition }) => condition ?? []),
        ...person.conditions.filter((id) => this.#known.topics.get(id)?.lasting),
      ]),
    ]
    const about = parts.find(({ treatments, families }) => treatments.length + families.length > 0)
    const verdicts = conditions.map((id) => this.#verdict(id, about ?? parts[0]!, language, heard))
    // Nothing is offered to somebody who was told no; who asks for a price is told it.
    const isBarred = verdicts.some((one) => one?.bars)
    const others = parts.filter(
      ({ condition, kind }) => condition === null && !(isBarred && offers.has(kind)),
    )
    const lines = others.map((part) => ({ part, texts: this.#line(part, person, language) }))
    const told = lines.flatMap(({ part, texts }) =>
      texts === null && vague.has(part.kind) && part.kind !== 'symptom-after'
        ? []
        : { part, texts },
    )
    const unsaid = parts.filter(({ condition }) => condition !== null && verdicts.includes(null))
    return {
      said: [
        ...new Set([
          ...verdicts.flatMap((one) => one?.texts ?? []),
          ...told.flatMap(({ texts }) => texts ?? []),
        ]),
      ],
      left: [...unsaid, ...told.flatMap(({ part, texts }) => (texts === null ? [part] : []))],
    }
  }

  /** Returns whether somebody with a condition may have what is spoken of; null without words. */
  #verdict(id: string, part: ReadingPart, language: Language, { phrases }: Heard) {
    const { answers, glossary } = language
    const topic = this.#known.topics.get(id)
    if (topic?.role === 'pregnant' || topic?.role === 'feeding')
      return { texts: [answers.pregnancy], bars: true }
    const english = topic && this.#known.answerOf(topic, part)?.text
    if (topic?.ages?.to !== undefined && topic.refusal) {
      // The law is of injections: of what it does not say, a GP is the next step.
      const [no] = answers.adultsOnly.split(/(?<=[.。।۔])\s*/)
      const isOfLaw = english === undefined || /\blaw\b/.test(english)
      return { texts: isOfLaw ? [answers.adultsOnly] : [no!, answers.gp], bars: true }
    }
    if (!english || topic.refusal) return null
    if (topic.inLanguages !== undefined)
      return { texts: [upperFirst(answers[topic.inLanguages])], bars: false }
    const opening = english.replace(/^[^:.]{1,40}: /, '')
    const verdict = /^(?:not (?:without|before|until|yet|now|while)|(?:please )?wait)\b/i.test(
      opening,
    )
      ? 'wait'
      : /^(?:no|not|we would not)\b/i.test(opening)
        ? 'no'
        : /^(?:yes|usually|paracetamol|there is no upper|[^.]*\busually no bar)\b/i.test(opening)
          ? 'yes'
          : 'ask'
    // As the message calls it.
    const called = phrases.find((phrase) =>
      this.phrases.of(phrase).scan.conditions.some((one) => one.id === id),
    )
    const name = glossary.find((entry) => entry.english === called)?.words[0]
    const [waits] = verdict === 'wait' ? timesIn(opening) : []
    const isMedicine = /\b(?:keep (?:taking|using)|never stop)\b/i.test(english)
    return {
      texts: [
        `${name === undefined ? '' : `${upperFirst(name)}: `}${answers[verdict]}${
          waits ? ` ${upperFirst(afterTime(waits, language))}.` : ''
        }`,
        ...(isMedicine ? [answers.keepTaking] : []),
      ],
      bars: verdict === 'no' || verdict === 'wait',
    }
  }

  /** Returns what the language says to one part; null where it has no words for that. */
  #line(part: ReadingPart, person: Person, language: Language): string[] | null {
    const { answers, hours } = language
    const { sex } = person
    const topic = part.topic === null ? undefined : this.#known.topics.get(part.topic)
    if (topic?.inLanguages !== undefined) return [answers[topic.inLanguages]]
    if (topic?.fact === 'hours') return [`${answers.hours} ${hours}.`]
    if (topic?.fact === 'address')
      return [`${answers.address}: ${this.knowledge.facts.clinic.address}.`]
    if (topic?.role === 'booking') return [answers.booking]
    const treatments = this.#known.meant(part)
    const [treatment] = treatments
    const whole = this.#wholeIn(part, language)
    const nameOf = (one: TreatmentFact) => whole ?? this.#nameIn(one, language)
    const price = () => {
      const [line, ...others] = part.prices
      const isMore = others.length + treatments.length > 0 || part.areaCount !== null
      if (line === this.knowledge.priceRules.consultation && !isMore) return [answers.fee]
      const figures = this.#prices.figures({ ...part, sex }, language, nameOf)
      if (figures === '') return []
      const isOpen = figures.includes(language.amounts.onConsultation)
      return [`${answers.price} ${figures}.`, ...(isOpen ? [answers.fee] : [])]
    }
    const facts = (...of: TimeKind[]) => [
      ...price(),
      ...(treatment
        ? of.map((kind) => this.#time(kind, treatment, nameOf(treatment), language))
        : []),
    ]
    const orNone = (texts: string[]) => (texts.length > 0 ? texts : null)
    switch (part.kind) {
      case 'price':
      case 'total':
        return orNone(price())
      case 'budget':
        return (
          (price().length === 0 || (topic && this.#known.mayHelp(topic))
            ? this.#options(topic, language, part.money ?? person.budget ?? Infinity)
            : null) ?? orNone(price())
        )
      case 'yearly-cost':
        return this.#yearly(part, person, language, nameOf) ?? orNone(facts('lasts'))
      case 'when':
        return this.#inTime(part, person, language)
      case 'what-happens':
        return [answers.steps, ...(treatment ? facts('appointment').slice(-1) : [])]
      case 'symptom-after':
        return [answers.usual]
      case 'lasts':
      case 'first-effect':
      case 'time-off':
      case 'appointment':
      case 'visits':
        return treatment ? [this.#time(part.kind, treatment, nameOf(treatment), language)] : null
      case 'pain':
        return treatment
          ? [answers[treatment.painLevel < 2 ? 'painMild' : 'painSome']]
          : [answers.painSome]
      case 'risks':
        return [answers.risks, ...ofFamily(language.rare, treatment)]
      case 'aftercare':
        return this.#aftercare(topic, part, person, language)
      case 'not-ours':
        return [answers.notOurs]
      case 'compare':
        return orNone(
          this.#known.sides(part).flatMap(({ treatment: one, families }) => {
            const name = this.#wholeIn({ ...part, treatments: [], families }, language)
            return [
              ...this.#does(one, language, name),
              this.#time('lasts', one, name ?? this.#nameIn(one, language), language),
            ]
          }),
        )
      case 'choose':
        return this.#options(topic, language) ?? orNone(facts('lasts'))
      case 'what-is':
      case 'unclear':
      case 'results':
        return treatment
          ? [
              ...(part.kind === 'results' ? [answers.natural] : []),
              ...this.#does(treatment, language, whole),
              ...facts('first-effect', 'lasts'),
            ]
          : null
      default:
        return null
    }
  }

  /** Returns what treatments of a family do, as a language says it. */
  #does(treatment: TreatmentFact, language: Language, whole?: string): string[] {
    const name = upperFirst(this.#withPrice(treatment, language, whole))
    return ofFamily(language.does, treatment).map((text) => `${name}: ${text}`)
  }

  /**
   * Returns what may help with a concern, or without one what else there is, that costs no more than
   * an amount: each with its price and what it does.
   */
  #options(topic: Topic | undefined, language: Language, most = Infinity): string[] | null {
    const { answers } = language
    const routes = topic?.pages ?? [...(most < Infinity ? this.#known.treatments.keys() : [])]
    const told = new Set<string>()
    const each = routes
      .flatMap((route) => this.#known.treatments.get(route) ?? [])
      .filter(({ route }) => most === Infinity || this.#prices.lowest(route) <= most)
      .slice(0, mostOptions)
      .map((treatment) => {
        const fresh = ofFamily(language.does, treatment).filter((does) => !told.has(does))
        fresh.forEach((does) => told.add(does))
        const does = fresh.map((text) => `: ${text.replace(/[.。।۔]$/, '')}`)
        return `${this.#withPrice(treatment, language)}${does.join('')}`
      })
    const heading = most < Infinity ? answers.within.replace('…', pounds(most)) : answers.options
    return each.length === 0
      ? null
      : [`${heading}: ${each.join('; ')}.`, answers.doctorFirst, answers.fee]
  }

  /** Returns the name of a treatment with the lowest price of its list. */
  #withPrice(treatment: TreatmentFact, language: Language, whole?: string): string {
    const { family, route } = treatment
    const beside = this.#prices.beside(route, whole === undefined ? [] : [family])
    const [, from, amount] = /(from )?(£[\d,]+)/.exec(beside) ?? []
    const price = amount === undefined ? '' : ` (${amount}${from === undefined ? '' : '+'})`
    return `${whole ?? this.#nameIn(treatment, language)}${price}`
  }

  /** Returns how often a treatment is had in a year to keep it up, and what that costs. */
  #yearly(
    part: ReadingPart,
    { sex }: Person,
    { answers }: Language,
    nameOf: (treatment: TreatmentFact) => string,
  ): string[] | null {
    const [treatment] = this.#known.meant(part)
    const times = treatment?.yearly
    const cost = this.#prices.costOf({ ...part, sex, sessions: null })
    if (!treatment || !times || cost === null) return null
    const range = (least: number, most: number, text: (n: number) => string = String) =>
      [...new Set([text(least), text(most)])].join('–')
    const sum = range(times.least * cost.least, times.most * cost.most, pounds)
    const visits = `${range(times.least, times.most)} × ${range(cost.least, cost.most, pounds)}`
    return [`${upperFirst(nameOf(treatment))}, ${answers.yearly}: ${visits} = ${sum}.`]
  }

  /** Returns how long before an event to come, and by which day where the event's is named. */
  #inTime(part: ReadingPart, person: Person, { answers, code }: Language): string[] | null {
    const event = this.knowledge.assistant.topics.find(({ fact }) => fact === 'when')
    const text = event && this.#known.answerOf(event, part)?.text
    const wait = daysToAllow(text ?? '')
    if (wait === null) return null
    const [unit, most] = wait % 7 === 0 ? (['week', wait / 7] as const) : (['day', wait] as const)
    const before = answers.before.replace('…', inFigures([{ least: most, most, unit }], code))
    const day = part.date ?? person.date
    if (day === null) return [before]
    const latest = latestDay(day, wait)
    const date = new Intl.DateTimeFormat(code, {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    return latest < this.today()
      ? [answers.tooLate, before]
      : [answers.latest.replace('…', date.format(new Date(latest))), before]
  }

  /** Returns when something may be done again after a treatment, and whether on a day that is named. */
  #aftercare(
    topic: Topic | undefined,
    part: ReadingPart,
    person: Person,
    { code, answers, activities }: Language,
  ): string[] | null {
    if (topic === undefined) return null
    const activity = activities[(topic.recovery ?? topic.id) as keyof typeof activities]
    const meant = this.#known.meantBy(part)
    const until =
      topic.recovery === undefined
        ? this.#known.answerOf(topic, part, meant)?.text
        : meant.map((one) => one.until[topic.recovery!]).find(Boolean)
    const [first] = longestIn(until?.replace(/^[^:]*: /, '') ?? '')
    if (first === undefined || activity === undefined) return null
    const time = first.most === 0 ? answers.thatDay : afterTime(first, { answers, code })
    const day = part.date ?? person.date
    const since = daysBetween(this.today(), day ?? '') + (person.had[0]?.daysAgo ?? 0)
    const verdict =
      day === null || !(since >= 0)
        ? ''
        : ` ${since < daysIn(first) ? answers.tooSoon : answers.fine}`
    return [`${activity}: ${time}.${verdict}`]
  }

  /** Returns a time of a treatment, or its number of visits, in figures. */
  #time(kind: TimeKind, treatment: TreatmentFact, name: string, language: Language): string {
    const { answers, code } = language
    const { heading, of, none } = times[kind]
    const text = of(treatment)
    const [count] = /^\d+(?: to \d+)?/.exec(text) ?? []
    const [main, ...others] = timesIn(text)
    const apart = /([^,]*) apart/.exec(text)?.[1]
    const told =
      kind === 'visits'
        ? [
            count?.replace(' to ', '–'),
            apart && answers.apart.replace('…', inFigures(timesIn(apart), code)),
            treatment.yearly && `${Object.values(treatment.yearly).join('–')} × ${answers.yearly}`,
          ]
            .filter(Boolean)
            .join(', ')
        : main === undefined
          ? answers.varies
          : main.most === 0
            ? [none && answers[none], ...others.map((one) => inFigures([one], code))]
                .filter(Boolean)
                .join('; ')
            : inFigures([main, ...others], code)
    return `${upperFirst(name)}: ${answers[heading]}: ${told}.`
  }

  /** Returns a language's name of a kind of treatment that a part names as a whole: "Botox". */
  #wholeIn({ treatments, families }: ReadingPart, { glossary }: Language): string | undefined {
    const head = treatments.length > 0 ? null : this.#known.headOf(families)
    if (head === null) return undefined
    const phrases = this.knowledge.assistant.names.flatMap((name) =>
      name.families && name.route === head ? name.phrases : [],
    )
    const named = glossary.find(({ english }) => phrases.includes(english))
    return named?.words[0] ?? (this.#known.titleOf(head) || undefined)
  }

  /** Returns the name of a treatment in a language that has one, else the English one. */
  #nameIn({ name, route }: TreatmentFact, { glossary, answers }: Language): string {
    const plain = name.toLowerCase().replace(/s$| treatment$/, '')
    const same = glossary.find(({ english }) => english === plain)
    const phrases = this.knowledge.assistant.names.flatMap((one) =>
      one.route === route && !one.families ? one.phrases : [],
    )
    const named = same ?? glossary.find(({ english }) => phrases.includes(english))
    if (named === undefined) return name
    const isOfConcern = name.endsWith(' treatment') && !named.english.endsWith(' treatment')
    return `${named.words[0]}${isOfConcern ? ` (${answers.treatment})` : ''}`
  }

  #emergency(own: Answer, { finding, others }: Found, { answers, code }: Language): Answer {
    const { protocols, withoutVoice } = this.knowledge.safety
    const protocol = protocols.find((p) => p.id === finding.protocol)
    const { line, title } = protocol?.languages[code] ?? {}
    const isFirst = finding.who === '999'
    // Of whom no heading speaks, the line of the protocol says whom to ring.
    const isNamed = finding.who === 'prescriber' && line !== undefined
    const heading = isNamed ? '' : answers[headings[finding.who] ?? 'sameDay']
    const said = isDespair(finding)
      ? [
          isFirst ? heading : '',
          isFirst ? withoutNumbersOf(heading, answers.despair) : answers.despair,
        ]
      : [
          heading,
          // Beside 999 nothing milder is named, and no number is named twice.
          line === undefined
            ? heading === answers.gp
              ? ''
              : answers.notBoth
            : isFirst
              ? (title ?? '')
              : withoutNumbersOf(heading, line) || (title ?? ''),
        ]
    const beside = despairAmong(others, finding, protocols).map(() => answers.despair)
    const inLanguage = [...said, ...beside].filter(Boolean)
    // What no protocol says in this language stands last, in English.
    const english = [
      ...(isDespair(finding) || line !== undefined
        ? []
        : [
            `${isFirst ? `${protocol?.title}.` : (protocol?.line ?? '')} ${protocol?.never[0] ?? ''}`.trim(),
          ]),
      withoutVoice.line,
    ]
    return {
      ...own,
      paragraphs: [...inLanguage, ...english],
      translated: { language: code, count: inLanguage.length },
    }
  }
}

/** The facts that are told in figures: where each stands, and the words for nought. */
const times = {
  lasts: { heading: 'lasts', of: ({ glance }: TreatmentFact) => glance.lasts, none: undefined },
  'first-effect': {
    heading: 'firstEffect',
    of: ({ glance }) => glance.firstEffect,
    none: 'atOnce',
  },
  'time-off': { heading: 'timeOff', of: ({ glance }) => glance.timeOff, none: 'none' },
  appointment: { heading: 'appointment', of: ({ glance }) => glance.appointment, none: undefined },
  visits: { heading: 'visits', of: ({ sessions }) => sessions, none: undefined },
} satisfies Record<
  string,
  { heading: Sentence; of: (treatment: TreatmentFact) => string; none: Sentence | undefined }
>
type TimeKind = keyof typeof times

/** Returns the text for a treatment's family: that of its id, or of the longest beginning of it. */
function ofFamily(texts: Record<string, string>, treatment: TreatmentFact | undefined): string[] {
  const keys = Object.keys(texts).filter((key) => treatment?.family.startsWith(key))
  return keys
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 1)
    .map((key) => texts[key]!)
}

/** Languages whose units bend after "after", where short ones stay: "через 1 нед." */
const bending: ReadonlySet<string> = new Set(['de', 'pl', 'ru', 'uk'])

/** Returns from when something may be done, as a language writes it. */
function afterTime(time: Span, { answers, code }: Pick<Language, 'answers' | 'code'>): string {
  const figures = inFigures([time], code, bending.has(code) ? 'short' : 'long')
  return answers.after.replace('…', figures.replace(/\.$/, ''))
}

/** Returns times as a language writes them: "6–12 months", "≤ 1 day". */
function inFigures(
  spans: readonly Span[],
  code: string,
  unitDisplay: 'long' | 'short' = 'long',
): string {
  return spans
    .map(({ least, most, unit }) => {
      const format = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay })
      if (least === null) return `≤ ${format.format(most)}`
      return least === most ? format.format(most) : format.formatRange(least, most)
    })
    .join('; ')
}

/** Checks whether a message has a word of the sentence that says when to call 999. */
function sharesWords(message: string, help = ''): boolean {
  const startsOf = (text: string) =>
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) =>
      word.length > shared ? [word.slice(0, shared)] : [],
    )
  const starts = new Set(startsOf(help.split('999')[0]!))
  return startsOf(message).some((start) => starts.has(start))
}
