import type { AssistantFacts, Language } from '../knowledge.ts'
import { plainMarks } from './marks.ts'
import { Vocabulary } from './vocabulary.ts'

/** Tells a question's language and translates the words of it that are known into English. */
export class Languages {
  readonly #languages: readonly Language[]
  /**
   * By language: words that tell of it, which are its marks and those of its glossary that no
   * English question has. Without its accent many a mark is an English word.
   */
  readonly #marks: ReadonlyMap<Language, ReadonlySet<string>>

  /** @param deciding words of phrases that are no longer there, once they are learned */
  constructor(assistant: AssistantFacts, deciding?: string) {
    const { languages, topics, names, words } = assistant
    const { isSmall } = new Vocabulary(assistant)
    this.#languages = languages
    const english = new Set([
      ...(deciding?.split(' ') ?? []),
      ...[...topics, ...names]
        .flatMap(({ phrases }) => phrases)
        .concat(...Object.values(words))
        .flatMap((phrase) => phrase.split(' ')),
    ])
    const own = ({ glossary }: Language) =>
      glossary
        .flatMap((entry) => entry.words)
        .map(plain)
        .filter((word) => /^[\p{L}\p{N}]{4,}$/u.test(word) && !english.has(word))
    this.#marks = new Map(
      languages.map((language) => [
        language,
        new Set([...language.marks.map(plain).filter((mark) => !isSmall(mark)), ...own(language)]),
      ]),
    )
  }

  detect(question: string): Language | null {
    const text = plain(question)
    const words = new Set(text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean))
    const scored = this.#languages.map((language) => {
      const marks = [...this.#marks.get(language)!].filter((mark) =>
        isLatin(mark) ? words.has(mark) : text.includes(mark),
      ).length
      const letters =
        language.script === undefined
          ? 0
          : (text.match(new RegExp(`[${language.script}]`, 'gu')) ?? []).length
      return { language, score: letters > 0 ? 10 + letters + marks * 20 : marks >= 2 ? marks : 0 }
    })
    const best = scored.toSorted((a, b) => b.score - a.score)[0]
    return best && best.score > 0 ? best.language : null
  }

  /**
   * The question's known words in English, in their order. Its small words go, which no English
   * example has; what else is not known stays as it is.
   */
  english(question: string, { glossary, marks }: Language): string {
    // A comma stays: it parts one question from the next.
    let text = ` ${plain(question)
      .replace(/[¿¡?!.,،؟。、？！]/g, ' , ')
      .replaceAll("'", ' ')} `
    const entries = glossary.flatMap(({ english, words }) =>
      words.map((word) => [plain(word), english] as const),
    )
    for (const [word, english] of entries.toSorted((a, b) => b[0].length - a[0].length)) {
      text = isLatin(word)
        ? text.split(` ${word} `).join(` ${english.toUpperCase()} `)
        : text.split(word).join(` ${english.toUpperCase()} `)
    }
    for (const mark of marks.map(plain).filter(isLatin)) text = text.split(` ${mark} `).join(' ')
    // Scripts without spaces leave a number joined to the word before it: "を30".
    return text.replace(/(?<=[^\p{ASCII}])(?=\d)/gu, ' ').toLowerCase()
  }
}

/** Lower case and, since many type without them, without the accents of Latin letters. */
const plain = (text: string) =>
  plainMarks(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
    .replaceAll('ł', 'l')
    .normalize('NFC')

const isLatin = (word: string) => /^[a-z]/.test(word)
