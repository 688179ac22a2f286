import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What Gatsby writes into public/ and writes anew at every build; no page asks for any of it. */
const needless = ['chunk-map.json', 'webpack.stats.json', '~partytown']

/** The pieces that Gatsby puts into pages. Were they gone, the next build would write every page anew. */
const pieces = '_gatsby'

/** Takes what is Gatsby's own out of a finished site, and keeps what the next build looks for in Gatsby's cache. */
export function moveGatsbyFilesToCache(publicDir: string, cacheDir: string): void {
  for (const name of needless) rmSync(join(publicDir, name), { recursive: true, force: true })
  if (existsSync(join(publicDir, pieces))) moveTo(join(cacheDir, pieces), join(publicDir, pieces))
}

/** Puts back what {@link moveGatsbyFilesToCache} has kept. */
export function restoreGatsbyFiles(publicDir: string, cacheDir: string): void {
  if (existsSync(join(cacheDir, pieces)) && existsSync(publicDir)) moveTo(join(publicDir, pieces), join(cacheDir, pieces))
}

function moveTo(to: string, from: string): void {
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}
