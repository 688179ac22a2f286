import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { PictureRequest } from '../build/pictureRequests'
import type { Photographs, Pictures } from '../build/workshop'
import { imageNames } from '../content/foreignFiles'

/**
 * Pictures that are only names, so that versions can be compared without drawing any: `drawing:lips`, `photograph:lips#1f0c…`
 * with the fingerprint of its file, `social:` with the words on it.
 */

/** Addresses are compared below this origin; the real one is compared by itself. */
export const describedOrigin = 'https://site.invalid'

const size = { width: 1, height: 1 }

export function namedPictures(requests: readonly PictureRequest[]): Pictures {
  const socials = new Map(requests.map(({ route, title, eyebrow, plate }) => [route, `social:${eyebrow}, ${title} (${plate})`]))
  return { plate: (name) => ({ src: `drawing:${name}`, ...size }), social: (route) => socials.get(route) ?? `social:${route}` }
}

export const namedPhotographs = (fingerprints: ReadonlyMap<string, string>): Photographs =>
  new Map([...fingerprints].map(([name, print]) => [name, { src: `photograph:${name}#${print}`, ...size }]))

/** The fingerprint of every photograph of a data folder, by its name without ending. */
export function photographPrints(dataDir: string): Map<string, string> {
  const names = new Set(imageNames(dataDir))
  const folder = join(dataDir, 'images')
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder)
      .toSorted()
      .flatMap((file): [string, string][] => {
        const name = basename(file, extname(file))
        return names.has(name)
          ? [
              [
                name,
                createHash('sha256')
                  .update(readFileSync(join(folder, file)))
                  .digest('hex')
                  .slice(0, 12),
              ],
            ]
          : []
      }),
  )
}

/** What became of a picture, in words. */
export function pictureWords(before: string | null, after: string | null): { before: string | null; after: string | null } {
  const [was, is] = [before === null ? null : pictureName(before), after === null ? null : pictureName(after)]
  return was !== null && was === is ? { before: was, after: `${is}, in a new version` } : { before: was, after: is }
}

function pictureName(src: string): string {
  const [, kind, name] = /^(drawing|photograph|social):(.*?)(?:#[0-9a-f]{12})?$/s.exec(src) ?? []
  return kind === 'social' ? name! : kind === undefined ? src : `the ${kind} “${name}”`
}
