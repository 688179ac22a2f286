import { samplesIn } from '../content/walk'
import { isObject } from '../content/walk'
import { ownName } from './reading'
import { shortened } from './words'

/** Every "sample": true of a version's content, by file and place; entries of lists are called by their names, not their positions. */
function sampleMarks(content: unknown): Set<string> {
  if (!isObject(content)) return new Set()
  return new Set(
    Object.entries(content)
      .flatMap(([key, value]) => filesOf(key, value))
      .flatMap(({ file, value }) => samplesIn(value).map((path) => place(file, value, path))),
  )
}

/** The files that a part of the content was read from: one for each entry of a folder, or one for all of it. */
function filesOf(key: string, value: unknown): { file: string; value: unknown }[] {
  if (Array.isArray(value) && value.some((entry) => isObject(entry) && typeof entry.file === 'string'))
    return value.filter(isObject).map((entry) => ({ file: String(entry.file), value: entry }))
  return [{ file: `data/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`, value }]
}

function place(file: string, root: unknown, path: readonly (string | number)[]): string {
  let at = root
  const parts = path.slice(0, -1).map((part) => {
    at = (at as Record<string | number, unknown>)[part]
    if (typeof part === 'string') return part
    const id = isObject(at) && typeof at.id === 'string' ? at.id : ownName(at)
    return id === null ? `#${part + 1}` : shortened(id, 40)
  })
  const mark = path.at(-1) === 'sample' ? [] : [String(path.at(-1))]
  return [file, ...parts, ...mark].join(' › ')
}

/** The marks that came and went. */
export function sampleChanges(before: unknown, after: unknown): { added: string[]; removed: string[] } {
  const [was, is] = [sampleMarks(before), sampleMarks(after)]
  return { added: [...is].filter((mark) => !was.has(mark)), removed: [...was].filter((mark) => !is.has(mark)) }
}
