import { list, sentence } from '@clinic/contract/prose'
import { problemsIn, type Problem } from './problem'
import type { Clinic } from './schemas/clinic'
import { weekdays, type OpeningHours } from './schemas/hours'

type Weekday = (typeof weekdays)[number]

const inOrder = (days: readonly Weekday[]) => weekdays.filter((day) => days.includes(day))

/** Returns days that follow each other as one run: Monday to Friday, then Sunday. */
const runsOf = (days: readonly Weekday[]): Weekday[][] =>
  inOrder(days).reduce<Weekday[][]>((runs, day) => {
    const last = runs.at(-1)
    if (last !== undefined && weekdays.indexOf(day) === weekdays.indexOf(last.at(-1)!) + 1)
      last.push(day)
    else runs.push([day])
    return runs
  }, [])

/** Returns days in runs that have three days or more, and the others alone. */
const shortRuns = (days: readonly Weekday[]) =>
  runsOf(days).flatMap((run) => (run.length > 2 ? [run] : run.map((day) => [day])))

/** Returns days as people read them: "Monday to Friday", "Saturday and Sunday", "Every day". */
export const dayWords = (days: readonly Weekday[]): string =>
  new Set(days).size === weekdays.length
    ? 'Every day'
    : list(shortRuns(days).map((run) => (run.length > 1 ? `${run[0]} to ${run.at(-1)}` : run[0]!)))

/**
 * Returns hours in a language: names of days come from the language, and all else is digits. Days
 * on which nothing is open stand with a word for closed, where one is given.
 */
export function hoursIn(language: string, hours: OpeningHours, closed?: string): string[] {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const dayIn = (day: Weekday) => name.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)))
  return hours.flatMap(({ days, opens, closes }) => {
    const runs = shortRuns(days).map((run) =>
      [...new Set([run[0]!, run.at(-1)!])].map(dayIn).join('–'),
    )
    const when = opens === null || closes === null ? closed : `${opens}–${closes}`
    return when === undefined ? [] : [`${runs.join(', ')} ${when}`]
  })
}

/** Returns a line of hours as schema.org writes it: "Mo-Fr 09:00-19:00"; none for closed days. */
export const schemaHours = (hours: OpeningHours): string[] =>
  hours.flatMap(({ days, opens, closes }) =>
    opens === null || closes === null
      ? []
      : [
          `${shortRuns(days)
            .map((run) => [...new Set([run[0]!, run.at(-1)!])].map((d) => d.slice(0, 2)).join('-'))
            .join(',')} ${opens}-${closes}`,
        ],
  )

/** Returns the rows of a table of hours, their days in words. */
export const hoursRows = (hours: OpeningHours) =>
  hours.map(({ days, opens, closes }) => ({ days: dayWords(days), opens, closes }))

/**
 * Returns hours as the end of a sentence that says what is open: "Monday to Friday from 09:00 to
 * 19:00, and closed on Sunday".
 */
export function hoursInWords(hours: OpeningHours): string {
  const within = (days: readonly Weekday[]) => dayWords(days).replace(/^Every/, 'every')
  const open = hours.flatMap(({ days, opens, closes }) =>
    opens === null || closes === null ? [] : [`${within(days)} from ${opens} to ${closes}`],
  )
  const closed = hours.filter(({ opens }) => opens === null).flatMap(({ days }) => days)
  return [list(open), ...(closed.length > 0 ? [`closed on ${within(closed)}`] : [])].join(', and ')
}

const dateWords = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
/** Returns a day as people read it: Friday 25 December 2026. */
const longDate = (day: string): string => dateWords.format(Date.parse(day)).replace(',', '')

/** Returns a span of days: "Friday 25 December 2026 to Sunday 27 December 2026". */
export const spanWords = ({ from, until }: { from: string; until?: string | undefined }): string =>
  until === undefined || until === from ? longDate(from) : `${longDate(from)} to ${longDate(until)}`

/** Returns what is announced: the days on which the clinic is closed, and notices. */
export function announcements({ closedOn = [], notices = [] }: Clinic): string {
  const closed = closedOn.map((one) => `${spanWords(one)} (${one.reason})`)
  return [
    closed.length > 0
      ? `The clinic is closed on ${list(closed)}.`
      : 'No closing days beside the usual ones are announced at present.',
    ...notices.map((one) => `${spanWords(one)}: ${sentence(one.text)}`),
  ].join(' ')
}

/**
 * Finds opening hours of which one end is missing, that end before they begin, or that say nothing
 * of a day, or two things. Times compare as text, because they are written like 09:00.
 */
export function hoursProblems(file: string, path: Problem['path'], hours: OpeningHours): Problem[] {
  const { problems, add } = problemsIn(file, path)
  const seen = new Map<Weekday, number>()
  hours.forEach(({ days, opens, closes }, i) => {
    const named = dayWords(days)
    days.forEach((day, j) => {
      const before = seen.get(day)
      if (before === undefined) seen.set(day, i)
      else
        add(
          [i, 'days', j],
          `"${day}" has hours already, in entry ${before + 1}.`,
          'Give each day once',
        )
    })
    if ((opens === null) !== (closes === null))
      add(
        [i, opens === null ? 'opens' : 'closes'],
        `is null, but the other time of ${named} is given.`,
        'Give both times, or write null for both when closed',
      )
    else if (opens !== null && closes !== null && closes <= opens)
      add(
        [i, 'closes'],
        `${closes} is not after ${opens}, when it opens on ${named}.`,
        'Write times of 24 hours, such as 19:00 for seven in the evening',
      )
  })
  const missing = weekdays.filter((day) => !seen.has(day))
  if (missing.length > 0)
    add(
      [],
      `says nothing of ${list(missing)}.`,
      'Add each to the days of an entry; where the clinic is closed, opens and closes are null',
    )
  return problems
}
