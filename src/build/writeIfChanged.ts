import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file only when its content changes, so that nothing that watches it wakes for nothing. */
export function writeIfChanged(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  let old: string | null = null
  try {
    old = readFileSync(file, 'utf8')
  } catch {
    // There is no such file yet.
  }
  if (old !== content) writeFileSync(file, content)
}
