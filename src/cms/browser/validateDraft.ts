import { folderInMemory } from '@clinic/content/dataFolder'
import { standIn } from '@clinic/content/pictureFacts'
import { heroWidth } from '@clinic/content/pictureSize'
import { formatProblem, reportLines, type Problem } from '@clinic/content/problem'
import { ContentError, validateFolder } from '@clinic/content/validateFolder'
import type { Snapshot } from '../publishCms'
import { mistakeInForm, placeInForm } from './formWords'
import { isObject } from '@clinic/content/traverse'

/** A change that is about to be saved: the file's new text, and pictures that come with it. */
export type Change = { path: string; text: string; pictures: ReadonlyMap<string, Uint8Array> }

/**
 * Runs the gate over the content as it would be after `change`.
 * @returns its report in the words of the forms, a line a mistake, or null when the change may be
 *   saved. Mistakes that stand elsewhere already are not this change's business.
 */
export function validateDraft(now: Snapshot, { path, text, pictures }: Change): string | null {
  const before = new Map<string, string | Uint8Array>([
    ...Object.entries(now.files),
    // Those in the repository have passed the gate.
    ...now.pictures.map((name, i) => [`data/images/${name}`, standIn(heroWidth, i)] as const),
    ['data/images/.gitkeep', ''],
  ])
  const after = new Map([
    ...before,
    ...[...pictures].map(([name, bytes]) => [`data/images/${name}`, bytes] as const),
    [path, text] as const,
  ])
  const old = new Set(problemsOf(before).map((problem) => formatProblem(problem)))
  const found = problemsOf(after)
    .map((problem) => blame(problem, path))
    .filter((problem) => problem.file === path || !old.has(formatProblem(problem)))
  if (found.length === 0) return null
  const inForm = found.map((problem) => ({
    ...problem,
    what: mistakeInForm(after, problem.what),
    fix: mistakeInForm(after, problem.fix),
  }))
  return reportLines(inForm, placeInForm(after)).join('\n')
}

function problemsOf(files: ReadonlyMap<string, string | Uint8Array>): readonly Problem[] {
  const below = [...files].map(([path, content]) => [path.replace(/^data\//, ''), content] as const)
  try {
    validateFolder(folderInMemory(new Map(below)))
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems
  }
}

/**
 * Moves a problem of two equal files from the later one, which the gate names, to the one being
 * saved, a copy for example.
 */
function blame(problem: Problem, changed: string): Problem {
  if (problem.file === changed || !problem.what.includes(` of ${changed}`)) return problem
  return {
    ...problem,
    file: changed,
    what: problem.what.replace(` of ${changed}`, ` of ${problem.file}`),
  }
}

/** What this page knows of a file that it is about to save. */
type Known = {
  /** Its text when the page was loaded, when the form was, and as this page last saved it. */
  texts: readonly (string | undefined)[]
  /** All content as it stands now. */
  now: Snapshot
}

/** Returns the way to the first field in which two values differ; null where they are alike. */
function firstDifference(a: unknown, b: unknown): (string | number)[] | null {
  if (!isObject(a) && !Array.isArray(a)) return a === b ? null : []
  if (Array.isArray(a) !== Array.isArray(b) || typeof b !== 'object' || b === null) return []
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inner = firstDifference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
    )
    if (inner !== null) return [Array.isArray(a) ? Number(key) : key, ...inner]
  }
  return null
}

/**
 * Returns why a file may not be saved: somebody else has changed it since this page was loaded, and
 * would lose that. Null where nobody has.
 */
export function changedMeanwhile(path: string, { texts, now }: Known): string | null {
  const current = now.files[path]
  const [before] = texts
  if (current === undefined || before === undefined || texts.includes(current)) return null
  const field = firstDifference(JSON.parse(before), JSON.parse(current))
  if (field === null) return null
  const files = new Map(Object.entries(now.files))
  return (
    `${placeInForm(files)({ file: path, path: field, what: '', fix: '' })}: was changed by ` +
    'somebody else after you opened this page. Copy what you wrote, load the page again, and ' +
    'write it anew: saving now would undo the other change.'
  )
}
