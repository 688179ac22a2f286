import { box } from '../anatomy/tissue'
import { tissue } from '../bodyPlates/tissueBlock'
import { printed } from '../engraving/engraving'
import { svg } from '../geometry/svg'

/** Draws the block of face from its surface to the bone. */
export function layersSvg(): string {
  const [left, top, width, height] = box
  const viewBox = { left, top, width, height }
  return svg(viewBox, printed(tissue(), viewBox, 1, 1))
}
