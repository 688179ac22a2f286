import { curveThrough, type Knot } from '../geometry/curve'
import type { ViewBox } from '../geometry/points'
import { headCurve, profile } from './canon'
import { Field } from './field'
import { clamp, lerp, ramp } from './lines'

const { abs, exp, max, min, sqrt } = Math

/** The depth of the side of the head out of the page, in millimetres; for this view only. */

/** Half the width of the head behind its profile, at heights from the crown to below the chin. */
const sections: [y: number, ...knots: Knot[]][] = [
  [-100, [0, 0], [6, 22], [16, 38], [32, 52], [60, 62], [100, 64], [150, 46], [185, 20]],
  [-80, [0, 0], [4, 18], [12, 33], [28, 48], [50, 58], [80, 66], [120, 64], [160, 42], [190, 20]],
  [-60, [0, 0], [3, 18], [8, 30], [18, 43], [32, 52], [55, 60], [90, 69], [130, 66], [165, 44],
    [190, 20]],
  [-40, [0, 0], [2.5, 17], [6, 28], [13, 40], [24, 50], [36, 55], [50, 56.6], [70, 61], [100, 70],
    [140, 68], [170, 44], [190, 20]],
  [-24, [0, 0], [2, 13], [5, 24], [11, 38], [20, 49], [30, 54], [40, 54.6], [55, 57], [75, 62],
    [100, 69], [140, 66], [190, 20]],
  [-13, [0, 0], [3, 9.5], [8, 14.5], [13, 24], [18, 36], [24, 46], [30, 51], [40, 54], [55, 58],
    [75, 63], [100, 67], [190, 30]],
  [0, [0, 0], [3, 8], [8, 12], [13, 18], [18, 30], [23, 41], [28, 48], [36, 54], [50, 59.5],
    [75, 64], [100, 66], [190, 30]],
  [12, [0, 0], [3, 9], [8, 15], [13, 24.5], [18, 33.5], [24, 43], [32, 51.5], [44, 59], [60, 62.6],
    [80, 64], [100, 65], [190, 30]],
  [24, [0, 0], [3, 10], [8, 19], [14, 30], [22, 41.5], [32, 51], [44, 58], [56, 61], [75, 61.5],
    [95, 62], [190, 30]],
  [36, [0, 0], [3, 10], [8, 18], [14, 27.5], [22, 37], [32, 45], [45, 52], [58, 56], [76, 58],
    [95, 59], [190, 30]],
  [50, [0, 0], [2.5, 10], [7, 18], [14, 26], [22, 33], [32, 40], [45, 46.5], [60, 51], [78, 55],
    [96, 57], [190, 30]],
  [65, [0, 0], [2.5, 11], [7, 19], [13, 25.5], [20, 31], [32, 37.5], [45, 43], [60, 48], [78, 52.5],
    [95, 54], [190, 30]],
  [82, [0, 0], [2.5, 10], [7, 18], [14, 25.5], [22, 31], [34, 37.5], [48, 43], [64, 47.5], [80, 50],
    [95, 50], [190, 30]],
  [97, [0, 0], [2.5, 10], [7, 17.5], [14, 24], [24, 30], [36, 35], [50, 40], [66, 44], [80, 46],
    [95, 46], [190, 30]],
  [114, [0, 0], [3, 8], [8, 14], [15, 20], [25, 26], [50, 34], [80, 40], [190, 30]],
] // prettier-ignore

const noseSections: typeof sections = [
  [-14, [0, 0], [2, 5], [5, 10], [10, 16]],
  [-5, [0, 0], [1.6, 4.4], [4, 6.4], [10, 10.5], [14, 13]],
  [8, [0, 0], [1.6, 5], [4, 7], [10, 11], [16, 15]],
  [20, [0, 0], [1.8, 5.2], [4.5, 7.6], [10, 11], [18, 15.6], [26, 17]],
  [30, [0, 0], [2.4, 7], [6, 9.6], [11, 11], [18, 13], [26, 15]],
  [38, [0, 0], [2.4, 7.4], [6, 10.4], [10, 11.4], [15, 11.6], [22, 12]],
  [46, [0, 0], [3, 6], [8, 8.6], [14, 9]],
] // prettier-ignore

/** The profile without nose and lips, as x at heights: what the sections are measured from. */
// prettier-ignore
const smoothProfile = curveThrough([[-90, 38], [-76, 29], [-66.6, 24], [-55, 17.8], [-43, 12.6],
  [-32, 10], [-23, 9.2], [-14, 10.4], [-4, 12.6], [8, 11], [20, 8], [34, 4], [46, 0.8], [56, 0.6],
  [66, 2], [76, 4], [86, 4.8], [97, 3.2], [103, 5], [108, 10], [112, 20]])

/** The drawn profile: the foremost x at a height. */
const foremost = foremostOf(profile)

function foremostOf(line: typeof profile): (y: number) => number {
  const [perMillimetre, from, to] = [4, -100, 150]
  const found = new Float32Array((to - from) * perMillimetre + 1).fill(Infinity)
  for (const [x, y] of line) {
    const i = Math.round((y - from) * perMillimetre)
    if (i >= 0 && i < found.length) found[i] = min(found[i]!, x)
  }
  for (let i = 1; i < found.length; i++) if (found[i] === Infinity) found[i] = found[i - 1]!
  for (let i = found.length - 2; i >= 0; i--) if (found[i] === Infinity) found[i] = found[i + 1]!
  return (y) => {
    const at = clamp((y - from) * perMillimetre, 0, found.length - 1.001)
    const i = Math.floor(at)
    return lerp(found[i]!, found[i + 1]!, at - i)
  }
}

/**
 * Returns the depth behind an edge from sections; over the root of the distance, so round at the
 * edge.
 */
function loft(list: typeof sections): (y: number, distance: number) => number {
  const [round, perMillimetre, reach] = [0.8, 5, 200]
  const tables = list.map(([y, ...knots]) => {
    const curve = curveThrough(
      knots.map(([distance, depth]): Knot => [sqrt(distance + round), depth]),
    )
    return {
      y,
      table: Float32Array.from({ length: reach * perMillimetre }, (_, i) =>
        curve(sqrt(i / perMillimetre + round)),
      ),
    }
  })
  return (y, distance) => {
    if (distance <= 0) return 3 * distance
    let row = 0
    while (row < tables.length - 2 && tables[row + 1]!.y < y) row++
    const v = min(distance * perMillimetre, reach * perMillimetre - 2)
    const i = Math.floor(v)
    const at = (n: number) => {
      const { table } = tables[clamp(n, 0, tables.length - 1)]!
      return lerp(table[i]!, table[i + 1]!, v - i)
    }
    const t = clamp((y - tables[row]!.y) / (tables[row + 1]!.y - tables[row]!.y))
    const [a, b, c, d] = [at(row - 1), at(row), at(row + 1), at(row + 2)]
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }
}

/** Returns the greater of two depths, joined over `blend` millimetres. */
function joined(a: number, b: number, blend: number): number {
  const h = max(0, blend - abs(a - b)) / blend
  return max(a, b) + h * h * blend * 0.25
}

const ball =
  (cx: number, cy: number, radius: number, depth: number, wide = 1, tall = 1) =>
  (x: number, y: number) => {
    const squared = radius * radius - ((x - cx) / wide) ** 2 - ((y - cy) / tall) ** 2
    return squared > 0 ? depth + sqrt(squared) : -99
  }

const eyeball = ball(29.6, -0.4, 14, 29)
const wingOfNose = ball(3, 37.2, 7.8, 9.4, 1.08, 0.84)

/** Returns the face, with the small forms on it. */
export function faceDepth(viewBox: ViewBox, density: number): Field {
  const head = loft(sections)
  const nose = loft(noseSections)
  const depth = new Field(viewBox, density, (x, y) => {
    if (x > 150) return 40
    const level = clamp(y, -100, 114)
    const edge = smoothProfile(level)
    const behind = x - edge
    const ahead = edge - foremost(level)
    const onNose = y > -14 && y < 48.5
    let z = head(level, onNose ? behind : behind + ahead * exp(-max(0, behind + ahead) / 10))
    if (onNose) z = joined(z, nose(y, x - foremost(y)) * ramp(48.5, 44, y) * ramp(-16, -8,
      y) - 99 * ramp(30, 34, x), 2.4)
    z = joined(z, wingOfNose(x, y), 1.8)
    return x > 12 && x < 46 && abs(y) < 16 ? joined(z, eyeball(x, y), 4) : z
  })
  const fold = (points: (readonly [number, number])[], amount: number | number[], left: number,
    right: number) =>
    depth.stroke(headCurve(...points), amount, left, right)
  fold([[-20, -15], [-26, -17.5], [-34, -16], [-42, -9]], [0, 1.2, 1.4, 0.6], 5,
    5) // below the brow
  fold([[-18, -9.3], [-24, -10.6], [-31, -8], [-37.4, -2.6]], -1.3, 1.2, 1.2) // fold of the lid
  fold([[-19, 9.4], [-24, 11.4], [-31, 10.6], [-36, 7]], [0, 0.5, 0.2], 3.4, 3.4) // below the eye
  fold([[-17, 14], [-22, 16.4], [-30, 17]], [0, -1.1, 0], 3, 3)
  fold([[-10.2, 33], [-12.6, 37.6], [-11.4, 42]], -1.3, 1.6, 1.8) // behind the wing of the nose
  fold([[-13.4, 41], [-17.6, 49], [-21, 57.6], [-22, 64]], -1.6, 2, 4.5) // fold from nose to mouth
  fold([[-18, 43], [-23.6, 51], [-27, 60]], 1.3, 4, 4)
  depth.hill(18, 66, 2.6, 2.8, -1.2) // corner of the mouth
  fold([[-19.6, 68], [-21, 75], [-23, 83]], -0.7, 2, 3.4)
  fold([[-5, 81.6], [-11, 81.4], [-17, 79]], -1.6, 4, 4) // under the lower lip
  depth.hill(14, 97, 10, 8, 2) // chin
  depth.hill(46, 28, 17, 10, 2.4, -0.3) // cheekbone
  depth.hill(58, 52, 18, 16, -1.6)
  depth.hill(84, 62, 12, 18, 2.4) // chewing muscle
  depth.hill(62, -10, 12, 16, -2.4) // temple
  return depth
} // prettier-ignore

/** The front and back edges of the neck at a height. */
// prettier-ignore
const neckFront = curveThrough([[40, 84], [75, 72], [104, 64], [120, 61.6], [130, 62.6],
  [139, 65.2], [153, 69], [167, 73], [178, 76], [230, 70]])
const neckBack = curveThrough([
  [30, 150],
  [66, 147],
  [82, 144],
  [98, 143],
  [116, 146],
  [134, 152],
  [152, 168],
  [170, 190],
  [230, 250],
])

export function neckDepth(viewBox: ViewBox, density: number): Field {
  const depth = new Field(viewBox, density, (x, y) => {
    const [front, back] = [neckFront(y), neckBack(y)]
    const u = clamp((x - (front + back) / 2) / ((back - front) / 2), -1.2, 1.2)
    return 56 * sqrt(max(0.0004, 1 - abs(u) ** 2.2))
  })
  const band = (points: (readonly [number, number])[], amount: number | number[], fall: number) =>
    depth.stroke(headCurve(...points), amount, fall)
  band([[-116, 44], [-112, 72], [-104, 108], [-94, 142], [-84, 172], [-80, 184]], [1, 3, 4, 4.6, 4],
    7) // the muscle from ear to collarbone
  band([[-98, 78], [-94, 110], [-86, 140], [-80, 164]], [0, -2, -3, -2.4], 6)
  band([[-124, 90], [-122, 120], [-120, 150], [-112, 176]], [0, -1.4, -3, -5], 10)
  band([[-56, 128], [-64, 134], [-72, 138]], 1.6, 5)
  return depth
} // prettier-ignore

export function earDepth(viewBox: ViewBox, density: number, rim: typeof profile): Field {
  const depth = new Field(viewBox, density)
  const ridge = (points: (readonly [number, number])[], amount: number[], fall: number) =>
    depth.stroke(headCurve(...points), amount, fall)
  depth.stroke(rim.slice(0, Math.round(rim.length * 0.62)), [0.2, 2.4, 2.8, 2.8, 2.4, 1.6], 2.4)
  ridge([[-112, 26], [-117.4, 14], [-120, 4], [-116.6, -4.4], [-111, -7]], [1, 2.6, 3, 2, 0.6], 2.2)
  ridge([[-119.6, 3], [-117, -6], [-112, -10.4]], [1, 1.4, 0], 1.6)
  depth.hill(109.6, 14, 5, 8, -3.6, -0.1)
  depth.hill(103.2, 14, 2.2, 4, 2.6)
  depth.hill(109, 23.6, 2.6, 2, 1.6)
  depth.hill(106.6, 31, 5, 5, 2.2)
  return depth
} // prettier-ignore
