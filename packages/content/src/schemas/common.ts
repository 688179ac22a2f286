import { cityMotifs, plateNames, visitPlates } from '@clinic/illustration/names'
import { z } from 'zod'
import { didYouMean } from '../didYouMean'
import { routeReferences, type Reference } from '../references'

/** The homepage's sections after the hero, in the specified order. */
export const homeSections = [
  'popular',
  'gallery',
  'analysis',
  'skincare',
  'assessment',
  'philosophy',
  'booking',
] as const

/**
 * Building blocks shared by the schemas of every file under `data/`. The sentences given to
 * `describe` are for editors: they become hover help in the editor (see schemas/ and .vscode).
 */

/** Returns a list of one or more, with the sentence that describes it. */
export const some = <T extends z.ZodType>(of: T, words: string) =>
  z.array(of).min(1).describe(words)

/** Returns a switch: true, or left out. */
export const flag = (words: string) => z.literal(true).optional().describe(words)

/**
 * Reports, within a schema's check, what is wrong with the value and how to fix it; `path` leads to
 * a field.
 */
export const refuse = (
  ctx: z.core.ParsePayload,
  message: string,
  path: (string | number)[] = [],
): void => void ctx.issues.push({ code: 'custom', input: ctx.value, path, message })

/** A site route as editors write it: starts with a slash, no trailing slash, lower case. */
export const route = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
    'is not a route. Write it like /lip-fillers: a slash, lower-case words and hyphens, no ' +
      'slash at the end',
  )

/** A lower-case identifier. */
export const id = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'is not an id. Use lower-case letters, digits and single hyphens',
  )

/** Returns a field that names something else, so that the gate and the CMS know of it. */
export const refersTo = (reference: Reference) =>
  (routeReferences.has(reference) ? route : text).meta({ reference })

/** How a page may have a field like another page. */
export type OwnChoice =
  /** It may be right: it is told of a new page. */
  | 'value'
  /** It never is: the field holds words of one page alone. */
  | 'words'

/** Declares a field that each page chooses for itself, and that a copy keeps until it is changed. */
export const ownChoice = <T extends z.ZodType>(is: OwnChoice, field: T): T =>
  field.meta({ ownChoice: is })

/** A calendar date, 2026-11-21. */
export const date = z.iso.date('is not a date. Write year-month-day, for example 2026-11-21')

/**
 * Words people read. May hold `{price:key}` (a price from prices.json), `{medicine}` or
 * `{Medicine}` (the name of the medicine, which clinic.json can switch to a public label),
 * `{clinic:line}`, `{clinic:second-line}`,
 * `{clinic:freephone}`, `{clinic:email}`, and links written `[words](/route)`.
 */
export const text = z
  .string()
  .trim()
  .min(1, 'is empty. Write some words, or take the field out if it may be left out')

/** An answer that somebody who asked reads to its end. @param most the most words */
export const answerOf = (most: number) =>
  text.check((ctx) => {
    const count = ctx.value.split(/\s+/).length
    if (count > most)
      refuse(
        ctx,
        `has ${count} words, and nobody reads an answer of more than ${most}. Keep what was ` +
          'asked, and link to the page that says the rest',
      )
  })

/** What becomes of words about a prescription-only medicine while advertising is restricted. */
export type WhenRestricted =
  /** One line, which cannot lose a sentence: the medicine is called by its public label. */
  | 'line'
  /** The publicLabel beside it is shown. */
  | 'labelled'
  /** Loses sentences, and says what a doctor can tell in person where none is left. */
  | 'needed'
  /** Tells of a risk, and keeps its sentences. */
  | 'risk'
  /** What visitors type, which nobody is shown. */
  | 'heard'
  /** A publication, whose title has a gap. */
  | 'source'

/** Declares what becomes of a field; a field without it loses the sentences that promote. */
export const whenRestricted = <T extends z.ZodType>(is: WhenRestricted, field: T): T =>
  field.meta({ whenRestricted: is })

export const line = whenRestricted('line', text)
export const labelled = whenRestricted('labelled', text)
export const heard = whenRestricted('heard', text)
export const needed = whenRestricted('needed', text)

export const paragraphs = z.array(text).min(1)

/** Words of another language with the English that each stands for. */
export const glossary = (description: string) =>
  some(
    z.strictObject({
      english: text.describe('The English words it stands for.'),
      words: some(heard, 'How it is said; … stands for a number in both: "tengo … años".'),
    }),
    description,
  )

export const sample = flag(
  'Put true while this is a sample that the clinic has still to replace or approve. The ' +
    'release check fails until none is left.',
)

/** Its length is checked once its tokens are expanded, not here. */
export const title = line.describe(
  'Title for the browser tab and search results, 10 to 70 characters. No other page may have ' +
    'the same one. May hold {medicine}.',
)

/** Its length is checked once its tokens are expanded, not here. */
export const description = needed.describe(
  'One or two plain sentences for search results, 70 to 160 characters, different on every ' +
    'page. May hold {medicine}.',
)

export const keywords = z
  .array(
    z
      .string()
      .trim()
      .min(2, 'is too short. Write a whole word')
      .regex(/^[^A-Z]*$/, 'has capitals. Write keywords in lower case'),
  )
  .meta({ ownChoice: 'value' satisfies OwnChoice })
  .describe(
    'Words a visitor might type to find this page, in lower case: the search ' +
      'suggests pages by them.',
  )

export const plate = z.enum(plateNames).describe('Which engraved plate illustrates the page.')

export const visitPlate = z
  .enum(visitPlates)
  .describe(
    'A small engraved picture above the step: the front door; waiting, an armchair; a ' +
      'mirror; a pen and a marked plan; leaving, the open door; notes, questions on a ' +
      'clipboard; talk, two chairs; a lens for looking closely; a ruler; a camera; a cup, for ' +
      'time to think; consent, a signed sheet; a basin and towels; a pot of cream; drops, a ' +
      'bottle; a tray with a vial and cotton; a reel of thread; an hourglass; a diary.',
  )

export const cityMotif = z
  .enum(cityMotifs)
  .describe(
    'The engraving at the top of the page. Leave it out where none of them belongs to the city.',
  )

/** A page on another site. */
export const webAddress = z.url({
  protocol: /^https?$/,
  message: 'is not a web address. Write it in full, from https://',
})

export const schemaLine = z.string().optional().describe('Helps your editor; leave it as it is.')

/** A message that somebody may write to the assistant: lower case, as they type it. */
export const phrase = z
  .string()
  .trim()
  .min(1, 'is empty. Write what a visitor might type')
  .regex(/^[^A-Z]*$/, 'has capitals. Write phrases in lower case')
  .meta({ whenRestricted: 'heard' satisfies WhenRestricted })

export const question = z.strictObject({
  question: line.describe('The question, in the words a patient would use.'),
  answer: answerOf(120).describe('A direct, honest answer in two to five sentences.'),
  phrases: ownChoice(
    'words',
    some(
      phrase,
      'Other words in which visitors ask the assistant this, in lower case; the ' +
        'page does not show them.',
    ),
  ).optional(),
})

/** Questions about a page that the assistant answers beside the questions that stand on it. */
export const asked = z
  .array(
    z.strictObject({
      phrases: ownChoice(
        'words',
        some(phrase, 'What visitors write, in everyday words and lower case.'),
      ),
      answer: answerOf(80).describe('A direct, honest answer in one to three sentences.'),
    }),
  )
  .optional()
  .describe(
    'What visitors ask the assistant about this page and its questions leave out; the page ' +
      'does not show it.',
  )

export const source = whenRestricted(
  'source',
  z.strictObject({
    claim: text.optional().describe('What this source supports, in one sentence.'),
    source: text.describe('Who published it, and its title.'),
    url: webAddress.describe('Where to read it.'),
  }),
)

export const step = z.strictObject({
  title: line.describe('One or two words for the step, for example Assessment.'),
  text: text.describe('What happens, in one to three sentences.'),
  plate: visitPlate.optional(),
})

export const review = ownChoice(
  'value',
  z.strictObject({
    writtenBy: refersTo('person').describe(
      'Who wrote the page: the name of a file in data/people.',
    ),
    reviewedBy: refersTo('doctor').describe(
      'The doctor who checked it: the name of a file in data/people.',
    ),
    written: date.describe('When it was written.'),
    reviewed: date.describe('When it was last checked by the doctor.'),
    nextReview: date.describe(
      'When it must be checked again. From then on the page names that day, and the check says so.',
    ),
    sample,
  }),
)

/** The fields that every page file begins with, whatever its kind. */
export const pageHead = {
  $schema: schemaLine,
  route: route.describe(
    'The address of the page, for example /lip-fillers. When you change it, add the old one ' +
      'to the earlier addresses.',
  ),
  formerRoutes: z
    .array(route)
    .optional()
    .describe(
      'Earlier addresses of this page. Each leads here, and links to it anywhere on the site ' +
        'are kept in order by themselves.',
    ),
  title,
  description,
  keywords,
  summary: needed.describe('One sentence for cards and lists that lead to this page.'),
  related: z
    .array(refersTo('listedPage'))
    .describe('Routes of pages to offer next, most useful first.'),
}

/**
 * Parts of the site that a section can show beside its own words. Each is drawn by one component.
 */
export const feature = z
  .enum([
    'finder',
    'price-list',
    'relaxer-prices',
    'cost-estimator',
    'people',
    'gallery',
    'reviews',
    'articles',
    'contact',
    'directions',
    'at-a-glance',
    'muscles',
    'layers',
    'placements',
    'offer',
    'video-upload',
    'email-choices',
    'ai-tools',
    'cities',
    'products',
    'skincare-programme',
    'facial-assessment',
    'protocols',
    'can-i',
    'recoveries',
  ])
  .describe(
    'A part of the site to show here, under the words: a list, a price ' +
      'table, the gallery and so on.',
  )

const toolWords = z.strictObject({
  title: line.describe('What a visitor does with it, in a few words.'),
  text: text.describe('What it does, in a sentence.'),
})

/** A section of the homepage, by what it shows. */
const homePart = z
  .enum(homeSections)
  .optional()
  .describe(
    'On the homepage only: which of its sections this is. It decides what stands under the ' +
      'heading, wherever the section is moved.',
  )

/** A section of a page: a heading with any of the blocks below it, shown in this order. */
export const section = z
  .strictObject({
    part: homePart,
    heading: line.describe('The heading of the section.'),
    hidden: flag('true keeps the section off the page; its words stay here for another day.'),
    folds: flag(
      'true when the section can wait: its heading shows, and the rest unfolds at a press.',
    ),
    paragraphs: paragraphs.optional().describe('Paragraphs of text.'),
    list: some(text, 'Short points, each on its own line.').optional(),
    steps: some(
      step.extend({
        phases: some(text, 'In which of the phases of the section it happens.').optional(),
      }),
      'Steps in order, each with a short title.',
    ).optional(),
    phases: z
      .array(text)
      .min(2)
      .max(5)
      .optional()
      .describe(
        'The parts of a year or of a visit, in order. A chart beside the steps then shows in ' +
          'which of them each happens, and no plates.',
      ),
    prices: some(refersTo('price'), 'Keys from prices.json, shown as a table.').optional(),
    treatments: some(
      refersTo('listedPage'),
      'Routes of treatments or pages, shown as plates with a sentence and a price each.',
    ).optional(),
    feature: feature.optional(),
    tools: z
      .strictObject({
        analysis: toolWords.describe('What the self-assessment is.'),
        search: toolWords.describe('What the search is.'),
      })
      .optional()
      .describe('With ai-tools: the words over the button of each tool.'),
    after: paragraphs.optional().describe('Paragraphs shown below the list, table or feature.'),
    note: text.optional().describe('A warning or an important remark, shown in a box.'),
    protocols: some(
      refersTo('protocol'),
      'Protocols from safety.json, by id, shown last: their signs, the most urgent first; on ' +
        'a page in another language their lines in it.',
    ).optional(),
  })
  .check((ctx) => {
    const { phases = [], steps = [] } = ctx.value
    if (phases.length > 0 && steps.length === 0)
      refuse(ctx, 'is for a section with steps. Write the steps, or take it out', ['phases'])
    steps.forEach((one, i) => {
      const path = ['steps', i, 'phases']
      if (phases.length > 0 && !one.phases)
        refuse(ctx, `is missing. Say in which it happens: ${phases.join(', ')}`, path)
      const unknown = one.phases?.find((phase) => !phases.includes(phase))
      if (unknown !== undefined)
        refuse(
          ctx,
          `"${unknown}" is not a phase of the section. ${didYouMean(unknown, phases)}`,
          path,
        )
    })
  })

export type Source = z.infer<typeof source>
export type Step = z.infer<typeof step>
export type Review = z.infer<typeof review>
export type Question = z.infer<typeof question>
export type Section = z.infer<typeof section>
export type Feature = z.infer<typeof feature>
