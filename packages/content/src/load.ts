import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataFolder } from './dataFolder'
import { pictureFiles, pictureId } from './foreignFiles'
import { loadFolder, type LoadResult } from './loadFolder'
import { isFolder } from './stat'

export type { Entry, ReadableContent, Redirect, SiteContent } from './siteContent'

/** Returns a data folder on disk. */
export const folderOnDisk = (dataDir: string): DataFolder => ({
  list: (folder) =>
    isFolder(join(dataDir, folder))
      ? readdirSync(join(dataDir, folder), { withFileTypes: true }).map((entry) => ({
          name: entry.name,
          kind: entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'link',
        }))
      : [],
  read: (path) => readFileSync(join(dataDir, path)),
})

/** Reads and parses everything under `dataDir`; see {@link loadFolder}. */
export const loadContent = (dataDir: string): LoadResult => loadFolder(folderOnDisk(dataDir))

/** Returns the pictures editors may use, by name without ending: the file of each. */
export const imageFiles = (dataDir: string): Map<string, string> =>
  new Map(
    pictureFiles(folderOnDisk(dataDir)).map((name) => [
      pictureId(name),
      `${dataDir}/images/${name}`,
    ]),
  )
