import type { Box, FrontParameters, ProfileParameters } from '../face/parameters'
import { paper } from '../geometry/svg'
import { lookOf } from '../face/cast'
import { frontAnchor } from '../face/frontAnchors'
import type { FrontZone } from '../face/front/zones'
import { zoneOutlines } from '../face/map'
import { sampleRatings } from '../face/sampleRatings'

/** The box of each view that the face map shows: the same height at the same scale. */
export const mapBoxes = {
  front: [-94, -132, 188, 322],
  profile: [-128, -132, 262, 322],
} as const satisfies Record<'front' | 'profile', Box>

/** Pixels to a millimetre: the map is never shown larger than at half of this. */
const scale = 4.5

const faceMap = (name: string, face: (FrontParameters | ProfileParameters) & { box: Box }) => {
  const [, , width, height] = face.box
  return { name, of: { face }, width: width * scale, height: height * scale, background: paper }
}

/** The faces under the map's zones. */
export const faceMaps = [
  faceMap('map-front', { tone: 'porcelain', box: mapBoxes.front }),
  faceMap('map-profile', { view: 'profile', tone: 'porcelain', box: mapBoxes.profile }),
]

/** From the hair to the chin, 3:4, with the ground in sight at the right. */
const box: Box = [-66, -90, 150, 200]

/** The zone on the face of each thing that the sample rates. */
const zones = {
  forehead: 'forehead',
  frown: 'frown',
  crowsFeet: 'crowsFeet',
  smileLines: 'nasolabial',
} as const satisfies Record<keyof typeof sampleRatings, FrontZone>

const rated = Object.entries(sampleRatings) as [keyof typeof zones, number][]

const face = {
  ...lookOf('ines', sampleRatings),
  view: 'front',
  marked: rated.filter(([, level]) => level > 0).map(([name]) => zones[name]),
  box,
} satisfies FrontParameters

/** The face beside the sample of a step of the analysis, with what is rated marked on it. */
export const ratedFace = { name: 'rated-face', of: { face }, width: 720, height: 960 }

/**
 * The place of each rated thing, in per cent of the picture: the edge of its mark, or the place
 * itself.
 */
export const ratedPlaces = rated.map(([name, level]): { x: number; y: number } => {
  const outline = zoneOutlines('front', zones[name], face)!.flat()
  const outermost = outline.reduce((outer, point) => (point[0] > outer[0] ? point : outer))
  const [x, y] = level > 0 ? outermost : frontAnchor(zones[name])
  const percent = (value: number, from: number, whole: number) =>
    Math.round(((value - from) / whole) * 1000) / 10
  return { x: percent(x, box[0], box[2]), y: percent(y, box[1], box[3]) }
})
