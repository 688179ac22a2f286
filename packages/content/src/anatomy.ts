import type { AnatomyPlate } from '@clinic/illustration/anatomy/plates'
import type { SiteContent } from './siteContent'

type Anatomy = SiteContent['anatomy']
type Named = Anatomy[AnatomyPlate]['parts'][number]

/**
 * Returns all that a treatment can mark on a plate: its parts, and how products are placed in it.
 */
export const namedOn = (anatomy: Anatomy, plate: AnatomyPlate): Named[] => [
  ...anatomy[plate].parts,
  ...(plate === 'layers' ? anatomy.layers.placements : []),
]
