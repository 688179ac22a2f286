import { contourWidth, layer } from './brush'
import { brows } from './front/brows'
import { expression } from './front/expression'
import { eyes, irisGradient } from './front/eyes'
import { lipGradient, lips } from './front/features'
import { blush, lights, planes } from './front/shading'
import { skinQuality } from './front/skinQuality'
import { marks } from './marks'
import {
  defaults,
  wholeThreeQuarter,
  type HairKind,
  type ThreeQuarterParameters,
} from './parameters'
import { restrained } from './ratings'
import { coiledHair } from './threeQuarter/coiledHair'
import { croppedHair, partedHair } from './threeQuarter/croppedHair'
import { contour, ear, nose, noseShape } from './threeQuarter/features'
import { bobHair, shortHair, wavyHair } from './threeQuarter/looseHair'
import { neck, neckShape } from './threeQuarter/neck'
import { createSheet, type Hair, type Sheet } from './threeQuarter/sheet'
import { tiedHair } from './threeQuarter/tiedHair'
import { zoneShapes } from './threeQuarter/zones'

const hairKinds: Record<HairKind, (sheet: Sheet) => Hair> = {
  tied: tiedHair,
  coiled: coiledHair,
  cropped: croppedHair,
  wavy: wavyHair,
  bob: bobHair,
  parted: partedHair,
  short: shortHair,
  shaved: croppedHair,
}

/** Draws the sitter turned to the viewer's left, as an SVG document. Pure; for the build only. */
export function threeQuarterSvg({
  marked = [],
  pen = 'outline',
  box = wholeThreeQuarter,
  ...parameters
}: Omit<ThreeQuarterParameters, 'view'>): string {
  const look = { ...defaults, ...parameters }
  const sheet = createSheet(look, restrained(look.ratings))
  const { url, clip, fill, face } = sheet
  const hair = hairKinds[look.hair](sheet)
  const thin = contourWidth(box)
  const { lines, folds } = expression(sheet)
  const isWhole = box[3] > 300
  const defs =
    sheet.blurs() +
    clip('face', face) +
    clip('neck', neckShape(sheet)) +
    sheet.mask('beside', '#fff', noseShape(sheet)) +
    irisGradient(sheet) +
    lipGradient(sheet) +
    (isWhole ? sheet.bust(150, 212) : sheet.bust(250, 260)) +
    sheet.hairGradient(-50, -110, 70, 0) +
    sheet.skinGradient(-46)
  const zones = marked.map((name) => zoneShapes(sheet, name))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"><defs>${defs}</defs>` +
    layer('behind', hair.behind) +
    layer('neck', neck(sheet)) +
    layer('skin', fill(face, url('skin'))) +
    layer('shading', blush(sheet) + planes(sheet) + lights(sheet) + folds) +
    `<g clip-path="${url('face')}">${layer('extra', sheet.extra())}</g>` +
    layer('skinQuality', skinQuality(sheet)) +
    `<g clip-path="${url('face')}">` +
    layer('lips', lips(sheet)) +
    layer('eyes', eyes(sheet)) +
    layer('brows', brows(sheet)) +
    `<g mask="${url('beside')}">${layer('lines', lines)}</g>` +
    '</g>' +
    (hair.overEar ? '' : layer('hair', hair.over)) +
    layer('contour', contour(sheet, thin)) +
    layer('ears', ear(sheet, thin)) +
    (hair.overEar ? layer('hair', hair.over) : '') +
    layer('nose', nose(sheet, thin)) +
    layer('marks', marks(sheet, look, pen, box, zones, face, neckShape(sheet), hair.shape)) +
    '</svg>'
  )
}
