import { addressOf, type Knowledge, type Language, type Topic } from '../knowledge.ts'
import { firstSentences, lasting } from '@clinic/contract/prose'
import { merge, sure, questionsOf } from './conversation.ts'
import { Danger, type Passage } from './danger.ts'
import { despairAmong, emergencyWords, withoutNumbersOf, type Found } from './emergency.ts'
import { Reader, type Frame } from './frame.ts'
import { Known } from './known.ts'
import { hoursIn, Languages } from './language.ts'
import { loadScores, OtherLanguages, type Scores } from './otherLanguages.ts'
import { PageAnswers, type PageAnswer } from './pageAnswers.ts'
import { Plan } from './plan.ts'
import { Prices } from './prices.ts'
import { Retriever } from './retrieve.ts'
import { clausesOf, sentencesOf } from './sentences.ts'
import { isDespair, type Finding } from './triage.ts'
import { Wording } from './wording.ts'

/** An answer in paragraphs, with the routes of the pages it drew on. */
export type Answer = {
  kind: 'emergency' | 'answer' | 'refused' | 'unknown'
  paragraphs: string[]
  routes: string[]
  /** The language of the paragraphs that come first, and how many they are; the rest is English. */
  translated?: { language: string; count: number }
}

/** A paragraph of a reply, with its language as a BCP 47 tag. */
export type Part = { text: string; language: string }

const close = 'This is an automated answer, not from a doctor and not a diagnosis.'

const reply = (kind: Answer['kind'], paragraphs: string[], routes: string[] = []): Answer => ({
  kind,
  paragraphs,
  routes,
})

/** Returns 1 for an answer whose first sentence says no, or not yet, else 0. */
const rulesOut = ([text = '']: readonly string[]) =>
  Number(
    /^(?:[^:.]{1,40}: )?(?:(?:please )?(?:no|not|wait)\b|[^:.]*\b(?:put off|not for you)\b)/i.test(
      text,
    ),
  )

/**
 * The cosine from which a page's answer is near enough: of the page that is spoken of, of that page
 * where an illness or medicine is named too, and of any other; found by trial on packages/assistant/eval.
 */
const leastLike = { onPage: 0.5, besideCondition: 0.65, elsewhere: 0.6 }

/**
 * The sentence of a language that stands first, by the service that a sign leads to; another one
 * can wait.
 */
const headings: Record<string, 'now999' | 'hospital' | 'emergency'> = {
  '999': 'now999',
  'a-and-e': 'hospital',
  'eye-casualty': 'hospital',
  'clinic-emergency': 'emergency',
}

/** The language of a question; of another one than those of data/, its tag if it can be told. */
type Tongue =
  | { kind: 'english' }
  | { kind: 'known'; language: Language }
  | { kind: 'other'; tag: string | null }

/**
 * Answers questions from data/: a question is normalised, looked through for danger, read into a
 * frame, merged with the talk before it, and answered from facts; a sentence of the site is looked
 * up for what no fact answers. The same question gets the same answer.
 */
export class Engine {
  readonly #known: Known
  readonly #reader: Reader
  readonly #languages: Languages
  readonly #others: OtherLanguages
  readonly #plan: Plan
  readonly #danger: Danger
  readonly #prices: Prices
  readonly #wording: Wording
  readonly #retriever: Retriever
  readonly #pageAnswers: PageAnswers

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
  ) {
    this.#known = new Known(knowledge)
    this.#reader = new Reader(knowledge)
    this.#languages = new Languages(knowledge.assistant)
    this.#others = new OtherLanguages(
      knowledge.safety.help,
      (word) => this.#reader.speller.knows(word),
      scores,
    )
    this.#plan = new Plan(this.#known, this.#reader)
    this.#danger = new Danger(this.#known, this.#plan)
    this.#prices = new Prices(this.#known)
    this.#wording = new Wording(this.#known, this.#plan, this.#prices)
    this.#retriever = new Retriever(knowledge)
    this.#pageAnswers = new PageAnswers(knowledge, this.#reader)
  }

  answer(question: string, context = ''): Answer {
    const told = this.#tell(question)
    const { frame, found } = this.#read(question, context, told)
    if (told.kind === 'other' && !found) return this.#help(told.tag)
    const own = this.#inEnglish(frame, found)
    if (told.kind === 'other') {
      const { paragraphs, translated } = this.#help(told.tag)
      const inLanguage = paragraphs.slice(0, translated?.count ?? 0)
      return {
        ...own,
        paragraphs: [...inLanguage, ...own.paragraphs],
        ...(translated && { translated }),
      }
    }
    return told.kind === 'english' ? own : this.#translated(own, frame, found, told.language)
  }

  /**
   * Returns what danger a message tells of: whom to call, and the protocol that is shown; null for
   * none.
   */
  danger(question: string, context = ''): Finding | null {
    return this.#read(question, context, this.#tell(question)).found?.finding ?? null
  }

  text(answer: Answer): string {
    return this.parts(answer)
      .map(({ text }) => text)
      .join('\n\n')
  }

  /**
   * Returns an answer as it is shown: its paragraphs, the pages it drew on, and that it is
   * automated.
   */
  parts({ paragraphs, routes, kind, translated }: Answer): Part[] {
    const pages = [...new Set(routes)]
      .flatMap(
        (route) =>
          this.#known.pages.get(route) ??
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
    const inLanguage = (texts: readonly string[], language: string) =>
      texts
        .flatMap((text) => text.split(/\n\s*\n/))
        .flatMap((text) => (text === '' ? [] : [{ text, language }]))
    const { language, count } = translated ?? { language: 'en-GB', count: 0 }
    return [
      ...inLanguage(paragraphs.slice(0, count), language),
      ...inLanguage(
        [...paragraphs.slice(count), ...(kind === 'emergency' ? [] : from), close],
        'en-GB',
      ),
    ]
  }

  /** Returns which language a question is in: English, one of data/languages, or another. */
  #tell(question: string): Tongue {
    const known = this.#languages.detect(question)
    const { isEnglish, language: tag, likely } = this.#others.tell(question)
    const baseOf = ({ code }: Language) => code.split('-')[0]!
    // Hindi stands twice in data/: its letters tell which is meant.
    const sameTag = this.knowledge.assistant.languages.filter((one) => baseOf(one) === tag)
    const ofTag = sameTag.find((one) => one === known) ?? sameTag[0]
    if (tag !== null) return ofTag ? { kind: 'known', language: ofTag } : { kind: 'other', tag }
    // No letters tell Hindi in Latin letters; those of other languages have to agree with their words.
    const isRomanised = (one: Language) => one.script !== undefined || one.code !== baseOf(one)
    if (known && (isRomanised(known) || (likely?.includes(known.code) ?? true)))
      return { kind: 'known', language: known }
    return isEnglish ? { kind: 'english' } : { kind: 'other', tag }
  }

  /**
   * Returns whom to call, in the language if it is known and in English, for a question that is not
   * understood.
   */
  #help(tag: string | null): Answer {
    const { help, page, withoutVoice } = this.knowledge.safety
    const own = tag === null ? undefined : this.#helpIn(tag)
    const { text = '' } = help[0] ?? {}
    return {
      ...reply('emergency', [...(own ? [own] : []), text, withoutVoice.line], [page]),
      ...(tag !== null && own && { translated: { language: tag, count: 1 } }),
    }
  }

  /** Whom to call for which trouble, in a language; undefined for one that has no such words. */
  #helpIn(tag: string): string | undefined {
    return this.knowledge.safety.help.find(({ language }) => language === tag)?.text
  }

  #read(question: string, context: string, told: Tongue) {
    const language = told.kind === 'known' ? told.language : null
    const inEnglish = (text: string) =>
      language === null ? text : this.#languages.english(text, language)
    const earlierInEnglish = (text: string) => {
      const other = this.#languages.detect(text)
      return other === null ? text : this.#languages.english(text, other)
    }
    const before: Frame[] = []
    for (const earlier of questionsOf(context))
      before.push(this.#withSubject(merge(this.#reader.read(earlierInEnglish(earlier)), before)))
    const passage = (text: string): Passage => ({
      frame: this.#reader.read(inEnglish(text)),
      clauses: () => clausesOf(text).map((clause) => this.#reader.clause(inEnglish(clause))),
    })
    const sentences = sentencesOf(question)
    const whole = passage(question)
    const now = this.#inSameKind(whole.frame, before)
    const frame = merge(now, before)
    const found = this.#danger.find(
      [{ ...whole, frame: now }, ...(sentences.length > 1 ? sentences.map(passage) : [])],
      frame,
      before,
    )
    return { frame, found }
  }

  /** Adds the treatment that an earlier answer suggested, for a question that goes on about it. */
  #withSubject(frame: Frame): Frame {
    const top = frame.topics[0]
    const topic = top && top.score >= sure ? this.#known.topics.get(top.topic) : undefined
    // A greeting is no subject to go on about.
    if (topic?.refusal && !frame.price) return { ...frame, topics: [] }
    const told =
      topic?.fact === undefined && !topic?.after
        ? topic?.pages?.filter((page) => this.#known.treatments.has(page))
        : undefined
    // A page that the words of the wish name, "acne", is no choice of a treatment.
    if (told?.[0] === undefined || frame.routes.some((route) => !told.includes(route))) return frame
    return { ...frame, routes: [told[0]] }
  }

  /**
   * Resolves an area by the kind of treatment before it: "What about cheeks?" after jawline filler
   * is cheek filler.
   */
  #inSameKind(now: Frame, before: readonly Frame[]): Frame {
    const last = before.at(-1)
    if (!last || now.areas.length === 0 || now.routes.length + now.families.length > 0) return now
    const own = this.#known.meant(last).map(({ family }) => family)
    return { ...now, routes: this.#reader.inAreas(this.#reader.akin(own), now.areas, [], null) }
  }

  #inEnglish(frame: Frame, found: Found | null): Answer {
    if (found?.finding.protocol === null) return this.#unnamed(frame)
    if (found) return this.#emergency(found, frame)
    if (frame.voiceless) return this.#withoutVoice()
    const refused = frame.conditions.find((topic) => topic.refusal)
    if (refused) return this.#refusal(refused, frame)
    const own = this.#ofPage(frame)
    if (own) return own
    if (this.#danger.isTroubled(frame))
      return this.#danger.isUsual(frame) ? this.#usual(frame) : this.#unnamed(frame)
    // Who asks for what is not done here is told so, and about an illness or medicine beside it.
    const sureBy = frame.conditions.length === 0 ? 0 : 0.7
    const refusal = this.#plan
      .asked(frame)
      .find(
        (topic) =>
          topic.refusal && frame.topics.some((t) => t.topic === topic.id && t.score >= sureBy),
      )
    if (refusal) return this.#refusal(refusal, frame)
    const said = this.#facts(frame)
    if (said.paragraphs.length > 0) return said
    return this.#looked(frame)
  }

  /**
   * Returns the answer of the page that is spoken of, where the question is nearer to it than to
   * any topic; of a page that nothing names, where it is almost one of its questions.
   */
  #ofPage(frame: Frame): Answer | null {
    if (frame.compares || frame.price || this.#plan.asked(frame)[0]?.fact === 'price') return null
    const named = frame.routes.length > 0 ? frame.routes : frame.heads
    const ofTopics = frame.topics.flatMap(({ topic, score }) =>
      score >= 0.5 ? (this.#known.topics.get(topic)?.pages ?? []) : [],
    )
    const pages = named.length > 0 ? named : ofTopics
    const { score = 0, like = 0 } = frame.topics[0] ?? {}
    const isNear = (answer: PageAnswer | null, least: number): answer is PageAnswer =>
      answer !== null && answer.like >= least && answer.like > (score + like) / 2
    const said = ({ text, route }: PageAnswer) =>
      reply('answer', [firstSentences(text, 60)], [route])

    const features = this.#reader.features(frame.stems)
    const here = this.#pageAnswers.onPages(features, pages)
    // What is known of an illness or medicine gives way only to what the page itself says of it.
    const hasCondition = frame.conditions.length > 0 && !frame.aside
    if (isNear(here, hasCondition ? leastLike.besideCondition : leastLike.onPage)) return said(here)
    const elsewhere = hasCondition ? null : this.#pageAnswers.anywhere(features)
    // Who names a treatment asks about that one, or about the clinic.
    const isOther =
      elsewhere !== null && named.length > 0 && this.#known.isOfTreatments(elsewhere.route)
    return !isOther && isNear(elsewhere, leastLike.elsewhere) ? said(elsewhere) : null
  }

  #refusal(topic: Topic, frame: Frame): Answer {
    // "Morpheus8 or microneedling": of the two, what is done here is told.
    const here = frame.compares
      ? this.#known
          .meant(frame)
          .slice(0, 1)
          .map((t) => `${t.name}: ${this.#known.lower(t.summary)}`)
      : []
    const beside = frame.conditions
      .filter((condition) => condition !== topic)
      .slice(0, 1)
      .map((condition) => firstSentences(this.#wording.spoken(condition, frame).join(' '), 30))
    return reply(
      'refused',
      [...this.#wording.spoken(topic, frame), ...here, ...beside],
      topic.pages,
    )
  }

  #emergency(found: Found, frame: Frame): Answer {
    const { safety } = this.knowledge
    const words = emergencyWords(safety, found)
    // Who says that they cannot telephone reads first how else to call.
    const voiceless = frame.voiceless ? this.#withoutVoice().paragraphs : []
    return reply(
      'emergency',
      [...words.slice(0, 1), ...voiceless, ...words.slice(1)],
      [safety.page, ...frame.routes],
    )
  }

  /**
   * Returns the treatment's list of when to seek help, where something is wrong and no sign says
   * what.
   */
  #unnamed(frame: Frame): Answer {
    const { page, withoutVoice } = this.knowledge.safety
    return reply('emergency', [...this.#wording.whenToRing(frame), withoutVoice.line], [page])
  }

  /** Returns how to call for help without a voice. */
  #withoutVoice(): Answer {
    const { title, ways } = this.knowledge.safety.withoutVoice
    const list = ways.map(({ name, text }) => `- ${name}: ${text}`).join('\n')
    return reply('emergency', [`${title}:\n${list}`], [this.knowledge.safety.page])
  }

  /** Returns what is common after a treatment, with when to ring. */
  #usual(frame: Frame): Answer {
    const { topics } = this.knowledge.assistant
    const near = ({ id }: Topic) => frame.topics.find(({ topic }) => topic === id)?.score ?? 0
    const [topic] = topics.filter(({ problem }) => problem).toSorted((a, b) => near(b) - near(a))
    return topic === undefined
      ? this.#unnamed(frame)
      : reply('answer', this.#wording.spoken(topic, frame), frame.routes)
  }

  /** Returns what the data says about what is asked. */
  #facts(frame: Frame): Answer {
    const paragraphs: string[] = []
    const routes: string[] = []
    const say = (text: string) => {
      if (text !== '' && !paragraphs.some((known) => known.includes(text))) paragraphs.push(text)
    }
    const asked = this.#plan.asked(frame)
    const sureness = frame.topics[0]?.score ?? 0
    const compared =
      frame.compares &&
      frame.conditions.length === 1 &&
      !frame.conditions[0]!.lasting &&
      (frame.routes.length + frame.families.length !== 1 ||
        (asked[0]?.fact === 'compare' && sureness >= 0.75)) &&
      sureness >= 0.5
    // "I am 72, can I have lip filler" asks about the age, not what lip filler is.
    const ofAge = sureness < 0.5 || (frame.planning && asked[0]?.general === true)
    const conditions = frame.conditions.filter(({ id }) => !frame.byAge.has(id) || ofAge)
    // What rules a treatment out is said first.
    const spoken = (compared ? [] : conditions)
      .map((condition) => ({ condition, texts: this.#wording.spoken(condition, frame) }))
      .toSorted((a, b) => rulesOut(b.texts) - rulesOut(a.texts))
    const told = spoken.slice(0, 2)
    for (const { condition, texts } of told) {
      for (const text of texts) say(text)
      routes.push(...(condition.pages ?? []))
    }
    // What has to wait is moved, where the condition does not say so itself.
    const moving =
      frame.booked &&
      told.some(({ texts }) => rulesOut(texts)) &&
      !told.some(({ texts }) => /\bring\b/i.test(texts.join(' ')))
        ? this.#known.topics.get('cancelling')
        : undefined
    if (moving) say(firstSentences(this.#wording.said(moving, frame).join(' '), 20))
    const answered = paragraphs.length > 0
    const parts = new Set(
      frame.topics.flatMap(({ topic, part }) => (part === undefined ? [] : [topic])),
    )
    for (const topic of asked) {
      // A condition is the answer to "can I": what else the question seems to ask comes only if it
      // is plainly something else.
      if (answered && !(topic.fact === 'price' && frame.price) && !parts.has(topic.id)) continue
      const whole = this.#wording.said(topic, frame)
      // Several answers share the room of one; when to ring, after a treatment, is never left out.
      const texts =
        (asked.length > 1 || answered) && topic.fact !== 'price' && !topic.after
          ? [firstSentences(whole.join(' ').split('\n')[0]!, paragraphs.length > 0 ? 30 : 55)]
          : whole
      for (const text of texts) say(text)
      if (texts.length > 0) routes.push(...(topic.pages ?? []))
    }
    const named = this.#known.meant(frame)
    const [treatment] = named
    if (
      paragraphs.length === 0 &&
      treatment &&
      (named.length === 1 || frame.routes.length > 0) &&
      (frame.stems.length <= 12 || asked.length > 0)
    ) {
      say(firstSentences(treatment.intro, 45))
      say(
        `${lasting('It', treatment.glance.lasts)}. Time off: ${this.#known.lower(treatment.glance.timeOff)}.`,
      )
    }
    // Beside a fact of a priced treatment stands its price, unless somebody is unwell or asked
    // whether they may have it.
    const priced = frame.routes.find((route) => this.#prices.beside(route) !== '')
    const plain = paragraphs.length > 0 && !answered && !frame.after && !frame.complaint
    if (
      plain &&
      priced !== undefined &&
      frame.routes.length === 1 &&
      !paragraphs.some((text) => text.includes('£'))
    )
      say(this.#prices.beside(priced))
    return reply('answer', paragraphs, [...frame.routes, ...routes])
  }

  /** Returns a sentence of the site, or that it is not known. */
  #looked(frame: Frame): Answer {
    const meant = this.#known.meant(frame)
    if (
      !frame.planning &&
      (frame.after || (frame.complaint && meant.length + frame.areas.length > 0))
    )
      return this.#unnamed(frame)
    const best = this.#retriever.find(frame.text, frame.routes) ?? this.#retriever.find(frame.text)
    if (best !== null && best.matched >= 0.75 && frame.stems.length >= 4)
      return reply('answer', [best.text], [best.route])
    const possible =
      frame.planning && meant.length > 0 ? this.#known.topics.get('ask-the-doctor') : undefined
    if (possible)
      return reply('answer', this.#wording.spoken(possible, frame), [
        ...frame.routes,
        ...(possible.pages ?? []),
      ])
    // Without any word of ours it is about something else; "you" at least is about the clinic.
    const ours =
      frame.routes.length + frame.families.length + frame.areas.length + frame.conditions.length >
        0 ||
      frame.complaint ||
      frame.stems.includes('you') ||
      frame.stems.includes('your')
    const unknown =
      (frame.service ? this.#known.topics.get('not-listed') : undefined) ??
      this.#known.topics.get(ours ? 'unknown' : 'off-topic')
    // What is not understood may be a call for help.
    const said = unknown ? this.#wording.spoken(unknown, frame) : []
    const { help } = this.knowledge.safety
    return reply('unknown', [...said, help[0]?.text ?? ''], unknown?.pages)
  }

  /**
   * Returns the same in fixed words of another language, with what can be said in English below it.
   */
  #translated(own: Answer, frame: Frame, found: Found | null, language: Language): Answer {
    const { answers, code, page } = language
    const { protocols, withoutVoice } = this.knowledge.safety
    const routes = [...(page === undefined ? [] : [page]), ...own.routes]
    if (found && found.finding.protocol !== null) {
      const { finding, others } = found
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
              ? answers.notBoth
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
        routes,
        translated: { language: code, count: inLanguage.length },
      }
    }
    if (frame.voiceless) return own
    const conditions = frame.conditions.map(({ id }) => id)
    const asked = this.#plan.asked(frame)
    const facts = asked.map((topic) => topic.fact ?? topic.id)
    const fixed = ['price', 'hours', 'booking']
    // Of another language few words are understood: what is told since a treatment, and asks for
    // nothing known, may be a complication.
    const asks =
      frame.asks ||
      frame.planning ||
      conditions.length > 0 ||
      facts.some((id) => fixed.includes(id))
    const trouble =
      own.kind === 'emergency' ? own : frame.after && !asks ? this.#unnamed(frame) : null
    // What is urgent, and nothing says what, may be a danger to life.
    const isNow =
      found !== null && ['now999', 'hospital'].includes(headings[found.finding.who] ?? '')
    if (trouble)
      return {
        ...trouble,
        paragraphs: [(isNow && this.#helpIn(code)) || answers.emergency, ...trouble.paragraphs],
        routes,
        translated: { language: code, count: 1 },
      }
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
    const others = asked
      .filter((topic) => !topic.refusal && !fixed.includes(topic.fact ?? topic.id))
      .map((topic) =>
        firstSentences(this.#wording.said(topic, frame).join(' ').split('\n')[0]!, 30),
      )
    return {
      ...own,
      paragraphs:
        said.length > 0
          ? [...said, ...others]
          : [answers.other, ...(own.kind === 'unknown' ? [] : own.paragraphs)],
      routes,
      translated: { language: code, count: said.length || 1 },
    }
  }
}
