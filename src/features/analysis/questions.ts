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
import * as analysisWords from '../../words/analysis'
import * as sharedWords from '../../words/shared'

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

const number = (field: NumberField): Question => ({
  kind: 'number',
  field,
  ...analysisWords.questions[field],
  ...analysisLimits[field],
})
const boolean = (field: BooleanField): Question => ({
  kind: 'boolean',
  field,
  ...analysisWords.questions[field],
})
/** Makes a question with the answers of the contract to choose from. */
const choice = (field: ChoiceField, values: readonly string[]): Question => ({
  kind: 'choice',
  field,
  ...analysisWords.questions[field],
  options: values.map((value) => ({ value, label: upperFirst(value) })),
})
const rating = (field: RatingId): Question => ({
  kind: 'rating',
  field,
  ...analysisWords.questions[field],
})

export const steps: readonly Step[] = [
  {
    ...analysisWords.steps.personal,
    questions: [
      number('age'),
      choice('agePerception', agePerceptions),
      choice('skincareRoutine', skincareRoutines),
      number('retinolYears'),
      number('sunscreenYears'),
    ],
  },
  { ...analysisWords.steps.skin, questions: skinRatings.map(rating) },
  { ...analysisWords.steps.lines, questions: lineRatings.map(rating) },
  { ...analysisWords.steps.volume, questions: volumeRatings.map(rating) },
  {
    ...analysisWords.steps.final,
    questions: [
      choice('faceShape', faceShapes),
      choice('ethnicity', ethnicities),
      boolean('tanEasily'),
      choice('smokingStatus', smokingStatuses),
      boolean('previousTreatments'),
    ],
  },
]

/** Returns an answer in words, for the printed report. */
export function answerInWords(question: Question, form: AnalysisForm): string {
  switch (question.kind) {
    case 'number':
      return String(form[question.field])
    case 'boolean':
      return form[question.field] ? sharedWords.yes : sharedWords.no
    case 'rating':
      return `${form[question.field]}, ${analysisWords.ratings[form[question.field]]}`
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
