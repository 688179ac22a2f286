import { clinicDay } from '@clinic/contract/prose'
import * as chrono from 'chrono-node/en'
import type { Knowledge, Topic, TreatmentFact } from '../knowledge.ts'
import { nobody, partOf, type PartKind, type Reading, type ReadingPart } from '../reading.ts'
import { Bars } from './bars.ts'
import { Basket } from './basket.ts'
import type { Guess } from './classify.ts'
import { Known } from './known.ts'
import {
  askedLast,
  concernIn,
  names,
  personIn,
  points,
  refersBack,
  subjectOf,
  subjectsIn,
  united,
} from './merge.ts'
import thresholds from './thresholds.json' with { type: 'json' }
import { PageAnswers } from './pageAnswers.ts'
import { countIn, yearlyIn } from './numbers.ts'
import { longAgo, type Scan, type Scanner } from './scan.ts'
import { inOrderOfQuestion, sentencesOf } from './sentences.ts'
import type { Topics } from './topics.ts'

/** A message as it was read, kept for the messages after it. */
export type Turn = { scan: Scan; reading: Reading }

type Ranked = Guess & { of: Topic }
/** A part of a message that asks something. */
type Piece = { scan: Scan; top: Ranked | undefined; apart?: boolean }

/** Matches what stands between the parts of a message. */
const separator = /([,;&+]|\s\/\s|\b(?:and|but|also|plus|n)\b)/i

/** Matches words of somebody else, whose age it is. */
const ofOther =
  /\b(?:she|he|her|his|him|(?:grand)?(?:daughter|son|child)|niece|nephew|sister|brother|my \d+)\b/
/** Kinds that are about a treatment, so that one that nothing names is that of the talk before. */
const ofTreatment: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['price', 'total', 'yearly-cost', 'compare', 'may-i', 'what-is', 'what-happens'] as const),
  ...(['appointment', 'pain', 'visits', 'time-off', 'risks', 'not-for', 'results'] as const),
  ...(['first-effect', 'lasts', 'alternatives', 'when', 'aftercare', 'symptom-after'] as const),
  'unclear',
])
/** Facts of which one treatment has more than another. */
const measured: ReadonlySet<PartKind> = new Set<PartKind>([
  'lasts',
  'pain',
  'time-off',
  'first-effect',
  'visits',
  'risks',
])
/** Kinds of which the answer is a rule, which what is told next may be of. */
const ofRules: ReadonlySet<PartKind> = new Set<PartKind>([
  'may-i',
  'not-for',
  'aftercare',
  'symptom-after',
  'when',
])
/** Kinds that ask for a time. */
const ofTiming: ReadonlySet<PartKind> = new Set<PartKind>([
  'first-effect',
  'lasts',
  'time-off',
  'when',
])
/** Kinds of which the answer is a sum. */
const ofMoney: ReadonlySet<PartKind> = new Set<PartKind>([
  'price',
  'total',
  'yearly-cost',
  'budget',
])
/** Kinds that who has an amount to spend asks as well: what to have for it. */
const buying: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['price', 'total', 'choose', 'what-is', 'compare'] as const),
  ...(['alternatives', 'unclear'] as const),
])
/** Most words, as stems, of a message that goes on about what was asked before it. */
const short = 9
/** Most words of one that has no room to say more of what it asks. */
const fragment = 5
/** Most parts of a message that are read one by one. */
const mostPieces = 10

/** Reads messages by look-ups in data/ and a classifier that learns from its examples. */
export class EmbeddedReader {
  readonly #known: Known
  readonly #scanner: Scanner
  readonly #topics: Topics
  readonly #pageAnswers: PageAnswers
  readonly #bars: Bars
  readonly #basket: Basket
  readonly #today: () => Date

  constructor(knowledge: Knowledge, scanner: Scanner, topics: Topics, today = () => new Date()) {
    this.#known = Known.of(knowledge)
    this.#scanner = scanner
    this.#topics = topics
    this.#pageAnswers = new PageAnswers(knowledge, scanner)
    this.#bars = new Bars(knowledge, scanner)
    this.#basket = new Basket(this.#known, scanner)
    // Noon of the day in London, whatever the server's own zone is.
    this.#today = () => new Date(`${clinicDay(today())}T12:00:00`)
  }

  /** Reads a message after those before it, of which each part that says less takes the rest. */
  read(asTyped: string, before: readonly Turn[], whole = this.#scanner.read(asTyped)): Turn {
    const text = this.#withoutCourtesy(asTyped)
    const readings = before.map(({ reading }) => reading)
    const read = this.#ofTalk(text === asTyped ? whole : this.#scanner.read(text), readings)
    // One sentence may tell of it: "he is off unless I get my lips done. Can I come tomorrow".
    const near = sentencesOf(text).flatMap((one) => this.#scanner.read(one).topics)
    const told = this.#known.knowledge.assistant.conditions.filter(({ id }) =>
      near.some(({ topic, score }) => topic === id && score >= thresholds.told),
    )
    const scan = { ...read, conditions: [...new Set([...read.conditions, ...told])] }
    const named = subjectOf(scan, readings, this.#known)
    const asked = askedLast(readings)
    const concern = concernIn(readings, this.#known)
    // "Would it make my face thinner" asks about what the talk is of.
    const refers =
      named !== undefined && !names(scan) && scan.areas.length === 0 && refersBack.test(scan.text)
    const asksOfIt = refers || (names(scan) && !scan.corrects && !scan.bare)
    const pieces = this.#pieces(
      text,
      scan,
      this.#pageInTalk(scan, readings),
      named !== undefined && !names(scan) && scan.areas.length === 0
        ? this.#known.meant(named)
        : null,
      named !== undefined,
    )
    const apart = pieces
      .flatMap((piece) => [piece, ...this.#beside(piece)])
      .flatMap((piece) => {
        const part = this.#part(piece, scan, named, concern)
        // What only tells something beside a question is no question that has no answer.
        const asks = piece.scan.asks || inOrderOfQuestion.test(piece.scan.text)
        const isTold =
          (part.kind === 'unclear' && !asks) ||
          (piece.scan.matters && part.kind === 'not-for') ||
          (piece.scan.corrects && part.kind === 'not-ours')
        if (pieces.length > 1 && isTold) return []
        return this.#withDay(part, text, piece.scan === scan ? text : piece.scan.text, scan, before)
      })
    const basket = this.#basketIn(scan, asked, named, readings)
    const changed = basket && this.#basket.changed(scan, basket)
    const { budget } = personIn(readings, this.#known)
    const limit = scan.price || !toAfford.test(scan.text) ? null : budget
    const ofLimit = limit === null ? {} : { kind: 'budget' as const, money: limit }
    const own = changed ? [{ ...changed, ...ofLimit }] : this.#summed(apart)
    if (own.length === 0) own.push(this.#part({ scan, top: undefined }, scan, named, concern))
    const isSame = ({ kind }: ReadingPart) =>
      scan.corrects &&
      this.#topics
        .fitting(scan)
        .some(({ of, score }) => score > thresholds.some && this.#known.kindOf(of) === kind)
    const goesOn =
      asked.length > 0 &&
      (scan.stems.length <= short ||
        asked.some((part) => isSame(part) || (part.kind === 'choose' && this.#isDetail(scan)))) &&
      scan.conditions.length === 0 &&
      own.length === 1 &&
      !changed &&
      ((own[0]!.kind === 'unclear' && !(asksOfIt && scan.asks) && this.#tellsMore(scan)) ||
        (scan.corrects && (names(scan) || scan.areas.length > 0 || scan.man || scan.woman)) ||
        (scan.bare && !scan.compares && !scan.measures) ||
        (own[0]!.kind === 'choose' && this.#isDetail(scan)) ||
        (scan.ruledOut.length > 0 &&
          !names(scan) &&
          ['unclear', 'choose', 'not-ours', 'aftercare'].includes(own[0]!.kind)) ||
        (scan.cheapest && own[0]!.kind !== 'budget'))
    const answeredLast = this.#goesOnTelling(scan, own, readings)
    const earlier = this.#known.named('done-before')
    const isEarlier =
      earlier !== undefined &&
      longAgo.test(scan.text) &&
      !scan.asks &&
      !scan.complaint &&
      scan.conditions.length === 0 &&
      names(scan) &&
      own.every(({ kind }) => kind === 'unclear' || kind === 'what-is')
    const parts = isEarlier
      ? [partOf('clinic-fact', { topic: earlier.id })]
      : goesOn
        ? asked.map((part) => this.#again(part, own[0]!, scan))
        : (answeredLast ?? this.#withConditions(scan, own, named, pieces, before))
    const known = goesOn || isEarlier ? parts : this.#withEvent(parts, text, scan)
    // A budget and a day are worked out.
    const bar =
      own[0]!.kind === 'budget' || scan.occasion
        ? null
        : this.#bars.of(text, scan, own[0]!.treatments[0] ?? named?.treatments[0])
    const page = goesOn || isEarlier || bar !== null ? null : this.#ofPage(scan, own)
    const answered = bar ?? page
    const timely = answered === null ? this.#orMeant(known, scan) : known
    // Who tells what rules it out is told so, beside a fact that is asked of it.
    const barred = [
      partOf('may-i', { treatments: (own[0]!.treatments.length > 0 ? own[0] : named)?.treatments }),
      ...own.filter(({ kind }) => measured.has(kind) || kind === 'price' || kind === 'total'),
    ]
    const [first, ...others] = bar === null ? timely : barred
    const found = { ...first!, facts: answered === null ? first!.facts : [answered] }
    return { scan, reading: this.#reading(text, scan, [found, ...others]) }
  }

  /** Returns a scan of "good for blackheads?" as of what is spoken of, and not of what that names. */
  #ofTalk(scan: Scan, readings: readonly Reading[]): Scan {
    if (!goodFor.test(scan.text) || subjectsIn(readings, this.#known).length === 0) return scan
    return { ...scan, routes: [], named: [], families: [], keys: new Map(), asksOfEffect: true }
  }

  /** Returns a message without sentences of thanks or greeting beside others. */
  #withoutCourtesy(text: string): string {
    const sentences = sentencesOf(text)
    const isCourtesy = (one: string) => {
      const { stems, topics } = this.#scanner.read(one)
      const [top] = topics
      const of = top && this.#known.topics.get(top.topic)
      return stems.length <= fragment && of?.refusal === true && top!.like >= thresholds.sure
    }
    const left = sentences.length > 1 ? sentences.filter((one) => !isCourtesy(one)) : sentences
    return left.length > 0 && left.length < sentences.length ? left.join(' ') : text
  }

  /**
   * Returns what was answered last, for a message that only tells more of it ("stable 4 years", "it
   * has only been 6 days"), or asks when: a rule is told again by what it says of that.
   */
  #goesOnTelling(
    scan: Scan,
    own: readonly ReadingPart[],
    before: readonly Reading[],
  ): ReadingPart[] | null {
    const [part] = own
    const last = before.at(-1)?.parts ?? []
    const namesNone = !names(scan) && scan.areas.length === 0 && scan.conditions.length === 0
    const tells = part!.kind === 'unclear' && !scan.asks && !scan.corrects && !scan.wishes
    const isTiming =
      ofTiming.has(part!.kind) || part!.kind === 'unclear' || part!.kind === 'results'
    const asksWhen = isTiming && asksToWait.test(scan.text)
    const isOfLast =
      last.length > 0 && last.every(({ kind, facts }) => ofRules.has(kind) || facts.length > 0)
    return own.length === 1 && namesNone && isOfLast && (tells || asksWhen) ? last : null
  }

  /**
   * Returns in place of a part of which nothing is known what it may mean: the topics that its words
   * are nearest to, or that it is not for this clinic.
   */
  #orMeant(parts: ReadingPart[], scan: Scan): ReadingPart[] {
    const [part, ...others] = parts
    const isUnknown =
      part!.kind === 'unclear' &&
      others.length === 0 &&
      part!.treatments.length + part!.families.length + part!.areas.length === 0 &&
      scan.ruledOut.length === 0 &&
      !scan.after &&
      !scan.complaint
    if (!isUnknown) return parts
    const near = this.#topics.fitting(scan).filter(({ score }) => score >= thresholds.some)
    const meant = near
      .filter(({ of }) => this.#known.kindOf(of) === 'clinic-fact' && of.role !== 'unknown')
      .slice(0, 2)
    return meant.length === 0 ? parts : meant.map(({ topic }) => partOf('unclear', { topic }))
  }

  /** Returns what was priced last, or for who asks a price now what the talk is of. */
  #basketIn(
    scan: Scan,
    asked: readonly ReadingPart[],
    named: ReadingPart | undefined,
    readings: readonly Reading[],
  ) {
    const all = scan.orders && scan.measures ? readings.flatMap(({ parts }) => parts) : asked
    const priced = all.findLast(({ kind }) => ofMoney.has(kind))
    const isOfNone = priced?.treatments.length === 0 && priced.areaCount === null
    const last = priced && isOfNone && named ? { ...priced, treatments: named.treatments } : priced
    const asksPrice = scan.price || scan.total || scan.measures || countIn(scan.text) !== null
    return last ?? (asksPrice && !names({ ...scan, ml: null, areaCount: null }) ? named : undefined)
  }

  /**
   * Returns parts with the price as the sum of the visits that are asked for beside it: of a year, as
   * in "how many times a year, and what is that", or of the usual number.
   */
  #summed(parts: ReadingPart[]): ReadingPart[] {
    const has = (...kinds: PartKind[]) => parts.some(({ kind }) => kinds.includes(kind))
    if (has('yearly-cost'))
      return parts.filter(({ kind }) => !['price', 'total', 'visits', 'lasts'].includes(kind))
    return parts.map((part) =>
      part.kind === 'price' && has('visits') ? { ...part, kind: 'total' as const } : part,
    )
  }

  /** Adds by when to come to what is asked of a treatment by who names the day of an event. */
  #withEvent(parts: ReadingPart[], text: string, scan: Scan): ReadingPart[] {
    const [first] = parts
    const isEvent =
      scan.occasion ||
      sentencesOf(text).some((one) => {
        const [top] = this.#scanner.read(one).topics
        const of = top && this.#known.topics.get(top.topic)
        return of?.fact === 'when' && top!.score >= thresholds.asked
      })
    const isOfTreatment = first!.treatments.length + first!.families.length > 0 || scan.measures
    const isTold = parts.some(({ kind }) => kind === 'when' || kind === 'budget')
    const day = this.#daysIn(text).find(({ isPast }) => !isPast)
    if (!isEvent || isTold || !isOfTreatment || scan.after || day === undefined) return parts
    const { treatments, families } = first!
    const left = parts.filter(
      ({ kind, condition }) =>
        condition !== null ||
        !(['unclear', 'what-is', 'may-i'].includes(kind) || (scan.matters && kind === 'not-for')),
    )
    return [...left, partOf('when', { treatments, families })]
  }

  /** Returns the days that a message names, as ISO dates: "on Sunday", "on Christmas day". */
  #daysIn(text: string): { date: string; isPast: boolean; isWeekday: boolean }[] {
    const dated = feasts
      .reduce((so, [feast, date]) => so.replace(feast, date), text)
      .replace(aheadOfEvent, ' ')
    const isWeekOn = weekOn.test(dated)
    return chrono
      .parse(dated.replace(weekOn, '$1$2'), this.#today(), { forwardDate: true })
      .filter(({ start }) => start.isCertain('day') || start.isCertain('weekday'))
      .map(({ start, text: words }) => ({
        date: new Date(start.date().getTime() + (isWeekOn ? 6048e5 : 0)).toISOString().slice(0, 10),
        isPast: past.test(words),
        isWeekday: !start.isCertain('day'),
      }))
  }

  /**
   * Returns a part about the opening hours where it asks for a visit on a day of the week or at an
   * hour, or goes on about one.
   */
  #withDay(
    part: ReadingPart,
    text: string,
    asked: string,
    scan: Scan,
    before: readonly Turn[],
  ): ReadingPart[] {
    const hours = this.#known.knowledge.assistant.topics.find(({ fact }) => fact === 'hours')
    const ofVisit = ({ topic }: ReadingPart) => {
      const { role, fact } = (topic && this.#known.topics.get(topic)) || {}
      return role === 'visit' || role === 'booking' || fact === 'hours'
    }
    const last = before.at(-1)?.reading.parts.find(ofVisit)
    const asksToCome = scan.asksForIt && ['what-is', 'unclear'].includes(part.kind)
    const isVisit = ofVisit(part) || asksToCome
    // When to come, before the day of an event.
    const event = before.findLast(({ reading }) => reading.person.date !== null)
    const isNamed = part.treatments.length + part.families.length > 0
    const isTimely =
      timely.has(part.kind) &&
      (part.kind !== 'clinic-fact' || isNamed || (isVisit && part.topic !== hours?.id))
    if ((scan.occasion || (isVisit && event)) && asksWhen.test(asked) && isTimely)
      return [{ ...part, kind: 'when', topic: null }]
    // "Is anyone there on a Sunday" is near to the hours, and has a day.
    const asks = scan.asks || inOrderOfQuestion.test(scan.text) || !names(scan)
    const isOfHours =
      part.kind === 'unclear' &&
      asks &&
      this.#topics.fitting(scan).some((one) => one.of === hours && one.score >= thresholds.some)
    if (hours === undefined || !(isVisit || last || isOfHours)) return [part]
    if (part.treatments.length > 0 && !asksToCome) return [part]
    const [day] = this.#daysIn(text)
    const hour = chrono
      .parse(text, this.#today(), { forwardDate: true })
      .find(({ start }) => start.isCertain('hour'))
    if (!day && !hour) return [part]
    const date = day?.date ?? last?.date ?? null
    const open: ReadingPart = {
      ...part,
      kind: 'clinic-fact',
      topic: hours.id,
      date,
    }
    // Whom to ring when nobody is here, for who fears that something goes wrong.
    const trouble = isOfHours && (scan.after || scan.ahead) && this.#known.named('something-wrong')
    if (trouble) return [open, partOf('clinic-fact', { topic: trouble.id })]
    const isOfBooking = this.#known.topics.get(part.topic ?? '')?.role === 'booking'
    const booking = day && (asksToCome || isOfBooking) ? this.#known.named('booking') : undefined
    return booking ? [partOf('clinic-fact', { topic: booking.id }), open] : [open]
  }

  #reading(text: string, scan: Scan, parts: ReadingPart[]): Reading {
    const conditions = scan.conditions.map(({ id }) => id)
    const days = this.#daysIn(text).filter(
      ({ isWeekday }) => !isWeekday || parts.some(({ topic, kind }) => topic ?? kind === 'when'),
    )
    // "If I have it today, will it be gone by Sunday" is of Sunday.
    const day = (scan.occasion ? days.find(({ isPast: isOver }) => !isOver) : undefined) ?? days[0]
    const { date = null, isPast = false } = day ?? {}
    // "Can I still run after" asks about what was not had.
    const had = (scan.after && !/\bafter(?:wards)?$/.test(scan.text)) || scan.reports
    const daysAgo = isPast
      ? Math.max(0, Math.round((this.#today().getTime() - Date.parse(`${date}T12:00`)) / 864e5))
      : null
    return {
      parts: parts.slice(0, 6).map((part) => ({ ...part, date: part.date ?? date })),
      person: {
        ...nobody,
        forWhom: scan.age !== null && ofOther.test(scan.text) ? 'someone-else' : null,
        sex: scan.man ? 'man' : scan.woman ? 'woman' : null,
        age: scan.age,
        pregnant: scan.conditions.some(({ role }) => role === 'pregnant') || null,
        feeding: scan.conditions.some(({ role }) => role === 'feeding') || null,
        conditions: conditions.slice(0, 12),
        had: had ? [{ treatment: this.#treatmentsOf(scan)[0] ?? null, daysAgo }] : [],
        ruledOut: scan.ruledOut,
        date: isPast || (day?.isWeekday && !scan.occasion) ? null : date,
        budget: scan.budget?.amount ?? null,
      },
      dangers: [],
      language: 'en',
    }
  }

  #treatmentsOf({ routes }: Scan): string[] {
    return routes.filter((route) => this.#known.treatments.has(route)).slice(0, 12)
  }

  /** Checks whether a message has something to put in place of what was asked about. */
  #tellsMore(scan: Scan): boolean {
    const { areas, man, woman, age, sessions, corrects, extreme, people, ruledOut } = scan
    const isOfPerson = man || woman || age !== null || people.length + ruledOut.length > 0
    const isOfAmount = scan.measures || sessions !== null || extreme !== null || corrects
    return names(scan) || areas.length > 0 || isOfPerson || isOfAmount || points(scan)
  }

  /** Returns the parts of a message that ask; the whole message where one thing is asked. */
  #pieces(
    text: string,
    scan: Scan,
    page: string | null,
    subject: readonly TreatmentFact[] | null,
    hasSubject: boolean,
  ): Piece[] {
    const [top] = this.#ranked(scan, subject, page)
    const whole = [{ scan, top }]
    let spoken: string | null = null
    const pieces = sentencesOf(text)
      .flatMap((one) => {
        let asksBefore = false
        return (
          this.#clauses(one)
            // "And how long is it" after the consultation asks about that.
            .map((part) => {
              const own = this.#scanner.read(part, false)
              const clause = spoken === null || names(own) ? part : part.replace(/\bit\b/i, spoken)
              if (names(own)) spoken = this.#priceNamed(own)
              return clause
            })
            .filter((part) => part.trim().split(/\s+/).length >= 2 || this.#asksByItself(part))
            .map((part) => {
              const read = this.#scanner.read(part)
              // "X every 4 months and Y once a year" asks the year of each.
              const isOften = scan.yearly && yearlyIn(read.text) !== null
              const routes = read.routes.length > 0 ? read.routes : this.#known.usualIn(read.areas)
              const own = isOften ? { ...read, routes, yearly: true } : read
              // Some words behind a question in its sentence are asked as well: "and the downtime".
              const isAsked =
                own.asks ||
                own.price ||
                own.yearly ||
                own.wishes ||
                inOrderOfQuestion.test(own.text)
              const goesOn =
                asksBefore && (own.stems.length <= fragment || !ownSubject.test(own.text))
              asksBefore ||= isAsked
              const asks = isAsked || goesOn || /\?\s*$/.test(one)
              return {
                scan: own,
                top: this.#ranked(own, names(own) ? null : subject, page)[0],
                asks,
              }
            })
        )
      })
      .slice(0, mostPieces)
    if (pieces.length < 2) return whole
    // Of what is spoken of few facts can be asked.
    const leastAsked = (own: Scan, first: Ranked | undefined) =>
      first && measured.has(this.#known.kindOf(first.of)) && asksHow.test(own.text)
        ? thresholds.some
        : thresholds.asked
    const sure = pieces.filter(
      ({ scan: own, top: first, asks }) =>
        // Without a word of money only plain words ask for a price: "is it wise" does not.
        (own.price || first?.of.fact !== 'price' || first.score >= thresholds.told) &&
        !own.isName &&
        own.conditions.length === 0 &&
        (own.ruledOut.length === 0 || own.asks) &&
        !this.#isBesideNamed(own, first, scan) &&
        (((own.price || own.yearly || own.harm || own.asksOfEffect) &&
          (names(scan) || hasSubject)) ||
          (first?.score ?? 0) >= (asks ? leastAsked(own, first) : thresholds.told)),
    )
    // In a story, what is asked counts, and the facts listed beside it: "number of sessions, gap".
    const isListed = ({ scan: own, top: first }: Piece) =>
      own.stems.length <= fragment &&
      first !== undefined &&
      first.of.fact !== undefined &&
      first.of.fact !== 'price' &&
      sure.some(({ asks }) => asks)
    const asking = sure.filter((one) => one.asks || one.top?.of.problem || isListed(one))
    // A story that asks nothing is read as a whole.
    if (asking.length === 0 && top) return whole
    // "X twice a year, yearly total" names no other thing.
    const isOfYear = ({ scan: own }: Piece) => own.yearly && yearlyIn(own.text) === null
    const told = asking.length > 0 ? asking : sure
    const meant = told.filter(
      (one) =>
        names(one.scan) ||
        !isOfYear(one) ||
        told.every(({ scan: own }) => !own.yearly || !names(own)),
    )
    const kinds = new Map(
      withNames(meant, pieces, scan).map((piece) => [
        [...this.#asked(piece, undefined), piece.scan.yearly && piece.scan.routes].join(' '),
        piece,
      ]),
    )
    const asksOf = (...of: string[]) =>
      [...kinds.keys()].some((kind) => of.includes(kind.split(' ')[0]!))
    // What a budget is to buy is one question.
    if (asksOf('budget') || (scan.budget !== null && names(scan))) return whole
    const isPrice = asksOf('price', 'total')
    // Beside a price a name or a concern is what the price is of: "frown lines and forehead, how
    // much", "what's Profhilo plus 2 ml cheek come to".
    if (isPrice)
      for (const [kind, { scan: own, top: first }] of kinds)
        if (
          !/^(?:price|total|results) /.test(kind) &&
          first &&
          ((this.#known.mayHelp(first.of) && this.#isPriced(own)) ||
            // "Both together" is of the sum.
            (own.total && !own.asks) ||
            // "Wife wants 0.5 ml lips", "three of us, all women" tell what is to be paid.
            ((own.measures || own.man || own.woman) && !inOrderOfQuestion.test(own.text)) ||
            (first.of.general && names(own)))
        )
          kinds.delete(kind)
    if (kinds.size > 1) return withNames([...kinds.values()], pieces, scan)
    // The prices of several are one sum.
    if (isPrice) {
      const routes = [...new Set([...scan.routes, ...pieces.flatMap((one) => one.scan.routes)])]
      // "Can I while I feed him, and how much is it" asks the price as well.
      const [only] = scan.conditions.length > 0 ? kinds.values() : []
      return [{ scan: { ...scan, routes, price: true }, top: only ? only.top : top, apart: !!only }]
    }
    const [only] = kinds.values()
    const isApart = scan.conditions.length > 0 && only !== undefined
    if (only === undefined) return whole
    const { topics, asksOfEffect } = only.scan
    const isNearer = isApart || asksOfEffect || (only.top?.score ?? 0) > (top?.score ?? 0)
    if (only.top && isNearer)
      return [
        {
          scan: { ...scan, topics, asksOfEffect },
          top: only.top,
          apart: isApart,
        },
      ]
    return whole
  }

  /** Checks whether a word asks by itself: "price", "downtime". */
  #asksByItself(word: string): boolean {
    const {
      price,
      topics: [top],
    } = this.#scanner.read(word)
    const of = top && top.score >= thresholds.sure ? this.#known.topics.get(top.topic) : undefined
    // "Ok" beside a question is no thanks.
    return price || (of !== undefined && !of.refusal)
  }

  /** Returns the name of what a message names that is a line of the price list and no treatment. */
  #priceNamed({ keys, routes }: Scan): string | null {
    const isTreatment = routes.some((route) => this.#known.treatments.has(route))
    const [key] = isTreatment ? [] : keys.keys()
    const { names: all } = this.#known.knowledge.assistant
    return (key && all.find(({ price }) => price === key)?.phrases[0]) ?? null
  }

  /** Checks whether what a message names has prices, so that they say enough of it. */
  #isPriced(scan: Scan): boolean {
    const named = this.#treatmentsOf(scan)
    return (
      named.length === 0 ||
      named.some((route) => this.#known.treatments.get(route)!.prices.length > 0)
    )
  }

  /** Returns the same piece as asking the second of two things to do after a treatment: "hot yoga". */
  #beside(piece: Piece): Piece[] {
    const isSure = ({ of, score }: Ranked) => of.after && !of.problem && score >= thresholds.told
    if (piece.top === undefined || !isSure(piece.top)) return []
    const [other] = this.#topics.fitting(piece.scan).filter((one) => one.topic !== piece.top!.topic)
    return other !== undefined && isSure(other) ? [{ ...piece, top: other }] : []
  }

  /**
   * Checks whether a part that names nothing and only tells something is near to what another
   * treatment than the one that the message names may help with.
   */
  #isBesideNamed(own: Scan, top: Ranked | undefined, { named }: Scan): boolean {
    return (
      top !== undefined &&
      this.#known.mayHelp(top.of) &&
      !own.asks &&
      named.length > 0 &&
      top.of.pages!.every((page) => !named.includes(page))
    )
  }

  /**
   * Returns the clauses of a sentence. A name that stands between them belongs to the one before it,
   * or else to the one behind: "between a lip flip and filler".
   */
  #clauses(sentence: string): string[] {
    const clauses: string[] = []
    let open = ''
    for (const part of sentence.split(separator)) {
      const isSeparator = separator.test(part)
      const isName =
        !isSeparator &&
        (part.trim() === '' ||
          this.#scanner.read(part, false).bare ||
          this.#scanner.areListed(clauses.at(-1), part) ||
          this.#isOtherSide(clauses.at(-1), part))
      if (isSeparator || (isName && clauses.length === 0)) open += part
      else if (isName) {
        clauses.push(`${clauses.pop()}${open}${part}`)
        open = ''
      } else {
        clauses.push(`${clauses.length === 0 || open.trim().length > 4 ? open : ''}${part}`)
        open = ''
      }
    }
    return clauses.length === 0 ? [sentence] : clauses
  }

  /** Checks whether a clause is what the one before it compares with: "and those other things". */
  #isOtherSide(before: string | undefined, clause: string): boolean {
    if (before === undefined) return false
    const [one, other] = [before, clause].map((text) => this.#scanner.read(text, false)) as [
      Scan,
      Scan,
    ]
    return this.#comparesWith(one) && names(one) && names(other) && !other.asks && !other.price
  }

  /** Returns the page, of no treatment, that the talk is on and that a message names nothing beside. */
  #pageInTalk(scan: Scan, before: readonly Reading[]): string | null {
    const last = before.findLast(({ parts }) => parts.some(({ kind }) => kind !== 'unclear'))
    const [part] = last?.parts ?? []
    const [page] =
      (part?.kind === 'clinic-fact' && this.#known.topics.get(part.topic ?? '')?.pages) || []
    const isOfTreatment = names(scan) || part?.treatments.length !== 0
    return page === undefined || isOfTreatment || this.#known.treatments.has(page) ? null : page
  }

  /**
   * @param subject treatments that it goes on about, of which a topic that may help has to be
   * @param page the page that it goes on about, of no treatment
   */
  #ranked(scan: Scan, subject: readonly TreatmentFact[] | null, page: string | null): Ranked[] {
    const fitting = this.#topics
      .fitting(scan)
      .filter(
        ({ of, like }) =>
          subject === null ||
          !this.#known.mayHelp(of) ||
          like >= thresholds.sure ||
          subject.some(({ route }) => of.pages!.includes(route)),
      )
    const [first] = fitting
    // "How much does it cost her" is of the courses that were spoken of, and of no treatment.
    const isPlain =
      first !== undefined && first.of.fact === undefined && first.score >= thresholds.sure
    const ofPage = isPlain ? undefined : fitting.find(({ of }) => of.pages?.[0] === page)
    if (page !== null && ofPage && ofPage.score >= thresholds.some)
      return [{ ...ofPage, score: Math.max(ofPage.score, thresholds.whole) }, ...fitting]
    return fitting
  }

  /** Returns how a piece asks, and its topic's id where it has one. */
  #asked(
    { scan, top: nearest }: Piece,
    before: ReadingPart | undefined,
    concern: string | null = null,
  ): [PartKind, string | null] {
    // The few words that go on about a treatment are all that says what is asked: "how long each".
    const asks = scan.asks || inOrderOfQuestion.test(scan.text)
    const isFragment =
      before !== undefined && asks && (scan.stems.length <= fragment || asksHow.test(scan.text))
    const leastOfFact = isFragment ? thresholds.some : thresholds.asked
    const measure = this.#topics
      .fitting(scan)
      .find(({ of, score }) => score >= leastOfFact && measured.has(this.#known.kindOf(of)))
    const top =
      isFragment && measure && (nearest?.score ?? 0) < thresholds.whole
        ? { ...measure, score: thresholds.whole }
        : nearest
    // Who says "how much" of a treatment asks for its price, unless another fact is plainly meant.
    // "How much is" is as near to "what is".
    const isSure =
      top !== undefined &&
      top.score >= thresholds.sure &&
      top.of.fact !== undefined &&
      !scan.isPrice &&
      !(scan.price && top.of.fact === 'what')
    // A name alone, or "can I have" and a name, asks nothing more.
    const least = scan.isName && !asksHow.test(scan.text) ? thresholds.sure : thresholds.whole
    // Who only says that it was done does not ask what may help.
    const asksNothing = scan.onlyHad && !scan.asks && top !== undefined && !top.of.problem
    const kind = top && top.score >= least && !asksNothing ? this.#known.kindOf(top.of) : null
    const money = kind === 'yearly-cost' || kind === 'price'
    // Amounts and lists ask what they cost: "masseter + lip flip", "2 ml in my jaw".
    const isOrder = scan.orders && !scan.compares && scan.budget === null && !scan.yearly
    const isOfItem = this.#treatmentsOf(scan).length + scan.areas.length + scan.keys.size > 0
    if (isOrder && (this.#treatmentsOf(scan).length > 1 || (scan.measures && isOfItem)))
      return [scan.total ? 'total' : 'price', null]
    // What is plainly asked by itself is of nothing that the talk is on.
    const isLeaning = scan.matters || scan.cheapest || scan.routes.length + scan.families.length > 0
    const isPlainly =
      top !== undefined && top.of.fact === undefined && top.score >= thresholds.asked
    if (before !== undefined && isPlainly && !isLeaning && !asksNothing)
      return [this.#known.kindOf(top.of), top.of.id]
    if (asksWhatItIs.test(scan.text) && before !== undefined) return ['what-is', null]
    // "Is it true that it can blind you" is never answered by what it is and costs.
    const ofFact = (fact: Topic['fact']) =>
      this.#known.knowledge.assistant.topics.find((one) => one.fact === fact)?.id ?? null
    const inPlace = this.#known.usualIn(scan.areas)
    const hasSubject = names(scan) || before !== undefined || inPlace.length > 0
    const isTold = scan.after || (scan.complaint && !scan.asks && !scan.planning)
    // "How much of it would kill somebody" asks for no risk of a treatment.
    const isRefused = top?.of.refusal === true && top.score >= thresholds.told
    if (scan.harm && hasSubject && !isTold && !isRefused) {
      const named = names(scan) ? this.#treatmentsOf(scan) : (before?.treatments ?? inPlace)
      return ['risks', named.length > 0 ? null : ofFact('risks')]
    }
    if (scan.matters && !scan.after && !names(scan) && before !== undefined) {
      const isOfThat =
        top !== undefined &&
        top.of.fact === undefined &&
        top.of.role === undefined &&
        top.score >= thresholds.whole
      return isOfThat ? [this.#known.kindOf(top.of), top.of.id] : ['not-for', null]
    }
    const isOfCourse =
      wholeCourse.test(scan.text) && (kind === null || kind === 'visits' || money || !isSure)
    if (isOfCourse && (names(scan) || before !== undefined)) return ['total', null]
    if (scan.cheapest && !names(scan)) return ['budget', this.#helping(scan) ?? concern]
    // An amount is a budget, unless something else is plainly asked: "is the £50 deposit back".
    const isMoney = (top?.score ?? 0) < thresholds.sure || kind === null || buying.has(kind)
    const namesAny = names(scan) || scan.areas.length > 0
    if (scan.budget !== null && (isMoney || (scan.budget.isSaid && namesAny)))
      return ['budget', names(scan) ? null : (this.#helping(scan) ?? concern)]
    const isOften = yearlyIn(scan.text) !== null
    // "How do I pay", "spread the cost over a year": words of a price, of something else.
    const isElsePlain =
      top !== undefined && top.of.fact === undefined && top.like >= thresholds.sure
    if (
      scan.yearly &&
      (names(scan) || !isElsePlain) &&
      (scan.price ||
        scan.total ||
        kind === 'price' ||
        kind === 'visits' ||
        kind === 'lasts' ||
        isOften)
    )
      return ['yearly-cost', scan.compares ? ofFact('price') : null]
    const { routes: treatments, families } = scan
    const meant = this.#known.meantToCompare(
      this.#comparesWith(scan) && before
        ? {
            treatments: [...before.treatments, ...treatments],
            families: names(scan) ? families : before.families,
          }
        : { treatments, families },
    )
    const price = this.#known.knowledge.assistant.topics.find(({ fact }) => fact === 'price')
    if (scan.compares && meant.length > 1 && scan.price && price) return ['compare', price.id]
    const compared = this.#topics.comparison(meant, scan)
    if (scan.compares && meant.length > 1 && (scan.conditions.length === 0 || compared !== null)) {
      if (measure && !scan.orders) return [this.#known.kindOf(measure.of), measure.topic]
      return ['compare', compared?.id ?? null]
    }
    const ofArea = this.#known.knowledge.assistant.topics.find(
      ({ areas, fact }) => fact === undefined && areas?.some((area) => scan.areas.includes(area)),
    )
    const isOfArea =
      ofArea !== undefined &&
      scan.routes.length === 0 &&
      !scan.after &&
      (scan.bare || scan.corrects || scan.topics.some(({ topic }) => topic === ofArea.id))
    const isElse = !scan.bare && top !== undefined && top.score >= thresholds.sure
    const isAlone = !scan.asks && !scan.after && (!isElse || (kind === 'compare' && !scan.compares))
    const sized = scan.measures && (isAlone || scan.total)
    const isNamed =
      this.#treatmentsOf(scan).length + families.length + scan.keys.size > 0 || scan.measures
    const isPriced =
      isNamed ||
      (scan.isPrice && !isElsePlain) ||
      (before !== undefined && (money || kind === null))
    if (kind === 'yearly-cost') return [kind, top!.of.id]
    if (((scan.price && !isSure && !isRefused) || sized || money) && isPriced) {
      return [scan.total ? 'total' : 'price', null]
    }
    // Whether a treatment that is named does something is a question of what comes of it.
    const isOfEffect = scan.asksOfEffect && hasSubject && !isTold
    const isElsewhere =
      (top?.score ?? 0) < thresholds.told || (kind === 'choose' && scan.named.length > 0)
    if (isOfEffect && (kind === null || isElsewhere)) return ['results', null]
    // "So can she or not" compares nothing.
    const isLone =
      (kind === 'compare' && meant.length < 2 && !top!.of.answers?.length) ||
      // Nor does "scared of needles" ask for another treatment, where none is spoken of.
      (kind === 'alternatives' && !isNamed && before === undefined && !scan.asks)
    if (kind !== null && !isLone) return [kind, top!.of.id]
    const ofPage = scan.topics
      .flatMap(({ topic }) => this.#known.topics.get(topic) ?? [])
      .find(({ pages = [] }) => pages.some((page) => scan.routes.includes(page)))
    if (ofPage && scan.routes.length > 0 && this.#treatmentsOf(scan).length === 0)
      return [this.#known.kindOf(ofPage), ofPage.id]
    if (isOfArea) return ['choose', ofArea.id]
    const helping = scan.ruledOut.length > 0 ? this.#helping(scan) : null
    if (helping !== null) return ['choose', helping]
    // A line of the price list by its name asks what it costs.
    return [scan.keys.size > 0 && scan.isName ? 'price' : 'unclear', null]
  }

  /** Checks whether a message compares what it names, if anything, with what was named before it. */
  #comparesWith({ compares, routes: treatments, families }: Scan): boolean {
    return compares && this.#known.sides({ treatments, families }).length < 2
  }

  /** Returns the topic of what may help that a message is nearest to. */
  #helping(scan: Scan): string | null {
    return (
      this.#topics
        .fitting(scan)
        .find(({ of, score }) => score >= thresholds.whole && this.#known.mayHelp(of))?.topic ??
      null
    )
  }

  /** Returns a part with what its piece names, or what was named before it. */
  #part(
    piece: Piece,
    whole: Scan,
    before: ReadingPart | undefined,
    concern: string | null,
  ): ReadingPart {
    const { scan } = piece
    const [asked, nearest] = this.#asked(piece, before, concern)
    // "What would you recommend" is of the concern that is told beside it, or before.
    const asksForAny = this.#known.topics.get(nearest ?? '')?.fact === 'choose'
    const topic = asksForAny ? (this.#helping(whole) ?? concern) : nearest
    const kind = asksForAny && topic === null ? 'unclear' : asked
    const treatments = this.#treatmentsOf(scan)
    const prices = [...scan.keys].flatMap(([key, count]) => Array<string>(count).fill(key))
    const isOwn = scan.routes.length + scan.families.length + prices.length > 0 && !scan.aside
    const answers = (topic && this.#known.topics.get(topic)?.answers) || []
    const needs =
      ofTreatment.has(kind) ||
      answers.some(({ families, treatments: of }) => families !== undefined || of !== undefined)
    const all =
      before && needs && (!isOwn || scan.adds || this.#comparesWith(scan)) ? before : undefined
    // What is added to a concern is added to what helps with it first.
    const taken =
      all && scan.adds && all.kind === 'choose'
        ? { ...all, treatments: all.treatments.slice(0, 1) }
        : all
    const inArea =
      !isOwn && before && scan.areas.length > 0
        ? this.#scanner.inAreas(
            this.#scanner.akin(this.#known.meant(before).map(({ family }) => family)),
            scan.areas,
            [],
            null,
          )
        : []
    // "How long do lips last" is of what the price list has there.
    const usual =
      !isOwn && taken === undefined && measured.has(kind) ? this.#known.usualIn(scan.areas) : []
    const ofScan = treatments.length > 0 ? treatments : usual
    const own = inArea.length > 0 ? inArea : scan.aside ? [] : this.#inTalk(scan, ofScan, before)
    // Of several places that an amount is to pay for each is what the price list has there.
    const isOfPlaces = kind === 'budget' && scan.areas.length + own.length > 1 && topic === null
    const inPlaces = isOfPlaces
      ? scan.areas.filter((area) =>
          own.every((route) => !this.#known.treatments.get(route)?.areas.includes(area)),
        )
      : []
    const bought = [...own, ...this.#known.usualIn(inPlaces)]
    const ofItself = partOf(kind, {
      topic,
      treatments: bought.slice(0, 12),
      families: isOwn ? [...scan.families, ...this.#ofAreas(scan)] : [],
      areas: scan.areas.slice(0, 12),
      prices: prices.slice(0, 12),
      ml: this.#sizes(scan, whole, own),
      areaCount: scan.areaCount,
      sessions: kind === 'yearly-cost' ? yearlyIn(scan.text) : scan.sessions,
      people: ofMoney.has(kind) ? whole.people : [],
      money: kind === 'budget' ? (scan.budget?.amount ?? null) : null,
    })
    const isApart = taken === undefined || (inArea.length > 0 && !scan.adds)
    return isApart ? ofItself : united(taken, ofItself)
  }

  /** Returns the kind that is priced by the area, where a number of areas is one of a list. */
  #ofAreas({ text, areaCount, families }: Scan): string[] {
    const [main] = this.#known.knowledge.priceRules.mainAreas
    const family = main && this.#known.treatments.get(main.page)?.family
    const isListed = areaCount !== null && areaInList.test(text)
    return isListed && family !== undefined && !families.includes(family) ? [family] : []
  }

  /** Returns the treatments that are named: "the filler" is that of which the talk is. */
  #inTalk(scan: Scan, treatments: string[], before: ReadingPart | undefined): string[] {
    const { names: all } = this.#known.knowledge.assistant
    const isThat = all.some(
      ({ families, phrases }) =>
        families && phrases.some((name) => ` ${scan.text} `.includes(` the ${name} `)),
    )
    if (treatments.length > 0 || !isThat || scan.compares || before === undefined) return treatments
    return before.treatments.filter((route) =>
      scan.families.includes(this.#known.treatments.get(route)?.family ?? ''),
    )
  }

  #sizes(scan: Scan, whole: Scan, treatments: readonly string[]): number[] {
    const { sizes } = whole
    if (treatments.length > 1 && sizes.size > 0)
      return treatments.map((route) => sizes.get(route) ?? 1)
    if (scan.extreme !== null) {
      const all = treatments.flatMap((route) => this.#basket.optionsOf(route))
      return all.length === 0
        ? []
        : [scan.extreme === 'largest' ? Math.max(...all) : Math.min(...all)]
    }
    // "0.5 lip filler or 1 ml", "what would 1.5 cost": numbers that the list has as sizes.
    const [only, another] = treatments
    const options = only !== undefined && another === undefined ? this.#basket.optionsOf(only) : []
    const named = (scan.text.match(/(?<![\d.])\d(?:\.\d)?(?= |$)/g) ?? [])
      .map(Number)
      .filter((size) => options.includes(size) && (size % 1 > 0 || scan.ml !== null))
    if (new Set(named).size > 1 || (named.length > 0 && scan.ml === null))
      return [...new Set(named)]
    if (scan.ml === null) return []
    return scan.half && scan.ml !== 0.5 ? [scan.ml, 0.5] : [scan.ml]
  }

  /** Checks whether a message tells more of what was spoken of: a number, a place. */
  #isDetail(scan: Scan): boolean {
    return (
      refersBack.test(scan.text) &&
      !names(scan) &&
      !scan.corrects &&
      !scan.asks &&
      !scan.price &&
      !scan.wishes
    )
  }

  /** Returns a part that is asked again with what a message names anew. */
  #again(part: ReadingPart, now: ReadingPart, scan: Scan): ReadingPart {
    const isNamed = this.#treatmentsOf(scan).length + scan.families.length + scan.keys.size > 0
    // "Got 5 of them on my neck" tells of what was asked about, and asks of nothing else.
    const isDetail = this.#isDetail(scan)
    const isOther = isNamed || (now.areas.length > 0 && !isDetail) || points(scan)
    const of = isOther ? now : part
    const mls = this.#sizes(scan, scan, of.treatments)
    // Only prices differ for a man: "and for my husband?"
    const isOfMan = scan.man && ['choose', 'what-is', 'unclear'].includes(part.kind)
    return {
      ...part,
      ...(isOfMan && { kind: 'price' }),
      treatments: of.treatments,
      families: of.families,
      areas: of.areas,
      prices: of.prices,
      ml: mls.length > 0 || isOther ? mls : part.ml,
      areaCount: scan.areaCount ?? (isOther ? null : part.areaCount),
      sessions: scan.sessions ?? part.sessions,
      // A concern is of the place that was named before.
      topic: (part.kind === 'choose' || part.kind === 'budget') && isOther ? now.topic : part.topic,
    }
  }

  /**
   * Returns a part for each condition that is told of, with the treatments that are meant. It is the
   * answer to "can I": what else the message is near to counts only where it is plainly asked.
   */
  #withConditions(
    scan: Scan,
    own: ReadingPart[],
    named: ReadingPart | undefined,
    pieces: readonly Piece[],
    before: readonly Turn[],
  ): ReadingPart[] {
    const [first] = own
    const [{ top }] = pieces as [Piece, ...Piece[]]
    // "Retinol or tretinoin", "prescribe me tretinoin" are about the medicine, whoever takes it.
    const isOfMedicine =
      first!.topic === top?.topic &&
      top.score >= (first!.kind === 'not-ours' ? thresholds.sure : thresholds.told) &&
      (first!.kind !== 'not-ours' ||
        (!names(scan) && (scan.asks || scan.service || !scan.onlyCondition)))
    const about = (isOfMedicine && this.#topics.spokenOf.get(top.topic)?.conditions) || []
    // "I am 72, can I have lip filler" asks about the age, not what lip filler is.
    const asksElse =
      !['unclear', 'what-is', 'compare', 'not-for'].includes(first!.kind) &&
      !(first!.kind === 'results' && asksIfFine.test(scan.text)) &&
      !(first!.kind === 'choose' && asksToAdd.test(scan.text)) &&
      !(scan.booked && !scan.asks) &&
      // What to do after it is not yet asked by who asks whether he may have it.
      !(first!.kind === 'aftercare' && !scan.after && (top?.like ?? 0) < thresholds.whole)
    // "I am 16, can my mum bring me" is refused, whatever is asked beside it.
    const isOwnAge = scan.age !== null && !ofOther.test(scan.text)
    const told = scan.conditions.filter(
      ({ id, refusal }) =>
        (refusal && (isOwnAge || first!.kind === 'not-ours')) ||
        !(about.includes(id) || (!refusal && scan.inPassing.has(id) && asksElse)),
    )
    // What was said of the person holds for "can I have" after it.
    const asksAhead =
      !scan.price &&
      !asksWhat.test(scan.text) &&
      (scan.bare ||
        scan.planning ||
        asksToAdd.test(scan.text) ||
        (names(scan) && (scan.compares || asksIfFine.test(scan.text))) ||
        (scan.asks && first!.kind === 'unclear'))
    const earlier = before.flatMap(({ reading, scan: { inPassing } }) =>
      reading.person.conditions.filter((id) => ![...inPassing].includes(id)),
    )
    // "What can I have then" asks for what that leaves.
    const isOfNamed =
      scan.families.length === 0 && scan.routes.every((one) => named?.treatments.includes(one))
    const asksForLeft = asksWhatElse.test(scan.text) && !(scan.price && !names(scan))
    if (told.length === 0 && earlier.length > 0 && isOfNamed && asksForLeft)
      return [partOf('alternatives', { treatments: scan.routes })]
    const ids = told.length > 0 ? told.map(({ id }) => id) : asksAhead && !asksElse ? earlier : []
    if (ids.length === 0) return own
    const isNamed = first!.treatments.length + first!.families.length > 0
    const { treatments, families } = isNamed ? first! : (named ?? partOf('may-i'))
    const moving = this.#known.named('moving')?.id ?? null
    const isCompared = first!.kind === 'compare' && this.#known.sides(first!).length > 1
    const asksMore = pieces.length > 1 || pieces[0]!.apart || isCompared
    const of = [...new Set(ids)].slice(0, 2).map((condition) =>
      partOf('may-i', {
        condition,
        topic: scan.booked ? moving : null,
        treatments,
        families,
        areas: first!.areas,
      }),
    )
    // "I am 71 and lined about the mouth, am I too old" is told what there is for that as well.
    const isOpen = (part: ReadingPart) =>
      part.kind === 'choose' &&
      part.treatments.length === 0 &&
      told.every(({ refusal }) => !refusal)
    const more = own.filter(
      (part) => asksMore || part.kind === 'price' || part.kind === 'total' || isOpen(part),
    )
    return isCompared ? [...more, ...of] : [...of, ...more]
  }

  /**
   * Returns the statement of the page that is spoken of, where the question is nearer to it than to
   * any topic.
   */
  #ofPage(scan: Scan, parts: readonly ReadingPart[]): string | null {
    const [part] = parts
    // When to ring stands beside what a topic says of a symptom, and not in a page's sentence.
    const isOwn = ['price', 'total', 'budget', 'symptom-after'].includes(part!.kind)
    if (scan.compares || parts.length !== 1 || isOwn) return null
    const heads = this.#known.headOf(scan.families)
    const own = heads === null || part!.treatments.length > 0 ? part!.treatments : [heads]
    const named = scan.routes.length > 0 ? scan.routes : own
    const ofTopics = scan.topics.flatMap(({ topic, score }) =>
      score >= thresholds.page ? (this.#known.topics.get(topic)?.pages ?? []) : [],
    )
    // What stands on a treatment's page is of that one, and no answer to who names none.
    const isTreatment = (page: string) =>
      this.#known.treatments.has(page) ||
      this.#known.knowledge.assistant.names.some((n) => n.families && n.route === page)
    const pages = named.length > 0 ? named : ofTopics.filter((page) => !isTreatment(page))
    const { score = 0, like = 0 } = scan.topics[0] ?? {}
    const features = this.#scanner.features(scan.stems)
    const here = this.#pageAnswers.onPages(features, pages)
    // What is known of an illness or medicine gives way only to what the page itself says of it.
    const hasCondition = scan.conditions.length > 0 && !scan.aside
    // Who has booked is told what the condition means for the day.
    if (hasCondition && scan.booked) return null
    const isOfThat = scan.matters && part!.kind !== 'unclear'
    const least = hasCondition
      ? thresholds.pageBesideCondition
      : isOfThat
        ? thresholds.some
        : thresholds.page
    const { topic: nearest = '' } = scan.topics[0] ?? {}
    const of = this.#known.topics.get(nearest)
    const isOpen = of !== undefined && this.#known.mayHelp(of)
    const most = here !== null && named.includes(here.route) && !isOpen ? (score + like) / 2 : score
    // Of two that are alike to the last digits the topic is meant.
    return here !== null && here.like >= least && here.like - most > 1e-9 ? here.id : null
  }
}

/** Matches the beginning of a clause with a subject of its own: "and i have a wedding". */
const ownSubject = /^(?:(?:and|so|but|also) )*(?:i|it|my|we|she|he|they|you|the|there|that|this)\b/
/** Matches a question what that is which was named before. */
const asksWhatItIs =
  /^(?:(?:so|and|but|ok) )*what (?:even )?(?:is|are) (?:it|that|this|they|those|these)(?: (?:even|exactly|actually|then|anyway|like))*$/
/** Matches a number of areas beside something else: "2 areas and a lip flip". */
const areaInList =
  /\bareas?(?: of \w+)? (?:and|n|plus|with)\b|\b(?:and|n|plus|with) (?:\w+ )?\d (?:\w+ )?areas?\b/
/** Matches a question whether what is spoken of helps with something: "good for blackheads". */
const goodFor =
  /^(?:(?:and|so|is it|are they|would it be|any|does it) )*(?:good|any good|help|work|effective) (?:for|with|on|against)\b/
/** Matches a question how long to wait: "how long should i leave it", "so when then". */
const asksToWait =
  /\b(?:how (?:long|soon|far)\b.*\b(?:wait|leave|gap|off|till|until|before|after)|when (?:then|can|could|may|will)|how long$)/
/** Matches the beginning of a question for a number or a time. */
const asksHow =
  /^(?:(?:and|so|but|also|ok|then|roughly|about) )*how (?:long|many|often|soon|far|quick)\b/
/** Matches a question whether what was named to spend is enough. */
const toAfford = /\b(?:get|buy|cover|afford|enough|stretch|left|leave|leaves|do)\b/
/** Matches words that ask by when to come. */
const asksWhen =
  /\b(?:when(?! (?:i|you|we|he|she|they|it|my|the|people) (?!should|can|could|need|have to|must|come|book))|latest|last (?:date|day)|(?:in|on) time|by then|before(?: (?:then|that|it))?[?!. ]*$|too (?:late|close|near|soon|tight)|how (?:far|soon|long|early|late|many (?:weeks|days|months)))\b/i
/** Kinds that who names an event and asks when is near to, and means none of. */
const timely: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['unclear', 'what-is', 'what-happens', 'may-i', 'results', 'first-effect'] as const),
  ...(['aftercare', 'clinic-fact', 'choose', 'when', 'appointment'] as const),
])
/** Feast days, which have a date each year, and short names of weekdays. */
const feasts: [RegExp, string][] = [
  [/\btues\b/i, 'tuesday'],
  [/\bweds\b/i, 'wednesday'],
  [/\bthur\b/i, 'thursday'],
  [/\bchristmas eve\b/i, '24 december'],
  [/\b(?:christmas|xmas)(?: day)?\b/i, '25 december'],
  [/\bboxing day\b/i, '26 december'],
  [/\b(?:new year'?s eve|nye)\b/i, '31 december'],
  [/\bnew year'?s(?: day)?\b/i, '1 january'],
  [/\bvalentine'?s(?: day)?\b/i, '14 february'],
  [/\bhalloween\b/i, '31 october'],
]
/** Matches the weekday of the week after the next one: "a week on Saturday", "Saturday week". */
const weekOn = /\b(?:a )?week (?:on|from) (\w+day)\b|\b(\w+day) week\b/i
/** Matches a time ahead of an event, which is no day: "3 days before a wedding". */
const aheadOfEvent =
  /\b(?:\d+|an?|one|two|three|four|five|six) (?:days?|weeks?|months?) (?:before|ahead of|prior to)\b/gi
/** Matches a question what is left for somebody. */
const asksWhatElse =
  /\b(?:(?:anything|something|what) (?:else |that )*(?:(?:can|could|may) )?(?:i|we|she|he|they)\b|(?:anything|something|what) else\b|what is left\b|instead\b)/
/** Matches a question for all that a treatment costs: "what's the whole course then". */
const wholeCourse =
  /^(?!.*\bhow (?:long|many|often)\b).*\b(?:whole|full|entire|complete) (?:course|lot|plan|set|package)\b/
/** Matches a request to do something now: "could you just put a bit more on top". */
const asksToAdd =
  /^(?:(?:so|and|but|ok) )*(?:can|could) you (?:just )?(?:put|add|do|inject|top|fill|give)\b/
/** Matches a question whether something else may be had then: "would filler be different". */
const asksIfFine =
  /\b(?:be|is|are|it) (?:different|ok|okay|alright|fine|safe|safer|possible|allowed)\b/
/** Matches the beginning of a question that no yes or no answers. */
const asksWhat =
  /^(?:(?:so|and|but|ok) )*(?:what (?:would|does|will|do)|when (?:can|could|will|would) i (?:be able to )?(?:go|get|look|show|return|be)|how|why|where|who)\b/

/** Matches words for a day that is no day to come. */
const past = / ago\b|yesterday|today|morning|last/
/** Returns pieces with what those before them name, or the whole, where they name nothing. */
function withNames(asking: readonly Piece[], pieces: readonly Piece[], whole: Scan): Piece[] {
  return asking.map((piece) => {
    if (names(piece.scan) || piece.scan.areas.length > 0) return piece
    const earlier = pieces.slice(0, pieces.indexOf(piece)).findLast(({ scan }) => names(scan))
    const { routes, families, keys, ml, areaCount } = earlier?.scan ?? whole
    return {
      ...piece,
      scan: { ...piece.scan, routes, families, keys, ml, areaCount },
    }
  })
}
