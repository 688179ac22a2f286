import type { Knowledge, Language, Topic } from '../knowledge.ts'
import type { Answer } from '../answer.ts'
import { answer, offers } from '../answerer.ts'
import { nobody, partOf, type PartKind, type Reading } from '../reading.ts'
import { earlierTurns } from '../talk.ts'
import { Danger, inTalk, type Passage } from './danger.ts'
import { EmergencyAnswers, type Found } from './emergency.ts'
import { Known } from './known.ts'
import { names, refersBack } from './merge.ts'
import { Languages, type Spoken } from './language.ts'
import { loadScores, OtherLanguages, type Scores } from './otherLanguages.ts'
import { PhraseReader } from './phraseReader.ts'
import { EmbeddedReader, type Turn } from './reader.ts'
import { withoutRepeats } from './repeated.ts'
import { Scanner, type Scan } from './scan.ts'
import { clausesOf, sentencesOf } from './sentences.ts'
import { Topics } from './topics.ts'
import { Translated, type Tongue } from './translated.ts'
import type { Finding } from './triage.ts'
import { automatedAnswer } from '@clinic/contract/contract'
import { clinicDay } from '@clinic/contract/prose'
import { treatmentPartNamed } from '@clinic/contract/treatmentParts'

/**
 * A paragraph of a reply, with its language as a BCP 47 tag; `folded` ones are the originals of
 * translated ones.
 */
export type Part = { text: string; language: string; folded?: true }

/** A message with what its words name in the talk, the danger in it, and the turns before it. */
type Heard = {
  whole: Passage
  scan: Scan
  found: Found | null
  turns: Turn[]
  /** The danger that was told of shortly before. */
  before: Found | null
}
/** The same with all messages as read. */
type Read = Omit<Heard, 'whole'>

/** Kinds in which a possible complication may be told, and no fact is asked. */
const toldKinds: ReadonlySet<PartKind> = new Set<PartKind>([
  'unclear',
  'what-is',
  'choose',
  'symptom-after',
  'not-ours',
  'small-talk',
])

/** The least share of a few words that are known, from which they are of a language. */
const leastKnown = 0.7

const tongueOf = (language: Language): Tongue => ({ kind: 'known', language })

/** Returns a danger if a protocol is named for it; null where nothing says what is wrong. */
const withName = (found: Found | null) => (found?.finding.protocol == null ? null : found)

/** Most messages after one that tells of a danger that may be of it as well. */
const mostAfterDanger = 2
/** Kinds that ask something else than what to do about a danger. */
const apartFromDanger: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['price', 'total', 'yearly-cost', 'budget', 'compare', 'choose'] as const),
  'clinic-fact',
])

/** Most words of a message whose language is that of the talk, where its words may be of it. */
const mostOfTalk = 5
/** Most places that are named below an answer. */
const mostPlaces = 3

/**
 * Answers questions from data/ alone: danger comes first, on the words themselves; then a reader
 * says what is asked, and the answerer says it in sentences of the data.
 */
export class Engine {
  readonly #known: Known
  readonly #scanner: Scanner
  readonly #languages: Languages
  /** Languages of which only words of danger are known, by tag. */
  readonly #ofDanger: ReadonlyMap<string | null, Spoken>
  readonly #others: OtherLanguages
  readonly #danger: Danger
  readonly #reader: EmbeddedReader
  readonly #emergencies: EmergencyAnswers
  readonly #phrases: PhraseReader
  readonly #translated: Translated

  /** Returns an engine that tells other languages than those of data/ from the start. */
  static async create(knowledge: Knowledge): Promise<Engine> {
    return new Engine(knowledge, await loadScores())
  }

  /** Loads what tells the language of a question, where its words do not. */
  prepare(question: string): Promise<void> {
    return this.#others.prepare(question)
  }

  constructor(
    readonly knowledge: Knowledge,
    scores: Scores | null = null,
    private readonly today = () => new Date(),
  ) {
    this.#known = Known.of(knowledge)
    this.#scanner = new Scanner(knowledge)
    this.#languages = new Languages(knowledge.assistant, knowledge.learned)
    this.#others = new OtherLanguages(
      knowledge.safety.help,
      (word) => this.#scanner.speller.knows(word),
      scores,
    )
    this.#ofDanger = new Map(
      knowledge.safety.help.flatMap(({ language: code, glossary }) =>
        glossary === undefined ? [] : [[code, { code, marks: [], glossary }]],
      ),
    )
    const topics = new Topics(this.#known, this.#scanner)
    this.#danger = new Danger(this.#known, topics)
    this.#reader = new EmbeddedReader(knowledge, this.#scanner, topics, today)
    this.#emergencies = new EmergencyAnswers(knowledge)
    this.#phrases = new PhraseReader(this.#reader, this.#known)
    this.#translated = new Translated(knowledge, this.#emergencies, this.#phrases, () =>
      clinicDay(today()),
    )
  }

  answer(question: string, context = ''): Answer {
    return this.#once(() => this.#answer(question, context))
  }

  /** Runs a call, and forgets its message. */
  #once<T>(call: () => T): T {
    try {
      return call()
    } finally {
      this.#scanner.forget()
      this.#languages.forget()
    }
  }

  #answer(question: string, context: string): Answer {
    const told = this.#tellInTalk(question, context)
    const read = this.#read(question, context, told)
    if (told.kind === 'other' && !read.found)
      return this.#translated.unread(told.tag, read.scan, question, read.turns.at(-1)!.reading)
    const own = this.#afresh(this.#inEnglish(read), question, context, read)
    if (told.kind === 'other') return this.#translated.withHelp(own, told.tag)
    if (told.kind === 'english') return own
    const isKnown = (word: string) => this.#scanner.speller.knows(word)
    const known = this.#languages.knownShare(question, told.language, isKnown)
    const phrases = this.#languages.phrases(question, told.language)
    return this.#translated.answer(own, { ...read, phrases, known }, told.language)
  }

  /** Returns an answer without what was said before, unless the same question was asked. */
  #afresh(own: Answer, question: string, context: string, { turns }: Read): Answer {
    const earlier = earlierTurns(context)
    const { text } = this.#scanner.read(question, false)
    if (earlier.some((one) => this.#scanner.read(one.question, false).text === text)) return own
    const heard = earlier.flatMap((one) => (one.answer === '' ? [] : [one.answer]))
    return withoutRepeats(own, heard, turns, this.#known, this.#scanner.tellingIn)
  }

  /** Returns what a message and those before it ask and tell, as the embedded reader reads them. */
  readings(question: string, context = ''): Reading[] {
    const read = () => this.#read(question, context, this.#tellInTalk(question, context))
    return this.#once(read).turns.map(({ reading }) => reading)
  }

  /**
   * Returns what danger a message tells of: whom to call, and the protocol that is shown; null for
   * none.
   */
  danger(question: string, context = ''): Finding | null {
    const hear = () => this.#hear(question, context, this.#tellInTalk(question, context))
    return this.#once(hear).found?.finding ?? null
  }

  /** Returns how near texts, or their first clauses, are to topics, the first text most. */
  topicsNear(texts: readonly string[]): ReadonlyMap<string, number> {
    const near = new Map<string, number>()
    for (const [age, text] of texts.entries())
      for (const one of [text, ...clausesOf(text)].slice(0, 8))
        for (const { topic, score } of this.#scanner.read(one).topics)
          near.set(topic, Math.max(near.get(topic) ?? 0, score / (1 + age)))
    return near
  }

  /** Returns a message in English, as far as its words are known; null of one in English. */
  inEnglish(question: string): string | null {
    const told = this.#tell(question)
    if (told.kind === 'english') return null
    return 'language' in told ? this.#languages.english(question, told.language) : question
  }

  /** Returns what to do about a danger that a reader found beside those of the words. */
  emergency({ protocol: id, who }: Reading['dangers'][number], question: string): Answer {
    const protocol = this.knowledge.safety.protocols.find((one) => one.id === id)
    const step = protocol?.steps.find((one) => one.who === who) ?? protocol?.steps[0]
    if (protocol === undefined || step === undefined) return this.#emergencies.unnamed()
    const finding = { protocol: protocol.id, who: step.who, words: 1 }
    return this.#emergencies.answer({ finding, others: [] }, this.#scanner.read(question))
  }

  /** @param context with the talk before, where there was one */
  text(said: Answer, context = ''): string {
    return this.parts(said, context)
      .filter(({ folded }) => !folded)
      .map(({ text }) => text)
      .join('\n\n')
  }

  /**
   * Returns an answer as it is shown: its paragraphs, where they stand, and, once a talk, that it is
   * automated.
   */
  parts({ paragraphs, routes, sources, kind, translated }: Answer, context = ''): Part[] {
    const inLanguage = (texts: readonly string[], language: string) =>
      texts
        .flatMap((text) => text.split(/\n\s*\n/))
        .flatMap((text) => (text === '' ? [] : [{ text, language }]))
    const { language, count, atEnd = 0 } = translated ?? { language: 'en-GB', count: 0 }
    const end = paragraphs.length - atEnd
    const places = kind === 'emergency' ? [] : this.#places(routes, sources)
    // A model may name a country, or leave the script out: "pt-BR", "zh".
    const [base] = language.split('-')
    const own = this.knowledge.assistant.languages.find(
      ({ code }) => code.split('-')[0] === base,
    )?.answers
    const from =
      places.length === 0 ? [] : [`${own?.places ?? 'Where this stands'}: ${places.join('; ')}.`]
    const note = earlierTurns(context).length === 0 ? [own?.automated ?? automatedAnswer] : []
    return [
      ...inLanguage(paragraphs.slice(0, count), language),
      ...inLanguage(paragraphs.slice(count, end), 'en-GB').map((part) =>
        translated?.whole ? { ...part, folded: true as const } : part,
      ),
      ...inLanguage(paragraphs.slice(end), language),
      ...inLanguage([...from, ...note], own ? language : 'en-GB'),
    ]
  }

  /** Returns the headings that sentences stand under, then other pages that were drawn on. */
  #places(routes: readonly string[], sources: Answer['sources']): string[] {
    const { languages } = this.knowledge.assistant
    const titleOf = (route: string) =>
      this.#known.pages.get(route)?.title ?? languages.find(({ page }) => page === route)?.title
    const pages = routes.filter((route) => sources.every((source) => source.route !== route))
    const named = [...sources, ...pages.map((route) => ({ route, heading: '', anchor: undefined }))]
      .map(({ route, heading, anchor }) => {
        const title = titleOf(route)
        const part =
          anchor === undefined || heading === title
            ? ''
            : `, ${treatmentPartNamed(anchor) ?? heading}`
        const to = `${route.replace(/\/?$/, '/')}${anchor === undefined ? '' : `#${anchor}`}`
        if (title === undefined) return ''
        // Brackets amid a name would part it from its address.
        const name = part === '' ? title : `${title}${part}`.replace(/ \([^()]*\)|[:;()]/g, '')
        return `${name} (${to})`
      })
      .filter(Boolean)
    return [...new Set(named)].slice(0, mostPlaces)
  }

  /** Returns which language a question is in: English, one of data/languages, or another. */
  #tell(question: string): Tongue {
    const known = this.#languages.detect(question)
    const { isEnglish, language: tag, likely } = this.#others.tell(question)
    const baseOf = ({ code }: { code: string }) => code.split('-')[0]!
    // Hindi stands twice in data/: its letters tell which is meant.
    const sameTag = this.#languages.languages.filter((one) => baseOf(one) === tag)
    const ofTag = sameTag.find((one) => one === known) ?? sameTag[0]
    // What is not sure of a language may still be a danger in its words.
    const few = [tag, ...(likely ?? [])].flatMap((one) => this.#ofDanger.get(one) ?? [])[0]
    const other: Tongue = { kind: 'other', tag, ...(few && { few }) }
    if (tag !== null) return ofTag ? tongueOf(ofTag) : other
    // All words are English, whatever other language has them too.
    if (isEnglish && likely?.join() === 'en') return { kind: 'english' }
    // No letters tell Hindi in Latin letters; those of other languages have to agree with their words.
    const isRomanised = (one: NonNullable<typeof known>) =>
      one.script !== undefined || one.code !== baseOf(one)
    // Of a few words their letters tell less than that all of them are known.
    const isKnown = (one: NonNullable<typeof known>) =>
      this.#languages.knownShare(question, one, () => false) >= leastKnown
    if (known && (isRomanised(known) || (likely?.includes(known.code) ?? true) || isKnown(known)))
      return tongueOf(known)
    return isEnglish ? { kind: 'english' } : other
  }

  /**
   * Returns the language of a question, that of the talk for a few words that may be of it: "duele?"
   * after a question in Spanish, "im a man btw" after one in English.
   */
  #tellInTalk(question: string, context: string): Tongue {
    const told = this.#tell(question)
    const last = earlierTurns(context).at(-1)
    const words = question.match(/[\p{L}']+/gu) ?? []
    if (last === undefined || words.length > mostOfTalk) return told
    const before = this.#tell(last.question)
    if (before.kind === told.kind || before.kind === 'other') return told
    const known =
      before.kind === 'english'
        ? words.filter((word) => this.#scanner.speller.knows(word.toLowerCase())).length /
          words.length
        : this.#languages.knownShare(question, before.language, () => false)
    return known >= 0.5 ? before : told
  }

  /** Returns a message in English, as far as its words are known, where it is in a known language. */
  #inKnownWords(text: string, told: Tongue): string {
    const spoken = told.kind === 'known' ? told.language : told.kind === 'other' && told.few
    if (!spoken) return text
    // What is not known would be mended into English words: "laten" into "latex".
    return this.#languages
      .english(text, spoken)
      .replace(/(?<![\p{L}\p{M}'-])[a-z]{4,}(?![\p{L}\p{M}'-])/gu, (word) =>
        this.#scanner.speller.knows(word) ? word : '',
      )
  }

  #hear(question: string, context: string, told: Tongue): Heard {
    const earlierInEnglish = (text: string) => {
      const other = this.#languages.detect(text)
      return other === null ? text : this.#languages.english(text, other)
    }
    const turns: Turn[] = []
    const scans: Scan[] = []
    let before: Found | null = null
    const earlier = earlierTurns(context)
    for (const [i, { question: asked }] of earlier.entries()) {
      const turn = this.#reader.read(earlierInEnglish(asked), turns)
      if (i >= earlier.length - mostAfterDanger)
        before = withName(this.#find(asked, this.#tell(asked), scans).found) ?? before
      turns.push(turn)
      scans.push(inTalk(turn.scan, scans))
    }
    const heard = this.#find(question, told, scans)
    // Something wrong without a protocol is taken for the danger that was told of before.
    return {
      ...heard,
      found: withName(heard.found) ?? (heard.found && (before ?? heard.found)),
      turns,
      before,
    }
  }

  /** Returns what the words of a message name, and the danger in it. */
  #find(question: string, told: Tongue, before: readonly Scan[]) {
    const inWords = (text: string) => this.#inKnownWords(text, told)
    const passage = (text: string): Passage => ({
      frame: this.#scanner.read(inWords(text)),
      clauses: () => clausesOf(text).map((clause) => this.#scanner.clause(inWords(clause))),
    })
    const sentences = sentencesOf(question)
    const whole = passage(question)
    const scan = inTalk(whole.frame, before)
    const found = this.#danger.find(
      [whole, ...(sentences.length > 1 ? sentences.map(passage) : [])],
      scan,
      before,
    )
    return { whole, scan, found }
  }

  #read(question: string, context: string, told: Tongue): Read {
    const { whole, scan, found, turns, before } = this.#hear(question, context, told)
    // A danger is answered by itself, and needs no reading.
    if (found !== null) return { scan, found, turns, before }
    const read = this.#reader.read(this.#inKnownWords(question, told), turns, whole.frame)
    const phrases = 'language' in told ? this.#languages.phrases(question, told.language) : null
    const parts = phrases === null ? read.reading.parts : this.#phrases.complete(read, phrases)
    const turn = { ...read, reading: { ...read.reading, parts } }
    // What follows a danger is of it, unless it asks something else: "just want it gone" after a
    // mole that bled. What can wait gives way to more.
    const cannotWait = before !== null && this.#danger.cannotWait(before.finding)
    const isOfBefore =
      before !== null &&
      (cannotWait
        ? !parts.some(({ kind }) => apartFromDanger.has(kind))
        : !names(whole.frame) &&
          refersBack.test(whole.frame.text) &&
          parts.every(({ kind }) => offers.has(kind) || kind === 'results'))
    return { scan, found: isOfBefore ? before : null, turns: [...turns, turn], before }
  }

  #inEnglish({ scan, found, turns, before }: Read): Answer {
    const unnamed = () =>
      before === null ? this.#emergencies.unnamed() : this.#emergencies.answer(before, scan)
    if (found) return this.#emergencies.answer(found, scan)
    if (scan.voiceless) return this.#emergencies.withoutVoice()
    const { reading } = turns.at(-1)!
    const isAnswered = reading.parts.some(({ facts }) => facts.length > 0)
    const isRefused = scan.conditions.some(({ refusal }) => refusal)
    const isPlain = this.#danger.isAsked(scan)
    // Who complains of what it cost and of nobody ringing back is no patient who gets worse. Nor is
    // who asks whether it is usual that it wore off, or how long after a peel it shows.
    const isAsked =
      isPlain && (!scan.complaint || reading.parts.every(({ kind }) => !toldKinds.has(kind)))
    if (!isRefused && !isAnswered && !isAsked && this.#danger.isTroubled(scan))
      return scan.onlySlight || this.#danger.isUsual(scan) ? this.#usual(scan) : unnamed()
    const isOpen = !isAnswered && reading.parts.every(({ kind }) => kind === 'unclear')
    // What is not understood, and told since a treatment, may be a complication.
    if (
      isOpen &&
      !(isPlain && !scan.complaint) &&
      !scan.planning &&
      !scan.onlyHad &&
      scan.after &&
      this.#danger.isWrong(scan)
    )
      return unnamed()
    const own = answer(
      turns.map((turn) => turn.reading),
      this.knowledge,
      this.today(),
    )
    if (before === null || !this.#danger.cannotWait(before.finding)) return own
    const [whom = ''] = this.#emergencies.answer(before, scan).paragraphs
    return { ...own, paragraphs: [whom, ...own.paragraphs] }
  }

  /** Returns what is common after a treatment, with when to ring. */
  #usual(scan: Scan): Answer {
    const { topics } = this.knowledge.assistant
    const near = ({ id }: Topic) => scan.topics.find(({ topic }) => topic === id)?.score ?? 0
    const [topic] = topics.filter(({ problem }) => problem).toSorted((a, b) => near(b) - near(a))
    if (topic === undefined) return this.#emergencies.unnamed()
    const treatments = scan.routes.filter((route) => this.#known.treatments.has(route))
    const part = partOf('symptom-after', { topic: topic.id, treatments, families: scan.families })
    return answer([{ parts: [part], person: nobody, dangers: [], language: 'en' }], this.knowledge)
  }
}
