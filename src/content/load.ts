import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { foreignFileProblems, misnamedFiles } from './foreignFiles'
import { settleMoves } from './moved'
import { parseJson } from './parseJson'
import { problem, type Problem } from './problem'
import { readText } from './readText'
import { schemaProblems } from './schemaProblems'
import { article } from './schemas/article'
import { analysis } from './schemas/analysis'
import { canI } from './schemas/canI'
import { assistant } from './schemas/assistant'
import { city } from './schemas/city'
import { clinic } from './schemas/clinic'
import { directions } from './schemas/directions'
import { family } from './schemas/family'
import { enquiries } from './schemas/enquiries'
import { decision } from './schemas/decision'
import { sources } from './schemas/evidence'
import { language } from './schemas/language'
import * as lists from './schemas/lists'
import { page } from './schemas/page'
import { person } from './schemas/person'
import { product } from './schemas/product'
import { safety } from './schemas/safety'
import { recovery } from './schemas/recovery'
import { treatment } from './schemas/treatment'
import {
  anyRoute,
  type BrokenFile,
  type Entry,
  type ReadableContent,
  type SiteContent,
} from './siteContent'
import { sizeProblems } from './size'
import { isFile, isFolder } from './stat'

export type { Entry, ReadableContent, Redirect, SiteContent } from './siteContent'

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
  'model-words': lists.modelWords,
  analysis,
  assessment: lists.assessment,
  reviews: lists.reviews,
  offers: lists.offers,
  enquiries,
  directions,
  sources,
} as const

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
} as const

export type LoadResult = {
  content: SiteContent | null
  readable: ReadableContent
  problems: Problem[]
}

/**
 * What came of reading a file: its value, or undefined with its mistakes. An entry of a folder
 * knows its file.
 */
type ReadFile = { value: object | undefined; problems: Problem[]; broken: BrokenFile | null }

/**
 * What was read last of each file, with its text, so that a file that did not change is the same
 * object again.
 */
const lastRead = new Map<string, { text: string; read: ReadFile }>()

function readOnce(dataDir: string, file: string, schema: z.ZodType, folder: string): ReadFile {
  const path = join(dataDir, file)
  const text = readText(readFileSync(path))
  if (!text.ok)
    return {
      value: undefined,
      problems: [problem(`data/${file}`, [], text.what, text.mend)],
      broken: brokenFile(file, folder, null),
    }
  const before = lastRead.get(path)
  if (before?.text === text.text) return before.read
  const read = parseFile(file, text.text, schema, folder)
  lastRead.set(path, { text: text.text, read })
  return read
}

/** Parses a file. Slips whose meaning is plain are reported, and read over. */
function parseFile(file: string, text: string, schema: z.ZodType, folder: string): ReadFile {
  const json = parseJson(text)
  const problems: Problem[] = []
  const add = (path: Problem['path'], what: string, mend: string) =>
    problems.push(problem(`data/${file}`, path, what, mend))
  if (!json.ok)
    for (const m of json.mistakes) add([`line ${m.line}, column ${m.column}`], `${m.what}.`, m.mend)
  const beyond = sizeProblems(`data/${file}`, json.value)
  problems.push(...beyond)
  if (json.value !== undefined && beyond.length === 0) {
    const parsed = schema.safeParse(json.value)
    if (parsed.success) {
      const value = parsed.data as object
      return {
        value:
          folder === '' ? value : { ...value, id: basename(file, '.json'), file: `data/${file}` },
        problems,
        broken: null,
      }
    }
    const other = folder === '' ? undefined : otherFolder(json.value, folder)
    if (other) add([], `is written like the files of data/${other}.`, `Move it to data/${other}`)
    else problems.push(...schemaProblems(`data/${file}`, json.value, parsed.error, schema))
  }
  return { value: undefined, problems, broken: brokenFile(file, folder, routeIn(text)) }
}

const routeIn = (text: string): string | null => /"route"\s*:\s*"([^"\n]*)"/.exec(text)?.[1] ?? null

const brokenFile = (file: string, folder: string, route: string | null): BrokenFile => ({
  file: `data/${file}`,
  id: basename(file, '.json'),
  folder,
  route,
})

type FileName = keyof typeof fileSchemas
type FolderName = keyof typeof folderSchemas

/** Reads the files of a data folder, and gathers what is wrong with them. */
class DataReader {
  readonly problems: Problem[]
  readonly broken: BrokenFile[] = []

  constructor(private readonly dataDir: string) {
    this.problems = foreignFileProblems(
      dataDir,
      Object.keys(fileSchemas),
      Object.keys(folderSchemas),
    )
  }

  /** A file at the top; null when it is missing or broken. */
  file<K extends FileName>(name: K): z.infer<(typeof fileSchemas)[K]> | null {
    const file = `${name}.json`
    if (isFile(join(this.dataDir, file)))
      return (this.read(file, fileSchemas[name], '') as z.infer<(typeof fileSchemas)[K]>) ?? null
    if (!misnamedFiles(this.dataDir).some(({ id }) => id === name)) this.missing('file', file)
    return null
  }

  /** The files of a folder, without those that are broken. */
  folder<K extends FolderName>(folder: K): Entry<z.infer<(typeof folderSchemas)[K]>>[] {
    const dir = join(this.dataDir, folder)
    if (!isFolder(dir)) {
      this.missing('folder', folder)
      this.broken.push({ file: `data/${folder}`, id: '', folder, route: anyRoute })
      return []
    }
    // A file that is not read for its ending is told of by itself; what names its page is not
    // called wrong as well.
    for (const { name, id } of misnamedFiles(dir)) {
      const text = readText(readFileSync(join(dir, name)))
      const route = text.ok ? routeIn(text.text) : null
      this.broken.push({ file: `data/${folder}/${name}`, id, folder, route })
    }
    return readdirSync(dir, { withFileTypes: true })
      .filter(({ name }) => name.endsWith('.json') && !name.startsWith('.'))
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${folder}/${name}`)
      .toSorted()
      .flatMap((file) => this.read(file, folderSchemas[folder], folder) ?? []) as Entry<
      z.infer<(typeof folderSchemas)[K]>
    >[]
  }

  private read(file: string, schema: z.ZodType, folder: string): object | undefined {
    const { value, problems, broken } = readOnce(this.dataDir, file, schema, folder)
    this.problems.push(...problems)
    if (broken) this.broken.push(broken)
    return value
  }

  private missing(what: 'file' | 'folder', name: string): void {
    const mend = `Put the ${what} back, or take it from the last published version`
    this.problems.push(problem(`data/${name}`, [], 'is missing.', mend))
  }
}

/**
 * Reads and parses everything under `dataDir`.
 * `content` is null when any file is missing, is not JSON, or does not fit its schema; `problems` then says why, all at once.
 * References between files are checked by {@link checkContent}, not here.
 */
export function loadContent(dataDir: string): LoadResult {
  const data = new DataReader(dataDir)
  const readable: ReadableContent = {
    clinic: data.file('clinic'),
    treatments: data.folder('treatments'),
    articles: data.folder('articles'),
    cities: data.folder('cities'),
    pages: data.folder('pages'),
    people: data.folder('people'),
    products: data.folder('products'),
    families: data.folder('families'),
    assistant: data.folder('assistant'),
    languages: data.folder('languages'),
    safety: data.file('safety'),
    decisions: data.folder('decisions'),
    recovery: data.folder('recovery'),
    'can-i': data.folder('can-i'),
    sources: data.file('sources')?.sources ?? null,
    prices: data.file('prices'),
    redirects: data.file('redirects')?.redirects ?? null,
    categories: data.file('categories')?.categories ?? null,
    treatmentGroups: data.file('treatment-groups')?.groups ?? null,
    gallery: data.file('gallery')?.items ?? null,
    concerns: data.file('concerns')?.concerns ?? null,
    areas: data.file('areas')?.areas ?? null,
    finderConcerns: data.file('finder-concerns')?.concerns ?? null,
    synonyms: data.file('synonyms')?.synonyms ?? null,
    modelWords: data.file('model-words'),
    analysis: data.file('analysis'),
    assessment: data.file('assessment'),
    reviews: data.file('reviews')?.reviews ?? null,
    offers: data.file('offers')?.offers ?? null,
    enquiries: data.file('enquiries'),
    directions: data.file('directions'),
  }
  const { problems, broken } = data
  // Without problems every list was read, so that nothing is null.
  const settled = settleMoves(readable)
  if (problems.length === 0) return { content: settled as SiteContent, readable: settled, problems }
  return { content: null, readable: { ...settled, broken }, problems }
}

/** The folder whose files look like `value`, when it is not `folder`. */
const otherFolder = (value: unknown, folder: string) =>
  Object.keys(folderSchemas).find(
    (name) => name !== folder && folderSchemas[name as FolderName].safeParse(value).success,
  )
