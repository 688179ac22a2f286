import { z } from 'zod'
import {
  description,
  keywords,
  line,
  needed,
  paragraphs,
  refersTo,
  sample,
  schemaLine,
  text,
  title,
} from './common'

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
