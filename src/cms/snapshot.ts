import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../files/folders'
import { pictureFiles } from '@clinic/content/foreignFiles'
import { folderOnDisk } from '@clinic/content/load'

/** All content as it stands: what the gate in the browser checks a change against. */
export type Snapshot = {
  /** The text of each content file, by its path. */
  files: Record<string, string>
  /** The pictures of data/images, by file name. */
  pictures: string[]
}

/** Reads every content file below `dataDir`, whose name in the repository is `data`. */
export function snapshot(dataDir: string): Snapshot {
  const files = filesBelow(dataDir).filter((file) => file.endsWith('.json'))
  return {
    files: Object.fromEntries(
      files.map((file) => [`data/${file}`, readFileSync(join(dataDir, file), 'utf8')]),
    ),
    pictures: pictureFiles(folderOnDisk(dataDir)),
  }
}
