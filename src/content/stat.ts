import { statSync } from 'node:fs'

/** What stands at a path; undefined when nothing does, or nothing that can be reached, such as a link that leads round in a circle. */
function statOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

export const isFile = (path: string): boolean => statOf(path)?.isFile() === true
export const isFolder = (path: string): boolean => statOf(path)?.isDirectory() === true
