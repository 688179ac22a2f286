import { z } from 'zod'
import { refersTo, refuse, some } from './common'

/** The treatments that a sentence is true of, where it does not hold for all that share it. */
export const scope = z
  .strictObject({
    areas: some(refersTo('area'), 'Treatments of these areas.').optional(),
    families: some(refersTo('family'), 'Treatments of these families.').optional(),
    treatments: some(refersTo('treatment'), 'These treatments.').optional(),
  })
  .check((ctx) => {
    if (Object.values(ctx.value).every((named) => named === undefined))
      refuse(ctx, 'names nothing. Write areas, families or treatments')
  })

export type Scope = z.infer<typeof scope>

/** Places that a sentence may name on pages of treatments of other places. */
export const reaches = some(
  refersTo('area'),
  'Areas that the sentence may name wherever the treatment was given, because an effect, a danger or an earlier illness can be there.',
).optional()
