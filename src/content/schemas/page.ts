import { z } from 'zod'
import { id, pageHead, plate, question, review, section, source, text } from './common'

/** data/pages/*.json: one-off pages: category, service, information, tool, language and utility pages. */
export const page = z.strictObject({
  ...pageHead,
  kind: z
    .enum(['home', 'category', 'service', 'info', 'tool', 'language', 'utility', 'people'])
    .describe('What kind of page it is: decides its template.'),
  label: text.describe('A short name for links and breadcrumbs. May hold {medicine}.'),
  publicLabel: text.optional().describe('The label to use when medicine names are switched off.'),
  heading: text.describe('The heading at the top.'),
  intro: text.describe('The lead under the heading.'),
  plate: plate.optional(),
  price: id.optional().describe('Key of the price that a card for this page shows.'),
  noindex: z.literal(true).optional().describe('true keeps the page out of search engines and the sitemap.'),
  canonical: z.string().optional().describe('The route search engines should count this page as, when it is another one.'),
  language: z
    .strictObject({ lang: z.enum(['zh-Hans', 'ar', 'ja']), dir: z.enum(['ltr', 'rtl']), name: text })
    .optional()
    .describe('For pages in another language: the language and direction of the content.'),
  sections: z.array(section),
  questions: z.array(question).optional(),
  sources: z.array(source).optional(),
  review: review.optional(),
})

export type Page = z.infer<typeof page>
