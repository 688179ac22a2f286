import { z } from 'zod'
import { id, line, refersTo, refuse, some, text } from './common'

/** The other fields that each role needs; further fields are refused. */
const needs = {
  'main-areas': ['areas'],
  'add-on': [],
  'full-face': [],
  'one-of': ['of', 'option'],
  treatment: [],
} as const

/** The role of a price in the cost estimator. */
export const estimatorRole = z
  .strictObject({
    role: z
      .enum(['main-areas', 'add-on', 'full-face', 'one-of', 'treatment'])
      .describe(
        'What the price does in the sum. main-areas: the price of a number of main areas. ' +
          'add-on: only together with a main area. full-face: takes the place of main areas ' +
          'and add-ons. one-of: one of several sizes or plans of the same thing. treatment: ' +
          'everything else.',
      ),
    areas: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe('For main-areas: of how many main areas this is the price.'),
    of: text
      .optional()
      .describe(
        'For one-of: what it is a size or a plan of, written alike on each. ' +
          'Lip filler, for example.',
      ),
    option: text.optional().describe('For one-of: this size or plan, 0.5 ml for example.'),
    each: z
      .enum(['ml', 'area', 'session'])
      .optional()
      .describe('For a treatment that is paid by the piece: what one piece is.'),
    most: z
      .number()
      .int()
      .min(2)
      .max(10)
      .optional()
      .describe('For a treatment that is paid by the piece: the most pieces a visitor can add up.'),
  })
  .check((ctx) => {
    const { role } = ctx.value
    const tell = (field: string, message: string) => refuse(ctx, message, [field])
    const needed: readonly string[] = needs[role]
    for (const field of ['areas', 'of', 'option'] as const) {
      const given = ctx.value[field] !== undefined
      if (needed.includes(field) && !given)
        tell(field, `is missing, which the role "${role}" needs. Add it`)
      if (!needed.includes(field) && given)
        tell(field, `does not go with the role "${role}". Take it out, or change the role`)
    }
    const pieces = ['each', 'most'] as const
    for (const field of pieces) {
      if (ctx.value[field] === undefined) continue
      if (role !== 'treatment')
        tell(field, `does not go with the role "${role}". Take it out, or change the role`)
      else if (pieces.some((other) => ctx.value[other] === undefined))
        tell(field, 'stands alone. Give both each and most')
    }
  })
  .describe(
    'What the price does in the cost estimator. Leave it out, and the estimator does not offer it.',
  )

/** The main areas of a lines treatment. */
export const mainAreas = some(
  z.strictObject({
    id: id.describe(
      'A short name for the area, which stands in shared addresses: do not change it.',
    ),
    label: line.describe('The area, as the estimator names it.'),
    page: refersTo('page')
      .optional()
      .describe('The treatment page of the area: its link to the estimator ticks it.'),
  }),
  'The main areas that are counted together, for the cost estimator. There must be a price ' +
    'for one of them, for two, and so on up to all.',
)
