import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { printSheet } from '../design/print'
import type { PageSpec } from '../site/page'
import { aiContext } from './aiContext'
import type { BuildContext } from '../buildContext/buildContext'
import { dialogData, searchPages, siteData } from '../buildContext/siteData'
import { sitemapFile, sitemapPages } from './sitemap'
import { writeIfChanged } from '../files/writeIfChanged'

/** Writes the data and the style sheet that stand beside the pages. */
export function writeGenerated(
  buildContext: BuildContext,
  pages: readonly PageSpec[],
  publicDir: string,
): void {
  const write = (file: string, value: unknown) => writeIfChanged(file, JSON.stringify(value))
  // Browser code imports these: webpack bundles them, so they must hold no price.
  write('.generated/site.json', siteData(buildContext))
  write('.generated/dialogs.json', dialogData(buildContext))
  // Browser code fetches these when it needs them.
  write(`${publicDir}/data/search.json`, searchPages(buildContext))
  write(`${publicDir}/data/context.json`, { context: aiContext(buildContext.content) })
  write(sitemapFile, sitemapPages(pages))
  writePrintSheet(publicDir)
  // For the staff's upload page alone: webpack would put it into every page.
  writeIfChanged(
    join(publicDir, 'admin/uppy.css'),
    ['core', 'dashboard']
      .map((part) => readFileSync(`node_modules/@uppy/${part}/dist/style.min.css`, 'utf8'))
      .join('\n'),
  )
}

/** Writes the style sheet for paper; those of earlier builds go. */
function writePrintSheet(publicDir: string): void {
  const file = join(publicDir, printSheet.href)
  writeIfChanged(file, printSheet.css)
  const old = readdirSync(dirname(file)).filter(
    (name) => /^print-\w+\.css$/.test(name) && !file.endsWith(name),
  )
  for (const name of old) rmSync(join(dirname(file), name))
}
