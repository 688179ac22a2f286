import type { HairKind } from '../parameters'
import { coiledHair } from './coiledHair'
import { croppedHair } from './croppedHair'
import { bobHair, shortHair, wavyHair } from './looseHair'
import { partedHair } from './partedHair'
import type { Hair, Sheet } from './sheet'
import { tiedHair } from './tiedHair'

const styles: Record<HairKind, (sheet: Sheet) => Hair> = {
  tied: tiedHair,
  coiled: coiledHair,
  cropped: croppedHair,
  wavy: wavyHair,
  bob: bobHair,
  parted: partedHair,
  short: shortHair,
  shaved: croppedHair,
}

export const hairOf = (sheet: Sheet): Hair => styles[sheet.look.hair](sheet)
