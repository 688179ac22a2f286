import type { Knowledge, Name, Topic } from '../knowledge.ts'
import { numberWords } from '@clinic/contract/prose'
import common from './commonWords.json' with { type: 'json' }
import { Classifier, type Guess } from './classify.ts'
import { Tables } from './examples.ts'
import { Complaints, type ComplaintGuess } from './complaints.ts'
import { withoutDenied } from './denied.ts'
import { Known } from './known.ts'
import { plainMarks } from './marks.ts'
import { stem } from './normalise.ts'
import {
  ageIn,
  budgetIn,
  isOfAge,
  numberAfter,
  numberBefore,
  peopleIn,
  withDigits,
  withoutMeasures,
  withoutNamedAmounts,
} from './numbers.ts'
import { PhraseBook, type Found } from './phrases.ts'
import { Speller } from './spelling.ts'
import { Vocabulary } from './vocabulary.ts'
import { ruledOut, type Person } from '../reading.ts'

/** Groups of words in data/assistant that a frame tells as they are. */
const flags = [
  'complaint', // something is wrong
  'price', // it asks for a price
  'planning', // it speaks of what may come, and of nothing that was done
  'asks', // it asks whether, when, how or what
  'ahead', // it asks about a treatment that has not been had
  'event', // it is since something that was no treatment: "after pregnancy"
  'total',
  'wishes', // it wishes for something, whatever it is
  'service', // it asks whether something is done here
  'booked', // a visit is booked
  'man',
  'woman',
] as const
type Flags = Record<(typeof flags)[number], boolean>

/** What the look-ups find in a text, and the topics and the danger that its words are near to. */
export type Scan = Flags & {
  text: string
  stems: string[]
  /** The same with '' for the words of an illness long past, which tell of no danger now. */
  present: string[]
  /** Pages that are named, each once, in the order of the question. Treatments, mostly. */
  routes: string[]
  /** Those of them that are named themselves, and not by a kind and a place: "botox" and "lips". */
  named: string[]
  /** Kinds of treatment that are named as a whole: "filler". */
  families: string[]
  /** Lines of the price list that are named, with how often. */
  keys: Map<string, number>
  areas: string[]
  topics: Guess[]
  conditions: Topic[]
  /** Those of them that an age says, or what somebody rules out: "i hate needles". */
  inPassing: Set<string>
  /** Something was done to the person already. */
  after: boolean
  /** The danger that it is most like, learned from sentences. */
  danger: ComplaintGuess | null
  /** Stems of the words for what is wrong. */
  wrong: string[]
  /** Something since a treatment, with no question a page could answer: a possible complication. */
  reports: boolean
  /** All that it calls wrong since a treatment is a slight mark: "a bit red", "shiny". */
  onlySlight: boolean
  /** Stems of the words for slight marks. */
  slight: string[]
  /** It says that something was done, and no word more: "i had a peel 2 days ago". */
  onlyHad: boolean
  /** True if the treatment or condition named is only the circumstance: "on roaccutane". */
  aside: boolean
  /** It has no words but those of a condition or medicine and small ones: "he takes warfarin". */
  onlyCondition: boolean
  /** It is a name and nothing else: "i mean nose filler". */
  bare: boolean
  /** It has no words but a name and small ones: "can i have lip filler". */
  isName: boolean
  /** It asks about anybody: "does botox hurt your eyes". */
  isGeneral: boolean
  /** Whoever asks cannot hear or speak on the telephone, and wants to call somebody. */
  voiceless: boolean
  adds: boolean
  /** It asks whether somebody may have something. */
  asksForIt: boolean
  /** It asks whether a treatment does something: "would the jaw injections stop it". */
  asksOfEffect: boolean
  compares: boolean
  ml: number | null
  /** It names a size or a number of areas itself, and has none from the talk before. */
  measures: boolean
  /** It has no words but those that ask for a price and small ones: "ok and how much". */
  isPrice: boolean
  age: number | null
  /** Millilitres by page, where a question names several: "jawline 2 ml and lips 1 ml". */
  sizes: Map<string, number>
  /** Numbers of areas and of sessions that are mentioned. */
  areaCount: number | null
  sessions: number | null
  /** An amount of money somebody has to spend. */
  budget: { amount: number; isSaid: boolean } | null
  /** The sex of each of several people who pay together. */
  people: ('man' | null)[]
  ruledOut: Person['ruledOut']
  /** It takes back what was read before: "no i meant the forehead". */
  corrects: boolean
  /** The largest or the smallest of several sizes is meant. */
  extreme: 'largest' | 'smallest' | null
  /** It asks what costs least. */
  cheapest: boolean
  /** It is before a day that one wants to look well on: "before my wedding". */
  occasion: boolean
  /** It asks of a whole year. */
  yearly: boolean
  /** It asks about a serious harm: "can it blind you". */
  harm: boolean
  /** It asks whether what it tells is a reason against: "i play the flute, does that matter". */
  matters: boolean
  /** It has no words but names, places, numbers, people and small ones: "and half for my sister". */
  orders: boolean
  /** It leaves nothing but what it names: "just the jaw". */
  only: boolean
  half: boolean
  double: boolean
  /** Pages and places that are not wanted: "forget filler", "without the lips". */
  unwanted: string[]
}

/** Words by which an order is changed, beside names, places and numbers. */
const ofOrder: ReadonlySet<string> = new Set(
  'price total add each-side man woman corrects largest smallest only half double companion order'.split(
    ' ',
  ),
)

/** Groups of words that are told under another name, or as a number. */
const otherGroups = ['after', 'since', 'treated', 'add', 'compare', 'each-side', 'life', 'harmless']
/** Those of them, with what is wrong, that tell of no danger of what is long past. */
const doneWords: ReadonlySet<string> = new Set(['after', 'since', 'treated', 'complaint'])
/** Groups whose words may stand within those of others. */
const remarks = [
  'corrects',
  'largest',
  'smallest',
  'cheapest',
  'harm',
  'matters',
  'occasion',
  'yearly',
  'only',
  'half',
  'double',
  'companion',
  'order',
  ...ruledOut.map((one) => `without-${one}`),
  'unwanted',
  ...ruledOut.map((one) => `of-${one}`),
]
/** Most words between one that rules out and what is ruled out: "not keen on any needles". */
const mostBetween = 2

/** Groups of words for being unable to hear or speak, for calling somebody, and for both in one. */
const voiceGroups = ['voiceless', 'calling', 'cannot-telephone']

/**
 * Returns the site's words, each once: they are right as they are. Written with the knowledge,
 * since to read the whole site takes memory.
 */
export function wordsOfSite({
  sections,
  assistant,
}: Pick<Knowledge, 'sections' | 'assistant'>): string[] {
  const { normalise } = new Vocabulary(assistant)
  const words = sections.flatMap(({ heading, text }) => normalise(`${heading} ${text}`).split(' '))
  return [...new Set(words.filter((word) => /^[a-z]{5,24}$/.test(word)))]
}

/** Matches the beginning of a question in which nobody tells of himself: "does botox hurt". */
const asksOfAnybody =
  /^(?:(?:hi|hello|hey|so|and|but|ok|also|just|wondering) )*(?:(?:does|do|can|will) (?:it|you|your|people|a|an|the)|does|could (?:it|a|the))\b/
/** Matches the stems of words by which somebody says what he has or takes. */
const tellsOfTaking =
  /^(?:tak|take|us|use|on|got|get|hav|have|has|am|is|mum|dad|wife|husband|partner)$/
/** Matches the beginning of a question whether somebody may have what he has not had. */
const asksForIt =
  /^(?:(?:hi|hiya|hello|hey|good|morning|afternoon|evening|please|so|and|but|ok|also) )*(?:can|could|may|might|shall|should|would) (?:i|we|he|she|they|you|my [a-z]+) (?:have|get|do|book|come|fit|see|be)\b/
/** Matches the words before the subject of a question whether something does something. */
const beforeSubject =
  /^(?:(?:so|and|but|ok|hi|hello) )*(?:do|does|will|would|can|could)(?: (?:the|an?|your|those|having|getting))* (?=\w)/
/** Matches an alternative that is none: "so yes or no". */
const orNot = /\b(?:yes or no|or not)\b/
/** Matches the stems before what somebody does not ask: "not bothered about the price". */
const notAsked =
  /\b(?:not (?:bother|car|car[a-z]*|fuss|worri|worry)[a-z]*|never mind)(?: about)?(?: the)?$/
/** Matches words that compare what was named before: "which lasts longer". */
const comparesThose =
  /\bwhich\b.*\b(?:more|less|better|worse|quicker|faster|longer|cheaper|dearer|safer|gentler|stronger|best|longest|least|most)\b/

/** The fewest words beside a name that ask something of it. */
const fewestBeside = 3
/** Most words of such a question. */
const general = 12
/** Matches words of somebody's own body or of a time, with which a message tells of something. */
const ofSomebody =
  /\b(?:i|me|my|mine|myself|we|our|she|he|her|his|him|they|their|this|that|these|since|now|today|tonight|yesterday|ago|just|got|gone|went|had|been|still|keeps?|not|is|are|was|has|have|see|look|help)\b/

/** Matches a time so long ago that what was then is no cause of what is wrong now. */
export const longAgo =
  /\b(?:(?:years?|yrs?|months?) (?:ago|back)|last (?:year|summer|winter|spring|autumn)|(?:19|20)\d\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/
/** Matches what somebody had long ago. */
const hadLongAgo = new RegExp(`\\bhad (?:\\S+ ){1,10}?${longAgo.source}`)
/** Matches words of what is now. */
const ofNow =
  /\b(?:now|still|today|tonight|again|keeps?|getting|since|hurts?|feels?|gone|goes|going|(?:is|are|has) (?!it|that|this|there)\w)/

/** Matches what denies a sign, and the words that may stand between both. */
const denies = /^(?:no|not|without)$/
const betweenDenied = /^(?:any|bad|real|really|severe|very|too|that|sign|of)$/

/**
 * Returns the words of a message, '' for signs that somebody says are not there: "no headache or
 * fever", "not sore" (NegEx: Chapman et al., A simple algorithm for identifying negated findings,
 * 2001).
 * @param deniable signs, as stems; "no feeling" is one itself
 */
function withoutDeniedSigns(stems: readonly string[], deniable: ReadonlySet<string>): string[] {
  const isDenied = (at: number): boolean => {
    if (!deniable.has(stems[at] ?? '') || /^(?:relief|killer)/.test(stems[at + 1] ?? ''))
      return false
    let before = at - 1
    while (betweenDenied.test(stems[before] ?? '')) before--
    const isListed = /^n?or$/.test(stems[before] ?? '')
    return denies.test(stems[before] ?? '') || (isListed && isDenied(before - 1))
  }
  return stems.map((word, at) => (isDenied(at) ? '' : word))
}

/**
 * Returns the words of a message, '' for those of what was had long ago and is over.
 * @param treated what names a treatment: what was done may still do harm
 */
function presentIn(text: string, stems: readonly string[], treated: Found<unknown>[]): string[] {
  const found = ofNow.test(text) ? null : hadLongAgo.exec(text)
  const start = found === null ? 0 : text.slice(0, found.index).split(' ').filter(Boolean).length
  const end = start + (found?.[0].split(' ').length ?? 0)
  const isDone = treated.some((one) => start < one.end && one.start < end)
  return stems.map((word, i) => (start <= i && i < end && !isDone ? '' : word))
}

/** Matches the words before a treatment that only something else is like: "as with the forehead". */
const likeBefore = /\b(?:like|as|same) (?:with|for|on)(?: (?:the|my|a))*$/
/** Matches the words before a treatment that is not wanted. */
const unwantedBefore =
  /\b(?:(?:no|not|without|hate|avoid)(?: (?:want|like|need|do|have|any|more|a|the))+|(?:forget|drop|skip|minus|without|leav out|tak (?:off|out)|lose|remov|ditch)(?: (?:about|the|any|my))*)$/

/** Returns the few words before what is found. */
const wordsBefore = ({ start }: Found<unknown>, stems: readonly string[]) =>
  stems.slice(Math.max(0, start - 4), start).join(' ')

/** Returns what is ruled out in words of its own: "not keen on" and "needles". */
const ruledOutIn = (spans: readonly Found<string>[]): Found<string>[] =>
  spans.flatMap(({ value, start, end }) => {
    const by = spans.find(
      (one) => one.value === 'unwanted' && one.end <= start && start - one.end <= mostBetween,
    )
    return by && value.startsWith('of-')
      ? [{ value: value.replace('of-', 'without-'), start: by.start, end }]
      : []
  })

/** Checks whether words for a time after a treatment are only a day: "on friday". */
const isDay = ({ value, start, end }: Found<string>, stems: readonly string[]): boolean =>
  ['after', 'since'].includes(value) &&
  /^(?:on (?:mon|tu|wed|thu|fri|sat|sun)[a-z]*|today|tonight|this (?:morn|afternoon|even)[a-z]*|weekend)$/.test(
    stems.slice(start, end).join(' '),
  )

/** Matches a list of numbers of areas: "botox 1 2 3 areas". */
const severalCounts =
  /\b(?:1 (?:(?:and|or|to|vs) )?2|2 (?:or|vs|to) 3)\b(?: (?:and|or))?(?: 3)? areas?\b/

/** Finds what the words of a text name, by look-ups in data/ and a classifier learned from examples. */
export class Scanner {
  readonly speller: Speller
  /** What was learned of the examples, and the words to mend mistakes towards: for the knowledge. */
  readonly tables: Tables
  readonly deciding: readonly string[]
  readonly #known: Known
  readonly #vocabulary: Vocabulary
  readonly #names: PhraseBook<Name>
  readonly #areas: PhraseBook<string>
  /** Null for what only looks like a condition. */
  readonly #conditions: PhraseBook<Topic | null>
  readonly #groups: PhraseBook<string>
  readonly #voice: PhraseBook<string>
  readonly #remarks: PhraseBook<string>
  readonly #fears: PhraseBook<string>
  /** Words that make little of a mark, marks that are slight then, and what is slight by itself. */
  readonly #slight: PhraseBook<string>
  /** Texts as read: parts of a message are read several times. */
  readonly #kept = new Map<string, Scan>()
  /** Signs of which somebody may say that they are not there, as stems. */
  readonly #deniable: ReadonlySet<string>
  /** The kinds that millilitres are of, where none is named. */
  readonly #byMillilitre: readonly string[]
  readonly #classifier: Classifier
  readonly #complaints: Complaints

  constructor(private readonly knowledge: Knowledge) {
    this.#known = Known.of(knowledge)
    const { assistant, facts, names } = knowledge
    const vocabulary = new Vocabulary(assistant)
    this.#vocabulary = vocabulary
    const { stemsOf, normalise } = vocabulary
    const ofPages = facts.pages.flatMap((page, i) =>
      names[i]!.map(
        (name) => [name, { route: page.address ?? page.route, phrases: [] } as Name] as const,
      ),
    )
    const own = assistant.names.flatMap((name) =>
      name.phrases.map((phrase) => [phrase, name] as const),
    )
    const areaNames = new Set(
      assistant.areas.flatMap(({ phrases }) => phrases.map((phrase) => stemsOf(phrase).join(' '))),
    )
    const claimed = new Set(own.map(([phrase]) => stemsOf(phrase).join(' ')))
    const isTreatment = new Set(knowledge.treatments.map(({ route }) => route))
    this.#names = new PhraseBook<Name>(
      vocabulary,
      [
        ...own,
        // A line of the price list that no page's name covers is known by its label.
        ...facts.prices
          .map(({ key, label }): [string, Name] => [
            label.toLowerCase(),
            { route: '', price: key, phrases: [] },
          ])
          .filter(
            ([label]) =>
              !claimed.has(stemsOf(label).join(' ')) &&
              !ofPages.some(([phrase]) => phrase === label),
          ),
        // Keywords of pages that are no treatments are for the search: they would claim too many
        // common words here.
        ...ofPages.filter(
          ([phrase, { route }]) =>
            isTreatment.has(route) &&
            !claimed.has(stemsOf(phrase).join(' ')) &&
            !areaNames.has(stemsOf(phrase).join(' ')),
        ),
      ],
      true,
    )
    this.#areas = new PhraseBook(
      vocabulary,
      assistant.areas.flatMap(({ area, phrases }) =>
        phrases.map((phrase) => [phrase, area] as const),
      ),
      true,
    )
    this.#conditions = new PhraseBook<Topic | null>(
      vocabulary,
      assistant.conditions.flatMap((topic) => [
        ...topic.phrases.map((phrase) => [phrase, topic] as const),
        ...(topic.unless ?? []).map((phrase) => [phrase, null] as const),
      ]),
    )
    const wordsOf = (ids: readonly string[]) =>
      ids.flatMap((id) => (assistant.words[id] ?? []).map((word) => [word, id] as const))
    this.#groups = new PhraseBook<string>(vocabulary, wordsOf([...flags, ...otherGroups]))
    this.#voice = new PhraseBook<string>(vocabulary, wordsOf(voiceGroups))
    this.#remarks = new PhraseBook<string>(vocabulary, wordsOf(remarks))
    this.#slight = new PhraseBook<string>(vocabulary, wordsOf(['slightly', 'mark', 'slight']))
    this.#fears = new PhraseBook<string>(vocabulary, wordsOf(['fear']))
    this.#deniable = new Set((assistant.words['deniable'] ?? []).flatMap(stemsOf))
    const { roles } = knowledge.priceRules
    const measured = knowledge.treatments.flatMap(({ family, prices }) =>
      prices.some((key) => roles[key]?.each === 'ml') ? [family] : [],
    )
    this.#byMillilitre =
      assistant.names.find(({ families }) => families?.some((one) => measured.includes(one)))
        ?.families ?? []
    this.tables = new Tables(knowledge.learned)
    const { topics, complaints } = assistant
    const mask = (stems: readonly string[]) => this.#masked(stems)
    this.#classifier = new Classifier(topics, vocabulary, mask, this.tables)
    this.#complaints = new Complaints(complaints, topics, vocabulary, this.tables)
    this.deciding =
      knowledge.learned?.deciding.split(' ') ??
      [
        ...own.map(([phrase]) => phrase),
        ...ofPages.map(([phrase]) => phrase),
        ...assistant.conditions.flatMap(({ phrases }) => phrases),
        ...assistant.areas.flatMap(({ phrases }) => phrases),
        ...Object.values(assistant.words).flat(),
        ...assistant.signs.flatMap(({ phrases }) => phrases),
        ...assistant.topics.flatMap(({ phrases }) => phrases),
      ].flatMap((phrase) => normalise(phrase).split(' '))
    // Words that everybody uses are no misspelt ones of the site: "genetic" is not generic.
    const right = [
      ...(knowledge.words ?? wordsOfSite(knowledge)),
      ...common.words.join(' ').split(' '),
    ]
    this.speller = new Speller(this.deciding, right, [
      ...assistant.spellings.flatMap(({ written }) => written),
      ...assistant.smallWords,
    ])
  }

  /**
   * Returns names of treatments and areas as one word each: what an example says of one holds for
   * all.
   */
  #masked(stems: readonly string[]): string[] {
    const spans = [
      ...this.#names.find(stems).map((found) => ({ ...found, as: '_treatment' })),
      ...this.#areas.find(stems).map((found) => ({ ...found, as: '_area' })),
    ]
    const out: string[] = []
    for (let i = 0; i < stems.length;) {
      const span = spans.filter(({ start }) => start === i).toSorted((a, b) => b.end - a.end)[0]
      // The name itself counts as well: "lips" tells a lip topic from others.
      if (span) out.push(...stems.slice(i, span.end), span.as)
      else out.push(/^\d/.test(stems[i]!) ? '_number' : stems[i]!)
      i = span ? span.end : i + 1
    }
    return out
  }

  /** Returns the features of a question for the classifiers. */
  features(stems: readonly string[]): readonly string[] {
    return this.#vocabulary.featuresOf(this.#masked(stems))
  }

  /**
   * Returns the topics that a text may be of. What is asked of a treatment is asked in the words
   * beside its name: "ear lobe repair how long does it take".
   */
  #guess(stems: readonly string[], isPriced: boolean): Guess[] {
    const all = this.#classifier.guess(this.#masked(stems))
    const spans = this.#names.find(stems)
    const beside = stems.filter((_, i) => spans.every(({ start, end }) => i < start || end <= i))
    const isSaying =
      beside.length >= fewestBeside ||
      beside[0] === 'how' ||
      beside.some((word) => !this.#vocabulary.isSmallStem(word))
    if (isPriced || spans.length === 0 || !isSaying) return all
    const facts = new Set(
      this.knowledge.assistant.topics.flatMap(({ id, fact }) => (fact ? [id] : [])),
    )
    const own = new Map(this.#classifier.guess(this.#masked(beside)).map((one) => [one.topic, one]))
    return all
      .map((one) => {
        const other = facts.has(one.topic) ? own.get(one.topic) : undefined
        return other && other.score > one.score ? other : one
      })
      .toSorted((a, b) => b.score - a.score)
  }

  /**
   * Returns the parts of a clause that triage reads: its words, and the danger that they are most
   * like.
   */
  clause(text: string): Pick<Scan, 'stems' | 'danger'> {
    const typed = this.#vocabulary.stemsOf(withDigits(this.#spelt(text)))
    const stems = withoutDeniedSigns(typed, this.#deniable)
    return { stems, danger: this.#complaints.guess(stems.filter(Boolean)) }
  }

  /** Checks whether a name at the end of a clause and one at the beginning of the next are a list. */
  areListed(before: string | undefined, clause: string): boolean {
    if (before === undefined) return false
    const [one, other] = [before, clause].map((text) => {
      const stems = this.#vocabulary.stemsOf(this.#spelt(text))
      return { stems, found: [...this.#names.find(stems), ...this.#areas.find(stems)] }
    }) as [
      { stems: string[]; found: Found<unknown>[] },
      { stems: string[]; found: Found<unknown>[] },
    ]
    const ends = one.found.some(({ end }) => end === one.stems.length)
    const isFirst = ({ start }: Found<unknown>) =>
      other.stems.slice(0, start).every((word) => /^(?:the|a|an|my|some|her|his|your)$/.test(word))
    return ends && other.found.some(isFirst)
  }

  /** Returns the words of a text, as stems, that tell it from others. */
  tellingIn = (text: string): string[] =>
    this.#vocabulary.stemsOf(text).filter((word) => !this.#vocabulary.isSmallStem(word))

  /** Returns a text in the site's words, with mistakes of spelling mended. */
  #spelt(text: string): string {
    const words = this.#vocabulary.normalise(text)
    const mended = this.speller.text(words)
    // Words that were run together may be contractions.
    return mended === words ? words : this.#vocabulary.normalise(mended)
  }

  #isVoiceless(stems: readonly string[]): boolean {
    const said = new Set(this.#voice.all(stems).map(({ value }) => value))
    const calls = said.has('calling') || stems.some((word) => /^(?:999|111|112)$/.test(word))
    return said.has('cannot-telephone') || (said.has('voiceless') && calls)
  }

  /** @param words as they were typed, '' for one that says nothing here */
  #isBare(stems: readonly string[], words: readonly string[]): boolean {
    const named = [...this.#names.find(stems), ...this.#areas.find(stems)]
    const corrects = this.#remarks.all(stems).filter(({ value }) => value === 'corrects')
    return named.length > 0 && this.#isOnly(stems, words, [...named, ...corrects])
  }

  /**
   * Checks whether a message tells of a slight mark and of nothing else.
   * @param told what it names beside the mark: the treatment, the time since it
   */
  #isSlight(stems: readonly string[], told: readonly Found<unknown>[]): boolean {
    const marks = this.#slight.all(stems)
    const values = new Set(marks.map(({ value }) => value))
    const known = [...told, ...marks, ...this.#areas.find(stems), ...this.#fears.all(stems)]
    return (
      (values.has('slight') || (values.has('slightly') && values.has('mark'))) &&
      stems.every(
        (word, i) =>
          this.#vocabulary.isSmallStem(word) ||
          /^\d/.test(word) ||
          known.some(({ start, end }) => start <= i && i < end),
      )
    )
  }

  /** Checks whether a message has no words but those of what is found, sizes and small ones. */
  #isOnly(
    stems: readonly string[],
    words: readonly string[],
    spans: readonly Found<unknown>[],
  ): boolean {
    return stems.every(
      (word, i) =>
        words[i] === '' ||
        this.#vocabulary.isSmall(word) ||
        // What nobody here knows, as "kostet", says nothing.
        !this.speller.knows(words[i] ?? word) ||
        /^(?:\d.*|ml|syringe)$/.test(word) ||
        spans.some(({ start, end }) => start <= i && i < end),
    )
  }

  /**
   * Returns what is meant of the names that are found: one that another one stands for goes ("not
   * lips, cheeks"), and so does one that nobody wants ("she doesn't want filler").
   */
  #withoutDenied(
    found: Found<Name>[],
    stems: readonly string[],
  ): { meant: Found<Name>[]; unwanted: Found<Name>[] } {
    const unwanted = found.filter((name) => unwantedBefore.test(wordsBefore(name, stems)))
    const isLike = (name: Found<Name>) =>
      found.length > 1 && likeBefore.test(wordsBefore(name, stems))
    const left = found.filter((name) => !unwanted.includes(name) && !isLike(name))
    const meant = left.filter(({ start }) => stems[start - 1] !== 'not')
    return { meant: meant.length > 0 ? meant : left, unwanted }
  }

  /** @param withTopics whether it matters what is asked, which costs most */
  read(asTyped: string, withTopics = true): Scan {
    const key = `${withTopics} ${asTyped}`
    const scan = this.#kept.get(key) ?? this.#scan(asTyped, withTopics)
    this.#kept.set(key, scan)
    return scan
  }

  /** Forgets what was read, so that nothing of a message stays once it is answered. */
  forget(): void {
    this.#kept.clear()
  }

  #scan(asTyped: string, withTopics: boolean): Scan {
    const { assistant } = this.knowledge
    const question = withoutMeasures(plainMarks(asTyped))
    const text = withDigits(this.#spelt(question))
    const typed = text.split(' ').filter(Boolean)
    const stems = typed.map(stem)
    const isBare = this.#isBare(stems, typed)
    const spans = this.#remarks.all(stems)
    // "My daughter's wedding" is no daughter who wants to come.
    const isOfEvent = ({ end }: Found<unknown>) =>
      spans.some(({ value, start }) => value === 'occasion' && start === end)
    const conditions = withoutDenied(this.#conditions.find(stems), typed).filter(
      (one) => !isOfEvent(one),
    )
    const outs = [
      ...spans.filter(({ value }) => value.startsWith('without-')),
      ...ruledOutIn(spans),
    ]
    const isRuledOut = ({ start, end }: Found<unknown>) =>
      outs.some((one) => start < one.end && one.start < end)
    // What is ruled out is not asked about, unless nothing else is; "no downtime" may be asked.
    const unasked = ruledOutIn(spans).filter(({ value }) => value !== 'without-downtime')
    const left = typed.filter((_, i) => !unasked.some(({ start, end }) => start <= i && i < end))
    const asked = left.length > fewestBeside ? left.join(' ') : text
    const { meant, unwanted } = this.#withoutDenied(this.#names.find(stems), stems)
    // What is ruled out is not asked about.
    const found = meant.filter((name) => !isRuledOut(name))
    // "On roaccutane, can I have a peel": the medicine is a circumstance, though a page of ours has
    // it as a keyword.
    const apart = found.filter((name) =>
      conditions.every(
        ({ value, start, end }) => value === null || name.end <= start || end <= name.start,
      ),
    )
    const spoken = apart.length > 0 ? apart : found
    const aside = apart.length === 0 && found.length > 0
    const names = spoken.map(({ value }) => value)
    const isLike = (one: Found<unknown>) => likeBefore.test(wordsBefore(one, stems))
    const isUnwanted = (one: Found<unknown>) => unwantedBefore.test(wordsBefore(one, stems))
    const places = this.#areas.find(stems)
    const isNot = ({ start }: Found<unknown>) => places.length > 1 && stems[start - 1] === 'not'
    const areas = places.flatMap((one) => (isLike(one) || isNot(one) ? [] : one.value))
    const groupsFound = this.#withoutLife(this.#groups.find(stems), found, stems)
    // "Can I have it on Friday" is no Friday on which it was done.
    const done = asksForIt.test(text)
      ? groupsFound.map((one) => (isDay(one, stems) ? { ...one, value: 'event' } : one))
      : groupsFound
    const treated = done.filter(({ value }) => value === 'treated')
    const present = presentIn(text, withoutDeniedSigns(stems, this.#deniable), [
      ...found,
      ...treated,
    ])
    const isDone = done.some(({ value }) => value === 'after' || value === 'since')
    const fears = this.#fears.all(stems)
    // Who is afraid of a result, and had nothing done, complains of nothing.
    const isFear = ({ start, end }: Found<unknown>) =>
      !isDone && outs.length > 0 && fears.some((one) => one.start <= start && end <= one.end)
    const words = done.filter(
      (word) =>
        (word.value !== 'complaint' || !(isRuledOut(word) || isFear(word))) &&
        !(doneWords.has(word.value) && present[word.start] === '') &&
        !(word.value === 'price' && notAsked.test(stems.slice(0, word.start).join(' '))),
    )
    const groups = new Set(words.map(({ value }) => value))
    const tells = Object.fromEntries(flags.map((id) => [id, groups.has(id)])) as Flags
    const families = [...new Set(names.flatMap((name) => name.families ?? []))]
    const said = new Set(spans.map(({ value }) => value))
    const sides = groups.has('each-side') ? 2 : 1
    const inOne = numberBefore(text, '(?:(?:single|separate) )?(?:ml|syringes?)')
    const ml = inOne === null ? null : inOne * sides
    const asksInWords = ['asks', 'planning', 'price'].some((id) => groups.has(id))
    const asks = asksInWords || (/[?？]/.test(question) && !groups.has('complaint'))
    const keys = new Map<string, number>()
    // "Sweaty armpits, how much for both pits" names one place twice.
    for (const { price } of new Set(names))
      if (price !== undefined) keys.set(price, (keys.get(price) ?? 0) + 1)
    const age = ageIn(text)
    const amount = budgetIn(text)
    // "The £60 skincare" is named by what it costs.
    const isPrice = this.knowledge.facts.prices.some(
      (price) => names.some((name) => name.price === price.key) && price.amount === amount?.amount,
    )
    const budget = isPrice && !amount?.isSaid ? null : amount
    const ofAge =
      age === null ? [] : assistant.conditions.filter((one) => one.ages && isOfAge(one.ages, age))
    const specific = names
      .filter((name) => name.families === undefined && name.route !== '')
      .map(({ route }) => route)
    // Millilitres are of filler, whatever else is named.
    // "Botox or filler for lines round the mouth" compares both kinds, wherever.
    const wholes = new Set(names.flatMap(({ families: of }) => of?.join(' ') ?? []))
    const areCompared = groups.has('compare') && wholes.size > 1
    const kinds = areCompared ? [] : families
    const sizes = this.sizesIn(question)
    const areaCount = severalCounts.test(text)
      ? null
      : (numberBefore(text, '(?:[a-z]+ )?(?:area|zone|place|region)\\w*') ??
        // "Botox for 3 lines"; the 11 lines are a name.
        (families.length > 0 && /\b[1-4] lines\b/.test(text) ? numberBefore(text, 'lines') : null))
    const placeAlone =
      families.length + specific.length + keys.size === 0 &&
      groups.has('price') &&
      ml === null &&
      areaCount === null
    const asksPrice = words.filter(({ value }) => ['price', 'total', 'asks'].includes(value))
    const isOnlyPrice = this.#isOnly(stems, typed, asksPrice)
    // "Botox and lips" is of both, and not of Botox in the lips.
    const wholeNames = spoken.filter(({ value }) => value.families)
    const listed = new Set(
      places.flatMap(({ value, start }) =>
        ['and', 'plu', 'plus'].includes(stems[start - 1] ?? '') &&
        wholeNames.some(({ end }) => end === start - 1)
          ? [value]
          : [],
      ),
    )
    const ofThose = [
      ...this.#names.find(stems),
      ...this.#areas.find(stems),
      ...[...words, ...spans].filter(({ value }) => ofOrder.has(value)),
    ]
    return {
      text,
      stems,
      present,
      routes: [
        ...new Set([
          ...specific,
          ...(placeAlone
            ? this.#known.usualIn(areas)
            : kinds.length > 0 ||
                (ml !== null &&
                  sizes.size === 0 &&
                  (specific.length === 0 || groups.has('compare')))
              ? [
                  ...this.inAreas(
                    kinds,
                    areas.filter((area) => !listed.has(area)),
                    specific,
                    ml,
                  ),
                  ...this.#known.usualIn([...listed]),
                ]
              : [
                  ...sizes.keys(),
                  ...(groups.has('price') || groups.has('add') || budget !== null
                    ? this.#listed(areas, [...specific, ...sizes.keys()])
                    : []),
                ]),
        ]),
      ],
      named: specific,
      families,
      keys,
      areas: [...new Set(areas)],
      topics: withTopics
        ? this.#guess(
            this.#vocabulary.stemsOf(withoutNamedAmounts(asked)),
            groups.has('price'),
          ).slice(0, 8)
        : [],
      danger: withTopics ? this.#complaints.guess(present.filter(Boolean)) : null,
      conditions: [...new Set([...ofAge, ...conditions.flatMap(({ value }) => value ?? [])])],
      inPassing: new Set(
        [
          ...ofAge.filter((topic) => conditions.every(({ value }) => value !== topic)),
          ...conditions.flatMap((one) => (one.value && isRuledOut(one) ? one.value : [])),
        ].map(({ id }) => id),
      ),
      ...tells,
      after: groups.has('after') || groups.has('since'),
      wrong: words.flatMap(({ value, start, end }) =>
        value === 'complaint' ? [stems.slice(start, end).join(' ')] : [],
      ),
      slight: this.#slight.all(stems).flatMap(({ start, end }) => stems.slice(start, end)),
      onlySlight:
        isDone &&
        this.#isSlight(stems, [
          ...done.filter(({ value }) => value !== 'complaint'),
          ...this.#names.find(stems),
        ]),
      reports: groups.has('since') && (names.length > 0 || groups.has('treated')) && !asks,
      onlyHad:
        isDone &&
        !groups.has('complaint') &&
        this.#isBare(
          stems,
          typed.map((word, i) =>
            done.some(({ start, end }) => start <= i && i < end) ? '' : word,
          ),
        ),
      aside,
      onlyCondition:
        conditions.some(({ value }) => value !== null) &&
        !groups.has('complaint') &&
        stems.every(
          (word, i) =>
            this.#vocabulary.isSmall(word) ||
            this.#vocabulary.isSmallStem(word) ||
            tellsOfTaking.test(word) ||
            conditions.some(({ start, end }) => start <= i && i < end),
        ),
      bare: !asksInWords && isBare,
      isName: !groups.has('price') && isBare,
      isGeneral: stems.length <= general && asksOfAnybody.test(text) && !ofSomebody.test(text),
      voiceless: this.#isVoiceless(stems),
      adds: groups.has('add'),
      asksForIt: asksForIt.test(text),
      asksOfEffect: this.#asksOfEffect(text, found),
      compares: (groups.has('compare') && !orNot.test(text)) || comparesThose.test(text),
      ml,
      measures: ml !== null || areaCount !== null,
      isPrice: groups.has('price') && names.length + areas.length === 0 && isOnlyPrice,
      age,
      sizes,
      areaCount,
      sessions:
        numberBefore(text, '(?:[a-z]+ )?(?:session|round|visit|treatment)\\w*') ??
        numberAfter(text, 'course of') ??
        numberAfter(text, 'x') ??
        numberBefore(text, 'x'),
      budget,
      people: peopleIn(text, assistant.words['companion'] ?? [], tells.man),
      ruledOut: ruledOut.filter(
        (one) =>
          outs.some(({ value }) => value === `without-${one}`) ||
          unwanted.some(({ value }) => this.#isAllOf(value, one)),
      ),
      corrects: said.has('corrects'),
      cheapest: said.has('cheapest'),
      harm: said.has('harm'),
      occasion: said.has('occasion'),
      yearly: said.has('yearly'),
      matters: said.has('matters'),
      orders:
        !groups.has('complaint') &&
        stems.every(
          (word, i) =>
            this.#vocabulary.isSmallStem(word) ||
            /^(?:\d.*|ml|syringe)$/.test(word) ||
            numberWords.has(typed[i]!) ||
            ofThose.some(({ start, end }) => start <= i && i < end),
        ),
      only: said.has('only'),
      half: said.has('half'),
      double: said.has('double'),
      unwanted: [
        ...unwanted.map(({ value: { route } }) => route),
        ...places.filter(isUnwanted).flatMap(({ value }) => value),
      ],
      extreme: said.has('largest') ? 'largest' : said.has('smallest') ? 'smallest' : null,
    }
  }

  /** Checks whether a question's subject is a treatment, or a word for one. */
  #asksOfEffect(text: string, names: readonly Found<Name>[]): boolean {
    const before = beforeSubject.exec(text)?.[0]
    if (before === undefined) return false
    const at = before.trim().split(' ').length
    const isWord = /^(?:it|that|this|(?:they|these|those) (?!do|offer|have|sell|use)\w+)\b/.test(
      text.slice(before.length),
    )
    return isWord || names.some(({ start }) => start === at)
  }

  /**
   * Drops treatments that are not what somebody had: "after having my second baby" is after none.
   * What stands in words close behind "after", without a treatment between, is the event; what was
   * "never had" is none either.
   */
  #withoutLife(
    words: Found<string>[],
    names: readonly Found<Name>[],
    stems: readonly string[],
  ): Found<string>[] {
    // "Had my" alone names no treatment.
    const done = [
      ...names,
      ...words.filter(({ value, start, end }) => value === 'treated' && end === start + 1),
    ]
    return words.map((word) => {
      const life = words.find(
        ({ value, start }) => value === 'life' && start >= word.end && start <= word.end + 3,
      )
      const ofLife =
        ['after', 'since'].includes(word.value) &&
        life !== undefined &&
        !done.some(({ start }) => start >= word.start && start < life.start)
      const isNever =
        ['after', 'since', 'treated'].includes(word.value) &&
        stems.slice(Math.max(0, word.start - 3), word.start).includes('never')
      return ofLife || isNever ? { ...word, value: 'event' } : word
    })
  }

  /**
   * Returns the treatments of places in a list, "how much are crow's feet and forehead": of the kind
   * beside them, or else what the price list has there.
   */
  #listed(areas: readonly string[], named: readonly string[]): string[] {
    const own = this.knowledge.treatments.filter(({ route }) => named.includes(route))
    const kinds = this.akin(own.map(({ family }) => family))
    return areas
      .filter((area) => own.every((t) => !t.areas.includes(area)))
      .flatMap((area) => {
        const akin = this.inAreas(kinds, [area], named, null)
        const isPriced = this.knowledge.treatments.some(
          ({ route, prices }) => route === akin[0] && prices.length > 0,
        )
        const [usual] = akin.length === 0 || isPriced ? [] : this.#known.usualIn([area])
        return usual ?? akin
      })
  }

  /**
   * Returns these kinds of treatment, and those that share a name with one: lip filler and filler.
   */
  akin(kinds: readonly string[]): string[] {
    const others = this.knowledge.assistant.names.flatMap(({ families = [] }) =>
      families.some((family) => kinds.includes(family)) ? families : [],
    )
    return [...new Set([...kinds, ...others])]
  }

  /**
   * Returns the millilitres of each treatment or place that has an amount of its own: the one before
   * it, or behind it, as the first of its clause is: "lips 1 ml cheeks 2 ml".
   */
  sizesIn(question: string): Map<string, number> {
    const sizes = new Map<string, number>()
    for (const part of question.split(/[,;+&]|\s\/\s|\b(?:and|n|plus|or|vs)\b/i)) {
      const words = withDigits(this.#spelt(part)).split(' ').filter(Boolean)
      const stems = words.map(stem)
      const isEachSide = this.#groups.all(stems).some(({ value }) => value === 'each-side')
      const sides = isEachSide ? 2 : 1
      const amounts = words.flatMap((word, start) =>
        /^(?:ml|syringes?)$/.test(words[start + 1] ?? '') && Number(word) > 0
          ? [{ start, ml: Number(word) * sides }]
          : [],
      )
      const named = this.#names
        .find(stems)
        .flatMap(({ value: { route, families }, ...one }) =>
          route === '' || families ? [] : [{ ...one, route }],
        )
      const places = this.#areas
        .find(stems)
        .filter(({ start }) => named.every((one) => start < one.start || one.end <= start))
        .flatMap((one) => this.inAreas([], [one.value], [], 1).map((route) => ({ ...one, route })))
      const items = [...named, ...places].toSorted((one, other) => one.start - other.start)
      const [first] = items
      if (first === undefined) continue
      // "A bit in each cheek" is one ml on each side.
      if (amounts.length === 0 && isEachSide) sizes.set(first.route, sides)
      const isBehind = amounts.length > 0 && first.start < amounts[0]!.start
      for (const { start, ml } of amounts) {
        const item = isBehind
          ? items.findLast((one) => one.start < start)
          : items.find((one) => one.end > start + 1)
        if (item !== undefined) sizes.set(item.route, ml)
      }
    }
    return sizes
  }

  /** Checks whether a name is of all kinds that are ruled out in one word: "filler". */
  #isAllOf({ families = [] }: Name, word: Person['ruledOut'][number]): boolean {
    const all = this.knowledge.treatments.filter(({ ruledOutBy }) => ruledOutBy.includes(word))
    return all.length > 0 && all.every(({ family }) => families.includes(family))
  }

  /** "Filler" and "cheeks" are cheek filler: the treatment of that kind whose first area it is. */
  inAreas(
    families: readonly string[],
    areas: readonly string[],
    named: readonly string[],
    ml: number | null,
  ): string[] {
    const kinds = families.length > 0 ? families : ml === null ? [] : this.#byMillilitre
    if (kinds.length === 0) return []
    return areas.flatMap((area) => {
      const fitting = this.knowledge.treatments.filter(
        (t) => kinds.includes(t.family) && t.areas.includes(area),
      )
      if (fitting.some(({ route }) => named.includes(route))) return []
      const rank = (t: (typeof fitting)[number]) =>
        t.areas.indexOf(area) * 10 + kinds.indexOf(t.family) + t.areas.length * 2
      return fitting
        .toSorted((a, b) => rank(a) - rank(b) || this.#known.namesOf(b) - this.#known.namesOf(a))
        .slice(0, 1)
        .map(({ route }) => route)
    })
  }
}
