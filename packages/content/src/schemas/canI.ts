import { z } from 'zod'
import {
  answerOf,
  refersTo,
  refuse,
  sample,
  schemaLine,
  some,
  text,
  whenRestricted,
} from './common'
import { recoveryActivityIds } from './recovery'

/** The parts of the "Can I…?" list, in order. */
export const canIGroups = ['medicines', 'health', 'you', 'planning', 'afterwards'] as const

/** Returns an answer of their own for some families or treatments. */
const exception = <K extends string, T extends z.ZodType>(key: K, of: T, which: string) =>
  z.strictObject({
    [key]: some(of, which),
    answer: answerOf(80)
      .nullable()
      .describe(
        'The answer for them, in one or two sentences; null leaves the question out for them.',
      ),
  } as Record<K, z.ZodArray<T>> & { answer: z.ZodNullable<typeof text> })

/** data/can-i/*.json: one thing people ask before or after a treatment, with its answers. */
export const canI = whenRestricted(
  'risk',
  z
    .strictObject({
      $schema: schemaLine,
      question: text.describe(
        'The question, as a patient asks it: Can I have it while I take blood thinners?',
      ),
      label: text.describe('The topic in a word or two, for the list: Blood thinners.'),
      group: z.enum(canIGroups).describe('The part of the list it stands in.'),
      order: z.number().int().min(1).describe('Its place in the list: smaller numbers come first.'),
      answer: answerOf(80)
        .optional()
        .describe('The answer for every treatment that has no other below; one or two sentences.'),
      recovery: z
        .enum(recoveryActivityIds)
        .optional()
        .describe(
          'Take the answer from this activity of the recovery timeline, where nothing below ' +
            'says otherwise.',
        ),
      families: z
        .array(
          exception(
            'families',
            refersTo('family'),
            'Families of treatments: names of files in data/families.',
          ),
        )
        .optional()
        .describe('Answers for some families.'),
      treatments: z
        .array(exception('treatments', refersTo('treatment'), 'Routes of treatments.'))
        .optional()
        .describe('Answers for some treatments; they win over those of families.'),
      sample,
    })
    .check((ctx) => {
      const { answer, recovery, families } = ctx.value
      if (answer !== undefined && recovery !== undefined)
        refuse(ctx, 'has both answer and recovery. Keep the one that is right')
      if (answer === undefined && recovery === undefined && families === undefined)
        refuse(ctx, 'has no answer. Write answer, recovery or families')
    }),
)

export type CanI = z.infer<typeof canI>
