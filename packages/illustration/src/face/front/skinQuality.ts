import { mix } from '../colour'
import { dot, hair } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { seededRandom } from '../../geometry/seededRandom'
import { sides, type Sheet } from './sheet'

type Spot = readonly [x: number, y: number, rx: number, ry: number]

// prettier-ignore
const poreSpots: Spot[] = [[24, 26, 9, 9], [-24, 26, 9, 9], [0, 33, 7, 6], [34, 31, 9, 8],
  [-34, 31, 9, 8]]
// prettier-ignore
const pigmentSpots: Spot[] = [[34, 21, 15, 9], [-36, 21, 14, 9], [0, -48, 26, 8], [48, 2, 6, 9]]
// prettier-ignore
const blemishSpots: Spot[] = [[38, 44, 9, 12], [-37, 46, 9, 12], [0, 96, 12, 4], [-10, -48, 20, 8],
  [30, 56, 6, 8]]

// prettier-ignore
const roughSpots: Spot[] = [[30, 27, 11, 6], [-31, 25, 10, 7], [40, 39, 7, 8], [-40, 40, 7, 8],
  [36, 68, 7, 6], [-34, 70, 6, 6], [16, -48, 11, 3.4], [-13, -51, 12, 3.4]]

/** Returns an uneven outline about a spot. */
const island = ([x, y, rx, ry]: Spot, rand: () => number): Point[] =>
  Array.from({ length: 9 }, (_, i): Point => {
    const [angle, far] = [(i * Math.PI * 2) / 9, 0.75 + rand() * 0.5]
    return [x + Math.cos(angle) * far * rx, y + Math.sin(angle) * far * ry]
  })

/** The drawing of a rating: marks on the skin, and patches of colour that are blurred together. */
type Drawn = { marks: string; patches: string }

/**
 * Checks for brown and dark skin, which shows pores and redness as darker marks, not as pink ones.
 */
const isDark = ({ tone }: Sheet['look']) => tone === 'bronze' || tone === 'deep'

/** Draws pores, fine texture, uneven pigment, redness and spots. */
export function skinQuality(sheet: Sheet): string {
  const { soft, rate } = sheet
  const drawn = [
    pores(sheet, rate('pores')),
    ...(rate('texture') ? [roughness(sheet, rate('texture'))] : []),
    ...(rate('skinTone') ? [unevenness(sheet, rate('skinTone'))] : []),
    ...(rate('clarity') ? [redness(sheet, rate('clarity'))] : []),
  ]
  const all = (part: keyof Drawn) => drawn.map((one) => one[part]).join('')
  return soft('wide', all('patches'), 'face') + all('marks')
}

/** Draws round dots, scattered over some spots. */
function dots(
  { place, fill }: Sheet,
  seed: number,
  count: number,
  spots: Spot[],
  size: number,
  opacity: number,
  colour: string,
): string {
  const rand = seededRandom(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const [cx, cy, rx, ry] = spots[Math.floor(rand() * spots.length)]!
    const angle = rand() * Math.PI * 2
    const far = Math.sqrt(rand())
    const r = size * (0.6 + rand() * 0.8)
    const at: Point = [cx + Math.cos(angle) * far * rx, cy + Math.sin(angle) * far * ry]
    d += dot(place([at])[0]!, r)
  }
  return fill(d, colour, opacity)
}

function pores(sheet: Sheet, rating: number): Drawn {
  const [size, opacity] = isDark(sheet.look) ? [0.38, 0.7] : [0.3, 0.42]
  const count = Math.round(rating * 150)
  return {
    patches: '',
    marks: dots(sheet, 3, count, poreSpots, size, opacity, sheet.colours.deep),
  }
}

/** Draws dry skin over spots. @param patch how much of its colour it has */
export function roughness(
  {
    tone,
    hairs,
    place,
    colours: c,
    look,
  }: Pick<Sheet, 'tone' | 'hairs' | 'place' | 'colours' | 'look'>,
  rough: number,
  spots: readonly Spot[] = roughSpots,
  patch = 0.46,
): Drawn {
  const rand = seededRandom(21)
  const dry = mix(c.shade, isDark(look) ? c.deep : c.blush, 0.5)
  let [lines, scales] = ['', '']
  let patches = ''
  for (const spot of spots) {
    const [x, y, rx, ry] = spot
    patches += tone(island(spot, rand), dry, patch * rough)
    // Fine lines cross at all angles, and scales catch the light between them.
    for (let i = 0; i < rough * rx * ry * 0.9; i++) {
      const angle = rand() * Math.PI * 2
      const far = 1.25 * rand() ** 0.6
      const [px, py] = [x + Math.cos(angle) * far * rx, y + Math.sin(angle) * far * ry]
      const turn = (rand() - 0.5) * 1.9
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)].map(
        (part) => part * (0.4 + 0.6 * rand()),
      ) as [number, number]
      const [from, bend, to] = place([
        [px - dx, py - dy],
        [px + dy * 0.3, py - dx * 0.3],
        [px + dx, py + dy],
      ])
      if (i % 3) lines += hair(from!, bend!, to!)
      else scales += hair(from!, bend!, to!)
    }
  }
  return { patches, marks: hairs(lines, c.deep, 0.22, 0.34) + hairs(scales, c.light, 0.34, 0.5) }
}

function unevenness(sheet: Sheet, uneven: number): Drawn {
  const { tone, colours: c } = sheet
  // prettier-ignore
  const patches =
    tone([[20, 22], [32, 18], [46, 20], [48, 28], [36, 34], [24, 32]], c.deep, uneven * 0.26) +
    tone([[-22, 20], [-36, 18], [-50, 22], [-46, 32], [-32, 34], [-24, 30]], c.deep,
      uneven * 0.24) +
    tone([[-22, -47], [-6, -51], [8, -47], [2, -41], [-16, -40]], c.deep, uneven * 0.18) +
    tone([[-14, 50], [-5, 51], [5, 51], [14, 50], [12, 54], [-12, 54]], c.deep, uneven * 0.16)
  return { patches, marks: dots(sheet, 8, Math.round(uneven * 34), pigmentSpots, 0.5, 0.3, c.deep) }
}

function redness(sheet: Sheet, red: number): Drawn {
  const { tone, soft, colours: c } = sheet
  const darkSkin = isDark(sheet.look)
  const flush = darkSkin ? mix(c.deep, '#5a1d1c', 0.4) : mix(c.blush, '#b5523f', 0.5)
  const gain = darkSkin ? 1.7 : 1
  let patches = ''
  // Uneven islands rather than one even blush.
  // prettier-ignore
  for (const { sign, half } of sides)
    for (const [x, y, a, b] of [[25, 30, 4, 3], [35, 25, 6, 3], [31, 37, 4, 3], [43, 34, 4, 5],
      [36, 46, 5, 3], [45, 44, 3, 3]] as const)
      patches += tone(half([[x - a, y], [x, y - b], [x + a, y + sign * 0.8], [x + 1, y + b]]),
        flush, red * gain * (sign > 0 ? 0.2 : 0.24))
  // prettier-ignore
  patches += tone([[-8, 30], [0, 28], [8, 30], [9, 37], [0, 39], [-9, 37]], flush, red * 0.13) +
    tone([[-9, 92], [0, 90], [9, 93], [6, 99], [-7, 99]], flush, red * 0.2)
  const spots = dots(
    sheet,
    14,
    Math.round(red * 20),
    blemishSpots,
    0.9,
    darkSkin ? 0.52 : 0.46,
    flush,
  )
  return { patches, marks: soft('edge', spots) }
}
