import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deferScripts } from '../boot/deferScripts'
import { headersFile, robotsFile } from './hosting'
import { writeIfChanged } from './generated'
import { backendOrigin } from './origin'
import { redirectRules, redirectStub, siteRedirects } from './redirects'
import type { Workshop } from './workshop'

/** Folders of public/ that hold no page. */
const noPages = new Set(['static', 'page-data', 'plates', 'social', 'data', '_gatsby', '~partytown'])

/** Every HTML page below `dir`. */
function pagesIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return noPages.has(entry.name) ? [] : pagesIn(path)
    return entry.name.endsWith('.html') ? [path] : []
  })
}

/** What is left to do once Gatsby has written its pages: scripts on intent, redirects, and the files that hosts read. */
export function publish(shop: Workshop, publicDir: string): void {
  for (const page of pagesIn(publicDir)) {
    const html = readFileSync(page, 'utf8')
    const deferred = deferScripts(html)
    if (deferred !== html) writeFileSync(page, deferred)
  }
  const redirects = siteRedirects(shop.content)
  for (const redirect of redirects) writeIfChanged(join(publicDir, redirect.from, 'index.html'), redirectStub(redirect, shop.origin))
  writeIfChanged(join(publicDir, '_redirects'), redirectRules(redirects))
  const hashed = readdirSync(publicDir)
    .filter((name) => /-[0-9a-f]{20}\.js$/.test(name))
    .toSorted()
  writeIfChanged(
    join(publicDir, '_headers'),
    headersFile(
      backendOrigin(),
      hashed.map((name) => `/${name}`),
    ),
  )
  writeIfChanged(join(publicDir, 'robots.txt'), robotsFile(shop.origin))
}
