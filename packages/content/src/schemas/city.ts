import { z } from 'zod'
import {
  asked,
  cityMotif,
  line,
  needed,
  pageHead,
  paragraphs,
  question,
  refersTo,
  sample,
  section,
  text,
} from './common'
import { scene } from './consent'

/** data/cities/*.json: one page a city. */
export const city = z.strictObject({
  ...pageHead,
  name: line.describe('The city or country, for example Birmingham.'),
  country: text.describe('The country it is in.'),
  heading: line.describe('The heading of the page.'),
  intro: needed.describe('The lead under the heading.'),
  motif: cityMotif.optional(),
  photograph: scene,
  contact: z
    .strictObject({
      place: text.describe('Where you are seen, as far as it is known.'),
      line: text.describe('Whom to call, in words; may hold {clinic:line}.'),
      hours: text.describe('When, in words.'),
      cover: text
        .nullable()
        .describe(
          'Who of the clinic’s can see you there between clinic days: Dr Jones, who lives in Penarth. null when nobody does; the page then says so.',
        ),
      sample,
    })
    .describe('Where and when you are seen there, and whom to call.'),
  treatments: z
    .array(refersTo('listedPage'))
    .min(3)
    .describe('Routes of the treatments offered there.'),
  gettingThere: paragraphs.describe('How to get there, or how to arrange it before you travel.'),
  sections: z.array(section).min(2).describe('What is available, what is not, prices, follow-up.'),
  questions: z.array(question).min(3).describe('Three or more questions people there ask.'),
  asked,
})
