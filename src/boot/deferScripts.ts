import { bootScript } from './bootScript'
import type { BootData } from './protocol'
import { speculationRules } from './speculationRules'

export type DeferOptions = {
  /** true when an analytics service is configured. */
  analytics?: boolean
  /** The page's own chunk, as Gatsby names it; fetched early with the rest when known. */
  componentChunkName?: string
}

const dataBlock = /<script type="application\/json" id="boot-data">([\s\S]*?)<\/script>/
const headBlock = /<script data-boot>[\s\S]*?<\/script><script type="speculationrules">[\s\S]*?<\/script>/

/**
 * Takes Gatsby's scripts out of a finished page and puts the inline script in, which loads them at the visitor's first intent.
 * Pages without Gatsby's scripts (redirects) come back as they are. A page that was done before is done again when Gatsby has
 * put new scripts into it, as it does where only the scripts have changed since the build before.
 */
export function deferScripts(html: string, { analytics = Boolean(process.env.GATSBY_ANALYTICS_URL), componentChunkName }: DeferOptions = {}): string {
  const scripts: string[] = []
  const globals: Record<string, unknown> = {}
  const before = dataBlock.exec(html)
  if (before) Object.assign(globals, (JSON.parse(before[1]!) as BootData).globals)
  const page = html
    .replace(/<script\b[^>]*\bnomodule\b[^>]*><\/script>/gi, '')
    .replace(/<script src="([^"]+\.js)" async(?:="")?><\/script>/g, (_, src: string) => {
      scripts.push(src)
      return ''
    })
    .replace(
      /<script(?:\s+id="gatsby-[\w-]+")?\s*>((?:\s|\/\*<!\[CDATA\[\*\/)*window\.(?:pagePath|___chunkMapping|___webpackCompilationHash)=[\s\S]*?)<\/script>/g,
      (_, code: string) => {
        Object.assign(globals, assignments(code))
        return ''
      },
    )
  if (!scripts.length) return html
  const data: BootData = { scripts, prefetch: prefetched(globals, componentChunkName), globals, analytics }
  return (
    page
      .replace(dataBlock, '')
      .replace(headBlock, '')
      // Gatsby's own early fetches would defeat the wait.
      .replace(/<link\b(?=[^>]*\brel="(?:preload|modulepreload|prefetch)")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g, '')
      .replace('</head>', () => `<script data-boot>${bootScript()}</script><script type="speculationrules">${speculationRules()}</script></head>`)
      .replace('</body>', () => `<script type="application/json" id="boot-data">${JSON.stringify(data).replace(/</g, '\\u003c')}</script></body>`)
  )
}

/** Reads `window.name=<JSON>;` statements, the only ones in Gatsby's inline scripts. */
function assignments(code: string): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  const inner = code.replace(/\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\//g, '')
  for (const statement of inner
    .trim()
    .split(/;\s*(?=window\.|$)/)
    .filter(Boolean)) {
    const match = /^window\.(\w+)=([\s\S]+)$/.exec(statement)
    if (!match) throw new Error(`Gatsby's inline script holds something unknown: ${statement.slice(0, 80)}`)
    found[match[1]!] = JSON.parse(match[2]!)
  }
  return found
}

/** The files that a page's scripts fetch first: its data, and its own chunk. */
function prefetched({ pagePath, ___chunkMapping }: Record<string, unknown>, chunk: string | undefined): string[] {
  if (typeof pagePath !== 'string') return []
  const folder = pagePath === '/' ? 'index' : pagePath.replace(/^\/|\/$/g, '')
  const mapping = (typeof ___chunkMapping === 'string' ? JSON.parse(___chunkMapping) : (___chunkMapping ?? {})) as Record<string, string[]>
  const code = chunk ? (mapping[chunk] ?? []).filter((file) => file.endsWith('.js')) : []
  return [`/page-data/${folder}/page-data.json`, '/page-data/app-data.json', ...code]
}
