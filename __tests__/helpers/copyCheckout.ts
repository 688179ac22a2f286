import { cpSync, symlinkSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** What a fresh checkout does not have. */
const leftOut = new Set([
  'node_modules',
  '.git',
  'public',
  '.cache',
  '.art-cache',
  '.generated',
  '.local',
  'coverage',
])

/**
 * Copies the project into a folder, without anything that was built, so that the copy shares the
 * installed packages.
 * @param pictures take the pictures that are already drawn along, which saves their time
 */
export function copyCheckout(folder: string, { pictures = false } = {}): void {
  const root = process.cwd()
  const isLeft = (name: string) => leftOut.has(name) && !(pictures && name === '.art-cache')
  cpSync(root, folder, {
    recursive: true,
    filter: (from) => !isLeft(relative(root, from).split(sep)[0]!),
  })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}
