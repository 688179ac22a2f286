import {
  earRim,
  hairGuides,
  hairline,
  jawline,
  lids,
  onHead,
  profile,
  throat,
} from '../engraving/canon'
import { arc, type Scene } from '../engraving/scene'
import type { Point } from '../geometry/points'
import { ink } from '../geometry/svg'

/** Draws the head of the home page in outline; `at` places a point of it on the paper. */
export function headOutline(scene: Scene, at: (point: Point) => Point): void {
  const line = (points: readonly Point[], width: number, pressure = [0.4, 1, 0.8, 1, 0.4]) =>
    scene.pen(points.map(at), width, pressure)
  line(profile, 0.6)
  line(
    throat.filter(([, y]) => y < 134),
    0.5,
    [1, 0.8, 0],
  )
  line(jawline, 0.4, [0.2, 0.8, 0.6, 0])
  line(earRim, 0.45)
  line(hairline, 0.4)
  // prettier-ignore
  for (const i of [0, 2, 3, 4, 5, 6, 8]) line(hairGuides[i]!.filter(([x]) => x < 142), i === 0
    ? 0.55 : 0.35, [1, 0.8, 0])
  line(lids.upper, 0.7)
  line(lids.lower, 0.3)
  line(onHead([-15.9, -7.4], [-22, -9.2], [-31.6, -5.2], [-38.4, 0.2]), 0.3)
  line(
    onHead([-11.6, -20], [-18, -24], [-29, -25.6], [-38, -22.6], [-44.4, -17.4]),
    0.9,
    [0.6, 1, 0.7, 0],
  )
  scene.wash(ink, arc(...at([18.6, 0.4]), 0.5, 1))
  line(onHead([-4.6, 30.8], [-10.6, 34], [-10.6, 39.6], [-3.4, 43]), 0.35)
  line(onHead([-1.2, 64.7], [-8, 64.4], [-17, 64.6]), 0.5)
}
