import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { illustrationsIn } from '../art/illustrations'
import type { PictureRequest } from '../build/pictureRequests'
import type { Pictures } from '../build/buildContext'
import { imageFiles } from '../content/foreignFiles'
import type { SiteContent } from '../content/load'

/**
 * Pictures that are only names, so that versions can be compared without drawing any: `drawing:lips`, `photograph:lips#1f0c…`
 * with the fingerprint of its file, `social:` with the words on it.
 */

/** Addresses are compared below this origin; the real one is compared by itself. */
export const describedOrigin = 'https://site.invalid'

const size = { width: 1, height: 1 }

/** A version from before there were illustrations gives the plate of a social picture by itself. */
type AnyRequest = Pick<PictureRequest, 'route' | 'title' | 'eyebrow'> & { plate?: string; ground?: PictureRequest['ground'] }

/** The pictures of a version: of an illustration its name and the fingerprint of what was chosen for it, of a photograph that of its file. */
export function namedPictures(requests: readonly AnyRequest[], content: SiteContent, fingerprints: ReadonlyMap<string, string>): Pictures {
  const socials = new Map(
    requests.map(({ route, title, eyebrow, plate, ground }) => [route, `social:${eyebrow}, ${title} (${plate ?? Object.values(ground ?? {}).join()})`]),
  )
  let drawn: Map<string, string> | undefined
  const choices = () => (drawn ??= new Map(illustrationsIn(content).map(({ name, of }) => [name, fingerprint(JSON.stringify(of))])))
  return {
    plate: (name) => ({ src: `drawing:${name}`, ...size }),
    social: (route) => socials.get(route) ?? `social:${route}`,
    illustration: (name) => ({ src: `drawing:${name}#${choices().get(name) ?? ''}`, ...size }),
    photograph: (name) => ({ src: `photograph:${name}#${fingerprints.get(name) ?? ''}`, ...size }),
  }
}

/** How versions from before there were illustrations were given their photographs. */
export const namedPhotographs = (fingerprints: ReadonlyMap<string, string>) =>
  new Map([...fingerprints].map(([name, print]) => [name, { src: `photograph:${name}#${print}`, ...size }]))

const fingerprint = (of: string | Buffer) => createHash('sha256').update(of).digest('hex').slice(0, 12)

/** The fingerprint of every photograph of a data folder, by its name without ending. */
export const photographPrints = (dataDir: string): Map<string, string> =>
  new Map([...imageFiles(dataDir)].map(([name, file]) => [name, fingerprint(readFileSync(file))]))

/** What became of a picture, in words. */
export function pictureWords(before: string | null, after: string | null): { before: string | null; after: string | null } {
  const [was, is] = [before === null ? null : pictureName(before), after === null ? null : pictureName(after)]
  return was !== null && was === is ? { before: was, after: `${is}, in a new version` } : { before: was, after: is }
}

function pictureName(src: string): string {
  const [, kind, name] = /^(drawing|photograph|social):(.*?)(?:#[0-9a-f]{0,12})?$/s.exec(src) ?? []
  return kind === 'social' ? name! : kind === undefined ? src : `the ${kind} “${name}”`
}
