import { curveThrough } from './curve'

/**
 * The top of the skull from the forehead back, as the height at which it lies: a place on the page
 * further right is further back.
 */
export const crownAt = curveThrough([[-60, 0], [-43, -20], [-32, -28], [-20, -35], [-9, -38.6], [2, -40.4], [12, -41], [30, -40], [52, -36], [76, -27], [98, -12], [114, 8], [122, 30], [124, 60]]) // prettier-ignore

/** How far back the skull reaches at a height. */
export function backAt(y: number): number {
  if (y > 60) return Infinity
  let [near, far] = [12, 124]
  for (let i = 0; i < 14; i++) {
    const middle = (near + far) / 2
    if (crownAt(middle) < y) near = middle
    else far = middle
  }
  return y < -40.9 ? 12 : y > 59 ? Infinity : near
}
