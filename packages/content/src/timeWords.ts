import type { Time, Times, TimeUnit } from './schemas/times'

/** Returns a number and its unit: 1 day, 2 days. */
const counted = (number: number, unit: string) =>
  `${number} ${number === 1 ? unit.slice(0, -1) : unit}`

/** Formats a range of counts: 1, 2 to 3. */
const range = (from: number, to?: number) => (to === undefined ? `${from}` : `${from} to ${to}`)

/**
 * Returns a time as people read it: "6 to 12 months", "1 day", with its note after a comma. Without
 * numbers, the note alone.
 * @param none what stands for a time of nought: "At once" for an effect, "None" for time off
 */
export function timeWords({ from, to, unit, note }: Time, none: string): string {
  if (from === undefined) return note!
  const span = spanWords(from, to, unit!, none)
  return note === undefined ? span : `${span}, ${note}`
}

function spanWords(from: number, to: number | undefined, unit: string, none: string): string {
  if (to === undefined) return from === 0 ? none : counted(from, unit)
  return from === 0 ? `Up to ${counted(to, unit)}` : `${from} to ${to} ${unit}`
}

/**
 * Returns the same without its note, where space is short; the note alone where there are no
 * numbers.
 */
export const briefTime = ({ note, ...time }: Time, none: string): string =>
  timeWords(time.from === undefined ? { note } : time, none)

/** Words the number of visits of a course: "1 visit", "2 to 3 visits, 4 weeks apart". */
export function visitsWords({ from, to, interval, note }: Times['visits']): string {
  const visits = from === 1 && to === undefined ? '1 visit' : `${range(from, to)} visits`
  const apart = interval === undefined ? '' : `, ${timeWords(interval, 'the same day')} apart`
  const more = note === undefined ? '' : `. ${note.replace(/\.$/, '')}`
  return visits + apart + more
}

/**
 * Words how often a treatment is given in a year: "once a year", "once or twice a year", "2 to 3
 * times a year".
 */
export function yearlyWords({ from, to = from }: NonNullable<Times['yearly']>): string {
  if (to > 2) return `${range(from, to === from ? undefined : to)} times a year`
  return `${from === to ? (from === 1 ? 'once' : 'twice') : 'once or twice'} a year`
}

/** The number of each unit in a month of a year of 365.25 days. */
const perMonth: Record<TimeUnit, number> = {
  hours: 730.5,
  days: 30.4375,
  weeks: 4.348,
  months: 1,
  years: 1 / 12,
}

/**
 * Returns a time in months, for scales: its lower and upper end, which are the same for a single
 * number; null where only words say it.
 */
export function inMonths({ from, to, unit }: Time): { from: number; to: number } | null {
  if (from === undefined || unit === undefined) return null
  const months = (count: number) => count / perMonth[unit]
  return { from: months(from), to: months(to ?? from) }
}
