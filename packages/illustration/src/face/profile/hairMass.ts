import { outline } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import type { Sheet } from './sheet'

/** Returns the mass of hair on the side of a head: skull, nape, round the ear, hairline. */
export const hairMass = (
  place: Sheet['place'],
  rim: readonly Point[],
  roundEar: readonly Point[],
  hairline: readonly Point[],
): string =>
  outline(
    place(rim),
    place([rim.at(-1)!, [-176, 28], roundEar[0]!]),
    place(roundEar),
    place(hairline.slice(10).toReversed()),
    place(hairline.slice(0, 11).toReversed()),
  )
