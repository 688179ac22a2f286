import { earRim, headCurve, parts } from './canon'
import { Field } from './field'
import { clamp, lerp, ramp } from './lines'

const { exp, hypot, max, sqrt } = Math

/** Light from the upper left, as in every engraving made by a right-handed printmaker. */
export const light = unit([-0.62, -0.52, 0.6])

function unit(v: [number, number, number]): [number, number, number] {
  const length = hypot(...v)
  return v.map((n) => n / length) as [number, number, number]
}

/** Returns the share of ink for a darkness; the lightest skin is bare paper. */
export const inkFor = (tone: number) => (tone < 0.03 ? 0 : 0.03 + 0.66 * tone ** 1.2)

/** Computes the darkness from the light alone, 0 to 1. */
export function shade(depth: Field, strength = 1): Field {
  return depth.ofSlope((right, down) => {
    const facing =
      (-right * light[0] - down * light[1] + light[2]) / sqrt(right * right + down * down + 1)
    return strength * (1 - clamp((facing + 0.24) / 1.28)) ** 1.2
  })
}

type Points = (readonly [number, number])[]
const painter =
  (field: Field) =>
  (points: Points, amount: number | number[], left: number, right = left) =>
    field.stroke(headCurve(...points), amount, left, right)

/** Returns how far a place is within an oval, from 1 in its middle to 0 outside. */
const oval = (x: number, y: number, cx: number, cy: number, wide: number, tall: number) =>
  exp(-(((x - cx) / wide) ** 4) - ((y - cy) / tall) ** 4)

type Masks = { face: Field; ear: Field; eye: Field }

/**
 * Computes the darkness of each place of head and neck, 0 to 1: light, hollows, and what is
 * painted.
 */
export function skinTone(face: Field, neck: Field, ear: Field, masks: Masks): Field {
  const [faceTone, neckTone, earTone] = [toneOfFace(face), toneOfNeck(neck), toneOfEar(ear)]
  return faceTone.like((x, y, i) => {
    const head = lerp(faceTone.values[i]!, earTone.values[i]!, masks.ear.values[i]!)
    const skin = lerp(neckTone.values[i]!, head, max(masks.face.values[i]!, masks.ear.values[i]!))
    const white = 0.06 + 0.22 * ramp(2, -5, y) + 0.14 * ramp(28, 35, x)
    return clamp(lerp(skin, white, masks.eye.values[i]!))
  })
}

function toneOfFace(depth: Field): Field {
  const fine = depth.blurred(0.5)
  const soft = fine.blurred(5)
  const lit = shade(fine)
  const painted = lit.like()
  const paint = painter(painted)
  // eye socket and lids; kept light, since heavy ruling near an eye frightens
  paint([[-13.4, -12], [-19, -13.4], [-27, -12.6], [-35, -7], [-38, -1]], [0.12, 0.14, 0.12, 0.08,
    0.02], 3.4)
  paint([[-16.2, -8.2], [-20, -10], [-26, -9.6], [-32, -6.4], [-37.6, -1.2]],
    [0.14, 0.24, 0.24, 0.2, 0.06], 0.6, 1.8)
  paint([[-13.2, -7], [-14, 0], [-14.8, 7]], [0.2, 0.24, 0.08], 2.2)
  paint([[-22, 12], [-27, 13.4], [-33, 12]], [0, -0.14, 0], 3)
  paint([[-20.6, 8], [-25, 10], [-31, 9.6]], [-0.04, -0.2, -0.1], 2)
  paint([[-13.4, -17], [-17, -13], [-22, -15]], [0, -0.12, -0.08], 3.4)
  paint([[-17, 13.6], [-22, 16.6], [-29, 17.4], [-35, 15]], [0, 0.08, 0], 2.6)
  // nose
  paint([[-10.2, 32.4], [-12.4, 37.2], [-11, 42], [-7.4, 43.8]], [0.1, 0.34, 0.38, 0.2], 0.9, 2.2)
  paint([[-3, 30.8], [-8, 31.4], [-11, 34.6]], [0.03, 0.12, 0.18], 1.6, 1.2)
  paint([[9.6, 41.4], [5.6, 43], [1, 44.2], [-5, 44.4]], [0.06, 0.14, 0.2, 0.16], 1.8)
  // lips
  paint([[-1, 48.6], [-7, 50], [-13, 49]], [0.2, 0.18, 0.06], 3)
  paint([[2.2, 61.4], [-3, 61.4], [-9, 62.4], [-14.8, 64.2]], [0.28, 0.28, 0.22, 0.06], 2.6)
  paint([[-1.4, 65], [-6, 64.7], [-11, 65], [-17, 65.8]], [0.26, 0.26, 0.24, 0.12], 0.9)
  paint([[1, 70.4], [-3.6, 70.2], [-9, 68.6], [-14, 66.6]], [0.08, 0.1, 0.1, 0.06], 2.2)
  paint([[-3, 76.2], [-8, 76], [-13.6, 72.6]], [0.28, 0.26, 0.08], 2.2, 2.4)
  painted.hill(18, 66.4, 2, 2.4, 0.12)
  paint([[-5.2, 81], [-11, 81.6], [-18, 79]], [0.16, 0.16, 0.04], 3.2)
  // what fifty years leave: a fold from the nose, one below the mouth, a fan beside the eye
  paint([[-13.6, 41], [-17.6, 49], [-21, 57], [-22, 62]], [0.06, 0.18, 0.16, 0.02], 3, 0.9)
  paint([[-19.8, 68.6], [-21.4, 76], [-23, 82]], [0.02, 0.08, 0], 2.6, 0.9)
  paint([[-30, 103], [-37, 97], [-41, 90]], [0, 0.08, 0], 2.6)
  for (const points of crowsFeet) paint(points, [0, 0.12, 0], 0.7, 1.1)
  // under the cheekbone, along the jaw, and the planes that turn back
  paint([[-34, 50], [-50, 44], [-68, 34], [-84, 24]], [0.02, 0.05, 0.05, 0.02], 12)
  paint([[-22, 107], [-36, 102], [-52, 94], [-70, 83], [-84, 70]], [0.06, 0.08, 0.06, 0.04, 0], 5)
  paint([[-30, 108], [-46, 101], [-64, 92], [-80, 81.6], [-91, 70.6], [-98, 57], [-102.4, 42]],
    [0, -0.08, -0.12, -0.14, -0.16, -0.14, 0], 4.5)
  paint([[-78, 60], [-86, 40], [-92, 16]], [0.06, 0.14, 0.18], 11)
  paint([[-40, 72], [-56, 60], [-72, 48], [-84, 40]], [0, 0.06, 0.1, 0.06], 12)
  paint([[-46, -66], [-55, -46], [-66, -30], [-80, -12], [-88, 8]], [0.08, 0.18, 0.24, 0.26, 0.2],
    7) // below the hairline
  const glow = lit.like()
  glow.hill(19, -46, 8, 13, 0.14, 0.25)
  glow.hill(38, 26, 20, 11, 0.2, -0.3)
  glow.hill(52, 62, 22, 16, 0.1, -0.4)
  glow.stroke(headCurve([-10, 6], [-3, 18], [4, 27.6]), [0.06, 0.12, 0.14], 2.4)
  glow.hill(-9.4, 35.6, 2.6, 2.6, 0.4)
  glow.hill(9, 96, 5, 6, 0.18)
  glow.hill(1.4, 69.6, 2.2, 1.7, 0.4)
  glow.hill(5, 54.6, 2.6, 4, 0.16)
  glow.hill(26, -15.5, 9, 3, 0.14)
  return lit.like((x, y, i) => {
    const hollow = clamp((soft.values[i]! - fine.values[i]!) * 0.035, -0.06, 0.22)
    const nearEye = 1 - 0.45 * oval(x, y, 24, -2, 17, 19)
    const underNose = 1 - 0.5 * oval(x, y, -1, 42.4, 12, 4.6)
    const dark = 0.06 + max(0, lit.values[i]! + hollow) ** 1.12 * 0.92 * nearEye +
      painted.values[i]!
    return clamp(clamp(dark) * underNose - glow.values[i]!)
  })
} // prettier-ignore

/** The fan beside the eye. */
export const crowsFeet: Points[] = [
  [[-38.8, -2.6], [-43, -5.2], [-46.6, -8.6]],
  [[-39.2, 0.4], [-44, -0.6], [-49, -2.4]],
  [[-38.8, 3.4], [-43.6, 4.6], [-48, 4.6]],
] // prettier-ignore

function toneOfEar(depth: Field): Field {
  const tone = shade(depth, 0.9)
  const paint = painter(tone)
  paint([[-105.4, 6], [-106.6, 12], [-106.4, 18], [-109.4, 22]], [0.4, 0.7, 0.7, 0.4], 2.6, 2)
  paint([[-107, 2], [-112, -1], [-115.4, 4], [-115, 12], [-111, 19]], [0.4, 0.4, 0.4, 0.45, 0.3],
    2.4)
  paint([[-104.4, -4], [-109.4, -10.4], [-117, -11], [-122, -4], [-121, 6], [-117, 16],
    [-112.4, 24]], [0.2, 0.5, 0.56, 0.46, 0.4, 0.3, 0.1], 1.3)
  return tone.set((_x, _y, i) => clamp(tone.values[i]! * 0.85 + 0.05))
} // prettier-ignore

function toneOfNeck(depth: Field): Field {
  const tone = shade(depth.blurred(1), 0.54)
  const paint = painter(tone)
  // the shadow of the jaw
  paint([[-20, 112], [-38, 112], [-56, 106], [-74, 96], [-90, 82], [-99, 64], [-104, 44]],
    [0.16, 0.28, 0.38, 0.44, 0.42, 0.38, 0.26], 13)
  paint([[-54, 116], [-76, 108], [-94, 92], [-104, 72]], [0.08, 0.16, 0.12, 0.04], 18)
  paint([[-106, 60], [-102, 90], [-96, 120], [-87, 150], [-81, 176]], [0.1, 0.14, 0.2, 0.22, 0.28],
    5, 7)
  paint([[-122, 30], [-132, 46], [-142, 60], [-145, 84]], [0.3, 0.34, 0.24, 0.1], 11)
  paint([[-114, 74], [-106, 110], [-96, 144], [-86, 172]], [0, -0.2, -0.24, -0.16], 6)
  paint([[-138, 92], [-136, 112], [-138, 130]], [0, -0.14, 0], 9)
  paint([[-128, 96], [-122, 124], [-114, 150]], [0.06, 0.14, 0.16], 6)
  return tone
} // prettier-ignore

export const masksOf = (viewBox: Field['viewBox'], density: number) => {
  const inside = (outline: typeof earRim) => Field.inside(viewBox, density, outline)
  return {
    face: inside(parts.face),
    bust: inside(parts.bust),
    hair: inside(parts.hair),
    ear: inside(parts.ear),
    eye: inside(parts.eye),
    coat: inside(parts.coat),
  }
}
