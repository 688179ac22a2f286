import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { illustrationsIn } from '../pictures/illustrations'
import { aiContext } from '../gatsby/aiContext'
import { createBuildContext } from '../buildContext/buildContext'
import { knowledge } from '@clinic/assistant/build/knowledge'
import { pictureRequests } from '../pictures/pictureRequests'
import { siteRedirects, type Redirect } from '../gatsby/redirects'
import type { Pictures } from '../pictures/servedPictures'
import { dialogData, searchPages, siteData } from '../buildContext/siteData'
import { sitePages } from '../kinds/sitePages'
import { imageFiles, type SiteContent } from '@clinic/content/load'
import type { Price } from '@clinic/content/schemas/lists'

/** The content of a version, and a hash of each of its photographs by name. */
export type VersionInput = { content: SiteContent; photographs: ReadonlyMap<string, string> }

/** A page of one version, as its template is given it. */
export type VersionPage = {
  path: string
  title: string
  context: { head: Record<string, unknown>; content: Record<string, unknown> }
}

/**
 * The parts of the site beside the pages: in the frame of every page, in the dialogs, with the
 * assistant.
 */
export type Surroundings = {
  site: unknown
  dialogs: unknown
  search: unknown
  assistant: string
  offers: unknown
  answers: unknown
}

/** A price as it is written, and its words as they are shown. */
export type VersionPrice = Price & {
  words: { label: string; unit: string; group: string; note: string | null }
}

/** All that visitors are given by one version of the site, as plain data. */
export type SiteVersion = {
  pages: VersionPage[]
  redirects: Redirect[]
  prices: VersionPrice[]
  around: Surroundings
}

/** A version with what it was made from. */
export type Described = { input: VersionInput; version: SiteVersion }

/** Addresses are compared below this origin; the real one is compared by itself. */
const origin = 'https://site.invalid'

/**
 * Makes the pages of a version with the functions the build makes them with, but draws and writes
 * nothing.
 */
export function describeVersion({ content, photographs }: VersionInput): SiteVersion {
  const buildContext = createBuildContext(content, namedPictures(content, photographs), origin)
  const { words } = buildContext
  const { facts, ...answers } = knowledge(content)
  return {
    pages: sitePages(buildContext).map(({ path, context: { head, content: shown } }) => ({
      path,
      title: head.title,
      context: {
        head: {
          ...head,
          canonical: head.canonical.replace(origin, ''),
          image: head.image.replace(origin, ''),
        },
        content: { ...(shown as object) },
      },
    })),
    redirects: siteRedirects(content),
    prices: content.prices.prices.map((price) => ({
      ...price,
      words: {
        label: words(price.label),
        unit: words(price.unit),
        group: words(price.group),
        note: price.note === undefined ? null : words(price.note),
      },
    })),
    around: {
      site: { ...siteData(buildContext), origin: content.clinic.origin },
      dialogs: dialogData(buildContext),
      // A changed price is told by itself.
      search: searchPages(buildContext).map(({ path, title, keywords }) => ({
        path,
        title,
        keywords,
      })),
      assistant: aiContext(content),
      offers: facts.offers,
      answers,
    },
  }
}

const hash = (of: string | Buffer) => createHash('sha256').update(of).digest('hex').slice(0, 7)

/** Returns a hash of every photograph of a data folder, by its name without ending. */
export const photographHashes = (dataDir: string): Map<string, string> =>
  new Map([...imageFiles(dataDir)].map(([name, file]) => [name, hash(readFileSync(file))]))

/**
 * Returns pictures that are only names, with a hash of what they are made from, so that versions
 * can be compared without drawing any.
 */
function namedPictures(content: SiteContent, photographs: ReadonlyMap<string, string>): Pictures {
  const size = { width: 1, height: 1 }
  const illustrations = new Map(
    illustrationsIn(content).map(({ name, of }) => [name, hash(JSON.stringify(of))]),
  )
  const socials = new Map(
    pictureRequests(content).map(({ route, background }) => {
      const { focus, ...shown } = { focus: undefined, ...background }
      const cut = focus ? `, around ${focus.x}% and ${focus.y}%` : ''
      return [route, `for social networks (${Object.values(shown).join()}${cut})`]
    }),
  )
  return {
    plate: (name) => ({ src: `drawing “${name}”`, ...size }),
    social: (route) => socials.get(route) ?? 'for social networks',
    illustration: (name) => ({
      src: `drawing “${name}”, version ${illustrations.get(name) ?? ''}`,
      ...size,
    }),
    photograph: (name) => ({
      src: `photograph “${name}”, version ${photographs.get(name) ?? ''}`,
      ...size,
    }),
  }
}
