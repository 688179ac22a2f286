import { pagePath } from '../../content/routes'
import type { PageSpec } from '../../page'
import { breadcrumbNode, clinicReference, graph } from '../jsonLd'
import type { Workshop } from '../workshop'
import { head } from './head'
import { sectionContents } from './sectionContent'

/** A page for each cosmetalk and blog article. */
export function articlePages(shop: Workshop): PageSpec[] {
  return shop.content.articles.map((a) => {
    const review = shop.review(a.review)
    const heading = shop.words(a.heading)
    const crumbs = shop.crumbs('/cosmetalk')
    return {
      path: pagePath(a.route),
      template: 'article',
      lastmod: a.review.reviewed,
      context: {
        head: head(shop, a, {
          type: 'article',
          jsonLd: graph(
            {
              '@type': 'Article',
              headline: heading,
              description: shop.words(a.description),
              url: shop.address(a.route),
              image: `${shop.origin}${shop.pictures.social(a.route)}`,
              datePublished: a.review.written,
              dateModified: a.review.reviewed,
              inLanguage: 'en-GB',
              author: { '@type': 'Person', name: review.writtenBy.name },
              reviewedBy: { '@type': 'Person', name: review.reviewedBy.name },
              publisher: clinicReference(shop.origin),
            },
            breadcrumbNode(crumbs, { name: heading, url: shop.address(a.route) }, shop),
          ),
        }),
        foot: null,
        content: {
          heading,
          intro: shop.rich(a.intro),
          crumbs,
          plate: shop.plate(`hero-${a.plate}`, ''),
          sections: sectionContents(shop, a.sections),
          related: a.related.map(shop.listItem),
          sources: shop.sources(a.sources),
          review,
        },
      },
    }
  })
}
