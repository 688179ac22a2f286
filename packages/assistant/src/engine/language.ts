import type { AssistantFacts, Language, Learned } from '../knowledge.ts'
import { plainMarks } from './marks.ts'
import { Vocabulary } from './vocabulary.ts'

/** What tells a language, and its words. */
export type Spoken = Pick<Language, 'code' | 'script' | 'marks' | 'glossary'> & {
  numbers?: Language['numbers']
}

/** Words with what they are in English. */
type Entries = readonly (readonly [word: string, english: string])[]
type GlossaryWords = {
  entries: Entries
  /** Those that may bend, and patterns of phrases whose words may. */
  stems: Entries
  bent: readonly (readonly [pattern: RegExp, english: string])[]
  /** Words that only tell the language. */
  own: ReadonlySet<string>
  /** Words for numbers, with their figures. */
  numbers: ReadonlyMap<string, string>
}

/** Tells a question's language and translates the words of it that are known into English. */
export class Languages {
  readonly languages: readonly Language[]
  /**
   * By language: words that tell of it, which are its marks and those of its glossary that no
   * English question has. Without its accent many a mark is an English word.
   */
  readonly #marks: ReadonlyMap<Language, ReadonlySet<string>>
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
      this.languages.map((language) => [
        language,
        new Set([...language.marks.map(plain).filter((mark) => !isSmall(mark)), ...own(language)]),
      ]),
    )
  }

  detect(question: string): Language | null {
    const text = plain(question)
    const words = new Set(text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean))
    const scored = this.languages.map((language) => {
      const marks = [...this.#marks.get(language)!].filter((mark) =>
        isSpaced(mark) ? words.has(mark) : text.includes(mark),
      ).length
      const letters =
        language.script === undefined
          ? 0
          : (text.match(new RegExp(`[${language.script}]`, 'gu')) ?? []).length
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
    const { entries, stems, bent, own, numbers } = this.#wordsOf(language)
    // A comma stays, as it parts one question from the next; within a number it is a point.
    let text = ` ${plain(question)
      .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')
      .replace(/(?<!\d)[.,]|[.,](?!\d)|[¿¡?!،؟;。、？！{}]/g, ' , ')
      .replaceAll("'", ' ')} `
    for (const [word, english] of entries) {
      if (word.includes('…')) text = withNumber(text, word, english, numbers)
      else text = text.split(isSpaced(word) ? ` ${word} ` : word).join(marked(english))
    }
    for (const [pattern, english] of bent) text = text.replace(pattern, marked(english))
    text = text
      .split(' ')
      .filter((word) => !own.has(word))
      .map((word) => {
        const english = inflectedOf(word, stems)
        return english === null ? word : marked(english)
      })
      .join(' ')
    // Scripts without spaces leave a number joined to the word before it: "を30".
    return text.replace(/(?<=[^\p{ASCII}])(?=\d)/gu, ' ')
  }

  /** Returns a language's glossary, the longest phrases first, once it is asked for. */
  #wordsOf(language: Spoken): GlossaryWords {
    const made = this.#glossaries.get(language)
    if (made !== undefined) return made
    const all = language.glossary.flatMap(({ english, words }) =>
      words.map((word) => [plain(word).replaceAll("'", ' '), english] as const),
    )
    const words = {
      entries: all.toSorted((a, b) => b[0].length - a[0].length),
      stems: all.filter(([word]) => isSpaced(word) && isWord.test(word)),
      bent: all.flatMap(([phrase, english]) =>
        isSpaced(phrase) && isPhrase.test(phrase) ? [[bending(phrase), english] as const] : [],
      ),
      own: new Set(language.marks.map(plain).filter(isSpaced)),
      numbers: new Map(
        (language.numbers ?? []).flatMap((ways, i) =>
          ways.map((way) => [plain(way), String(i + 2)] as const),
        ),
      ),
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

/** Returns a text with a phrase whose … is a number in English: "tengo … años" as an age. */
function withNumber(
  text: string,
  phrase: string,
  english: string,
  numbers: GlossaryWords['numbers'],
): string {
  const [before, after] = phrase.split('…') as [string, string]
  const isOfWords = isSpaced(`${before}${after}`.trim())
  const [from, to] = isOfWords ? ['(?<= )', '(?= )'] : ['(?<!\\d)', '']
  const figures = ['\\d+(?:\\.\\d+)?', ...numbers.keys()].join('|')
  return text.replace(
    new RegExp(`${from}${before}(${figures})${isOfWords ? '' : ' ?'}${after}${to}`, 'gu'),
    (_, number: string) => marked(english.replace('…', numbers.get(number) ?? number)),
  )
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
function inflectedOf(word: string, entries: Entries) {
  if (!isWord.test(word) || /[A-Z]/.test(word)) return null
  const [best] = entries
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
