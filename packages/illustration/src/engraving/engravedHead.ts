import { curveThrough } from '../geometry/curve'
import type { Drawing } from './plate'
import type { ViewBox } from '../geometry/points'
import { svg } from '../geometry/svg'
import { ruling, type Cut } from './burin'
import {
  collar,
  earRim,
  hairGuides,
  hairline,
  headCurve,
  jawline,
  knot,
  lapel,
  napeGuides,
  parts,
} from './canon'
import { earDepth, faceDepth, neckDepth } from './depth'
import { printed, type Layer } from './engraving'
import { Field } from './field'
import { hairCuts } from './hair'
import { clamp, curveOf, lerp, ramp } from './lines'
import { penwork } from './penwork'
import { inkFor, masksOf, skinTone } from './tone'

const { exp, max, min, sin } = Math

/** Grid points to a millimetre; finer changes nothing that is seen. */
const density = 1.8
/** The distance between the lines of a ruling on a level surface, in millimetres. */
const gap = 1.95

/** Flat washes under the ink. */
const washes = {
  skin: '#f4e6d8',
  coat: '#d3d4d7',
  hair: '#d8cdbf',
  lips: '#e6bcad',
  eye: '#fdfbf7',
}

/**
 * Draws the engraved head of the home page: the tone first, then lines that follow the form and
 * swell with the shade, over pale washes.
 * @param view box the part that is shown, in millimetres of the head (see canon.ts)
 * @param coarseness how much less is kept of each line, for parts that are shown small: 1 for the
 *   hero of the home page
 */
export function engravedHead(viewBox: ViewBox, coarseness = 1): Drawing {
  return {
    svg: () => headSvg(viewBox, coarseness),
    width: Math.round(viewBox.width * 4),
    height: Math.round(viewBox.height * 4),
  }
}

function headSvg(viewBox: ViewBox, coarseness: number): string {
  const hair = [
    ...curveOf(hairGuides[0]!, 1),
    [183, 40] as const,
    ...curveOf(napeGuides.at(-1)!, 1).toReversed(),
    ...parts.hair.slice(-hairline.length),
  ]
  const head: Layer = {
    washes: [
      [washes.skin, parts.bust],
      [washes.coat, parts.coat],
      [washes.hair, hair],
      [washes.hair, knot],
      [washes.skin, parts.ear],
      [washes.lips, parts.lips],
      [washes.eye, parts.eye],
    ],
    cuts: headCuts(),
  }
  // Fewer units to a millimetre make shorter numbers.
  const scale = 1 / coarseness
  const { left, top, width, height } = viewBox
  return svg(
    { left: left * scale, top: top * scale, width: width * scale, height: height * scale },
    printed([head], viewBox, coarseness, scale),
  )
}

/** Cut once in a build: the plate and the social picture show parts of the same head. */
let cutsOfHead: Cut[] | undefined
const headCuts = () =>
  (cutsOfHead ??= [...ruledParts(), ...hairCuts(earRim, gap), ...penwork()].filter(
    (cut) => cut.length > 1,
  ))

/** Holds all that is ruled. */
const ruledViewBox: ViewBox = { left: -24, top: -82, width: 340, height: 278 }

/** Rules face, neck, ear and coat. */
function ruledParts(): Cut[] {
  const viewBox = ruledViewBox
  const masks = masksOf(viewBox, density)
  const face = faceDepth(viewBox, density)
  const neck = neckDepth(viewBox, density)
  const ear = earDepth(viewBox, density, earRim)
  const tone = skinTone(face, neck, ear, masks)
  const toneAt = (x: number, y: number) => tone.at(x, y)

  // prettier-ignore
  const bare = face.like((_x, _y, i) => max(0, max(masks.bust.values[i]!,
    masks.face.values[i]!) - masks.ear.values[i]! - masks.eye.values[i]! - masks.hair.values[
    i]! - masks.coat.values[i]!))
  const whole = headAndNeck(face, neck)
  const calm = whole.blurred(3.6)
  const directed = calmedFor(whole.blurred(1.1), calm)
  // Sections of the head by a plane that is tilted towards us, turning with the height so that
  // lines run with brow and jaw.
  // prettier-ignore
  const turn = curveThrough([[-80, 0.42], [-30, 0.3], [10, 0.16], [60, -0.06], [110, -0.16],
    [190, -0.05]])
  const sectioned = face.like(
    (x, y, i) => y - turn(y) * (x - 40) + 0.42 * (directed.values[i]! - 40),
  )
  const crossed = face.like((x, y, i) => y * 0.66 + x * 0.86 + 0.16 * calm.values[i]!)
  const earLines = ear.blurred(0.6)
  return [
    ...ruling(sectioned, gap, bare, (x, y) => inkFor(toneAt(x, y))),
    ...ruling(
      crossed,
      gap * 1.05,
      bare,
      (x, y) => 0.5 * ramp(0.58, 0.98, toneAt(x, y)) * (y > 52 ? 1 : 0) - 0.03,
    ),
    ...ruling(
      ear.like((x, y, i) => y + 0.35 * x + 0.9 * earLines.values[i]!),
      gap * 0.86,
      masks.ear,
      (x, y) => inkFor(toneAt(x, y)),
      0.7,
    ),
    ...coat(viewBox, masks.coat),
  ]
}

/** Returns one surface from face to neck: one ruling runs over both, and tone says the jaw. */
function headAndNeck(face: Field, neck: Field): Field {
  // prettier-ignore
  const jawAt = curveThrough([...jawline.filter((_, i) => i % 8 === 0),
    [104, 30] as const].map(([x, y]) => [x, y] as const).toSorted((a, b) => a[0] - b[0]))
  return face.like((x, y, i) => {
    const belowJaw = ramp(0, 34, y - jawAt(min(x, 98))) * ramp(104, 92, x)
    const behindJaw = ramp(94, 118, x) * ramp(10, 40, y)
    return lerp(face.values[i]!, neck.values[i]!, max(belowJaw, behindJaw))
  })
}

/**
 * Returns a calmer surface where the form would fold lines into loops: eye socket, nose, ear, chin.
 */
function calmedFor(fine: Field, calm: Field): Field {
  return fine.like((x, y, i) => {
    const soft = calm.values[i]!
    const beforeEar = lerp(
      fine.values[i]!,
      soft,
      max(ramp(84, 96, x) * ramp(20, 34, y), ramp(100, 108, y) * ramp(70, 56, x)),
    )
    const base = lerp(
      beforeEar,
      0.62 * soft + 0.38 * (7 + 0.8 * (x + 8)),
      exp(-(((x + 1) / 11.5) ** 4) - ((y - 43) / 5.6) ** 4),
    )
    return lerp(
      base,
      0.45 * soft + 0.55 * (13 + 1.5 * (x - 12)),
      exp(-(((x - 25) / 17) ** 4) - ((y + 1) / 19) ** 4),
    )
  })
}

function coat(viewBox: ViewBox, mask: Field): Cut[] {
  const tone = new Field(
    viewBox,
    density,
    (x, y) =>
      0.36 +
      0.1 * sin(x * 0.11 + y * 0.03) -
      0.2 * exp(-(((x - 222) / 34) ** 2)) +
      0.16 * ramp(196, 240, x),
  )
  tone.stroke(lapel, 0.42, 0.5, 7)
  tone.stroke(collar, -0.34, 3, 3)
  tone.stroke(headCurve([-168, 147], [-163, 162], [-150, 184], [-136, 204]), 0.26, 1, 7)
  const turned = tone.like().stroke(lapel, -5, 3, 10).blurred(1.5)
  const weave = tone.like(
    (x, y, i) => 0.9 * y + 0.62 * x - 0.0012 * (x - 140) ** 2 + 0.5 * turned.values[i]!,
  )
  const crossed = tone.like((x, y) => 0.8 * y - 0.6 * x)
  return [
    ...ruling(weave, gap * 1.1, mask, (x, y) => 0.12 + 0.5 * clamp(tone.at(x, y))),
    ...ruling(crossed, gap * 1.2, mask, (x, y) => 0.45 * ramp(0.6, 0.95, tone.at(x, y)) - 0.03),
  ]
}
