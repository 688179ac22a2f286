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

/** Marks a page with its kind; the same object again for the same page. */
const marked = <K extends string, V extends object>(kind: K) =>
  perObject((value: V) => ({ kind, value }))

const kinds = {
  treatment: marked<'treatment', SiteContent['treatments'][number]>('treatment'),
  article: marked<'article', SiteContent['articles'][number]>('article'),
  city: marked<'city', SiteContent['cities'][number]>('city'),
  page: marked<'page', SiteContent['pages'][number]>('page'),
  person: marked<'person', SiteContent['people'][number]>('person'),
  product: marked<'product', SiteContent['products'][number]>('product'),
  decision: marked<'decision', SiteContent['decisions'][number]>('decision'),
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
