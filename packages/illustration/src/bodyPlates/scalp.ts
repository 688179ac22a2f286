import { palettes } from '../face/colour'
import { penStroke, type Cut } from '../engraving/burin'
import type { Layer } from '../engraving/engraving'
import { curveOf, ramp } from '../engraving/lines'
import { inked, modelled, rounded } from '../engraving/modelled'
import { curveThrough } from '../geometry/curve'
import type { Point } from '../geometry/points'
import { cardViewBox, engravedSubject, heroViewBox } from '../engraving/plate'
import { seededRandom } from '../geometry/seededRandom'

/** The side of a head whose hair has receded, with what a doctor plans at its edge. */

// prettier-ignore
const head = curveOf([[-90, 128], [-86, 104], [-78.4, 91], [-71, 79], [-67.4, 72], [-66.6, 66],
  [-69.4, 59], [-71, 50], [-70.8, 41], [-68.6, 27], [-65, 13], [-59.6, 0], [-53, -10], [-43, -20],
  [-32, -28], [-20, -34.4], [-6, -39], [12, -41], [30, -40], [52, -36], [76, -27], [98, -12],
  [114, 8], [122, 30], [124, 60], [122, 100], [118, 128]], 1.4)

/** The hairline: its distance back on the page at a height, receded above the temple. */
// prettier-ignore
const hairline = curveThrough([[-44, -14], [-36, -24], [-26, -38], [-15, -46], [-6, -43], [2, -34],
  [10, -26], [20, -24], [32, -27], [42, -22], [50, -8], [58, 6], [68, 12], [80, 16]])

/** The line of new hair that is planned, in front of what is left. */
const planned: Point[] = [[-56, -3], [-51, 4], [-44, 10], [-37, 17]] // prettier-ignore

/**
 * Returns the direction of hair combed back: up over the temple, level on the crown, down behind
 * the ear.
 */
// prettier-ignore
const fallAt = (x: number, y: number) => Math.max(-0.5, Math.min(1.2, -0.32 + (y + 30) / 110 +
  Math.max(0, x) / 130))

/**
 * Draws strands combed back, sparse and fine where the hair begins; darker in locks, light where it
 * shines.
 */
function hairs(): Cut[] {
  const random = seededRandom(7)
  const cuts: Cut[] = []
  const inHead = rounded(head, 1, 1)
  for (let y = -42; y < 96; y += 2.3)
    for (let x = -50; x < 130; x += 4.6) {
      const start: Point = [x + 4.6 * random(), y + 2.3 * random()]
      const [chance, long, weight, bend] = [random(), random(), random(), random() - 0.5]
      const back = start[0] - hairline(start[1])
      const density = 0.14 + 0.86 * ramp(0, 34, back)
      if (back < 0 || chance > density || inHead(...start)[0] < 1) continue
      const line: Point[] = [start]
      let [px, py] = start
      const length = (9 + 9 * long) * (0.6 + 0.4 * density)
      let inside = true
      for (let i = 0; i < 5 && inside; i++) {
        const fall = fallAt(px, py) + 0.12 * bend
        const reach = Math.hypot(1, fall)
        px += length / 5 / reach
        py += ((length / 5) * fall) / reach
        inside = inHead(px, py)[0] > 0.6
        if (inside) line.push([px, py])
      }
      if (line.length < 3) continue
      const lock = 0.5 + 0.3 * Math.sin(start[1] / 3.4 + start[0] / 40) +
        0.2 * Math.sin(start[1] / 1.7 - start[0] / 22)
      const shine = Math.exp(-(((start[1] + 16 - start[0] * 0.12) / 12) ** 2))
      cuts.push(penStroke(line, (0.34 + 0.5 * lock * weight) * (1 - 0.45 * shine) * (0.6 +
        0.4 * density), [0.3, 1, 0.9, 0.6, 0]))
    }
  return cuts
} // prettier-ignore

/** The brow, hair by hair: it says which way the face looks. */
const brow: Cut[] = Array.from({ length: 22 }, (_, i): Cut => {
  const t = i / 21
  const [x, y] = [-64 + 30 * t, 57.4 - 5 * Math.sin(0.4 + 2.2 * t) + 4.6 * t]
  const lean = 2.6 + 3.4 * t
  // prettier-ignore
  return penStroke([[x, y + 1.6], [x + lean * 0.4, y - 1.2 + 1.4 * t], [x + lean, y - 2.2 + 3 * t]],
    0.62, [0.7, 1, 0])
})

const side = (isToned: boolean): Layer[] => {
  const toned = isToned ? palettes.honey : undefined
  const skin = modelled({
    form: rounded(head, 46, 44),
    viewBox: { left: -96, top: -52, width: 226, height: 146 },
    wash: '#efdac6',
    gap: 1.9,
    across: (x, y) => y - 0.12 * x,
    bend: 0.3,
    sculpt: (depth) => {
      depth.hill(-44, 36, 12, 26, -4).hill(-58, 56, 12, 4, 2.4, -0.1).hill(-52, 70, 9, 5, -6)
    },
    paint: (tone) => {
      tone.hill(-30, -8, 34, 10, -0.18, -0.5).hill(-56, 24, 8, 20, -0.12)
      tone.stroke([[-67, 68], [-58, 66], [-46, 68], [-40, 76]], [0.2, 0.3, 0.24, 0.1], 4)
      tone.stroke([[-34, 24], [-40, 40], [-36, 56]], [0, 0.12, 0], 8)
      // the shade of the hair on the skin
      tone.set((x, y, i) => tone.values[i]! + 0.14 * ramp(-4, 22, x - hairline(y)))
    },
    contour: 0.6,
    toned,
  })
  return [skin, inked([...hairs(), ...brow], toned)]
} // prettier-ignore

// prettier-ignore
export const scalp = engravedSubject(side, planned, heroViewBox(-98, -46, 119),
  cardViewBox(-84, -42, 82))
