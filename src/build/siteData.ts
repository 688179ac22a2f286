import { pairName } from '../art/illustrations'
import { displayName, expandTokens, medicineName } from '../content/expand'
import type { SiteContent } from '../content/load'
import { currentRoute, pagePath } from '../content/routes'
import type { Clinic } from '../content/schemas/clinic'
import type { Assessment, DialogData, GalleryItem, Link, Phone, SearchPage, SiteData } from '../site'
import type { Workshop } from './workshop'

/** A telephone line as it is shown and dialled. */
export const phone = ({ label, display, e164 }: Clinic['lines'][0]): Phone => ({ label, display, href: `tel:${e164}` })

/** What every page knows about the clinic. Holds no price. */
export function siteData(shop: Workshop): SiteData {
  const { clinic } = shop.content
  const link = (route: string): Link => ({ label: shop.entry(route).name, to: pagePath(route) })
  /** Each page once, where it stands today: two of them may lead to one since. */
  const links = (...routes: string[]): Link[] => [...new Set(routes.map((route) => currentRoute(shop.content, route)))].map(link)
  return {
    name: clinic.name,
    shortName: clinic.shortName,
    strapline: clinic.strapline,
    lines: [phone(clinic.lines[0]), phone(clinic.lines[1])],
    freephone: phone(clinic.freephone),
    emergencyLine: phone(clinic.emergencyLine),
    whatsapp: { display: clinic.whatsapp.display, href: `https://wa.me/${clinic.whatsapp.e164.slice(1)}?text=${encodeURIComponent(clinic.whatsapp.greeting)}` },
    email: { address: clinic.email, href: `mailto:${clinic.email}` },
    bookingUrl: clinic.bookingUrl,
    socials: clinic.socials.map(({ name, url }) => ({ name, url })),
    address: { street: clinic.address.street, locality: clinic.address.locality, postcode: clinic.address.postcode, country: clinic.address.country },
    hours: clinic.hours,
    disclaimer: clinic.disclaimer.map(shop.words),
    adultsOnly: shop.words(clinic.adultsOnly),
    inPerson: shop.words(clinic.inPerson),
    emergency: shop.words(clinic.emergency),
    worried: link(shop.content.safety.page),
    medicine: medicineName(clinic),
    locations: clinic.locations.map(link),
    footer: [
      {
        title: 'Quick links',
        links: links(
          '/treatments',
          '/botox-london',
          '/dermal-fillers',
          '/dermatology',
          '/aesthetics-at-a-glance',
          '/botox-cost-london',
          '/prescription-skincare',
          '/before-after-gallery',
        ),
      },
      {
        title: 'The clinic',
        links: links(
          '/about',
          '/team',
          '/testimonials',
          '/membership',
          '/aesthetic-training',
          '/fellowship-invitation',
          '/medical-student-work-experience',
          '/cosmetalk',
        ),
      },
    ],
  }
}

/** What the dialogs need beside {@link siteData}. Holds no price. */
export function dialogData(shop: Workshop): DialogData {
  const { content } = shop
  return {
    gallery: galleryItems(shop),
    categories: content.categories.map((c) => ({
      id: c.id,
      name: displayName(c, content),
      gradient: c.gradient,
      icon: shop.pictures.plate(`icon-${c.icon}`).src,
      treatments: c.treatments.map((t) => ({ name: displayName(t, content), link: pagePath(t.link) })),
      viewAllLink: pagePath(c.viewAllLink),
    })),
    concerns: content.concerns,
    consents: { healthData: shop.words(content.enquiries.consents.healthData), marketing: shop.words(content.enquiries.consents.marketing) },
    assessment: assessmentData(content),
  }
}

/** The before-and-after pairs, in the order of data/gallery.json. */
export function galleryItems(shop: Workshop): GalleryItem[] {
  const { illustration, photograph } = shop.pictures
  return shop.content.gallery.map((g) => ({
    id: g.id,
    kind: g.kind,
    before: {
      ...(g.kind === 'illustration' ? illustration(pairName(g.id, 'before')) : photograph(g.photographs.before.image)),
      alt: shop.words(g.alt.before),
    },
    after: { ...(g.kind === 'illustration' ? illustration(pairName(g.id, 'after')) : photograph(g.photographs.after.image)), alt: shop.words(g.alt.after) },
    treatment: displayName({ name: g.treatment, publicLabel: g.publicLabel }, shop.content),
    description: shop.plain(g.description),
    timing: shop.words(g.timing),
    to: pagePath(g.route),
  }))
}

/** The sample facial assessment. Its scores are shown as they are. */
export function assessmentData(content: SiteContent): Assessment {
  const { intro, method, categories, totals, note, sample } = content.assessment
  const words = (text: string) => expandTokens(text, content)
  return { intro: words(intro), method: method.map(words), categories, totals, note: words(note), sample: sample === true }
}

/** The pages that the search may suggest: every page a visitor should find, with its keywords. */
export function searchPages(shop: Workshop): SearchPage[] {
  const { content } = shop
  return [...content.treatments, ...content.pages, ...content.articles, ...content.cities, ...content.people]
    .filter((p) => p.route !== null && !('noindex' in p && p.noindex))
    .map((p) => ({ path: pagePath(p.route!), title: shop.entry(p.route!).name, keywords: p.keywords }))
    .toSorted((a, b) => a.path.localeCompare(b.path))
}
