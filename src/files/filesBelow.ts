import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Returns every file below a folder, as a path from it with forward slashes, in alphabetical order.
 */
export const filesBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
