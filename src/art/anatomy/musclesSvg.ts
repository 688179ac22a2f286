import { muscleBox, muscles, type Muscle } from '../../anatomy/muscles'
import { fibres, sheetPath, type Sheet } from '../../anatomy/sheet'
import { faceSvg } from '../../face/faceSvg'
import { pose } from '../../face/front/sheet'
import { hypot, stroke, type Point } from '../../face/pen'

const wash = '#cf9079'
const ink = '#7d4130'
/** How far apart fibres are where a sheet is widest, in millimetres. */
const gap = 1.5

/**
 * The muscles of the face: a calm face, on whose right half bands of fibres lie over the skin.
 * Eyes, lips, nose and brows are drawn over them, so that it stays a face.
 */
export function musclesSvg(): string {
  const face = faceSvg({ tone: 'porcelain', box: muscleBox })
  const under = Object.entries<Muscle>(muscles)
    .map(([, { sheets }]) => sheets.map(band).join(''))
    .join('')
  return face.replace(
    '<g data-layer="contour">',
    `<defs><clipPath id="half"><rect x="0" y="-140" width="140" height="360"/></clipPath></defs><g clip-path="url(#half)">${under}</g><g data-layer="contour">`,
  )
}

/** A sheet: its wash, and its fibres, which swell where the muscle is full. */
function band(sheet: Sheet): string {
  const widest = Math.max(...sheet.edges.map(lengthOf))
  const count = Math.max(4, Math.round(widest / gap))
  const lines = fibres(sheet, count).map((fibre) =>
    stroke(pose(fibre), 0.62, sheet.ring ? [0.8, 1, 0.8, 1, 0.8] : [0.1, 0.7, 1, 0.8, 0.15]),
  )
  return (
    `<path d="${sheetPath(sheet, pose)}" fill="${wash}" fill-rule="evenodd" opacity="0.72"/>` +
    `<path d="${lines.join('')}" fill="${ink}" opacity="0.8"/>`
  )
}

const lengthOf = (edge: readonly Point[]) =>
  edge.slice(1).reduce((sum, [x, y], i) => sum + hypot(x - edge[i]![0], y - edge[i]![1]), 0)
