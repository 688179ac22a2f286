import type { GuardWords } from '../knowledge.ts'
import { numberWords } from '../numberWords.ts'
import { singular } from '../singular.ts'
import {
  articles,
  beforeNumbers,
  clauses,
  fractions,
  free,
  multipliers,
  phraseStarts,
} from './grammar.ts'

/**
 * A word, number or sign that counts. `clause`: a clause begins with it; `starts`: a clause or a
 * phrase such as "for most people";
 * `after`: the free words and marks that follow it, without articles.
 */
export type Token = { text: string; clause: boolean; starts: boolean; after: string }

type Raw = { text: string; afterMark: boolean }
type Saying = { said: string[]; meant: string[] }

const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '')

/**
 * Lower-case words, numbers and signs in order. Commas, brackets, dashes and the last full stop
 * only part clauses; any other sign counts.
 */
function raw(sentence: string): Raw[] {
  const text = sentence
    .toLowerCase()
    .replace(/\bcan(?:not|’t)\b/g, 'can not')
    .replace(/\bwon’t\b/g, 'will not')
    .replace(/n’t\b/g, ' not')
    .replace(/’(?:s|re|ve|ll|d|m)?(?![\p{L}\p{N}])/gu, ' ')
    .replace(/[.\s]+$/, '')
  const found: Raw[] = []
  let afterMark = false
  for (const [match] of text.matchAll(
    /\p{L}[\p{L}\p{M}]*|\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\S/gu,
  )) {
    if (/^[,;:()–—]$/.test(match)) afterMark = true
    else if (match !== '-') {
      found.push({ text: match, afterMark })
      afterMark = false
    }
  }
  return found
}

/** The words with each saying as what it means. */
function plainly(words: readonly Raw[], sayings: readonly Saying[]): Raw[] {
  const result: Raw[] = []
  for (let i = 0; i < words.length;) {
    const saying = sayings.find(({ said }) => said.every((word, j) => words[i + j]?.text === word))
    if (saying === undefined) result.push(words[i++]!)
    else {
      const { afterMark } = words[i]!
      result.push(...saying.meant.map((text, j) => ({ text, afterMark: afterMark && j === 0 })))
      i += saying.said.length
    }
  }
  return result
}

const isDigits = (text: string) => /^\d/.test(text)

/**
 * The number that begins at a place, in digits or words ("1,250", "two hundred and fifty", "half a
 * dozen"), and how many words it takes; null: none.
 */
function numberAt(words: readonly Raw[], at: number): { value: string; length: number } | null {
  const text = (i: number) => words[i]?.text ?? ''
  const first = text(at)
  if (isDigits(first) && !multipliers.has(text(at + 1))) {
    const plain = first.replace(/,/g, '')
    return { value: /^0\d/.test(plain) ? plain : String(Number(plain)), length: 1 }
  }
  if (fractions.has(first)) {
    const article = text(at + 1) === 'a' ? 1 : 0
    const multiplier = multipliers.get(text(at + 1 + article))
    return multiplier === undefined
      ? { value: String(fractions.get(first)), length: 1 }
      : { value: String(fractions.get(first)! * multiplier), length: 2 + article }
  }
  let total = 0
  let group: number | null = null
  let i = at
  if (first === 'a' && (multipliers.has(text(at + 1)) || fractions.has(text(at + 1)))) i++
  for (;;) {
    const word = text(i)
    const value = isDigits(word) ? Number(word.replace(/,/g, '')) : numberWords.get(word)
    const multiplier = multipliers.get(word)
    if (
      value !== undefined &&
      (group === null ||
        (value < 10 && group % 100 >= 20 && group % 10 === 0) ||
        (value < 100 && group > 0 && group % 100 === 0))
    ) {
      group = (group ?? 0) + value
      i++
    } else if (multiplier !== undefined) {
      group = (group ?? 1) * multiplier
      if (multiplier >= 1000) {
        total += group
        group = null
      }
      i++
    } else if (
      word === 'and' &&
      group !== null &&
      text(i + 1) === 'a' &&
      fractions.has(text(i + 2))
    ) {
      group += fractions.get(text(i + 2))!
      i += 3
      break
    } else if (word === 'and' && multipliers.has(text(i - 1)) && numberWords.has(text(i + 1))) i++
    else break
  }
  return total > 0 || group !== null
    ? { value: String(total + (group ?? 0)), length: i - at }
    : null
}

/** All the words of a sentence in one form, numbers as digits: for looking up names in it. */
export function wordsOf(sentence: string): string[] {
  const all = raw(sentence)
  const result: string[] = []
  for (let i = 0; i < all.length;) {
    const number = numberAt(all, i)
    result.push(number?.value ?? singular(all[i]!.text))
    i += number?.length ?? 1
  }
  return result
}

/**
 * Reads what counts in a sentence, in its order: everything but free words, in one form where
 * several say the same.
 */
export function sentenceReader({
  alike,
  sayings,
  empty,
}: Pick<GuardWords, 'alike' | 'sayings' | 'empty'>): (sentence: string) => Token[] {
  const sameAs = new Map(
    alike.flatMap((group) => group.map((word) => [singular(word), singular(group[0]!)] as const)),
  )
  // The longest first: "a lot of the time" before "a lot of".
  const plain = [
    ...sayings.flatMap(({ means, said }) => said.map((one) => ({ said: one, means }))),
    ...empty.map((one) => ({ said: one, means: '' })),
  ]
    .map(({ said, means }) => ({ said: wordsIn(said), meant: wordsIn(means) }))
    .toSorted((a, b) => b.said.length - a.said.length)
  return (sentence) => tokensOf(plainly(raw(sentence), plain), sameAs)
}

function tokensOf(all: readonly Raw[], sameAs: ReadonlyMap<string, string>): Token[] {
  const tokens: Token[] = []
  let clause = true
  let starts = true
  const add = (text: string) => {
    tokens.push({ text, clause, starts, after: '' })
    clause = starts = false
  }
  for (let i = 0; i < all.length;) {
    const { text, afterMark } = all[i]!
    const number = numberAt(all, i)
    const last = tokens.at(-1)
    if (afterMark && last) last.after += ' ,'
    clause ||= afterMark || clauses.has(text)
    starts ||= clause || phraseStarts.has(text)
    // "Between 4 and 6", "from 4 to 6" and "4 to 6" are one; "in 4 days" and "for 4 days" are not.
    if ((text === 'between' || text === 'from') && isRange(all, i + 1)) i++
    else if (number !== null) {
      add(`#${number.value}`)
      i += number.length
    } else {
      i++
      const counts =
        !free.has(text) ||
        (beforeNumbers.has(text) &&
          numberAt(
            all,
            /^(?:about|around|roughly|approximately|a|the)$/.test(all[i]?.text ?? '') ? i + 1 : i,
          ) !== null)
      if (!counts) {
        if (last && !articles.has(text)) last.after += ` ${text}`
        continue
      }
      const one = singular(text)
      add(sameAs.get(one) ?? one)
    }
  }
  return tokens
}

function isRange(all: readonly Raw[], at: number): boolean {
  const first = numberAt(all, at)
  if (first === null) return false
  const between = at + first.length
  const joined = all[between]?.text === 'to' || all[between]?.text === 'and' ? between + 1 : between
  return numberAt(all, joined) !== null
}
