import type { AnalysisForm } from '@clinic/contract/contract'
import type { HairStyle, RatingName, Sitter, Tone } from '@clinic/illustration/face/parameters'
import { personalInformation } from './shared'

/** Words of the AI analysis. */

export const steps = {
  personal: {
    name: personalInformation,
    intro:
      'A little about you and your routine. No name and no photograph are asked for, and every answer already has a starting value.',
  },
  skin: {
    name: 'Skin Quality',
    intro: 'In even light, without make-up. Rate each from 0, none, to 3, severe.',
  },
  lines: {
    name: 'Expression Lines',
    intro: 'Look in a mirror with your face at rest. Rate each line from 0, none, to 3, severe.',
  },
  volume: {
    name: 'Volume Assessment',
    intro: 'Where a face has become hollow or heavy. Rate each from 0, none, to 3, severe.',
  },
  final: {
    name: 'Final Details',
    intro: 'Five last answers that change what is sensible for a face.',
  },
}

export const questions = {
  age: { label: 'Age', hint: 'In years, 18 to 80' },
  agePerception: { label: 'Age perception', hint: 'How old people take you to be' },
  skincareRoutine: {
    label: 'Skincare routine',
    hint: 'Active means products such as retinol, acids or vitamin C',
  },
  retinolYears: { label: 'Retinol years', hint: 'How long you have used it, 0 to 20' },
  sunscreenYears: { label: 'Sunscreen years', hint: 'How long you have worn it daily, 0 to 50' },
  skinTone: { label: 'Skin tone', hint: 'Uneven colour or redness' },
  pores: { label: 'Pores', hint: 'How much you see them' },
  texture: { label: 'Texture', hint: 'Roughness to the touch' },
  clarity: { label: 'Clarity', hint: 'Dullness, spots or marks' },
  foundationUse: { label: 'Foundation use', hint: 'How much you rely on it' },
  frown: { label: 'Frown', hint: 'Between the brows' },
  forehead: { label: 'Forehead', hint: 'Across the forehead' },
  crowsFeet: { label: "Crow's feet", hint: 'Outer corners of the eyes' },
  chin: { label: 'Chin', hint: 'Dimpling or creasing' },
  smileLines: { label: 'Smile lines', hint: 'Nose to mouth' },
  marionette: { label: 'Marionette', hint: 'Mouth to chin' },
  underEyes: { label: 'Under eyes', hint: 'Hollows or shadows' },
  cheeks: { label: 'Cheeks', hint: 'Flattening' },
  jowls: { label: 'Jowls', hint: 'Heaviness along the jaw' },
  lips: { label: 'Lips', hint: 'Thinning' },
  faceShape: { label: 'Face shape' },
  ethnicity: { label: 'Ethnicity', hint: 'Skin types age and heal differently' },
  tanEasily: { label: 'Tan easily', hint: 'Rather than burning' },
  smokingStatus: { label: 'Smoking status' },
  previousTreatments: {
    label: 'Previous treatments',
    hint: 'Any aesthetic treatment before today',
  },
} satisfies Record<keyof AnalysisForm, { label: string; hint?: string }>

export const ratings = ['none', 'mild', 'moderate', 'severe'] as const

export const tones: Record<Tone, string> = {
  porcelain: 'Light',
  honey: 'Medium',
  bronze: 'Brown',
  deep: 'Dark',
}
export const sitters: Record<Sitter, string> = { woman: 'Woman', man: 'Man' }
export const hairStyles: Record<HairStyle, string> = {
  tied: 'Tied back',
  coiled: 'Coils',
  cropped: 'Short',
}
const hairInSentence: Record<HairStyle, string> = {
  tied: 'tied back',
  coiled: 'in coils',
  cropped: 'short',
}

/** The visible sign of each rating, from top to foot; signs of the skin itself come last. */
export const signs: Record<RatingName, string> = {
  forehead: 'forehead lines',
  frown: 'frown lines',
  crowsFeet: 'crow’s feet',
  underEyes: 'under-eye hollows',
  cheeks: 'cheek flattening',
  smileLines: 'smile lines',
  lips: 'lip thinning',
  marionette: 'marionette lines',
  chin: 'chin creasing',
  jowls: 'jaw heaviness',
  pores: 'pores',
  texture: 'texture',
  skinTone: 'uneven colour',
  clarity: 'dullness or marks',
}

/** Says a rating; the scale of a list is said once. */
export const rated = (sign: string, value: number, withScale: boolean): string =>
  `${sign} ${value}${withScale ? ' of 3' : ''}`

export const drawingOf = (sitter: Sitter, shape: string, tone: Tone, hair: HairStyle): string =>
  `Drawing of a ${sitters[sitter].toLowerCase()}’s face, ${shape} in shape, ${tones[tone].toLowerCase()} complexion, hair ${hairInSentence[hair]}.`

export const andMore = (count: number): string => `and ${count} more`
export const automatedShort = 'The analysis is automated, not a doctor, not a diagnosis. '
export const resultTitle = 'Your Personalized Aesthetic Analysis'
export const automatedAndAdults = (adultsOnly: string): string =>
  `Automated, not a doctor, not a diagnosis. ${adultsOnly}`
export const writing = 'Writing your analysis'
export const generate = 'Generate Analysis'

export const stepOf = (step: number, all: number): string => `Step ${step} of ${all}`
export const progress = 'Progress'

export const yourAnswers = 'Your answers'

/** Says a rating, with spaces at which no line breaks. */
export const outOf3 = (value: number): string => `${value}\u00a0of\u00a03`
export const allOver = (list: string): string => `All over: ${list}.`

export const writtenBySoftware =
  'Written by software from your answers: automated, not a doctor, not a diagnosis.'
export const ready = 'The analysis is ready'
export const cannotSave =
  'If nothing has opened, this app cannot print or save pages. Copy the text, or take a picture of the screen.'
export const takeAnother = 'Take Another Analysis'
export const saveReport = 'Save Report'
export const bookAfter = 'Book Consultation'

export const leftEmpty = (label: string, before: number): string =>
  `${label} was left empty and is ${before} again.`
export const notANumber = (label: string, before: number): string =>
  `${label} was not a number in digits and is ${before} again.`
export const adultsOnlyFrom = (label: string, least: number): string =>
  `${label} was brought up to ${least}: this analysis is for adults only.`
export const lowest = (label: string, least: number): string =>
  `${label} was brought up to ${least}, the lowest we accept.`
export const highest = (label: string, most: number): string =>
  `${label} was brought down to ${most}, the highest we accept.`
export const rounded = (label: string, whole: number): string => `${label} was rounded to ${whole}.`

export const noDrawing = 'The drawing could not be loaded. The questions work without it.'

export const changeSitter = 'Change who is drawn'
export const complexion = 'Complexion'
export const sitter = 'Sitter'
export const hair = 'Hair'
export const onlyForPicture = 'Only for the picture: these choices are not sent.'

export const printFooter = (date: string): string =>
  `Analysis of ${date}: automated, not a doctor, not a diagnosis`
export const clinicAddress = (name: string, address: string, numbers: readonly string[]): string =>
  `${name}, ${address}. Telephone ${numbers.join(' or ')}. `
export const writeTo = (email: string): string => `Write to ${email}.`
export const nothingMarked = 'Nothing is marked on it.'
export const allRatingsZero = 'Every rating is 0 so far.'
/** The note under every picture. */
export const disclaimer = 'A drawing of your answers, not of you.'
