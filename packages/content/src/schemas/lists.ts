import { z } from 'zod'
import { frontZoneNames } from '@clinic/illustration/face/front/zones'
import { profileZoneNames } from '@clinic/illustration/face/profile/zones'
import {
  date,
  flag,
  id,
  labelled,
  line,
  needed,
  plate,
  refersTo,
  refuse,
  route,
  sample,
  schemaLine,
  some,
  text,
} from './common'
import { photographs } from './consent'
import { pair } from './illustration'
import { estimatorRole, mainAreas } from './estimator'

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'is not a colour. Write it like #e2e6f3')

/** Pounds, with the pence after the point. */
const pounds = z
  .number()
  .positive()
  .refine(
    (amount) => Number(amount.toFixed(2)) === amount,
    'has more than two decimals. Write pounds, with pence where there are any: 350 or 350.50',
  )

/** data/prices.json: the only place where an amount of money stands. */
export const price = z
  .strictObject({
    key: id.describe('The key that pages use: {price:masseter}.'),
    label: line.describe(
      'What is priced, as price tables show it. May hold {medicine} or {Medicine}.',
    ),
    unit: line.describe('What the amount is for: per ml, per area, per session.'),
    group: line.describe('The heading it stands under in the price list.'),
    amount: pounds.optional().describe('The price in pounds, VAT included.'),
    from: pounds.optional().describe('For a range: the lowest price in pounds.'),
    to: pounds.optional().describe('For a range: the highest price in pounds.'),
    onConsultation: flag('true when the price is agreed at the consultation.'),
    note: text.optional().describe('A remark for patients, shown under the label.'),
    includes: z
      .array(text)
      .min(1, 'is an empty list. Name what the price covers, or leave the field out')
      .optional()
      .describe('What the price covers, point by point. The skincare programme shows it.'),
    prescriptionOnly: z
      .boolean()
      .describe('true when the price is for a treatment with a prescription-only medicine.'),
    estimator: estimatorRole.optional(),
  })
  .check((ctx) => {
    const p = ctx.value
    const kinds = [
      p.amount !== undefined,
      p.from !== undefined || p.to !== undefined,
      p.onConsultation === true,
    ].filter(Boolean).length
    if (kinds !== 1)
      refuse(
        ctx,
        'needs exactly one of amount, from and to, or onConsultation. Keep the one that is right',
      )
    else if (p.from !== undefined || p.to !== undefined) {
      if (p.from === undefined || p.to === undefined)
        refuse(ctx, 'is a range with one end. Give both from and to')
      else if (p.from >= p.to)
        refuse(ctx, 'is a range that does not rise. Make from smaller than to')
    }
  })
export const prices = z.strictObject({
  $schema: schemaLine,
  vat: text.describe('The sentence about VAT shown under price tables.'),
  consultation: refersTo('price').describe('Key of the consultation price.'),
  consultationNote: text.describe(
    'The sentence about redeeming the consultation, shown beside prices.',
  ),
  maleSupplement: refersTo('price').describe('Key of the male supplement.'),
  maleSupplementNote: text.describe('When the male supplement applies.'),
  mainAreas: mainAreas.optional(),
  prices: some(price, 'Every price, in the order of the price list.'),
})

/** data/redirects.json: old addresses and where they lead. */
export const redirects = z.strictObject({
  $schema: schemaLine,
  redirects: z
    .array(
      z.strictObject({
        from: route.describe('The old address.'),
        to: refersTo('page').describe('The page it leads to.'),
        takesDown: flag(
          'Takes the page at the old address off the site. Links to it lead on; its file is ' +
            'kept, and is read again when this goes.',
        ),
      }),
    )
    .describe('Every old address, with the page that took its place.'),
})

/** data/categories.json: the five cards of the menu and contact dialog. */
export const categories = z.strictObject({
  $schema: schemaLine,
  categories: z
    .array(
      z.strictObject({
        id: id.describe('A short name for the category, for the site itself.'),
        name: labelled.describe('The name on the card. May hold {Medicine}.'),
        publicLabel: line.describe('The name when medicine names are switched off.'),
        gradient: z
          .tuple([colour, colour])
          .describe('Two colours; the design draws them as the tint of the small plate.'),
        icon: plate.describe('The small plate on the card.'),
        treatments: some(
          z.strictObject({
            name: labelled.describe('The words of the link. May hold {medicine}.'),
            publicLabel: line
              .optional()
              .describe('The words when medicine names are switched off, where they differ.'),
            link: refersTo('page').describe('The page it leads to.'),
          }),
          'The links of the category, in order.',
        ),
        viewAllLink: refersTo('page').describe('Where View All leads.'),
      }),
    )
    .length(5)
    .describe('The five categories of the menu, in order.'),
})

/** data/treatment-groups.json: the groups on /treatments, in order. */
export const treatmentGroups = z.strictObject({
  $schema: schemaLine,
  groups: some(
    z.strictObject({
      id: id.describe('A short name for the group: what treatments give as their group.'),
      name: labelled.describe('Heading of the group. May hold {Medicine}.'),
      publicLabel: line.describe('Heading when medicine names are switched off.'),
      intro: needed.describe('One or two sentences that help a visitor choose.'),
      page: refersTo('page').nullable().describe('The overview page of the group, or null.'),
      order: z
        .array(refersTo('treatment'))
        .optional()
        .describe(
          'Its treatments that are asked for most, the first one first. The others follow.',
        ),
    }),
    'The groups, in the order of the page.',
  ),
})

/** The fields of every item of the gallery, whatever its pictures are. */
const galleryWords = {
  id: id.describe('A short name for the item, for the site itself.'),
  start: z
    .number()
    .int()
    .min(20)
    .max(80)
    .optional()
    .describe(
      'Where the edge between the two stands at first, in per cent from the left: across ' +
        'what changes. Half-way without it.',
    ),
  alt: z
    .strictObject({
      before: text.describe('What the first picture shows, for people who cannot see it.'),
      after: text.describe('What the second picture shows.'),
    })
    .describe('The pictures in words.'),
  treatment: labelled.describe('Name of the treatment. May hold {medicine}.'),
  publicLabel: line.describe('The name when medicine names are switched off.'),
  description: needed.describe('What changed, and what did not, in a sentence or two.'),
  route: refersTo('page').describe('The treatment page.'),
  timing: text.describe(
    'For photographs, when the second was taken, counted from the treatment; for an ' +
      'illustration, say that it is one.',
  ),
  onlyOnPage: z
    .literal(true)
    .optional()
    .describe('True when the treatment page alone shows it, and the gallery does not.'),
  sample,
}

/** data/gallery.json: the before-and-after items. Any may be withdrawn, as consent may be. */
export const gallery = z.strictObject({
  $schema: schemaLine,
  items: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('illustration').describe('A drawing.'),
          illustration: pair,
          ...galleryWords,
        }),
        z.strictObject({
          kind: z.literal('photograph').describe('Two consented, unretouched photographs.'),
          photographs,
          ...galleryWords,
        }),
      ]),
    )
    .describe(
      'The items, in order. The gallery shows seven as a rule, its treatment pages the others ' +
        'too; the first six stand in the grid of the homepage. Without any, the homepage’s ' +
        'section and the menu’s entry are left out.',
    ),
})

/** data/concerns.json: what the welcome offer asks about. */
export const concerns = z.strictObject({
  $schema: schemaLine,
  concerns: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(
            /^[a-z][A-Za-z]+$/,
            'is not the id of a concern. Write letters only, like crowsFeet',
          )
          .describe('What the server calls it; do not change it.'),
        label: line.describe('The words of the button.'),
      }),
    )
    .length(10)
    .describe('The ten concerns of the welcome offer, in order.'),
})

/**
 * data/areas.json: the parts of the face and the body that the finder offers, and what each lights
 * on the face map.
 */
export const areas = z.strictObject({
  $schema: schemaLine,
  areas: some(
    z.strictObject({
      id: id.describe(
        'A short name for the area: what treatments give among their areas, ' +
          'and what shared links hold.',
      ),
      name: line.describe('The name a patient would use, for example Under the eyes.'),
      front: some(
        z.enum(frontZoneNames),
        'The zones it lights on the face seen from the front; the first is ' +
          'where a finger finds it.',
      ).optional(),
      profile: some(
        z.enum(profileZoneNames),
        'The zones it lights on the face seen from the side.',
      ).optional(),
      words: some(
        text,
        'How sentences name the place: palm, palms. A sentence with one of them is refused ' +
          'on the page of a treatment that does not treat it.',
      ).optional(),
      contains: some(
        refersTo('area'),
        'The areas that lie within it: a treatment of the whole face treats the nose too.',
      ).optional(),
    }),
    'The areas, in the order of the list beside the map.',
  ),
})

/**
 * data/finder-concerns.json: what may bother a visitor, for the finder. The welcome offer has a
 * list of its own.
 */
export const finderConcerns = z.strictObject({
  $schema: schemaLine,
  concerns: some(
    z.strictObject({
      id: id.describe(
        'A short name for the concern: what treatments give among their concerns, and what ' +
          'shared links hold.',
      ),
      label: line.describe('The concern in the words a patient would use.'),
    }),
    'The concerns, in the order of the list.',
  ),
})

/** data/synonyms.json: words in card text that become links. */
export const synonyms = z.strictObject({
  $schema: schemaLine,
  synonyms: z
    .record(
      z
        .string()
        .regex(/^[^A-Z]+$/, 'has capitals. Write the words in lower case')
        .regex(
          /^\S+(?: \S+)*$/,
          'has a space too many. Put one space between words and none around them',
        ),
      refersTo('page').describe('The page these words lead to.'),
    )
    .describe(
      'Words, and the page each leads to. The longest match wins; a word never links to the ' +
        'page it stands on.',
    ),
})

/** data/assessment.json: the sample of the facial assessment. */
export const assessment = z.strictObject({
  $schema: schemaLine,
  intro: needed.describe('What the sample shows, in a sentence or two.'),
  method: some(text, 'How scores are given, one paragraph each.'),
  categories: z
    .array(
      z.strictObject({
        id: id.describe('A short name for the category, for the site itself.'),
        name: line.describe('The name of the category.'),
        maximum: z
          .literal([3, 4])
          .describe(
            'Highest score of one item in this category: 3 for skin appearance, 4 for the others.',
          ),
        meaning: text.describe('What is looked at.'),
        items: some(
          z.strictObject({
            name: line.describe('What is scored.'),
            before: z.number().int().min(0).describe('Score before, a whole number.'),
            after: z.number().int().min(0).describe('Score after, a whole number.'),
          }),
          'The items of the category, each with its two scores.',
        ),
      }),
    )
    .length(4)
    .describe('The four categories: skin appearance, static lines, volume loss, sagging.'),
  totals: z
    .strictObject({
      before: z.number().int().describe('Sum of the scores before.'),
      after: z.number().int().describe('Sum of the scores after.'),
    })
    .describe('Sums of the items; the check adds them up.'),
  note: text.describe('What a reader should bear in mind, under the table.'),
  sample,
})

/** data/reviews.json: patient reviews; only real ones with their source, or samples. */
export const reviews = z.strictObject({
  $schema: schemaLine,
  reviews: z
    .array(
      z
        .strictObject({
          id: id.describe('A short name for the review, for the site itself.'),
          text: text.describe('The review, word for word.'),
          who: line.describe('Who wrote it, as they agreed to be named.'),
          treatment: refersTo('listedPage').describe('The page of the treatment.'),
          date: date.nullable().describe('When it was written; null only for samples.'),
          source: text
            .nullable()
            .describe(
              'Where the review was first published, as a link: [Google](https://…); null only ' +
                'for samples.',
            ),
          sample,
        })
        .check((ctx) => {
          const { sample: isSample, source, date: written } = ctx.value
          if (!isSample && (source === null || written === null))
            refuse(
              ctx,
              'is shown as a real review without a date or a source. Give ' +
                'both, or mark it as a sample',
            )
          if (source?.startsWith('http'))
            refuse(ctx, `is a bare address. Write it as a link: [Google](${source})`, ['source'])
        }),
    )
    .describe('The reviews, in the order they are shown.'),
})

/**
 * data/offers.json: welcome offers the server may give. Never a discount on a prescription-only
 * medicine.
 */
export const offers = z.strictObject({
  $schema: schemaLine,
  offers: some(
    z.strictObject({
      id: id.describe('A short name for the offer, for the server.'),
      concerns: some(
        z.string().meta({ reference: 'offerConcern' }),
        'Concern ids from concerns.json it answers.',
      ),
      title: line.describe('The headline of the offer.'),
      description: needed.describe(
        'What is offered, in one to three sentences. No pressure, no prize, no deadline.',
      ),
      personalizedMessage: text.describe('A sentence that may hold {name} and {concern}.'),
      value: text.describe('What it is worth, in words; may hold {price:key}.'),
      requiresVisit: z.boolean().describe('true when one has to come to the clinic for it.'),
      location: text.describe('Where it can be taken up.'),
      whyCompliant: text.describe('Why this offer is within the advertising rules.'),
      sample,
    }),
    'Every offer; each concern needs one or more.',
  ),
})

export type Price = z.infer<typeof price>
export type Prices = z.infer<typeof prices>
