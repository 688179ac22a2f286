import { z } from 'zod'
import { date, refersTo, text } from './common'

/**
 * The consent that a photograph of a person needs before the site shows it. The signed form itself
 * is never kept here: it is a medical record.
 */
const consent = z
  .strictObject({
    signed: date.describe('When the person signed the consent form.'),
    scope: z
      .literal('website')
      .describe(
        'What the signed form allows. Write "website": this site, with the previews of its ' +
          'pages in searches and messages.',
      ),
    recordHeldAt: refersTo('record').describe(
      'Where the signed form is kept: one of the places that clinic.json names for it.',
    ),
    reviewBy: date.describe(
      'When the consent must be confirmed again. The check fails once this date has passed.',
    ),
  })
  .describe('The consent of the person in the photograph. Without it no photograph is shown.')

const retouched = z
  .literal(
    false,
    'says that the picture was retouched, and the site shows none. Use the original, and ' +
      'write false without quotes',
  )
  .describe(
    'Write false: the site shows only photographs that were not changed, apart from their edges.',
  )

/** Name of a picture as editors write it. */
const image = text
  .meta({ reference: 'picture' })
  .describe('Name of the picture in data/images, without its ending.')
const alt = text.describe('What the picture shows, for people who cannot see it.')
const taken = date.describe('The day the photograph was taken.')

const share = z.number().min(0).max(100)
const focus = z
  .strictObject({
    x: share.describe('From the left edge, in per cent.'),
    y: share.describe('From the top, in per cent.'),
  })
  .optional()
  .describe(
    'What stays in sight where a place cuts the picture off, such as the ' +
      'eyes. Without it the middle.',
  )
const credit = text
  .optional()
  .describe('Who took it, where that has to be said: Photograph by A. Sharma. Shown under it.')

/** A photograph in place of a treatment's illustration. */
export const photograph = z
  .strictObject({
    image,
    alt,
    taken,
    timing: text.describe(
      'When it was taken, counted from the treatment: Six weeks after treatment. Shown under ' +
        'the picture.',
    ),
    focus,
    credit,
    retouched,
    consent,
  })
  .describe('A real photograph, which is then shown instead of the illustration.')

/** A portrait of someone who works here. */
export const portrait = z
  .strictObject({ image, alt, taken, focus, credit, retouched, consent })
  .describe('A photograph of the person.')

/** A photograph in place of the drawing at the top of a page: a room, a street, things. */
export const scene = z
  .strictObject({
    image,
    alt,
    taken,
    focus,
    credit,
    consent: consent
      .optional()
      .describe('Of anybody who could be recognised in it. Not for rooms, streets and things.'),
  })
  .describe('A real photograph, which is then shown instead of the drawing.')
  .optional()

/** Two photographs of the same place, in the same light, from the same side. */
export const photographs = z
  .strictObject({
    before: z.strictObject({ image, taken, focus }).describe('The photograph before.'),
    after: z.strictObject({ image, taken, focus }).describe('The photograph afterwards.'),
    retouched,
    consent,
  })
  .describe('The two photographs.')

export type Consent = z.infer<typeof consent>
