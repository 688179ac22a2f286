import { z } from 'zod'
import { scene } from './consent'
import { line, needed, pageHead, plate, review, section, some, source } from './common'

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
