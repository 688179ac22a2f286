import { formatPrice, skincarePrice } from '../../content/money'
import { currentRoute, homeAliases, pagePath } from '../../content/routes'
import type { Page } from '../../content/schemas/page'
import { homeSections, type HomeContent, type PageSpec } from '../../page'
import { heroPoints } from '../../art/heroPoints'
import { faceMap, frontMapOnly } from '../faceMap'
import { clinicNode, graph } from '../jsonLd'
import { assessmentData, galleryItems } from '../siteData'
import type { Workshop } from '../workshop'
import { head } from './head'
import { sectionContents } from './sectionContent'

/** How many gallery items the homepage's grid shows (specification, section 9); the lightbox has all seven. */
const shownInGallery = 6

/** The homepage, and its two aliases with canonical `/`. */
export function homePages(shop: Workshop): PageSpec[] {
  const home = shop.content.pages.find((p) => p.kind === 'home')
  if (!home) throw new Error('data/pages/home.json is missing; the gate should have said so')
  const content = homeContent(shop, home)
  return ['/', ...homeAliases].map((route) => ({
    path: pagePath(route),
    template: 'home',
    lastmod: shop.content.clinic.contentUpdated,
    context: { head: head(shop, home, { noindex: route !== '/', canonical: '/', jsonLd: graph(clinicNode(shop)) }), foot: null, content },
  }))
}

function homeContent(shop: Workshop, home: Page): HomeContent {
  const { clinic, prices } = shop.content
  const programme = shop.price(skincarePrice)
  const sections = sectionContents(shop, home.sections)
  return {
    hero: {
      heading: shop.words(home.heading),
      lead: shop.rich(home.intro),
      plate: shop.plate('profile', 'Engraved line drawing of a face in profile, with eight points marked'),
      points: heroPoints.map(({ route, ...point }) => ({ ...point, to: pagePath(currentRoute(shop.content, route)) })),
    },
    claims: [
      { label: 'Established', value: `Since ${clinic.since}` },
      ...clinic.claims.flatMap(({ label, text }) => (label === undefined ? [] : [{ label: shop.words(label), value: shop.words(text) }])),
      { label: 'Consultation, redeemable', value: formatPrice(shop.price(prices.consultation)) },
      { label: 'Where', value: `${clinic.address.street}, ${clinic.address.locality}` },
    ],
    sections: Object.fromEntries(homeSections.map((name, i) => [name, sections[i]!])) as HomeContent['sections'],
    popular: (home.sections[0]!.treatments ?? []).map((route) => shop.card(route, '/')),
    faceMap: frontMapOnly(faceMap(shop)),
    gallery: galleryItems(shop).slice(0, shownInGallery),
    skincare: {
      plate: shop.plate('bottle', 'Engraved drawing of a dispensed bottle with a pharmacy label'),
      price: { label: shop.words(programme.unit), amount: formatPrice(programme) },
    },
    assessment: assessmentData(shop.content),
    terrace: shop.plate('terrace', ''),
  }
}
