import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder's list of names last through a power cut. Some systems cannot; there it is left to
 * them.
 */
export function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
  } catch {
    // Windows opens no folders.
  }
}

/** Writes a file that is there whole or, after an interruption, as it was before. */
export function writeWhole(path: string, text: string, mode: number): void {
  const unfinished = `${path}.unfinished`
  const file = openSync(unfinished, 'w', mode)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(unfinished, path)
  syncFolder(dirname(path))
}

/** Returns the time in a form for file names. */
export const nowInName = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-')

/** Lets a program be run that npm unpacked without the right to. */
export function makeRunnable(program: string): void {
  try {
    accessSync(program, constants.X_OK)
  } catch {
    chmodSync(program, 0o755)
  }
}
