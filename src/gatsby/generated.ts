import { join, dirname } from 'node:path'
import type { SiteContent } from '@clinic/content/load'
import { withLearned } from '@clinic/assistant/engine/learned'
import { wordsOfSite } from '@clinic/assistant/engine/scan'
import { knowledge } from '@clinic/assistant/build/knowledge'
import { writeIfChanged } from '../files/folders'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { printSheet } from '../design/print'
import type { PageSpec } from '../site/page'
import { aiContext } from './aiContext'
import type { BuildContext } from '../buildContext/buildContext'
import { dialogData, searchPages, siteData } from '../buildContext/siteData'
import { sitemapFile, sitemapPages } from './sitemap'

/**
 * Writes what the edge functions answer from: facts.json and knowledge.json in `folder`. They are
 * not committed, and unchanged ones are left alone.
 * @returns one sentence on what they hold
 */
export function writeKnowledge(content: SiteContent, folder: string): string {
  const known = knowledge(content)
  known.words = wordsOfSite(known)
  writeIfChanged(join(folder, 'facts.json'), `${JSON.stringify(known.facts)}\n`)
  writeIfChanged(join(folder, 'knowledge.json'), `${JSON.stringify(withLearned(known))}\n`)
  return `The functions know ${known.facts.pages.length} pages in ${known.sections.length} sections, and ${known.facts.prices.length} prices.`
}

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
