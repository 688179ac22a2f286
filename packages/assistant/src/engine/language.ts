import type { AssistantFacts, Language, Learned } from '../knowledge.ts'
import { plainMarks } from './marks.ts'
import { Vocabulary } from './vocabulary.ts'

/** What tells a language, and its words. */
export type Spoken = Pick<Language, 'code' | 'script' | 'marks' | 'glossary'> & {
  numbers?: Language['numbers']
}

type GlossaryWords = {
  /** Phrases as they stand in a message, the longest first; then those whose words may bend. */
  entries: readonly { start: string; phrase: string | RegExp; english: string }[]
  /** Words that may bend, by their first letters. */
  stems: Map<string, [word: string, english: string][]>
  /** Words that only tell the language. */
  own: ReadonlySet<string>
  /** Words for numbers, with their figures. */
  numbers: ReadonlyMap<string, string>
  /** Texts of the message that is answered, with their words marked. */
  kept: Map<string, string>
}

/** Tells a question's language and translates the words of it that are known into English. */
export class Languages {
  readonly languages: readonly Language[]
  /**
   * By language: words that tell of it, which are its marks and those of its glossary that no
   * English question has. Without its accent many a mark is an English word.
   */
  readonly #marks: ReadonlyMap<
    Language,
    { spaced: ReadonlySet<string>; joined: readonly string[]; letter: RegExp | null }
  >
  readonly #glossaries = new Map<Spoken, GlossaryWords>()

  /** @param learned words of phrases, and glossaries, that are no longer there once they are learned */
  constructor(
    assistant: AssistantFacts,
    { deciding, glossaries }: Partial<Pick<Learned, 'deciding' | 'glossaries'>> = {},
  ) {
    const { topics, names, words } = assistant
    const { isSmall } = new Vocabulary(assistant)
    this.languages = assistant.languages.map((one) => ({
      ...one,
      glossary: glossaries ? unpacked(glossaries[one.code] ?? '') : one.glossary,
    }))
    const english = new Set([
      ...(deciding?.split(' ') ?? []),
      ...[...topics, ...names]
        .flatMap(({ phrases }) => phrases)
        .concat(...Object.values(words))
        .flatMap((phrase) => phrase.split(' ')),
    ])
    const own = ({ glossary }: Spoken) =>
      glossary
        .flatMap((entry) => entry.words)
        .flatMap((phrase) => plain(phrase).split(' '))
        .filter((word) => /^[\p{L}\p{N}]{4,}$/u.test(word) && !english.has(word))
    this.#marks = new Map(
      this.languages.map((language) => {
        const { marks, script } = language
        const all = [...marks.map(plain).filter((mark) => !isSmall(mark)), ...own(language)]
        const letter = script === undefined ? null : new RegExp(`[${script}]`, 'gu')
        const joined = [...new Set(all.filter((mark) => !isSpaced(mark)))]
        return [language, { spaced: new Set(all.filter(isSpaced)), joined, letter }]
      }),
    )
  }

  detect(question: string): Language | null {
    const text = plain(question)
    const words = [...new Set(text.split(/[^\p{L}\p{M}\p{N}]+/u))]
    const scored = this.languages.map((language) => {
      const { spaced, joined, letter } = this.#marks.get(language)!
      const marks =
        words.filter((word) => spaced.has(word)).length +
        joined.filter((mark) => text.includes(mark)).length
      const letters = letter === null ? 0 : (text.match(letter) ?? []).length
      // Letters alone tell no language where many share them that have no file here.
      const isOfLetters = letters > 0 && (!/\p{Script=Cyrillic}/u.test(text) || marks >= 2)
      return { language, score: isOfLetters ? 10 + letters + marks * 20 : marks >= 2 ? marks : 0 }
    })
    const best = scored.toSorted((a, b) => b.score - a.score)[0]
    return best && best.score > 0 ? best.language : null
  }

  /**
   * The question's known words in English, in their order. Its small words go, which no English
   * example has, and what is not wanted; what else is not known stays as it is.
   */
  english(question: string, language: Spoken): string {
    return this.#marked(question, language)
      .replace(/\{WITHOUT [^}]*\}|[{}]/g, '')
      .toLowerCase()
  }

  /** Returns the known words of a question as the English that each stands for, in their order. */
  phrases(question: string, language: Spoken): string[] {
    const marked = this.#marked(question, language).toLowerCase()
    return Array.from(marked.matchAll(/\{([^}]+)\}/g), ([, phrase]) => phrase!)
  }

  /**
   * Returns the share of a question's words, of those longer than small ones, that are known.
   * @param isKnown whether a word is one of the site's, in English
   */
  knownShare(question: string, language: Spoken, isKnown: (word: string) => boolean): number {
    const left = this.#marked(question, language)
      .split(/[^\p{L}\p{M}\p{N}'-]+/u)
      .filter((word) => word.length > 2)
    const known = left.filter((word) => /^[A-Z'-]+$/.test(word) || isKnown(word))
    return left.length === 0 ? 0 : known.length / left.length
  }

  /** Returns the question with its known words as English ones: {HOW MUCH IS}. */
  #marked(question: string, language: Spoken): string {
    const { entries, stems, own, numbers, kept } = this.#wordsOf(language)
    const made = kept.get(question)
    if (made !== undefined) return made
    // A comma stays, as it parts one question from the next; within a number it is a point.
    let text = ` ${plain(question)
      .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')
      .replace(/(?<!\d)[.,]|[.,](?!\d)|[¿¡?!،؟;。、？！{}]/g, ' , ')
      .replaceAll("'", ' ')} `
    // Most phrases of a glossary stand in no message: whether one may is found at once.
    for (const { start, phrase, english } of entries)
      if (text.includes(start))
        text = text.replaceAll(phrase, (_, number?: number | string) =>
          marked(english.replace('…', () => numbers.get(`${number}`) ?? `${number}`)),
        )
    text = text
      .split(' ')
      .filter((word) => !own.has(word))
      .map((word) => {
        const english = inflectedOf(word, stems)
        return english === null ? word : marked(english)
      })
      .join(' ')
    // Scripts without spaces leave a number joined to the word before it: "を30".
    kept.set(question, text.replace(/(?<=[^\p{ASCII}])(?=\d)/gu, ' '))
    return kept.get(question)!
  }

  /** Forgets the texts of a message. */
  forget(): void {
    for (const { kept } of this.#glossaries.values()) kept.clear()
  }

  /** Returns a language's glossary, the longest phrases first, once it is asked for. */
  #wordsOf(language: Spoken): GlossaryWords {
    const made = this.#glossaries.get(language)
    if (made !== undefined) return made
    const all = language.glossary.flatMap(({ english, words }) =>
      words.map((word) => [plain(word).replaceAll("'", ' '), english] as const),
    )
    const numbers = new Map(
      (language.numbers ?? []).flatMap((ways, i) =>
        ways.map((way) => [plain(way), String(i + 2)] as const),
      ),
    )
    const asTyped = all
      .toSorted((a, b) => b[0].length - a[0].length)
      .map(([word, english]) => {
        const phrase = isSpaced(word) ? ` ${word} ` : word
        return word.includes('…')
          ? { start: word.split('…')[0]!, phrase: withNumber(word, numbers), english }
          : { start: phrase, phrase, english }
      })
    const spaced = all.filter(([word]) => isSpaced(word))
    const bent = spaced
      .filter(([phrase]) => isPhrase.test(phrase))
      .map(([phrase, english]) => ({
        start: phrase.slice(0, ending.stem),
        phrase: bending(phrase),
        english,
      }))
    const stems: GlossaryWords['stems'] = new Map()
    for (const [word, english] of spaced.filter(([one]) => isWord.test(one))) {
      const start = word.slice(0, ending.stem)
      stems.set(start, [...(stems.get(start) ?? []), [word, english]])
    }
    const words = {
      entries: [...asTyped, ...bent],
      stems,
      own: new Set(language.marks.map(plain).filter(isSpaced)),
      numbers,
      kept: new Map<string, string>(),
    }
    this.#glossaries.set(language, words)
    return words
  }
}

/** Returns a glossary that was written as lines: see learned.ts. */
const unpacked = (lines: string): Language['glossary'] =>
  lines.split('\n').map((line) => {
    const [english = '', ...words] = line.split('|')
    return { english, words }
  })

const marked = (english: string) => ` {${english.toUpperCase()}} `

/** Returns a pattern of a phrase whose … is a number in English: "tengo … años" as an age. */
function withNumber(phrase: string, numbers: GlossaryWords['numbers']): RegExp {
  const [before, after] = phrase.split('…') as [string, string]
  const isOfWords = isSpaced(`${before}${after}`.trim())
  const [from, to] = isOfWords ? ['(?<= )', '(?= )'] : ['(?<!\\d)', '']
  const figures = ['\\d+(?:\\.\\d+)?', ...numbers.keys()].join('|')
  return new RegExp(`${from}${before}(${figures})${isOfWords ? '' : ' ?'}${after}${to}`, 'gu')
}

const isWord = /^\p{L}{4,}$/u
/** Matches a phrase with a word that is long enough to bend. */
const isPhrase = /^(?=.*\p{L}{6})\p{L}+(?: \p{L}+)+$/u
/** The most letters by which an ending differs from another, and the fewest of a stem. */
const ending = { own: 2, most: 4, stem: 4 }

/** Returns a pattern of a phrase, each of whose longer words may have another ending. */
const bending = (phrase: string) =>
  new RegExp(
    `(?<= )${phrase.replace(/(\p{L}{4,})\p{L}{2}(?!\p{L})/gu, '$1\\p{L}{0,4}')}(?= )`,
    'gu',
  )

/** Returns what a word stands for with another ending: "botoksie" for "botoks". */
function inflectedOf(word: string, stems: GlossaryWords['stems']) {
  if (!isWord.test(word) || /[A-Z]/.test(word)) return null
  const [best] = (stems.get(word.slice(0, ending.stem)) ?? [])
    .map(([known, english]) => ({ known, english, shared: sharedStart(word, known) }))
    .filter(
      ({ known, shared }) =>
        shared >= Math.max(ending.stem, known.length - ending.own) &&
        word.length - shared <= ending.most,
    )
    .toSorted((a, b) => b.shared - a.shared)
  return best?.english ?? null
}

function sharedStart(one: string, other: string): number {
  let i = 0
  while (i < one.length && one[i] === other[i]) i++
  return i
}

/** Lower case and, since many type without them, without the accents of letters. */
const plain = (text: string) =>
  plainMarks(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/([a-zе\p{Script=Greek}])[\u0300-\u036f]+/gu, '$1')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .normalize('NFC')

/** Checks whether a word is of a script that parts its words with spaces and bends them. */
const isSpaced = (word: string) => /^[a-z\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
