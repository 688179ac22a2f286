import { curveThrough } from '../../art/curve'
import { defaults, type Look, type RatingName } from '../parameters'
import { landmarks as frontLandmarks } from '../front/landmarks'
import { landmarks as sideLandmarks } from '../profile/landmarks'
import { palettes } from '../colour'
import { clamp, type Point } from '../pen'
import { canonDepth } from './depths'
import { across, type Point3 } from './turn'

type Rate = (name: RatingName) => number
type Front = ReturnType<typeof frontLandmarks>
type Side = ReturnType<typeof sideLandmarks>

const unrated: Rate = () => 0
const canonFront = frontLandmarks(unrated, 'balanced', 'woman', palettes[defaults.tone])
const canonSide = sideLandmarks(unrated, 'balanced', 'woman')

/** How far from the midline the edge of the front view is at a height. */
const edgeOf = ({ contour }: Front) => {
  const edge = curveThrough(contour.map(([x, y]) => [y, x] as const))
  // Below the chin there is none; shades that run over it need a width all the same.
  return (y: number) => Math.max(8, edge(y))
}
/** How far forward the midline is at a height, the nose included. */
const midlineOf = ({ browToLip, upperLip, lowerLip }: Side) =>
  curveThrough(
    [...browToLip, ...upperLip.slice(1), ...lowerLip.slice(1)].map(([z, y]) => [y, z] as const),
  )
const canonEdge = edgeOf(canonFront)
const canonMidline = midlineOf(canonSide)

/** Half the width of the nose, from its root to below its wings. */
const noseWidth = curveThrough([[-14, 9], [0, 9], [12, 11], [22, 13], [30, 16.4], [38, 17.4], [46, 14]]) // prettier-ignore

/** The head of a sitter in space: the width is the front view's, the depth the side view's. */
export function createHead(look: Omit<Look, 'box'>, rate: Rate) {
  const front = frontLandmarks(rate, look.faceShape, look.sitter, palettes[look.tone])
  const side = sideLandmarks(rate, look.faceShape, look.sitter)
  const edge = edgeOf(front)
  const midline = midlineOf(side)

  /** The depth of the skin at a place, without the nose. */
  const faceDepth = (x: number, y: number): number => {
    const own = midline(y) - canonMidline(y)
    return canonDepth((x * canonEdge(y)) / edge(y), y) + own * Math.exp(-((x / 18) ** 2))
  }
  const depth = (x: number, y: number): number => {
    const stands = y > -14 && y < 48.6 ? Math.max(0, canonMidline(y) - canonDepth(0, y)) : 0
    const share = clamp(Math.abs(x) / noseWidth(y), 0, 1)
    return faceDepth(x, y) + stands * (0.5 + 0.5 * Math.cos(Math.PI * share ** 1.1))
  }

  const edges = new Map<number, readonly [x: number, left: number]>()
  /**
   * Where the far cheek turns out of sight at a height: its distance from the midline, and how far
   * left on the sheet that is.
   */
  const farEdge = (y: number) => {
    const known = edges.get(y)
    if (known) return known
    let best: readonly [number, number] = [0, across(0, faceDepth(0, y))]
    for (let x = -1; x >= -62; x--) {
      const left = across(x, faceDepth(x, y))
      if (left < best[1]) best = [x, left]
    }
    edges.set(y, best)
    return best
  }

  return {
    front,
    side,
    farEdge,
    edge,
    /**
     * Places of the front view on the sheet. What lies beyond the far edge is put outside of the
     * face, where its outline cuts it off: folded back it would shade the cheek.
     */
    place: (points: readonly Point[]): Point[] =>
      points.map(([x, y]) => {
        if (x < -12) {
          const [last, left] = farEdge(y)
          if (x < last) return [left - (last - x) * 0.3, y]
        }
        return [across(x, depth(x, y)), y]
      }),
    /** The edge of the near jaw, from behind the lobe of the ear to the chin. */
    jaw: [
      [63, 35, -103],
      ...side.jaw.slice(1).map(([z, y]): Point3 => [Math.min(edge(y), 62), y, z]),
    ] as Point3[],
    /** The far edge of the nose on the sheet, from between the brows to its base. */
    noseEdge: [-12, -6, 0, 6, 12, 18, 24, 29, 33, 36.4, 39, 41.4, 43].map((y): Point => {
      const lefts = Array.from({ length: 25 }, (_, i) => across(-i / 2, depth(-i / 2, y)))
      return [Math.min(...lefts), y]
    }),
  }
}
