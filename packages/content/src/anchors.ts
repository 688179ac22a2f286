import { treatmentParts } from '@clinic/contract/treatmentParts'
import { plainText, type ExpandFrom } from './expand'
import { headingId, productRoute } from './routes'
import type { Section } from './schemas/common'
import type { ReadableContent } from './siteContent'

/** Anchors that templates give every page of a kind. */
const ofTemplate = {
  treatment: [...Object.keys(treatmentParts).filter((id) => id !== 'before-after'), 'book'].join(
    ' ',
  ),
  article: 'sources book',
  city: 'contact available getting-there questions book',
  person: 'about treatments book',
  decision: 'check options sources book',
  product: 'verdict ingredients suits use book',
}

/**
 * Returns the parts of a page that a link can lead to behind a #; null where it cannot be told
 * while a file is broken. The test of the built pages holds that they are there.
 */
export function anchorsOf(content: ReadableContent, route: string): string[] | null {
  const { clinic, prices, safety, enquiries } = content
  if (clinic === null || prices === null || safety === null || enquiries === null) return null
  const from: ExpandFrom = { ...content, clinic, prices, safety, enquiries }
  const of = (kind: keyof typeof ofTemplate, more: string[] = []) => [
    ...ofTemplate[kind].split(' '),
    ...more,
  ]
  const words = (heading: string) => {
    try {
      return plainText(heading, from)
    } catch {
      // It names what there is not, which another check tells.
      return heading
    }
  }
  const inSections = (sections: readonly Section[]) =>
    sections
      .filter(({ hidden }) => !hidden)
      .flatMap(({ heading, feature, part }, i) => [
        part === 'booking' ? 'book' : headingId(words(heading), i),
        ...(feature === 'protocols' ? safety.protocols.map(({ id }) => id) : []),
      ])
  const is = (one: { route: string | null }) => one.route === route
  if (content.treatments.some(is)) return of('treatment')
  const article = content.articles.find(is)
  if (article) return of('article', inSections(article.sections))
  const city = content.cities.find(is)
  if (city) return of('city', inSections(city.sections))
  if (content.people.some(is)) return of('person')
  const decision = content.decisions.find(is)
  if (decision)
    return of(
      'decision',
      (decision.more ?? []).map(({ heading }, i) => headingId(words(heading), i)),
    )
  if (content.products.some(({ id }) => productRoute(id) === route)) return of('product')
  const page = content.pages.find(is)
  if (page === undefined) return null
  return [
    ...inSections(page.sections),
    ...(page.questions?.length ? ['questions'] : []),
    ...(page.review ? ['sources'] : []),
  ]
}
