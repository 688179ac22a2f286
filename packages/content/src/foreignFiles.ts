import { ending, stem, type DataFolder, type FolderEntry } from './dataFolder'
import { didYouMean, nearest } from './didYouMean'
import { problem, type Problem } from './problem'

/** Matches what Office and LibreOffice put beside a file while they have it open. */
const lockFile = /^(?:~\$|\.~lock\.)/

/** Checks whether a file was left behind by the operating system or git; such files do no harm. */
const isSystemFile = (name: string) =>
  name.startsWith('.') || lockFile.test(name) || name === 'Thumbs.db' || name === 'desktop.ini'

const pictureEnding = /\.(jpe?g|png|webp|avif)$/
const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const pictureName = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/

/**
 * Finds what lies in the data folder and would never be read: unknown folders and files, wrong
 * endings, unfit names.
 * @param files the single files that belong at the top, without their ending
 * @param folders the folders of one-file-each entries; `images` is known beside them
 */
export function foreignFileProblems(
  data: DataFolder,
  files: readonly string[],
  folders: readonly string[],
): Problem[] {
  const known = [...folders, 'images']
  const locks = ['', ...known].flatMap((folder) =>
    data
      .list(folder)
      .filter(({ name }) => lockFile.test(name))
      .map(({ name }) =>
        tell(
          `data/${folder === '' ? '' : `${folder}/`}${name}`,
          'was left by an office program that had a file open.',
          'Close the file there, and delete this one',
        ),
      ),
  )
  const foreign = list(data, '').flatMap((entry) => {
    const path = `data/${entry.name}`
    if (isLink(entry)) return [linkProblem(path)]
    if (entry.kind === 'folder' && folders.includes(entry.name))
      return entriesIn(entry.name, list(data, entry.name))
    if (entry.kind === 'folder' && entry.name === 'images')
      return pictureProblems(list(data, 'images'))
    if (entry.kind === 'folder')
      return [tell(path, 'is a folder that nothing reads.', didYouMean(entry.name, known))]
    if (known.includes(entry.name))
      return [tell(path, 'is a file, but should be a folder.', 'Make it a folder')]
    const wrongEnding = endingProblem(path, entry.name, namesIn(data, ''))
    if (wrongEnding) return [wrongEnding]
    const id = stem(entry.name)
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
  return [...locks, ...foreign]
}

const tell = (path: string, what: string, fix: string) => problem(path, [], what, fix)

/**
 * Checks whether an entry is a symbolic link, which may lead to a file of this machine, or to
 * nothing at all on the next.
 */
const isLink = (entry: FolderEntry) => entry.kind === 'link'
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
function originalOf(name: string, names: readonly string[]): string | null {
  const id = stem(name)
  const original = `${id.replace(copySuffix, '')}.json`
  return !fileName.test(id) && original !== name && names.includes(original) ? original : null
}

const entriesIn = (folder: string, all: FolderEntry[]): Problem[] => {
  const names = all.map(({ name }) => name)
  return all.flatMap((entry) => {
    const original = originalOf(entry.name, names)
    return original === null
      ? entryProblems(folder, entry, names)
      : tell(
          `data/${folder}/${entry.name}`,
          `is a copy of ${original}, and nothing reads it.`,
          'Delete it; or, if it is to be a page of its own, call it after that page’s ' +
            'address and write its words anew',
        )
  })
}

function entryProblems(folder: string, entry: FolderEntry, names: string[]): Problem[] {
  const path = `data/${folder}/${entry.name}`
  if (isLink(entry)) return [linkProblem(path)]
  if (entry.kind === 'folder') return [folderProblem(path, folder, 'files')]
  const wrongEnding = endingProblem(path, entry.name, names)
  if (wrongEnding) return [wrongEnding]
  const id = stem(entry.name)
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

/** Returns the files in a folder that are read, by their names. */
export const entryFiles = (data: DataFolder, folder: string): string[] =>
  list(data, folder)
    .filter(({ name, kind }) => kind === 'file' && isEntry(name))
    .map(({ name }) => name)

const isEntry = (name: string) => name.endsWith('.json') && fileName.test(stem(name))

/**
 * Returns the content files in a folder that are not read for their names, and what each should be
 * called, without its ending; not those that are spare copies.
 */
export function misnamedFiles(data: DataFolder, folder: string): { name: string; id: string }[] {
  const names = namesIn(data, folder)
  return list(data, folder).flatMap(({ name, kind }) => {
    if (kind !== 'file' || isEntry(name) || originalOf(name, names) !== null) return []
    const meant = stemOf(name)
    return meant === null ? [] : [{ name, id: slug(meant) }]
  })
}

/**
 * Checks the ending of a file's name. Only names that end in .json are read: not .JSON, .json.txt,
 * .jsonc.
 */
function endingProblem(path: string, name: string, names: string[]): Problem | null {
  if (name.endsWith('.json')) return null
  const meant = stemOf(name)
  const id = slug(meant ?? '')
  return meant !== null
    ? tell(
        path,
        `ends in ${name.slice(id.length)}, so nothing reads it.`,
        names.includes(`${id}.json`)
          ? `Delete it: ${id}.json is there`
          : `Call it ${id}.json, or delete it if it is a spare copy`,
      )
    : tell(
        path,
        'is not a .json file, so nothing reads it.',
        'Move it out of data; pictures go into data/images',
      )
}

function pictureProblems(entries: FolderEntry[]): Problem[] {
  const seen = new Map<string, string>()
  return entries.flatMap((entry) => {
    const path = `data/images/${entry.name}`
    if (isLink(entry)) return [linkProblem(path)]
    if (entry.kind === 'folder') return [folderProblem(path, 'images', 'pictures')]
    if (!pictureEnding.test(entry.name))
      return [
        tell(
          path,
          `ends in ${ending(entry.name) || 'nothing'}, which is not a picture the site can use.`,
          'Save it as .jpg, .png, .webp or .avif, in small letters',
        ),
      ]
    const name = stem(entry.name)
    if (!pictureName.test(name))
      return [
        tell(
          path,
          'has a name that makes no address.',
          `Call it ${slug(name)}${ending(entry.name)}, and write "${slug(name)}" where it is shown`,
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

/** Returns a name that makes an address: lower case, letters, digits and hyphens. */
export const slug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns the entries of a folder in a fixed order, litter left out; none when it is missing. */
const list = (data: DataFolder, folder: string): FolderEntry[] =>
  data
    .list(folder)
    .filter(({ name }) => !isSystemFile(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))

const namesIn = (data: DataFolder, folder: string) => data.list(folder).map(({ name }) => name)

/** Returns the pictures of data/images, by file name. */
export const pictureFiles = (data: DataFolder): string[] =>
  list(data, 'images')
    .filter((entry) => entry.kind === 'file' && pictureEnding.test(entry.name))
    .map(({ name }) => name)

/** Returns the name by which a picture is shown, which its file may still have to be given. */
export const pictureId = (name: string) => {
  const id = stem(name)
  return pictureName.test(id) ? id : slug(id)
}
