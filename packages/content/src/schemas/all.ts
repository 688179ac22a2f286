import { article } from './article'
import { analysis } from './analysis'
import { anatomy } from './anatomy'
import { canI } from './canI'
import { assistant } from './assistant'
import { city } from './city'
import { clinic } from './clinic'
import { directions } from './directions'
import { family } from './family'
import { enquiries } from './enquiries'
import { decision } from './decision'
import { sources } from './evidence'
import { language } from './language'
import * as lists from './lists'
import { page } from './page'
import { person } from './person'
import { product } from './product'
import { safety } from './safety'
import { recovery } from './recovery'
import { treatment } from './treatment'

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
