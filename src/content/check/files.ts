import type { Entry, ReadableContent, SiteContent } from '../load'
import { perObject } from '../perObject'

/** A content file that could be read, by the name an editor knows, with what it holds. */
type ContentFile = { file: string; value: object }

const ofEntry = perObject(({ file, id: _id, ...value }: Entry<object>): ContentFile => ({
  file,
  value,
}))

/** @param field what the file calls its list, where {@link SiteContent} has the list itself */
const ofList = (name: string, field?: string) =>
  perObject((value: object): ContentFile => ({
    file: `data/${name}.json`,
    value: field === undefined ? value : { [field]: value },
  }))

const lists = {
  clinic: ofList('clinic'),
  safety: ofList('safety'),
  categories: ofList('categories', 'categories'),
  treatmentGroups: ofList('treatment-groups', 'groups'),
  gallery: ofList('gallery', 'items'),
  concerns: ofList('concerns', 'concerns'),
  areas: ofList('areas', 'areas'),
  finderConcerns: ofList('finder-concerns', 'concerns'),
  assessment: ofList('assessment'),
  reviews: ofList('reviews', 'reviews'),
  offers: ofList('offers', 'offers'),
  enquiries: ofList('enquiries'),
  directions: ofList('directions'),
  prices: ofList('prices'),
  sources: ofList('sources', 'sources'),
} satisfies Partial<Record<keyof SiteContent, unknown>>

/** Every entry of a folder that could be read, kind by kind. */
export const entries = (content: ReadableContent) => [
  ...content.treatments,
  ...content.articles,
  ...content.cities,
  ...content.pages,
  ...content.people,
  ...content.products,
  ...content.decisions,
]

/**
 * Every content file that could be read, with its value, for checks that look at all copy alike.
 */
export function contentFiles(content: ReadableContent): ContentFile[] {
  return [
    ...[
      ...entries(content),
      ...content.families,
      ...content.recovery,
      ...content['can-i'],
      ...content.assistant,
      ...content.languages,
    ].map(ofEntry),
    ...Object.entries(lists).flatMap(([name, of]) => {
      const value = content[name as keyof typeof lists]
      return value === null ? [] : [of(value)]
    }),
  ]
}

const kinds = {
  treatment: perObject((value: SiteContent['treatments'][number]) => ({
    kind: 'treatment' as const,
    value,
  })),
  article: perObject((value: SiteContent['articles'][number]) => ({
    kind: 'article' as const,
    value,
  })),
  city: perObject((value: SiteContent['cities'][number]) => ({ kind: 'city' as const, value })),
  page: perObject((value: SiteContent['pages'][number]) => ({ kind: 'page' as const, value })),
  person: perObject((value: SiteContent['people'][number]) => ({ kind: 'person' as const, value })),
  product: perObject((value: SiteContent['products'][number]) => ({
    kind: 'product' as const,
    value,
  })),
  decision: perObject((value: SiteContent['decisions'][number]) => ({
    kind: 'decision' as const,
    value,
  })),
}

/** The files that are pages of words, with their kind. */
export function pageFiles(content: ReadableContent) {
  return [
    ...content.treatments.map(kinds.treatment),
    ...content.articles.map(kinds.article),
    ...content.cities.map(kinds.city),
    ...content.pages.map(kinds.page),
    ...content.people.map(kinds.person),
    ...content.products.map(kinds.product),
    ...content.decisions.map(kinds.decision),
  ]
}
