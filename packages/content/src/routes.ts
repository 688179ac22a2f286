import {
  anyRoute,
  pageEntries,
  type PageEntry,
  type ReadableContent,
  type SiteContent,
} from './siteContent'

/** A page that exists, and the file an editor would change. */
export type KnownRoute = { route: string; file: string }

/** The homepage's other addresses: the same page, canonical at `/`. */
export const homeAliases = ['/home', '/home2'] as const

export const isHomeAlias = (route: string): boolean => homeAliases.some((alias) => alias === route)

/**
 * First parts of addresses that hold files of the build or of the host: a page or a redirect there
 * would overwrite them.
 */
const reserved = [
  '404',
  '500',
  'cms',
  'data',
  'page-data',
  'plates',
  'social',
  'static',
  'functions',
]

/** Checks whether `route` lies below an address that the site itself needs. */
export const isReserved = (route: string): boolean => reserved.includes(route.split('/')[1]!)

/**
 * Returns the address a route is served at: with a slash at the end, before any #hash. Full
 * addresses stay as they are.
 */
export function pagePath(route: string): string {
  if (!route.startsWith('/')) return route
  const [path, hash] = route.split('#') as [string, string | undefined]
  return (path.endsWith('/') ? path : `${path}/`) + (hash === undefined ? '' : `#${hash}`)
}

/** Returns the route of the analysis of a skincare product. */
export const productRoute = (id: string) => `/product-analysis/${id}`

/** Returns the route of a page; null for a person without a page of their own. */
export const routeOf = (entry: PageEntry): string | null =>
  'route' in entry ? entry.route : productRoute(entry.id)

/** Returns every page the content makes, with the file it comes from. */
export function knownRoutes(content: ReadableContent): KnownRoute[] {
  return [
    ...pageEntries(content).flatMap((entry) => {
      const route = routeOf(entry)
      return route === null ? [] : [{ route, file: entry.file }]
    }),
    ...homeAliases.map((route) => ({ route, file: 'data/pages/home.json' })),
  ]
}

/**
 * Returns the current route of a page that code names: that address, or the target of its redirect.
 */
export const currentRoute = (
  { redirects }: Pick<SiteContent, 'redirects'>,
  route: string,
): string => redirects.find(({ from }) => from === route)?.to ?? route

/**
 * Checks whether `route` may be the page of a file that could not be read. Links to such a page are
 * not called wrong.
 */
export function mayBeBroken({ broken = [] }: ReadableContent, route: string): boolean {
  const name = route === '/' ? 'home' : route.split('/').at(-1)
  return broken.some(
    (file) =>
      file.folder !== '' && (file.route === anyRoute || file.route === route || file.id === name),
  )
}

/** Returns the id of a heading, for links to it. Headings in other scripts are numbered. */
export const headingId = (heading: string, index: number) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || `section-${index + 1}`
