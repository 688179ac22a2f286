/** Composes sentences, for the functions and the pages. */

const whole = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
})
const withPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** Formats an amount in pounds as people read it: £1,250, or £12.50 where there are pence. */
export function pounds(amount: number): string {
  return (Number.isInteger(amount) ? whole : withPence).format(amount)
}

/** Joins words as a list: "a", "a and b", "a, b and c". */
export const list = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** Ends a text with a full stop, unless it ends in a mark of its own. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Returns the text with a capital at its beginning. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the text as it goes on within a sentence. It knows no names; see {@link uncapital}. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * Returns a text as it stands within a sentence: a name keeps its capital, and so does an
 * abbreviation.
 */
export const uncapital = (text: string, properNames: ReadonlySet<string>): string => {
  const first = /^[\p{L}]+/u.exec(text)?.[0] ?? ''
  return properNames.has(first) || /\p{Lu}/u.test(first.slice(1)) ? text : lowerFirst(text)
}

/**
 * Words how long something lasts: "It lasts 3 to 4 months", or where no time is known "How long it
 * lasts: not well established".
 */
export function lasting(what: string, time: string): string {
  const text = lowerFirst(time.replace(/^lasts /i, ''))
  return /^(?:\d|up to|a few|at least|for|from|some|until|while)/.test(text)
    ? `${what} ${agreed(what, 'lasts')} ${text}`
    : `How long ${what === 'It' ? 'it' : what} ${agreed(what, 'lasts')}: ${text}`
}

/** Returns a verb in the third person as it stands after a name: "lip fillers last". */
export const agreed = (name: string, verb: string): string =>
  /[^s]s$/.test(name) ? verb.replace(/s$/, '') : verb

/** Returns the first whole sentences of a text, up to a number of words, but one at least. */
export function firstSentences(text: string, words: number): string {
  const said: string[] = []
  let length = 0
  for (const one of text.split(/(?<=[.!?])\s+/)) {
    length += one.split(/\s+/).length
    if (said.length > 0 && length > words) break
    said.push(one)
  }
  return said.join(' ')
}

/** Returns a text as a regular expression that matches it and nothing else. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns one form for a word's singular and plural, or a verb's "last" and "lasts". Not more: "is
 * removed" and "remove" say different things.
 */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

/** The English words that compound numbers are made of, with what each stands for. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...upToNineteen.split(' ').map((word, i) => [word, i] as const),
  ...tens.split(' ').map((word, i) => [word, 20 + 10 * i] as const),
])

/** Returns the day that it is at the clinic, in London, as year-month-day. */
export const clinicDay = (now: Date = new Date()): string =>
  now.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
