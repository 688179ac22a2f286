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
])
/** Kinds that may be asked more than once, of another topic each. */
const ofTopic: ReadonlySet<PartKind> = new Set<PartKind>(['clinic-fact', 'aftercare'])
/** Matches what asks for nothing by itself: a unit of time, "when can I", and what is not wanted. */
const aside = /^(?:(?:hour|day|week|month|year)s?|when can i|without .*)$/
/** Matches a question for a length of time, which what stands beside it may be of: the swelling. */
const howLong = /^how long (?:does it last|until)$/
/** Checks whether a text is one of the examples of its topic, or nearly. */
const isExample = ({ topics: [first] }: Scan) => (first?.like ?? 0) >= thresholds.sure
/** Matches what asks of an activity by itself. */
const asksOfActivity = /^(?:when )?can i\b/
/** Kinds of which "when can I" and "how long" are read, where they ask of an activity. */
const timed: ReadonlySet<PartKind> = new Set<PartKind>([
  'when',
  'lasts',
  'first-effect',
  'appointment',
  'time-off',
])

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
    this.#kept.set(phrase, turn)
    return turn
  }

  /** Returns what a message asks, by its own reading and that of each of its phrases. */
  complete(turn: Turn, phrases: readonly string[]): ReadingPart[] {
    // What it may mean is asked back in English only.
    const own = turn.reading.parts.map((part) =>
      part.kind === 'unclear' ? { ...part, topic: null } : part,
    )
    const read = this.#joined(phrases.filter((one) => !aside.test(one))).map((one) => this.of(one))
    const named = read.filter(({ scan }) => names(scan) || scan.areas.length > 0)
    const asked = read
      .filter(({ scan }) => scan.conditions.length === 0)
      .flatMap(({ scan, reading }) =>
        reading.parts.filter(
          (part) =>
            (part.kind !== 'unclear' && this.#isFixed(part)) ||
            (part.kind === 'clinic-fact' && !names(scan) && isExample(scan)) ||
            (facts.has(part.kind) && !names(scan) && scan.areas.length === 0),
        ),
      )
    const isOfActivity = [...own, ...asked].some(({ kind }) => kind === 'aftercare')
    // "How long until" is of the activity even so.
    const ofItself = phrases.some((one) => asksOfActivity.test(one)) ? 'first-effect' : null
    const hasOwn = phrases.every((one) => one !== 'how long until') || ofItself === null
    const asks = asked.filter(
      ({ kind }) =>
        !isOfActivity || !timed.has(kind) || (ofItself !== null && (hasOwn || kind !== ofItself)),
    )
    const routes = named.flatMap(({ reading }) => reading.parts[0]!.treatments)
    const families = named.flatMap(({ reading }) => reading.parts[0]!.families)
    const first = own.find((part) => part.treatments.length + part.families.length > 0) ?? own[0]!
    const subject =
      first.treatments.length + first.families.length > 0
        ? first
        : { ...first, treatments: [...new Set(routes)], families: [...new Set(families)] }
    const told = own.filter(({ condition }) => condition !== null)
    const parts = asks.map(
      (part): ReadingPart =>
        own.find(({ kind, topic }) => kind === part.kind && (topic ?? '') === (part.topic ?? '')) ??
        own.find(({ kind }) => kind === part.kind && !ofTopic.has(kind)) ?? {
          ...subject,
          kind: part.kind,
          topic: part.topic,
          condition: null,
        },
    )
    const concern = read
      .flatMap(({ reading }) => reading.parts)
      .find(({ kind }) => kind === 'choose')
    const isOpen = own.every(({ kind }) => kind === 'unclear' || kind === 'what-is')
    const whole = concern && isOpen && first.treatments.length === 0 ? [concern] : own
    const all = parts.length === 0 ? whole : [...told, ...parts]
    const idOf = ({ kind, topic, condition }: ReadingPart) =>
      [kind, ofTopic.has(kind) ? topic : '', condition].join(' ')
    return [...new Map(all.map((part) => [idOf(part), part])).values()].slice(0, 6)
  }

  /** Returns phrases with "how long" and what stands beside it as one: how long the swelling lasts. */
  #joined(phrases: readonly string[]): string[] {
    const joined = [...phrases]
    for (let i = 0; i < joined.length; i++) {
      if (!howLong.test(joined[i]!)) continue
      for (const at of [i + 1, i - 1]) {
        const of = joined[at]?.replace(/^book an /, '')
        if (of === undefined || !/^\w{4,}$/.test(of) || names(this.of(of).scan)) continue
        const whole = `how long does the ${of} last`
        const { kind } = this.of(whole).reading.parts[0]!
        if (!facts.has(kind) || kind === 'lasts') continue
        joined.splice(Math.min(i, at), 2, whole)
        break
      }
    }
    return joined
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
