import * as lists from './lists'
import { article, city, page, person, product } from './page'
import { analysis } from './analysis'
import { anatomy } from './anatomy'
import { canI } from './canI'
import { assistant } from './assistant'
import { clinic } from './clinic'
import { directions } from './directions'
import { family, treatment } from './treatment'
import { enquiries } from './enquiries'
import { decision } from './decision'
import { sources } from './evidence'
import { language } from './language'
import { safety } from './safety'
import { recovery } from './recovery'
import { z } from 'zod'

/**
 * The schema of each single file and of each folder under data/; also what the editor schemas are
 * written from.
 */
export const fileSchemas = {
  clinic,
  safety,
  prices: lists.prices,
  redirects: lists.redirects,
  categories: lists.categories,
  'treatment-groups': lists.treatmentGroups,
  gallery: lists.gallery,
  concerns: lists.concerns,
  areas: lists.areas,
  'finder-concerns': lists.finderConcerns,
  synonyms: lists.synonyms,
  analysis,
  assessment: lists.assessment,
  reviews: lists.reviews,
  offers: lists.offers,
  enquiries,
  directions,
  anatomy,
  sources,
}

/** The schema of the files in each folder. */
export const folderSchemas = {
  treatments: treatment,
  articles: article,
  cities: city,
  pages: page,
  people: person,
  products: product,
  families: family,
  decisions: decision,
  recovery,
  'can-i': canI,
  assistant,
  languages: language,
}

/** The kind of file in each folder; its schema in .vscode/schemas has this name. */
export const entryKinds = {
  treatments: 'treatment',
  articles: 'article',
  cities: 'city',
  pages: 'page',
  people: 'person',
  products: 'product',
  families: 'family',
  decisions: 'decision',
  recovery: 'recovery',
  'can-i': 'can-i',
  assistant: 'assistant',
  languages: 'language',
} as const

/** The files that content has whole. */
export const ownFiles = [
  'clinic',
  'safety',
  'prices',
  'analysis',
  'assessment',
  'enquiries',
  'directions',
  'anatomy',
] as const satisfies (keyof typeof fileSchemas)[]

/** What content calls each file that is one list, with the file and its field. */
export const listFiles = {
  categories: ['categories', 'categories'],
  treatmentGroups: ['treatment-groups', 'groups'],
  gallery: ['gallery', 'items'],
  concerns: ['concerns', 'concerns'],
  areas: ['areas', 'areas'],
  finderConcerns: ['finder-concerns', 'concerns'],
  reviews: ['reviews', 'reviews'],
  offers: ['offers', 'offers'],
  sources: ['sources', 'sources'],
  redirects: ['redirects', 'redirects'],
  synonyms: ['synonyms', 'synonyms'],
} as const satisfies Record<string, readonly [keyof typeof fileSchemas, string]>

const mapValues = <From, To>(of: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)]))

/** All content, as siteContent.ts has it: folders of data/, its files, and the lists in them. */
export const contentSchema = z.object({
  ...mapValues<z.ZodType, z.ZodType>(folderSchemas, (schema) => z.array(schema)),
  ...Object.fromEntries(ownFiles.map((name) => [name, fileSchemas[name]])),
  ...mapValues<readonly [keyof typeof fileSchemas, string], z.ZodType>(
    listFiles,
    ([file, field]) => (fileSchemas[file].shape as Record<string, z.ZodType>)[field]!,
  ),
})
