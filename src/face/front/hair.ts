import type { HairStyle } from '../parameters'
import { coiledHair } from './coiledHair'
import { croppedHair } from './croppedHair'
import type { Hair, Sheet } from './sheet'
import { tiedHair } from './tiedHair'

const styles: Record<HairStyle, (sheet: Sheet) => Hair> = {
  tied: tiedHair,
  coiled: coiledHair,
  cropped: croppedHair,
}

export const hairOf = (sheet: Sheet): Hair => styles[sheet.look.hair](sheet)
