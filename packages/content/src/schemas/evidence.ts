import { z } from 'zod'
import { flag, id, refersTo, refuse, schemaLine, some, source, text } from './common'

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
