import type { AnalysisForm } from '@clinic/contract/contract'
import {
  hairStyles,
  ratingNames,
  sitters,
  tones,
  type Box,
  type PreviewParameters,
  type HairStyle,
  type RatingName,
  type Sitter,
  type Tone,
} from '@clinic/illustration/face/parameters'
import { upperFirst } from '@clinic/contract/prose'
import * as analysisWords from '../../../words/analysis'

/** Translates the wizard's answers into parameters of the drawing, and into words. */

/**
 * The person that the preview draws: apart from the form, and never sent. Until a complexion is
 * chosen, it follows the ethnicity that was answered (docs/decisions/0011-face.md).
 */
export type Drawn = {
  tone: Tone | null
  sitter: Sitter
  /** null until it is chosen: then what the sitter usually wears. */
  hair: HairStyle | null
}

export const drawnDefaults: Drawn = { tone: null, sitter: 'woman', hair: null }

/** A complexion to begin with for each answer about ethnicity; another can be chosen. */
const toneFor: Record<AnalysisForm['ethnicity'], Tone> = {
  caucasian: 'porcelain',
  chinese: 'porcelain',
  asian: 'honey',
  mixed: 'honey',
  indian: 'bronze',
  african: 'deep',
}

/** Returns the complexion that is drawn. */
export const toneOf = ({ tone }: Drawn, { ethnicity }: Pick<AnalysisForm, 'ethnicity'>): Tone =>
  tone ?? toneFor[ethnicity]

/** Returns the hair that is drawn. */
export const hairOf = ({ hair, sitter }: Drawn): HairStyle =>
  hair ?? (sitter === 'man' ? 'cropped' : 'tied')

/** The head and the neck. */
export const headAndNeck: Box = [-102, -140, 204, 272]

/**
 * Returns the parameters of the drawing; answers that are not drawn (age, routine) change nothing.
 */
export const previewParameters = (form: AnalysisForm, drawn: Drawn): PreviewParameters => ({
  detail: 'light',
  ratings: Object.fromEntries(ratingNames.map((name) => [name, form[name]])),
  faceShape: form.faceShape,
  tone: toneOf(drawn, form),
  sitter: drawn.sitter,
  hair: hairOf(drawn),
  box: headAndNeck,
})

const order = Object.keys(analysisWords.signs) as RatingName[]

const sentence = (parts: string[]) => `${upperFirst(parts.join(', '))}.`

/** Lists ratings, "Frown lines 2 of 3, crow’s feet 1". */
const listed = (form: AnalysisForm, names: RatingName[]) =>
  names.map((name, i) => analysisWords.rated(analysisWords.signs[name], form[name], i === 0))

/** Returns everything the picture shows, for whoever cannot see it. */
export function pictureInWords(form: AnalysisForm, drawn: Drawn): string {
  const names = order.filter((name) => form[name] > 0)
  const whose = analysisWords.drawingOf(
    drawn.sitter,
    form.faceShape,
    toneOf(drawn, form),
    hairOf(drawn),
  )
  return `${whose} ${names.length ? sentence(listed(form, names)) : analysisWords.nothingMarked}`
}
/** As many as fit under a small picture. */
const captionLimit = 6

/**
 * Returns what is most marked, for the line under the picture: the picture's own words have all of
 * it.
 */
export function captionOf(form: AnalysisForm): string {
  const names = order.filter((name) => form[name] > 0).toSorted((a, b) => form[b] - form[a])
  if (!names.length) return analysisWords.allRatingsZero
  const more = names.length - captionLimit
  return sentence([
    ...listed(form, names.slice(0, captionLimit)),
    ...(more > 0 ? [analysisWords.andMore(more)] : []),
  ])
}

/** Reads the choice of sitter back from a draft; anything that is not one is ignored. */
export function readDrawn(value: unknown): Drawn | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { tone, sitter, hair } = value as Drawn
  const known =
    (tone === null || tones.includes(tone)) &&
    sitters.includes(sitter) &&
    (hair === null || hairStyles.includes(hair))
  return known ? { tone, sitter, hair } : undefined
}
