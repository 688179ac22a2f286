import { clamp } from '../geometry/pen'
import type { Ratings } from './parameters'

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
