import type { Time, TimeUnit } from './schemas/times'

/** A stretch of time, in days. */
export type Duration = { from: number; to: number; written: string }

const days: Record<TimeUnit, number> = {
  hours: 1 / 24,
  days: 1,
  weeks: 7,
  months: 30.4,
  years: 365,
}
const numerals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const number = `(?:\\d+|${numerals.slice(1).join('|')})`
const unit = '(hour|day|week|month|year)s?'
const span = new RegExp(
  `\\b(?:(${number})(?:\\s*(?:to|or|and|–|-)\\s*(${number}))?[\\s-]${unit}|(?:a|an|one)\\s${unit}(\\sor two)?|(fortnight))\\b`,
  'gi',
)

const valueOf = (word: string) =>
  /^\d/.test(word) ? Number(word) : numerals.indexOf(word.toLowerCase())
const daysOf = (word: string) => days[`${word.toLowerCase()}s` as TimeUnit]

/** A number that leaves its unit to the time before it: "at two weeks, and again at six". */
const bare = new RegExp(
  `\\b(?:at|around|about|after|by|nearer)\\s(${number})\\b(?!\\s*(?:to|or|and|–|-)\\s*${number}\\b)(?![\\s-]${unit}\\b)`,
  'gi',
)

/**
 * Returns the times that a text names: "two to four weeks", "6 months", "two-week", "a year". "Half
 * a year" is none: it is not read.
 */
export function durationsIn(text: string): Duration[] {
  const whole = [...text.matchAll(span)].flatMap(
    (match): (Duration & { at: number; length: number })[] => {
      const [written, from, to, unitOfNumber, unitOfOne, orTwo] = match
      const at = match.index
      if (/\bhalf $/i.test(text.slice(0, at))) return []
      if (from === undefined && unitOfOne === undefined)
        return [{ from: 14, to: 14, written, at, length: 7 }]
      const length = daysOf((unitOfNumber ?? unitOfOne)!)
      return [
        {
          from: from === undefined ? length : valueOf(from) * length,
          to: length * (from === undefined ? (orTwo ? 2 : 1) : valueOf(to ?? from)),
          written,
          at,
          length,
        },
      ]
    },
  )
  const bareOnes = [...text.matchAll(bare)].flatMap((match): Duration[] => {
    const before = whole.findLast(({ at }) => at < match.index)
    if (before === undefined) return []
    const length = valueOf(match[1]!) * before.length
    return [{ from: length, to: length, written: match[1]! }]
  })
  return [...whole.map(({ from, to, written }) => ({ from, to, written })), ...bareOnes]
}

/** Returns the times of a field: its numbers, and those its note names. */
export function durationsOf({ from, to, unit: unitOfBoth, note }: Time): Duration[] {
  const named = note === undefined ? [] : durationsIn(note)
  if (from === undefined || unitOfBoth === undefined) return named
  const length = days[unitOfBoth]
  return [{ from: from * length, to: (to ?? from) * length, written: '' }, ...named]
}

/**
 * Checks whether two durations overlap, give or take a tenth of the longer: twelve weeks and three
 * months are the same.
 */
export const durationsOverlap = (a: Duration, b: Duration): boolean => {
  const slack = Math.max(a.to, b.to) / 10
  return a.from <= b.to + slack && b.from <= a.to + slack
}

/**
 * Checks whether one of the durations that are named can be one of those that are known; where
 * either are none, nothing disagrees.
 */
export const durationsAgree = (named: readonly Duration[], known: readonly Duration[]): boolean =>
  named.length === 0 ||
  known.length === 0 ||
  named.some((one) => known.some((other) => durationsOverlap(one, other)))

/** Checks whether two durations are the same, give or take the days that months differ by. */
export const durationsEqual = (a: Duration, b: Duration): boolean =>
  Math.abs(a.from - b.from) < 0.5 && Math.abs(a.to - b.to) < 0.5

/** Returns the times after which something is fine again, as the words of a recovery name them. */
export const untilSpans = (text: string): Duration[] => [
  ...(/\b(?:straight away|no need to wait|no limit|same(?: or next)? day|next day)\b/i.test(text)
    ? [{ from: 0, to: 1, written: 'at once' }]
    : []),
  ...durationsIn(text),
]
