import type { Crumb, PageSpec } from '../../site/page'
import { pagePath } from '@clinic/content/routes'
import { clinicNode, head } from '../../buildContext/head'
import { illustrationCaption, sceneCaption, pictureWords } from '../../words/pictures'
import type { BuildContext } from '../../buildContext/buildContext'
import type { Page } from '@clinic/content/schemas/page'
import type { Picture } from '../../site/site'
import { pageFacts } from './facts'
import { shownSections } from '../sections/build'
import * as sharedWords from '../../words/shared'

/** Returns a page for each one-off page of data/pages, but for the homepage. */
export function infoPages(buildContext: BuildContext): PageSpec<InfoContent>[] {
  return buildContext.content.pages
    .filter((p) => p.kind !== 'home')
    .map((p) => {
      const name = buildContext.entry(p.route).name
      const crumbs =
        p.kind === 'category' && p.route !== '/treatments' && p.route !== '/cosmetalk'
          ? buildContext.crumbs('/treatments')
          : []
      return {
        path: pagePath(p.route),
        template: 'info',
        lastmod: p.review?.reviewed ?? buildContext.content.clinic.contentUpdated,
        context: {
          head: head(buildContext, p, {
            lang: p.language?.lang,
            noindex: p.noindex,
            canonical: p.canonical,
            ...(!p.noindex && {
              about: ['info', 'people'].includes(p.kind) ? [clinicNode(buildContext)] : [],
              breadcrumb: { name, crumbs },
            }),
          }),
          mobilePriceBar: null,
          content: infoContent(buildContext, p, crumbs),
        },
      }
    })
}

/** Returns the words of the interface in the language of a page; none for one in English. */
const pageWordsIn = ({ content }: BuildContext, lang: string | undefined) =>
  content.languages.find(({ code }) => code === lang)?.pageWords

/** Returns the headings of the last sections. */
function headings(buildContext: BuildContext, lang: string | undefined) {
  const words = pageWordsIn(buildContext, lang)
  return {
    questions: words?.questions ?? sharedWords.questions,
    sources: words?.sources ?? sharedWords.sourcesAndReview,
    contents: words?.contents ?? sharedWords.onThisPage,
    next: words?.next ?? sharedWords.whereNext,
    book: words?.book ?? sharedWords.bookConsultation,
    call: words?.call ?? sharedWords.orCall,
    /** The same where the page is in another language. */
    closing: words ? { talk: words.talk, inPerson: words.inPerson } : null,
  }
}

/** Returns the words of the review in another language; null for a page in English. */
function reviewWords(buildContext: BuildContext, lang: string | undefined) {
  const words = pageWordsIn(buildContext, lang)
  if (lang === undefined || words === undefined) return null
  const { writtenBy, reviewedBy, nextReview, notApproved } = words
  return { writtenBy, reviewedBy, nextReview, notApproved, lang }
}

/** Returns what stands at the right of a page's heading; null where nothing does. */
export function heroPicture(buildContext: BuildContext, page: Page): Picture | null {
  const { photograph, illustration, plate, route } = page
  if (photograph) return buildContext.scene(photograph, '')
  if (!illustration) return plate ? buildContext.plate(`hero-${plate}`, '') : null
  const { name, picture } = buildContext.entry(route)
  return { ...picture, alt: pictureWords({ illustration }, name) }
}

/** What the template shows. */
export type InfoContent = ReturnType<typeof infoContent>

function infoContent(buildContext: BuildContext, p: Page, crumbs: Crumb[]) {
  return {
    heading: buildContext.words(p.heading),
    intro: buildContext.rich(p.intro),
    crumbs,
    kind: p.kind,
    facts: pageFacts(buildContext, p),
    picture: heroPicture(buildContext, p),
    caption:
      sceneCaption(p.photograph) ?? (p.illustration ? illustrationCaption(p.illustration) : null),
    language: p.language ? { lang: p.language.lang, dir: p.language.dir } : null,
    say: headings(buildContext, p.language?.lang),
    sections: shownSections(buildContext, p.sections, p.language?.lang),
    questions: buildContext.questions(p.questions),
    decisions: buildContext.decisions(p.route),
    related: buildContext.related(p.related),
    sources: buildContext.sources(p.sources),
    review: p.review ? buildContext.review(p.review) : null,
    sayReview: reviewWords(buildContext, p.language?.lang),
  }
}
