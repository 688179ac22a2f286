import { numberWords } from '@clinic/contract/prose'

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'
/** A time in figures; without a least one it is the longest: "up to a day", "gone by a year". */
export type Span = { least: number | null; most: number; unit: Unit }

const days = { minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 }
const span =
  /(?:\b(up to|by|at least) )?\b(\d+)(?:(?: to |–)(\d+))? (minute|hour|day|week|month|year)s?\b/gi
/** Matches words for the same day and for the next, a day by number, and an article that counts. */
const inWords: [RegExp, string][] = [
  [/\b(?:at once|straight away|(?:the )?same day|none|after a few hours)\b/gi, '0 days'],
  [/\b(?:the )?next day\b/gi, '1 day'],
  [/\bday (\w+) to (\w+)\b/gi, '$1 to $2 days'],
  [/\ban? (?=minute|hour|day|week|month|year)/gi, '1 '],
]

const unitAhead = /\b[a-z]+\b(?= (?:to|or|minutes?|hours?|days?|weeks?|months?|years?)\b)/gi

/** Writes the numbers of a text's times in figures. */
const inFigures = (text: string) =>
  inWords
    .reduce((so, [words, number]) => so.replace(words, number), text.toLowerCase())
    .replace(unitAhead, (word) => String(numberWords.get(word) ?? word))

/**
 * Returns the days that an answer says to allow: the most of its first time and of each least one, as
 * "light peel: at least two weeks; medium peel: at least six", for no day is then too late.
 */
export function daysToAllow(text: string): number | null {
  const lengths = [...inFigures(text).matchAll(span)].flatMap(([, bound, from, to, unit], i) =>
    i === 0 || bound === 'at least' ? Number(to ?? from) * days[unit as Unit] : [],
  )
  return lengths.length === 0 ? null : Math.ceil(Math.max(...lengths))
}

/**
 * Returns the times that a text of the data says: those of its first clause with one. Where that is
 * nought or only what it is gone by, those behind it are told too: "none; 7 to 10 days if medium".
 */
export function timesIn(text: string): Span[] {
  const figures = inFigures(text)
  const spansOf = (clause: string) =>
    Array.from(clause.matchAll(span), ([, bound, from, to, unit]): Span => ({
      least: bound === undefined || bound === 'at least' ? Number(from) : null,
      most: Number(to ?? from),
      unit: unit as Unit,
    }))
  const told = (separator: RegExp) =>
    figures
      .split(separator)
      .map(spansOf)
      .filter((spans) => spans.length > 0)
  const first = told(/[;,.]\s/)[0] ?? []
  if (first[0]?.most === 0) return [first[0], ...(told(/;\s/)[1] ?? [])]
  return first[0]?.least === null ? told(/\.\s/)[0]!.slice(0, 2) : first
}

/** Returns the most days of a time. */
export const daysIn = ({ most, unit }: Span): number => most * days[unit]

/** Returns the days from one day to another, as 2026-06-14. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Returns the latest day to come for something that needs so many days before an event. */
export const latestDay = (event: string, wait: number): string =>
  new Date(Date.parse(event) - wait * 86_400_000).toISOString().slice(0, 10)

/** Matches where the time of the next kind begins: "Medium peel: after a week". */
const nextKind = /(?<=\.) (?=[A-Z][a-z ]+: )/

/**
 * Returns the time of a text that says one of each kind of treatment, the longest one: nobody then
 * does too early what a lighter kind allows. Without a time of each kind there is none.
 */
export function longestIn(text: string): Span[] {
  const kinds = text.split(nextKind).map(timesIn)
  const length = ([first]: Span[]) => (first ? daysIn(first) : Infinity)
  return kinds.toSorted((a, b) => length(b) - length(a))[0]!
}
