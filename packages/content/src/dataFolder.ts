import { problem, type Problem } from './problem'

/** A thing in a folder; what is neither file nor folder is a link, which nothing follows. */
export type FolderEntry = { name: string; kind: 'file' | 'folder' | 'link' }

/**
 * The content to be read: on disk for the build (load.ts), in memory for the editor at /cms/. Paths
 * are below data/, with slashes.
 */
export type DataFolder = {
  /** Returns what lies in a folder, '' for the top; nothing when it is missing. */
  list(folder: string): readonly FolderEntry[]
  read(path: string): Uint8Array
}

/** Returns a data folder over files in memory: paths below data/, with what they hold. */
export function folderInMemory(files: ReadonlyMap<string, string | Uint8Array>): DataFolder {
  const encoder = new TextEncoder()
  const folders = new Map<string, Map<string, FolderEntry>>()
  for (const path of files.keys()) {
    const parts = path.split('/')
    parts.forEach((name, depth) => {
      const above = parts.slice(0, depth).join('/')
      const kind = depth === parts.length - 1 ? 'file' : 'folder'
      folders.set(above, (folders.get(above) ?? new Map()).set(name, { name, kind }))
    })
  }
  return {
    list: (folder) => [...(folders.get(folder)?.values() ?? [])],
    read: (path) => {
      const content = files.get(path)
      if (content === undefined) throw new Error(`There is no data/${path}.`)
      return typeof content === 'string' ? encoder.encode(content) : content
    },
  }
}

/** Returns a file's name without its ending. */
export const stem = (name: string): string => name.slice(0, name.length - ending(name).length)

/** Returns the ending of a file's name with its dot; '' where it has none. */
export const ending = (name: string): string => /.(\.[^.]*)$/.exec(name)?.[1] ?? ''

/**
 * Limits far above anything a page needs. What is beyond them was pasted by mistake, and judging it
 * word by word would take minutes; so it is refused before anything looks at it more closely.
 */
const mostKilobytes = 250
const mostLetters = 5_000
const mostEntries = 2_000

/** Returns the texts and lists of a file that are beyond all measure. */
export function sizeProblems(file: string, value: unknown): Problem[] {
  const problems: Problem[] = []
  // One path for the whole walk, copied only for a mistake: every file of every check comes through
  // here.
  const path: Problem['path'] = []
  const add = (what: string, fix: string) => problems.push(problem(file, [...path], what, fix))
  const within = (key: string | number, inner: unknown) => {
    path.push(key)
    look(inner)
    path.pop()
  }
  const look = (at: unknown): void => {
    if (typeof at === 'string' && at.length > mostLetters)
      add(
        `is ${at.length} characters long.`,
        `Write ${mostLetters} at most: shorten it, or divide it into paragraphs`,
      )
    if (typeof at !== 'object' || at === null) return
    const entries = Array.isArray(at) ? at.length : Object.keys(at).length
    if (entries > mostEntries) add(`has ${entries} entries.`, `Keep ${mostEntries} at most`)
    else if (Array.isArray(at)) at.forEach((item, i) => within(i, item))
    else for (const [key, item] of Object.entries(at)) within(key, item)
  }
  look(value)
  return problems
}

/** The text of a file, or why it cannot be read as text. */
export type ReadText = { ok: true; text: string } | { ok: false; what: string; fix: string }

const fix =
  'Save it again with the encoding UTF-8 (in VS Code: click the encoding in the bar at the ' +
  'foot, then Save with Encoding)'

/** Decodes a content file, which must be UTF-8; a byte order mark at its start does no harm. */
export function readText(bytes: Uint8Array): ReadText {
  const kilobytes = Math.round(bytes.length / 1000)
  if (kilobytes > mostKilobytes)
    return {
      ok: false,
      what: `is ${kilobytes} kB, which is too big.`,
      fix: `A content file has ${mostKilobytes} kB at most: take out what was pasted by mistake`,
    }
  if (
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff) ||
    bytes.includes(0)
  )
    return { ok: false, what: 'is saved as UTF-16 and not as UTF-8.', fix }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const loose = new TextDecoder('utf-8').decode(bytes)
    const line = loose.slice(0, loose.indexOf('\uFFFD')).split('\n').length
    return {
      ok: false,
      what: `is not saved as UTF-8: a letter on line ${line} cannot be read.`,
      fix,
    }
  }
}
