/** The homepage's sections after the hero, in the specified order. */
export const homeSections = [
  'popular',
  'gallery',
  'analysis',
  'skincare',
  'assessment',
  'philosophy',
  'booking',
] as const

export type HomeSectionName = (typeof homeSections)[number]
