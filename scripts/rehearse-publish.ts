import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { filesBelow } from '../src/build/filesBelow'
import { runJob, type Run } from './rehearsal/runJob'
import { writeStandIns } from './rehearsal/standIns'
import { Store } from './rehearsal/store'
import { replaceSamples } from './rehearsal/withoutSamples'
import { play, type JobEnd } from './workflows/decide'
import { readWorkflow, type Workflow } from './workflows/read'

const help = `Publishes a change as the workflow would, in a temporary clone, up to the folder that would be uploaded.

  npm run rehearse-publish                       a changed price, then changed code
  npm run rehearse-publish -- --only content     one of the two: content or code
  npm run rehearse-publish -- --leave-out "<x>"  leaves out the step of this name; for "Install", the packages of this
                                                 checkout are linked in instead

Samples are replaced by invented real things, and wrangler, supabase and gh by stand-ins: nothing reaches an account.`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    'leave-out': { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean' },
  },
})

const root = mkdtempSync(join(tmpdir(), 'rehearsal-'))
const origin = join(root, 'origin')
const gitSettings = [
  'user.name=Rehearsal',
  'user.email=rehearsal@example.test',
  'commit.gpgsign=false',
].flatMap((setting) => ['-c', setting])
const git = (...args: string[]) =>
  execFileSync('git', [...gitSettings, ...args], { cwd: origin, encoding: 'utf8' }).trim()

const settings = {
  vars: {
    GATSBY_SITE_URL: 'https://www.rehearsal-clinic.co.uk',
    GATSBY_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    GATSBY_SUPABASE_ANON_KEY: 'sb_publishable_for_a_rehearsal',
    SUPABASE_PROJECT: 'abcdefghijklmnopqrst',
    CLOUDFLARE_PROJECT: 'rehearsal',
  },
  secrets: Object.fromEntries(
    [
      'OWNER_DATABASE_URL',
      'SUPABASE_ACCESS_TOKEN',
      'CLOUDFLARE_ACCOUNT_ID',
      'CLOUDFLARE_API_TOKEN',
    ].map((name) => [name, 'for a rehearsal']),
  ),
}

type Timed = { job: string; step: string; seconds: number; note: string }
const store = new Store(join(root, 'store'))
const bin = join(root, 'bin')
let number = 1

/** Plays one event, and says what it ran. */
function happens(
  title: string,
  file: string,
  event: { name: string; ref: string },
  commit: string,
  uploaded?: string,
): { ends: Record<string, JobEnd>; seconds: number } {
  const workflow: Workflow = readWorkflow(join(origin, file))
  const times: Timed[] = []
  const run: Run = {
    root,
    origin,
    commit,
    number: number++,
    contexts: {
      ...settings,
      github: {
        event_name: event.name,
        ref: event.ref,
        ref_name: event.ref.split('/').at(-1),
        ref_type: 'branch',
        repository: 'rehearsal/website',
        sha: commit,
        token: 'for a rehearsal',
        run_id: String(number),
        workflow: workflow.name,
      },
      inputs: {},
    },
    bin,
    store,
    packages: existsSync('node_modules') ? resolve('node_modules') : null,
    leaveOut: values['leave-out'],
    lookAt: (job, checkout) => {
      if (uploaded && job === 'publish')
        cpSync(join(checkout, 'public'), uploaded, { recursive: true })
    },
    say: (job, step, seconds, note) => {
      times.push({ job, step, seconds, note })
      console.log(`── ${job} › ${step}: ${seconds.toFixed(1)} s${note === '' ? '' : ` (${note})`}`)
    },
  }
  console.log(`\n── ${title}`)
  const ends = play(workflow, run.contexts, (name, needs) =>
    runJob(name, workflow.jobs[name]!, needs, run),
  )
  const seconds = times.reduce((sum, one) => sum + one.seconds, 0)
  report.push(
    `\n${title}`,
    ...times.map(
      (one) =>
        `${one.seconds.toFixed(1).padStart(8)} s  ${one.job.padEnd(8)} ${one.step}${one.note && `: ${one.note}`}`,
    ),
  )
  report.push(`${seconds.toFixed(1).padStart(8)} s  in all`)
  return { ends, seconds }
}
const report: string[] = []

const publish = '.github/workflows/publish.yml'

function expectThat(holds: boolean, words: string): void {
  if (!holds) throw new Error(words)
}

/** From a commit on a branch to the folder that would be uploaded. */
function rehearse(what: 'content' | 'code', edit: () => void): string {
  const uploaded = join(root, `uploaded-${what}`)
  git('checkout', '-q', '-B', 'change', 'main')
  edit()
  git('commit', '-q', '-a', '-m', `Change ${what}`)
  // As GitHub merges a pull request to test it: main is the first parent.
  git('checkout', '-q', '-B', 'merge', 'main')
  git('merge', '-q', '--no-ff', '-m', 'Merge', 'change')
  const proposed = happens(
    `${what}: the pull request`,
    publish,
    { name: 'pull_request', ref: 'refs/pull/1/merge' },
    git('rev-parse', 'HEAD'),
  )
  expectThat(
    proposed.ends.scope?.outputs.tests === what,
    `The pull request was to run the tests of ${what}.`,
  )
  expectThat(proposed.ends.checks?.result === 'success', 'The pull request did not pass.')
  git('checkout', '-q', 'main')
  git('merge', '-q', '--squash', 'change')
  git('commit', '-q', '-m', `Change ${what} (#1)`)
  const merged = happens(
    `${what}: the merge`,
    publish,
    { name: 'push', ref: 'refs/heads/main' },
    git('rev-parse', 'HEAD'),
    uploaded,
  )
  expectThat(merged.ends.scope?.outputs.tests === 'none', 'The merge was to run no test again.')
  expectThat(merged.ends.publish?.result === 'success', 'Nothing was published.')
  const minutes = (seconds: number) =>
    `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
  report.push(
    `\n${what}: ${minutes(proposed.seconds)} of steps to the pull request's green, ${minutes(merged.seconds)} from the merge to the uploaded folder.`,
  )
  return uploaded
}

/** One pound more on the first price with one amount. */
function editPrice(): string {
  const file = join(origin, 'data/prices.json')
  const text = readFileSync(file, 'utf8')
  const amount = Number(/"amount": (\d+)/.exec(text)![1])
  writeFileSync(file, text.replace(/"amount": \d+/, `"amount": ${amount + 1}`))
  return `£${amount + 1}`
}

function main(): void {
  execFileSync('git', ['clone', '--quiet', process.cwd(), origin])
  git('checkout', '-q', '-B', 'main')
  replaceSamples(join(origin, 'data'))
  execFileSync('npx', ['prettier', '--write', '--log-level', 'silent', join(origin, 'data')])
  git('add', '-A')
  git('commit', '-q', '-m', 'The clinic without samples')
  writeStandIns(bin)
  // main has passed, and its last build and drawings are kept.
  store.upload(`tested-${git('rev-parse', 'HEAD^{tree}')}`, number++, git('rev-parse', 'HEAD'))
  if (existsSync('.art-cache')) store.save(['.art-cache'], 'art-of-this-checkout', process.cwd())
  const before = happens(
    'before: main’s build is kept',
    '.github/workflows/caches.yml',
    { name: 'push', ref: 'refs/heads/main' },
    git('rev-parse', 'HEAD'),
  )
  expectThat(before.ends.build?.result === 'success', 'The build of main failed.')

  if (values.only !== 'content') {
    const uploaded = rehearse('code', () => {
      const file = join(origin, 'src/page.ts')
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n/** Changed by a rehearsal. */\n`)
    })
    report.push(`${filesBelow(uploaded).length} files would be uploaded.`)
  }
  if (values.only !== 'code') {
    let price = ''
    const uploaded = rehearse('content', () => (price = editPrice()))
    const pages = filesBelow(uploaded).filter(
      (file) =>
        file.endsWith('.html') && readFileSync(join(uploaded, file), 'utf8').includes(price),
    )
    expectThat(pages.length > 0, `No page that would be uploaded shows ${price}.`)
    report.push(
      `${filesBelow(uploaded).length} files would be uploaded; ${price} stands on ${pages.length} pages.`,
    )
  }
  const asked = readFileSync(join(root, 'asked.jsonl'), 'utf8').trim().split('\n')
  report.push(
    '\nAsked of the stand-ins:',
    ...asked
      .map((line) => JSON.parse(line) as { program: string; args: string[] })
      .map(({ program, args }) => `  ${program} ${args.join(' ')}`),
  )
}

if (values.help || (values.only !== undefined && !['content', 'code'].includes(values.only)))
  console.log(help)
else
  try {
    main()
  } catch (error) {
    report.push(`\nThe rehearsal ended here: ${(error as Error).message}`)
    process.exitCode = 1
  } finally {
    console.log(report.join('\n'))
    rmSync(root, { recursive: true, force: true })
  }
