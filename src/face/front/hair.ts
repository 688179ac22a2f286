import type { HairStyle } from '../parameters'
import { coiledHair } from './coiledHair'
import { croppedHair } from './croppedHair'
import type { Sheet } from './sheet'
import { tiedHair } from './tiedHair'

/** What lies behind the head, what lies over the skin, and the outline of the latter as path data. */
export type Hair = { behind: string; over: string; shape: string }

const styles: Record<HairStyle, (sheet: Sheet) => Hair> = { tied: tiedHair, coiled: coiledHair, cropped: croppedHair }

export const hairOf = (sheet: Sheet): Hair => styles[sheet.look.hair](sheet)
