import { curveThrough } from '../../geometry/curve'
import { defaults, type Look } from '../parameters'
import { landmarks as frontLandmarks, type Rate } from '../front/landmarks'
import { mover } from '../signs'
import { landmarks as sideLandmarks, shiftSidePoint } from '../profile/landmarks'
import { palettes } from '../colour'
import { adjustLandmarks, shiftFrontPoint } from '../front/castVariant'
import { coloursOf } from '../personTraits'
import { clamp } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { canonDepth } from './depths'
import { across, type Point3 } from './turn'

type Front = ReturnType<typeof frontLandmarks>
type Side = ReturnType<typeof sideLandmarks>

const unrated: Rate = () => 0
const canonFront = frontLandmarks(unrated, 'balanced', 'woman', palettes[defaults.tone])
const canonSide = sideLandmarks(unrated, 'balanced', 'woman')

/** Returns how far from the midline the edge of the front view is at a height. */
const edgeOf = ({ contour }: Front) => {
  const edge = curveThrough(contour.map(([x, y]) => [y, x] as const))
  // Below the chin there is none; shades that run over it need a width all the same.
  return (y: number) => Math.max(8, edge(y))
}
/** Returns how far forward the midline is at a height, the nose included. */
const midlineOf = ({ browToLip, upperLip, lowerLip }: Side) =>
  curveThrough(
    [...browToLip, ...upperLip.slice(1), ...lowerLip.slice(1)].map(([z, y]) => [y, z] as const),
  )
const canonEdge = edgeOf(canonFront)
const canonMidline = midlineOf(canonSide)

/** Half the width of the nose, from its root to below its wings. */
// prettier-ignore
const noseWidth = curveThrough([[-14, 9], [0, 9], [12, 11], [22, 13], [30, 16.4],
  [38, 17.4], [46, 14]])

/**
 * Returns the head of a person in space: the width is the front view's, the depth the side view's.
 */
export function createHead(look: Omit<Look, 'box'>, rate: Rate) {
  const marks = frontLandmarks(rate, look.faceShape, look.sitter, coloursOf(look))
  const front = adjustLandmarks(marks, look)
  const side = sideLandmarks(rate, look.faceShape, look.sitter)
  const edge = edgeOf(front)
  const midline = midlineOf(side)
  const move = mover('threeQuarter', look.ratings)

  /** Returns the depth of the skin at a place, without the nose. */
  const faceDepth = (x: number, y: number): number => {
    const own = midline(y) - canonMidline(y)
    return canonDepth((x * canonEdge(y)) / edge(y), y) + own * Math.exp(-((x / 18) ** 2))
  }
  const depth = (x: number, y: number): number => {
    const stands = y > -14 && y < 48.6 ? Math.max(0, canonMidline(y) - canonDepth(0, y)) : 0
    const share = clamp(Math.abs(x) / noseWidth(y), 0, 1)
    return faceDepth(x, y) + stands * (0.5 + 0.5 * Math.cos(Math.PI * share ** 1.1))
  }

  /**
   * Projects a place of the canon to where it is seen on a person, who differs from it as in the
   * other views.
   */
  const onPerson = ([x, y, z]: Point3): Point => {
    const [sideways, down] = shiftFrontPoint(move([x, y]), look)
    const [forwards] = shiftSidePoint([z, y], look)
    return [across(sideways, forwards), down]
  }

  const edges = new Map<number, readonly [x: number, seen: Point]>()
  /**
   * Returns the place where the far cheek turns out of sight at a height: its distance, its place
   * on the sheet.
   */
  const farEdge = (y: number) => {
    const known = edges.get(y)
    if (known) return known
    const lefts = Array.from({ length: 63 }, (_, x) => across(-x, faceDepth(x, y)))
    const x = -lefts.indexOf(Math.min(...lefts))
    const found = [x, onPerson([x, y, faceDepth(x, y)])] as const
    edges.set(y, found)
    return found
  }

  return {
    front,
    side,
    edge,
    onPerson,
    /** The outline of the far side at a height, on the sheet. */
    farSide: (y: number): Point => farEdge(y)[1],
    /**
     * Places of the front view on the sheet. What lies beyond the far edge is put outside of the
     * face, where its outline cuts it off: folded back it would shade the cheek.
     */
    place: (points: readonly Point[]): Point[] =>
      points.map(([x, y]) => {
        if (x < -12) {
          const [last, [left, down]] = farEdge(y)
          if (x < last) return [left - (last - x) * 0.3, down]
        }
        return onPerson([x, y, depth(x, y)])
      }),
    /** The edge of the near jaw, from behind the lobe of the ear to the chin. */
    jaw: [
      [63, 35, -103],
      ...side.jaw.slice(1).map(([z, y]): Point3 => [Math.min(edge(y), 62), y, z]),
    ] as Point3[],
    /** The far edge of the nose on the sheet, from between the brows to its base. */
    noseEdge: [-12, -6, 0, 6, 12, 18, 24, 29, 33, 36.4, 39, 41.4, 43].map((y): Point => {
      const found = Array.from({ length: 25 }, (_, i) => onPerson([-i / 2, y, depth(-i / 2, y)]))
      return found.reduce((best, p) => (p[0] < best[0] ? p : best))
    }),
  }
}
