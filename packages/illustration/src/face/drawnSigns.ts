import { dot, mirror, TAPER } from '../geometry/pen'
import type { Point } from '../geometry/points'
import { seededRandom } from '../geometry/seededRandom'
import type { Brush } from './brush'
import { mix } from './colour'
import type { Rate } from './front/landmarks'
import type { Look, Shown, View } from './parameters'
import { signOf, type ViewOfSign } from './signs'
import { roughness } from './front/skinQuality'

type Sheet = Brush & { look: Omit<Look, 'box'>; rate: Rate }

/** Draws what a face shows of the signs: washes to be blurred with others, and what is sharp. */
export function drawnSigns(sheet: Sheet, view: View): Record<'close' | 'wide' | 'lines', string> {
  const { tone, ink, colours: c, look, rate } = sheet
  const drawn = { close: '', wide: '', lines: '' }
  const colourOf = (name: string) => (name === 'white' ? '#ffffff' : c[name as 'deep'])
  for (const name of Object.keys(look.ratings) as Shown[]) {
    const [sign, share] = [signOf(view, name), rate(name)]
    if (!sign || share === 0) continue
    for (const side of sign.both ? [1, -1] : [1]) {
      const half = (points: readonly Point[]) => (side < 0 ? mirror(points) : points)
      for (const softness of ['close', 'wide'] as const)
        for (const [points, colour, opacity] of sign[softness] ?? [])
          drawn[softness] += tone(half(points), colourOf(colour), opacity * share)
      for (const [points, width, opacity] of sign.lines ?? [])
        drawn.lines += ink(half(points), width * (0.55 + 0.45 * share), TAPER, opacity * share,
          mix(c.ink, c.deep, 0.35)) // prettier-ignore
    }
    if (sign.dents) drawn.lines += dents(sheet, sign.dents, share)
    if (sign.mole) drawn.lines += mole(sheet, sign.mole, share)
    if (sign.rough) {
      const { patches, marks } = roughness(sheet, share, sign.rough.over, sign.rough.patches)
      drawn.wide += patches
      drawn.lines += marks
    }
  }
  return drawn
}

/** Draws small hollows: dark above, where the light does not come in, and lit below. */
function dents(
  { place, fill, soft, colours: c }: Sheet,
  { seed, count, size, over }: NonNullable<ViewOfSign['dents']>,
  share: number,
): string {
  const rand = seededRandom(seed)
  let [dark, lit] = ['', '']
  for (let i = 0; i < count; i++) {
    const [x, y, wide, tall] = over[Math.floor(rand() * over.length)]!
    const [angle, far, r] = [rand() * Math.PI * 2, Math.sqrt(rand()), size * (0.6 + 0.8 * rand())]
    const [at] = place([[x + Math.cos(angle) * far * wide, y + Math.sin(angle) * far * tall]])
    dark += dot(at!, r)
    lit += dot([at![0] + r * 0.5, at![1] + r * 0.75], r * 0.7)
  }
  return (
    soft('edge', fill(lit, c.light, 0.55 * share)) + soft('fine', fill(dark, c.deep, 0.62 * share))
  )
}

/** Draws a raised brown spot with its light and its shade; where it is all but gone, its mark. */
function mole(
  { place, fill, soft, colours: c }: Sheet,
  { at, size }: NonNullable<ViewOfSign['mole']>,
  share: number,
): string {
  const [[x, y]] = place([at]) as [Point]
  const seen = share < 0.2 ? 0 : share
  return (
    soft('fine', fill(dot([x, y], size * 0.9), c.light, 0.6 * (1 - seen))) +
    soft('fine', fill(dot([x + 0.8, y + 1], size), c.deep, 0.7 * seen)) +
    soft('edge', fill(dot([x, y], size), mix(c.ink, c.deep, 0.5), 0.92 * seen)) +
    soft('edge', fill(dot([x - 0.8, y - 0.9], size * 0.3), c.light, 0.6 * seen))
  )
}
