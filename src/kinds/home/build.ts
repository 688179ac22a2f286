import { formatPrice } from '@clinic/content/money'
import { currentRoute, homeAliases, pagePath } from '@clinic/content/routes'
import type { Page } from '@clinic/content/schemas/page'
import type { HomeContent } from './types'
import type { PageSpec } from '../../site/page'
import { heroPoints } from './heroPoints'
import { faceMap, frontMapOnly } from '../../buildContext/faceMap'
import { clinicNode } from '../../buildContext/jsonLd'
import { assessmentData, galleryItems, ratedFaceOf } from '../../buildContext/siteData'
import type { BuildContext } from '../../buildContext/buildContext'
import { head } from '../../buildContext/head'
import { sectionContents, skincareProgramme } from '../sections/build'

/** Items in the homepage's gallery grid; the lightbox has all seven. */
const shownInGallery = 6

/** Returns the homepage, and its two aliases with canonical `/`. */
export function homePages(buildContext: BuildContext): PageSpec<HomeContent>[] {
  const home = buildContext.content.pages.find((p) => p.kind === 'home')
  if (!home) throw new Error('data/pages/home.json is missing; the gate should have said so')
  const content = homeContent(buildContext, home)
  return ['/', ...homeAliases].map((route) => ({
    path: pagePath(route),
    template: 'home',
    lastmod: buildContext.content.clinic.contentUpdated,
    context: {
      head: head(buildContext, home, {
        noindex: route !== '/',
        canonical: '/',
        about: [clinicNode(buildContext)],
      }),
      mobilePriceBar: null,
      content,
    },
  }))
}

function homeContent(buildContext: BuildContext, home: Page): HomeContent {
  const { clinic, prices } = buildContext.content
  const sections = sectionContents(buildContext, home.sections)
  return {
    hero: {
      heading: buildContext.words(home.heading),
      lead: buildContext.rich(home.intro),
      plate: buildContext.plate(
        'profile',
        'Engraving of a woman’s head in profile, looking to the left, her hair tied back',
      ),
      points: heroPoints.map((point) => ({
        ...point,
        to: pagePath(currentRoute(buildContext.content, point.to)),
      })),
    },
    claims: [
      { label: 'Established', value: `Since ${clinic.since}` },
      ...clinic.claims.flatMap(({ label, text, sample }) =>
        label === undefined
          ? []
          : [
              {
                label: `${buildContext.words(label)}${sample ? ' (sample)' : ''}`,
                value: buildContext.words(text),
              },
            ],
      ),
      {
        label: 'Consultation, redeemable',
        value: formatPrice(buildContext.price(prices.consultation)),
      },
      { label: 'Where', value: `${clinic.address.street}, ${clinic.address.locality}` },
    ],
    sections: home.sections.map(({ part }, i) => ({ ...sections[i]!, part: part! })),
    popular: (home.sections.find(({ part }) => part === 'popular')?.treatments ?? []).map((route) =>
      buildContext.card(route, '/'),
    ),
    faceMap: frontMapOnly(faceMap(buildContext)),
    gallery: galleryItems(buildContext).slice(0, shownInGallery),
    ratedFace: ratedFaceOf(buildContext),
    skincare: home.sections.some(({ part }) => part === 'skincare')
      ? {
          plate: buildContext.plate(
            'bathroom-shelf',
            'Engraving of a dispensed bottle, a jar and a dropper on a bathroom shelf, with the light of a window on the tiles',
          ),
          price: skincareProgramme(buildContext),
        }
      : null,
    plan: buildContext.scene(
      home.photograph,
      'hero-plan',
      'Engraving of a plan on a table: a drawn head with a doctor’s marks, a pen, and a list of six steps of which two are ticked',
    ),
    doctor: buildContext.doctors[0] ?? null,
    assessment: assessmentData(buildContext),
    terrace: buildContext.plate('terrace', ''),
  }
}
