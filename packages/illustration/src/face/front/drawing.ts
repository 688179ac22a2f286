import { contourWidth, layer } from '../brush'
import { brows } from './brows'
import { expression } from './expression'
import { eyes, irisGradient } from './eyes'
import { contour, ears, lipGradient, lips, nose } from './features'
import { neck, neckShape } from './neck'
import { blush, lights, planes } from './shading'
import { createSheet, type Hair, type PersonVariant, type Sheet } from './sheet'
import { skinQuality } from './skinQuality'
import { zoneShapes } from './zones'
import { marks } from '../marks'
import { defaults, wholeFront, type Box, type FrontParameters, type Look } from '../parameters'
import { restrained } from '../ratings'

/**
 * The parts that no rating changes, drawn once for each sitter: hair alone is a third of the
 * drawing.
 */
type Still = { hair: Hair; ears: string; eyes: string; nose: string }
const drawn = new Map<string, Still>()
/** A preview shows one sitter at a time; a build goes through them all. */
const kept = 24

function still(sheet: Sheet, { hair, moved }: PersonVariant, box: Box): Still {
  const { ratings: _, faceShape: __, ...look } = sheet.look
  const key = JSON.stringify([look, moved, box[2]])
  const known = drawn.get(key)
  if (known) return known
  const thin = contourWidth(box)
  const fresh = {
    hair: hair(sheet),
    ears: ears(sheet, thin),
    eyes: eyes(sheet),
    nose: nose(sheet, thin),
  }
  if (drawn.size >= kept) drawn.delete(drawn.keys().next().value!)
  drawn.set(key, fresh)
  return fresh
}

/**
 * Draws the face from the front, as an SVG document. Pure; whoever shows it says what it shows.
 * @param variantOf how the person differs from the canon, by their look
 */
export function drawFront(
  { marked = [], pen = 'outline', box = wholeFront, ...parameters }: FrontParameters,
  variantOf: (look: Omit<Look, 'box'>) => PersonVariant,
): string {
  const look = { ...defaults, ...parameters }
  const variant = variantOf(look)
  const sheet = createSheet(look, restrained(look.ratings), variant)
  const { url, clip, fill, face } = sheet
  const { hair, ...parts } = still(sheet, variant, box)
  const extra = variant.extra?.(sheet)
  const { lines, folds } = expression(sheet, extra)
  // A whole head stands free on its ground; a part of one fills its frame.
  const isWhole = box[3] > 300
  const defs =
    sheet.blurs() +
    clip('face', face) +
    clip('neck', neckShape(sheet)) +
    irisGradient(sheet) +
    lipGradient(sheet) +
    (isWhole ? sheet.bust(150, 212) : '') +
    sheet.hairGradient(-50, -110, 60, -20) +
    sheet.skinGradient(-14)
  const zones = marked.map((name) => zoneShapes(sheet, name))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"><defs>${defs}</defs>` +
    layer('behind', hair.behind) +
    layer('neck', box[1] + box[3] > 48 ? neck(sheet, isWhole, extra?.neck) : '') +
    layer('ears', parts.ears) +
    layer('skin', fill(face, url('skin'))) +
    layer('shading', blush(sheet) + planes(sheet) + lights(sheet) + folds + (extra?.lines ?? '')) +
    layer('skinQuality', skinQuality(sheet)) +
    layer('hair', hair.over) +
    layer('contour', contour(sheet, contourWidth(box))) +
    layer('nose', parts.nose) +
    layer('lips', lips(sheet)) +
    layer('eyes', parts.eyes) +
    layer('brows', brows(sheet)) +
    layer('lines', lines) +
    layer('marks', marks(sheet, look, pen, box, zones, face, neckShape(sheet), hair.shape)) +
    '</svg>'
  )
}
