import type { SiteContent } from '../content/load'
import type { FaceChoice, Illustration, Pair } from '../content/schemas/illustration'
import { lookOf } from '../face/cast'
import { faceSvg } from '../face/faceSvg'
import type { FrontParameters, ProfileParameters } from '../face/parameters'
import { boxOf, crops, pairCrops, plateViewOf, type PlateSubjectName } from '../face/crops'
import { subjects } from './drawings'
import { faceMaps } from './faceMaps'
import { cardWindowAt } from './plate'
import { withSize } from './svg'

/**
 * An illustration to be drawn: its name among the pictures, what it shows, and how large it is
 * drawn in pixels.
 */
export type Illustrated = {
  name: string
  of:
    | { face: FrontParameters | ProfileParameters }
    | { plate: { subject: PlateSubjectName; view: string } }
  width: number
  height: number
  /** The colour it stands on; that of plates when not given. */
  background?: string
}

/** As large as the largest use needs on an ordinary screen, with some to spare for a fine one. */
const landscape = { width: 960, height: 720 }
const portrait = { width: 600, height: 800 }

/**
 * Every illustration that the content asks for: one a treatment, one for some other pages, two a
 * pair of the gallery; and the face map's two.
 */
export function illustrationsIn(
  content: Pick<SiteContent, 'treatments' | 'pages' | 'gallery'>,
): Illustrated[] {
  return [
    ...[...content.treatments, ...content.pages].flatMap(({ id, illustration }): Illustrated[] =>
      illustration ? [{ name: id, of: subjectOf(illustration), ...landscape }] : [],
    ),
    ...content.gallery.flatMap((item): Illustrated[] =>
      item.kind === 'illustration'
        ? (['before', 'after'] as const).map((end) => ({
            name: pairName(item.id, end),
            of: { face: halfOf(item.illustration, end) },
            ...portrait,
          }))
        : [],
    ),
    ...faceMaps,
  ]
}

/** The name of one half of a pair of the gallery. */
export const pairName = (id: string, end: 'before' | 'after') => `gallery-${id}-${end}`

function subjectOf({ face, plate }: Illustration): Illustrated['of'] {
  return plate ? { plate } : { face: faceOf(face!) }
}

/** The gate has seen to it that crop, zones and traits belong to the view. */
function faceOf({
  crop,
  sitter,
  ratings,
  ...choice
}: FaceChoice): FrontParameters | ProfileParameters {
  return {
    ...lookOf(sitter, ratings),
    ...choice,
    box: boxOf(crops, choice.view, crop)!,
  } as FrontParameters | ProfileParameters
}

function halfOf(
  { view, crop, sitter, ...ends }: Pair,
  end: 'before' | 'after',
): FrontParameters | ProfileParameters {
  const { ratings, ...shown } = ends[end]
  return {
    ...lookOf(sitter, ratings),
    ...shown,
    view,
    box: boxOf(pairCrops, view, crop)!,
  } as FrontParameters | ProfileParameters
}

/** The drawing as an SVG document of that size. */
export function illustrationSvg({ of, width, height }: Illustrated): string {
  return withSize('face' in of ? faceSvg(of.face) : plateSvg(of.plate), { width, height })
}

function plateSvg({ subject, view }: { subject: PlateSubjectName; view: string }): string {
  const { left, top, width, bare } = plateViewOf(subject, view)!
  return subjects[subject]
    .of(cardWindowAt(left, top, (width * 3) / 4), { coarseness: 1, bare })
    .svg()
}
