import { z } from 'zod'
import { where } from './anatomy'
import {
  asked,
  labelled,
  line,
  needed,
  ownChoice,
  pageHead,
  paragraphs,
  question,
  refersTo,
  refuse,
  review,
  some,
  source,
  step,
  text,
  type WhenRestricted,
  flag,
  schemaLine,
  whenRestricted,
} from './common'
import { photograph } from './consent'
import { illustration } from './illustration'
import { ownSign } from './safety'
import { times } from './times'
import { trialFigure } from './evidence'

const lead = paragraphs.optional().describe('Words above the list, if it needs any.')

/** data/treatments/*.json: one treatment page each. */
export const treatment = z.strictObject({
  ...pageHead,
  name: labelled.describe(
    'The name of the treatment as the site shows it: heading, cards, lists. May hold {medicine}.',
  ),
  publicLabel: line.describe(
    'The name to show instead while the medicine is not named. Never names a medicine.',
  ),
  prescriptionOnly: z
    .boolean()
    .describe(
      'true when the treatment uses a prescription-only medicine. Then no price goes into ' +
        'structured data.',
    ),
  family: ownChoice('value', refersTo('family')).describe(
    'The family it belongs to: the name of a file in data/families. The family says which ' +
      'protocols and sentences it must name.',
  ),
  group: refersTo('group').describe(
    'The group it stands under on /treatments: an id from treatment-groups.json.',
  ),
  areas: ownChoice(
    'value',
    some(
      refersTo('area'),
      'Where it is given: ids from areas.json, the most important first. The finder and the ' +
        'face map lead to it by them.',
    ),
  ),
  concerns: ownChoice(
    'value',
    some(
      refersTo('concern'),
      'What it is for: ids from finder-concerns.json. The finder leads to it by them.',
    ),
  ),
  illustration,
  photograph: photograph.optional(),
  intro: needed.describe(
    'The lead under the heading: one to three sentences on what it is, for whom, and one ' +
      'honest limit.',
  ),
  statement: text
    .min(30, 'is too short. Say in 30 to 80 characters what it changes and what it cannot')
    .max(80, 'is too long. Say in 30 to 80 characters what it changes and what it cannot')
    .optional()
    .describe(
      'Set large at the top of the page: what it changes and what it cannot, in 30 to 80 ' +
        'characters. It fits no other treatment, and promises nothing.',
    ),
  atAGlance: z
    .strictObject({
      price: refersTo('price')
        .nullable()
        .describe(
          'Key of the price to show first, from prices.json; null when it is agreed at the ' +
            'consultation.',
        ),
      appointment: text.describe('How long the appointment takes, a few words: 30 to 60 minutes.'),
    })
    .describe('The facts at the top of the page that are not times.'),
  times: ownChoice('value', times).describe(
    'When, how long, how often, how it feels: the facts that pages, tables and the assistant show.',
  ),
  recovery: ownChoice('value', z.array(refersTo('recovery')))
    .optional()
    .describe('What recovery is like: names of files in data/recovery; empty when there is none.'),
  whatItIs: z
    .strictObject({
      paragraphs: paragraphs.describe('What it is, how it works and what it cannot do.'),
      treats: z.array(text).min(3).describe('What it is used for, one short point each.'),
    })
    .describe('What it is and what it treats.'),
  where: where.optional(),
  suits: z
    .strictObject({
      paragraphs: lead,
      list: z.array(text).min(3).describe('Whom it may suit, one short point each.'),
    })
    .describe('Who it may suit.'),
  notFor: z
    .strictObject({
      paragraphs: lead,
      standard: ownChoice(
        'value',
        some(
          refersTo('sentence'),
          'Standard sentences from safety.json, by id. They are shown first.',
        ),
      ),
      list: z
        .array(text)
        .optional()
        .describe(
          'What is peculiar to this treatment, a short sentence to the reader each: Your ' +
            'lobe is torn.',
        ),
    })
    .describe('Who should not have it, or should wait.')
    .meta({ whenRestricted: 'risk' satisfies WhenRestricted }),
  prices: z
    .strictObject({
      keys: z
        .array(refersTo('price'))
        .describe(
          'Keys from prices.json in the order of the table. The consultation is added by the site.',
        ),
      maleSupplement: z
        .boolean()
        .describe('true when the male supplement applies (one to three main areas).'),
      paragraphs: paragraphs.describe(
        'How the price is made up, what can change it, and what is included. Use ' +
          '{price:key}; never type an amount.',
      ),
    })
    .describe('The price table and the words about it.'),
  appointment: z
    .array(step)
    .min(4)
    .check((ctx) => {
      const plates = ctx.value.map(({ plate }) => plate)
      for (const [i, plate] of plates.entries())
        if (plate === undefined && plates.some(Boolean))
          refuse(ctx, 'is missing, and other steps have one. Choose one, or take all out', [
            i,
            'plate',
          ])
        else if (plate !== undefined && plate === plates[i - 1])
          refuse(ctx, `is "${plate}", as in the step before. Choose another for one of them`, [
            i,
            'plate',
          ])
    })
    .describe('The appointment step by step. Every step has a plate, or none has.'),
  risks: z
    .strictObject({
      paragraphs: paragraphs.describe('What risk means here, in plain words.'),
      common: z.array(text).min(3).describe('Common effects, usually short-lived.'),
      rare: z.array(text).min(3).describe('Rare or serious effects.'),
      figure: trialFigure(8)
        .optional()
        .describe('How often unwanted effects were counted, drawn as bars above the lists.'),
      seekHelp: z
        .strictObject({
          protocols: ownChoice(
            'value',
            some(
              refersTo('protocol'),
              'Protocols from safety.json, by id: their signs are shown, the most urgent first.',
            ),
          ),
          own: some(ownSign, 'Signs that only this treatment has, and no protocol.').optional(),
        })
        .describe('When to seek help at once.'),
    })
    .describe('Risks and side effects.')
    .meta({ whenRestricted: 'risk' satisfies WhenRestricted }),
  aftercare: z
    .strictObject({
      paragraphs: lead,
      list: z.array(text).min(4).describe('What to do and what to leave, one short point each.'),
    })
    .describe('Looking after it at home.')
    .meta({ whenRestricted: 'risk' satisfies WhenRestricted }),
  results: z
    .strictObject({
      paragraphs: paragraphs.describe(
        'What change to expect, when, for how long, and what it will not do.',
      ),
      figure: trialFigure(4)
        .optional()
        .describe('For how many people of a trial it worked, drawn as dots under In short.'),
    })
    .describe('Results and how long they last.'),
  alternatives: z
    .array(
      z.strictObject({
        name: line.describe('The other way, in a few words.'),
        route: refersTo('page').optional().describe('Its page on this site, if it has one.'),
        text: text.describe('When it may be the better choice, in a sentence.'),
      }),
    )
    .min(3)
    .describe('Other ways to the same aim, including doing nothing.'),
  questions: z.array(question).min(5).describe('Five or more questions patients really ask.'),
  asked,
  sources: z.array(source).min(2).describe('Where the facts come from.'),
  review: review.describe('Who wrote the page, who checked it, and when.'),
})

export type Treatment = z.infer<typeof treatment>

/**
 * data/families/*.json: what treatments of one kind have in common. The file's name is the id that
 * treatments name.
 */
export const family = whenRestricted(
  'risk',
  z.strictObject({
    $schema: schemaLine,
    name: text.describe('What treatments of this family are called, for editors.'),
    coolingOff: z
      .number()
      .int()
      .min(0)
      .max(28)
      .nullable()
      .describe(
        'Days between the first consultation and treatment: 1 for never on the same day, 0 ' +
          'where it may be the same day; null where the clinic has not set it.',
      ),
    regulated: flag(
      'true when the treatments need a registration with the Care Quality Commission; their ' +
        'pages then say what the clinic’s is.',
    ),
    withoutInjection: flag(
      'true when nothing is injected: the price of the consultation then stands under the ' +
        'name of its group, and not as that of an injectable one.',
    ),
    ruledOutBy: some(
      z.enum(['needles', 'filler', 'toxin']),
      'What somebody may say he does not want, so that the assistant suggests none of these ' +
        'treatments to him. A name for all families with one of these words rules it out too.',
    ).optional(),
    notSuggested: flag(
      'true when the assistant tells of these treatments only to who names them or their concern.',
    ),
    protocols: some(
      refersTo('protocol'),
      'Protocols from safety.json that every treatment of this family must name.',
    ),
    notFor: some(
      refersTo('sentence'),
      'Standard sentences from safety.json that every treatment of this family must name.',
    ),
  }),
)
