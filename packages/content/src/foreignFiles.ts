import { readdirSync, type Dirent } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { didYouMean, nearest } from './didYouMean'
import { problem, type Problem } from './problem'
import { isFolder } from './stat'

/** Checks whether a file was left behind by the operating system or git; such files do no harm. */
const isSystemFile = (name: string) =>
  name.startsWith('.') || name.startsWith('~$') || name === 'Thumbs.db' || name === 'desktop.ini'

const pictureEnding = /\.(jpe?g|png|webp|avif)$/
const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const pictureName = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/

/**
 * Finds what lies under `dataDir` and would never be read: unknown folders and files, wrong
 * endings, unfit names.
 * @param files the single files that belong at the top, without their ending
 * @param folders the folders of one-file-each entries; `images` is known beside them
 */
export function foreignFileProblems(
  dataDir: string,
  files: readonly string[],
  folders: readonly string[],
): Problem[] {
  const known = [...folders, 'images']
  return list(dataDir).flatMap((entry) => {
    const path = `data/${entry.name}`
    if (isLink(entry)) return [linkProblem(path)]
    if (entry.isDirectory() && folders.includes(entry.name))
      return entriesIn(entry.name, list(join(dataDir, entry.name)))
    if (entry.isDirectory() && entry.name === 'images')
      return pictureProblems(list(join(dataDir, 'images')))
    if (entry.isDirectory())
      return [tell(path, 'is a folder that nothing reads.', didYouMean(entry.name, known))]
    if (known.includes(entry.name))
      return [tell(path, 'is a file, but should be a folder.', 'Make it a folder')]
    const wrongEnding = endingProblem(path, entry.name)
    if (wrongEnding) return [wrongEnding]
    const id = basename(entry.name, '.json')
    if (files.includes(id)) return []
    const near = nearest(id, files)
    return [
      tell(
        path,
        'is a file that nothing reads.',
        near
          ? `Did you mean ${near}.json?`
          : `Move it into the folder it belongs to: ${folders.join(', ')}`,
      ),
    ]
  })
}

const tell = (path: string, what: string, fix: string) => problem(path, [], what, fix)

/**
 * Checks whether an entry is a symbolic link, which may lead to a file of this machine, or to
 * nothing at all on the next.
 */
const isLink = (entry: Dirent) => !entry.isFile() && !entry.isDirectory()
const linkProblem = (path: string) =>
  tell(
    path,
    'is a link to something else, not a file or a folder of its own.',
    'Put a copy of what it leads to in its place',
  )

const folderProblem = (path: string, folder: string, what: 'files' | 'pictures') =>
  tell(
    path,
    `is a folder inside data/${folder}, which nothing reads.`,
    `Move its ${what} up into data/${folder}`,
  )

/** What systems add to the name of a copy: "lip-flip copy.json", "lip-flip (1).json". */
const copySuffix = /(?: - Copy| copy|-copy)?(?: ?\(\d+\)| \d+)?$/i

/** Returns the file that a file is a spare copy of, by its name; null where it is none. */
export function originalOf(name: string, names: readonly string[]): string | null {
  const id = basename(name, '.json')
  const original = `${id.replace(copySuffix, '')}.json`
  return !fileName.test(id) && original !== name && names.includes(original) ? original : null
}

const entriesIn = (folder: string, all: Dirent[]): Problem[] =>
  all.flatMap((entry) => {
    const original = originalOf(
      entry.name,
      all.map(({ name }) => name),
    )
    return original === null
      ? entryProblems(folder, entry)
      : tell(
          `data/${folder}/${entry.name}`,
          `is a copy of ${original}, and nothing reads it.`,
          'Delete it; or, if it is to be a page of its own, call it after that page’s address and write its words anew',
        )
  })

function entryProblems(folder: string, entry: Dirent): Problem[] {
  const path = `data/${folder}/${entry.name}`
  if (isLink(entry)) return [linkProblem(path)]
  if (entry.isDirectory()) return [folderProblem(path, folder, 'files')]
  const wrongEnding = endingProblem(path, entry.name)
  if (wrongEnding) return [wrongEnding]
  const id = basename(entry.name, '.json')
  return fileName.test(id)
    ? []
    : [
        tell(
          path,
          'has a name that makes no address.',
          `Call it ${slug(id)}.json: lower-case letters, digits and single hyphens`,
        ),
      ]
}

/**
 * Returns the name of a content file without the wrong ending that it was given; null for what is
 * no content file.
 */
const stemOf = (name: string): string | null =>
  /json/i.test(name) ? name.replace(/\.(json|jsonc|json5|txt|bak|old|orig|copy)\b/gi, '') : null

/**
 * Returns the content files in `dir` that are not read for their wrong ending, and what each should
 * be called, without its ending.
 */
export const misnamedFiles = (dir: string): { name: string; id: string }[] =>
  list(dir).flatMap((entry) => {
    const stem = entry.isFile() && !entry.name.endsWith('.json') ? stemOf(entry.name) : null
    return stem === null ? [] : [{ name: entry.name, id: slug(stem) }]
  })

/**
 * Checks the ending of a file's name. Only names that end in .json are read: not .JSON, .json.txt,
 * .jsonc.
 */
function endingProblem(path: string, name: string): Problem | null {
  if (name.endsWith('.json')) return null
  const stem = stemOf(name)
  return stem !== null
    ? tell(
        path,
        `ends in ${name.slice(stem.length)}, so nothing reads it.`,
        `Call it ${slug(stem)}.json, or delete it if it is a spare copy`,
      )
    : tell(
        path,
        'is not a .json file, so nothing reads it.',
        'Move it out of data; pictures go into data/images',
      )
}

function pictureProblems(entries: Dirent[]): Problem[] {
  const seen = new Map<string, string>()
  return entries.flatMap((entry) => {
    const path = `data/images/${entry.name}`
    if (isLink(entry)) return [linkProblem(path)]
    if (entry.isDirectory()) return [folderProblem(path, 'images', 'pictures')]
    if (!pictureEnding.test(entry.name))
      return [
        tell(
          path,
          `ends in ${extname(entry.name) || 'nothing'}, which is not a picture the site can use.`,
          'Save it as .jpg, .png, .webp or .avif, in small letters',
        ),
      ]
    const name = basename(entry.name, extname(entry.name))
    if (!pictureName.test(name))
      return [
        tell(
          path,
          'has a name that makes no address.',
          `Call it ${slug(name)}${extname(entry.name)}, and write "${slug(name)}" where it is shown`,
        ),
      ]
    const other = seen.get(name)
    seen.set(name, entry.name)
    return other === undefined
      ? []
      : [
          tell(
            path,
            `has the same name as ${other}, so it is not clear which one "${name}" means.`,
            'Give each picture a name of its own',
          ),
        ]
  })
}

const slug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Returns the entries of a folder in a fixed order, litter left out; none when it is missing, which
 * is reported elsewhere.
 */
function list(dir: string): Dirent[] {
  if (!isFolder(dir)) return []
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !isSystemFile(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns the pictures of data/images, by file name. */
export const pictureFiles = (dataDir: string): string[] =>
  list(join(dataDir, 'images'))
    .filter((entry) => entry.isFile() && pictureEnding.test(entry.name))
    .map(({ name }) => name)

/** Returns the name by which a picture is shown, which its file may still have to be given. */
const pictureId = (name: string) => {
  const id = basename(name, extname(name))
  return pictureName.test(id) ? id : slug(id)
}

/** Returns the pictures editors may use, by name without ending: the file of each. */
export const imageFiles = (dataDir: string): Map<string, string> =>
  new Map(pictureFiles(dataDir).map((name) => [pictureId(name), `${dataDir}/images/${name}`]))
