import { layer } from './brush'
import { mix } from './colour'
import { brows, browGradients } from './front/brows'
import { contour } from './front/contour'
import { ears } from './front/ears'
import { expression } from './front/expression'
import { eyes, irisGradient } from './front/eyes'
import { hairOf } from './front/hair'
import { lipGradient, lips } from './front/lips'
import { neck, neckShape } from './front/neck'
import { nose } from './front/nose'
import { blush, lights, planes } from './front/shading'
import { createSheet, type Hair, type Sheet } from './front/sheet'
import { skinQuality } from './front/skinQuality'
import { zoneShapes } from './front/zoneShapes'
import { marks } from './marks'
import { defaults, wholeFront, type FrontParameters } from './parameters'
import { restrained } from './ratings'

/** What no rating changes, drawn once for each sitter: hair alone is a third of the drawing. */
type Still = { hair: Hair; ears: string; eyes: string; nose: string }
const drawn = new Map<string, Still>()
/** A preview shows one sitter at a time; a build goes through them all. */
const kept = 24

function still(sheet: Sheet): Still {
  const { detail, tone, sitter, hair, id } = sheet.look
  const key = [detail, tone, sitter, hair, id].join(' ')
  const known = drawn.get(key)
  if (known) return known
  const fresh = { hair: hairOf(sheet), ears: ears(sheet), eyes: eyes(sheet), nose: nose(sheet) }
  if (drawn.size >= kept) drawn.delete(drawn.keys().next().value!)
  drawn.set(key, fresh)
  return fresh
}

/**
 * The face from the front, as the text of an SVG document. Pure: the same parameters give the same
 * text. It has no name of its own; whoever shows it says what it shows.
 */
export function frontSvg({
  marked = [],
  pen = 'outline',
  box = wholeFront,
  ...parameters
}: FrontParameters): string {
  const look = { ...defaults, ...parameters }
  const sheet = createSheet(look, restrained(look.ratings))
  const { colours: c, id, url, clip, fill, face } = sheet
  const { hair, ...parts } = still(sheet)
  const { lines, folds } = expression(sheet)
  // A whole head stands free on its ground; a part of one fills its frame.
  const isWhole = box[3] > 300
  const defs =
    sheet.blurs() +
    clip('face', face) +
    clip('neck', neckShape(sheet)) +
    irisGradient(sheet) +
    lipGradient(sheet) +
    browGradients(sheet) +
    (isWhole ? sheet.bust(150, 212) : sheet.bust(250, 260)) +
    sheet.hairGradient(-50, -110, 60, -20) +
    `<radialGradient id="${id('skin')}" gradientUnits="userSpaceOnUse" cx="-14" cy="10" r="118"><stop offset="0" stop-color="${mix(c.base, c.light, 0.35)}"/><stop offset=".6" stop-color="${c.base}"/><stop offset="1" stop-color="${mix(c.base, c.shade, 0.45)}"/></radialGradient>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"><defs>${defs}</defs>` +
    layer('behind', hair.behind) +
    layer('neck', neck(sheet)) +
    layer('ears', parts.ears) +
    layer('skin', fill(face, url('skin'))) +
    layer('shading', blush(sheet) + planes(sheet) + lights(sheet) + folds) +
    layer('skinQuality', skinQuality(sheet)) +
    layer('hair', hair.over) +
    layer('contour', contour(sheet)) +
    layer('nose', parts.nose) +
    layer('lips', lips(sheet)) +
    layer('eyes', parts.eyes) +
    layer('brows', brows(sheet)) +
    layer('lines', lines) +
    layer(
      'marks',
      marks(
        sheet,
        look,
        pen,
        box,
        marked.map((name) => zoneShapes(sheet, name)),
      ),
    ) +
    '</svg>'
  )
}
