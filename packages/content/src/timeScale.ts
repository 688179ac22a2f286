import type { Time, TimeUnit } from './schemas/times'

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
