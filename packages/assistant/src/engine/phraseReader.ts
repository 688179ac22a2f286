import type { ReadingPart, PartKind } from '../reading.ts'
import type { Known } from './known.ts'
import { names } from './merge.ts'
import type { EmbeddedReader, Turn } from './reader.ts'
import type { Scan } from './scan.ts'
import thresholds from './thresholds.json' with { type: 'json' }

/** Kinds that a few words may ask by themselves; others are as near to them by chance. */
const facts: ReadonlySet<PartKind> = new Set<PartKind>([
  'price',
  'total',
  'pain',
  'visits',
  'time-off',
  'risks',
  'first-effect',
  'lasts',
  'appointment',
  'when',
  'budget',
  'yearly-cost',
  'compare',
  'results',
  'what-happens',
  'what-is',
])
/** Kinds that may be asked more than once, of another topic each. */
const ofTopic: ReadonlySet<PartKind> = new Set<PartKind>(['clinic-fact', 'aftercare'])
/** Matches what asks for nothing by itself: a time, a person, a visit, and what is not wanted. */
const aside =
  /^(?:(?:in )?(?:[\d.]+ )?(?:hour|day|week|month|year)s?(?: ago)?|today|tomorrow|yesterday|next week|when can i|(?:wo)?man|appointment|consultation|(?:[\d.]+ )?ml|what can be done|do you offer|without .*)$/
/** Checks whether a text is one of the examples of its topic, or nearly. */
const isExample = ({ topics: [first] }: Scan) => (first?.like ?? 0) >= thresholds.sure
/** Matches what compares things that are named beside it. */
const comparing = /^(?:difference between|which is (?:better|cheaper))$/
/** Checks whether a part names a treatment or a kind of them. */
const namesAny = ({ treatments, families }: ReadingPart) => treatments.length + families.length > 0
/** Checks whether it is asked what may help. */
const asksWhatHelps = (phrases: readonly string[]) =>
  phrases.some((phrase) => /^(?:what can be done|do you offer)$/.test(phrase))
/** Kinds of which "when" and "how long until" are read, where they ask of an activity. */
const ofActivity: ReadonlySet<PartKind> = new Set<PartKind>(['when', 'first-effect'])

/**
 * Completes the reading of a message in another language. Its known words stand in an order that is
 * not English, so what each of them asks by itself counts beside what the whole is read as.
 */
export class PhraseReader {
  readonly #kept = new Map<string, Turn>()

  constructor(
    private readonly reader: EmbeddedReader,
    private readonly known: Known,
  ) {}

  /** Returns a phrase of a glossary as it is read by itself. */
  of(phrase: string): Turn {
    const turn = this.#kept.get(phrase) ?? this.reader.read(phrase, [])
    // Those with a number are without end.
    if (!/\d/.test(phrase)) this.#kept.set(phrase, turn)
    return turn
  }

  /** Returns what a message asks, by its own reading and that of each of its phrases. */
  complete(turn: Turn, phrases: readonly string[]): ReadingPart[] {
    const own = turn.reading.parts
    const read = phrases.filter((one) => !aside.test(one)).map((one) => this.of(one))
    const named = read.filter(({ scan }) => names(scan) || scan.areas.length > 0)
    const asked = [...read, ...this.#compared(phrases)]
      .filter(({ scan }) => scan.conditions.length === 0)
      .flatMap(({ scan, reading }) =>
        reading.parts.filter(
          (part) =>
            (part.kind !== 'unclear' && this.#isFixed(part)) ||
            (ofTopic.has(part.kind) && !names(scan) && isExample(scan)) ||
            part.kind === 'compare' ||
            (facts.has(part.kind) && !names(scan) && scan.areas.length === 0),
        ),
      )
    // "How long until" and "when" are of the activity that is asked about.
    const asks = asked.some(({ kind }) => kind === 'aftercare')
      ? asked.filter(({ kind }) => !ofActivity.has(kind))
      : asked
    const routes = named.flatMap(({ reading }) => reading.parts[0]!.treatments)
    const families = named.flatMap(({ reading }) => reading.parts[0]!.families)
    const first = own.find(namesAny) ?? own[0]!
    const subject = namesAny(first)
      ? first
      : { ...first, treatments: [...new Set(routes)], families: [...new Set(families)] }
    const told = [...read.flatMap(({ reading }) => reading.parts), ...own].filter(
      ({ condition }) => condition !== null,
    )
    const concern = read
      .flatMap(({ reading }) => reading.parts)
      .find(({ kind }) => kind === 'choose')
    const { treatments, families: kinds } = subject
    const parts = asks.map((part): ReadingPart => {
      const { kind, money } = part
      const ofKind = own.filter((one) => one.kind === part.kind)
      const known =
        ofKind.find((one) => (one.topic ?? '') === (part.topic ?? '')) ??
        (ofTopic.has(kind) ? undefined : ofKind[0])
      if (
        known &&
        kind !== 'budget' &&
        (namesAny(known) || known.areaCount !== null || known.prices.length > 0)
      )
        return known
      const about = kind === 'compare' ? part : { treatments, families: kinds }
      // What an amount buys may be for a concern.
      const topic = kind === 'budget' ? (concern?.topic ?? part.topic) : part.topic
      const of = { kind, topic, treatments: about.treatments, families: about.families }
      return { ...(known ?? subject), ...of, condition: null, money: money ?? subject.money }
    })
    // Who asks what helps with a concern, or what is done somewhere, is told it beside the rest.
    const isOpen = own.every(({ kind }) => kind === 'unclear' || kind === 'what-is')
    const itself = { ...subject, kind: 'what-is' as const, topic: null, condition: null }
    const what = concern ?? (namesAny(subject) ? itself : null)
    const help = asksWhatHelps(phrases) && what ? [what] : []
    const whole = concern && isOpen && !namesAny(first) ? [concern] : own
    const rest = help.length > 0 && isOpen ? [] : whole
    const all = parts.length === 0 ? [...told, ...help, ...rest] : [...told, ...help, ...parts]
    // Of a price and a sum of the same only the sum is told.
    const idOf = ({ kind, topic, condition }: ReadingPart) =>
      [kind === 'price' ? 'total' : kind, ofTopic.has(kind) ? topic : '', condition].join(' ')
    return [...new Map(all.map((part) => [idOf(part), part])).values()].slice(0, 6)
  }

  /** Returns what a phrase that compares asks of all that is named, as it is read with them. */
  #compared(phrases: readonly string[]): Turn[] {
    const asks = phrases.find((phrase) => comparing.test(phrase))
    const named = phrases.filter((phrase) => !aside.test(phrase) && names(this.of(phrase).scan))
    if (asks === undefined || named.length < 2) return []
    return [this.reader.read(`${asks} ${named.slice(0, 3).join(' and ')}`, [])]
  }

  /** Checks whether a part is answered by a sentence of each language. */
  #isFixed({ topic: id }: ReadingPart): boolean {
    const topic = id === null ? undefined : this.known.topics.get(id)
    return (
      topic !== undefined &&
      (topic.inLanguages !== undefined ||
        topic.recovery !== undefined ||
        topic.role === 'booking' ||
        topic.fact === 'hours' ||
        topic.fact === 'address')
    )
  }
}
