import type { PageSpec } from '../../site/page'
import { heroBox } from '@clinic/illustration/plates/hero'
import { formatPrice } from '@clinic/content/prices'
import { currentRoute, homeAliases, pagePath } from '@clinic/content/routes'
import type { Page } from '@clinic/content/schemas/page'
import { faceMap, frontMapOnly } from '../../buildContext/faceMap'
import { clinicNode, head } from '../../buildContext/head'
import { assessmentData, galleryItems, ratedFaceOf } from '../../buildContext/siteData'
import type { BuildContext } from '../../buildContext/buildContext'
import { sectionContents, skincareProgramme } from '../sections/build'
import * as homeWords from '../../words/home'
import * as sharedWords from '../../words/shared'

/** A point of the hero and the leader line from its label, in per cent of the plate's width. */
export type HeroPoint = {
  label: string
  to: string
  x: number
  y: number
  leader: { x: number; y: number; bend: number }
}

/** All labels end here, in front of the nose: how far forward on the head. */
const margin = 25

const share = (length: number) => Math.round((length / heroBox.width) * 10_000) / 100
const across = (forward: number) => share(-forward - heroBox.left)
const down = (y: number) => share(y - heroBox.top)

/**
 * @param at on the head: how far forward, and how far down; @param labelled the height of the
 *   label, @param bend how far forward its leader bends
 */
const heroPoint = (
  label: string,
  to: string,
  at: [forward: number, y: number],
  labelled = at[1],
  bend = margin,
): HeroPoint => ({
  label,
  x: across(at[0]),
  y: down(at[1]),
  leader: { x: across(margin), y: down(labelled), bend: across(bend) },
  to,
})

/** The eight points of the hero plate, given on the head: redrawn art takes them with it. */
export const heroPoints: HeroPoint[] = [
  heroPoint(homeWords.forehead, '/forehead-lines-botox', [-21, -52]),
  heroPoint(homeWords.eyes, '/crows-feet-botox', [-45, 1], -33, -48.5),
  heroPoint(homeWords.cheeks, '/cheek-filler', [-50, 27], 12, -4),
  heroPoint(homeWords.nose, '/non-surgical-nose-job', [5, 33]),
  heroPoint(homeWords.lips, '/lip-fillers', [-1, 61]),
  heroPoint(homeWords.chin, '/chin-filler', [-7, 97]),
  heroPoint(homeWords.jaw, '/jawline-filler', [-70, 87], 121, -40),
  heroPoint(homeWords.neck, '/nefertiti-botox-face-jaw-lift', [-86, 150]),
]

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

/** What the template shows. */
export type HomeContent = ReturnType<typeof homeContent>

function homeContent(buildContext: BuildContext, home: Page) {
  const { clinic, prices } = buildContext.content
  const sections = sectionContents(buildContext, home.sections)
  return {
    hero: {
      heading: buildContext.words(home.heading),
      lead: buildContext.rich(home.intro),
      plate: buildContext.plate('profile', homeWords.profileAlt),
      points: heroPoints.map((point) => ({
        ...point,
        to: pagePath(currentRoute(buildContext.content, point.to)),
      })),
    },
    claims: [
      { label: homeWords.established, value: homeWords.since(clinic.since) },
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
        label: homeWords.consultationRedeemable,
        value: formatPrice(buildContext.price(prices.consultation)),
      },
      { label: sharedWords.where, value: `${clinic.address.street}, ${clinic.address.locality}` },
    ],
    /** In the order in which they stand on the page. */
    sections: home.sections.map(({ part }, i) => ({ ...sections[i]!, part: part! })),
    popular: (home.sections.find(({ part }) => part === 'popular')?.treatments ?? []).map((route) =>
      buildContext.card(route, '/'),
    ),
    faceMap: frontMapOnly(faceMap(buildContext)),
    gallery: galleryItems(buildContext).slice(0, shownInGallery),
    ratedFace: ratedFaceOf(buildContext),
    /** null where the section is left out. */
    skincare: home.sections.some(({ part }) => part === 'skincare')
      ? {
          plate: buildContext.plate('bathroom-shelf', homeWords.bottleAlt),
          price: skincareProgramme(buildContext),
        }
      : null,
    /** A plan made in steps, beside the statement of what the clinic believes. */
    plan: buildContext.scene(home.photograph, 'hero-plan', homeWords.planAlt),
    doctor: buildContext.doctors[0] ?? null,
    assessment: assessmentData(buildContext),
    terrace: buildContext.plate('terrace', ''),
  }
}
