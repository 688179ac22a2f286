import { createHash } from 'node:crypto'
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

/** `'sha256-…'` of every inline script in a page that the browser would run or heed. Data in a script element needs none. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes, code]) => code !== '' && !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes!))
    .map(([, , code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`)
}

/** What is left to do once Gatsby has written its pages: scripts on intent, redirects, and the files that hosts read. */
export function publish(shop: Workshop, publicDir: string): void {
  const redirects = siteRedirects(shop.content)
  for (const redirect of redirects) writeIfChanged(join(publicDir, redirect.from, 'index.html'), redirectStub(redirect, shop.origin))

  const inlineScripts = new Set<string>()
  for (const page of pagesIn(publicDir)) {
    const html = readFileSync(page, 'utf8')
    const deferred = deferScripts(html)
    if (deferred !== html) writeFileSync(page, deferred)
    for (const hash of inlineScriptHashes(deferred)) inlineScripts.add(hash)
  }

  const hashedFiles = readdirSync(publicDir).filter((name) => /-[0-9a-f]{20}\.js$/.test(name))
  const facts = {
    backend: backendOrigin(),
    analytics: process.env.GATSBY_ANALYTICS_URL ? [new URL(process.env.GATSBY_ANALYTICS_URL).origin] : [],
    inlineScripts: [...inlineScripts].toSorted(),
    hashedFiles: hashedFiles.toSorted().map((name) => `/${name}`),
  }
  writeIfChanged(join(publicDir, '_headers'), headersFile(facts))
  writeIfChanged(join(publicDir, '_redirects'), redirectRules(redirects))
  writeIfChanged(join(publicDir, 'robots.txt'), robotsFile(shop.origin))
}
