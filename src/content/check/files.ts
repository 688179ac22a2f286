import type { ReadableContent } from '../load'

/** Every content file that could be read, with its value, for checks that look at all copy alike. */
export function contentFiles(content: ReadableContent): { file: string; value: unknown }[] {
  const folders = [content.treatments, content.articles, content.cities, content.pages, content.people, content.products].flat()
  const list = (name: string, field: string | null, value: unknown) =>
    value === null ? [] : [{ file: `data/${name}.json`, value: field === null ? value : { [field]: value } }]
  return [
    ...folders.map(({ file, id: _id, ...value }) => ({ file, value })),
    ...list('clinic', null, content.clinic),
    ...list('categories', 'categories', content.categories),
    ...list('treatment-groups', 'groups', content.treatmentGroups),
    ...list('gallery', 'items', content.gallery),
    ...list('concerns', 'concerns', content.concerns),
    ...list('areas', 'areas', content.areas),
    ...list('finder-concerns', 'concerns', content.finderConcerns),
    ...list('assessment', null, content.assessment),
    ...list('reviews', 'reviews', content.reviews),
    ...list('offers', 'offers', content.offers),
    ...list('prices', null, content.prices),
  ]
}

/** The files that are pages of words, with their kind. */
export function pageFiles(content: ReadableContent) {
  return [
    ...content.treatments.map((value) => ({ kind: 'treatment' as const, value })),
    ...content.articles.map((value) => ({ kind: 'article' as const, value })),
    ...content.cities.map((value) => ({ kind: 'city' as const, value })),
    ...content.pages.map((value) => ({ kind: 'page' as const, value })),
    ...content.people.map((value) => ({ kind: 'person' as const, value })),
    ...content.products.map((value) => ({ kind: 'product' as const, value })),
  ]
}
