import {
  agePerceptions,
  analysisLimits,
  ethnicities,
  faceShapes,
  lineRatings,
  ratingIds,
  skincareRoutines,
  skinRatings,
  smokingStatuses,
  volumeRatings,
  type AnalysisForm,
  type RatingId,
} from '@clinic/contract/contract'
import { upperFirst } from '@clinic/contract/prose'

/** The wizard's questions in order, in five steps (docs/product.md). */

type KeysOf<T> = {
  [K in keyof AnalysisForm]: AnalysisForm[K] extends T ? K : never
}[keyof AnalysisForm]

export type NumberField = keyof typeof analysisLimits
type BooleanField = KeysOf<boolean>
type ChoiceField = 'agePerception' | 'skincareRoutine' | 'faceShape' | 'ethnicity' | 'smokingStatus'

export type Question =
  | { kind: 'number'; field: NumberField; label: string; hint: string; min: number; max: number }
  | {
      kind: 'choice'
      field: ChoiceField
      label: string
      hint?: string
      options: { value: string; label: string }[]
    }
  | { kind: 'boolean'; field: BooleanField; label: string; hint?: string }
  | { kind: 'rating'; field: RatingId; label: string; hint: string }

type Step = { name: string; intro: string; questions: Question[] }

export const ratingWords = ['none', 'mild', 'moderate', 'severe'] as const

export const formDefaults: AnalysisForm = {
  age: 30,
  agePerception: 'same',
  skincareRoutine: 'basic',
  retinolYears: 0,
  sunscreenYears: 0,
  ...(Object.fromEntries(ratingIds.map((id) => [id, 0])) as Record<RatingId, number>),
  faceShape: 'balanced',
  ethnicity: 'caucasian',
  tanEasily: false,
  smokingStatus: 'never',
  previousTreatments: false,
}

const number = (field: NumberField, label: string, hint: string): Question => ({
  kind: 'number',
  field,
  label,
  hint,
  ...analysisLimits[field],
})
/** Makes a question with the answers of the contract to choose from. */
const choice = (
  field: ChoiceField,
  label: string,
  values: readonly string[],
  hint?: string,
): Question => ({
  kind: 'choice',
  field,
  label,
  hint,
  options: values.map((value) => ({ value, label: upperFirst(value) })),
})
const ratings = <T extends RatingId>(
  fields: readonly T[],
  words: Record<T, [label: string, hint: string]>,
): Question[] =>
  fields.map((field) => ({ kind: 'rating', field, label: words[field][0], hint: words[field][1] }))

export const steps: readonly Step[] = [
  {
    name: 'Personal Information',
    intro:
      'A little about you and your routine. No name and no photograph are asked for, and every answer already has a starting value.',
    questions: [
      number('age', 'Age', 'In years, 18 to 80'),
      choice('agePerception', 'Age perception', agePerceptions, 'How old people take you to be'),
      choice(
        'skincareRoutine',
        'Skincare routine',
        skincareRoutines,
        'Active means products such as retinol, acids or vitamin C',
      ),
      number('retinolYears', 'Retinol years', 'How long you have used it, 0 to 20'),
      number('sunscreenYears', 'Sunscreen years', 'How long you have worn it daily, 0 to 50'),
    ],
  },
  {
    name: 'Skin Quality',
    intro: 'In even light, without make-up. Rate each from 0, none, to 3, severe.',
    questions: ratings(skinRatings, {
      skinTone: ['Skin tone', 'Uneven colour or redness'],
      pores: ['Pores', 'How much you see them'],
      texture: ['Texture', 'Roughness to the touch'],
      clarity: ['Clarity', 'Dullness, spots or marks'],
      foundationUse: ['Foundation use', 'How much you rely on it'],
    }),
  },
  {
    name: 'Expression Lines',
    intro: 'Look in a mirror with your face at rest. Rate each line from 0, none, to 3, severe.',
    questions: ratings(lineRatings, {
      frown: ['Frown', 'Between the brows'],
      forehead: ['Forehead', 'Across the forehead'],
      crowsFeet: ["Crow's feet", 'Outer corners of the eyes'],
      chin: ['Chin', 'Dimpling or creasing'],
      smileLines: ['Smile lines', 'Nose to mouth'],
      marionette: ['Marionette', 'Mouth to chin'],
    }),
  },
  {
    name: 'Volume Assessment',
    intro: 'Where a face has become hollow or heavy. Rate each from 0, none, to 3, severe.',
    questions: ratings(volumeRatings, {
      underEyes: ['Under eyes', 'Hollows or shadows'],
      cheeks: ['Cheeks', 'Flattening'],
      jowls: ['Jowls', 'Heaviness along the jaw'],
      lips: ['Lips', 'Thinning'],
    }),
  },
  {
    name: 'Final Details',
    intro: 'Five last answers that change what is sensible for a face.',
    questions: [
      choice('faceShape', 'Face shape', faceShapes),
      choice('ethnicity', 'Ethnicity', ethnicities, 'Skin types age and heal differently'),
      { kind: 'boolean', field: 'tanEasily', label: 'Tan easily', hint: 'Rather than burning' },
      choice('smokingStatus', 'Smoking status', smokingStatuses),
      {
        kind: 'boolean',
        field: 'previousTreatments',
        label: 'Previous treatments',
        hint: 'Any aesthetic treatment before today',
      },
    ],
  },
]

/** Returns an answer in words, for the printed report. */
export function answerInWords(question: Question, form: AnalysisForm): string {
  switch (question.kind) {
    case 'number':
      return String(form[question.field])
    case 'boolean':
      return form[question.field] ? 'Yes' : 'No'
    case 'rating':
      return `${form[question.field]}, ${ratingWords[form[question.field]]}`
    case 'choice':
      return question.options.find(({ value }) => value === form[question.field])?.label ?? ''
  }
}

/** Returns the answers that the radio buttons of a form show and that `form` does not hold. */
export function chosenIn(
  element: HTMLFormElement,
  questions: readonly Question[],
  form: AnalysisForm,
): Partial<AnalysisForm> {
  const data = new FormData(element)
  return Object.fromEntries(
    questions.flatMap(({ kind, field }) => {
      const shown = data.get(field)
      if (kind === 'number' || shown === null) return []
      const answer =
        kind === 'rating' ? Number(shown) : kind === 'boolean' ? shown === 'yes' : shown
      return answer === form[field] ? [] : [[field, answer]]
    }),
  )
}
