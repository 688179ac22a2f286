import { ratedFace, ratedPlaces } from '@clinic/illustration/plates/faces'
import { medicineNames } from '@clinic/content/check/medicine'
import { pairName } from '../pictures/illustrationNames'
import { emergencyHours } from '@clinic/content/emergencyLine'
import { medicineName, numberLink } from '@clinic/content/expand'
import { hoursRows, spanWords } from '@clinic/content/hours'
import { currentRoute, pagePath } from '@clinic/content/routes'
import type { Clinic } from '@clinic/content/schemas/clinic'
import type { Page } from '@clinic/content/schemas/page'
import type { Treatment } from '@clinic/content/schemas/treatment'
import type {
  Assessment,
  DialogData,
  GalleryItem,
  Link,
  Phone,
  SearchPage,
  SiteData,
} from '../site/site'
import type { RatedFace } from '../site/page'
import { typeset } from '@clinic/contract/typography'
import type { BuildContext } from './buildContext'
import { plateCard } from './pageEntries'
import * as sharedWords from '../words/shared'
import * as shellWords from '../words/shell'

/** Returns a telephone line as it is shown and dialled. */
export const phone = ({ label, display, e164 }: Clinic['lines'][0]): Phone => ({
  label,
  display,
  href: `tel:${e164}`,
})

const whatsapp = ({ display, e164, greeting }: NonNullable<Clinic['whatsapp']>) => ({
  display,
  href: `https://wa.me/${e164.slice(1)}?text=${encodeURIComponent(greeting)}`,
})

/** Returns what every page knows about the clinic. Holds no price. */
export function siteData(buildContext: BuildContext): SiteData {
  const { clinic, gallery, safety } = buildContext.content
  const [first, ...others] = clinic.lines
  const link = (route: string): Link => ({
    label: buildContext.entry(route).name,
    to: pagePath(route),
  })
  /** Returns each page once, where it stands today: two of them may lead to one since. */
  const links = (...routes: string[]): Link[] =>
    [...new Set(routes.map((route) => currentRoute(buildContext.content, route)))].map(link)
  return {
    name: clinic.name,
    shortName: clinic.shortName,
    strapline: typeset(clinic.strapline),
    lines: [phone(first), ...others.map(phone)],
    freephone: clinic.freephone === undefined ? null : phone(clinic.freephone),
    emergencyLine: { ...phone(clinic.emergencyLine), answered: emergencyHours(clinic) },
    helplines: safety.numbers.flatMap((number) =>
      number.button === undefined
        ? []
        : [
            {
              display: typeset(number.display),
              href: numberLink(number),
              button: typeset(number.button),
            },
          ],
    ),
    whatsapp: clinic.whatsapp === undefined ? null : whatsapp(clinic.whatsapp),
    email: { address: clinic.email, href: `mailto:${clinic.email}` },
    bookingUrl: clinic.bookingUrl,
    socials: clinic.socials.map(({ name, url }) => ({ name, url })),
    address: {
      street: clinic.address.street,
      locality: clinic.address.locality,
      postcode: clinic.address.postcode,
      country: clinic.address.country,
    },
    hours: hoursRows(clinic.hours),
    closedOn: (clinic.closedOn ?? []).map((one) => ({
      days: spanWords(one),
      reason: buildContext.words(one.reason),
    })),
    notices: (clinic.notices ?? []).map(({ text, ...span }) => ({
      ...span,
      text: buildContext.rich(text),
    })),
    disclaimer: clinic.disclaimer.map(buildContext.words),
    adultsOnly: buildContext.words(clinic.adultsOnly),
    inPerson: buildContext.words(clinic.inPerson),
    assistant: buildContext.words('{answers:search}'),
    emergency: buildContext.rich(clinic.emergency),
    legal: buildContext.allRich(['{legal:company} {legal:ico}', '{legal:cqc}']),
    worried: link(safety.page),
    medicine: medicineName(clinic),
    locations: clinic.locations.map(link),
    hasGallery: gallery.length > 0,
    footer: [
      {
        title: shellWords.quickLinks,
        links: links(
          '/treatments',
          '/botox-london',
          '/dermal-fillers',
          '/dermatology',
          '/aesthetics-at-a-glance',
          '/botox-cost-london',
          '/prescription-skincare',
          ...(gallery.length > 0 ? ['/before-after-gallery'] : []),
        ),
      },
      {
        title: sharedWords.theClinic,
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

/** Returns what the dialogs need beside {@link siteData}. Holds no price. */
export function dialogData(buildContext: BuildContext): DialogData {
  const { content } = buildContext
  return {
    gallery: galleryItems(buildContext),
    categories: content.categories.map((c) => ({
      id: c.id,
      name: buildContext.words(c.name),
      gradient: c.gradient,
      icon: { ...plateCard(c.icon, buildContext.pictures), alt: '' },
      treatments: c.treatments.map((t) => ({
        name: buildContext.words(t.name),
        link: pagePath(t.link),
      })),
      viewAllLink: pagePath(c.viewAllLink),
    })),
    doctor: buildContext.doctors[0] ?? null,
    concerns: content.concerns,
    answers: buildContext.words('{answers:analysis}'),
    consents: {
      healthData: buildContext.words(content.enquiries.consents.healthData),
      keep: buildContext.words(content.enquiries.consents.keep),
      marketing: buildContext.words(content.enquiries.consents.marketing),
    },
    assessment: assessmentData(buildContext),
  }
}

/** Returns the pairs of the gallery, in the order of data/gallery.json. */
export const galleryItems = (buildContext: BuildContext): GalleryItem[] =>
  buildContext.content.gallery
    .filter(({ onlyOnPage }) => !onlyOnPage)
    .map((item) => galleryItem(buildContext, item))

/** Returns a before-and-after pair as it is shown. */
export function galleryItem(
  { pictures, words, metaText, plain }: BuildContext,
  g: BuildContext['content']['gallery'][number],
): GalleryItem {
  const picture = (when: 'before' | 'after') => ({
    ...(g.kind === 'illustration'
      ? pictures.illustration(pairName(g.id, when))
      : {
          ...pictures.photograph(g.photographs[when].image),
          focus: g.photographs[when].focus,
        }),
    alt: metaText(g.alt[when]),
  })
  return {
    id: g.id,
    kind: g.kind,
    before: picture('before'),
    after: picture('after'),
    treatment: words(g.treatment),
    description: plain(g.description),
    start: g.start ?? 50,
    timing: words(g.timing),
    to: pagePath(g.route),
  }
}

/** Returns the face that shows a step of the AI analysis. */
export const ratedFaceOf = ({ pictures }: BuildContext): RatedFace => ({
  // Shown beside what it shows, which no screen reader says twice.
  picture: { ...pictures.illustration(ratedFace.name), alt: '' },
  places: ratedPlaces,
})

/** Returns the sample facial assessment. Its scores are shown as they are. */
export function assessmentData({ content, words }: BuildContext): Assessment {
  const { intro, method, categories, totals, note, sample } = content.assessment
  return {
    intro: words(intro),
    method: method.map(words),
    categories: categories.map((category) => ({
      ...category,
      name: words(category.name),
      meaning: words(category.meaning),
      items: category.items.map((item) => ({ ...item, name: words(item.name) })),
    })),
    totals,
    note: words(note),
    sample: sample === true,
  }
}

/** Returns the price that a page is suggested with, where it has one. */
function priceOf(buildContext: BuildContext, page: Treatment | Page | object): { price?: string } {
  const isSold = 'prescriptionOnly' in page || ('price' in page && page.price !== undefined)
  const words = isSold && 'route' in page ? buildContext.listItem(page.route).price : null
  return words === null ? {} : { price: words }
}

/**
 * Returns the pages that the search may suggest: every page a visitor should find, with its
 * keywords and the conditions that it speaks of.
 */
export function searchPages(buildContext: BuildContext): SearchPage[] {
  const { content } = buildContext
  // What visitors type about a medicine is understood, and not published where it may not be named.
  const isTold = (words: string) =>
    content.clinic.advertising === 'as-specified' || !medicineNames.test(words)
  const conditions = content.assistant.flatMap((file) => file.conditions ?? [])
  const spokenOf = (route: string) =>
    conditions.flatMap(({ pages = [], phrases }) =>
      pages.includes(route) ? phrases.filter(isTold) : [],
    )
  return [
    ...content.treatments,
    ...content.pages,
    ...content.articles,
    ...content.cities,
    ...content.people,
  ]
    .filter((p) => p.route !== null && !('noindex' in p && p.noindex))
    .map((p) => ({
      path: pagePath(p.route!),
      title: buildContext.entry(p.route!).name,
      ...priceOf(buildContext, p),
      keywords: [...p.keywords, ...spokenOf(p.route!)],
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path))
}
