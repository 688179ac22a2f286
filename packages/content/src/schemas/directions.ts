import { z } from 'zod'
import { flag, sample, schemaLine, some, text } from './common'

const metres = z.number().min(-5000).max(5000)
const spot = z.strictObject({
  east: metres.describe(
    'Metres to the east of a corner of your choice; the same corner for the whole map.',
  ),
  south: metres.describe('Metres to the south of it.'),
})

/**
 * data/directions.json: the map of the streets around the clinic, and the walk from each station.
 */
export const directions = z.strictObject({
  $schema: schemaLine,
  map: z
    .strictObject({
      door: spot
        .extend({
          street: text.describe('The street that the door is in: one of the streets below.'),
          sample,
        })
        .describe(
          'Where the front door is. A metre or two do not matter; it has to lie on its street.',
        ),
      streets: z
        .array(
          z.strictObject({
            name: text.describe('The name of the street.'),
            from: spot.describe('One end of what the map shows of it.'),
            to: spot.describe('The other end. The map draws every street straight.'),
            main: flag('true for a main road, which is drawn wider.'),
          }),
        )
        .min(2)
        .describe('The streets, in any order. Public street names only.'),
      places: z
        .array(
          z.strictObject({
            name: text.describe('The name of the park or square.'),
            corners: z.array(spot).min(3).describe('Its corners, one after the other.'),
          }),
        )
        .describe('Parks and squares, or none.'),
      stations: some(
        z.strictObject({
          name: text.describe('The name of the station.'),
          at: spot
            .optional()
            .describe('Where it is; leave it out for a station beyond the edge of the map.'),
          walk: text.describe('How to walk from it to the door, street by street.'),
        }),
        'The stations, the nearest first.',
      ),
    })
    .nullable()
    .describe(
      'The map. Write null for a clinic without one, and take the map out of ' +
        'the pages that show it.',
    ),
})

export type Directions = z.infer<typeof directions>
export type StreetMap = NonNullable<Directions['map']>
