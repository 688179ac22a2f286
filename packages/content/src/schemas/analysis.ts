import { z } from 'zod'
import {
  agePerceptions,
  ethnicities,
  faceShapes,
  ratingIds,
  skincareRoutines,
  smokingStatuses,
} from '@clinic/contract/contract'
import { flag, line, refersTo, schemaLine, some, text } from './common'

const option = z.strictObject({
  route: refersTo('page').describe('The page that says more.'),
  label: line.describe(
    'What is worth discussing, as it stands in a sentence: a consultation about lines.',
  ),
  price: refersTo('price')
    .optional()
    .describe('The key of its price in prices.json, where its page has none of its own.'),
  prescriptionOnly: flag('true for a prescription-only medicine: then no price stands beside it.'),
})

const level = z.strictObject({
  say: text.describe('What is said of this rating, kindly and in one or two sentences.'),
  firstSteps: z.array(text).describe('What to do first, without any treatment.'),
  discuss: z
    .array(option)
    .describe(
      'What may be worth discussing, the mildest first; empty where a rating calls for nothing.',
    ),
  cautions: z
    .array(
      z.strictObject({
        text: text.describe('What to mind, or not to do.'),
        marksEasily: flag(
          'true when it is only for skin that marks easily: brown and black ' +
            'skin, or skin that tans.',
        ),
      }),
    )
    .describe('What to mind, or not to do, the most important first.'),
})

const years = (what: string) =>
  some(
    z.strictObject({
      upTo: z.number().int().describe(`Up to this many years of ${what}.`),
      say: text.describe('What is said then.'),
    }),
    `What is said by years of ${what}, the fewest first.`,
  )

const routes = (what: string) => some(refersTo('page'), `Pages of ${what}.`)

/** Returns a sentence for each answer of a question of the wizard. */
const by = <T extends string>(answers: readonly T[], what: string) =>
  z.partialRecord(z.enum(answers as readonly [T, ...T[]]), text).describe(what)

/**
 * data/analysis.json: what the analysis of the wizard says to each answer. How it is put together
 * is in aesthetic-analysis/analyse.ts.
 */
export const analysis = z.strictObject({
  $schema: schemaLine,
  ratings: z
    .array(
      z.strictObject({
        id: z.enum(ratingIds).describe('The question of the wizard.'),
        name: line.describe('What it is about, as it stands in a sentence: uneven skin tone.'),
        area: z.enum(['skin', 'lines', 'volume']).describe('The part of the wizard it belongs to.'),
        levels: z.array(level).length(3).describe('What is said of the ratings 1, 2 and 3.'),
      }),
    )
    .length(15)
    .describe('Every rating of the wizard, once.'),
  kinds: z
    .strictObject({
      peels: routes('peels and needling'),
      fillers: routes('fillers'),
      lifts: routes('what lifts'),
      injections: routes('other injections'),
      medical: routes('medical treatment of the skin'),
      slimming: routes('what makes a face slimmer'),
      facials: routes('facials'),
    })
    .describe(
      'Kinds of treatment, for what rules one out: no filler under 25, no peel on inflamed skin.',
    ),
  wholeFace: option.describe('What is suggested when many things are marked.'),
  surgeon: option.describe('What is suggested when treatment would do too little.'),
  ages: years('age'),
  agePerception: by(agePerceptions, 'What is said to how old people take somebody to be.'),
  skincareRoutine: by(skincareRoutines, 'What to do first, by the routine somebody has.'),
  retinol: years('retinol'),
  sunscreen: years('daily sunscreen'),
  smokingStatus: some(
    z.strictObject({
      id: z.enum(smokingStatuses).describe('The answer.'),
      step: text.optional().describe('What to do first.'),
      caution: text.optional().describe('What to mind.'),
    }),
    'What is said about smoking and vaping.',
  ),
  ethnicity: by(ethnicities, 'How skin marks and scars. Never used to guess what somebody wants.'),
  tanning: z
    .strictObject({
      yes: text.describe('For who tans easily.'),
      no: text.describe('For who burns rather than tans.'),
    })
    .describe('What is said about the sun.'),
  faceShape: by(faceShapes, 'What to mind about volume, by the shape of the face.'),
  questions: some(text, 'Questions to ask a doctor.'),
  protocols: some(
    refersTo('protocol'),
    'Protocols of safety.json whose line stands in every analysis.',
  ),
  tellTheDoctor: text.describe('What to tell the doctor, in every analysis.'),
  sentences: z
    .strictObject({
      nothing: text.describe('When nothing was rated.'),
      distress: text.describe('When the answers sound like distress; then nothing is suggested.'),
      manySevere: text.describe('When six things or more are severe.'),
      noProcedure: text.describe('When no treatment is suggested.'),
      choice: text.describe('Above the suggestions.'),
      young: text.describe('For people under 25.'),
      unevenNoSun: text.describe('Uneven tone without sunscreen.'),
      spotsThatMark: text.describe('Spots in skin that marks easily.'),
      irritated: text.describe('Rough, spotty skin with many products.'),
      noRoutine: text.describe('Skin concerns without a routine.'),
      pauseRetinoid: text.describe('Who uses a retinoid and may have a peel.'),
      earlier: text.describe('Who has had treatments before.'),
      underEyes: text.describe('Marked under-eyes.'),
      older: text.describe('For people from 65.'),
      consultationDecides: text.describe(
        'Above the suggestions of prescription-only medicines, which have no price.',
      ),
      agreed: text.describe('Instead of a price, where there is none.'),
      close: text.describe('What the analysis is not.'),
      notKept: text.describe('That nothing is kept.'),
    })
    .describe('Sentences for one case each.'),
})
