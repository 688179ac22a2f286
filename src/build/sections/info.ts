import { pagePath } from '../../content/routes'
import type { PageSpec } from '../../page'
import { breadcrumbNode, clinicNode, graph } from '../jsonLd'
import { pictureCaption, pictureWords } from '../pictureWords'
import type { Workshop } from '../workshop'
import { head } from './head'
import { sectionContents } from './sectionContent'

/** A page for each one-off page of data/pages, but for the homepage. */
export function infoPages(shop: Workshop): PageSpec[] {
  return shop.content.pages
    .filter((p) => p.kind !== 'home')
    .map((p) => {
      const name = shop.entry(p.route).name
      const crumbs = p.kind === 'category' && p.route !== '/treatments' && p.route !== '/cosmetalk' ? shop.crumbs('/treatments') : []
      return {
        path: pagePath(p.route),
        template: 'info',
        lastmod: p.review?.reviewed ?? shop.content.clinic.contentUpdated,
        context: {
          head: head(shop, p, {
            noindex: p.noindex,
            canonical: p.canonical,
            jsonLd: p.noindex
              ? null
              : graph(['info', 'people'].includes(p.kind) ? clinicNode(shop) : null, breadcrumbNode(crumbs, { name, url: shop.address(p.route) }, shop)),
          }),
          foot: null,
          content: {
            heading: shop.words(p.heading),
            intro: shop.rich(p.intro),
            crumbs,
            kind: p.kind,
            picture: p.illustration
              ? { ...shop.entry(p.route).picture, alt: pictureWords({ illustration: p.illustration }, name) }
              : p.plate
                ? shop.plate(`hero-${p.plate}`, '')
                : null,
            caption: p.illustration ? pictureCaption(null) : null,
            language: p.language ? { lang: p.language.lang, dir: p.language.dir } : null,
            sections: sectionContents(shop, p.sections, p.language?.lang),
            questions: shop.questions(p.questions),
            decisions: shop.decisions(p.route),
            related: p.related.map(shop.listItem),
            sources: shop.sources(p.sources),
            review: p.review ? shop.review(p.review) : null,
          },
        },
      }
    })
}
