import { anatomyPlates, plateShapes, type AnatomyPlate } from '@clinic/illustration/anatomy/plates'
import type { SiteContent } from '@clinic/content/load'
import type { FaceChoice, Halves, Illustration, Pair } from '@clinic/content/schemas/illustration'
import { lookOf } from '@clinic/illustration/face/cast'
import { faceSvg } from '@clinic/illustration/face/faceSvg'
import type { FaceParameters, FrontParameters } from '@clinic/illustration/face/parameters'
import {
  boxOf,
  crops,
  pairCrops,
  plateViewOf,
  type PlateSubjectName,
} from '@clinic/illustration/face/crops'
import { anatomySvg } from '@clinic/illustration/anatomyPlates/anatomySvg'
import { subjects } from '@clinic/illustration/plates/drawings'
import { faceMaps, ratedFace } from '@clinic/illustration/plates/faces'
import {
  anatomyName,
  faceCardName,
  faceCards,
  isMarked,
  pairName,
  unmarkedName,
} from './illustrationNames'
import { cardViewBox } from '@clinic/illustration/engraving/plate'
import { paper, withSize } from '@clinic/illustration/geometry/svg'

/** A view of a plate; `bare` leaves a doctor's marks out. */
type PlateChoice = { subject: PlateSubjectName; view: string; bare?: true }

/** An illustration to be drawn: its name, what it shows, and its size in pixels. */
export type Illustrated = {
  name: string
  of:
    | { face: FaceParameters }
    | { plate: PlateChoice }
    | { halves: readonly [before: FrontParameters, after: FrontParameters] }
    | { anatomy: AnatomyPlate }
  width: number
  height: number
  /** true for one of a before-and-after pair. */
  pair?: true
  /** The colour it stands on; that of plates when not given. */
  background?: string
}

/** The size that the largest use needs on an ordinary screen, with some to spare for a fine one. */
const landscape = { width: 960, height: 720 }
const ofPair = { width: 1200, height: 960, pair: true } as const

/** As large as a card shows on an ordinary screen: seen for a moment, under the pointer. */
const unmarkedSize = { width: 480, height: 360 }

/** As wide as the widest page shows a plate of anatomy, on a fine screen. */
const anatomyWidth = 1000

/**
 * Returns every illustration that the content asks for, the face map's two, the plates of anatomy
 * and the rated face.
 */
export function illustrationsIn(
  content: Pick<SiteContent, 'treatments' | 'pages' | 'gallery'>,
): Illustrated[] {
  return [
    ...[...content.treatments, ...content.pages].flatMap(({ id, illustration }): Illustrated[] =>
      illustration ? [{ name: id, of: subjectOf(illustration), ...landscape }] : [],
    ),
    ...content.treatments.flatMap(({ id, illustration }): Illustrated[] =>
      isMarked(illustration)
        ? [{ name: unmarkedName(id), of: unmarked(illustration), ...unmarkedSize }]
        : [],
    ),
    ...content.gallery.flatMap((item): Illustrated[] =>
      item.kind === 'illustration'
        ? (['before', 'after'] as const).map((end) => ({
            name: pairName(item.id, end),
            of: { face: halfOf(item.illustration, end) },
            ...ofPair,
          }))
        : [],
    ),
    ...faceMaps,
    ...Object.entries(faceCards).map(([plate, face]) => ({
      name: faceCardName(plate),
      of: { face: faceOf(face) },
      ...landscape,
    })),
    ...anatomyPlates.map((plate): Illustrated => {
      const [, , width, height] = plateShapes[plate]().box
      return {
        name: anatomyName(plate),
        of: { anatomy: plate },
        width: anatomyWidth,
        height: Math.round((anatomyWidth * height) / width),
        background: paper,
      }
    }),
    ratedFace,
  ]
}

function unmarked({ face, plate }: Illustration): Illustrated['of'] {
  if (plate) return { plate: { ...plate, bare: true } }
  return { face: faceOf({ ...face!, marked: undefined }) }
}

function subjectOf({ face, plate, halves }: Illustration): Illustrated['of'] {
  if (plate) return { plate }
  return halves ? { halves: halvesOf(halves) } : { face: faceOf(face!) }
}

function halvesOf({ crop, sitter, before, after }: Halves): [FrontParameters, FrontParameters] {
  const [left, top, width, height] = crops.front[crop]
  const half = (ratings: Halves['before'], from: number): FrontParameters => ({
    ...lookOf(sitter, ratings),
    view: 'front',
    box: [from, top, width / 2, height],
  })
  return [half(before, left), half(after, left + width / 2)]
}

/** Returns the face to draw. The gate makes sure that crop, zones and signs belong to the view. */
function faceOf({ crop, sitter, ratings, ...choice }: FaceChoice): FaceParameters {
  return {
    ...lookOf(sitter, ratings),
    ...choice,
    box: boxOf(crops, choice.view, crop)!,
  } as FaceParameters
}

function halfOf({ view, crop, sitter, ...ends }: Pair, end: 'before' | 'after'): FaceParameters {
  return { ...lookOf(sitter, ends[end]), view, box: boxOf(pairCrops, view, crop)! }
}

/** Returns the drawing as an SVG document of that size. */
export function illustrationSvg({ of, width, height }: Illustrated): string {
  const size = { width, height }
  if ('halves' in of) return halvesSvg(of.halves, size)
  if ('anatomy' in of) return withSize(anatomySvg[of.anatomy](), size)
  return withSize('face' in of ? faceSvg(of.face) : plateSvg(of.plate), size)
}

/** Returns two halves of a face beside each other, with a line of paper between. */
function halvesSvg(
  [before, after]: readonly [FrontParameters, FrontParameters],
  { width, height }: { width: number; height: number },
): string {
  const half = (parameters: FrontParameters) =>
    withSize(faceSvg(parameters), { width: width / 2, height })
  // Both define what they fill and clip with by the same names.
  const right = half(after)
    .replaceAll('face-', 'after-')
    .replace('<svg ', `<svg x="${width / 2}" `)
  const line = `<path stroke="${paper}" stroke-width="4" d="M${width / 2} 0v${height}"/>`
  return withSize(`<svg xmlns="http://www.w3.org/2000/svg">${half(before)}${right}${line}</svg>`, {
    width,
    height,
  })
}

function plateSvg({ subject, view, ...asked }: PlateChoice): string {
  const { left, top, width, bare = asked.bare } = plateViewOf(subject, view)!
  return subjects[subject]
    .of(cardViewBox(left, top, (width * 3) / 4), { coarseness: 1, bare, toned: true })
    .svg()
}
