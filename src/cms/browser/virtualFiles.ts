/**
 * Stands in for `node:fs` in the browser, over files held in memory: with it the content gate runs
 * in the CMS unchanged, so that a mistake is refused with the words of `npm run check`. Only what
 * the gate uses is here.
 */
type Content = string | Uint8Array

let files: ReadonlyMap<string, Content> = new Map()

/** Puts `found` in the place of the disk: whole paths, `data/prices.json`, with what they hold. */
export const mount = (found: ReadonlyMap<string, Content>): void => void (files = found)

const encoder = new TextEncoder()

export function readFileSync(path: string): Uint8Array {
  const content = files.get(path)
  if (content === undefined) throw new Error(`There is no ${path}.`)
  return typeof content === 'string' ? encoder.encode(content) : content
}

const isFolder = (path: string) => [...files.keys()].some((file) => file.startsWith(`${path}/`))

type Entry = { name: string; isFile: () => boolean; isDirectory: () => boolean }
const entry = (name: string, folder: boolean): Entry => ({
  name,
  isFile: () => !folder,
  isDirectory: () => folder,
})

export function readdirSync(
  path: string,
  options?: { withFileTypes?: boolean },
): (string | Entry)[] {
  const inside = [...files.keys()]
    .filter((file) => file.startsWith(`${path}/`))
    .map((file) => file.slice(path.length + 1))
  const names = [...new Set(inside.map((rest) => rest.split('/')[0]!))]
  return options?.withFileTypes ? names.map((name) => entry(name, !inside.includes(name))) : names
}

export function statSync(path: string): Entry | undefined {
  if (files.has(path)) return entry(path, false)
  return isFolder(path) ? entry(path, true) : undefined
}
