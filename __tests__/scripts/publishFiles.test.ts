import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backToDeploy, publishToFolder } from '../../scripts/publishing/toFolder'
import { nginxFile } from '../../src/build/nginx'
import { nginxIsHere, startNginx } from '../helpers/nginx'
import { rawGet } from '../helpers/rawGet'

let dir: string
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'publish-'))))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const folder = () => join(dir, 'www')
const name = (n: number) => `2026-01-0${n}T10-00-00`

/** Build number n: pages in public/, and its configuration for nginx beside it. */
function build(n: number): string {
  const files: Record<string, string> = {
    'public/index.html': `Build ${n}`,
    'public/404.html': 'Not found',
    [`public/app-${n}.js`]: `console.log(${n})`,
    '.hosting/nginx.conf': `# configuration ${n}`,
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(dir, `build-${n}`, path, '..'), { recursive: true })
    writeFileSync(join(dir, `build-${n}`, path), content)
  }
  return join(dir, `build-${n}/public`)
}
const publish = (n: number, more: { reload?: string; keep?: number } = {}) =>
  publishToFolder(build(n), { folder: folder(), id: name(n), ...more })
const read = (path: string) => readFileSync(join(folder(), path), 'utf8')
/** The pages and the configuration that the server finds. */
const live = () => [read('live/site/index.html'), read('live/nginx.conf')]
const deploy = (n: number) => [`Build ${n}`, `# configuration ${n}`]

it('publishes exactly the site, with its configuration, and each file with its time', () => {
  publish(1)
  expect(live()).toEqual(deploy(1))
  expect(readdirSync(join(folder(), 'live/site')).toSorted()).toEqual([
    '404.html',
    'app-1.js',
    'index.html',
  ])
  expect(statSync(join(folder(), 'live/site/404.html')).mtimeMs).toBeCloseTo(
    statSync(join(dir, 'build-1/public/404.html')).mtimeMs,
    0,
  )
})

it('goes back one deploy after the other, or to the one named', () => {
  for (const n of [1, 2, 3]) publish(n)
  expect(backToDeploy({ folder: folder() })).toBe(name(2))
  expect(live()).toEqual(deploy(2))
  expect(backToDeploy({ folder: folder() })).toBe(name(1))
  expect(() => backToDeploy({ folder: folder() })).toThrow(
    `There is no earlier deploy to go back to. There are: ${name(3)}, ${name(2)}, ${name(1)}.`,
  )
  expect(backToDeploy({ folder: folder() }, name(3))).toBe(name(3))
  expect(() => backToDeploy({ folder: folder() }, 'x')).toThrow('There is no deploy x.')
  expect(live()).toEqual(deploy(3))
})

it('keeps five deploys, and only the new one when told to forget the others', () => {
  for (const n of [1, 2, 3, 4, 5, 6]) publish(n)
  const kept = () => readdirSync(folder()).filter((entry) => entry !== 'live')
  expect(kept()).toEqual([2, 3, 4, 5, 6].map(name))
  publish(7, { keep: 1 })
  expect(kept()).toEqual([name(7)])
})

it('has the server read the configuration, and leaves all as it was when it refuses', () => {
  expect(() => publish(1, { reload: 'exit 1' })).toThrow('Live is, as before: nothing.')
  expect(readdirSync(folder())).toEqual([])
  publish(2)
  expect(() => publish(3, { reload: 'exit 1' })).toThrow(`Live is, as before: ${name(2)}.`)
  expect(live()).toEqual(deploy(2))
  publish(3, { reload: `cp ${folder()}/live/nginx.conf ${dir}/seen` })
  expect(readFileSync(join(dir, 'seen'), 'utf8')).toBe('# configuration 3')
  expect(() => backToDeploy({ folder: folder(), reload: 'exit 1' })).toThrow('as before')
  expect(live()).toEqual(deploy(3))
})

it('refuses what is not a built site', () => {
  mkdirSync(join(dir, 'empty'))
  expect(() => publishToFolder(join(dir, 'empty'), { folder: folder(), id: name(1) })).toThrow(
    'has no index.html, so it is not a built site. Run npm run build.',
  )
})

const withNginx = nginxIsHere() ? describe : describe.skip

withNginx('nginx', () => {
  it('gives the live deploy from the moment it is published, or gone back to', async () => {
    publish(1)
    const nginx = await startNginx(
      nginxFile({ rules: [], redirects: [], origin: 'https://www.clinic.test' }),
      join(folder(), 'live/site'),
    )
    const home = async () => (await rawGet(nginx.port, '/')).body.toString()
    try {
      publish(2)
      expect(await home()).toBe('Build 2')
      backToDeploy({ folder: folder() })
      expect(await home()).toBe('Build 1')
    } finally {
      await nginx.close()
    }
  })
})
