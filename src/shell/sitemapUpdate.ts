import { isOwnPath } from '../browser/addresses'

/**
 * The forced sitemap update (browserStorage.ts) compares the routes of the build with the published
 * sitemap and offers a new one, which the publisher alone can put in its place.
 */

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, address]) =>
    address!.replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  )

/** @throws when a path that was read is not one of this site */
function own(path: string): string {
  if (!isOwnPath(path)) throw new Error(`${path} is not a path of this site`)
  return path
}

async function text(path: string): Promise<string> {
  const reply = await fetch(path, { cache: 'no-store' })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
  return reply.text()
}

/** Returns every address in the published sitemap, through its index. */
async function publishedAddresses(): Promise<URL[]> {
  const parts = locations(await text('/sitemap-index.xml'))
  // The sitemap is written with the public origin, which may not be where this copy is served.
  const files = await Promise.all(parts.map((part) => text(own(new URL(part).pathname))))
  return files.flatMap(locations).map((location) => new URL(location))
}

/** Returns every path the build made a page for that search engines may list. */
async function knownRoutes(): Promise<string[]> {
  const pages = JSON.parse(await text('/data/search.json')) as { path: string }[]
  return pages.map(({ path }) => own(path))
}

type Comparison = { routes: string[]; missing: string[]; unknown: string[] }

/**
 * Returns what the sitemap lacks, and what it lists that the build does not know; it always knows
 * `/`.
 */
export function compareRoutes(known: readonly string[], published: readonly string[]): Comparison {
  const all = new Set(['/', ...known])
  const listed = new Set(published)
  return {
    routes: [...new Set([...all, ...listed])].toSorted(),
    missing: [...all].filter((route) => !listed.has(route)).toSorted(),
    unknown: [...listed].filter((route) => !all.has(route)).toSorted(),
  }
}

const escape = (url: string) => url.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Returns the sitemap made anew. */
export const sitemapXml = (origin: string, routes: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${routes.map((route) => `  <url><loc>${escape(origin + route)}</loc></url>`).join('\n')}\n</urlset>\n`

/** Runs the update and writes to the console what came of it. */
export async function updateSitemap(): Promise<void> {
  try {
    const [known, addresses] = await Promise.all([knownRoutes(), publishedAddresses()])
    const published = addresses.map(({ pathname }) => pathname)
    const origin = addresses[0]?.origin ?? location.origin
    const { routes, missing, unknown } = compareRoutes(known, published)
    const download = URL.createObjectURL(
      new Blob([sitemapXml(origin, routes)], { type: 'application/xml' }),
    )
    const list = (name: string, some: string[]) =>
      some.length ? `\n${name}: ${some.join(', ')}` : ''
    console.info(
      `[sitemap] ${routes.length} routes found, ${published.length} in the published sitemap, ${missing.length} missing.${list('Missing', missing)}${list('Listed but unknown to the build', unknown)}\nDownload the new sitemap.xml: ${download}`,
    )
  } catch (error) {
    console.error('[sitemap] 0 routes found: the update could not be made.', error)
  }
}
