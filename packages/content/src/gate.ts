import { join } from 'node:path'
import { folderOnDisk } from './load'
import { strayPictures } from './strayPictures'
import type { SiteContent } from './siteContent'
import { validateFolder, type GateOptions } from './validateFolder'

export { ContentError, type GateOptions } from './validateFolder'

/**
 * Validates the content below `dataDir` before every build.
 * @throws ContentError with every mistake, so that a broken file can never be published.
 */
export const validateContent = (dataDir: string, options?: GateOptions): SiteContent =>
  validateFolder(folderOnDisk(dataDir), options, strayPictures(join(dataDir, '..', 'static')))
