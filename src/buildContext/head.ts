import { schemaHours } from '@clinic/content/hours'
import type { Clinic } from '@clinic/content/schemas/clinic'
import type { Crumb, Head } from '../site/page'
import type { BuildContext } from './buildContext'
import { pagePath } from '@clinic/content/routes'
import * as shellWords from '../words/shell'

export type Node = Record<string, unknown>

const clinicId = (origin: string) => `${origin}/#clinic`

/** Returns the numbers of registers that are confirmed: Companies House and the CQC. */
function registrationNodes({ company, cqc }: Clinic['identity']): Node {
  const numbers = [
    ...(company.sample ? [] : [[shellWords.companiesHouse, company.number]]),
    ...(cqc === null || cqc.sample ? [] : [[shellWords.careQualityCommission, cqc.provider]]),
  ]
  return numbers.length === 0
    ? {}
    : {
        identifier: numbers.map(([propertyID, value]) => ({
          '@type': 'PropertyValue',
          propertyID,
          value,
        })),
      }
}

/** Returns the clinic, for pages that are about it. */
export function clinicNode({ content: { clinic }, origin }: BuildContext): Node {
  const { company } = clinic.identity
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(origin),
    name: clinic.name,
    url: `${origin}/`,
    ...(company.sample ? {} : { legalName: company.name }),
    ...registrationNodes(clinic.identity),
    telephone: clinic.lines[0].e164,
    email: clinic.email,
    foundingDate: String(clinic.since),
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.address.street,
      addressLocality: clinic.address.locality,
      postalCode: clinic.address.postcode,
      addressCountry: clinic.address.country,
    },
    openingHours: schemaHours(clinic.hours),
    ...(clinic.socials.length > 0 ? { sameAs: clinic.socials.map((s) => s.url) } : {}),
  }
}

/** Returns the way from the homepage to this page. */
function breadcrumbNode(
  crumbs: Crumb[],
  here: { name: string; url: string },
  { origin }: BuildContext,
): Node {
  const items = [
    { name: shellWords.homePage, url: `${origin}/` },
    ...crumbs.map((c) => ({ name: c.label, url: `${origin}${c.to}` })),
    here,
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: item.name,
      item: item.url,
    })),
  }
}

/** Returns the clinic where another node names it: as provider, publisher or employer. */
export const clinicReference = (origin: string): Node => ({ '@id': clinicId(origin) })

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
