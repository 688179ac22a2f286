import type { PlateName } from '@clinic/illustration/names'
import type { FaceChoice } from '@clinic/content/schemas/illustration'

/**
 * The plates of a head are engraved where they are large. Small, on cards and in the menu, a sitter
 * stands for each, in the finish of the other faces there.
 */
export const faceCards: Partial<Record<PlateName, FaceChoice>> = {
  face: { view: 'threeQuarter', crop: 'face', sitter: 'adaeze' },
  forehead: { view: 'front', crop: 'brow', sitter: 'rafael', ratings: { forehead: 1 } },
  cheek: { view: 'threeQuarter', crop: 'midface', sitter: 'mei' },
  nose: { view: 'profile', crop: 'nose', sitter: 'ines' },
  lips: { view: 'front', crop: 'mouth', sitter: 'margaret' },
  neck: { view: 'profile', crop: 'neck', sitter: 'priya' },
}

/** Returns the name of such a face among illustrations. */
export const faceCardName = (plate: string) => `card-${plate}`
