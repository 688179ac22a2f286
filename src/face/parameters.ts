import type { FrontZone } from './front/zones'
import type { Pen } from './marks'
import type { ProfileZone } from './profile/zones'

/**
 * What the parametric face can be asked to draw. One unit of the drawing is a millimetre on an
 * adult head; x runs from the midline to the viewer's right, y downwards from the line of the
 * pupils.
 */

/**
 * What a visitor rates in the analysis and the face can show; 0 is none, 3 is severe, values
 * between are drawn between.
 */
export const ratingNames = [
  'frown',
  'forehead',
  'crowsFeet',
  'chin',
  'smileLines',
  'marionette',
  'underEyes',
  'cheeks',
  'jowls',
  'lips',
  'pores',
  'texture',
  'skinTone',
  'clarity',
] as const
export type RatingName = (typeof ratingNames)[number]
export type Ratings = Partial<Record<RatingName, number>>

export const faceShapes = ['slim', 'balanced', 'heavy'] as const
export type FaceShape = (typeof faceShapes)[number]

/** Skin tones of the drawn sitters, from light to dark. */
export const tones = ['porcelain', 'honey', 'bronze', 'deep'] as const
export type Tone = (typeof tones)[number]

export const sitters = ['woman', 'man'] as const
export type Sitter = (typeof sitters)[number]

/** Tied back, close coils, or cut short. */
export const hairStyles = ['tied', 'coiled', 'cropped'] as const
export type HairStyle = (typeof hairStyles)[number]

/** Left, top, width and height of the part that is shown, in millimetres. */
export type Box = readonly [left: number, top: number, width: number, height: number]

/** What both views share. Everything may be left out: see {@link defaults}. */
export type Look = {
  /** `light` draws half as many hairs: for small pictures and for the live preview. */
  detail: 'full' | 'light'
  ratings: Ratings
  faceShape: FaceShape
  tone: Tone
  sitter: Sitter
  hair: HairStyle
  box: Box
  /** Begins every id in the drawing; two drawings in one document need two. */
  id: string
}

export type FrontParameters = {
  view?: 'front'
  marked?: readonly FrontZone[]
  pen?: Pen
} & Partial<Look>
export type ProfileParameters = {
  view: 'profile'
  marked?: readonly ProfileZone[]
  pen?: Pen
  /** Of the nose, 0 to 1: a bump on its bridge, and a tip that points down. */
  traits?: { hump?: number; droop?: number }
} & Partial<Look>

export const defaults = {
  detail: 'full',
  ratings: {},
  faceShape: 'balanced',
  tone: 'honey',
  sitter: 'woman',
  hair: 'tied',
  id: 'face',
} as const satisfies Partial<Look>

/** The whole head and the neck, as each view shows it when no box is given. */
export const wholeFront: Box = [-120, -134, 240, 344]
export const wholeProfile: Box = [-128, -134, 262, 344]
