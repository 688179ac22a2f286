import { earlyScript } from './bootScript'
import type { BootData } from './protocol'
import { speculationRules } from './speculationRules'

export type DeferOptions = {
  /** The address of the controller's file. */
  boot: string
  /** The page's own files, fetched early with the rest. */
  chunk: string[]
  /** true when an analytics service is configured. */
  analytics?: boolean
}

const dataBlock = /<script type="application\/json" id="boot-data">([\s\S]*?)<\/script>/
const earlyBlock =
  /<script data-boot>[\s\S]*?<\/script><script type="speculationrules">[\s\S]*?<\/script>/

/**
 * Replaces Gatsby's scripts in a finished page by the inline script, which loads them at the first
 * intent. Pages without any (redirects) stay as they are; a page that was processed before is
 * processed again, without new scripts with those of its boot data.
 */
export function deferScripts(
  html: string,
  { boot, chunk, analytics = Boolean(process.env.GATSBY_ANALYTICS_URL) }: DeferOptions,
): string {
  const scripts: string[] = []
  const globals: Record<string, unknown> = {}
  const earlier = dataBlock.exec(html)
  const old = earlier && (JSON.parse(earlier[1]!) as BootData)
  if (old) Object.assign(globals, old.globals)
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
  if (!scripts.length && old) scripts.push(...old.scripts)
  if (!scripts.length) return html
  // Long and the same for all pages, so that it is in the controller's file (bootScript.ts).
  delete globals.___chunkMapping
  const data: BootData = { boot, scripts, prefetch: prefetched(globals, chunk), globals, analytics }
  const blocks =
    `<script type="application/json" id="boot-data">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>` +
    `<script data-boot>${earlyScript()}</script><script type="speculationrules">${speculationRules()}</script>`
  return (
    page
      .replace(dataBlock, '')
      .replace(earlyBlock, '')
      // Gatsby's preloads would fetch the scripts before they are needed.
      .replace(
        /<link\b(?=[^>]*\brel="(?:preload|modulepreload|prefetch)")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g,
        '',
      )
      .replace('</head>', () => `${blocks}</head>`)
  )
}

/** Reads `window.name=<JSON>;` statements, the only ones in Gatsby's inline scripts. */
function assignments(code: string): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  const inner = code.replace(/\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\//g, '')
  const statements = inner.trim().split(/;\s*(?=window\.|$)/)
  for (const statement of statements.filter(Boolean)) {
    const match = /^window\.(\w+)=([\s\S]+)$/.exec(statement)
    if (!match)
      throw new Error(`Gatsby's inline script holds something unknown: ${statement.slice(0, 80)}`)
    found[match[1]!] = JSON.parse(match[2]!)
  }
  return found
}

/** Returns the files that a page's scripts fetch first: its data, and its own code. */
function prefetched({ pagePath }: Record<string, unknown>, chunk: string[]): string[] {
  if (typeof pagePath !== 'string') return []
  const folder = pagePath === '/' ? 'index' : pagePath.replace(/^\/|\/$/g, '')
  return [`/page-data/${folder}/page-data.json`, '/page-data/app-data.json', ...chunk]
}
