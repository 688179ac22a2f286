import { z } from 'zod'
import { date, some, text } from './common'

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time of day. Write it like 09:00')
  .nullable()

/** Returns the hours of a week; all seven days stand in them, each once. */
export const openingHours = (words: string) =>
  some(
    z.strictObject({
      days: some(z.enum(weekdays), 'The days these hours are for: Monday, Tuesday and so on.'),
      opens: clock.describe('Opening time, 09:00; null when closed.'),
      closes: clock.describe('Closing time, 19:00; null when closed.'),
    }),
    words,
  )

const span = {
  from: date.describe('The first day, 2026-12-25.'),
  until: date.optional().describe('The last day; left out for a single day.'),
}

/** Days on which the clinic is closed although the weekly hours say otherwise. */
export const closings = z
  .array(
    z.strictObject({
      ...span,
      reason: text.describe('Why, in a word or two: Christmas Day.'),
    }),
  )
  .optional()
  .describe(
    'Days on which the clinic is closed although its hours say otherwise: bank holidays, ' +
      'Christmas. They leave the site by themselves once they have passed.',
  )

/** Sentences that stand on every page for some days. */
export const notices = z
  .array(
    z.strictObject({
      from: date.describe('The first day on which it is shown, 2026-12-01.'),
      until: date.describe('The last day on which it is shown.'),
      text: text
        .max(280, 'is longer than 280 letters. Say it shorter, and link to a page for the rest')
        .describe(
          'What every page and the assistant say, in a sentence or two. May hold links and tokens.',
        ),
    }),
  )
  .optional()
  .describe('Notices for every page, each from a day until a day. They come and go by themselves.')

export type OpeningHours = z.infer<ReturnType<typeof openingHours>>
