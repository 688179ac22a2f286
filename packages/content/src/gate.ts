import { join } from 'node:path'
import { folderOnDisk } from './load'
import type { SiteContent } from './siteContent'
import { validateFolder, type GateOptions } from './validateFolder'
import { readdirSync } from 'node:fs'
import { ending } from './dataFolder'
import { problem, type Problem } from './problem'
import { isFolder } from './stat'

export { ContentError, type GateOptions } from './validateFolder'

/**
 * Validates the content below `dataDir` before every build.
 * @throws ContentError with every mistake, so that a broken file can never be published.
 */
export const validateContent = (dataDir: string, options?: GateOptions): SiteContent =>
  validateFolder(folderOnDisk(dataDir), options, strayPictures(join(dataDir, '..', 'static')))

/** The icons of the site, which belong to its code. */
const icon = /^(?:apple-touch-icon|favicon|icon-[\w-]+)\.(?:png|svg|ico)$/
const media = /\.(?:jpe?g|png|webp|avif|gif|svg|heic|heif|tiff?|bmp|ico|mp4|mov|webm|pdf|docx?)$/i

/**
 * Finds pictures, films and documents that would be published as they are, without their consent.
 */
export const strayPictures = (folder: string): Problem[] =>
  (isFolder(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => media.test(name) && !icon.test(name))
    .toSorted()
    .map((name) =>
      problem(
        `static/${name}`,
        [],
        `is published as it is (${ending(name)}), with the place and device in it and ` +
          'without a consent.',
        'Take it out; npm run add-picture puts a photograph into data/images, and a page or ' +
          'the gallery shows it with its consent',
      ),
    )
