/**
 * The eight points of the hero plate, in per cent of its box (156 by 200). A new face needs only new art and new coordinates.
 */
export const heroPoints: { label: string; to: string; x: number; y: number; side: 'in' | 'out' }[] = [
  { label: 'Forehead', to: '/forehead-lines-botox/', x: 24.36, y: 13.95, side: 'out' },
  { label: 'Eyes', to: '/crows-feet-botox/', x: 34.62, y: 34.97, side: 'in' },
  { label: 'Cheeks', to: '/cheek-filler/', x: 41.03, y: 45.16, side: 'in' },
  { label: 'Nose', to: '/non-surgical-nose-job/', x: 11.54, y: 49.65, side: 'out' },
  { label: 'Lips', to: '/lip-fillers/', x: 16.03, y: 67.04, side: 'out' },
  { label: 'Jaw', to: '/jawline-filler/', x: 61, y: 70.6, side: 'in' },
  { label: 'Chin', to: '/chin-filler/', x: 21.79, y: 83.48, side: 'out' },
  { label: 'Neck', to: '/nefertiti-botox-face-jaw-lift/', x: 66.5, y: 95, side: 'in' },
]
