import { statSync } from 'node:fs'

/**
 * Returns the file status of a path; undefined when nothing is there or it cannot be reached. Node
 * throws, even with `throwIfNoEntry: false`, for a symbolic link that leads round in a circle and
 * for a slash after a file's name.
 */
export function statOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

export const isFile = (path: string): boolean => statOf(path)?.isFile() === true
export const isFolder = (path: string): boolean => statOf(path)?.isDirectory() === true
