import { palettes } from './colour'
import { drawFront } from './front/drawing'
import { previewHair } from './front/hair'
import { pose } from './front/sheet'
import type { HairStyle, PreviewParameters } from './parameters'

/**
 * Draws the wizard's preview: the canon with the answers on it, without the cast (see faceSvg.ts).
 */
export const frontSvg = (parameters: PreviewParameters): string =>
  drawFront(parameters, ({ tone, hair }) => ({
    place: pose,
    colours: palettes[tone],
    hair: previewHair[hair as HairStyle],
  }))
