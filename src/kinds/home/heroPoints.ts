import type { HeroPoint } from './types'
import { heroBox } from '@clinic/illustration/plates/hero'

/** All labels end here, in front of the nose: how far forward on the head. */
const margin = 25

const share = (length: number) => Math.round((length / heroBox.width) * 10_000) / 100
const across = (forward: number) => share(-forward - heroBox.left)
const down = (y: number) => share(y - heroBox.top)

/**
 * @param at on the head: how far forward, and how far down; @param labelled the height of the
 *   label, @param bend how far forward its leader bends
 */
const heroPoint = (
  label: string,
  to: string,
  at: [forward: number, y: number],
  labelled = at[1],
  bend = margin,
): HeroPoint => ({
  label,
  x: across(at[0]),
  y: down(at[1]),
  leader: { x: across(margin), y: down(labelled), bend: across(bend) },
  to,
})

/** The eight points of the hero plate, given on the head: redrawn art takes them with it. */
export const heroPoints: HeroPoint[] = [
  heroPoint('Forehead', '/forehead-lines-botox', [-21, -52]),
  heroPoint('Eyes', '/crows-feet-botox', [-45, 1], -33, -48.5),
  heroPoint('Cheeks', '/cheek-filler', [-50, 27], 12, -4),
  heroPoint('Nose', '/non-surgical-nose-job', [5, 33]),
  heroPoint('Lips', '/lip-fillers', [-1, 61]),
  heroPoint('Chin', '/chin-filler', [-7, 97]),
  heroPoint('Jaw', '/jawline-filler', [-70, 87], 121, -40),
  heroPoint('Neck', '/nefertiti-botox-face-jaw-lift', [-86, 150]),
]
