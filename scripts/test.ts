import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm test`: every check, the cheap ones first. Stops at the first step that fails, but runs all tests of a step.
 * The last line counts the tests, for CI: `N passed, N failed`.
 */
type Step = { name: string; command: string; args: string[]; jest?: boolean }

const jest = (name: string, ...projects: string[]): Step => ({
  name,
  command: 'npx',
  args: ['jest', '--maxWorkers=2', '--selectProjects', ...projects],
  jest: true,
})

const steps: Step[] = [
  { name: 'format', command: 'npx', args: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: 'npx', args: ['oxlint', '--deny-warnings', '--type-aware'] },
  { name: 'content', command: 'npm', args: ['run', '-s', 'check'] },
  { name: 'build', command: 'npm', args: ['run', '-s', 'build'] },
  { name: 'types', command: 'npx', args: ['tsc', '--noEmit'] },
  jest('unit and component tests', 'unit', 'dom'),
  jest('built site', 'site'),
  jest('browser', 'browser'),
]

const folder = mkdtempSync(join(tmpdir(), 'results-'))
const totals = { passed: 0, failed: 0 }
let ok = true
for (const [i, step] of steps.entries()) {
  console.log(`\n── ${step.name}`)
  const results = join(folder, `${i}.json`)
  const started = Date.now()
  const { status } = spawnSync(step.command, [...step.args, ...(step.jest ? ['--json', `--outputFile=${results}`] : [])], {
    // Jest's JSON also goes to its standard output; the people's report is on standard error.
    stdio: ['ignore', step.jest ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
  })
  console.log(`── ${step.name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  if (step.jest) {
    const counts = JSON.parse(readFileSync(results, 'utf8')) as { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
    totals.passed += counts.numPassedTests
    totals.failed += counts.numFailedTests
  }
  if (status !== 0) {
    ok = false
    break
  }
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = ok ? 0 : 1
