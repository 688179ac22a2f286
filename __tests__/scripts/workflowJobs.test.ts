import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { play, type JobEnd, type Result } from '../../scripts/workflows/decide'
import { readWorkflow, type Workflow } from '../../scripts/workflows/read'

/**
 * Whether an event starts the workflow: by its kind, and by the branches and paths that the
 * workflow names.
 */
function isStarted(
  { on }: Workflow,
  event: { name: string; branch?: string; files?: readonly string[] },
): boolean {
  if (!(event.name in on)) return false
  const { branches, 'branches-ignore': ignored, paths } = on[event.name] ?? {}
  const fits = (patterns: string[], value: string) =>
    patterns.some((pattern) => new RegExp(`^${pattern.replace('**', '.*')}$`).test(value))
  if (branches && !fits(branches, event.branch ?? '')) return false
  if (ignored && fits(ignored, event.branch ?? '')) return false
  return !paths || (event.files ?? []).some((file) => fits(paths, file))
}

/**
 * Which jobs of the workflows run for which event, by GitHub's own implementation of their
 * conditions.
 */
const workflow = readWorkflow('.github/workflows/publish.yml')
const folder = mkdtempSync(join(tmpdir(), 'jobs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Case = {
  event: string
  ref?: string
  tests?: 'none' | 'content' | 'code' | ''
  previews?: boolean
  fails?: string[]
}

/** The jobs that run, with how each ended where it did not succeed. */
function jobsFor({
  event,
  ref = 'refs/pull/7/merge',
  tests = '',
  previews = false,
  fails = [],
}: Case): string[] {
  const github = { event_name: event, ref, ref_type: 'branch' }
  const ends = play(
    workflow,
    { github, vars: previews ? { PREVIEWS: 'on' } : {}, inputs: {} },
    (name, before): JobEnd => {
      if (name === 'scope')
        return {
          result: fails.includes(name) ? 'failure' : 'success',
          outputs: { tests: fails.includes(name) ? '' : tests, tree: 'abc' },
        }
      if (name === 'checks') return { result: checks(before), outputs: {} }
      return { result: fails.includes(name) ? 'failure' : 'success', outputs: {} }
    },
  )
  return Object.entries(ends).flatMap(([name, { result }]) =>
    result === 'skipped' ? [] : [result === 'success' ? name : `${name}: ${result}`],
  )
}

/** How the job "checks" ends, by its own step. */
function checks(ends: Readonly<Record<string, JobEnd>>): Result {
  const { tests, tree } = ends.scope!.outputs
  const env = {
    ...process.env,
    TESTS: tests,
    TREE: tree,
    CONTENT: ends.content!.result,
    CODE: ends.code!.result,
    RUNNER_TEMP: folder,
  }
  const { status } = spawnSync(
    'bash',
    ['-e', '-o', 'pipefail', '-c', workflow.jobs.checks!.steps[0]!.run!],
    { env },
  )
  return status === 0 ? 'success' : 'failure'
}

const main = 'refs/heads/main'

describe('publish.yml runs', () => {
  it.each<[string, Case, string[]]>([
    [
      'a pull request with content',
      { event: 'pull_request', tests: 'content' },
      ['scope', 'content', 'checks'],
    ],
    [
      'a pull request with code',
      { event: 'pull_request', tests: 'code' },
      ['scope', 'code', 'checks'],
    ],
    [
      'a pull request whose content fails',
      { event: 'pull_request', tests: 'content', fails: ['content'] },
      ['scope', 'content: failure', 'checks: failure'],
    ],
    [
      'a pull request nothing is known of',
      { event: 'pull_request', fails: ['scope'] },
      ['scope: failure', 'checks: failure'],
    ],
    [
      'a merge of a tested tree',
      { event: 'push', ref: main, tests: 'none' },
      ['scope', 'checks', 'publish'],
    ],
    [
      'a merge of new content',
      { event: 'push', ref: main, tests: 'content' },
      ['scope', 'content', 'checks', 'publish'],
    ],
    [
      'a merge of an untested tree',
      { event: 'push', ref: main, tests: 'code' },
      ['scope', 'code', 'checks', 'publish'],
    ],
    [
      'a merge whose tests fail',
      { event: 'push', ref: main, tests: 'code', fails: ['code'] },
      ['scope', 'code: failure', 'checks: failure'],
    ],
    [
      'a merge nothing is known of',
      { event: 'push', ref: main, fails: ['scope'] },
      ['scope: failure', 'checks: failure'],
    ],
    ['a branch without previews', { event: 'push', ref: 'refs/heads/new-price' }, []],
    [
      'a branch with previews',
      { event: 'push', ref: 'refs/heads/new-price', previews: true },
      ['preview'],
    ],
    [
      'a merge with previews',
      { event: 'push', ref: main, tests: 'none', previews: true },
      ['scope', 'checks', 'publish'],
    ],
    ['the week', { event: 'schedule', ref: main }, ['weekly']],
    ['going back', { event: 'workflow_dispatch', ref: main }, ['roll-back']],
    [
      'going back, asked for on another branch',
      { event: 'workflow_dispatch', ref: 'refs/heads/new-price' },
      [],
    ],
  ])('for %s', (_, given, wanted) => {
    const order = Object.keys(workflow.jobs)
    expect(jobsFor(given)).toEqual(
      wanted.toSorted((a, b) => order.indexOf(a.split(':')[0]!) - order.indexOf(b.split(':')[0]!)),
    )
  })

  it('one at a time on main, of those that wait the newest, and never cancels one that may be publishing', () => {
    const { concurrency } = workflow as unknown as {
      concurrency: { group: string; 'cancel-in-progress': string }
    }
    expect(concurrency.group).not.toMatch(/sha|run_id/)
    expect(concurrency['cancel-in-progress']).toBe("${{ github.ref != 'refs/heads/main' }}")
  })
})

describe('started', () => {
  const changes = readWorkflow('.github/workflows/changes.yml')
  const caches = readWorkflow('.github/workflows/caches.yml')

  it('the report of changes, by content and not by code alone', () => {
    expect(
      isStarted(changes, { name: 'pull_request', files: ['data/prices.json', 'src/page.ts'] }),
    ).toBe(true)
    expect(isStarted(changes, { name: 'pull_request', files: ['src/page.ts'] })).toBe(false)
  })

  it('the checks, by every pull request, or a merge would wait for them for ever', () => {
    expect(isStarted(workflow, { name: 'pull_request', files: ['README.md'] })).toBe(true)
  })

  it('the build that pull requests go on from, by main only', () => {
    expect(isStarted(caches, { name: 'push', branch: 'main' })).toBe(true)
    expect(isStarted(caches, { name: 'push', branch: 'new-price' })).toBe(false)
  })
})
