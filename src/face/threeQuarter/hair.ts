import type { HairKind } from '../parameters'
import { coiledHair } from './coiledHair'
import { croppedHair } from './croppedHair'
import type { Hair, Sheet } from './sheet'
import { tiedHair } from './tiedHair'

const styles: Record<HairKind, (sheet: Sheet) => Hair> = {
  tied: tiedHair,
  coiled: coiledHair,
  cropped: croppedHair,
  wavy: tiedHair,
  bob: tiedHair,
  parted: croppedHair,
  short: croppedHair,
  shaved: croppedHair,
}

export const hairOf = (sheet: Sheet): Hair => styles[sheet.look.hair](sheet)
