import { holds, type Contexts, type Functions } from './expressions'
import { needsOf, type Workflow } from './read'

export type Result = 'success' | 'failure' | 'cancelled' | 'skipped'
/** How a job ended, and what it handed on. */
export type JobEnd = { result: Result; outputs: Record<string, string> }

/** Whether a job runs, when those before it have ended as said. */
function runs(
  workflow: Workflow,
  name: string,
  ends: Readonly<Record<string, JobEnd>>,
  contexts: Contexts,
): boolean {
  const ancestors = ancestorsOf(workflow, name).map((other) => ends[other]!.result)
  const functions: Functions = {
    // Of all jobs up the chain: a skipped one makes it false, whatever became of the jobs between
    // (actions/runner issue 2205).
    success: () => ancestors.every((result) => result === 'success'),
    failure: () => ancestors.includes('failure'),
    cancelled: () => false,
    always: () => true,
  }
  return holds(workflow.jobs[name]!.if, contexts, functions)
}

const ancestorsOf = (workflow: Workflow, name: string): string[] =>
  needsOf(workflow.jobs[name]!).flatMap((needed) => [needed, ...ancestorsOf(workflow, needed)])

/**
 * How every job of a workflow ends: `end` says it of those that run, by how those they need ended. In the file each stands below
 * those that it needs.
 */
export function play(
  workflow: Workflow,
  contexts: Contexts,
  end: (name: string, needs: Readonly<Record<string, JobEnd>>) => JobEnd,
): Record<string, JobEnd> {
  const ends: Record<string, JobEnd> = {}
  for (const [name, job] of Object.entries(workflow.jobs)) {
    const needs = Object.fromEntries(needsOf(job).map((needed) => [needed, ends[needed]!]))
    ends[name] = runs(workflow, name, ends, { ...contexts, needs })
      ? end(name, needs)
      : { result: 'skipped', outputs: {} }
  }
  return ends
}
