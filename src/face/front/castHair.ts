import type { HairKind } from '../parameters'
import { previewHair } from './hair'
import { bobHair, shortHair, wavyHair } from './looseHair'
import { partedHair } from './partedHair'
import { shavedHair } from './shavedHair'
import type { Hair, Sheet } from './sheet'

/** Every kind of hair of the cast. */
export const castHair: Record<HairKind, (sheet: Sheet) => Hair> = {
  ...previewHair,
  wavy: wavyHair,
  bob: bobHair,
  parted: partedHair,
  short: shortHair,
  shaved: shavedHair,
}
