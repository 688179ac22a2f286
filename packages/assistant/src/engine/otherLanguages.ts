import { plainMarks } from './marks.ts'

/** The probability of each language of a text, by tag, and whether it is long enough to be sure. */
export type Scores = (text: string) => { scores: Record<string, number>; isReliable: boolean }

/**
 * Loads the detector, a megabyte that takes 20 MB when it is read, and which `import` alone may
 * have: for whoever does not write in English, and not before.
 */
export async function loadScores(): Promise<Scores> {
  const { eld } = await import('eld/extrasmall')
  return (text) => {
    const result = eld.detect(text)
    return { scores: result.getScores(), isReliable: result.isReliable() }
  }
}

/**
 * What language a message is in: `language` is null where it cannot be told, and so must not be
 * guessed. `likely` are those that it may be in, null where only its words tell that it is English.
 */
export type Told = { isEnglish: boolean; language: string | null; likely: string[] | null }

/**
 * How likely a language in Latin letters has to be, and how much likelier than the next one and
 * than English. Of 120 short messages none above these was told wrong; Hindi and Arabic in Latin
 * letters come to 0.65 of some other language.
 */
const least = { score: 0.66, overNext: 0.04, overEnglish: 0.08 }
/** The most by which a language may be less probable than the most probable one. */
const nearly = 0.1
/** The share of words that the site knows from which a text is English, and below which it is not. */
const knownShare = { english: 0.6, foreign: 0.4 }

/** The share from which a longer message is English, whatever its other words are, and its words. */
const [surely, fewest] = [0.85, 6]

/** Tells the language of a message from its letters. */
export class OtherLanguages {
  /** Letters that a language never has, by its tag. */
  readonly #without: ReadonlyMap<string, string>

  #scores: Scores | null

  /**
   * @param isKnown whether a word is one of the site's, in English
   * @param scores without them only a script tells that a text is not English
   */
  constructor(
    help: readonly { language: string; without?: string }[],
    private readonly isKnown: (word: string) => boolean,
    scores: Scores | null = null,
  ) {
    this.#scores = scores
    this.#without = new Map(
      help.flatMap(({ language, without }) => (without === undefined ? [] : [[language, without]])),
    )
  }

  /** Loads what tells the language of a message whose words do not. */
  async prepare(message: string): Promise<void> {
    if (!this.#words(message).tellEnglish) this.#scores ??= await loadScores()
  }

  /** Returns what the words of a message tell of its language. */
  #words(message: string) {
    const text = plainMarks(message)
      .toLowerCase()
      // Of a contraction only the word counts: "they're".
      .replace(/(?<=[a-z])'(?:s|re|ve|ll|d|m|t)\b/g, '')
    const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
    const latin = words.filter((word) => /\p{Script=Latin}/u.test(word))
    // A name in Latin letters, "botox", tells nothing of a text in others.
    const isLatin = latin.length * 2 > words.length
    const share = latin.filter((word) => this.isKnown(word)).length / (latin.length || 1)
    // English has no such letters but in words taken from others, as "fiancé".
    const isForeign = latin.some((word) => /[^\p{ASCII}]/u.test(word) && !this.isKnown(word))
    const tellEnglish = words.length === 0 || (isLatin && share >= knownShare.english && !isForeign)
    return { text, words, isLatin, share, isForeign, tellEnglish }
  }

  tell(message: string): Told {
    const { text, words, isLatin, share, isForeign, tellEnglish } = this.#words(message)
    const english = { isEnglish: true, language: null }
    const isAllEnglish = share === 1 || (share >= surely && words.length >= fewest)
    if (tellEnglish) return { ...english, likely: isAllEnglish ? ['en'] : null }
    const { scores: all, isReliable } = this.#scores?.(text) ?? { scores: {}, isReliable: false }
    const scores = Object.entries(all)
      .filter(
        ([tag]) => ![...(this.#without.get(tag) ?? '')].some((letter) => text.includes(letter)),
      )
      .toSorted(([, a], [, b]) => b - a)
    const [tag, score] = scores[0] ?? ['en', 0]
    const next = scores[1]?.[1] ?? 0
    const likely = scores.flatMap(([one, of]) => (of >= score - nearly ? [one] : []))
    const told = isReliable ? likely : null
    if (isLatin && tag === 'en') return { ...english, likely: told }
    // Of a script of its own a few letters are enough.
    const isSure = isLatin
      ? isReliable &&
        words.length > 1 &&
        score >= least.score &&
        score - next >= least.overNext &&
        score - (all['en'] ?? 0) >= least.overEnglish
      : score - next >= 0.01
    return {
      isEnglish:
        isLatin &&
        !isSure &&
        !(isForeign && words.length > 2) &&
        (share >= knownShare.foreign || words.length < 3),
      language: isSure ? tag : null,
      likely: told,
    }
  }
}
