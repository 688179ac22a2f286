import type { AnatomyPlate } from '../anatomy/plates'
import { layersSvg } from './layersSvg'
import { musclesSvg } from './musclesSvg'

/** The drawing of each plate of anatomy, without marks and names: pages lay those over it. */
export const anatomySvg: Record<AnatomyPlate, () => string> = {
  muscles: musclesSvg,
  layers: layersSvg,
}
