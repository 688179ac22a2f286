import { readdirSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep, dirname } from 'node:path'

/**
 * Returns every file below a folder, as a path from it with forward slashes, in alphabetical order.
 */
export const filesBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()

/**
 * Writes a file only when its content changes, so that nothing that watches it wakes for nothing.
 * @returns whether it has changed
 */
export function writeIfChanged(file: string, content: string): boolean {
  mkdirSync(dirname(file), { recursive: true })
  let old: string | null = null
  try {
    old = readFileSync(file, 'utf8')
  } catch {
    // There is no such file yet.
  }
  if (old === content) return false
  writeFileSync(file, content)
  return true
}
