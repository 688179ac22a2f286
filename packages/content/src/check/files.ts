import type { Entry, ReadableContent, SiteContent } from '../load'
import { memoizeByIdentity } from '../traverse'
import { entryKinds } from '../schemas/all'
import { folderOf, pageEntries, type PageFolder } from '../siteContent'

/** A content file that could be read, by the name an editor knows, with what it holds. */
export type ContentFile = { file: string; value: object }

const ofEntry = memoizeByIdentity(({ file, id: _id, ...value }: Entry<object>): ContentFile => ({
  file,
  value,
}))

/** @param field what the file calls its list, where {@link SiteContent} has the list itself */
const ofList = (name: string, field?: string) =>
  memoizeByIdentity((value: object): ContentFile => ({
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
  anatomy: ofList('anatomy'),
  prices: ofList('prices'),
  sources: ofList('sources', 'sources'),
} satisfies Partial<Record<keyof SiteContent, unknown>>

/**
 * Returns every content file that could be read, with its value, for checks that look at all copy
 * alike.
 */
export function contentFiles(content: ReadableContent): ContentFile[] {
  return [
    ...[
      ...pageEntries(content),
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

/** A page of words, with its kind. */
type PageFile = {
  [K in PageFolder]: { kind: (typeof entryKinds)[K]; value: SiteContent[K][number] }
}[PageFolder]

const asPage = memoizeByIdentity((value: PageFile['value']) => {
  return { kind: entryKinds[folderOf(value)], value } as PageFile
})

/** Returns the files that are pages of words, with their kind. */
export const pageFiles = (content: ReadableContent): PageFile[] => pageEntries(content).map(asPage)
