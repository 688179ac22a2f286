import { palettes } from './colour'
import { drawFront } from './front/drawing'
import { previewHair } from './front/hair'
import { pose } from './front/sheet'
import type { HairStyle, PreviewParameters } from './parameters'

/**
 * The face of the wizard's preview: the canon itself, with the answers on it and the hair that can
 * be chosen there. The browser loads this and not the cast (see faceSvg.ts).
 */
export const frontSvg = (parameters: PreviewParameters): string =>
  drawFront(parameters, ({ tone, hair }) => ({
    place: pose,
    colours: palettes[tone],
    hair: previewHair[hair as HairStyle],
  }))
