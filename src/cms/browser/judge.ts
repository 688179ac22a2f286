import { ContentError, validateContent } from '../../content/gate'
import { leastWidth } from '../../content/pictureSize'
import { formatProblem, type Problem } from '../../content/problem'
import type { Snapshot } from '../snapshot'
import { mount } from './virtualFiles'

/** A change that is about to be saved: the file's new text, and pictures that come with it. */
export type Change = { path: string; text: string; pictures: ReadonlyMap<string, Uint8Array> }

/**
 * Runs the gate over the content as it would be after `change`.
 * @returns its report, a line a mistake, or null when the change may be saved. Mistakes that stand elsewhere already are not this
 * change's business.
 */
export function judge(now: Snapshot, { path, text, pictures }: Change): string | null {
  const before = new Map<string, string | Uint8Array>([
    ...Object.entries(now.files),
    ...now.pictures.map((name) => [`data/images/${name}`, passed] as const),
    ['data/images/.gitkeep', ''],
  ])
  const after = new Map([...before, ...[...pictures].map(([name, bytes]) => [`data/images/${name}`, bytes] as const), [path, text] as const])
  const old = new Set(report(before).map(({ line }) => line))
  const found = report(after, path).filter(({ file, line }) => file === path || !old.has(line))
  return found.length === 0 ? null : [...new Set(found.map(({ line }) => line))].join('\n')
}

function report(files: ReadonlyMap<string, string | Uint8Array>, changed = ''): { file: string; line: string }[] {
  mount(files)
  try {
    validateContent('data')
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map((problem) => blame(problem, changed)).map((problem) => ({ file: problem.file, line: formatProblem(problem) }))
  }
}

/** Of two files that say the same, the gate names the later one; here it is the one that is being saved, a copy for example. */
function blame(problem: Problem, changed: string): Problem {
  if (changed === '' || problem.file === changed || !problem.what.includes(` of ${changed}`)) return problem
  return { ...problem, file: changed, what: problem.what.replace(` of ${changed}`, ` of ${problem.file}`) }
}

/** Stands for a picture that is in the repository already, and so has passed the gate: the head of a PNG that is wide enough. */
const passed = new Uint8Array(24)
passed.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
new DataView(passed.buffer).setUint32(16, leastWidth)
