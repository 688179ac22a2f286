import { z } from 'zod'
import { anatomyPlates, partNames, type AnatomyPlate } from '../../anatomy/plates'
import { id, route, schemaLine, some, text } from './common'

const plateOf = (plate: AnatomyPlate) => {
  const names = partNames[plate] as [string, ...string[]]
  return z.strictObject({
    caption: text.describe('What the plate shows, in a sentence, under it.'),
    alt: text.describe('The drawing in words, for people who cannot see it.'),
    parts: some(
      z.strictObject({
        id: z
          .enum(names, `is not drawn on this plate. It shows ${names.join(', ')}`)
          .describe('Which part of the drawing it is.'),
        name: text.describe(
          'What it is called, the everyday name first: Chewing muscle (masseter).',
        ),
        does: text.describe('What it does, or what it is, in one short sentence.'),
        page: route.optional().describe('The page that is about it; its name then leads there.'),
      }),
      'What is named on it, from the top down: the order of the names beside it.',
    ),
  })
}

/** data/anatomy.json: what the parts of the plates of anatomy are called, and what they do. */
export const anatomy = z.strictObject({
  $schema: schemaLine,
  muscles: plateOf('muscles').describe('The muscles of the face.'),
  layers: plateOf('layers').describe('The layers of the skin.'),
})

/** Where a treatment goes. */
export const where = z
  .strictObject({
    plate: z
      .enum(anatomyPlates)
      .describe('Which plate shows it: the muscles of the face, or the layers of the skin.'),
    marked: some(id, 'The parts a doctor would mark: what data/anatomy.json names on that plate.'),
    text: text.describe('Where it goes and why there, in one sentence.'),
  })
  .describe('A small plate of anatomy beside “What it is”, with the parts that are treated marked.')

