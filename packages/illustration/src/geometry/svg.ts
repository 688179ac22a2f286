import type { Point, ViewBox } from './points'

/** The two colours of every plate: what is drawn, and what a doctor would mark. */
export const ink = '#15181d'
export const markColour = '#1b2c73'
/** Words that step back behind others. */
export const secondaryInk = '#4b4e54'
/** The background of plates: the paper of the pages (src/design/tokens.ts). */
export const paper = '#f6f3ec'
/** The background of pictures that stand in a frame of their own. */
export const plateBackground = '#ebe6db'

/** Units to a millimetre: whole numbers are shorter, and a twentieth cannot be seen. */
export const units = 20

const whole = (millimetres: number) => Math.round(millimetres * units)

/**
 * Returns path data of straight strokes, in whole units and relative moves, as short as SVG allows.
 */
export function pathData(lines: readonly (readonly Point[])[], closed: boolean): string {
  let data = ''
  for (const line of lines) {
    let [x, y] = [whole(line[0]![0]), whole(line[0]![1])]
    data += `M${x} ${y}l`
    let first = true
    for (const [px, py] of line.slice(1)) {
      const [dx, dy] = [whole(px) - x, whole(py) - y]
      if (dx === 0 && dy === 0) continue
      data += `${first || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`
      ;[x, y, first] = [x + dx, y + dy, false]
    }
    if (first) data += '0 0'
    if (closed) data += 'z'
  }
  return data
}

/** Draws a doctor's mark: a cross, as a ring would look like what can be pressed. */
export function cross([x, y]: Point, reach: number): string {
  const [r, weight] = [reach * 0.66, reach * 0.4]
  // prettier-ignore
  const d = pathData([[[x - r, y - r], [x + r, y + r]], [[x - r, y + r], [x + r, y - r]]], false)
  const drawn = (colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${whole(width)}" ` +
    'stroke-linecap="round"/>'
  return drawn(paper, weight * 2.6) + drawn(markColour, weight)
}

export const svg = ({ left, top, width, height }: ViewBox, content: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" ' +
  `viewBox="${[left, top, width, height].map(whole).join(' ')}">${content}</svg>\n`

/** Returns the drawing as large as that in pixels: its box fits in, and stands in the middle. */
export const withSize = (document: string, { width, height }: { width: number; height: number }) =>
  document.replace('<svg ', `<svg width="${width}" height="${height}" `)
