import {
  muscleBox,
  muscles,
  type MuscleName,
  fibres,
  sheetPath,
  type Sheet,
} from '../anatomy/muscles'
import { faceSvg } from '../face/faceSvg'
import { pose } from '../face/front/sheet'
import { along, blob, hypot, short, stroke } from '../geometry/pen'
import type { Point } from '../geometry/points'
import { clamp, ramp } from '../engraving/lines'
import { box } from '../anatomy/tissue'
import { tissue } from '../bodyPlates/tissueBlock'
import { printed } from '../engraving/engraving'
import { svg } from '../geometry/svg'
import type { AnatomyPlate } from '../anatomy/plates'

const flesh = '#d69c84'
const tendon = '#f0dccb'
const ink = '#70331f'

/** The distance between fibres where a sheet is widest, in millimetres. */
const gap = 1.45
/** At how many places along a fibre its width is known. */
const stations = 36

/** Light from the upper left, as on the face itself. */
const light: Point = [-0.77, -0.64]

/**
 * The length over which a sheet fades from its ends, as a share of its length; thin sheets have no
 * tendon.
 */
const fading: Partial<Record<MuscleName, number>> = {
  platysma: 0.36,
  frontalis: 0.18,
  mentalis: 0.24,
  'depressor-anguli-oris': 0.2,
  'dilator-naris': 0.3,
  corrugator: 0.2,
}

/**
 * Draws the muscles of the face: a calm face, on whose right half engraved bands of fibres lie over
 * a wash. Hair, eyes, lips, nose and brows are drawn over them, so that it stays a face.
 */
function musclesSvg(): string {
  const face = faceSvg({ tone: 'porcelain', box: muscleBox })
  const names = Object.keys(muscles) as MuscleName[]
  const drawn = names
    .flatMap((name) => sheetsOf(name).map((sheet, i) => band(sheet, `${name}-${i}`, fading[name])))
    .join('')
  // The temple's fan lies under hair, and is seen faintly through it.
  const fan = fibres(sheetsOf('temporalis')[0]!, 18)
    .map((fibre) => stroke(pose(fibre), 0.5, [0.3, 1, 0.5, 0]))
    .join('')
  return face
    .replace('</defs>', `${halfMask}<clipPath id="temple"><path d="${blob(pose(templeHair))}"/></clipPath></defs>`)
    .replace('<g data-layer="hair">', `<g mask="url(#half)">${drawn}</g><g data-layer="hair">`)
    .replace('<g data-layer="contour">',
      `<path d="${fan}" clip-path="url(#temple)" fill="#e9b79e" opacity="0.75"/><g ` +
        'data-layer="contour">')
} // prettier-ignore

/** The hair of the temple, between its hairline and the outline of the head. */
// prettier-ignore
const templeHair: Point[] = [[48, -52], [51, -44], [55, -34.6], [59.4, -25.6], [62.6, -17],
  [64.4, -6], [70, -6], [71.4, -24], [70.4, -46], [66, -66], [54, -66]]

const sheetsOf = (name: MuscleName): readonly Sheet[] => muscles[name].sheets

/** The half with muscles; they fade towards the skin of the other over a few millimetres. */
const halfMask =
  '<linearGradient id="midline" gradientUnits="userSpaceOnUse" x1="0.4" x2="2.4"><stop ' +
  'offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>' +
  '<mask id="half" maskUnits="userSpaceOnUse" x="0" y="-140" width="140" height="360"><rect ' +
  'x="0" y="-140" width="140" height="360" fill="url(#midline)"/></mask>'

/**
 * Draws a sheet: its shadow on the skin, its wash, pale where it is tendon, its fibres and its
 * sides.
 */
function band(sheet: Sheet, name: string, fades?: number): string {
  const path = sheetPath(sheet, pose)
  const [from, to] = [sheet.edges[0]!, sheet.edges.at(-1)!].map((edge) => middle(pose(edge)))
  const end = fades ? `${flesh}" stop-opacity="0` : tendon
  const inner = fades ?? 0.2
  const wash = sheet.ring
    ? ''
    : `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${from![0]}" ` +
      `y1="${from![1]}" x2="${to![0]}" y2="${to![1]}"><stop offset="0" ` +
      `stop-color="${end}"/><stop offset="${inner}" stop-color="${flesh}"/><stop ` +
      `offset="${1 - inner / 2}" stop-color="${flesh}"/><stop offset="1" ` +
      `stop-color="${end}"/></linearGradient>`
  const [first, last] = fibres(sheet, 2).map((fibre) => pose(fibre))
  const sides = sheet.ring
    ? stroke(last!, 0.34, [0.8, 1, 0.8, 1, 0.8])
    : [first!, last!].map((side) => stroke(side, 0.4)).join('')
  // What fades into the skin, or lies under hair, casts no shadow.
  const shadow = fades || name.startsWith('temporalis') ? ''
    : `<path d="${path}" fill="#7b4a38" fill-rule="evenodd" opacity="0.38" ` +
      'transform="translate(0.9 1.2)" filter="url(#face-close)"/>'
  return (
    `${shadow}${wash}<path d="${path}" fill="${sheet.ring ? flesh : `url(#${name})`}" ` +
      'fill-rule="evenodd" opacity="0.9"/>' +
    `<path d="${cuts(sheet, fades).join('')}" fill="${ink}" opacity="0.84"/>` +
    `<path d="${sides}" fill="${ink}" opacity="0.7"/>`
  )
} // prettier-ignore

/**
 * Draws the fibres as an engraver cuts them: each as wide as its distance from the next times the
 * shade, so that a sheet looks rounded, and tone stays even where fibres crowd.
 */
function cuts(sheet: Sheet, fades = 0.14): string[] {
  const widest = Math.max(...sheet.edges.map(lengthOf))
  const count = Math.max(4, Math.round(widest / (sheet.ring ? gap * 0.82 : gap)))
  const lines = fibres(sheet, count).map((fibre) => along(pose(fibre), stations))
  return lines.slice(0, -1).map((line, k) => {
    const next = lines[k + 1]!
    const near: Point[] = []
    const far: Point[] = []
    line.forEach(([x, y], j) => {
      const [ax, ay] = [next[j]![0] - x, next[j]![1] - y]
      const distance = hypot(ax, ay) || 1e-6
      const share = ((k + 0.5) / (count - 1)) * 2 - 1
      const t = j / stations
      const [before, after] = [line[Math.max(0, j - 1)]!, line[Math.min(stations, j + 1)]!]
      const length = hypot(after[0] - before[0], after[1] - before[1]) || 1e-6
      const [dx, dy] = [(after[0] - before[0]) / length, (after[1] - before[1]) / length]
      // A ring lies on the dome of an eye or of the teeth; a band swells in its middle.
      const bulge = sheet.ring ? 0 : (2 * t - 1) * 0.5
      const across = share * 0.8 + (sheet.ring ? 0.5 : 0)
      const lit =
        ((ax / distance) * across + dx * bulge) * light[0] +
        ((ay / distance) * across + dy * bulge) * light[1]
      const ends = sheet.ring
        ? ramp(-1.4, -0.5, share)
        : ramp(0, fades, t) * ramp(1, 1 - fades * 0.7, t)
      const half = (distance * clamp(0.33 - 0.34 * lit, 0.1, 0.58) * ends) / 2
      const [cx, cy] = [x + ax / 2, y + ay / 2]
      near.push([cx - dy * half, cy + dx * half])
      far.unshift([cx + dy * half, cy - dx * half])
    })
    return `M${[...near, ...far].map(([x, y]) => `${short(x, 2)} ${short(y, 2)}`).join('L')}Z`
  })
}

const middle = (points: readonly Point[]): Point => {
  const sum = (e: 0 | 1) => points.reduce((total, point) => total + point[e], 0)
  return [Number(short(sum(0) / points.length, 1)), Number(short(sum(1) / points.length, 1))]
}

const lengthOf = (edge: readonly Point[]) =>
  edge.slice(1).reduce((sum, [x, y], i) => sum + hypot(x - edge[i]![0], y - edge[i]![1]), 0)

/** Draws the block of face from its surface to the bone. */
function layersSvg(): string {
  const [left, top, width, height] = box
  const viewBox = { left, top, width, height }
  return svg(viewBox, printed(tissue(), viewBox, 1, 1))
}

/** The drawing of each plate of anatomy, without marks and names: pages lay those over it. */
export const anatomySvg: Record<AnatomyPlate, () => string> = {
  muscles: musclesSvg,
  layers: layersSvg,
}
