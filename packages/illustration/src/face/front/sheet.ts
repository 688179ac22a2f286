import { createBrush } from '../brush'
import type { Palette } from '../colour'
import type { Look } from '../parameters'
import { mirror, outline } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { landmarks, type Landmarks, type Rate } from './landmarks'

/** A few degrees of turn give the face life, and leave a map of it true. */
const turn = 0.035

/**
 * Returns the height of a point above the page, in millimetres: an egg with nose, lips and chin.
 */
function depth(x: number, y: number): number {
  const bump = (height: number, wide: number, tall: number, at: number) =>
    height * Math.exp(-((x / wide) ** 2) - ((y - at) / tall) ** 2)
  const egg = 1 - (x / 78) ** 2 - ((y - 8) / 140) ** 2
  return (
    70 * Math.sqrt(Math.max(0, egg)) -
    46 +
    bump(20, 9, 13, 36) +
    bump(5, 22, 14, 66) +
    bump(4, 18, 10, 98)
  )
}

/** Projects points of the flat canon to where they are seen on the sheet. */
export const pose = (points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [x + depth(x, y) * turn, y])

/** Returns a half line, from the side to the middle, and on to the other side. */
export const whole = (half: readonly Point[]): Point[] => [
  ...half,
  ...mirror(half).slice(0, -1).toReversed(),
]

export type Side = {
  /** 1 for the viewer's right, which is in shade; -1 for the left. */ sign: 1 | -1
  key: 'R' | 'L'
  half: (points: readonly Point[]) => readonly Point[]
}
export const sides: readonly Side[] = [
  { sign: 1, key: 'R', half: (points) => points },
  { sign: -1, key: 'L', half: mirror },
]

/** Drawings on a person beyond the ratings. */
export type Extra = {
  /** Shades of the face, to be blurred with those of its folds: every blur takes time. */
  close: string
  wide: string
  /** Lines on the face, and the beard. */
  lines: string
  /** Of the neck. */
  neck: string
}

/** The differences of a person from the canon. A field that is left out is as in the canon. */
export type PersonVariant = {
  /** Projects points of the canon to the sheet. */
  place: (points: readonly Point[]) => Point[]
  colours: Palette
  hair: (sheet: Sheet) => Hair
  /** What `place` moves points by. */
  moved?: Look['ratings']
  /** Changes what no shift of points can: the fold of a lid, the weight of a brow. */
  shape?: (marks: Landmarks) => Landmarks
  /** Draws age and a beard on the skin and the neck, beyond the ratings. */
  extra?: (sheet: Sheet) => Extra
}

export type Sheet = ReturnType<typeof createSheet>

/** Creates what the layers of the front view share: brush, landmarks, colours and shapes. */
export function createSheet(
  look: Omit<Look, 'box'>,
  rate: Rate,
  { place, colours, shape = (marks) => marks }: Pick<PersonVariant, 'place' | 'colours' | 'shape'>,
) {
  const man = look.sitter === 'man'
  const marks = shape(landmarks(rate, look.faceShape, look.sitter, colours))
  const brush = createBrush(place, colours, look.id, [-170, -140, 340, 400])
  const forehead: Point[] = [
    [-60.5, -34],
    [-58, -66],
    [-40, -88],
    [0, -98],
    [40, -88],
    [58, -66],
    [60.5, -34],
  ]
  return {
    ...brush,
    look,
    rate,
    man,
    marks,
    /** Returns the place of an iris, and how much of its width is seen. */
    iris: (pupil: Point): readonly [at: Point, width: number] => [place([pupil])[0]!, 1],
    /** The share of the hairs that are drawn. */
    share: look.detail === 'light' ? 0.5 : 1,
    face: outline(place(whole(marks.contour)), place(forehead)),
    lips: outline(place(whole(marks.lip.upper)), place(whole(marks.lip.lower)).toReversed()),
  }
}

/** Hair behind the head, hair over the skin, and the outline of the latter. */
export type Hair = { behind: string; over: string; shape: string }
