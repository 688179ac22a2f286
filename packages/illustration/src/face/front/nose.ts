import { mix } from '../colour'
import { blob, TAPER } from '../../geometry/pen'
import { sides, type Sheet } from './sheet'

/** Draws two wings, the dark of the nostrils, one side of the bridge, and almost nothing else. */
export const nose = ({ fill, ink, soft, place, colours: c, marks, man }: Sheet): string =>
  soft(
    'edge',
    sides
      .map(({ half }) => fill(blob(place(half(marks.nose.nostril))), mix(c.ink, c.deep, 0.3), 0.74))
      .join(''),
  ) +
  sides
    .map(({ sign, half }) =>
      ink(half(marks.nose.wing), 0.66, [0, 0.2, 0.6, 1, 0.85, 0.2], sign > 0 ? 0.64 : 0.46),
    )
    .join('') +
  // prettier-ignore
  ink([[3.6, 44.6], [2, 45.9], [-0.4, 46.2], [-2.6, 45.6]], 0.42, TAPER, 0.4) +
  // prettier-ignore
  ink([[10, -14], [8.4, -10.6], [7, -6], [6.2, -1], [5.9, 4]], man ? 0.7 : 0.6, TAPER, 0.24)
