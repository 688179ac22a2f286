import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * scripts/which-tests.mjs in a repository of its own, with a stand-in for GitHub's command line.
 */
const folder = mkdtempSync(join(tmpdir(), 'which-tests-'))
const repository = join(folder, 'repository')
const script = resolve('scripts/which-tests.mjs')
const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=T', '-c', 'user.email=t@t.test', '-c', 'commit.gpgsign=false', ...args],
    { cwd: repository, encoding: 'utf8' },
  ).trim()

function commit(files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, name)), { recursive: true })
    writeFileSync(join(repository, name), text)
  }
  git('add', '-A')
  git('commit', '-q', '-m', 'A change')
  return git('rev-parse', 'HEAD')
}
const tree = (of: string) => git('rev-parse', `${of}^{tree}`)

type Known = {
  name: string
  run: number
  path?: string
  repository?: number
  branch?: string
  sha?: string
  expired?: boolean
}

function decide(
  event: string,
  known: Known[] | 'unreachable',
): Record<'tests' | 'tree' | 'base', string> {
  const artifacts = known === 'unreachable' ? [] : known
  const gitHub = `#!/usr/bin/env node
const known = ${JSON.stringify(artifacts)}
if (${known === 'unreachable'}) { console.error('HTTP 502'); process.exit(1) }
const path = process.argv[3]
const run = /actions\\/runs\\/(\\d+)$/.exec(path)
const name = /[?&]name=([^&]*)/.exec(path)
const of = run && known.find((one) => one.run === Number(run[1]))
console.log(JSON.stringify(run
  ? { path: of.path ?? '.github/workflows/publish.yml' }
  : { artifacts: known.filter((one) => one.name === name[1]).map((one) => ({ expired: one.expired ?? false, created_at: String(one.run),
      workflow_run: { id: one.run, head_branch: one.branch ?? 'main', head_sha: one.sha ?? '', repository_id: 1, head_repository_id: one.repository ?? 1 } })) }))
`
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'gh'), gitHub)
  chmodSync(join(bin, 'gh'), 0o755)
  const output = join(folder, 'output')
  writeFileSync(output, '')
  execFileSync(process.execPath, [script], {
    cwd: repository,
    env: {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      GITHUB_EVENT_NAME: event,
      GITHUB_REPOSITORY: 'clinic/website',
      GITHUB_OUTPUT: output,
      BASE: 'HEAD^1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return Object.fromEntries(
    readFileSync(output, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('=')),
  ) as ReturnType<typeof decide>
}

let first: string
beforeAll(() => {
  mkdirSync(repository)
  git('init', '-q', '-b', 'main')
  first = commit({ 'data/prices.json': '1', 'src/site/page.ts': 'a' })
})
beforeEach(() => void git('reset', '-q', '--hard', first))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const tested = (of: string, more: Partial<Known> = {}): Known => ({
  name: `tested-${tree(of)}`,
  run: 11,
  ...more,
})

it('a pull request that changes only content, on a main that has passed, needs the tests of content', () => {
  commit({ 'data/prices.json': '2', 'data/images/new.png': '' })
  expect(decide('pull_request', [tested(first)])).toMatchObject({
    tests: 'content',
    tree: tree('HEAD'),
    base: first,
  })
})

it('a pull request that changes code as well needs all tests', () => {
  commit({ 'data/prices.json': '2', 'src/site/page.ts': 'b' })
  expect(decide('pull_request', [tested(first)]).tests).toBe('code')
})

it('a file that moves out of data/ is a change of code', () => {
  git('mv', 'data/prices.json', 'src/prices.json')
  commit({})
  expect(decide('pull_request', [tested(first)]).tests).toBe('code')
})

it('content on a main that has not passed needs all tests, unless the published version differs in content only', () => {
  const broken = commit({ 'src/site/page.ts': 'broken' })
  commit({ 'data/prices.json': '2' })
  expect(decide('pull_request', []).tests).toBe('code')
  expect(decide('pull_request', [{ name: 'published', run: 9, sha: first }]).tests).toBe('code')
  expect(decide('pull_request', [{ name: 'published', run: 9, sha: broken }]).tests).toBe('content')
})

it('main needs no test when these very files have passed, however the merge was made', () => {
  const change = commit({ 'src/site/page.ts': 'b' })
  const passed = tested(change)
  git('reset', '-q', '--hard', first)
  commit({ 'src/site/page.ts': 'b' })
  expect(decide('push', [passed]).tests).toBe('none')
  // On the pull request itself they run again when asked to.
  expect(decide('pull_request', [passed]).tests).toBe('code')
})

it('main needs its tests when it moved on after the pull request was tested', () => {
  const change = commit({ 'src/site/page.ts': 'b' })
  const passed = tested(change)
  git('reset', '-q', '--hard', first)
  commit({ 'src/other.ts': 'c' })
  commit({ 'src/site/page.ts': 'b' })
  expect(decide('push', [tested(first), passed]).tests).toBe('code')
})

it('main needs the tests of content when only content was merged since the published version', () => {
  commit({ 'data/prices.json': '2' })
  commit({ 'data/clinic.json': '3' })
  expect(decide('push', [{ name: 'published', run: 9, sha: first }]).tests).toBe('content')
})

it.each<[string, Partial<Known>]>([
  ['a copy of the repository', { repository: 2 }],
  ['another workflow', { path: '.github/workflows/mine.yml' }],
  ['a run whose mark has expired', { expired: true }],
])('believes no mark of %s', (_, more) => {
  const change = commit({ 'src/site/page.ts': 'b' })
  expect(decide('push', [tested(change, more)]).tests).toBe('code')
})

it('runs all tests when GitHub cannot be asked', () => {
  commit({ 'data/prices.json': '2' })
  expect(decide('push', 'unreachable').tests).toBe('code')
})
