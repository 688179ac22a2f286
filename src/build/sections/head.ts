import { pagePath } from '../../content/routes'
import type { Head } from '../../page'
import type { Workshop } from '../workshop'

type Options = { noindex?: boolean | undefined; canonical?: string | undefined; type?: Head['type']; jsonLd?: object | null }

/** The head of a page, from the fields every content file has. */
export function head(
  shop: Workshop,
  page: { route: string; title: string; description: string },
  { noindex = false, canonical, type = 'website', jsonLd = null }: Options = {},
): Head {
  return {
    title: shop.words(page.title),
    description: shop.words(page.description),
    canonical: `${shop.origin}${pagePath(canonical ?? page.route)}`,
    image: `${shop.origin}${shop.pictures.social(canonical ?? page.route)}`,
    type,
    noindex,
    jsonLd,
  }
}
