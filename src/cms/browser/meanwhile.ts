import { problem } from '@clinic/content/problem'
import { isObject } from '@clinic/content/traverse'
import type { Snapshot } from '../snapshot'
import { placeInForm } from './formWords'

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
  return `${placeInForm(files)(problem(path, field, '', ''))}: was changed by somebody else after you opened this page. Copy what you wrote, load the page again, and write it anew: saving now would undo the other change.`
}
