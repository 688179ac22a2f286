import { createBrush } from '../brush'
import type { Rate } from '../front/landmarks'
import { moved, shaped } from '../front/likeness'
import { whole } from '../front/sheet'
import { coloursOf } from '../likeness'
import type { Look } from '../parameters'
import { outline, type Point } from '../pen'
import { createHead } from './head'
import { seen, turn } from './turn'

/** How far the eyes look back towards the viewer, of the turn of the head. */
const gaze = (24 * Math.PI) / 180
const eyeball = 12

/** The irises stand on the eyeballs, and are seen narrower the further they look past the viewer. */
const irisAt = ([x, y]: Point): readonly [at: Point, width: number] => {
  const depth = -15 - eyeball + eyeball * Math.cos(gaze)
  return [seen([[x + eyeball * Math.sin(gaze), y, depth]])[0]!, Math.cos(turn - gaze)]
}

export type Sheet = ReturnType<typeof createSheet>

/** The features that lie within the face: its edge and the nose are the canon's in this view. */
const featuresWithin = ({ features }: Pick<Look, 'features'>): Look['features'] => ({
  ...features,
  length: 0,
  jaw: 0,
  noseWidth: 0,
  noseLength: 0,
})

/** Heights at which the far edge of the face is taken. */
// prettier-ignore
const heights = [-84, -76, -66, -56, -46, -38, -31, -25, -19, -13, -7, -1, 5, 11, 17, 23, 30, 37, 44, 51, 58, 64, 70, 76, 82, 88, 94, 99, 103, 106]

/**
 * What every layer of the turned view is drawn from. It answers to all that the front view's layers
 * ask of their sheet, so that most of them draw here too.
 */
export function createSheet(look: Omit<Look, 'box'>, rate: Rate) {
  const head = createHead(look, rate)
  const { side } = head
  const marks = shaped(head.front, look)
  const person = { ...look, features: featuresWithin(look) }
  const place = (points: readonly Point[]) =>
    head.place(points.map((point) => moved(point, person)))
  const brush = createBrush(place, coloursOf(look), look.id, [-170, -150, 340, 420])
  const menton = marks.contour.at(-1)!
  const chin = seen([[-5, menton[1] - 0.8, -16], [0, menton[1], -18], [7, menton[1] - 0.7, -22]]) // prettier-ignore
  const far = [...heights.map((y): Point => [head.farEdge(y)[1], y]), chin[0]!]
  const jaw = seen(head.jaw.slice(0, -1))
  // Under the hair, and in front of the ear.
  const temple = seen([[65, 30, -107], [66, 10, -106], [65, -14, -102], [62, -44, -96], [52, -80, -90], [20, -94, -70]]) // prettier-ignore
  return {
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
    lips: outline(place(whole(marks.lip.upper)), place(whole(marks.lip.lower)).toReversed()),
  } // prettier-ignore
}

/** The hair behind the head and over the skin, and the outline of the latter as path data. */
export type Hair = { behind: string; over: string; shape: string }
