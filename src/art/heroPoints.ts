import { heroBox, heroHead } from './hero'
import { onHead } from './head'
import { seen } from './relief'

type HeroPoint = { label: string; route: string; x: number; y: number; side: 'in' | 'out' }

/** A point of the hero where it is seen on the drawn head, in per cent of the plate's box. */
function heroPoint(label: string, route: string, [forward, down]: [forward: number, down: number], side: HeroPoint['side']): HeroPoint {
  const [x, y] = seen(heroHead.height, onHead(forward, down))
  const share = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100
  return { label, route, x: share(x - heroBox.left, heroBox.width), y: share(y - heroBox.top, heroBox.height), side }
}

/** The eight points of the hero plate. Given on the head, not on the page: redrawn art takes its points with it. */
export const heroPoints: HeroPoint[] = [
  heroPoint('Forehead', '/forehead-lines-botox', [60, 30], 'out'),
  heroPoint('Eyes', '/crows-feet-botox', [33, 75], 'in'),
  heroPoint('Cheeks', '/cheek-filler', [30, 99], 'in'),
  heroPoint('Nose', '/non-surgical-nose-job', [80, 100], 'out'),
  heroPoint('Lips', '/lip-fillers', [73, 136], 'out'),
  heroPoint('Jaw', '/jawline-filler', [4, 150], 'in'),
  heroPoint('Chin', '/chin-filler', [64, 168], 'out'),
  heroPoint('Neck', '/nefertiti-botox-face-jaw-lift', [-6, 190], 'in'),
]
