import { createBrush } from '../brush'
import { castVariant } from '../front/castVariant'
import type { Rate } from '../front/landmarks'
import { whole } from '../front/sheet'
import { coloursOf } from '../personTraits'
import type { Look } from '../parameters'
import { outline } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { createHead } from './head'
import { seen, turn, type Point3 } from './turn'

/** The angle by which the eyes look back towards the viewer, of the turn of the head. */
const gaze = (24 * Math.PI) / 180
const eyeball = 12

/**
 * Returns the place of an iris. The irises stand on the eyeballs, and are seen narrower the further
 * they look past the viewer.
 */
const irisAt = ([x, y]: Point): readonly [at: Point, width: number] => {
  const depth = -15 - eyeball + eyeball * Math.cos(gaze)
  return [seen([[x + eyeball * Math.sin(gaze), y, depth]])[0]!, Math.cos(turn - gaze)]
}

export type Sheet = ReturnType<typeof createSheet>

/** Heights at which the far edge of the face is taken. */
// prettier-ignore
const heights = [-76, -66, -56, -46, -38, -31, -25, -19, -13, -7, -1, 5, 11, 17, 23, 30, 37, 44, 51,
  58, 64, 70, 76, 82, 88, 94, 99, 103, 106]

/**
 * Creates what the layers of the three-quarter view share; the front view's layers take it as their
 * sheet too.
 */
export function createSheet(look: Omit<Look, 'box'>, rate: Rate) {
  const head = createHead(look, rate)
  const { front: marks, side } = head
  const brush = createBrush(head.place, coloursOf(look), look.id, [-170, -150, 340, 420])
  const menton = marks.contour.at(-1)!
  const onPerson = (points: readonly Point3[]) => points.map(head.onPerson)
  // prettier-ignore
  const chin = onPerson([[-5, menton[1] - 0.8, -16], [0, menton[1], -18],
    [7, menton[1] - 0.7, -22]])
  const far = [...heights.map(head.farSide), chin[0]!]
  const jaw = onPerson(head.jaw.slice(0, -1))
  // Under the hair, and in front of the ear.
  // prettier-ignore
  const temple = seen([[65, 30, -107], [66, 10, -106], [65, -14, -102], [62, -44, -96],
    [52, -80, -90], [20, -94, -70]])
  /**
   * Places a beard, which reaches back to the ear here; its hairs lie as they are seen from the
   * front.
   */
  const onBeard = (points: readonly Point[]): Point[] => {
    const roots = head.place(points.map(([x, y]) => [x > 34 ? x + (x - 34) * 0.26 : x, y]))
    if (points.length > 3) return roots
    const [[x, y], [rootX, rootY]] = [points[0]!, roots[0]!]
    return points.map((p): Point => [rootX + (p[0] - x) * 0.5, rootY + p[1] - y])
  }
  const sheet = {
    ...brush,
    look,
    rate,
    man: look.sitter === 'man',
    head,
    marks,
    side,
    iris: irisAt,
    share: look.detail === 'light' ? 0.5 : 1,
    /** The edges of the face on the sheet. */
    edges: { far, chin: [...chin, ...jaw.slice(-2).toReversed()], jaw },
    face: outline(far, [...chin, ...jaw.toReversed()], temple),
    lips: outline(
      head.place(whole(marks.lip.upper)),
      head.place(whole(marks.lip.lower)).toReversed(),
    ),
  }
  /** Draws age and a beard on the skin. */
  const extra = () => {
    const { wide, close, lines } = castVariant(look).extra!({ ...sheet, place: onBeard })
    return brush.soft('wide', wide, 'face') + brush.soft('close', close, 'face') + lines
  }
  return { ...sheet, extra }
}

/** The hair behind the head, over the skin, its outline, and whether it covers the ear. */
export type Hair = { behind: string; over: string; shape: string; overEar?: boolean }
