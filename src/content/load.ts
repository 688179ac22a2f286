import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join, basename } from 'node:path'
import type { z } from 'zod'
import { parseJson } from './parseJson'
import { problem, type Problem } from './problem'
import { schemaProblems } from './schemaProblems'
import { article, type Article } from './schemas/article'
import { city, type City } from './schemas/city'
import { clinic, type Clinic } from './schemas/clinic'
import * as lists from './schemas/lists'
import { page, type Page } from './schemas/page'
import { person, type Person } from './schemas/person'
import { product, type Product } from './schemas/product'
import { treatment, type Treatment } from './schemas/treatment'

/** An entry of a folder of data/, with the file it came from; `id` is the file's name without its ending. */
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
  prices: lists.Prices
  redirects: lists.Redirects['redirects']
  categories: lists.Categories['categories']
  treatmentGroups: lists.TreatmentGroups['groups']
  gallery: lists.Gallery['items']
  concerns: lists.Concerns['concerns']
  synonyms: lists.Synonyms['synonyms']
  assessment: lists.Assessment
  reviews: lists.Reviews['reviews']
  offers: lists.Offers['offers']
}

/** The schema of each single file and of each folder under data/; also what the editor schemas are written from. */
export const fileSchemas = {
  clinic,
  prices: lists.prices,
  redirects: lists.redirects,
  categories: lists.categories,
  'treatment-groups': lists.treatmentGroups,
  gallery: lists.gallery,
  concerns: lists.concerns,
  synonyms: lists.synonyms,
  assessment: lists.assessment,
  reviews: lists.reviews,
  offers: lists.offers,
} as const

export const folderSchemas = {
  treatments: treatment,
  articles: article,
  cities: city,
  pages: page,
  people: person,
  products: product,
} as const

export type LoadResult = { content: SiteContent | null; problems: Problem[] }

/**
 * Reads and parses everything under `dataDir`.
 * `content` is null when any file is missing, is not JSON, or does not fit its schema; `problems` then says why, all at once.
 * References between files are checked by {@link checkContent}, not here.
 */
export function loadContent(dataDir: string): LoadResult {
  const problems: Problem[] = []

  const readOne = <S extends z.ZodType>(file: string, schema: S): z.infer<S> | null => {
    const path = join(dataDir, file)
    if (!existsSync(path)) {
      problems.push(problem(`data/${file}`, [], 'is missing.', 'Put the file back, or take it from the last published version'))
      return null
    }
    const json = parseJson(readFileSync(path, 'utf8'))
    if (!json.ok) {
      problems.push(problem(`data/${file}`, [`line ${json.line}, column ${json.column}`], `is not valid JSON: ${json.what}.`, json.mend))
      return null
    }
    const parsed = schema.safeParse(json.value)
    if (parsed.success) return parsed.data
    problems.push(...schemaProblems(`data/${file}`, json.value, parsed.error, schema))
    return null
  }

  const readFolder = <S extends z.ZodType>(folder: string, schema: S): Entry<z.infer<S>>[] => {
    const dir = join(dataDir, folder)
    if (!existsSync(dir)) {
      problems.push(problem(`data/${folder}`, [], 'is missing.', 'Put the folder back, or take it from the last published version'))
      return []
    }
    return readdirSync(dir)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .flatMap((name) => {
        const file = `${folder}/${name}`
        const value = readOne(file, schema)
        return value === null ? [] : [{ ...(value as object), id: basename(name, '.json'), file: `data/${file}` } as Entry<z.infer<S>>]
      })
  }

  const files = Object.fromEntries(Object.entries(fileSchemas).map(([name, schema]) => [name, readOne(`${name}.json`, schema)])) as {
    [K in keyof typeof fileSchemas]: z.infer<(typeof fileSchemas)[K]> | null
  }
  const folders = Object.fromEntries(Object.entries(folderSchemas).map(([name, schema]) => [name, readFolder(name, schema)])) as {
    [K in keyof typeof folderSchemas]: Entry<z.infer<(typeof folderSchemas)[K]>>[]
  }

  if (problems.length > 0) return { content: null, problems }
  return {
    content: {
      ...folders,
      clinic: files.clinic!,
      prices: files.prices!,
      redirects: files.redirects!.redirects,
      categories: files.categories!.categories,
      treatmentGroups: files['treatment-groups']!.groups,
      gallery: files.gallery!.items,
      concerns: files.concerns!.concerns,
      synonyms: files.synonyms!.synonyms,
      assessment: files.assessment!,
      reviews: files.reviews!.reviews,
      offers: files.offers!.offers,
    },
    problems,
  }
}
