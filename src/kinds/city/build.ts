import type { Rich } from '@clinic/content/expand'
import type { PageSpec } from '../../site/page'
import { pagePath } from '@clinic/content/routes'
import { clinicNode, head } from '../../buildContext/head'
import { phone } from '../../buildContext/siteData'
import type { BuildContext } from '../../buildContext/buildContext'
import { cityWords, sceneCaption } from '../../words/pictures'
import { shownSections } from '../sections/build'
import * as kindsWords from '../../words/kinds'

/** Returns a page for each city. */
export function cityPages(buildContext: BuildContext): PageSpec<CityContent>[] {
  return buildContext.content.cities.map((c) => {
    const content = cityContent(buildContext, c)
    return {
      path: pagePath(c.route),
      template: 'city',
      lastmod: buildContext.content.clinic.contentUpdated,
      context: {
        head: head(buildContext, c, {
          about: [clinicNode(buildContext)],
          breadcrumb: { name: c.name, crumbs: content.crumbs },
        }),
        mobilePriceBar: null,
        content,
      },
    }
  })
}

/** Returns who of the clinic's is in a city between clinic days, or that nobody is. */
const coverIn = (
  { content: { safety } }: BuildContext,
  { name, country, contact: { cover } }: BuildContext['content']['cities'][number],
): string =>
  kindsWords.coverBetween(
    name,
    cover,
    safety.abroad.some((entry) => entry.country === country),
  )

/**
 * Returns whom to call in an emergency in a country abroad; the answers of the protocols are those
 * of the United Kingdom.
 */
function emergencyIn(buildContext: BuildContext, country: string): Rich | null {
  const abroad = buildContext.content.safety.abroad.find((entry) => entry.country === country)
  return abroad ? buildContext.rich(abroad.text) : null
}

/** What the template shows. */
export type CityContent = ReturnType<typeof cityContent>

function cityContent(buildContext: BuildContext, c: BuildContext['content']['cities'][number]) {
  return {
    heading: buildContext.words(c.heading),
    intro: buildContext.rich(c.intro),
    crumbs: buildContext.crumbs('/contact'),
    picture:
      c.photograph || c.motif
        ? buildContext.scene(c.photograph, `city-${c.motif}`, c.motif && cityWords[c.motif])
        : null,
    caption: sceneCaption(c.photograph) ?? kindsWords.engravedForThisPage,
    contact: {
      place: buildContext.rich(c.contact.place),
      line: buildContext.rich(c.contact.line),
      hours: buildContext.rich(c.contact.hours),
      cover: buildContext.rich(coverIn(buildContext, c)),
      sample: c.contact.sample === true,
      // The sentence above usually gives it.
      phone: c.contact.line.includes('{clinic:line}')
        ? null
        : phone(buildContext.content.clinic.lines[0]),
    },
    /** Emergency numbers of a country abroad; null in the United Kingdom. */
    emergency: emergencyIn(buildContext, c.country),
    treatments: c.treatments.map(buildContext.plateItem),
    gettingThere: buildContext.allRich(c.gettingThere),
    sections: shownSections(buildContext, c.sections),
    questions: buildContext.questions(c.questions),
    related: buildContext.related(c.related),
  }
}
