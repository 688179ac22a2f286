import { mix, palettes, type Palette } from './colour'
import type { Look, Ratings } from './parameters'
import { clamp } from '../geometry/pen'

/** Returns how far an age has come from 25 years (0) to 70 (1). */
export const yearsShare = (age: number): number => clamp((age - 25) / 45, 0, 1)

/** Returns how grey hair is, from 0 to 1: from the early forties to the late sixties. */
export const greyness = (age: number): number => clamp((age - 41) / 27, 0, 1)

/** Returns the effect of age alone on a face, as ratings from 0 to 3, gently. */
export function ratingsOfAge(age: number): Ratings {
  const years = yearsShare(age)
  const from = (start: number, most: number) => clamp((years - start) / (1 - start), 0, 1) * most
  return {
    forehead: from(0.15, 1.2),
    frown: from(0.3, 0.7),
    crowsFeet: from(0.15, 1.8),
    underEyes: from(0.1, 1.7),
    smileLines: from(0.1, 1.9),
    marionette: from(0.35, 1.4),
    jowls: from(0.35, 1.7),
    cheeks: from(0.3, 1.1),
    lips: from(0.2, 1.6),
  }
}

/** Weights a place by a Gaussian about a point: 1 there, and near 0 beyond its width and height. */
export const near = (
  [x, y]: readonly [number, number],
  [cx, cy]: readonly [number, number],
  wide: number,
  tall: number,
): number => Math.exp(-(((x - cx) / wide) ** 2) - ((y - cy) / tall) ** 2)

/** Returns a smooth step from 0 to 1 between two heights. */
export const rising = (y: number, from: number, to: number): number => {
  const t = Math.min(1, Math.max(0, (y - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Returns the length of a nose, whose tip comes down with age. */
export const noseLengthOf = ({ features, age }: Pick<Look, 'features' | 'age'>): number =>
  (features.noseLength ?? 0) + 0.5 * yearsShare(age)

/** Grey, as the strands' own colour, their shade and their light. */
const grey = { hair: '#b4b0aa', hairDark: '#87837e', hairLight: '#e6e3de', brow: '#9c8f82' }

/** Returns the colours of a person: of the tone, with their own hair and eyes, greying with age. */
export function coloursOf({
  tone,
  hairColour,
  eyeColour,
  age,
}: Pick<Look, 'tone' | 'hairColour' | 'eyeColour' | 'age'>): Palette {
  const palette = palettes[tone]
  const own = hairColour
    ? {
        hair: hairColour,
        hairDark: mix(hairColour, '#120c0a', 0.45),
        hairLight: mix(hairColour, '#f0dcc0', 0.28),
        brow: mix(hairColour, '#2a1c15', 0.4),
      }
    : palette
  // Silver strands come first, and the mass follows.
  const share = greyness(age)
  return {
    ...palette,
    hair: mix(own.hair, grey.hair, share ** 1.8 * 0.9),
    hairDark: mix(own.hairDark, grey.hairDark, share ** 2.2 * 0.85),
    hairLight: mix(own.hairLight, grey.hairLight, share * 0.95),
    // Grey brows stand out on dark skin, and must not take its tone.
    brow: mix(own.brow, tone === 'deep' ? grey.hairLight : grey.brow, share * 0.6),
    iris: eyeColour ?? palette.iris,
    lip: mix(palette.lip, palette.base, 0.25 * yearsShare(age)),
  }
}
