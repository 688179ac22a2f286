import { z } from 'zod'
import { date, id, plate, route, sample, text } from './common'

/** data/prices.json: the only place where an amount of money stands. */
export const price = z
  .strictObject({
    key: id.describe('The key that pages use: {price:masseter}.'),
    label: text.describe('What is priced, as price tables show it. May hold {medicine} or {Medicine}.'),
    unit: text.describe('What the amount is for: per ml, per area, per session.'),
    group: text.describe('The heading it stands under in the price list.'),
    amount: z.number().positive().optional().describe('The price in pounds, VAT included.'),
    from: z.number().positive().optional().describe('For a range: the lowest price in pounds.'),
    to: z.number().positive().optional().describe('For a range: the highest price in pounds.'),
    onConsultation: z.literal(true).optional().describe('true when the price is agreed at the consultation.'),
    note: text.optional().describe('A remark for patients, shown under the label.'),
    prescriptionOnly: z.boolean().describe('true when the price is for a treatment with a prescription-only medicine.'),
  })
  .check((ctx) => {
    const p = ctx.value
    const kinds = [p.amount !== undefined, p.from !== undefined || p.to !== undefined, p.onConsultation === true].filter(Boolean).length
    if (kinds !== 1) ctx.issues.push({ code: 'custom', input: p, message: 'needs exactly one of: amount, from and to, or onConsultation' })
    else if (p.from !== undefined || p.to !== undefined) {
      if (p.from === undefined || p.to === undefined) ctx.issues.push({ code: 'custom', input: p, message: 'is a range with one end. Give both from and to' })
      else if (p.from >= p.to) ctx.issues.push({ code: 'custom', input: p, message: 'is a range that does not rise. Make from smaller than to' })
    }
  })
export const prices = z.strictObject({
  $schema: z.string().optional(),
  vat: text.describe('The sentence about VAT shown under price tables.'),
  consultation: id.describe('Key of the consultation price.'),
  consultationNote: text.describe('The sentence about redeeming the consultation, shown beside prices.'),
  maleSupplement: id.describe('Key of the male supplement.'),
  maleSupplementNote: text.describe('When the male supplement applies.'),
  prices: z.array(price).min(1),
})

/** data/redirects.json: old addresses and where they lead. */
export const redirects = z.strictObject({
  $schema: z.string().optional(),
  redirects: z.array(z.strictObject({ from: route.describe('The old address.'), to: route.describe('The page it leads to.') })),
})

/** data/categories.json: the five cards of the menu and contact dialog. */
export const categories = z.strictObject({
  $schema: z.string().optional(),
  categories: z
    .array(
      z.strictObject({
        id,
        name: text.describe('The name on the card. May hold {Medicine}.'),
        publicLabel: text.describe('The name when medicine names are switched off.'),
        gradient: z.tuple([z.string().regex(/^#[0-9a-f]{6}$/, 'is not a colour. Write it like #e2e6f3'), z.string().regex(/^#[0-9a-f]{6}$/, 'is not a colour. Write it like #e2e6f3')]).describe('Two colours; the design draws them as the tint of the small plate.'),
        icon: plate.describe('The small plate on the card.'),
        treatments: z.array(z.strictObject({ name: text.describe('The words of the link. May hold {medicine}.'), publicLabel: text.optional(), link: route })).min(1),
        viewAllLink: route.describe('Where View All leads.'),
      }),
    )
    .length(5, 'must have exactly five categories'),
})

/** data/treatment-groups.json: the groups on /treatments, in order. */
export const treatmentGroups = z.strictObject({
  $schema: z.string().optional(),
  groups: z.array(
    z.strictObject({
      id,
      name: text.describe('Heading of the group. May hold {Medicine}.'),
      publicLabel: text.describe('Heading when medicine names are switched off.'),
      intro: text.describe('One or two sentences that help a visitor choose.'),
      page: route.nullable().describe('The overview page of the group, or null.'),
    }),
  ),
})

/** data/gallery.json: seven before-and-after items. */
export const gallery = z.strictObject({
  $schema: z.string().optional(),
  items: z
    .array(
      z.strictObject({
        id,
        kind: z.enum(['illustration', 'photograph']).describe('illustration for a drawing, photograph for a consented, unretouched photograph.'),
        image: z.strictObject({ before: text.describe('Name of the plate, or of the picture in data/images.'), after: text }),
        alt: z.strictObject({ before: text, after: text }),
        treatment: text.describe('Name of the treatment. May hold {medicine}.'),
        publicLabel: text,
        description: text.describe('What changed, and what did not, in a sentence or two.'),
        route: route.describe('The treatment page.'),
        timing: text.describe('For a photograph, when it was taken after treatment; for an illustration, say that it is one.'),
        sample,
      }),
    )
    .length(7, 'must have exactly seven items'),
})

export const concerns = z.strictObject({
  $schema: z.string().optional(),
  concerns: z.array(z.strictObject({ id: z.string().regex(/^[a-z][A-Za-z]+$/), label: text })).length(10, 'must have exactly ten concerns'),
})

/** data/synonyms.json: words in card text that become links. */
export const synonyms = z.strictObject({
  $schema: z.string().optional(),
  synonyms: z.record(z.string().regex(/^[^A-Z]+$/, 'has capitals. Write the words in lower case'), route),
})

/** data/assessment.json: the sample of the facial assessment. */
export const assessment = z.strictObject({
  $schema: z.string().optional(),
  intro: text,
  method: z.array(text).min(1).describe('How scores are given, one paragraph each.'),
  categories: z
    .array(
      z.strictObject({
        id,
        name: text,
        maximum: z.union([z.literal(3), z.literal(4)]).describe('Highest score of one item in this category: 3 for skin appearance, 4 for the others.'),
        meaning: text.describe('What is looked at.'),
        items: z.array(z.strictObject({ name: text, before: z.number().int().min(0), after: z.number().int().min(0) })).min(1),
      }),
    )
    .length(4),
  totals: z.strictObject({ before: z.number().int(), after: z.number().int() }).describe('Sums of the items; the check adds them up.'),
  note: text,
  sample,
})

/** data/reviews.json: patient reviews; only real ones with their source, or samples. */
export const reviews = z.strictObject({
  $schema: z.string().optional(),
  reviews: z.array(z.strictObject({ id, text, who: text, treatment: route, date: date.nullable(), source: text.nullable().describe('Where the review was first published; null only for samples.'), sample })),
})

/** data/offers.json: welcome offers the server may give. Never a discount on a prescription-only medicine. */
export const offers = z.strictObject({
  $schema: z.string().optional(),
  offers: z
    .array(
      z.strictObject({
        id,
        concerns: z.array(z.string()).min(1).describe('Concern ids from concerns.json it answers.'),
        title: text,
        description: text,
        personalizedMessage: text.describe('A sentence that may hold {name} and {concern}.'),
        value: text.describe('What it is worth, in words; may hold {price:key}.'),
        requiresVisit: z.boolean(),
        location: text,
        whyCompliant: text.describe('Why this offer is within the advertising rules.'),
        sample,
      }),
    )
    .min(1),
})

export type Price = z.infer<typeof price>
export type Prices = z.infer<typeof prices>
export type Redirects = z.infer<typeof redirects>
export type Categories = z.infer<typeof categories>
export type TreatmentGroups = z.infer<typeof treatmentGroups>
export type Gallery = z.infer<typeof gallery>
export type Concerns = z.infer<typeof concerns>
export type Synonyms = z.infer<typeof synonyms>
export type Assessment = z.infer<typeof assessment>
export type Reviews = z.infer<typeof reviews>
export type Offers = z.infer<typeof offers>
