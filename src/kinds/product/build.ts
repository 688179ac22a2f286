import type { PageSpec } from '../../site/page'
import { pagePath, productRoute } from '@clinic/content/routes'
import type { BuildContext } from '../../buildContext/buildContext'
import { head } from '../../buildContext/head'
import { heroPicture } from '../info/build'
import { pageFacts } from '../info/facts'

/** The page of the programme that products belong to: they show its picture and its price. */
const programmeRoute = '/prescription-skincare'

/**
 * Returns the reading of each product of the prescription programme; kept out of search engines.
 */
export function productPages(buildContext: BuildContext): PageSpec<ProductContent>[] {
  return buildContext.content.products.map((p) => {
    const route = productRoute(p.id)
    return {
      path: pagePath(route),
      template: 'product',
      lastmod: buildContext.content.clinic.contentUpdated,
      context: {
        head: head(buildContext, { ...p, route }, { noindex: true }),
        mobilePriceBar: null,
        content: productContent(buildContext, p),
      },
    }
  })
}

/** What the template shows. */
export type ProductContent = ReturnType<typeof productContent>

function productContent(
  buildContext: BuildContext,
  p: BuildContext['content']['products'][number],
) {
  const programme = buildContext.content.pages.find(({ route }) => route === programmeRoute)
  return {
    name: buildContext.words(p.name),
    kind: p.kind,
    summary: buildContext.rich(p.summary),
    crumbs: buildContext.crumbs(programmeRoute),
    picture: programme ? heroPicture(buildContext, programme) : null,
    facts: programme ? pageFacts(buildContext, programme) : [],
    verdict: buildContext.allRich(p.verdict),
    ingredients: p.ingredients.map((i) => ({
      name: buildContext.words(i.name),
      role: buildContext.words(i.role),
      evidence: i.evidence,
      note: buildContext.rich(i.note),
      caution: i.caution ? buildContext.rich(i.caution) : null,
    })),
    suits: buildContext.allRich(p.suits),
    notFor: buildContext.allRich(p.notFor),
    howToUse: buildContext.allRich(p.howToUse),
    related: buildContext.related(p.related),
    sample: p.sample === true,
  }
}
