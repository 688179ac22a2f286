import { head } from './head'
import { edgeLines, rules, type Window } from './relief'
import { ink, paper, pathData, units } from './svg'

/** From the brow to the throat: what is left of a head when it is very small. */
const face: Window = { left: -114, top: 48, width: 160, height: 160 }

const plainHead = head()

type Emblem = {
  /** How many rules; 0 for a solid profile, where rules would blur. */ lines: number
  /** Paper round it, as a share of its side. */ margin?: number
}

/** The clinic's mark for tabs and home screens: the profile of the home page in a few broad rules, on paper. */
export function emblem({ lines, margin = 0 }: Emblem): string {
  const side = Math.round(face.width * units)
  const room = Math.round(side * margin)
  const [left, top] = [Math.round(face.left * units), Math.round(face.top * units)]
  const frame = `x="${left - room}" y="${top - room}" width="${side + 2 * room}" height="${side + 2 * room}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left - room, top - room, side + 2 * room, side + 2 * room].join(' ')}">`,
    `<rect ${frame} fill="${paper}"/>`,
    `<clipPath id="face"><rect x="${left}" y="${top}" width="${side + room}" height="${side}"/></clipPath>`,
    `<g clip-path="url(#face)">${lines === 0 ? silhouette() : ruledFace(face.height / lines)}</g></svg>\n`,
  ].join('')
}

const outline = () => edgeLines(plainHead, face, { tolerance: 0.3 })

function ruledFace(gap: number): string {
  const wide = { ...face, width: face.width * 1.2 }
  const drawn = rules(plainHead, wide, { gap, finest: gap * 0.3, boldest: gap * 0.56, step: 1.5, tolerance: 0.25 })
  const weight = Math.round(gap * 0.32 * units)
  return `<path fill="${ink}" d="${pathData(drawn, true)}"/><path fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round" d="${pathData(outline(), false)}"/>`
}

function silhouette(): string {
  const far = face.left + face.width * 1.2
  const shape = outline().map((line) => [[far, line[0]![1]] as const, ...line, [far, line.at(-1)![1]] as const])
  return `<path fill="${ink}" d="${pathData(shape, true)}"/>`
}
