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
  some,
  cityMotif,
  paragraphs,
  sample,
  route,
  description,
  keywords,
  schemaLine,
  title,
} from './common'
import { scene, portrait } from './consent'
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
      'A drawing instead of the plate, as treatments have it: on the page, its cards and its ' +
        'social picture.',
    ),
  price: refersTo('price').optional().describe('Key of the price that a card for this page shows.'),
  prescriptionOnly: flag(
    'true when the page is about a prescription-only medicine: restricted advertising does ' +
      'not offer it abroad.',
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
      'On the homepage: who agreed, and when, that its sections stand in another order than ' +
        'the specified one, or that one is hidden. The release check asks for it.',
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

/** data/articles/*.json: the cosmetalk and blog articles. */
export const article = z.strictObject({
  ...pageHead,
  heading: line.describe('The headline at the top of the article.'),
  plate,
  photograph: scene,
  intro: needed.describe('The standfirst under the headline.'),
  sections: z
    .array(section)
    .min(4)
    .describe('The article, section by section; 700 words or more in all.'),
  sources: some(source, 'Where the facts come from, one entry each.'),
  review: review.describe('Who wrote the article, who checked it, and when.'),
})

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
          'Who of the clinic’s can see you there between clinic days: Dr Jones, who lives in ' +
            'Penarth. null when nobody does; the page then says so.',
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

/** data/people/*.json: doctors and team. The file name is the id used by reviews. */
export const person = z.strictObject({
  ...pageHead,
  route: route
    .nullable()
    .describe(
      'Address of the profile page, /team/dr-name; null for people without a page of their own.',
    ),
  name: line.describe('Full name with title.'),
  portrait: portrait.optional(),
  role: text.describe('Role at the clinic.'),
  registration: text
    .nullable()
    .describe('Professional registration, for example "GMC 1234567"; null until it is confirmed.'),
  qualifications: z
    .array(text)
    .describe(
      'Degrees and memberships, with year and awarding body; an empty list ' +
        'until they are confirmed.',
    ),
  intro: needed.describe('Two sentences about this person.'),
  biography: paragraphs.describe('The profile, one paragraph each.'),
  interests: z.array(text).describe('Special interests, a few words each.'),
  treatments: z
    .array(refersTo('listedPage'))
    .describe('Routes of the treatments this person gives.'),
  sample,
})

export type Person = z.infer<typeof person>

/**
 * data/products/*.json: an ingredient-by-ingredient reading of a product in the skincare programme.
 * The file name is its id.
 */
export const product = z.strictObject({
  $schema: schemaLine,
  title,
  description,
  keywords,
  name: line.describe('The name of the product.'),
  kind: text.describe('What kind of product it is: cleanser, moisturiser, sunscreen.'),
  summary: needed.describe('One sentence on what it does.'),
  verdict: paragraphs.describe('The reading in short: what it may do, what it will not, for whom.'),
  ingredients: z
    .array(
      z.strictObject({
        name: line.describe('The name on the label (INCI).'),
        role: text.describe('What it does in this product.'),
        evidence: z
          .enum(['strong', 'moderate', 'limited', 'formulation'])
          .describe(
            'How good the evidence is; formulation means it only holds the product together.',
          ),
        note: text.describe('What a patient should know, one to three sentences.'),
        caution: text.optional().describe('Who should be careful with it.'),
      }),
    )
    .min(4)
    .describe('Every ingredient worth knowing, in the order of the label.'),
  suits: z.array(text).min(2).describe('Whom it suits, one short point each.'),
  notFor: z.array(text).min(2).describe('Who should leave it alone, or ask first.'),
  howToUse: z.array(text).min(2).describe('How to use it, one step each.'),
  related: z.array(refersTo('listedPage')).describe('Routes to offer next.'),
  sample,
})
