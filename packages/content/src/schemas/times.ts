import { z } from 'zod'
import { refuse, text } from './common'

const units = ['hours', 'days', 'weeks', 'months', 'years'] as const
export type TimeUnit = (typeof units)[number]

const count = z.number().min(0).max(1000)

type Range = { from?: number | undefined; to?: number | undefined }

/** Checks that the upper end of a range comes after the lower. */
function inOrder(ctx: z.core.ParsePayload<Range>): void {
  const { from, to } = ctx.value
  if (to !== undefined && (from === undefined || to <= from))
    refuse(ctx, 'does not come after "from". Make it larger, or take it out', ['to'])
}

/**
 * A time or a range of times; the site writes the words: 6 to 12 months. Without numbers, the note
 * alone says what it depends on.
 */
export const time = z
  .strictObject({
    from: count
      .optional()
      .describe('The number, or the lower end of a range. 0 stands for at once, or for none.'),
    to: count.optional().describe('The upper end of a range.'),
    unit: z.enum(units).optional().describe('The unit of both numbers.'),
    note: text
      .optional()
      .describe(
        'A few words after the time, where it needs them; or what it depends on, where no ' +
          'time can be given.',
      ),
  })
  .check((ctx) => {
    const { from, unit, note } = ctx.value
    const wrong = (path: string, message: string) => refuse(ctx, message, [path])
    if ((from === undefined) !== (unit === undefined))
      wrong(from === undefined ? 'from' : 'unit', 'is missing. A time has a number and its unit')
    else if (from === undefined && note === undefined)
      wrong('note', 'is missing. Give a time, or say in a note what it depends on')
  })
  .check(inOrder)

/** The number of visits of a course. */
const visits = z
  .strictObject({
    from: z
      .number()
      .int()
      .min(1)
      .max(20)
      .describe('How many visits a first course takes; the lower end of a range.'),
    to: z.number().int().min(2).max(20).optional().describe('The upper end of a range.'),
    interval: time.optional().describe('The time between the visits of a course.'),
    note: text.optional().describe('A few words more, where they are needed.'),
  })
  .check(inOrder)

/** The ways in which a treatment ends, by which the words on the page are chosen. */
const reversals = ['wears-off', 'dissolvable', 'stops', 'partly', 'no'] as const

/** The plain facts of a treatment that pages, tables, figures and the assistant all show. */
export const times = z.strictObject({
  onset: time.describe('When a first effect may show.'),
  fullEffect: time.describe('When the full effect shows.'),
  lasts: time.describe('How long it usually lasts, from the visit.'),
  visits: visits.describe('How many visits a first course takes, and how far apart.'),
  review: time
    .optional()
    .describe('When the doctor looks at it again. Leave it out where there is no review.'),
  timeOff: time.describe('Time off to plan for: swelling, marks or rest. 0 days for none.'),
  pain: z
    .strictObject({
      level: z.literal([0, 1, 2, 3]).describe('0 none, 1 mild, 2 moderate, 3 strong.'),
      words: text.describe('What people usually feel, in a sentence.'),
    })
    .describe('How much it usually hurts.'),
  anaesthetic: text.describe('What numbs it, in a sentence; say when nothing is needed.'),
  reversible: z
    .strictObject({
      kind: z
        .enum(reversals)
        .describe('wears-off, dissolvable, stops (when you stop using it), partly, or no.'),
      words: text.describe('Whether it can be undone, and how, in a sentence.'),
    })
    .describe('Whether it can be undone.'),
  yearly: z
    .strictObject({
      from: z
        .number()
        .int()
        .min(1)
        .max(24)
        .describe('How many treatments a year keep the effect; the lower end of a range.'),
      to: z.number().int().min(2).max(24).optional().describe('The upper end of a range.'),
    })
    .check(inOrder)
    .optional()
    .describe(
      'How many treatments a year keep the effect up. Leave it out where it is not repeated. ' +
        'The yearly cost is worked out from it.',
    ),
})

export type Time = z.infer<typeof time>
export type Times = z.infer<typeof times>
