import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { clinicData } from '../../scripts/testing/clinicSite'

/**
 * `npm run changes` as it is run, in a small repository of its own with the clinic's content: a version, and edits on top of it.
 */

let repository: string
let temporary: string

const git = (...args: string[]) =>
  execFileSync(
    'git',
    [
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.com',
      '-c',
      'commit.gpgsign=false',
      '-c',
      'init.defaultBranch=main',
      ...args,
    ],
    {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_DIR: undefined,
        GIT_WORK_TREE: undefined,
        GIT_INDEX_FILE: undefined,
      },
    },
  )
const commit = (message: string) => {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}
const edit = (file: string, change: (text: string) => string) => {
  const [path, text] = [join(repository, file), readFileSync(join(repository, file), 'utf8')]
  const changed = change(text)
  if (changed === text) throw new Error(`The edit of ${file} changes nothing`)
  writeFileSync(path, changed)
}
/** The folder for temporary files is the test's own, so that it sees what is left there. */
const start = (...args: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/changes.ts', ...args], {
    cwd: repository,
    env: {
      ...process.env,
      TMPDIR: temporary,
      NODE_ENV: undefined,
      JEST_WORKER_ID: undefined,
      GIT_DIR: undefined,
      GIT_WORK_TREE: undefined,
      GIT_INDEX_FILE: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const changes = async (...args: string[]) => {
  const child = start(...args)
  let [text, errors] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, text, errors }
}
/** Returns what the command has left behind; tsx keeps its own cache beside it. */
const left = () => readdirSync(temporary).filter((name) => name.startsWith('changes-'))

beforeAll(() => {
  repository = realpathSync(mkdtempSync(join(tmpdir(), 'repository-')))
  temporary = realpathSync(mkdtempSync(join(tmpdir(), 'temporary-')))
  for (const part of [
    'src',
    'supabase/functions/_shared',
    'scripts/changes.ts',
    'package.json',
    'tsconfig.json',
  ]) {
    mkdirSync(dirname(join(repository, part)), { recursive: true })
    cpSync(resolve(part), join(repository, part), { recursive: true })
  }
  cpSync(clinicData, join(repository, 'data'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(repository, 'node_modules'))
  writeFileSync(join(repository, '.gitignore'), 'node_modules\n')
  git('init', '--quiet')
  commit('The first version')
  git('tag', 'first')
})
afterEach(() => {
  git('checkout', '--quiet', '--force', 'main')
  git('clean', '--quiet', '--force', '-d')
  if (left().length > 0) throw new Error(`It has left ${left().join(', ')} behind`)
})
afterAll(() => {
  for (const folder of [repository, temporary]) rmSync(folder, { recursive: true, force: true })
})

test('an edited price and a lost page, for a pull request', async () => {
  edit('data/prices.json', (text) =>
    text.replace(/("key": "masseter",[^}]*"amount": )\d+/, '$161001'),
  )
  // A page that nothing else leads to: without any other the gate would speak first.
  rmSync(join(repository, 'data/products/gentle-cleanser.json'))
  const { code, text } = await changes(
    'first',
    '--markdown',
    '--preview',
    'https://pr-7.clinic.pages.dev',
  )
  expect(text).toContain('/product-analysis/gentle-cleanser/')
  expect(text).toContain('is gone, and its address leads nowhere.')
  expect(text).toMatch(/→ £61,001 per visit/)
  expect(text).toContain('](https://pr-7.clinic.pages.dev/masseter-botox/)')
  expect(code).toBe(1)
})

test('a branch that has gone on is compared where it was left', async () => {
  git('checkout', '--quiet', '-b', 'mine')
  git('checkout', '--quiet', 'main')
  edit('data/prices.json', (text) =>
    text.replace(/("key": "masseter",[^}]*"amount": )\d+/, '$161001'),
  )
  commit('A price on main')
  git('checkout', '--quiet', 'mine')
  const { code, text } = await changes('main')
  expect(text).toMatch(/^Compared with main as it was on \d+ \w+ \d{4} \([0-9a-f]{7}\)/)
  expect(text).toContain('where this version left it; what it has gained since is not counted.')
  expect(text).toContain('Nothing that visitors see changes.')
  expect(code).toBe(0)
  git('checkout', '--quiet', 'main')
  git('reset', '--quiet', '--hard', 'first')
})

test('of an older version that does not fit the present code only the addresses are compared, and that is said', async () => {
  edit('data/clinic.json', (text) =>
    text.replace('"strapline":', '"motto": "Once",\n  "strapline":'),
  )
  const page = JSON.parse(
    readFileSync(join(repository, 'data/pages/contact.json'), 'utf8'),
  ) as object
  writeFileSync(
    join(repository, 'data/pages/lost-page.json'),
    JSON.stringify({ ...page, route: '/lost-page' }),
  )
  commit('An older shape')
  git('tag', 'older')
  git('checkout', '--quiet', 'first', '--', '.')
  rmSync(join(repository, 'data/pages/lost-page.json'))
  commit('The present shape')
  const { code, text } = await changes('older')
  expect(text).toContain('Only addresses could be compared')
  expect(text).toContain('/lost-page/ is gone, and leads nowhere.')
  expect(text).toContain('1 address would be lost')
  expect(code).toBe(1)
  git('reset', '--quiet', '--hard', 'first')
})
