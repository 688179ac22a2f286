import { pagePath } from '../../content/routes'
import type { Head } from '../../page'
import type { BuildContext } from '../buildContext'

type Options = {
  noindex?: boolean | undefined
  canonical?: string | undefined
  type?: Head['type']
  jsonLd?: object | null
}

/** The head of a page, from the fields every content file has. */
export function head(
  buildContext: BuildContext,
  page: { route: string; title: string; description: string },
  { noindex = false, canonical, type = 'website', jsonLd = null }: Options = {},
): Head {
  return {
    title: buildContext.words(page.title),
    description: buildContext.words(page.description),
    canonical: `${buildContext.origin}${pagePath(canonical ?? page.route)}`,
    image: `${buildContext.origin}${buildContext.pictures.social(canonical ?? page.route)}`,
    type,
    noindex,
    jsonLd,
  }
}
