import type { AssistantFacts } from '../_shared/knowledge.ts'

type Language = AssistantFacts['languages'][number]

/** Which other language a question is in, and what of it is understood, in English words. */
export class Languages {
  readonly #languages: readonly Language[]
  /**
   * By language: words that tell of it, which are its marks and those of its glossary that no
   * English question has.
   */
  readonly #marks: ReadonlyMap<Language, ReadonlySet<string>>

  constructor({ languages, topics, names, words }: AssistantFacts) {
    this.#languages = languages
    const english = new Set(
      [...topics, ...names]
        .flatMap(({ phrases }) => phrases)
        .concat(...Object.values(words))
        .flatMap((phrase) => phrase.split(' ')),
    )
    const own = ({ glossary }: Language) =>
      glossary
        .flatMap((entry) => entry.words)
        .filter((word) => /^\p{L}{4,}$/u.test(word) && !english.has(word))
    this.#marks = new Map(
      languages.map((language) => [language, new Set([...language.marks, ...own(language)])]),
    )
  }

  detect(question: string): Language | null {
    const text = question.toLowerCase().normalize('NFC')
    const words = new Set(text.split(/[^\p{L}\p{M}]+/u).filter(Boolean))
    const scored = this.#languages.map((language) => {
      const marks = [...this.#marks.get(language)!].filter((mark) =>
        language.script === undefined ? words.has(mark) : text.includes(mark),
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

  /** The question's known words in English, in their order; what is not known stays as it is. */
  english(question: string, { glossary, script }: Language): string {
    let text = ` ${question
      .toLowerCase()
      .normalize('NFC')
      .replace(/[¿¡?!.,،؟。、？！]/g, ' ')} `
    const entries = glossary.flatMap(({ english, words }) =>
      words.map((word) => [word.toLowerCase().normalize('NFC'), english] as const),
    )
    for (const [word, english] of entries.toSorted((a, b) => b[0].length - a[0].length)) {
      const spaced = script === undefined || /^[a-z]/.test(word)
      text = spaced
        ? text.split(` ${word} `).join(` ${english.toUpperCase()} `)
        : text.split(word).join(` ${english.toUpperCase()} `)
    }
    return text.toLowerCase()
  }
}
