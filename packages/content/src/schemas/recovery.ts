import { z } from 'zod'
import { flag, refersTo, sample, schemaLine, text, whenRestricted } from './common'
import { fact } from './evidence'
import { reaches, scope } from './safety'
import { time } from './times'

/** The moments of a recovery timeline, in order, with their distance from the visit in days. */
export const recoveryMoments = [
  { id: 'hour0', label: 'Straight after', day: 0 },
  { id: 'day1', label: 'Day 1', day: 1 },
  { id: 'day3', label: 'Day 3', day: 3 },
  { id: 'day7', label: 'Day 7', day: 7 },
  { id: 'day14', label: 'Day 14', day: 14 },
  { id: 'week4', label: 'Week 4', day: 28 },
  { id: 'month3', label: 'Month 3', day: 90 },
] as const

/** The activities that people ask about after a treatment. */
export const recoveryActivities = [
  { id: 'work', label: 'Work' },
  { id: 'gym', label: 'Sport' },
  { id: 'makeUp', label: 'Make-up' },
  { id: 'alcohol', label: 'Alcohol' },
  { id: 'flying', label: 'Flying' },
  { id: 'sun', label: 'Sun' },
  { id: 'dental', label: 'Dentist' },
  { id: 'otherTreatments', label: 'Other treatments' },
] as const
type RecoveryActivity = (typeof recoveryActivities)[number]['id']
export const recoveryActivityIds = recoveryActivities.map(({ id: name }) => name) as [
  RecoveryActivity,
  ...RecoveryActivity[],
]

/**
 * The time after which an activity is usually fine again: in words, and as a time for the chart.
 */
const until = fact.safeExtend({
  wait: time
    .optional()
    .describe(
      'The same as a time, drawn on the chart of the page; 0 days for straight away. Leave ' +
        'it out where no time can be given.',
    ),
})

const each = <T extends { id: string; label: string }, V extends z.ZodType>(
  entries: readonly T[],
  value: V,
) =>
  z.strictObject(
    Object.fromEntries(
      entries.map(({ id: name, label }) => [
        name,
        value.describe(`${label}: what is usual, in a sentence or two.`),
      ]),
    ) as Record<T['id'], V>,
  )

/** The fields of a recovery that some treatments can have in words of their own. */
const scopedFields = [
  ...recoveryMoments.map(({ id: moment }) => moment),
  ...recoveryActivityIds,
  'normal',
  'note',
] as const

/** A sentence that is true of some of the treatments only. */
const scoped = fact
  .safeExtend({
    field: z.enum(scopedFields).describe('The field that it belongs to.'),
    for: scope.describe('The treatments that it applies to.'),
    reaches,
    instead: flag(
      'true when it stands in place of what the field says; otherwise it stands behind that.',
    ),
    wait: time
      .optional()
      .describe('The time for the chart, where it is another one for these treatments.'),
  })
  .describe('A sentence, and the treatments that it applies to.')

/** data/recovery/*.json: what recovery is usually like, for treatments that heal alike. */
export const recovery = whenRestricted(
  'risk',
  z.strictObject({
    $schema: schemaLine,
    name: text.describe('What it is the recovery from, as a heading.'),
    variety: text
      .optional()
      .describe(
        'What it is called beside another recovery of the same treatment, in a word or two: ' +
          'Light peel. Needed where a treatment names several.',
      ),
    timeline: each(recoveryMoments, fact.nullable()).describe(
      'What is usual at each moment; null where there is nothing to say.',
    ),
    until: each(recoveryActivities, until).describe('When each activity is usually fine again.'),
    normal: fact.describe('What is usual and no cause for worry.'),
    note: text.optional().describe('A remark that applies to all the treatments.'),
    also: z
      .array(scoped)
      .optional()
      .describe(
        'What applies to some of the treatments only. A page shows what ' +
          'applies to its own treatment.',
      ),
    reviewedBy: refersTo('person')
      .optional()
      .describe('The doctor who checked it: the name of a file in data/people.'),
    sample,
  }),
)

export type Recovery = z.infer<typeof recovery>
