import { contourWidth, layer } from './brush'
import { drawnSigns } from './drawnSigns'
import { marks } from './marks'
import { defaults, wholeProfile, type HairKind, type ProfileParameters } from './parameters'
import { coiledHair } from './profile/coiledHair'
import { croppedHair, partedHair, shavedHair } from './profile/croppedHair'
import { brow, contour, ear, eye, lips, nose } from './profile/features'
import { bobHair, shortHair, wavyHair } from './profile/looseHair'
import { shading } from './profile/shading'
import { createSheet, type Hair, type Sheet } from './profile/sheet'
import { tiedHair } from './profile/tiedHair'
import { zoneShapes } from './profile/zones'
import { restrained } from './ratings'
import { sideStubble } from './stubble'

const hairKinds: Record<HairKind, (sheet: Sheet) => Hair> = {
  tied: tiedHair,
  coiled: coiledHair,
  cropped: croppedHair,
  wavy: wavyHair,
  bob: bobHair,
  parted: partedHair,
  short: shortHair,
  shaved: shavedHair,
}

/** Draws the sitter from the side, looking left, as an SVG document. Pure; for the build only. */
export function profileSvg({
  marked = [],
  pen = 'outline',
  box = wholeProfile,
  ...parameters
}: Omit<ProfileParameters, 'view'>): string {
  const look = { ...defaults, ...parameters }
  const sheet = createSheet(look, restrained(look.ratings))
  const { colours: c, url, clip, fill, soft } = sheet
  const shown = drawnSigns(sheet, 'profile')
  const hair = hairKinds[look.hair](sheet)
  const thin = contourWidth(box)
  // A whole head stands free on its ground; a part of one fills its frame.
  const isWhole = box[3] > 300
  const defs =
    sheet.blurs() +
    clip('head', sheet.head) +
    clip('body', sheet.body) +
    sheet.hairGradient(-60, -100, 80, 30) +
    (isWhole ? sheet.bust(150, 210) : '')
  const zones = marked.map((name) => zoneShapes(sheet, name))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"><defs>${defs}</defs>` +
    `<g${isWhole ? ` mask="${url('bust')}"` : ''}>` +
    layer('skin', fill(sheet.body, c.base)) +
    layer(
      'shading',
      shading(sheet) +
        soft('wide', shown.wide, 'body') +
        soft('close', shown.close, 'body') +
        (look.stubble ? sideStubble(sheet) : ''),
    ) +
    layer('lips', lips(sheet)) +
    layer('contour', contour(sheet, thin)) +
    '</g>' +
    (hair.overEar
      ? layer('ears', ear(sheet, thin)) + layer('hair', hair.over)
      : layer('hair', hair.over) + layer('ears', ear(sheet, thin))) +
    layer('nose', nose(sheet, thin)) +
    layer('eyes', eye(sheet)) +
    layer('brows', brow(sheet)) +
    layer('lines', shown.lines) +
    layer('marks', marks(sheet, look, pen, box, zones, sheet.body, hair.shape)) +
    '</svg>'
  )
}
