import { hypot } from '../geometry/pen'
import { along, outside, penStroke, type Cut, type Station } from './burin'
import {
  collar,
  hairGuides,
  headCurve,
  jawline,
  knot,
  lapel,
  lids,
  earRim,
  nape,
  onHead,
  parts,
  profile,
  shoulder,
  throat,
} from './canon'
import { clamp, curveOf, inSteps, isInside, lerp, ramp } from './lines'
import { crowsFeet } from './tone'

const { abs, sin, sqrt, PI } = Math

/**
 * Draws the parts for which a ruling is too coarse: contours, lids, iris, brow, nostril, the seam
 * of the lips.
 */
export const penwork = (): Cut[] => [
  ...contours(),
  ...ear(),
  ...eye(),
  ...brow(),
  ...noseAndMouth(),
  ...fanBesideTheEye(),
]

type Points = (readonly [number, number])[]
const pen = (points: Points, width: number, pressure: number[]) =>
  penStroke(onHead(...points), width, pressure)

const contours = (): Cut[] => [
  along(
    profile,
    0.6,
    [0.3, 0.5, 0.6, 0.6, 0.7, 0.9, 0.6, 0.5, 0.5, 0.7, 0.9, 0.9, 0.7, 0.8, 1, 0.8, 0.8, 1, 1.2],
  ),
  along(throat, 0.85, [1, 1, 0.9, 0.8, 0.7, 0.6, 0.3, 0]),
  along(jawline.slice(0, 98), 0.7, [0.9, 1, 0.9, 0.7, 0.5, 0.25, 0]),
  along(nape.slice(6, 150), 0.75, [0, 0.8, 0.8, 0.7, 0.5, 0.3, 0]),
  along(collar, 0.9, [0.5, 1, 0.9, 0.7, 0.6, 0.5]),
  along(lapel, 0.9, [0, 0.8, 1, 1, 0.8, 0.3]),
  along(shoulder, 0.75, [0.5, 0.8, 1, 0.9, 0.8, 0.6]),
  along(earRim, 0.7, [0.2, 0.6, 0.8, 0.7, 0.8, 1, 1, 0.9, 1, 1, 0.6, 0.3]),
  ...outside(along(curveOf(hairGuides[0]!, 1), 0.55, [0.3, 0.6, 0.5, 0.5, 0.6, 0.9, 1.1, 1]), knot),
  along([...knot, knot[0]!], 0.65, [0.8, 0.5, 0.4, 0.5, 0.8, 1, 1.2, 1.2, 1]),
]

const ear = (): Cut[] => [
  pen([[-104.6, -3], [-109.4, -10], [-116.6, -11], [-121.6, -5], [-121.6, 4], [-118, 15],
    [-113, 24]], 0.55, [0.2, 0.8, 1, 0.9, 0.7, 0.5, 0]),
  pen([[-106.4, 4], [-111, -1.6], [-115.6, 2], [-116, 11], [-112, 20], [-108.4, 23]], 0.45,
    [0.2, 0.6, 1, 0.8, 0.6, 0]),
  pen([[-101.6, 7], [-104.4, 10.6], [-104.8, 15], [-103.6, 19.6], [-106.6, 23]], 0.7,
    [0.2, 0.9, 1, 0.7, 0]),
  pen([[-105.2, 5], [-107.2, 10.4], [-107.2, 16], [-109.6, 20]], 1.5, [0, 0.8, 1, 0.1]),
  pen([[-106, -5], [-110, -9], [-116.4, -9.8], [-120.4, -5]], 0.9, [0, 0.8, 1, 0]),
] // prettier-ignore

/** The iris of an eye that looks ahead, seen from the side: a narrow upright oval. */
const iris = { x: 19.2, y: 0.4, wide: 2.5, tall: 5.5 }

function eye(): Cut[] {
  const lash = Array.from({ length: 6 }, (_, i) => {
    const t = i / 5
    const [forward, y] = [lerp(-14.4, -20, t), -4.2 - sin(t * PI) * 0.5]
    // prettier-ignore
    return pen([[forward, y], [forward + lerp(3.2, 1.6, t), y + lerp(0.5, -0.6, t)],
      [forward + lerp(5.4, 2.4, t), y - lerp(0.8, 2.2, t)]], 0.42, [1, 0.8, 0])
  })
  const shadeOfLid = Array.from({ length: 4 }, (_, i) =>
    // prettier-ignore
    pen([[-22.4 - i * 0.3, -3.4 + i * 0.95], [-26 - i * 0.2, -2.4 + i * 0.85],
      [-31.4 + i * 0.5, 0 + i * 0.5]], 0.36 - i * 0.07, [0.3, 1, 0.6]),
  )
  return [
    pen([[-14.9, -3.9], [-18.4, -4.8], [-23, -4.5], [-28.6, -2.4], [-35.2, 2.2]], 1.35,
      [0.8, 1, 1, 0.75, 0.1]),
    pen([[-15.8, -7.4], [-20, -9.2], [-25.6, -8.7], [-31.6, -5.2], [-38.4, 0.2]], 0.55,
      [0.2, 0.9, 1, 0.7, 0]),
    pen([[-18.6, 4.9], [-23, 5.2], [-28.4, 4.6], [-34.2, 2]], 0.42, [1, 0.7, 0.6, 0.4]),
    pen([[-19.2, 6.4], [-23.6, 6.8], [-29, 6], [-34.4, 3.6]], 0.28, [0.2, 1, 0.8, 0]),
    along(lids.cornea, 0.36, [0.8, 0.7, 0.7, 0.8, 0.9]),
    ...lash,
    ...shadeOfLid,
    ...irisRays(),
  ] // prettier-ignore
}

/** Draws upright lines round the iris, dark at its edge and in the pupil, with a light left out. */
function irisRays(): Cut[] {
  return Array.from({ length: 8 }, (_, i) => (i / 7) * 2 - 1).flatMap((u) => {
    const runs: Station[][] = [[]]
    for (let k = 0; k <= 40; k++) {
      const v = (k / 40) * 2 - 1
      const [x, y] = [
        iris.x + u * iris.wide * sqrt(Math.max(0, 1 - v * v)) - (1 - v * v) * 0.35,
        iris.y + v * iris.tall,
      ]
      const shining = hypot((x - 19.2) / 0.85, (y + 1.4) / 1.2) < 1
      const dark =
        hypot((x - 18.2) / 1.15, (y - iris.y) / 2.6) < 1 ? 0.4 : abs(u) > 0.8 ? 0.24 : 0.13
      if (shining || !isInside([x, y], parts.eye)) runs.push([])
      else runs.at(-1)!.push([x, y, dark * (0.85 + 0.6 * ramp(0, -4, y))])
    }
    return runs.filter((run) => run.length > 3)
  })
}

function brow(): Cut[] {
  const top = inSteps(
    headCurve([-11.6, -20], [-15.4, -23.6], [-22, -26.6], [-29, -27], [-37, -23.8], [-44.4, -17.4]),
    100,
  )
  const foot = inSteps(
    headCurve(
      [-11.6, -19.4],
      [-15.4, -19.6],
      [-22, -22],
      [-29, -23.4],
      [-37, -21.4],
      [-44.4, -17.4],
    ),
    100,
  )
  const count = 54
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    const level = (i * 0.618) % 1
    const at = (place: number, share: number) =>
      [
        lerp(foot[place]![0], top[place]![0], share),
        lerp(foot[place]![1], top[place]![1], share),
      ] as const
    const place = Math.round(t * 88)
    const from = at(place, level * 0.75)
    const to = at(
      Math.min(100, place + Math.round(lerp(7, 13, Math.min(1, t * 2)))),
      clamp(level * 0.75 + lerp(0.55, 0.12, t)),
    )
    return penStroke(
      [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 0.4], to],
      0.58,
      [0.5, 1, 0],
    )
  })
}

const noseAndMouth = (): Cut[] => [
  pen([[6.6, 42.2], [4, 41.1], [0.8, 41], [-1.8, 42.2]], 1.2, [0.1, 0.8, 1, 0.2]),
  pen([[-4.6, 30.8], [-8.6, 31.8], [-10.9, 35.4], [-10.6, 39.6], [-7.6, 42.6], [-3.4, 43]], 0.5,
    [0, 0.35, 0.8, 0.9, 0.8, 0.2]),
  pen([[-1.2, 64.7], [-6, 64.3], [-11, 64.9], [-15, 65.1], [-18, 64.5]], 0.85, [0.8, 0.8, 0.6, 0.8,
    0.15]),
] // prettier-ignore

const fanBesideTheEye = (): Cut[] => crowsFeet.map((points) => pen(points, 0.3, [0, 1, 0.8, 0]))
