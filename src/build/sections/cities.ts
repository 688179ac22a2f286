import { pagePath } from '../../content/routes'
import type { Rich } from '../../content/expand'
import type { PageSpec } from '../../page'
import { breadcrumbNode, clinicNode, graph } from '../jsonLd'
import { phone } from '../siteData'
import type { Workshop } from '../workshop'
import { head } from './head'
import { sectionContents } from './sectionContent'

/** A page for each city. */
export function cityPages(shop: Workshop): PageSpec[] {
  return shop.content.cities.map((c) => {
    const crumbs = shop.crumbs('/contact')
    return {
      path: pagePath(c.route),
      template: 'city',
      lastmod: shop.content.clinic.contentUpdated,
      context: {
        head: head(shop, c, { jsonLd: graph(clinicNode(shop), breadcrumbNode(crumbs, { name: c.name, url: shop.address(c.route) }, shop)) }),
        foot: null,
        content: {
          heading: shop.words(c.heading),
          intro: shop.rich(c.intro),
          crumbs,
          contact: {
            place: shop.rich(c.contact.place),
            line: shop.rich(c.contact.line),
            hours: shop.rich(c.contact.hours),
            sample: c.contact.sample === true,
            phone: phone(shop.content.clinic.lines[0]),
          },
          emergency: emergencyIn(shop, c.country),
          treatments: c.treatments.map(shop.listItem),
          gettingThere: shop.allRich(c.gettingThere),
          sections: sectionContents(shop, c.sections),
          questions: shop.questions(c.questions),
          related: c.related.map(shop.listItem),
        },
      },
    }
  })
}

/** Whom to call in an emergency in a country abroad; the answers of the protocols are those of the United Kingdom. */
function emergencyIn(shop: Workshop, country: string): Rich | null {
  const abroad = shop.content.safety.abroad.find((entry) => entry.country === country)
  return abroad ? shop.rich(abroad.text) : null
}
