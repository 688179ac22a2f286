import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { earlyScript } from '../boot/bootScript'
import type { PageSpec } from '../page'
import type { BuildContext } from './buildContext'
import { codePaths, madeOfData } from './codePaths'
import { filesBelow } from './filesBelow'
import { siteRedirects } from './redirects'
import { dialogData, siteData } from './siteData'
import { webManifest } from './webManifest'
import { writeIfChanged } from './writeIfChanged'

/**
 * What a finished build notes of itself, so that the next one can tell whether it has more to do
 * than render changed pages.
 */
export type LastBuild = {
  /** Of {@link codeHash} when it began. */
  code: string
  /** Of {@link bundledHash}. */
  bundled: string
  /** Address of every page. */
  paths: string[]
  /** The controller's address, and the inline script: made from the code, and slow to minify. */
  boot: string
  early: string
}

/** In Gatsby's cache folder, so that clearing the cache clears this note too. */
const noteFile = '.cache/last-build.json'

/** Everything but data/ that the site is built from. */
const inputs = [...codePaths, '.env', '.env.production']

const filesAt = (path: string): string[] =>
  statSync(path).isDirectory() ? filesBelow(path).map((file) => join(path, file)) : [path]

/**
 * The environment variable in which `npm run build` hands {@link codeHash} to Gatsby, which sets
 * variables of its own and so cannot tell.
 */
export const codeHashVariable = 'SITE_CODE_HASH'

/**
 * SHA-256 of the code, of the settings in the environment, of Node's version and of the folder,
 * whose absolute paths stand in Gatsby's cache.
 */
export function codeHash(): string {
  const settings = Object.entries(process.env).filter(
    ([name]) => /^(?:GATSBY|CMS)_/.test(name) && name !== 'GATSBY_TELEMETRY_DISABLED',
  )
  const hash = createHash('sha256').update(
    JSON.stringify([process.version, process.cwd(), settings.toSorted()]),
  )
  const files = inputs.filter((path) => existsSync(path)).flatMap(filesAt)
  for (const path of files.filter((file) => !madeOfData.test(file)))
    hash.update(`\0${path}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

/** SHA-256 of what the content gives to scripts and to files of the whole site. */
export const bundledHash = (buildContext: BuildContext): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        buildContext.origin,
        siteData(buildContext),
        dialogData(buildContext),
        siteRedirects(buildContext.content),
        webManifest(buildContext.content.clinic),
      ]),
    )
    .digest('hex')

/** The build whose pages stand in public/, or null: then the next one has to be a full one. */
export const readLastBuild = (): LastBuild | null =>
  existsSync(noteFile) ? (JSON.parse(readFileSync(noteFile, 'utf8')) as LastBuild) : null

/**
 * Called before a build changes anything, so that one which is stopped half-way is followed by a
 * full one.
 */
export const forgetLastBuild = (): void => rmSync(noteFile, { force: true })

export const noteBuild = (build: LastBuild): boolean =>
  writeIfChanged(noteFile, JSON.stringify(build))

/** The note of a build that made everything. */
export const fullBuild = (
  hash: string,
  buildContext: BuildContext,
  pages: readonly PageSpec[],
  boot: string,
): LastBuild => ({
  code: hash,
  bundled: bundledHash(buildContext),
  paths: pages.map(({ path }) => path),
  boot,
  early: earlyScript(),
})
