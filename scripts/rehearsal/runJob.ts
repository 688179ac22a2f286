import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holds, interpolate, type Contexts, type Functions } from '../workflows/expressions'
import { readAction, type Job, type Step } from '../workflows/read'
import type { JobEnd } from '../workflows/decide'
import type { Store } from './store'

/** One run of a workflow in the rehearsal. */
export type Run = {
  /**
   * Everything of the rehearsal stands below it; what a job leaves in its folder is gone
   * afterwards.
   */
  root: string
  /** The repository that checkouts are made from, and the commit. */
  origin: string
  commit: string
  /** Its number, from which artifacts are known. */
  number: number
  contexts: Contexts
  /** The stand-ins' folder, which comes first in PATH. */
  bin: string
  store: Store
  /**
   * Packages to link into each checkout instead of installing them, when somebody asked for that.
   */
  packages: string | null
  /** Names of steps that somebody asked to leave out. */
  leaveOut: readonly string[]
  /** What the job's files are looked at with before they go. */
  lookAt: (job: string, checkout: string) => void
  /** Told of each step as it ends. */
  say: (job: string, step: string, seconds: number, note: string) => void
}

/**
 * Runs the steps of one job in order, in a checkout of its own; actions by stand-ins. A job ends at
 * the first step that fails.
 */
export function runJob(
  name: string,
  job: Job,
  needs: Readonly<Record<string, JobEnd>>,
  run: Run,
): JobEnd {
  // Jobs check out into one place, as on a runner of GitHub's: a kept build names where it was
  // made.
  const dir = join(run.root, 'runner')
  const temp = join(dir, '.runner')
  mkdirSync(temp, { recursive: true })
  const state: State = {
    run,
    name,
    dir: join(dir, 'checkout'),
    temp,
    failed: false,
    steps: {},
    after: [],
    contexts: {},
  }
  state.contexts = { ...run.contexts, needs, runner: { temp, os: 'Linux' } }
  const env = resolve(job.env ?? {}, state)
  try {
    for (const step of job.steps)
      runStep(step, { ...state.contexts, env, steps: state.steps }, env, state)
    if (!state.failed) state.after.forEach((save) => save())
    const outputs = resolve(job.outputs ?? {}, state, { steps: state.steps })
    if (!state.failed) run.lookAt(name, state.dir)
    return { result: state.failed ? 'failure' : 'success', outputs }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

type State = {
  run: Run
  name: string
  dir: string
  temp: string
  failed: boolean
  steps: Record<string, { outputs: Record<string, string> }>
  /** What caches save when the job has succeeded. */
  after: (() => void)[]
  contexts: Contexts
}
type Env = Record<string, string>

const resolve = (texts: Record<string, unknown>, state: State, more: Contexts = {}): Env =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      interpolate(String(text), { ...state.contexts, ...more }, functionsOf(state)),
    ]),
  )

const functionsOf = (state: State): Functions => ({
  success: () => !state.failed,
  failure: () => state.failed,
  cancelled: () => false,
  always: () => true,
  hashfiles: (...patterns) => {
    // Files that git knows, by the hashes it has for them: a checkout has no others yet.
    const { stdout } = spawnSync(
      'git',
      ['ls-files', '-s', '--', ...patterns.map((pattern) => `:(glob)${pattern}`)],
      { cwd: state.dir, encoding: 'utf8' },
    )
    return createHash('sha256').update(stdout).digest('hex')
  },
})

function runStep(step: Step, contexts: Contexts, env: Env, state: State): void {
  const { run } = state
  const functions = functionsOf(state)
  if (!holds(step.if, contexts, functions)) return
  const inputs = resolve(step.with ?? {}, state, contexts)
  if (step.uses?.startsWith('./')) {
    const composite = readAction(join(state.dir, step.uses))
    const given = Object.fromEntries(
      Object.entries(composite.inputs ?? {}).map(([name, { default: value = '' }]) => [
        name,
        inputs[name] ?? value,
      ]),
    )
    const own: State = { ...state, steps: {} }
    for (const one of composite.runs.steps) {
      runStep(one, { ...contexts, inputs: given, steps: own.steps }, env, own)
      state.failed = own.failed
    }
    return
  }
  const name = step.name ?? step.uses?.split('@')[0] ?? step.run!.split('\n')[0]!
  const started = Date.now()
  const note = run.leaveOut.includes(name)
    ? leftOut(name, state)
    : step.uses
      ? action(step.uses.split('@')[0]!, inputs, state)
      : command(step, { ...env, ...resolve(step.env ?? {}, state, contexts) }, state)
  run.say(state.name, name, (Date.now() - started) / 1000, note)
}

/**
 * A step that was left out; the packages it would have installed are linked in, where the others
 * need them.
 */
function leftOut(name: string, { run, dir }: State): string {
  if (name !== 'Install' || run.packages === null) return 'left out'
  spawnSync('cp', ['-al', run.packages, join(dir, 'node_modules')])
  return 'left out: packages of this checkout'
}

function command(step: Step, env: Env, state: State): string {
  const { run, temp } = state
  const output = join(temp, 'output')
  writeFileSync(output, '')
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:CMS|GATSBY|GITHUB|JEST)_/.test(name)),
  )
  const github = run.contexts.github as Record<string, string>
  const { status } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', step.run!],
    {
      cwd: existsSync(state.dir) ? state.dir : temp,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...inherited,
        ...Object.fromEntries(
          ['event_name', 'ref', 'repository', 'sha', 'run_id'].map((key) => [
            `GITHUB_${key.toUpperCase()}`,
            github[key],
          ]),
        ),
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: join(temp, 'summary.md'),
        RUNNER_TEMP: temp,
        CI: 'true',
        ...env,
        // The runner's own browser is not everywhere.
        ...(env.CHROME_PATH && !existsSync(env.CHROME_PATH)
          ? { CHROME_PATH: process.env.CHROME_PATH }
          : {}),
        REHEARSAL_LOG: join(run.root, 'asked.jsonl'),
        REHEARSAL_ARTIFACTS: run.store.list,
        PATH: `${run.bin}:${process.env.PATH}`,
      },
    },
  )
  if (step.id) {
    const lines = readFileSync(output, 'utf8').split('\n').filter(Boolean)
    state.steps[step.id] = {
      outputs: Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      ),
    }
  }
  if (status === 0) return ''
  state.failed = true
  return `FAILED with ${status}`
}

function action(uses: string, inputs: Env, state: State): string {
  const { run, dir } = state
  const paths = (inputs.path ?? '')
    .split('\n')
    .map((path) => path.trim())
    .filter(Boolean)
  switch (uses) {
    case 'actions/checkout':
      spawnSync('git', ['clone', '--quiet', '--no-checkout', run.origin, dir])
      spawnSync('git', ['checkout', '--quiet', '--detach', run.commit], { cwd: dir })
      return ''
    case 'actions/setup-node':
      return `stand-in: Node ${process.versions.node} for ${inputs['node-version']}`
    case 'actions/cache': {
      const prefixes = (inputs['restore-keys'] ?? '').split('\n').filter(Boolean)
      const had = run.store.restore(paths, inputs.key!, prefixes, dir)
      if (had !== inputs.key) state.after.push(() => run.store.save(paths, inputs.key!, dir))
      return had === null
        ? 'nothing kept yet'
        : had === inputs.key
          ? 'kept'
          : 'kept from an earlier version'
    }
    case 'actions/upload-artifact': {
      const there = paths.map((path) => (path.startsWith('/') ? path : join(dir, path)))
      if (!there.every((path) => existsSync(path))) {
        state.failed = true
        return `FAILED: ${paths.join(', ')} is not there`
      }
      run.store.upload(inputs.name!, run.number, run.commit)
      return ''
    }
    default:
      throw new Error(
        `The rehearsal has no stand-in for ${uses}. Add one to scripts/rehearsal/runJob.ts.`,
      )
  }
}
