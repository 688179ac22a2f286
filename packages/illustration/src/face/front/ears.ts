import { mix } from '../colour'
import { blob, outline, TAPER } from '../../geometry/pen'
import type { HairKind } from '../parameters'
import { sides, type Sheet } from './sheet'

/** The cuts that leave the ears bare; other hair covers their top third. */
const bareEars: readonly HairKind[] = ['cropped', 'parted', 'shaved']

/** Draws both ears. */
export function ears(sheet: Sheet): string {
  const { fill, ink, soft, clip, id, colours: c, marks, look, place } = sheet
  const bare = bareEars.includes(look.hair)
  return sides
    .map(({ sign, key, half }) => {
      const rim = half(marks.ear)
      // prettier-ignore
      const shape = outline(place(rim), place(half([[60.8, 34], [61.4, 18], [63.2, -4]])))
      // prettier-ignore
      const hollow =
        fill(blob(place(half([[63.8, 6], [66.4, 5], [69, 7.6], [68.6, 13], [67, 18], [65.6, 23], [63.8, 25], [63, 16]]))), c.deep, 0.4) +
        (bare ? '' : fill(blob(place(half([[63, 0], [68, 2.4], [73, 6], [73, 0], [68, -6], [63, -4]]))), c.deep, 0.55))
      // prettier-ignore
      return (
        fill(shape, mix(c.base, c.shade, 0.2)) +
        clip(`ear${key}`, shape) +
        `<g clip-path="url(#${id(`ear${key}`)})">${soft('fine', hollow)}</g>` +
        ink(bare ? rim : rim.slice(5), 0.62, bare ? [0.6, 0.7, 0.8, 0.8, 0.7, 0.75, 0.8, 0.5, 0.1] : [0.3, 0.8, 0.7, 0.75, 0.8, 0.5, 0.1], sign > 0 ? 0.7 : 0.5) +
        (bare
          ? ink(half([[64.6, -3], [67, -8], [70, -7.6], [71, -2], [70.4, 6]]), 0.42, TAPER, 0.46)
          : ink(half([[62.9, -1], [65.4, -3.8], [68.6, -3.4], [71.2, -0.8], [72.9, 2]]), 0.5, TAPER, 0.5, c.hairDark)) +
        ink(half([[70.2, 7], [69.6, 13], [67.8, 19], [66.4, 25]]), 0.4, TAPER, 0.42) +
        ink(half([[64.2, 10], [65.6, 13.6], [64.8, 17.4], [65.6, 21]]), 0.46, TAPER, 0.46)
      )
    })
    .join('')
}
