import type { AnatomyPlate } from '@clinic/illustration/anatomy/plates'
import type { FaceChoice, Illustration } from '@clinic/content/schemas/illustration'
import type { PlateName } from '@clinic/illustration/names'
import { plateViewOf } from '@clinic/illustration/face/crops'

/*
 * The names of illustrations, apart from the code that draws them, which is large:
 * Gatsby compiles all that gatsby-node.ts imports.
 */

/** Returns the name of a plate of anatomy among illustrations. */
export const anatomyName = (plate: AnatomyPlate) => `anatomy-${plate}`

/** Returns the name of a treatment's illustration without marks. */
export const unmarkedName = (id: string) => `${id}-unmarked`

/** Returns the name of one half of a pair of the gallery. */
export const pairName = (id: string, end: 'before' | 'after') => `gallery-${id}-${end}`

/** Tells whether an illustration has a doctor's marks, which can be left out. */
export const isMarked = ({ face, plate }: Illustration): boolean =>
  plate ? !plateViewOf(plate.subject, plate.view)!.bare : (face?.marked ?? []).length > 0

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
