import { holds, type Contexts, type Functions } from './expressions'
import { needsOf, type Workflow } from './read'

export type Result = 'success' | 'failure' | 'cancelled' | 'skipped'
/** How a job ended, and what it handed on. */
export type JobEnd = { result: Result; outputs: Record<string, string> }

/** A workflow's jobs in an order in which each comes after those it needs. */
export function inOrder({ jobs }: Workflow): string[] {
  const order: string[] = []
  const put = (name: string) => {
    for (const needed of needsOf(jobs[name]!)) if (!order.includes(needed)) put(needed)
    if (!order.includes(name)) order.push(name)
  }
  Object.keys(jobs).forEach(put)
  return order
}

/** Whether a job runs, when those before it have ended as said. */
function runs(
  workflow: Workflow,
  name: string,
  ends: Readonly<Record<string, JobEnd>>,
  contexts: Contexts,
): boolean {
  const job = workflow.jobs[name]!
  const ancestors = [...ancestorsOf(workflow, name)].map((other) => ends[other]!.result)
  const functions: Functions = {
    // Of all jobs up the chain: a skipped one makes it false, whatever became of the jobs between
    // (actions/runner issue 2205).
    success: () => ancestors.every((result) => result === 'success'),
    failure: () => ancestors.includes('failure'),
    cancelled: () => false,
    always: () => true,
  }
  const needs = Object.fromEntries(needsOf(job).map((needed) => [needed, ends[needed]]))
  return holds(job.if, { ...contexts, needs }, functions)
}

function ancestorsOf({ jobs }: Workflow, name: string, found = new Set<string>()): Set<string> {
  for (const needed of needsOf(jobs[name]!)) {
    found.add(needed)
    ancestorsOf({ jobs } as Workflow, needed, found)
  }
  return found
}

/**
 * How every job of a workflow ends: `end` says it of those that run.
 * @returns the results by job
 */
export function play(
  workflow: Workflow,
  contexts: Contexts,
  end: (name: string, ends: Readonly<Record<string, JobEnd>>) => JobEnd,
): Record<string, JobEnd> {
  const ends: Record<string, JobEnd> = {}
  for (const name of inOrder(workflow))
    ends[name] = runs(workflow, name, ends, contexts)
      ? end(name, ends)
      : { result: 'skipped', outputs: {} }
  return ends
}
