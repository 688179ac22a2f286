import type { FrontZone } from './front/zones'
import type { Pen } from './marks'
import type { ProfileZone } from './profile/zones'
import type { SignName } from './signs'
import type { ThreeQuarterZone } from './threeQuarter/zones'

/**
 * The parameters of the drawn face, in millimetres on an adult head: x from the midline to the
 * viewer's right, y down from the line of the pupils.
 */

/** The ratings of the analysis that are drawn here, from 0, none, to 3, severe. */
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
/** What a face shows: the ratings, and what only pictures of treatments have. */
export type Shown = RatingName | SignName
export type Ratings = Partial<Record<Shown, number>>

export const faceShapes = ['slim', 'balanced', 'heavy'] as const
export type FaceShape = (typeof faceShapes)[number]

/** Skin tones of the drawn sitters, from light to dark. */
export const tones = ['porcelain', 'honey', 'bronze', 'deep'] as const
export type Tone = (typeof tones)[number]

export const sitters = ['woman', 'man'] as const
export type Sitter = (typeof sitters)[number]

/** Tied back, close coils, or cut short: what a visitor can choose for the preview. */
export const hairStyles = ['tied', 'coiled', 'cropped'] as const
export type HairStyle = (typeof hairStyles)[number]

/** All hair that can be drawn: the cast has more kinds than the preview loads. */
export type HairKind = HairStyle | 'wavy' | 'bob' | 'parted' | 'short' | 'shaved'

/** The features by which persons differ: each from -1 to 1, 0 being the canon. */
export type Features = {
  /** The lower face: shorter (-1) or longer (1). */
  length: number
  /** The jaw: tapered (-1) or square (1). */
  jaw: number
  /** The eyes: smaller or larger. */
  eyeSize: number
  /** The outer corners of the eyes: lower or higher. */
  eyeTilt: number
  /** The fold of the upper lid: high and open (-1), or so low that none is seen (1). */
  lidFold: number
  /** The brows: finer or fuller. */
  browWeight: number
  /** The brows: straight or arched. */
  browArch: number
  /** The wings of the nose: narrower or wider. */
  noseWidth: number
  /** The tip of the nose: higher or lower. */
  noseLength: number
  /** The bridge of the nose in profile: low (-1), or high with a slight bump (1). */
  bridge: number
  /** The lips: thinner or fuller. */
  lips: number
}

/** Left, top, width and height of the part that is shown, in millimetres. */
export type Box = readonly [left: number, top: number, width: number, height: number]

/** The parameters that all views share. Everything may be left out: see {@link defaults}. */
export type Look = {
  /** `light` draws half as many hairs: for small pictures and for the live preview. */
  detail: 'full' | 'light'
  ratings: Ratings
  faceShape: FaceShape
  tone: Tone
  sitter: Sitter
  hair: HairKind
  /** In years. What age draws begins at 25 and grows until 70: see personTraits.ts. */
  age: number
  features: Partial<Features>
  /** Colours of hair and iris as #rrggbb, in place of those that go with the tone. */
  hairColour?: string
  eyeColour?: string
  /** A beard of a few days. */
  stubble?: boolean
  box: Box
  /** Begins every id in the drawing; two drawings in one document need two. */
  id: string
}

type Marking<Zone> = { marked?: readonly Zone[]; pen?: Pen } & Partial<Look>
export type FrontParameters = { view?: 'front' } & Marking<FrontZone>
/** The parameters of the wizard's preview: see frontSvg.ts. */
export type PreviewParameters = FrontParameters & { hair?: HairStyle }
export type ProfileParameters = { view: 'profile' } & Marking<ProfileZone>
export type ThreeQuarterParameters = { view: 'threeQuarter' } & Marking<ThreeQuarterZone>
export type FaceParameters = FrontParameters | ProfileParameters | ThreeQuarterParameters

/** From the front, from the side, and turned between the two. */
export const views = ['front', 'threeQuarter', 'profile'] as const
export type View = (typeof views)[number]

export const defaults = {
  detail: 'full',
  ratings: {},
  faceShape: 'balanced',
  tone: 'honey',
  sitter: 'woman',
  hair: 'tied',
  age: 25,
  features: {},
  id: 'face',
} as const satisfies Partial<Look>

/** The whole head and the neck, as each view shows it when no box is given. */
export const wholeFront: Box = [-120, -134, 240, 344]
export const wholeProfile: Box = [-128, -134, 262, 344]
export const wholeThreeQuarter: Box = [-120, -134, 240, 344]
