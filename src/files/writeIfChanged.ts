import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

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
