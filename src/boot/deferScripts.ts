import type { BootData } from './protocol'

const dataBlock = /<script type="application\/json" id="boot-data">([\s\S]*?)<\/script>/
const scriptBlock = /<script data-boot>[\s\S]*?<\/script>/

/**
 * Replaces Gatsby's scripts in a finished page by the inline script, which loads them at the first
 * intent. Pages without any (redirects) stay as they are; a page that was processed before is
 * processed again, without new scripts with those of its boot data.
 * @param chunk the page's own files, fetched early with the rest
 * @param bootScript the inline script, the same on every page: what differs stands in `#boot-data`
 */
export function deferScripts(html: string, chunk: string[], bootScript: string): string {
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
  const analytics = Boolean(process.env.GATSBY_ANALYTICS_URL)
  const data: BootData = { scripts, prefetch: prefetched(globals, chunk), globals, analytics }
  const blocks =
    `<script type="application/json" id="boot-data">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>` +
    `<script data-boot>${bootScript}</script>`
  return (
    page
      .replace(dataBlock, '')
      .replace(scriptBlock, '')
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
