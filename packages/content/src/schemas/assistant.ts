import { z } from 'zod'
import { answerOf, flag, id, phrase, refersTo, schemaLine, some, text } from './common'
import { sentenceIds } from './language'
import { recoveryActivityIds } from './recovery'

const word = z
  .string()
  .regex(/^[a-z]+$/, 'is not one word in lower case. Write a single word, without apostrophes')

const phrases = some(
  phrase,
  'What visitors write for it, in everyday words and lower case. One phrase ' +
    'stands in one place only.',
)

const canI = refersTo('canI')
  .optional()
  .describe('The file of data/can-i that answers it, for each treatment as that file says.')
const inLanguages = z
  .enum(sentenceIds)
  .optional()
  .describe('The sentence of data/languages that answers it in other languages.')
const more = text
  .optional()
  .describe(
    'What is said after the answer of data/can-i, or after the time of data/recovery: one or ' +
      'two sentences.',
  )

const answers = some(
  z.strictObject({
    families: some(
      refersTo('family'),
      'Only for treatments of these families (files of data/families).',
    ).optional(),
    treatments: some(
      refersTo('page'),
      'Only for these treatments. They come before families.',
    ).optional(),
    text: answerOf(80).describe(
      'The answer: first what was asked, in whole sentences, 60 words at most. It may hold ' +
        '{price:…}, {clinic:line} and {medicine}.',
    ),
    list: some(text, 'Points shown as a list below the answer.').optional(),
  }),
  'What is answered. An answer without families or treatments is for all others.',
)

const decision = z
  .strictObject({
    file: refersTo('decision').describe(
      'Where the choice is: the name of a file in data/decisions.',
    ),
    options: some(id, 'Which of its options are told, in this order.'),
  })
  .optional()
  .describe(
    'The choice in data/decisions that answers it. Its options come as a list, after the ' +
      'answer that stands here, if there is one.',
  )

/** Facts of a treatment that a topic can ask for. */
const assistantFacts = [
  'price',
  'yearly-cost',
  'when',
  'lasts',
  'first-effect',
  'time-off',
  'appointment',
  'pain',
  'sessions',
  'risks',
  'not-for',
  'aftercare',
  'what',
  'results',
  'alternatives',
  'choose',
  'compare',
  'hours',
  'address',
] as const

/** What the assistant itself uses a topic or a condition for, beside what people ask. */
const role = z
  .enum([
    'unknown',
    'off-topic',
    'something-wrong',
    'moving',
    'booking',
    'visit',
    'pregnant',
    'feeding',
    'done-before',
  ])
  .optional()
  .describe(
    'What the assistant uses it for by itself: unknown, off-topic and something-wrong are ' +
      'said where nothing else fits; moving tells how a visit is moved; a day that is named ' +
      'beside booking or a visit is the day of it; done-before answers who tells of something ' +
      'that was done long ago; the others say what they tell of the person.',
  )

/**
 * data/assistant/*.json: what the assistant understands, and what it answers where no other file of
 * data/ says it.
 */
export const assistant = z.strictObject({
  $schema: schemaLine,
  name: text.describe('What this file is about, for editors.'),
  words: some(
    z.strictObject({
      id: id.describe(
        'The name by which signs name the group: *pale. The assistant itself uses after, ' +
          'complaint, planning, man, woman, price, total, compare and add.',
      ),
      words: some(phrase, 'Words and short phrases that mean the same here.'),
    }),
    'Groups of words for the signs.',
  ).optional(),
  signs: some(
    z.strictObject({
      protocol: refersTo('protocol').describe('The protocol in safety.json.'),
      who: id.describe('The step of that protocol: the id of the answer it leads to.'),
      after: flag(
        'true when the words count only after a treatment: dark circles are no emergency.',
      ),
      opening: text
        .optional()
        .describe('A sentence to be said before all else, where kindness comes first.'),
      phrases: some(
        phrase,
        'Words that must all be there, near each other, in any order; *pale stands for a ' +
          'group of words.',
      ),
    }),
    'How people describe the signs of safety.json.',
  ).optional(),
  complaints: some(
    z.strictObject({
      protocol: refersTo('protocol').describe('The protocol in safety.json.'),
      who: id.describe('The step of that protocol: the id of the answer it leads to.'),
      phrases,
    }),
    'Whole sentences in which people tell of a danger of safety.json. The examples teach the ' +
      'assistant: others like them are understood too, where no sign above is found.',
  ).optional(),
  names: some(
    z.strictObject({
      route: refersTo('page').describe('The page that is meant.'),
      families: some(
        refersTo('family'),
        'For a name of a whole kind of treatment, "filler": the families it stands for.',
      ).optional(),
      price: refersTo('price')
        .optional()
        .describe('For a name of one line of the price list: its key.'),
      phrases,
    }),
    'Names and nicknames of treatments, beside the keywords of their own files.',
  ).optional(),
  areas: some(
    z.strictObject({ area: refersTo('area').describe('The area in areas.json.'), phrases }),
    'What people call the areas of the face and body.',
  ).optional(),
  spellings: some(
    z.strictObject({
      means: z
        .string()
        .regex(
          /^[a-z]+(?: [a-z]+)*$/,
          'is not words in lower case. Write them with single spaces and without apostrophes',
        )
        .describe('The word that is meant, or the words of a contraction: can not.'),
      written: some(word, 'How people type it, without apostrophes: cant, canot.'),
    }),
    'Shorthand, contractions and usual mistakes of spelling, which are read as what they ' +
      'mean. The assistant mends other mistakes by itself.',
  ).optional(),
  smallWords: some(
    word,
    'Words so common that they tell no page or question from another: a question of small ' +
      'words alone is not understood.',
  ).optional(),
  alike: some(
    z.array(phrase).min(2),
    'Words that mean much the same, group by group, so that an example with one of them ' +
      'teaches the others.',
  ).optional(),
  topics: some(
    z.strictObject({
      id: id.describe('A short name for the topic.'),
      role,
      canI,
      decision,
      fact: z
        .enum(assistantFacts)
        .optional()
        .describe('The fact that answers it, taken from the other files of data/.'),
      recovery: z
        .enum(recoveryActivityIds)
        .optional()
        .describe('The time in data/recovery that answers it, for treatments that have one.'),
      inLanguages,
      refusal: flag('true when nothing else is answered beside it, and no price is added.'),
      problem: flag(
        'true when somebody asks about a mild trouble after a treatment: when to ring is added.',
      ),
      after: flag(
        'true when it is asked by somebody who has been treated, so that "since" and "after" ' +
          'are no sign of trouble.',
      ),
      ofMen: flag('true when it is asked by men, or of one.'),
      general: flag('true when any other topic that fits is the better answer.'),
      areas: some(
        id,
        'Areas in areas.json: who names only one of them is answered with this topic.',
      ).optional(),
      phrases,
      answers: answers.optional(),
      more,
      pages: some(refersTo('page'), 'The pages that say more.').optional(),
    }),
    'What people ask about. The examples teach the assistant: others like them are understood too.',
  ).optional(),
  conditions: some(
    z.strictObject({
      id: id.describe('A short name.'),
      role,
      canI,
      inLanguages,
      refusal: flag('true when nothing else is answered beside it, and no price is added.'),
      lasting: flag('true when it still holds for the questions that follow, as a pregnancy does.'),
      ages: z
        .strictObject({
          from: z.number().int().optional().describe('The youngest age that counts.'),
          to: z.number().int().optional().describe('The oldest age that counts.'),
        })
        .optional()
        .describe('Ages in years, both included, that mean this condition: "I am 82".'),
      phrases,
      unless: some(
        phrase,
        'Longer phrases that hold one of the phrases, and mean something else: "as a teenager".',
      ).optional(),
      answers: answers.optional(),
      more,
      pages: some(refersTo('page'), 'The pages that say more.').optional(),
    }),
    'Conditions, medicines and circumstances: what they mean for a treatment. Whoever names ' +
      'one is always answered.',
  ).optional(),
})

export type Assistant = z.infer<typeof assistant>
