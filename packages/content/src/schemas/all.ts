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

/**
 * All content, as siteContent.ts has it: the folders of data/, its files, and the lists in them.
 */
export const contentSchema = z.object({
  ...(Object.fromEntries(
    Object.entries(folderSchemas).map(([folder, schema]) => [folder, z.array(schema)]),
  ) as { [K in keyof typeof folderSchemas]: z.ZodArray<(typeof folderSchemas)[K]> }),
  clinic: fileSchemas.clinic,
  safety: fileSchemas.safety,
  prices: fileSchemas.prices,
  analysis: fileSchemas.analysis,
  assessment: fileSchemas.assessment,
  enquiries: fileSchemas.enquiries,
  directions: fileSchemas.directions,
  anatomy: fileSchemas.anatomy,
  sources: fileSchemas.sources.shape.sources,
  categories: fileSchemas.categories.shape.categories,
  treatmentGroups: fileSchemas['treatment-groups'].shape.groups,
  gallery: fileSchemas.gallery.shape.items,
  concerns: fileSchemas.concerns.shape.concerns,
  areas: fileSchemas.areas.shape.areas,
  finderConcerns: fileSchemas['finder-concerns'].shape.concerns,
  synonyms: fileSchemas.synonyms.shape.synonyms,
  reviews: fileSchemas.reviews.shape.reviews,
  offers: fileSchemas.offers.shape.offers,
})
