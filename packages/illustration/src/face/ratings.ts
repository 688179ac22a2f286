import { ratingNames, type Ratings, type Shown } from './parameters'
import { clamp } from '../geometry/pen'

/**
 * Returns ratings as shares from 0 to 1, held back the more there are, lest a face become a
 * caricature: one alone is drawn in full, all fourteen at 3 are drawn at 70%.
 */
export function restrained(ratings: Ratings): (name: Shown) => number {
  const share = (name: Shown) => clamp(Number(ratings[name]) || 0, 0, 3) / 3
  const sum = ratingNames.reduce((total, name) => total + share(name), 0)
  const restraint = 1 - 0.3 * clamp((sum - 3) / (ratingNames.length - 3), 0, 1)
  // Lips are a shape and no line: they do not grow fuller again because more is rated elsewhere.
  return (name) => share(name) * (name === 'lips' ? 1 : restraint)
}
