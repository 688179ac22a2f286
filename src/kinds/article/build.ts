import type { PageSpec } from '../../site/page'
import { pagePath } from '@clinic/content/routes'
import { clinicReference, head } from '../../buildContext/head'
import type { BuildContext } from '../../buildContext/buildContext'
import { sceneCaption } from '../../words/pictures'
import { shownSections } from '../sections/build'

/** Returns a page for each cosmetalk and blog article. */
export function articlePages(buildContext: BuildContext): PageSpec<ArticleContent>[] {
  return buildContext.content.articles.map((a) => {
    const content = articleContent(buildContext, a)
    const { heading, crumbs, review } = content
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
        content,
      },
    }
  })
}

/** What the template shows. */
export type ArticleContent = ReturnType<typeof articleContent>

function articleContent(
  buildContext: BuildContext,
  a: BuildContext['content']['articles'][number],
) {
  return {
    heading: buildContext.words(a.heading),
    intro: buildContext.rich(a.intro),
    crumbs: buildContext.crumbs('/cosmetalk'),
    plate: buildContext.scene(a.photograph, `hero-${a.plate}`),
    caption: sceneCaption(a.photograph),
    sections: shownSections(buildContext, a.sections),
    related: buildContext.related(a.related),
    sources: buildContext.sources(a.sources),
    review: buildContext.review(a.review),
  }
}
