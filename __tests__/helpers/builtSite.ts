import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageAddress, publicPages } from '../../src/gatsby/publicPages'
import { isRedirectStub } from '../../src/gatsby/redirects'
import { clinicData, clinicSite } from '../../scripts/testing/clinicSite'

/**
 * The site that tests look at, and the content it was built from: the invented clinic's, or with
 * AUDITED=data the one of data/.
 * `npm test` builds both first.
 */
const ofData = process.env.AUDITED === 'data'
export const contentDir = ofData ? 'data' : clinicData
export const siteDir = process.env.SITE_DIR ?? (ofData ? 'public' : join(clinicSite, 'public'))

export type BuiltPage = {
  /** The address it is served at: /lip-fillers/, and /404.html for the not-found page. */
  path: string
  file: string
  html: string
}

const htmlFiles = () => (existsSync(siteDir) ? publicPages(siteDir).toSorted() : [])

let all: BuiltPage[] | undefined
const builtHtml = (): BuiltPage[] =>
  (all ??= htmlFiles().map((file) => ({
    path: pageAddress(siteDir, file),
    file,
    html: readFileSync(file, 'utf8'),
  })))

/** The not-found page, which Gatsby also writes to /404/. */
export const notFoundPath = '/404.html'

/** Every page that people read, the not-found page last. */
export const builtPages = (): BuiltPage[] => {
  const pages = builtHtml().filter(({ path, html }) => !isRedirectStub(html) && path !== '/404/')
  return [
    ...pages.filter((p) => p.path !== notFoundPath),
    ...pages.filter((p) => p.path === notFoundPath),
  ]
}

/** The pages that only lead on to another. */
export const builtStubs = (): BuiltPage[] => builtHtml().filter(({ html }) => isRedirectStub(html))

/** One page, which must be there. */
export const builtPage = (path: string): BuiltPage => {
  const page = builtHtml().find((p) => p.path === path)
  if (!page)
    throw new Error(
      `${siteDir} has no page ${path}. Run npm run ${ofData ? 'build' : 'build:clinic'}`,
    )
  return page
}

/** Checks whether the site has a file, or a page, at an address without query and hash. */
export function isServed(path: string): boolean {
  const file = join(siteDir, decodeURIComponent(path))
  if (path.endsWith('/')) return existsSync(join(file, 'index.html'))
  return existsSync(file) && statSync(file).isFile()
}

/** A file of the built site as text. */
export const builtFile = (path: string): string => readFileSync(join(siteDir, path), 'utf8')

/** The ids on a page, for links to its parts. */
export const idsOn = (page: BuiltPage): Set<string> =>
  new Set([...page.html.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]!))

/** The public origin the site was built for. */
export const builtOrigin = (): string =>
  new URL(/<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(builtPage('/').html)![1]!).origin
