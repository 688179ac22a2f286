import { z } from 'zod'
import { placementNames } from '@clinic/illustration/anatomy/placements'
import { anatomyPlates, partNames, type AnatomyPlate } from '@clinic/illustration/anatomy/plates'
import { id, line, refersTo, schemaLine, some, text } from './common'

const named = (names: readonly string[], where: string) =>
  z.strictObject({
    id: z
      .enum(
        names as [string, ...string[]],
        `is not drawn on this plate. It shows ${names.join(', ')}`,
      )
      .describe(where),
    name: line.describe('What it is called, the everyday name first: Chewing muscle (masseter).'),
    does: text.describe('What it does, or what it is, in one short sentence.'),
  })

const plateOf = (plate: AnatomyPlate) =>
  z.strictObject({
    caption: text.describe('What the plate shows, in a sentence, under it.'),
    alt: line.describe('The drawing in words, for people who cannot see it.'),
    parts: some(
      named(partNames[plate], 'Which part of the drawing it is.').extend({
        page: refersTo('page')
          .optional()
          .describe('The page that is about it; its name then leads there.'),
      }),
      'What is named on it, from the top down: the order of the names beside it.',
    ),
  })

/** data/anatomy.json: what the parts of the plates of anatomy are called, and what they do. */
export const anatomy = z.strictObject({
  $schema: schemaLine,
  muscles: plateOf('muscles').describe('The muscles of the face.'),
  layers: plateOf('layers')
    .extend({
      placements: some(
        named(placementNames, 'Which way of placing a product it is.'),
        'How products are placed in it, from the surface down. Treatments mark these, too.',
      ),
    })
    .describe('The layers of the skin.'),
})

/** The place of a treatment on the plates of anatomy. */
export const where = z
  .strictObject({
    plate: z
      .enum(anatomyPlates)
      .describe('Which plate shows it: the muscles of the face, or the layers of the skin.'),
    marked: some(id, 'The parts a doctor would mark: what data/anatomy.json names on that plate.'),
    text: text.describe('Where it goes and why there, in one sentence.'),
  })
  .describe('A small plate of anatomy beside “What it is”, with the parts that are treated marked.')

type Anatomy = z.infer<typeof anatomy>
type Named = Anatomy[AnatomyPlate]['parts'][number]

/**
 * Returns all that a treatment can mark on a plate: its parts, and how products are placed in it.
 */
export const namedOn = (plates: Anatomy, plate: AnatomyPlate): Named[] => [
  ...plates[plate].parts,
  ...(plate === 'layers' ? plates.layers.placements : []),
]
