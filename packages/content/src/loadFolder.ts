import { clinicDay } from '@clinic/contract/prose'
import type { z } from 'zod'
import { stem, type DataFolder, readText, sizeProblems } from './dataFolder'
import { entryFiles, foreignFileProblems, misnamedFiles } from './foreignFiles'
import { applyPageMoves } from './pageMoves'
import { parseJson } from './parseJson'
import { problem, type Problem } from './problem'
import { quoteTimes } from './quotedTimes'
import { schemaProblems } from './schemaProblems'
import { fileSchemas, folderSchemas, listFiles, ownFiles } from './schemas/all'
import {
  anyRoute,
  type BrokenFile,
  type Files,
  type Folders,
  type ReadableContent,
  type SiteContent,
} from './siteContent'
import { shownContent } from './shownContent'

export type LoadResult = {
  content: SiteContent | null
  readable: ReadableContent
  problems: Problem[]
}

/**
 * The result of reading a file: its value, or undefined with its mistakes. An entry of a folder
 * knows its file.
 */
type ReadFile = { value: object | undefined; problems: Problem[]; broken: BrokenFile | null }

/**
 * The last reading of each file, with its text, so that a file that did not change is the same
 * object again.
 */
const lastRead = new Map<string, { text: string; read: ReadFile }>()

function readOnce(data: DataFolder, file: string, schema: z.ZodType, folder: string): ReadFile {
  const text = readText(data.read(file))
  if (!text.ok)
    return {
      value: undefined,
      problems: [problem(`data/${file}`, [], text.what, text.fix)],
      broken: brokenFile(file, folder, null),
    }
  const before = lastRead.get(file)
  if (before?.text === text.text) return before.read
  const read = parseFile(file, text.text, schema, folder)
  lastRead.set(file, { text: text.text, read })
  return read
}

/** Parses a file. Slips whose meaning is plain are reported, and read over. */
function parseFile(file: string, text: string, schema: z.ZodType, folder: string): ReadFile {
  const json = parseJson(text)
  const problems: Problem[] = []
  const add = (path: Problem['path'], what: string, fix: string) =>
    problems.push(problem(`data/${file}`, path, what, fix))
  if (!json.ok)
    for (const m of json.mistakes) add([`line ${m.line}, column ${m.column}`], `${m.what}.`, m.fix)
  const beyond = sizeProblems(`data/${file}`, json.value)
  problems.push(...beyond)
  if (json.value !== undefined && beyond.length === 0) {
    const parsed = schema.safeParse(json.value)
    if (parsed.success) {
      const value = parsed.data as object
      return {
        value: folder === '' ? value : { ...value, id: idOf(file), file: `data/${file}` },
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

const idOf = (file: string) => stem(file.slice(file.lastIndexOf('/') + 1))
const routeIn = (text: string): string | null => /"route"\s*:\s*"([^"\n]*)"/.exec(text)?.[1] ?? null

const brokenFile = (file: string, folder: string, route: string | null): BrokenFile => ({
  file: `data/${file}`,
  id: idOf(file),
  folder,
  route,
})

/** Reads the files of a data folder, and gathers what is wrong with them. */
class DataReader {
  readonly problems: Problem[]
  readonly broken: BrokenFile[] = []

  constructor(private readonly data: DataFolder) {
    this.problems = foreignFileProblems(data, Object.keys(fileSchemas), Object.keys(folderSchemas))
  }

  /** Returns a file at the top; null when it is missing or broken. */
  file<K extends keyof Files>(name: K): Files[K] | null {
    const file = `${name}.json`
    if (this.has('', file, 'file'))
      return (this.read(file, fileSchemas[name], '') as Files[K] | undefined) ?? null
    if (!misnamedFiles(this.data, '').some(({ id }) => id === name)) this.missing('file', file)
    return null
  }

  /** The files of every folder, without those that are broken. */
  folders = (): Folders =>
    Object.fromEntries(
      Object.entries(folderSchemas).map(([folder, schema]) => [
        folder,
        this.folder(folder, schema),
      ]),
    ) as Folders

  private folder(folder: string, schema: z.ZodType): object[] {
    if (!this.has('', folder, 'folder')) {
      this.missing('folder', folder)
      this.broken.push({ file: `data/${folder}`, id: '', folder, route: anyRoute })
      return []
    }
    // A file that is not read for its name is told of by itself; what names its page is not
    // called wrong as well.
    for (const { name, id } of misnamedFiles(this.data, folder)) {
      const text = readText(this.data.read(`${folder}/${name}`))
      const route = text.ok ? routeIn(text.text) : null
      this.broken.push({ file: `data/${folder}/${name}`, id, folder, route })
    }
    return entryFiles(this.data, folder).flatMap(
      (name) => this.read(`${folder}/${name}`, schema, folder) ?? [],
    )
  }

  private has(folder: string, wanted: string, of: 'file' | 'folder'): boolean {
    return this.data.list(folder).some(({ name, kind }) => name === wanted && kind === of)
  }

  private read(file: string, schema: z.ZodType, folder: string): object | undefined {
    const { value, problems, broken } = readOnce(this.data, file, schema, folder)
    this.problems.push(...problems)
    if (broken) this.broken.push(broken)
    return value
  }

  private missing(what: 'file' | 'folder', name: string): void {
    const fix = `Put the ${what} back, or take it from the last published version`
    this.problems.push(problem(`data/${name}`, [], 'is missing.', fix))
  }
}

/**
 * Reads and parses everything in a data folder. `content` is null when any file is missing, is not
 * JSON, or does not fit its schema; `problems` then says why, all at once.
 * @param today year-month-day: what was for earlier days is not shown any more
 * References between files are checked by {@link checkContent}, not here.
 */
export function loadFolder(folder: DataFolder, today = clinicDay()): LoadResult {
  const data = new DataReader(folder)
  const readable = {
    ...data.folders(),
    ...Object.fromEntries(ownFiles.map((name) => [name, data.file(name)])),
    ...Object.fromEntries(
      Object.entries(listFiles).map(([name, [file, field]]) => [
        name,
        (data.file(file) as Record<string, unknown> | null)?.[field] ?? null,
      ]),
    ),
  } as ReadableContent
  const { problems, broken } = data
  // Without problems every list was read, so that nothing is null.
  const settled = quoteTimes(applyPageMoves(readable))
  if (problems.length === 0)
    return { content: shownContent(settled as SiteContent, today), readable: settled, problems }
  return { content: null, readable: { ...settled, broken }, problems }
}

/** Returns the folder whose files look like `value`, when it is not `folder`. */
const otherFolder = (value: unknown, folder: string) =>
  Object.keys(folderSchemas).find(
    (name) => name !== folder && folderSchemas[name as keyof Folders].safeParse(value).success,
  )
