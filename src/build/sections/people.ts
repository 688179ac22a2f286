import { pagePath } from '../../content/routes'
import type { PageSpec } from '../../page'
import { breadcrumbNode, clinicReference, graph } from '../jsonLd'
import type { Workshop } from '../workshop'
import { head } from './head'

/** A profile page for each person who has a route. */
export function peoplePages(shop: Workshop): PageSpec[] {
  return shop.content.people.flatMap((p): PageSpec[] => {
    if (p.route === null) return []
    const { route } = p
    const crumbs = shop.crumbs('/team')
    return [
      {
        path: pagePath(route),
        template: 'person',
        lastmod: shop.content.clinic.contentUpdated,
        context: {
          head: head(
            shop,
            { ...p, route },
            {
              type: 'profile',
              jsonLd: graph(
                { '@type': 'Person', name: p.name, jobTitle: p.role, url: shop.address(route), worksFor: clinicReference(shop.origin) },
                breadcrumbNode(crumbs, { name: p.name, url: shop.address(route) }, shop),
              ),
            },
          ),
          foot: null,
          content: {
            name: p.name,
            role: p.role,
            crumbs,
            portrait: p.portrait ? { ...shop.pictures.photograph(p.portrait.image), alt: shop.words(p.portrait.alt) } : null,
            registration: p.registration,
            qualifications: p.qualifications.map(shop.words),
            intro: shop.rich(p.intro),
            biography: shop.allRich(p.biography),
            interests: p.interests.map(shop.words),
            treatments: p.treatments.map(shop.listItem),
            related: p.related.map(shop.listItem),
            sample: p.sample === true,
          },
        },
      },
    ]
  })
}
