import { createBrush } from '../brush'
import type { Rate } from '../front/landmarks'
import type { Look } from '../parameters'
import { coloursOf } from '../personTraits'
import { mover } from '../signs'
import { outline } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import { landmarks, shiftSidePoint } from './landmarks'

export type Sheet = ReturnType<typeof createSheet>

/** Creates what every layer of the side view is drawn from. */
export function createSheet(look: Omit<Look, 'box'>, rate: Rate) {
  const marks = landmarks(rate, look.faceShape, look.sitter)
  const move = mover('profile', look.ratings)
  const { browToLip, upperLip, lowerLip, throat, jaw, nape } = marks
  /** Projects points of the canon, [forward, down], to where they are seen on the sheet. */
  const place = (points: readonly Point[]): Point[] =>
    points.map((point) => {
      const [forward, y] = shiftSidePoint(move(point), look)
      return [-forward - 98, y]
    })
  const lowTop = lowerLip[3]!
  // prettier-ignore
  return {
    ...createBrush(place, coloursOf(look), look.id, [-200, -160, 400, 460]),
    look,
    rate,
    marks,
    man: look.sitter === 'man',
    share: look.detail === 'light' ? 0.5 : 1,
    body: outline(
      place([...browToLip, ...upperLip.slice(1)]),
      place([...lowerLip, ...throat.slice(1)]),
      place([[-74, 183], [-60, 193], [-30, 205], [30, 218]]),
      place([[30, 218], [30, 250]]),
      place([[30, 250], [-298, 250]]),
      place([[-298, 250], [-298, 219]]),
      place(nape).toReversed(),
      place([[-166, 44], [-176, 0], [-166, -50], [-120, -96], [-62, -92], [-29, -77]])),
    head: outline(
      place([...browToLip, ...upperLip.slice(1)]),
      place(lowerLip),
      place(jaw).toReversed(),
      place([[-101, 38], [-120, 10], [-110, -40], [-70, -76], [-29, -77]])),
    upperLip: outline(
      place(upperLip.slice(3)),
      place([[-1, 64.8], [-6, 64.6], [-11, 64.6], [-16.2, 64]]),
      place([[-16.2, 64], [-10, 61.9], [-4, 59.4], [1, 57.6], upperLip[3]!])),
    lowerLip: outline(
      place(lowerLip.slice(0, 4)),
      place([lowTop, [-2.6, 73.4], [-8, 70.8], [-16.2, 64]]),
      place([[-16.2, 64], [-11, 64.6], [-6, 64.6], [-1, 64.8]])),
  }
}

/** The hair, its outline as path data, and whether it lies over the ear. */
export type Hair = { over: string; shape: string; overEar?: true }

/** Returns the mass of hair on the side of a head: skull, nape, round the ear, hairline. */
export const hairMass = (
  place: (points: readonly Point[]) => Point[],
  rim: readonly Point[],
  roundEar: readonly Point[],
  hairline: readonly Point[],
): string =>
  outline(
    place(rim),
    place([rim.at(-1)!, [-176, 28], roundEar[0]!]),
    place(roundEar),
    place(hairline.slice(10).toReversed()),
    place(hairline.slice(0, 11).toReversed()),
  )
