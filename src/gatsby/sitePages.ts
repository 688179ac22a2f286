import type { PageSpec } from '../site/page'
import { articlePages } from '../kinds/article/build'
import { cityPages } from '../kinds/city/build'
import { decisionPages } from '../kinds/decision/build'
import { homePages } from '../kinds/home/build'
import { infoPages } from '../kinds/info/build'
import { peoplePages } from '../kinds/person/build'
import { productPages } from '../kinds/product/build'
import { treatmentPages } from '../kinds/treatment/build'
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
