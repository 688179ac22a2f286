import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What Gatsby writes into public/ and no page asks for: which files belong to which template, and a script for a plugin that is not there. */
const [assets, needless] = [['chunk-map.json', 'webpack.stats.json'], '~partytown']

/** The pieces that Gatsby puts into pages. Were they gone, the next build would write every page anew. */
const pieces = '_gatsby'

/** Takes what is Gatsby's own out of a finished site, and keeps what the next build looks for in Gatsby's cache. */
export function moveGatsbyFilesToCache(publicDir: string, cacheDir: string): void {
  rmSync(join(publicDir, needless), { recursive: true, force: true })
  for (const name of [pieces, ...assets]) if (existsSync(join(publicDir, name))) moveTo(join(cacheDir, name), join(publicDir, name))
}

/** Puts back the pieces that {@link moveGatsbyFilesToCache} has kept; the rest is for src/build/contentBuild.ts. */
export function restoreGatsbyFiles(publicDir: string, cacheDir: string): void {
  if (existsSync(join(cacheDir, pieces)) && existsSync(publicDir)) moveTo(join(publicDir, pieces), join(cacheDir, pieces))
}

function moveTo(to: string, from: string): void {
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}
