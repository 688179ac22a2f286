import { along } from '../../geometry/pen'
import type { Point } from '../../geometry/points'
import type { Marked } from '../marks'
import type { Sheet } from './sheet'

/**
 * The zones of the side view, as [forward, down] in millimetres from the base of the nose; see
 * front/zones.ts.
 */
type Zone = { at: Point; arrows?: readonly (readonly [from: Point, to: Point])[] } & (
  | { points: readonly Point[] }
  | { follows: 'lips' | 'jaw' }
)

// prettier-ignore
export const profileZones = {
  scalp: { at: [-106, -76], points: [[-58, -84], [-90, -96], [-122, -94], [-150, -80], [-160, -60], [-140, -50], [-112, -56], [-84, -58], [-62, -66]] },
  forehead: { at: [-30, -50], arrows: [[[-20, -46], [-30, -58]]], points: [[-15.6, -40], [-20, -52], [-27, -64], [-38, -62], [-45, -50], [-46, -38], [-34, -34], [-20, -35]] },
  temples: { at: [-57, -17], arrows: [[[-57, -12], [-62, -26]], [[-64, -14], [-74, -30]]], points: [[-47, -30], [-54, -24], [-62, -18], [-67, -8], [-59, -4], [-51, -10], [-46, -18]] },
  crowsFeet: { at: [-44, 0], points: [[-37, -8], [-44, -10], [-50, -4], [-50, 6], [-44, 9], [-38, 5]] },
  nose: { at: [2, 27], arrows: [[[-7, 9], [1.5, 24]]], points: [[-12.6, -3], [-7, 9], [1.4, 21.6], [9.4, 31.6], [12.4, 37], [9.8, 40.6], [2, 42.6], [-6, 41.6], [-8, 34], [-4, 22], [-9, 8], [-13, 0]] },
  cheeks: { at: [-48, 25], arrows: [[[-44, 30], [-58, 19]]], points: [[-32, 20], [-46, 15], [-60, 15], [-66, 24], [-56, 34], [-42, 36], [-32, 30]] },
  ear: { at: [-105, 36], arrows: [[[-105, 33], [-105.6, 40]]], points: [[-100.4, 30], [-104.6, 28.6], [-110.4, 33], [-110, 38], [-106, 42.4], [-101, 42.4], [-99, 37]] },
  nasolabial: { at: [-19, 49], points: [[-13, 36], [-17, 38], [-22, 47], [-24, 58], [-20.6, 60], [-18, 50], [-13.6, 42]] },
  lips: { at: [-4, 66], arrows: [[[-3, 57], [-4, 51]], [[-7, 77], [-8.4, 83]]], follows: 'lips' },
  marionette: { at: [-21, 77], points: [[-17, 68], [-21, 69], [-24.4, 78], [-24, 86], [-20.6, 85], [-18.4, 76]] },
  chin: { at: [-11, 96], arrows: [[[-20, 96], [-9.6, 97]]], points: [[-5.4, 88], [-5, 96], [-7, 102], [-12, 105.4], [-20, 103], [-22, 94], [-16, 87]] },
  underChin: { at: [-42, 109], points: [[-24, 107.4], [-34, 105.6], [-46, 101.6], [-57, 107], [-56, 114.6], [-46, 111.6], [-34, 109.6]] },
  jawline: { at: [-62, 88], arrows: [[[-40, 102], [-64, 92]], [[-74, 86], [-90, 73]]], follows: 'jaw' },
  masseter: { at: [-84, 59], points: [[-78, 44], [-90, 44], [-97, 54], [-93, 66], [-82, 74], [-70, 74], [-68, 62], [-72, 52]] },
  neck: { at: [-104, 130], points: [[-74, 130], [-88, 118], [-108, 104], [-126, 100], [-134, 120], [-130, 146], [-110, 158], [-90, 158], [-78, 148]] },
  shoulders: { at: [-180, 184], points: [[-151, 158], [-168, 172], [-194, 185.4], [-214, 194.4], [-219, 203], [-200, 203], [-172, 194], [-152, 180]] },
} as const satisfies Record<string, Zone>

export type ProfileZone = keyof typeof profileZones
export const profileZoneNames = Object.keys(profileZones) as ProfileZone[]

// prettier-ignore
const jawWidth: Point[] = [[7, -3], [5, -7], [2, -8], [0, -8], [-1, -6], [1, -2]]

/** Returns a zone where it is seen: its outline, and its arrows. */
export function zoneShapes(
  { marks, place }: Pick<Sheet, 'marks' | 'place'>,
  name: ProfileZone,
): Marked {
  const zone = profileZones[name]
  const outline =
    'points' in zone ? zone.points : zone.follows === 'lips' ? lips(marks) : jaw(marks)
  const arrows = 'arrows' in zone ? zone.arrows.map((arrow) => place(arrow) as [Point, Point]) : []
  return { outlines: [place(outline)], arrows }
}

const lips = ({ upperLip, lowerLip }: Sheet['marks']): Point[] => [
  ...along([...upperLip.slice(3), ...lowerLip.slice(1, 4)], 20),
  [-8, 71],
  [-15.6, 65.2],
  [-10, 61],
  [-4, 58.4],
]

function jaw({ jaw: line }: Sheet['marks']): Point[] {
  const edge = line.slice(2)
  return [
    ...edge,
    ...edge.map(([x, y], i): Point => [x + jawWidth[i]![0], y + jawWidth[i]![1]]).toReversed(),
  ]
}
