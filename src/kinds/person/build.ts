import type { Rich } from '@clinic/content/expand'
import type { Crumb, ListItem, PageSpec } from '../../site/page'
import type { Portrait } from '../../site/site'
import { pagePath } from '@clinic/content/routes'
import { clinicReference, head } from '../../buildContext/head'
import type { BuildContext } from '../../buildContext/buildContext'

export type PersonContent = {
  name: string
  role: string
  crumbs: Crumb[]
  portrait: Portrait
  registration: string | null
  qualifications: string[]
  intro: Rich
  biography: Rich[]
  interests: string[]
  treatments: ListItem[]
  related: ListItem[]
  sample: boolean
}

/** Returns a profile page for each person who has a route. */
export function peoplePages(buildContext: BuildContext): PageSpec<PersonContent>[] {
  return buildContext.content.people.flatMap((p): PageSpec<PersonContent>[] => {
    if (p.route === null) return []
    const { route } = p
    const crumbs = buildContext.crumbs('/team')
    return [
      {
        path: pagePath(route),
        template: 'person',
        lastmod: buildContext.content.clinic.contentUpdated,
        context: {
          head: head(
            buildContext,
            { ...p, route },
            {
              type: 'profile',
              about: [
                {
                  '@type': 'Person',
                  name: p.name,
                  jobTitle: p.role,
                  url: buildContext.address(route),
                  worksFor: clinicReference(buildContext.origin),
                },
              ],
              breadcrumb: { name: p.name, crumbs },
            },
          ),
          mobilePriceBar: null,
          content: {
            name: p.name,
            role: buildContext.words(p.role),
            crumbs,
            portrait: buildContext.portrait(p),
            registration: p.registration,
            qualifications: p.qualifications.map(buildContext.words),
            intro: buildContext.rich(p.intro),
            biography: buildContext.allRich(p.biography),
            interests: p.interests.map(buildContext.words),
            treatments: p.treatments.map(buildContext.listItem),
            related: buildContext.related(p.related),
            sample: p.sample === true,
          },
        },
      },
    ]
  })
}
