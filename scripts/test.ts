import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weeklyFor } from './testing/weeklyFor'

/**
 * `npm test`: every check, the cheap ones beside the builds. `-- --content` runs what a change
 * under data/ needs, `-- --all` also what else runs once a week, and `-- --page /lip-fillers/`
 * looks at single pages of data/. GitHub runs `-- --part units` and `browser` beside each
 * other, and of `--content` the halves `--shard=1/2` and `2/2`. With CHANGED_SINCE=<commit> it also runs those weekly files whose
 * own code has changed since. Stops at the first stage with a failure, but runs all of that stage.
 * The last line counts the tests, for CI: `N passed, N failed`.
 */
type Step = { name: string; command: string[]; env?: Record<string, string>; jest?: true }
/**
 * Steps that may run at the same time: as many as there are lanes, each lane's one after the other.
 */
type Stage = Step[][]

/** Returns the path of an installed package's program; npx takes most of a second to find it. */
const program = (name: string) => `node_modules/.bin/${name}`

const jest = (
  name: string,
  projects: string[],
  {
    env,
    args = [],
    workers = 2,
  }: { env?: Record<string, string>; args?: string[]; workers?: number } = {},
): Step => ({
  name,
  command: [program('jest'), '--ci', `--maxWorkers=${workers}`, '--selectProjects', ...projects, ...args], // prettier-ignore
  env,
  jest: true,
})
const npm = (name: string, script: string): Step => ({
  name,
  command: ['npm', 'run', '-s', script],
})

const check = npm('content', 'check')
const build = npm('build', 'build')
const buildClinic = npm('build of the invented clinic', 'build:clinic')
// An editor's file may be laid out in any way: the editor at /cms/ and `npm run format` lay it out.
const format: Step = {
  name: 'format',
  command: [program('oxfmt'), '--check', '.', '!data/**'],
}
const lint: Step = {
  name: 'lint',
  command: [program('oxlint'), '--deny-warnings', '--type-aware'],
}
const types: Step = { name: 'types', command: [program('tsc'), '--noEmit'] }
/** Code, files and packages that nothing uses; its settings are in knip.json. */
const unused: Step = { name: 'unused code', command: [program('knip')] }
/** GitHub's own reading of the workflows. */
const workflows = npm('workflows', 'lint:workflows')
const ofData = { AUDITED: 'data' }
const without = (...files: string[]) => [
  '--testPathIgnorePatterns',
  ...files.map((file) => `/${file}\\.test`),
  '/helpers/',
]
const builds: Stage[] = [
  // A mistake in the content is told before anything is built from it.
  [[check], [unused, workflows]],
  [[build], [buildClinic, format, lint, types]],
]
// In one run, so that nothing waits for the slowest file of another.
const unitsAndAudit = jest(
  'unit and component tests, content audit of data/',
  ['unit', 'dom', 'audit'],
  { env: ofData, workers: 3 },
)
// The invented clinic's pages are looked at by the browser tests, and edits are made to the content
// that editors edit.
const site = jest('built site', ['site', 'audit'], { args: without('crawl', 'edits') })
// One more than cores: browsers wait for much of the time.
const browser = jest('browser', ['browser'], { workers: 3 })
const parts: Record<string, Stage[]> = {
  units: [[[unitsAndAudit]]],
  browser: [[[site]], [[browser]]],
}

function weeklyStages(): Stage[] {
  const since = process.env.CHANGED_SINCE
  if (!since) return []
  const changed = execFileSync('git', ['diff', '--name-only', '--no-renames', since], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean)
  const files = weeklyFor(changed)
  return files.length > 0
    ? [
        [
          [
            jest('weekly, of what has changed', ['weekly'], {
              args: [
                '--runTestsByPath',
                ...files.map((file) => `__tests__/weekly/${file}.test.ts`),
              ],
            }),
          ],
        ],
      ]
    : []
}

function stagesFor(args: string[]): Stage[] {
  const [set, ...pages] = args
  const all = [...builds, ...Object.values(parts).flat()]
  switch (set) {
    case undefined:
      return [...all, ...weeklyStages()]
    case '--part': {
      const part = parts[pages[0]!]
      if (part === undefined) break
      // What is no test of a build is run by one part alone.
      if (part === parts.units) return [...builds, ...part]
      return [[[check]], [[build], [buildClinic]], ...part, ...weeklyStages()]
    }
    case '--content':
      // What ordinary edits do is a question to the code. Emergencies are read without a built site.
      return [
        [[check]],
        [[build], [jest('emergencies', ['audit'], { env: ofData, args: ['--testPathPatterns', '/triage\\.test', '--passWithNoTests', ...pages] })]], // prettier-ignore
        [[jest('content audit of data/', ['audit'], { env: ofData, args: [...without('edits', 'triage'), ...pages] })]], // prettier-ignore
      ]
    case '--all':
      return [
        ...all,
        [[jest('weekly', ['weekly'])]],
        [[{ name: 'assistant', command: ['npm', 'run', '-s', 'eval'] }]],
      ]
    case '--page': {
      const paths = pages.map((page) => `/${page.replace(/^\/|\/$/g, '')}/`.replace('//', '/'))
      if (paths.length === 0) break
      const named = paths.map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
      const look = jest('page audit', ['audit'], {
        env: { ...ofData, PAGES: paths.join(',') },
        args: ['--testNamePattern', `^(?:${named}) `],
      })
      return [[[check]], [[build]], [[look]]]
    }
  }
  console.error(
    [
      'npm test',
      'npm run test:content',
      'npm run test:all',
      'npm run test:page -- /lip-fillers/',
    ].join('\n'),
  )
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'results-'))
const totals = { passed: 0, failed: 0 }
const slow: { file: string; seconds: number }[] = []
let count = 0

type Results = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; startTime: number; endTime: number }[]
}

/** The environment without the settings of a published site, which only its build is to take. */
const withoutSettings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:GATSBY|CMS|INDEXNOW)_/.test(name)),
)

/** Runs a step, then shows what it said, so that the words of two lanes stay apart. */
async function run(of: Step, alone: boolean): Promise<boolean> {
  const {
    name,
    command: [tool, ...args],
    env,
    jest: isJest,
  } = of
  const results = join(folder, `${count++}.json`)
  const started = Date.now()
  if (alone) console.log(`\n── ${name}`)
  const child = spawn(tool!, [...args, ...(isJest ? ['--json', `--outputFile=${results}`] : [])], {
    // Jest's JSON also goes to its standard output; the people's report is on standard error.
    stdio: ['ignore', isJest ? 'ignore' : alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    env: {
      ...(of === build ? process.env : withoutSettings),
      GATSBY_TELEMETRY_DISABLED: '1',
      ...env,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const passed = await new Promise<boolean>((done) =>
    child.once('close', (status) => done(status === 0)),
  )
  if (!alone) console.log(`\n── ${name}\n${said.trimEnd()}`)
  console.log(
    `── ${name}: ${passed ? 'passed' : 'FAILED'} in ` +
      `${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
  if (isJest) {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(results, 'utf8'),
    ) as Results
    totals.passed += numPassedTests
    totals.failed += numFailedTests
    slow.push(
      ...testResults.map((result) => ({
        file: result.name.split('__tests__/').at(-1)!,
        seconds: (result.endTime - result.startTime) / 1000,
      })),
    )
  }
  return passed
}

async function lane(steps: Step[], alone: boolean): Promise<boolean> {
  let ok = true
  for (const step of steps) ok = (await run(step, alone)) && ok
  return ok
}

async function main(): Promise<void> {
  const began = Date.now()
  let ok = true
  for (const lanes of stagesFor(process.argv.slice(2))) {
    ok = (await Promise.all(lanes.map((steps) => lane(steps, lanes.length === 1)))).every(Boolean)
    if (!ok) break
  }
  const slowest = slow.toSorted((a, b) => b.seconds - a.seconds).slice(0, 8)
  if (slowest.length > 0)
    console.log(
      `\nThe slowest files: ` +
        `${slowest.map(({ file, seconds }) => `${file} ${seconds.toFixed(0)} s`).join(', ')}.`,
    )
  console.log(`All of it: ${((Date.now() - began) / 60_000).toFixed(1)} minutes.`)
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
  process.exitCode = ok ? 0 : 1
}
void main()
