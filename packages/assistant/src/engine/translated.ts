import type { Answer } from '../answer.ts'
import type { HeardLanguage, Knowledge, Language, TreatmentFact } from '../knowledge.ts'
import { firstSentences } from '@clinic/contract/prose'
import { answer } from '../answerer.ts'
import { despairAmong, withoutNumbersOf, type EmergencyAnswers, type Found } from './emergency.ts'
import { Known } from './known.ts'
import { Prices } from './prices.ts'
import { nobody, partOf, type PartKind, type ReadingPart } from '../reading.ts'
import type { Turn } from './reader.ts'
import type { Scan } from './scan.ts'
import { isDespair } from './triage.ts'

/**
 * The language of a question: one with answers, one that is only understood; of another one than
 * those of data/, its tag if it can be told.
 */
export type Tongue =
  | { kind: 'english' }
  | { kind: 'known'; language: Language }
  | { kind: 'heard'; language: HeardLanguage }
  | { kind: 'other'; tag: string | null }

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

/** The facts that are told in figures, by the kind of part that asks for them. */
const timed: Partial<Record<PartKind, 'lasts' | 'firstEffect' | 'timeOff'>> = {
  lasts: 'lasts',
  'first-effect': 'firstEffect',
  'time-off': 'timeOff',
}
/** Most words of what stands above an answer in English that nobody has to hurry for. */
const shortest = 18

/** Returns the name of a treatment in a language that has one, else the English one. */
const nameIn = ({ name }: TreatmentFact, glossary: Language['glossary']) =>
  glossary.find(({ english }) => english === name.toLowerCase().replace(/s$/, ''))?.words[0] ?? name

/** Says answers in the fixed words of another language, with what else there is in English below. */
export class Translated {
  readonly #known: Known
  readonly #prices: Prices

  constructor(
    private readonly knowledge: Knowledge,
    private readonly emergencies: EmergencyAnswers,
  ) {
    this.#known = Known.of(knowledge)
    this.#prices = new Prices(this.#known)
  }

  /**
   * Returns whom to call, in the language if it is known and in English, for a question that is not
   * understood.
   */
  help(tag: string | null): Answer {
    const { help, page, withoutVoice } = this.knowledge.safety
    const own = tag === null ? undefined : this.#helpIn(tag)
    const { text = '' } = help[0] ?? {}
    return {
      kind: 'emergency',
      unread: true,
      paragraphs: [...(own ? [own] : []), text, withoutVoice.line],
      routes: [page],
      sources: [],
      ...(tag !== null && own && { translated: { language: tag, count: 1 } }),
    }
  }

  /**
   * Returns whom to call, for a question that is not understood, and in English what a treatment is
   * that it names, with its price, and whom it is not for: they may have said that it is them.
   */
  unread(tag: string | null, { routes, families }: Scan): Answer {
    const help = this.help(tag)
    const treatments = routes.filter((route) => this.#known.treatments.has(route)).slice(0, 1)
    if (treatments.length + families.length === 0) return help
    const named = { treatments, families }
    const parts = [partOf('what-is', named), partOf('not-for', named)]
    const said = answer([{ parts, person: nobody, dangers: [], language: 'en' }], this.knowledge)
    return { ...help, paragraphs: [...help.paragraphs.slice(0, -1), ...said.paragraphs] }
  }

  /** Returns an English answer below whom to call, in a language that has no other words here. */
  withHelp(own: Answer, tag: string | null): Answer {
    const { paragraphs, translated } = this.help(tag)
    return {
      ...own,
      paragraphs: [...paragraphs.slice(0, translated?.count ?? 0), ...own.paragraphs],
      ...(translated && { translated }),
    }
  }

  /** Returns an English answer below words of its language that say so. */
  below(own: Answer, { code, inEnglish }: HeardLanguage, isFirst: boolean): Answer {
    if (!isFirst) return own
    return {
      ...own,
      paragraphs: [inEnglish, ...own.paragraphs],
      translated: { language: code, count: 1 },
    }
  }

  /** Whom to call for which trouble, in a language; undefined for one that has no such words. */
  #helpIn(tag: string): string | undefined {
    return this.knowledge.safety.help.find(({ language }) => language === tag)?.text
  }

  answer(
    own: Answer,
    turns: readonly Turn[],
    scan: Scan,
    found: Found | null,
    language: Language,
  ): Answer {
    const { answers, code, page } = language
    const routes = [...(page === undefined ? [] : [page]), ...own.routes]
    if (found && found.finding.protocol !== null)
      return { ...this.#emergency(own, found, language), routes }
    if (scan.voiceless) return own
    const parts = found === null ? turns.at(-1)!.reading.parts : []
    const isHours = ({ topic }: ReadingPart) => this.#topicOf(topic)?.fact === 'hours'
    const isBooking = ({ topic }: ReadingPart) => this.#topicOf(topic)?.role === 'booking'
    const priced = parts.filter(({ kind }) => kind === 'price' || kind === 'total')
    // Of another language few words are understood: what is told since a treatment, and asks for
    // nothing known, may be a complication.
    const asks =
      scan.asks ||
      scan.planning ||
      scan.conditions.length > 0 ||
      priced.length > 0 ||
      parts.some(isHours) ||
      parts.some(isBooking)
    const trouble =
      own.kind === 'emergency' ? own : scan.after && !asks ? this.emergencies.unnamed() : null
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
    const isPregnant = scan.conditions.some(({ role }) => role === 'pregnant' || role === 'feeding')
    const sex = scan.man ? 'man' : scan.woman ? 'woman' : null
    const figures = priced.map((part) => this.#prices.figures({ ...part, sex }, language))
    const inFigures = this.#times(parts, language)
    const said = [
      ...(isPregnant ? [answers.pregnancy] : []),
      ...figures.filter((one) => one !== '').map((one) => `${answers.price} ${one}.`),
      ...inFigures.map(({ text }) => text),
      ...(parts.some(isHours) ? [`${answers.hours} ${language.hours}.`] : []),
      ...(parts.some(isBooking) ? [answers.booking] : []),
    ]
    // What else was asked stands below in English, in a sentence or two.
    const rest = parts.filter(
      (part) =>
        !['price', 'total', 'not-ours', 'unclear'].includes(part.kind) &&
        !inFigures.some((one) => one.part === part) &&
        !(isPregnant && part.condition !== null) &&
        !isHours(part) &&
        !isBooking(part),
    )
    const others =
      said.length === 0 || rest.length === 0
        ? []
        : answer(
            [...turns.slice(0, -1), { reading: { ...turns.at(-1)!.reading, parts: rest } }].map(
              ({ reading }) => reading,
            ),
            this.knowledge,
          ).paragraphs.map((text) => firstSentences(text.split('\n')[0]!, 30))
    // Who was told so already, and what nobody has to hurry for, has no need of all of it.
    const isUrgent = own.kind === 'unknown' || scan.after
    const lead = isUrgent
      ? [answers.other]
      : turns.length > 1
        ? []
        : [firstSentences(answers.other, shortest)]
    const inLanguage = said.length > 0 ? said : lead
    const inEnglish = said.length > 0 ? others : own.kind === 'unknown' ? [] : own.paragraphs
    return {
      ...own,
      paragraphs: [...inLanguage, ...inEnglish],
      routes,
      translated: { language: code, count: inLanguage.length },
    }
  }

  /** Returns how long the treatment that is meant lasts, or how soon it works, in figures. */
  #times(parts: readonly ReadingPart[], { code, answers, glossary }: Language) {
    return parts.flatMap((part) => {
      const heading = answers[timed[part.kind] ?? 'other']
      const [treatment] = this.#known.meant(part)
      const fact = treatment?.glance[timed[part.kind] ?? 'lasts']
      const [, from, to = from, unit] =
        /^(?:about )?(\d+)(?: to (\d+))? (hour|day|week|month|year)s?/i.exec(fact ?? '') ?? []
      if (timed[part.kind] === undefined || from === undefined) return []
      const format = new Intl.NumberFormat(code, {
        style: 'unit',
        unit: unit!,
        unitDisplay: 'long',
      })
      return {
        part,
        text: `${nameIn(treatment!, glossary)}: ${heading} ${format.formatRange(Number(from), Number(to))}.`,
      }
    })
  }

  #topicOf(id: string | null) {
    return id === null ? undefined : this.#known.topics.get(id)
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
      translated: { language: code, count: inLanguage.length },
    }
  }
}
