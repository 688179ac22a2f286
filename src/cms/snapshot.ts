import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFiles } from '../content/foreignFiles'

/** All content as it stands: what the gate in the browser checks a change against. */
export type Snapshot = {
  /** What is in each content file, by its path. */
  files: Record<string, string>
  /** The pictures of data/images, by file name. */
  pictures: string[]
}

/** Reads every content file below `dataDir`, whose name in the repository is `data`. */
export function snapshot(dataDir: string): Snapshot {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const name = (file: string) => `data${file.slice(dataDir.length).replaceAll('\\', '/')}`
  return { files: Object.fromEntries(files.map((file) => [name(file), readFileSync(file, 'utf8')])), pictures: pictureFiles(dataDir) }
}
