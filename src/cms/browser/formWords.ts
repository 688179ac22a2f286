import { placeInFile, type Problem } from '@clinic/content/problem'
import { isObject, valueAt } from '@clinic/content/traverse'
import { kindAt, identifierOf, entryNameFields } from '../kinds'
import { inFormWords, kindLabel, label } from '../words'

type Files = ReadonlyMap<string, string | Uint8Array>

/** Returns the name of an entry of a list, as its folded form shows it. */
function nameOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined
  const field = entryNameFields.find(
    (name) => typeof value[name] === 'string' && value[name] !== '',
  )
  return field === undefined ? undefined : (value[field] as string)
}

function read(files: Files, file: string): unknown {
  try {
    return JSON.parse(String(files.get(file)))
  } catch {
    return undefined
  }
}

/**
 * Returns a content file as the editor's lists name it: Treatments › Lip fillers, or Prices. Of two
 * with one name, each also bears its file's.
 */
function fileName(files: Files, file: string): string | null {
  const kind = kindAt(file)
  if (!kind) return null
  if (!kind.folder) return kindLabel(kind.name)
  const identifier = identifierOf(kind)
  const nameIn = (path: string) => {
    const value = read(files, path)
    return isObject(value) ? value[identifier] : undefined
  }
  const own = file.split('/').at(-1)!.replace('.json', '')
  const name = nameIn(file)
  if (typeof name !== 'string' || name === '') {
    // A new entry's file is named by a random number until it has a name.
    const unnamed =
      kind.schema.properties?.[identifier] && `no ${label(identifier).toLowerCase()} yet`
    return `${kindLabel(kind.name)} › ${unnamed ?? own}`
  }
  const isShared = [...files.keys()].some(
    (other) => other !== file && other.startsWith(`${kind.path}/`) && nameIn(other) === name,
  )
  return `${kindLabel(kind.name)} › ${name}${isShared ? ` (${own})` : ''}`
}

/**
 * Returns where a mistake is, in the words of the form: labels for fields, and names for the
 * entries of lists.
 */
export const placeInForm =
  (files: Files) =>
  (found: Problem): string => {
    const name = fileName(files, found.file)
    if (name === null) return placeInFile(found)
    const value = read(files, found.file)
    const parts = found.path.map((part, i) => {
      if (typeof part === 'number')
        return nameOf(valueAt(value, found.path.slice(0, i + 1))) ?? `#${part + 1}`
      return label(part)
    })
    // The one list of a file bears its name: Prices › Lip flip, not Prices › Prices › Lip flip.
    return [name, ...(found.path[0] === kindAt(found.file)?.name ? parts.slice(1) : parts)].join(
      ' › ',
    )
  }

/**
 * Returns a mistake or its fix in the words of the form: files by their names, fields by their
 * labels.
 */
export const mistakeInForm = (files: Files, words: string): string =>
  inFormWords(words, (file) => {
    const name = fileName(files, file)
    return name === null ? file : `“${name}”`
  })
    // Fields: formerRoutes, nextReview.
    .replace(/(?<![{:/\w"])[a-z]+(?:[A-Z][a-z]+)+\b(?!")/g, (name) => `“${label(name)}”`)
