import { yearsShare } from '../ageing'
import { near, noseLengthOf, rising } from '../personTraits'
import type { Look } from '../parameters'
import type { Point } from '../../geometry/points'

/** Moves a point of the side view's canon, [forward, down], to its place on a person. */
export function shiftSidePoint([forward, y]: Point, look: Pick<Look, 'features' | 'age'>): Point {
  const { length = 0, jaw = 0, eyeSize = 0, browArch = 0 } = look.features
  const { noseWidth = 0, bridge = 0, lips = 0 } = look.features
  const years = yearsShare(look.age)
  const at = [forward, y] as const
  return [
    forward +
      bridge * 1.9 * near(at, [-4, 13], 12, 17) -
      Math.max(0, noseWidth) * 3 * near(at, [14, 37], 12, 10) +
      lips * 1.7 * near(at, [3, 63], 11, 14),
    y +
      length * 4.2 * rising(y, 18, 108) +
      noseLengthOf(look) * 2.1 * near(at, [6, 38], 20, 13) +
      y * eyeSize * 0.12 * near(at, [-26, 0], 14, 10) -
      browArch * 1.7 * near(at, [-28, -26], 10, 8) +
      jaw * 2.6 * near(at, [-88, 74], 22, 18) +
      years * 2 * near(at, [-30, -25], 16, 10) +
      // Under the chin the skin grows slack.
      years * 4 * near(at, [-46, 113], 20, 9) +
      years * 4 * near(at, [-105, 38], 12, 16),
  ]
}
