import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ContentFolder, edits } from '../audit/helpers/edits'

/**
 * The code's tests on the last commit with edited content: none of them may know what stands in
 * data/.
 */
const made = [
  'a price goes up',
  'a telephone number',
  'the name of the clinic',
  'a title and a description',
  'an article is renamed, with a redirect',
]

let clone: string
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'edited-'))
  execFileSync('git', [
    'clone',
    '--quiet',
    '--no-local',
    '--depth',
    '1',
    `file://${resolve('.')}`,
    clone,
  ])
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'))
}, 120_000)
afterAll(() => rmSync(clone, { recursive: true, force: true }))

const run = (program: string, args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: clone,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, JEST_WORKER_ID: undefined, NODE_ENV: undefined, AUDITED: undefined },
  })
  return { status, said: status === 0 ? '' : `${stdout}\n${stderr}`.slice(-8000) }
}

it(`unit and component tests pass after five edits: ${made.join('; ')}`, () => {
  const folder = new ContentFolder(join(clone, 'data'))
  for (const name of made) edits.find((edit) => edit.name === name)!.make(folder)
  expect(run(process.execPath, ['--import', 'tsx', 'scripts/check.ts'])).toEqual({
    status: 0,
    said: '',
  })
  expect(run(process.execPath, ['--import', 'tsx', 'scripts/knowledge.ts'])).toEqual({
    status: 0,
    said: '',
  })
  expect(run('npx', ['jest', '--maxWorkers=2', '--selectProjects', 'unit', 'dom'])).toEqual({
    status: 0,
    said: '',
  })
}, 1_500_000)
