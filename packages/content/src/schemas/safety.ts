import { z } from 'zod'
import {
  refersTo,
  refuse,
  some,
  date,
  flag,
  glossary,
  id,
  sample,
  schemaLine,
  source,
  text,
  whenRestricted,
} from './common'

/** The treatments that a sentence is true of, where it does not hold for all that share it. */
export const scope = z
  .strictObject({
    areas: some(refersTo('area'), 'Treatments of these areas.').optional(),
    families: some(refersTo('family'), 'Treatments of these families.').optional(),
    treatments: some(refersTo('treatment'), 'These treatments.').optional(),
  })
  .check((ctx) => {
    if (Object.values(ctx.value).every((named) => named === undefined))
      refuse(ctx, 'names nothing. Write areas, families or treatments')
  })

export type Scope = z.infer<typeof scope>

/** Places that a sentence may name on pages of treatments of other places. */
export const reaches = some(
  refersTo('area'),
  'Areas that the sentence may name wherever the treatment was given, because an effect, a ' +
    'danger or an earlier illness can be there.',
).optional()

/** The languages besides English in which pages can give safety advice. */
export const languages = [
  'ar',
  'zh-Hans',
  'ja',
  'es',
  'fr',
  'pl',
  'pt',
  'hi',
  'ur',
  'it',
  'de',
  'ro',
] as const

const mark = z
  .string()
  .regex(/^[0-9a-f]{8}$/, 'is not the mark of a text. Copy the one that npm run check names')

const translation = z.strictObject({
  title: text.describe('The title in this language.'),
  line: text.describe(
    'The line in this language. Its telephone numbers are those of the English line, unchanged.',
  ),
  of: mark.describe(
    'The mark of the English title and line that this was made from. Write 00000000, and the ' +
      'check names the right one; once the English changes, the page says that ' +
      'the translation is older.',
  ),
})

/** A sign of a treatment's own page, where no protocol has it. */
export const ownSign = z.strictObject({
  sign: text.describe('The sign, as a short line: Earring is stuck in a swollen lobe.'),
  who: refersTo('answer').describe('Whom to call for it: the id of an answer in safety.json.'),
  meanwhile: text.optional().describe('What to do meanwhile, in a sentence.'),
})

const step = z.strictObject({
  who: refersTo('answer').describe('Whom to call: the id of one of the answers above.'),
  brief: text
    .optional()
    .describe(
      'All these signs in a line, for the box on the page of a treatment. Needed where they ' +
        'cannot wait.',
    ),
  signs: some(
    text,
    'The signs that lead to this step, one short line each. A sign stands in one step only.',
  ),
  also: z
    .array(
      z.strictObject({
        areas: some(refersTo('area'), 'Treatments of these areas.'),
        signs: some(text, 'Their signs, one short line each.'),
      }),
    )
    .optional()
    .describe(
      'Signs after treatment of some places only. Pages of other treatments leave them out, ' +
        'and general pages name the place.',
    ),
  say: text.describe(
    'What to say on the telephone or at the desk. [product], [area], [date] and [time] stay ' +
      'as gaps for the reader.',
  ),
  meanwhile: text.describe('What to do until help comes.'),
})

const protocol = z.strictObject({
  id: id.describe(
    'A short name for the protocol, for treatments, families and pages to name it by.',
  ),
  title: text.describe('What it is about, in words a patient knows.'),
  line: text.describe(
    'One or two sentences that say the same as the steps, for a card, a list or the first ' +
      'line of an answer.',
  ),
  when: text.describe('When it can begin.'),
  checks: some(
    text,
    'Checks a person can make. The mildest step holds only if every one is normal.',
  ).optional(),
  reaches,
  steps: some(step, 'What to do, the most urgent step first.'),
  never: some(
    text.startsWith('Do not ', 'does not start with Do not. Write a whole sentence that does'),
    'What not to do, each a sentence that starts with Do not.',
  ),
  prevent: some(text, 'What keeps it from happening, where there is something.').optional(),
  why: text.describe('Why it matters, in one sentence.'),
  note: text.optional().describe('What else a reader may need to know.'),
  translations: z
    .partialRecord(z.enum(languages), translation)
    .optional()
    .describe(
      'Title and line in other languages, for the pages in them: es, ar, zh-Hans and so on.',
    ),
  sources: some(source, 'Where the advice comes from.'),
  reviewedBy: refersTo('person')
    .nullable()
    .describe('The doctor who signed it, a name of a file in data/people; null until one has.'),
  reviewed: date
    .nullable()
    .describe('When the doctor signed it; null until then. It is read again every 12 months.'),
  sample,
})

/**
 * data/safety.json: the one source of what to do when something is wrong, and of who should not be
 * treated.
 */
export const safety = whenRestricted(
  'risk',
  z.strictObject({
    $schema: schemaLine,
    lead: text.describe('What stands above every list of signs.'),
    page: refersTo('page').describe(
      'The page with every protocol in full, to which the lists of signs lead.',
    ),
    answers: some(
      z.strictObject({
        id: id.describe('A short name, for the steps to name it by.'),
        heading: text.describe(
          'Whom to call, as the heading above the signs. May hold {clinic:emergency}, ' +
            '{clinic:line} and {call:…}.',
        ),
        text: text.describe('What this means, in one or two sentences.'),
        brief: text
          .optional()
          .describe('What of it stands on treatment pages below the heading, in a few words.'),
        now: z.boolean().describe('true when it cannot wait.'),
        foldedAs: text
          .optional()
          .describe(
            'What the row that unfolds these signs calls it on treatment pages: A&E. Without it ' +
              'the signs always stand in sight.',
          ),
        whenClosed: text
          .optional()
          .describe(
            'What is added while the emergency line in clinic.json is not answered day and night.',
          ),
        translations: z
          .partialRecord(z.enum(languages), text)
          .optional()
          .describe('What is added then in other languages: ar, zh-Hans and ja.'),
        translatedFrom: mark
          .optional()
          .describe('The mark of the English that these were made from; the check names it.'),
      }),
      'Whom a sign can lead to, the most urgent first. When two fit, the more urgent one wins.',
    ),
    protocols: some(
      protocol,
      'What to do about each danger: signs, whom to call, what to say, what not to do.',
    ),
    sentences: some(
      z.strictObject({
        id: id.describe('A short name, for treatments and families to name it by.'),
        text: text.describe('The sentence, as it stands on the page.'),
        brief: text
          .optional()
          .describe(
            'The same in a few words, for the list on treatment pages: Under 18. Needed ' +
              'where a treatment names the sentence.',
          ),
        reaches,
        sample,
      }),
      'Standard sentences: who should not be treated or should wait, and what holds on many pages.',
    ),
    numbers: z
      .array(
        z.strictObject({
          id: id.describe('A short name, for the words {call:…}.'),
          name: text.describe('Whose number it is.'),
          display: z
            .string()
            .regex(/^\d[\d ]*$/, 'is not a telephone number. Write digits and spaces: 116 123')
            .describe('The number as it is read and dialled. It is never translated.'),
          message: flag('true when it takes text messages and no calls.'),
          button: text
            .optional()
            .describe(
              'The words on the button below an answer of the assistant that names this ' +
                'number: Ring Samaritans. Without them answers do not link it.',
            ),
        }),
      )
      .describe(
        'Telephone numbers of others than the clinic. Copy writes {call:samaritans}; the ' +
          'numbers of the clinic stand in clinic.json.',
      ),
    withoutVoice: z
      .strictObject({
        title: text.describe('The heading above the ways.'),
        line: text.describe('All ways in a line, for the answer to an urgent message.'),
        ways: some(
          z.strictObject({
            name: text.describe('What the way is called.'),
            text: text.describe('How it is used, in a sentence or two. It may hold {call:…}.'),
            url: source.shape.url.describe('The page of the service, which says more.'),
          }),
          'The ways, the one that needs least first.',
        ),
        links: z
          .partialRecord(z.enum(languages), text)
          .optional()
          .describe('The words of the link to them on the pages in other languages.'),
        sample,
      })
      .describe('How somebody who cannot hear or speak on the telephone gets help.'),
    helpTexts: some(
      z.strictObject({
        language: text.describe('The language as a BCP 47 tag: de. English, en-GB, comes first.'),
        name: text.describe('The language, in English.'),
        text: text.describe(
          'When to call {call:999} and when to ring {clinic:emergency}, in sentences that ' +
            'somebody in fear can read.',
        ),
        without: text
          .optional()
          .describe('Letters that this language never has, and its neighbours do: ыэъё.'),
        unread: text
          .optional()
          .describe(
            'That the assistant does not read this language, and how to ask instead, in a ' +
              'sentence. Only for a language without a file in data/languages.',
          ),
        glossary: glossary(
          'Words of danger, with their English, so that a message with one gets whom to call.',
        ).optional(),
        sample,
      }),
      'What the assistant says to a message that it does not understand, or not whole.',
    ),
    helpTextsFrom: mark
      .optional()
      .describe('The mark of the English help text that the others were made from.'),
    abroad: z
      .array(
        z.strictObject({
          country: text.describe('The country, as city pages write it.'),
          text: text.describe('Whom to call there, in a sentence with {call:…}.'),
          sample,
        }),
      )
      .describe('Countries abroad with a page of their own, and whom to call there.'),
  }),
)

export type Language = (typeof languages)[number]
export type Safety = z.infer<typeof safety>
export type Protocol = Safety['protocols'][number]
export type OwnSign = z.infer<typeof ownSign>
