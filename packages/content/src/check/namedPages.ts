import type { ReadableContent } from '../load'
import { namedPages, type NamedPages } from '../namedPages'
import { problem, type Problem } from '../problem'
import { currentRoute, isHomeAlias, knownRoutes, mayBeBroken, productRoute } from '../routes'

/**
 * Checks that the pages that code names are there, or a redirect leads on to a page where code
 * follows it.
 */
export function namedPageProblems(
  content: ReadableContent,
  { fixed, moving }: NamedPages = namedPages,
): Problem[] {
  const products = content.products.map(({ id }) => productRoute(id))
  const pages = knownRoutes(content).flatMap(({ route }) =>
    isHomeAlias(route) || products.includes(route) ? [] : [route],
  )
  const isMissing = (route: string) => !pages.includes(route) && !mayBeBroken(content, route)
  const { redirects } = content
  const lost =
    redirects === null
      ? []
      : moving.filter((route) => isMissing(currentRoute({ redirects }, route)))
  return [
    ...fixed
      .filter(isMissing)
      .map((route) =>
        problem(
          `data/pages/${route.split('/').at(-1)}.json`,
          ['route'],
          `"${route}" is no page any more, and the site's own parts link to it.`,
          'Give the page this address again; only a developer can move it or take it out',
        ),
      ),
    ...lost.map((route) =>
      problem(
        'data/redirects.json',
        ['redirects'],
        `"${route}" is no page any more, and the site's own parts lead to it.`,
        'Add a redirect from it to the page that takes its place, but not to a product',
      ),
    ),
  ]
}
