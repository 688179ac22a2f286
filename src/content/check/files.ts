import type { SiteContent } from '../load'

/** Every content file with its value, for checks that look at all copy alike. */
export function contentFiles(content: SiteContent): { file: string; value: unknown }[] {
  const folders = [content.treatments, content.articles, content.cities, content.pages, content.people, content.products].flat()
  return [
    ...folders.map(({ file, id: _id, ...value }) => ({ file, value })),
    { file: 'data/clinic.json', value: content.clinic },
    { file: 'data/categories.json', value: { categories: content.categories } },
    { file: 'data/treatment-groups.json', value: { groups: content.treatmentGroups } },
    { file: 'data/gallery.json', value: { items: content.gallery } },
    { file: 'data/concerns.json', value: { concerns: content.concerns } },
    { file: 'data/assessment.json', value: content.assessment },
    { file: 'data/reviews.json', value: { reviews: content.reviews } },
    { file: 'data/offers.json', value: { offers: content.offers } },
    { file: 'data/prices.json', value: content.prices },
  ]
}

/** The files that are pages of words, with their kind. */
export function pageFiles(content: SiteContent) {
  return [
    ...content.treatments.map((value) => ({ kind: 'treatment' as const, value })),
    ...content.articles.map((value) => ({ kind: 'article' as const, value })),
    ...content.cities.map((value) => ({ kind: 'city' as const, value })),
    ...content.pages.map((value) => ({ kind: 'page' as const, value })),
    ...content.people.map((value) => ({ kind: 'person' as const, value })),
    ...content.products.map((value) => ({ kind: 'product' as const, value })),
  ]
}
