import type { PageSpec } from '../site/page'
import { articlePages } from './article/build'
import { cityPages } from './city/build'
import { decisionPages } from './decision/build'
import { homePages } from './home/build'
import { infoPages } from './info/build'
import { peoplePages } from './person/build'
import { productPages } from './product/build'
import { treatmentPages } from './treatment/build'
import type { BuildContext } from '../buildContext/buildContext'

/**
 * Returns every page of the site, from content. The not-found page is Gatsby's own, in src/pages.
 */
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
  ].flatMap((pages): PageSpec[] => pages(buildContext))
}
