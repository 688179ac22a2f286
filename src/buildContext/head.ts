import { pagePath } from '@clinic/content/routes'
import type { Crumb, Head } from '../site/page'
import { breadcrumbNode, type Node } from './jsonLd'
import type { BuildContext } from './buildContext'

type Options = {
  lang?: Head['lang']
  noindex?: boolean | undefined
  canonical?: string | undefined
  type?: Head['type']
  /** The subject of the page, for search engines. */
  about?: Node[]
  /** The pages above this one, and its name below them; they are told that as well. */
  breadcrumb?: { name: string; crumbs: Crumb[] }
}

/** Returns the head of a page, from the fields every content file has. */
export function head(
  buildContext: BuildContext,
  page: { route: string; title: string; description: string },
  { lang, noindex = false, canonical, type = 'website', about = [], breadcrumb }: Options = {},
): Head {
  const url = buildContext.address(page.route)
  const nodes = [
    ...about,
    ...(breadcrumb
      ? [breadcrumbNode(breadcrumb.crumbs, { name: breadcrumb.name, url }, buildContext)]
      : []),
  ]
  return {
    title: buildContext.metaText(page.title),
    ...(lang && { lang }),
    description: buildContext.metaText(page.description),
    canonical: `${buildContext.origin}${pagePath(canonical ?? page.route)}`,
    image: `${buildContext.origin}${buildContext.pictures.social(canonical ?? page.route)}`,
    type,
    noindex,
    jsonLd: nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : null,
  }
}
