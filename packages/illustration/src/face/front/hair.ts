import type { HairStyle } from '../parameters'
import { coiledHair } from './coiledHair'
import { croppedHair } from './croppedHair'
import type { Hair, Sheet } from './sheet'
import { tiedHair } from './tiedHair'

/** The hair that can be chosen for the preview. */
export const previewHair: Record<HairStyle, (sheet: Sheet) => Hair> = {
  tied: tiedHair,
  coiled: coiledHair,
  cropped: croppedHair,
}
