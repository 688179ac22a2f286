import type { HairStyle } from '../parameters'
import { coiledHair } from './coiledHair'
import { croppedHair } from './croppedHair'
import type { Sheet } from './sheet'
import { tiedHair } from './tiedHair'

/** The hair, and its outline as path data. */
export type Hair = { over: string; shape: string }

const styles: Record<HairStyle, (sheet: Sheet) => Hair> = { tied: tiedHair, coiled: coiledHair, cropped: croppedHair }

export const hairOf = (sheet: Sheet): Hair => styles[sheet.look.hair](sheet)
