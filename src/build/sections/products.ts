import { pagePath, productRoute } from '../../content/routes'
import type { PageSpec } from '../../page'
import type { Workshop } from '../workshop'
import { head } from './head'

/** The reading of each product of the prescription programme; kept out of search engines. */
export function productPages(shop: Workshop): PageSpec[] {
  return shop.content.products.map((p) => {
    const route = productRoute(p.id)
    return {
      path: pagePath(route),
      template: 'product',
      lastmod: shop.content.clinic.contentUpdated,
      context: {
        head: head(shop, { ...p, route }, { noindex: true }),
        foot: null,
        content: {
          name: p.name,
          kind: p.kind,
          summary: shop.rich(p.summary),
          crumbs: shop.crumbs('/prescription-skincare'),
          verdict: shop.allRich(p.verdict),
          ingredients: p.ingredients.map((i) => ({
            name: i.name,
            role: shop.words(i.role),
            evidence: i.evidence,
            note: shop.rich(i.note),
            caution: i.caution ? shop.rich(i.caution) : null,
          })),
          suits: shop.allRich(p.suits),
          notFor: shop.allRich(p.notFor),
          howToUse: shop.allRich(p.howToUse),
          related: p.related.map(shop.listItem),
          sample: p.sample === true,
        },
      },
    }
  })
}
