import { palettes } from './colour'
import { coiledHair } from './front/coiledHair'
import { croppedHair } from './front/croppedHair'
import { drawFront } from './front/drawing'
import { pose, type PersonVariant } from './front/sheet'
import { tiedHair } from './front/tiedHair'
import type { HairStyle, PreviewParameters } from './parameters'

const hairStyles: Record<HairStyle, PersonVariant['hair']> = {
  tied: tiedHair,
  coiled: coiledHair,
  cropped: croppedHair,
}

/**
 * Draws the wizard's preview: the canon with the answers on it, without the cast (see faceSvg.ts).
 */
export const frontSvg = (parameters: PreviewParameters): string =>
  drawFront(parameters, ({ tone, hair }) => ({
    place: pose,
    colours: palettes[tone],
    hair: hairStyles[hair as HairStyle],
  }))
