import type { AnatomyPlate } from '@clinic/illustration/anatomy/plates'
import type { Illustration } from '@clinic/content/schemas/illustration'
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
