import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/**
 * Where secrets and rights are in the workflows. That GitHub can read them is `lint:workflows`'s to
 * find.
 */
type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Job = {
  if?: string
  needs?: string[]
  environment?: unknown
  permissions?: Record<string, string>
  strategy?: { matrix: Record<string, string[]> }
  steps: Step[]
}
type Workflow = {
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<string, Job>
}
const folder = '.github/workflows'
const actions = ['.github/actions/prepare/action.yml']
const texts = [...readdirSync(folder).map((name) => join(folder, name)), ...actions].map((file) =>
  readFileSync(file, 'utf8'),
)
const workflows = texts.slice(0, -actions.length).map((text) => parse(text) as Workflow)
const jobs = workflows.flatMap((workflow) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ name, job, on: Object.keys(workflow.on) })),
)
const runsOf = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? [])

/**
 * Checks whether a job may do what an attacker wants: read a secret, enter an environment, or
 * write. Also by `secrets: inherit` and by all secrets at once.
 */
const isTrusted = (job: Job) =>
  /secrets\b/.test(JSON.stringify(job)) ||
  job.environment !== undefined ||
  Object.values(job.permissions ?? {}).some((right) => right.includes('write'))

/** The only commands that may run beside a secret: tools with a lock file of their own. */
const toolsOnly =
  /^(?:npm ci --prefix \.github\/publish --ignore-scripts|npm run --prefix \.github\/publish [a-z]+|touch "\$RUNNER_TEMP\/\w+"|gh pr comment "\$NUMBER" --edit-last --create-if-none --body-file "\$RUNNER_TEMP\/changes\.md"|gh issue create --title "\$TITLE" --body "\$BODY")$/

it('a job with a secret or a right to write runs none of the project’s code', () => {
  const trusted = jobs.filter(({ job }) => isTrusted(job))
  expect(trusted.map(({ name }) => name).toSorted()).toEqual([
    'back',
    'comment',
    'preview',
    'publish',
    'tell',
  ])
  for (const { name, job } of trusted) {
    expect([name, runsOf(job).filter((run) => !toolsOnly.test(run))]).toEqual([name, []])
    expect([name, job.steps.filter(({ uses }) => uses?.startsWith('./'))]).toEqual([name, []])
  }
})

it('what is published was built by the same run, of main', () => {
  const { publish, build } = workflows.find(({ jobs: all }) => all.publish !== undefined)!.jobs
  for (const job of [publish, build]) expect(job!.if).toContain("github.ref == 'refs/heads/main'")
  expect(publish!.needs).toEqual(['checks', 'build'])
  for (const needed of publish!.needs!)
    expect(publish!.if).toContain(`needs.${needed}.result == 'success'`)
  const taken = publish!.steps.filter(({ uses }) => uses?.startsWith('actions/download-artifact@'))
  expect(taken.map((step) => step.with)).toEqual([
    { name: 'site', path: 'public' },
    { name: 'knowledge', path: 'supabase/functions/_shared' },
  ])
})

it('jobs beside each other run every part of the tests, and no part twice', () => {
  const [, parts] = /const parts[^{]*\{(.*?)\n\}/s.exec(readFileSync('scripts/test.ts', 'utf8'))!
  const names = [...parts!.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(1)
  const { code, content, saved } = workflows.find(({ jobs: all }) => all.code !== undefined)!.jobs
  expect(code!.strategy!.matrix).toEqual({ part: names })
  for (const job of [content, saved])
    expect(job!.strategy!.matrix).toEqual({ shard: ['1/2', '2/2'] })
})

it('a branch does not choose the tools that run beside the token of previews', () => {
  const { steps } = jobs.find(({ name }) => name === 'preview')!.job
  expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))!.with!.ref).toBe('main')
})

it('the tools beside secrets are no code of the project', () => {
  const { scripts } = JSON.parse(readFileSync('.github/publish/package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const [name, command] of Object.entries(scripts))
    expect([name, command]).toEqual([
      name,
      expect.stringMatching(
        /^(?:node (?:back|migrate|ready)\.mjs|supabase [^&|;]*|wrangler [^&|;]*)$/,
      ),
    ])
})

it('every workflow may only read unless a job says otherwise', () => {
  for (const { permissions } of workflows) expect(permissions).toEqual({ contents: 'read' })
})

it('other people’s changes never run with our rights', () => {
  const events = new Set(jobs.flatMap(({ on }) => on))
  expect([...events].toSorted()).toEqual(['pull_request', 'push', 'schedule', 'workflow_dispatch'])
})

it('every action is named by its commit', () => {
  const uses = texts.flatMap((text) => [...text.matchAll(/uses: (.*)$/gm)].map(([, what]) => what!))
  expect(uses.length).toBeGreaterThan(10)
  expect(
    uses.filter((what) => !/^(?:\.\/|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/.test(what)),
  ).toEqual([])
})

it('a checkout leaves no right on disk', () => {
  const checkouts = jobs.flatMap(({ job }) =>
    job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')),
  )
  expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([])
})

it('nothing that others can write stands in a command', () => {
  expect(jobs.flatMap(({ job }) => runsOf(job)).filter((run) => run.includes('${{'))).toEqual([])
})

it('packages are installed without their scripts', () => {
  const installs = [...texts, readFileSync('scripts/setup.mjs', 'utf8')].flatMap(
    (text) => text.match(/npm[' ,[]+(?:ci|install)\b.*/g) ?? [],
  )
  expect(installs.length).toBeGreaterThan(2)
  expect(installs.filter((install) => !install.includes('--ignore-scripts'))).toEqual([])
})

it('docs/going-live.md names every variable and secret', () => {
  const guide = readFileSync('docs/going-live.md', 'utf8')
  const names = texts.flatMap((text) =>
    [...text.matchAll(/(?:secrets|vars)\.(\w+)/g)].map(([, name]) => name!),
  )
  expect([...new Set(names)].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})
