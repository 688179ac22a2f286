import { folderInMemory } from '@clinic/content/dataFolder'
import { standIn } from '@clinic/content/pictureFacts'
import { heroWidth } from '@clinic/content/pictureSize'
import { formatProblem, reportLines, type Problem } from '@clinic/content/problem'
import { ContentError, validateFolder } from '@clinic/content/validateFolder'
import type { Snapshot } from '../snapshot'
import { mistakeInForm, placeInForm } from './formWords'

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
