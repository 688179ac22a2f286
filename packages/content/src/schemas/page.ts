import { z } from 'zod'
import {
  asked,
  flag,
  labelled,
  line,
  needed,
  pageHead,
  plate,
  question,
  refersTo,
  review,
  section,
  source,
  text,
} from './common'
import { scene } from './consent'
import { illustration } from './illustration'
import { languages } from './safety'

/**
 * data/pages/*.json: one-off pages: category, service, information, tool, language and utility
 * pages.
 */
export const page = z.strictObject({
  ...pageHead,
  kind: z
    .enum(['home', 'category', 'service', 'info', 'tool', 'language', 'utility', 'people'])
    .describe('What kind of page it is: decides its template.'),
  label: labelled.describe('A short name for links and breadcrumbs. May hold {medicine}.'),
  publicLabel: line.optional().describe('The label to use when medicine names are switched off.'),
  heading: line.describe('The heading at the top.'),
  intro: needed.describe('The lead under the heading.'),
  plate: plate.optional(),
  photograph: scene,
  illustration: illustration
    .optional()
    .describe(
      'A drawing instead of the plate, as treatments have it: on the page, its cards and its social picture.',
    ),
  price: refersTo('price').optional().describe('Key of the price that a card for this page shows.'),
  prescriptionOnly: flag(
    'true when the page is about a prescription-only medicine: restricted advertising does not offer it abroad.',
  ),
  noindex: flag('true keeps the page out of search engines and the sitemap.'),
  canonical: refersTo('page')
    .optional()
    .describe('The route search engines should count this page as, when it is another one.'),
  language: z
    .strictObject({
      lang: z
        .enum(languages)
        .describe('The language, by its code; data/languages has a file with it.'),
      dir: z
        .enum(['ltr', 'rtl'])
        .describe('ltr for left to right, rtl for right to left (Arabic).'),
      name: line.describe('The name of the language in itself.'),
    })
    .optional()
    .describe('For pages in another language: the language and direction of the content.'),
  orderAgreed: text
    .optional()
    .describe(
      'On the homepage: who agreed, and when, that its sections stand in another order than the specified one, or that one is hidden. The release check asks for it.',
    ),
  sections: z.array(section).describe('The page, section by section.'),
  questions: z.array(question).optional().describe('Questions and answers at the end.'),
  asked,
  sources: z.array(source).optional().describe('Where the facts come from, one entry each.'),
  review: review
    .optional()
    .describe('Who wrote the page, who checked it, and when; on every page with medical advice.'),
})

export type Page = z.infer<typeof page>
