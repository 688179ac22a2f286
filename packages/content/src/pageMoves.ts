import { pageEntries } from './siteContent'
import type { ReadableContent } from './siteContent'
import { productRoute } from './routes'
import { isObject, mapEntries } from './traverse'

/**
 * Applies moves: pages that an editor gave another address, or took down, in one file and one save:
 * `formerRoutes` of a page, `takesDown` of a redirect. Here the former addresses become redirects,
 * the pages that were taken down go, and whatever leads to one of them leads to where it leads on.
 * So nothing else has to be changed in the same moment, which the editor at /cms/ could not do.
 */
export function applyPageMoves(content: ReadableContent): ReadableContent {
  const { redirects: listed, ...rest } = content
  const redirects = listed ?? []
  const pages = pageEntries(content)
  const down = redirects.filter((redirect) => redirect.takesDown)
  const moved = pages.flatMap((page) =>
    'route' in page && page.route !== null
      ? (page.formerRoutes ?? []).map((from, index) => ({
          from,
          to: page.route!,
          of: { file: page.file, index },
        }))
      : [],
  )
  if (down.length === 0 && moved.length === 0) return content

  const isDown = new Set(down.map(({ from }) => from))
  const takenDown = new Set<unknown>(
    pages.filter((page) =>
      isDown.has('route' in page ? (page.route ?? '') : productRoute(page.id)),
    ),
  )
  const end = finalTarget(new Map([...down, ...moved].map(({ from, to }) => [from, to])))
  const settled = Object.entries(rest).map(([name, list]) => [
    name,
    relink(
      withoutOffers(
        Array.isArray(list) ? list.filter((entry) => !takenDown.has(entry)) : list,
        isDown,
      ),
      end,
    ),
  ])
  return {
    ...(Object.fromEntries(settled) as typeof rest),
    takenDown: pages.filter((page) => takenDown.has(page)),
    redirects: listed && [...redirects.map(({ from, to }) => ({ from, to: end(to) })), ...moved],
  }
}

/**
 * Returns the route to which a route leads today. A page may be moved twice, or moved and then
 * taken down; one that leads back to itself is the check's to name.
 */
const finalTarget = (leadsTo: ReadonlyMap<string, string>) => (route: string) => {
  const passed = new Set<string>()
  let now = route
  for (
    let next = leadsTo.get(now);
    next !== undefined && !passed.has(next);
    next = leadsTo.get(now)
  )
    passed.add((now = next))
  return now
}

/** Lists whose entries offer a page by a name of their own, and the field that leads to it. */
const offering: Record<string, string> = {
  treatments: 'link',
  alternatives: 'route',
  options: 'route',
}

/** Checks whether an entry is an answer for pages alone that were all taken down. */
function isOnlyForThose(item: object, isDown: ReadonlySet<string>): boolean {
  const { treatments, answer, text } = item as Record<string, unknown>
  return (
    (answer !== undefined || text !== undefined) &&
    Array.isArray(treatments) &&
    treatments.length > 0 &&
    treatments.every((route) => isDown.has(String(route)))
  )
}

/**
 * Returns a value without the entries that offer a page taken down under its own name: links of the
 * menu, alternatives, options of a decision that has others; and without answers that were for such
 * pages alone, which would otherwise be given of the page that took their place.
 */
function withoutOffers<T>(value: T, isDown: ReadonlySet<string>, name = ''): T {
  if (Array.isArray(value)) {
    const field = offering[name]
    const kept = value.filter(
      (item: unknown) =>
        !isObject(item) ||
        'file' in item ||
        ((field === undefined || !isDown.has(String(item[field]))) &&
          !isOnlyForThose(item, isDown)),
    )
    const least = name === 'options' ? 3 : 1
    const list = kept.length < least || kept.length === value.length ? value : kept
    return mapEntries(list, (item) => withoutOffers(item, isDown, name)) as T
  }
  return mapEntries(value, (item, key) => withoutOffers(item, isDown, String(key)))
}

/** Words or an address with `[words](/old)` and `/old` as they are today. */
function relinkText(text: string, end: (route: string) => string): string {
  if (text.startsWith('/')) return end(text)
  if (!text.includes('](/')) return text
  return text.replaceAll(/\]\((\/[^)\s#]*?)\/?(#[^)\s]*)?\)/g, (link, route: string, hash = '') => {
    const to = end(route)
    // A fragment of the old page does not exist on another page.
    return to === route ? link : `](${to}${to.includes('#') ? '' : hash})`
  })
}

/**
 * Returns a value with its links as they are today; the same object when nothing in it leads to a
 * moved page. What a list then names twice, and a page that it names itself by, stands once.
 */
function relink<T>(value: T, end: (route: string) => string, own?: string): T {
  if (typeof value === 'string') return relinkText(value, end) as T
  if (Array.isArray(value)) {
    const list = mapEntries<unknown[]>(value, (item) => relink(item, end, own))
    if (list === value) return value
    return list.filter(
      (item, i) =>
        item === value[i] || (item !== own && !value.includes(item) && list.indexOf(item) === i),
    ) as T
  }
  if (!isObject(value)) return value
  const route =
    typeof value.route === 'string' && typeof value.file === 'string' ? value.route : own
  return mapEntries<T>(value, (inner, key) =>
    key === 'formerRoutes' || (key === 'route' && inner === route)
      ? inner
      : relink(inner, end, route),
  )
}
