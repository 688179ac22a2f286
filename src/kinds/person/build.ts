import type { PageSpec } from '../../site/page'
import { pagePath } from '@clinic/content/routes'
import { clinicReference, head } from '../../buildContext/head'
import type { BuildContext } from '../../buildContext/buildContext'

/** Returns a profile page for each person who has a route. */
export function peoplePages(buildContext: BuildContext): PageSpec<PersonContent>[] {
  return buildContext.content.people.flatMap((p): PageSpec<PersonContent>[] => {
    if (p.route === null) return []
    const { route } = p
    const content = personContent(buildContext, p)
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
              breadcrumb: { name: p.name, crumbs: content.crumbs },
            },
          ),
          mobilePriceBar: null,
          content,
        },
      },
    ]
  })
}

/** What the template shows. */
export type PersonContent = ReturnType<typeof personContent>

function personContent(buildContext: BuildContext, p: BuildContext['content']['people'][number]) {
  return {
    name: p.name,
    role: buildContext.words(p.role),
    crumbs: buildContext.crumbs('/team'),
    portrait: buildContext.portrait(p),
    registration: p.registration,
    qualifications: p.qualifications.map(buildContext.words),
    intro: buildContext.rich(p.intro),
    biography: buildContext.allRich(p.biography),
    interests: p.interests.map(buildContext.words),
    treatments: p.treatments.map(buildContext.listItem),
    related: buildContext.related(p.related),
    sample: p.sample === true,
  }
}
