import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Folders of public/ that hold no page of the site. Further down a page may have such a name:
 * /guides/social.
 */
const noPages = new Set([
  'static',
  'page-data',
  'plates',
  'social',
  'data',
  '_gatsby',
  '~partytown',
  'cms',
])

/**
 * Returns the files of every page of the built site in `publicDir`, redirects and the not-found
 * page among them.
 */
export const publicPages = (publicDir: string): string[] =>
  readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !noPages.has(file.split(sep)[0]!))
    .map((file) => join(publicDir, file))

/**
 * Returns the address that a page's file is served at: /lip-fillers/ for lip-fillers/index.html.
 */
export const pageAddress = (publicDir: string, file: string): string =>
  `/${relative(publicDir, file).replaceAll(sep, '/')}`.replace(/index\.html$/, '')
