import { numberWords, escapeRegExp, upperFirst } from '@clinic/contract/prose'
import * as z from 'zod/mini'
import type { Knowledge } from '../knowledge.ts'
import { jsonSchema, Unreadable, type AskModel } from './ask.ts'

/**
 * Has a model translate sentences that were chosen from the data. What must not change stands in
 * them as placeholders: amounts, numbers, telephone numbers, names, addresses and links.
 */

const placeholder = /⟦(\d+)⟧/g
const linkLike = /https?:|www\.|[@<>\\]|\/\p{L}|\p{L}\.(?:com|org|net|uk|co|io|eu)\b/iu

/** Days and months, which have names of their own in each language. */
const ofCalendar = new Set(
  Array.from({ length: 12 }, (_, i) => [
    new Date(2024, 0, i + 1).toLocaleDateString('en-GB', { weekday: 'long' }),
    new Date(2024, i, 1).toLocaleDateString('en-GB', { month: 'long' }),
  ]).flat(),
)

/** "One" may stand for a thing that was named. */
const counting = [...numberWords.keys()].filter((word) => word !== 'one')

export class Translator {
  readonly #ask: AskModel
  readonly #fixed: RegExp

  constructor({ facts, properNames, treatments }: Knowledge, ask: AskModel) {
    this.#ask = ask
    const { clinic, pages } = facts
    const names = [
      ...pages.flatMap(({ title }) => (title.includes(' ') ? title : [])),
      ...treatments.map(({ name }) => name),
      ...properNames,
      clinic.name,
      clinic.medicine,
      clinic.address,
    ].filter((name) => /\p{L}/u.test(name) && !ofCalendar.has(name.replace(/s$/, '')))
    const longestFirst = [...new Set(names)].toSorted((a, b) => b.length - a.length)
    this.#fixed = new RegExp(
      [
        // A page in brackets, an address, e-mail.
        String.raw`\(\/[\w\/-]*\)|https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
        `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}])`,
        // An amount, a telephone number, a number; ranges and units stay whole.
        String.raw`[+£]?\d+(?:[.,:]\d+)*(?:(?: to |–|-| )£?\d+(?:[.,:]\d+)*)*(?: ?(?:ml|%|cm|mm))?`,
        `\\b(?:${[...counting, ...counting.map(upperFirst)].join('|')})\\b`,
      ].join('|'),
      'gu',
    )
  }

  /**
   * Returns paragraphs in another language, line by line as they were.
   * @throws {Unreadable} when a line lost or gained what may not change, or is in another script
   */
  async translate(
    paragraphs: readonly string[],
    language: string,
    signal: AbortSignal,
  ): Promise<string[]> {
    const lines = paragraphs.map((text) => text.split('\n'))
    const masked = lines.flat().map((text) => this.#masked(text))
    const schema = z.strictObject({
      lines: z.array(z.string()).check(z.length(masked.length)),
    })
    const reply = schema.safeParse(
      await this.#ask(
        {
          name: 'translation',
          system: `Translate each line into the language with the BCP 47 tag ${language}, plainly and politely, for a patient. Keep the meaning exactly: add nothing, leave nothing out, soften nothing. Signs like ⟦3⟧ stand for numbers, names and links: put each of them once into its line, where it belongs, and write no digit, number or link of your own. A line that begins with "- " stays one.`,
          user: JSON.stringify({ lines: masked.map(({ text }) => text) }),
          schema: jsonSchema(schema),
        },
        signal,
      ),
    )
    if (!reply.success) throw new Unreadable('invalid')
    const translated = reply.data.lines.map((text, i) => unmasked(text, masked[i]!, language))
    return lines.map((own) => translated.splice(0, own.length).join('\n'))
  }

  #masked(line: string): Masked {
    const values: string[] = []
    const text = line.replace(this.#fixed, (value) => {
      const number = numberWords.get(value.toLowerCase())
      const shown = number === undefined ? value.replace(/(?<=\d) to (?=£?\d)/g, '–') : `${number}`
      return `⟦${values.push(shown)}⟧`
    })
    return { line, text, values }
  }
}

type Masked = { line: string; text: string; values: string[] }

/** Puts the values of a line back into its translation. @throws {Unreadable} when it does not fit */
function unmasked(translated: string, { line, text, values }: Masked, language: string): string {
  const words = translated.replace(placeholder, ' ')
  const found = [...translated.matchAll(placeholder)].map(([, place]) => Number(place))
  const isWhole = found.length === values.length && values.every((_, i) => found.includes(i + 1))
  const hasLetters = /\p{L}/u.test(text.replace(placeholder, ''))
  if (
    !isWhole ||
    /[\p{N}⟦⟧]/u.test(words) ||
    linkLike.test(words) ||
    /[\n\r\p{Cc}\p{Co}]/u.test(translated) ||
    line.startsWith('- ') !== translated.startsWith('- ') ||
    translated.length > 3 * text.length + 40 ||
    (hasLetters && (!isIn(language, words) || translated === text))
  )
    throw new Unreadable('invalid')
  return translated.replace(placeholder, (_sign, place: string) => values[Number(place) - 1]!)
}

/** Checks whether most letters of a text are of the script of a language. */
function isIn(language: string, text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const { script = 'Latn' } = new Intl.Locale(language).maximize()
  const scripts: Record<string, string> = {
    Hans: 'Han',
    Hant: 'Han',
    Jpan: 'Han}\\p{Script=Hiragana}\\p{Script=Katakana',
    Kore: 'Hangul',
  }
  const own = new RegExp(`[\\p{Script=${scripts[script] ?? script}}]`, 'u')
  return letters.filter((letter) => own.test(letter)).length * 2 > letters.length
}
