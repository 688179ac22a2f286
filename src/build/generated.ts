import { readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { printSheet } from '../design/print'
import type { PageSpec } from '../page'
import { aiContext } from './aiContext'
import { dialogData, searchPages, siteData } from './siteData'
import { sitemapList, sitemapPages } from './sitemap'
import type { BuildContext } from './buildContext'
import { writeIfChanged } from './writeIfChanged'

/** The data that browser code imports; webpack bundles it, so it must hold no price. */
export function writeImports(buildContext: BuildContext): void {
  writeIfChanged('.generated/site.json', JSON.stringify(siteData(buildContext)))
  writeIfChanged('.generated/dialogs.json', JSON.stringify(dialogData(buildContext)))
}

/** The data that browser code fetches when it needs it. */
export function writeFetched(buildContext: BuildContext, publicDir: string): void {
  writeIfChanged(`${publicDir}/data/search.json`, JSON.stringify(searchPages(buildContext)))
  writeIfChanged(
    `${publicDir}/data/context.json`,
    JSON.stringify({ context: aiContext(buildContext.content) }),
  )
}

/**
 * The pages of the sitemap, for gatsby-plugin-sitemap.
 * @returns whether the sitemap changes
 */
export function writeSitemapList(pages: readonly PageSpec[]): boolean {
  return writeIfChanged(
    sitemapList,
    JSON.stringify(sitemapPages(pages).map(({ path, lastmod }) => ({ path, lastmod }))),
  )
}

/** The style sheet for paper; those of earlier builds go. */
export function writePrintSheet(publicDir: string): void {
  const file = join(publicDir, printSheet.href)
  writeIfChanged(file, printSheet.css)
  const old = readdirSync(dirname(file)).filter(
    (name) => /^print-\w+\.css$/.test(name) && !file.endsWith(name),
  )
  for (const name of old) rmSync(join(dirname(file), name))
}
