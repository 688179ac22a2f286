import { z } from 'zod'
import {
  flag,
  id,
  refersTo,
  refuse,
  schemaLine,
  some,
  source,
  text,
  line,
  webAddress,
} from './common'

/** data/sources.json: what recovery, decisions and "Can I…?" rest on, by a short name. */
export const sources = z.strictObject({
  $schema: schemaLine,
  sources: z
    .array(
      source
        .omit({ claim: true })
        .extend({ id: id.describe('A short name, by which other files give this source.') }),
    )
    .describe('Every source, once.'),
})

/** A fact with what it rests on. Names its sources, or says that it is usual practice. */
export const fact = z
  .strictObject({
    text: text.describe('The fact, in one or two plain sentences.'),
    sources: some(refersTo('source'), 'Short names from sources.json.').optional(),
    customary: flag('true when it is usual practice, and no study was found.'),
  })
  .check((ctx) => {
    const { sources: given, customary } = ctx.value
    if ((given === undefined) === (customary === undefined))
      refuse(
        ctx,
        'needs either sources or customary. Name what it rests on, or write "customary": true',
      )
  })

/** As many people as were asked, out of a hundred; two decimals for what is rare. */
const percent = z
  .number()
  .min(0, 'is below 0. Write how many of a hundred people, from 0 to 100')
  .max(100, 'is above 100. Write how many of a hundred people, from 0 to 100')
  .refine((share) => Number(share.toFixed(2)) === share, {
    message: 'has more than two decimals. Write at most two, as in 0.35',
  })

/**
 * Returns the schema of a drawn figure of a trial: of how many people something was true. At most
 * `most` groups.
 */
export const trialFigure = (most: number) =>
  z
    .strictObject({
      title: line.describe('What was counted, in a few words: Swelling and bruising in trials.'),
      people: z
        .number()
        .int()
        .min(1)
        .optional()
        .describe('How many people took part in all. Leave it out where the source does not say.'),
      groups: some(
        z.strictObject({
          label: line.describe('Who or what it is: given the medicine, given placebo, a lump.'),
          percent: percent.describe('How many of a hundred, exactly as the source says.'),
        }),
        `What is shown side by side: one to ${most}.`,
      ).max(most),
      note: text
        .optional()
        .describe(
          'How it was counted, and one honest limit. A figure that stands alone needs it, ' +
            'since nothing is beside it to compare with.',
        ),
      source: webAddress.describe(
        'The study: the web address of one of the sources at the end of this page.',
      ),
    })
    .check((ctx) => {
      const { groups, note } = ctx.value
      if (groups.length === 1 && note === undefined)
        refuse(
          ctx,
          'is missing. One figure has nothing beside it: say how it was counted, and its limit',
          ['note'],
        )
      groups.forEach(({ label }, i) => {
        if (groups.findIndex((other) => other.label === label) < i)
          refuse(ctx, `"${label}" stands twice. Give each group a label of its own`, [
            'groups',
            i,
            'label',
          ])
      })
    })

export type TrialFigure = z.infer<ReturnType<typeof trialFigure>>
