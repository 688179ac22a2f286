import type { PageSpec } from '../page'
import { articlePages } from './sections/articles'
import { cityPages } from './sections/cities'
import { decisionPages } from './sections/decisions'
import { homePages } from './sections/home'
import { infoPages } from './sections/info'
import { peoplePages } from './sections/people'
import { productPages } from './sections/products'
import { treatmentPages } from './sections/treatments'
import type { BuildContext } from './buildContext'

/** Every page of the site, from content. The not-found page is Gatsby's own, in src/pages. */
export function sitePages(buildContext: BuildContext): PageSpec[] {
  return [
    homePages,
    treatmentPages,
    articlePages,
    cityPages,
    infoPages,
    decisionPages,
    peoplePages,
    productPages,
  ].flatMap((pages) => pages(buildContext))
}
