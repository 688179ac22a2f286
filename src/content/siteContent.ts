import type { Analysis } from './schemas/analysis'
import type { Article } from './schemas/article'
import type { Assistant } from './schemas/assistant'
import type { CanI } from './schemas/canI'
import type { City } from './schemas/city'
import type { Clinic } from './schemas/clinic'
import type { Decision } from './schemas/decision'
import type { Directions } from './schemas/directions'
import type { Enquiries } from './schemas/enquiries'
import type { SourceEntry } from './schemas/evidence'
import type { Family } from './schemas/family'
import type { LanguageWords } from './schemas/language'
import type { Page } from './schemas/page'
import type { Person } from './schemas/person'
import type { Product } from './schemas/product'
import type { Recovery } from './schemas/recovery'
import type { Safety } from './schemas/safety'
import type { Treatment } from './schemas/treatment'
import type * as lists from './schemas/lists'

/**
 * An entry of a folder of data/, with the file it came from; `id` is the file's name without its
 * ending.
 */
export type Entry<T> = T & { id: string; file: string }

/** Everything under data/, parsed. The rest of the code trusts these types. */
export type SiteContent = {
  clinic: Clinic
  treatments: Entry<Treatment>[]
  articles: Entry<Article>[]
  cities: Entry<City>[]
  pages: Entry<Page>[]
  people: Entry<Person>[]
  products: Entry<Product>[]
  families: Entry<Family>[]
  assistant: Entry<Assistant>[]
  languages: Entry<LanguageWords>[]
  safety: Safety
  decisions: Entry<Decision>[]
  recovery: Entry<Recovery>[]
  'can-i': Entry<CanI>[]
  sources: SourceEntry[]
  prices: lists.Prices
  redirects: Redirect[]
  categories: lists.Categories['categories']
  treatmentGroups: lists.TreatmentGroups['groups']
  gallery: lists.Gallery['items']
  concerns: lists.Concerns['concerns']
  areas: lists.Areas['areas']
  finderConcerns: lists.FinderConcerns['concerns']
  synonyms: lists.Synonyms['synonyms']
  modelWords: lists.ModelWords
  analysis: Analysis
  assessment: lists.Assessment
  reviews: lists.Reviews['reviews']
  offers: lists.Offers['offers']
  enquiries: Enquiries
  directions: Directions
}

/**
 * An old address and where it leads. `of` is the page whose former address it is; without it, it
 * stands in data/redirects.json.
 */
export type Redirect = lists.Redirects['redirects'][number] & {
  of?: { file: string; index: number }
}

/** A content file that is there but could not be read, and the routes that its page may have. */
export type BrokenFile = { file: string; id: string; folder: string; route: string | null }

/** The route of a broken file that may hold any page: a folder that is missing altogether. */
export const anyRoute = '*'

/**
 * What could be read, for cross-checks while some files are still broken: a list whose file is
 * broken is null, and folders leave their broken files out. Content that is sound through and
 * through is one of these too.
 */
export type ReadableContent = {
  [K in keyof SiteContent]: SiteContent[K] extends Entry<object>[]
    ? SiteContent[K]
    : SiteContent[K] | null
} & {
  broken?: BrokenFile[]
  /** Pages that a redirect takes down: their files are kept, and so are their pictures. */
  takenDown?: Entry<object>[]
}
