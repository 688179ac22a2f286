import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Gatsby's notes of which files belong to which template. No page asks for them;
 * src/build/contentBuild.ts reads them.
 */
const notes = ['chunk-map.json', 'webpack.stats.json']

/** The HTML of Gatsby's Slices. Without it the next build renders every page again. */
const slices = '_gatsby'

/** Gatsby always adds Partytown's files; the site does not use it. */
const unused = '~partytown'

/**
 * Takes what is Gatsby's own out of a finished site, and keeps what the next build looks for in
 * Gatsby's cache.
 */
export function moveGatsbyFilesToCache(publicDir: string, cacheDir: string): void {
  rmSync(join(publicDir, unused), { recursive: true, force: true })
  for (const name of [slices, ...notes])
    if (existsSync(join(publicDir, name))) moveTo(join(cacheDir, name), join(publicDir, name))
}

/**
 * Puts back the slices that {@link moveGatsbyFilesToCache} has kept, for the next build by Gatsby.
 */
export function restoreGatsbyFiles(publicDir: string, cacheDir: string): void {
  if (existsSync(join(cacheDir, slices)) && existsSync(publicDir))
    moveTo(join(publicDir, slices), join(cacheDir, slices))
}

function moveTo(to: string, from: string): void {
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}
