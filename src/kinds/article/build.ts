import type { Rich } from '@clinic/content/expand'
import type { Picture } from '../../site/site'
import type { Crumb, ListItem, SourceText, ReviewText, PageSpec } from '../../site/page'
import type { SectionContent } from '../sections/types'
import { pagePath } from '@clinic/content/routes'
import { clinicReference, head } from '../../buildContext/head'
import type { BuildContext } from '../../buildContext/buildContext'
import { sceneCaption } from '../../words/pictures'
import { shownSections } from '../sections/build'

export type ArticleContent = {
  heading: string
  intro: Rich
  crumbs: Crumb[]
  plate: Picture
  caption: string | null
  sections: SectionContent[]
  related: ListItem[]
  sources: SourceText[]
  review: ReviewText
}

/** Returns a page for each cosmetalk and blog article. */
export function articlePages(buildContext: BuildContext): PageSpec<ArticleContent>[] {
  return buildContext.content.articles.map((a) => {
    const review = buildContext.review(a.review)
    const heading = buildContext.words(a.heading)
    const crumbs = buildContext.crumbs('/cosmetalk')
    return {
      path: pagePath(a.route),
      template: 'article',
      lastmod: a.review.reviewed,
      context: {
        head: head(buildContext, a, {
          type: 'article',
          about: [
            {
              '@type': 'Article',
              headline: heading,
              description: buildContext.metaText(a.description),
              url: buildContext.address(a.route),
              image: `${buildContext.origin}${buildContext.pictures.social(a.route)}`,
              datePublished: a.review.written,
              dateModified: a.review.reviewed,
              inLanguage: 'en-GB',
              author: { '@type': 'Person', name: review.writtenBy.name },
              reviewedBy: { '@type': 'Person', name: review.reviewedBy.name },
              publisher: clinicReference(buildContext.origin),
            },
          ],
          breadcrumb: { name: heading, crumbs },
        }),
        mobilePriceBar: null,
        content: {
          heading: buildContext.words(a.heading),
          intro: buildContext.rich(a.intro),
          crumbs,
          plate: buildContext.scene(a.photograph, `hero-${a.plate}`),
          caption: sceneCaption(a.photograph),
          sections: shownSections(buildContext, a.sections),
          related: buildContext.related(a.related),
          sources: buildContext.sources(a.sources),
          review,
        },
      },
    }
  })
}
