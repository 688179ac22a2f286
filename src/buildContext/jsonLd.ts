import { schemaHours } from '@clinic/content/hours'
import type { Clinic } from '@clinic/content/schemas/clinic'
import type { Crumb } from '../site/page'
import type { BuildContext } from './buildContext'

export type Node = Record<string, unknown>

const clinicId = (origin: string) => `${origin}/#clinic`

/** Returns the numbers of registers that are confirmed: Companies House and the CQC. */
function registrationNodes({ company, cqc }: Clinic['identity']): Node {
  const numbers = [
    ...(company.sample ? [] : [['Companies House', company.number]]),
    ...(cqc === null || cqc.sample ? [] : [['Care Quality Commission', cqc.provider]]),
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
export function breadcrumbNode(
  crumbs: Crumb[],
  here: { name: string; url: string },
  { origin }: BuildContext,
): Node {
  const items = [
    { name: 'Home', url: `${origin}/` },
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
