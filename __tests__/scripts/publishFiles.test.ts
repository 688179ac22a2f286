import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '../../src/build/filesBelow'
import {
  deployBefore,
  keepNothing,
  keepUsually,
  planPublish,
  type Deploy,
} from '../../scripts/publishing/plan'
import { backToDeploy, publishToFolder } from '../../scripts/publishing/toFolder'
import { addEarlierFiles } from '../../scripts/publishing/toSnapshot'
import { anyPort } from '../../server/ports'
import { serveSite } from '../../server/site'
import { caching, headerRules, headersFile } from '../../src/build/hosting'
import { rawGet } from '../helpers/rawGet'

const day = 24 * 60 * 60_000
const start = Date.UTC(2026, 0, 1)
const script = (n: number) => `app-${String(n).padStart(20, '0')}.js`

let dir: string
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'publish-'))))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** Build number n: a page that asks for a script of its own and shares a font with all others. */
function build(n: number, more: Record<string, string> = {}): string {
  const site = join(dir, `build-${n}`)
  const files: Record<string, string> = {
    'index.html': `<p>Build ${n}</p><script src="/${script(n)}"></script>`,
    '404.html': '<p>Not found</p>',
    'lip-fillers/index.html': `<p>Lips ${n}</p>`,
    'page-data/app-data.json': `{"build":${n}}`,
    [script(n)]: `console.log(${n})`,
    'static/font.0123456789.woff2': 'font',
    _redirects: '',
    _headers: headersFile(
      headerRules({
        backend: 'https://abc.supabase.test',
        analytics: [],
        hashedFiles: [`/${script(n)}`],
      }),
    ),
    ...more,
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(site, name, '..'), { recursive: true })
    writeFileSync(join(site, name), content)
  }
  return site
}

const target = () => join(dir, 'www')
const publish = (n: number, more = {}, options = {}) =>
  publishToFolder(build(n, more), {
    target: target(),
    id: `d${n}`,
    now: start + n * 1000,
    ...options,
  })
const live = () => readFileSync(join(target(), 'index.html'), 'utf8')
const isThere = (file: string) => existsSync(join(target(), file))

describe('the plan', () => {
  const deploy = (n: number, at = start + n * 1000): Deploy => ({
    id: `d${n}`,
    at,
    hashed: [script(n), 'shared.js'],
    other: ['index.html', 'page-data/a.json', `only-${n}/index.html`],
  })

  it('sends scripts, then data, then pages', () => {
    const { hashed, data, pages } = planPublish(deploy(1), [])
    expect({ hashed, data, pages }).toEqual({
      hashed: [script(1), 'shared.js'],
      data: ['page-data/a.json'],
      pages: ['index.html', 'only-1/index.html'],
    })
  })

  it('takes old pages away at once, and their scripts when five deploys have followed and a week is over', () => {
    const old = [5, 4, 3, 2, 1].map((n) => deploy(n))
    const sameDay = planPublish(deploy(6), old)
    expect(sameDay.gone).toEqual([
      'only-5/index.html',
      'only-4/index.html',
      'only-3/index.html',
      'only-2/index.html',
      'only-1/index.html',
    ])
    expect(sameDay.kept).toEqual([5, 4, 3, 2, 1].map(script))

    const later = planPublish(deploy(6, start + (keepUsually.days + 1) * day), old)
    expect(later.gone).toContain(script(1))
    expect(later.kept).toEqual([5, 4, 3, 2].map(script))
    expect(later.ledger.map(({ id }) => id)).toEqual(['d6', 'd5', 'd4', 'd3', 'd2'])
  })

  it('keeps what an earlier deploy shares with this one', () => {
    expect(
      planPublish(
        deploy(6, start + 90 * day),
        [5, 4, 3, 2, 1].map((n) => deploy(n)),
      ).gone,
    ).not.toContain('shared.js')
  })

  it('remembers everything until it is gone, so that an interrupted run can be repeated', () => {
    const old = [5, 4, 3, 2, 1].map((n) => deploy(n))
    const first = planPublish(deploy(6, start + 90 * day), old)
    const again = planPublish(deploy(6, start + 90 * day), first.ledgerMeanwhile)
    expect(new Set(again.gone)).toEqual(new Set(first.gone))
    expect(again.ledger).toEqual(first.ledger)
  })

  it('goes back to the deploy before, or to one that is named', () => {
    const ledger = [3, 2, 1].map((n) => deploy(n))
    expect(deployBefore(ledger).id).toBe('d2')
    expect(deployBefore(ledger, 'd1').id).toBe('d1')
    expect(() => deployBefore(ledger, 'x')).toThrow('There is no deploy x. There are: d3, d2, d1.')
    expect(() => deployBefore([deploy(1)])).toThrow('There is no earlier deploy to go back to.')
  })
})

describe('publishing to a folder', () => {
  it('gives exactly the site, and nothing about how it came there', () => {
    publish(1)
    expect(filesBelow(target())).toEqual(filesBelow(join(dir, 'build-1')))
  })

  it('lets a tab that is open go on: its script answers after the next deploy', async () => {
    publish(1)
    const wanted = /src="([^"]+)"/.exec(live())![1]!
    publish(2, { 'new-page/index.html': 'new' })
    const site = await serveSite({ dir: target(), port: await anyPort() })
    try {
      expect((await rawGet(site.port, wanted)).status).toBe(200)
      expect((await rawGet(site.port, '/')).body.toString()).toContain('Build 2')
    } finally {
      await site.close()
    }
  })

  it('takes away pages and data that are no more, with their folders, and leaves what others put there', () => {
    publish(1, { 'old/page/index.html': 'old', 'page-data/old/page-data.json': '{}' })
    writeFileSync(join(target(), 'verify-me.html'), 'of a search engine')
    publish(2)
    expect([
      isThere('old'),
      isThere('page-data/old'),
      isThere('verify-me.html'),
      isThere(script(1)),
    ]).toEqual([false, false, true, true])
  })

  it('takes scripts away once no deploy of the last five, or of the last week, uses them', () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7]) publish(n)
    expect(isThere(script(1))).toBe(true)
    publish(8, {}, { now: start + 30 * day })
    expect([3, 4, 5, 6, 7, 8].map((n) => isThere(script(n)))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ])
    expect(isThere('static/font.0123456789.woff2')).toBe(true)
  })

  it('forgets everything earlier at once when told to, also what could be gone back to', () => {
    publish(1, { 'static/patient.0123456789.webp': 'withdrawn' })
    publish(2, {}, { keep: keepNothing })
    expect([
      isThere(script(1)),
      isThere('static/patient.0123456789.webp'),
      isThere(script(2)),
    ]).toEqual([false, false, true])
    expect(filesBelow(`${target()}.deploys`).filter((file) => file.includes('patient'))).toEqual([])
    expect(() => backToDeploy(undefined, { target: target(), now: start + day })).toThrow(
      'There is no earlier deploy to go back to.',
    )
  })

  it('leaves a page that is the same untouched, so that browsers need not fetch it again', () => {
    publish(1)
    const time = () => statSync(join(target(), '404.html')).mtimeMs
    const before = time()
    publish(2)
    expect(time()).toBe(before)
  })

  it('goes back with one command, and forth again', () => {
    publish(1)
    publish(2, { 'only-two/index.html': 'x' })
    expect(backToDeploy(undefined, { target: target(), now: start + day })).toBe('d1')
    expect([live(), isThere('only-two'), isThere(script(2))]).toEqual([
      expect.stringContaining('Build 1'),
      false,
      true,
    ])
    expect(backToDeploy(undefined, { target: target(), now: start + day })).toBe('d2')
    expect([live(), isThere('only-two')]).toEqual([expect.stringContaining('Build 2'), true])
  })

  it('can go back five deploys, and keeps no more', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) publish(n)
    expect(() => backToDeploy('d1', { target: target(), now: start + day })).toThrow(
      'There is no deploy d1. There are: d6, d5, d4, d3, d2.',
    )
    expect(backToDeploy('d2', { target: target(), now: start + day })).toBe('d2')
    expect(live()).toContain('Build 2')
  })

  it('refuses what is not a built site, a name that is a path, and a folder inside itself', () => {
    mkdirSync(join(dir, 'empty'))
    const to =
      (site: string, id: string, folder = target()) =>
      () =>
        publishToFolder(site, { target: folder, id, now: start })
    expect(to(join(dir, 'empty'), 'd1')).toThrow('has no index.html, so it is not a built site')
    expect(to(build(1), '../d1')).toThrow('A deploy cannot be called "../d1"')
    expect(to(build(1), 'd1', join(dir, 'build-1/www'))).toThrow('cannot be published into itself')
    expect(existsSync(target())).toBe(false)
  })

  it('is one at a time, and gets over a run that was cut off', () => {
    publish(1)
    const lock = `${target()}.deploys/lock`
    writeFileSync(lock, String(process.pid))
    expect(() => publish(2)).toThrow('Somebody is publishing right now')
    writeFileSync(lock, '999999999')
    publish(2)
    expect(live()).toContain('Build 2')
  })

  it('never shows a visitor a page whose script is missing, however often it is published', async () => {
    const old = [1, 2].map((n) => build(n))
    publishToFolder(old[0]!, { target: target(), id: 'd0', now: Date.now() })
    const command = [...Array(3).keys()]
      .flatMap((i) =>
        old.map(
          (site, j) =>
            `publishToFolder('${site}', { target: '${target()}', id: 'd${i}-${j}', now: ${start + i * 40 * day} })`,
        ),
      )
      .join(';')
    const code = `import { publishToFolder } from '${process.cwd()}/scripts/publishing/toFolder'; ${command}`
    writeFileSync(join(dir, 'run.ts'), code)
    const child = spawn(process.execPath, ['--import', 'tsx', join(dir, 'run.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    let looks = 0
    const missing: string[] = []
    while (child.exitCode === null) {
      const page = live()
      const wanted = /src="\/([^"]+)"/.exec(page)?.[1]
      if (!wanted || !isThere(wanted)) missing.push(page)
      looks++
      await new Promise((done) => setImmediate(done))
    }
    expect([child.exitCode, missing]).toEqual([0, []])
    expect(looks).toBeGreaterThan(50)
    expect(live()).toContain('Build 2')
  })
})

describe('the web server’s configuration goes with the pages', () => {
  const conf = (n: number) =>
    `add_header Content-Security-Policy "connect-src 'self' https://backend-${n}.test" always;\n`
  const configured = (n: number, reload: string) => {
    writeFileSync(join(dir, `nginx-${n}.conf`), conf(n))
    publish(n, {}, { configuration: join(dir, `nginx-${n}.conf`), reload })
  }
  const inUse = () => readFileSync(`${target()}.deploys/nginx.conf`, 'utf8')

  it('is read once, before the pages come, and goes back with them', () => {
    const reload = `cat ${target()}.deploys/nginx.conf ${target()}/index.html >> ${dir}/seen`
    configured(1, 'true')
    configured(2, reload)
    expect(readFileSync(join(dir, 'seen'), 'utf8')).toBe(
      `${conf(2)}${readFileSync(join(dir, 'build-1/index.html'), 'utf8')}`,
    )
    backToDeploy(undefined, { target: target(), now: start + day, reload: 'true' })
    expect(inUse()).toBe(conf(1))
  })

  it('leaves the pages as they were when the server refuses it', () => {
    configured(1, 'true')
    expect(() => configured(2, 'exit 1')).toThrow(
      'The web server did not take its new configuration, so the pages were left as they were.',
    )
    expect([live(), inUse()]).toEqual([expect.stringContaining('Build 1'), conf(1)])
    configured(2, 'true')
    expect([live(), inUse()]).toEqual([expect.stringContaining('Build 2'), conf(2)])
  })

  it('is not read again when it is the same', () => {
    configured(1, 'true')
    writeFileSync(join(dir, 'nginx-2.conf'), conf(1))
    publish(2, {}, { configuration: join(dir, 'nginx-2.conf'), reload: 'exit 1' })
    expect(live()).toContain('Build 2')
  })
})

describe('hosts where every deploy is a snapshot', () => {
  const options = (n: number, now = start + n * 1000) => ({
    earlier: join(dir, 'earlier'),
    out: join(dir, `upload-${n}`),
    id: `d${n}`,
    now,
  })
  const merge = (n: number, now?: number) => addEarlierFiles(build(n), options(n, now))
  const uploaded = (n: number) => filesBelow(join(dir, `upload-${n}`))

  it('adds the scripts that open tabs still need to the new site', async () => {
    merge(1)
    merge(2)
    expect(merge(3)).toMatchObject({ kept: 2 })
    expect(uploaded(3).filter((file) => file.startsWith('app-'))).toEqual([
      script(1),
      script(2),
      script(3),
    ])
    const site = await serveSite({ dir: join(dir, 'upload-3'), port: await anyPort() })
    try {
      expect((await rawGet(site.port, `/${script(1)}`)).status).toBe(200)
      expect((await rawGet(site.port, '/')).body.toString()).toContain('Build 3')
      expect((await rawGet(site.port, `/${script(3)}`)).headers['cache-control']).toBe(
        caching.forever,
      )
    } finally {
      await site.close()
    }
  })

  it('lets them go after five deploys and a week', () => {
    for (const n of [1, 2, 3, 4, 5]) merge(n)
    merge(6, start + 30 * day)
    expect(uploaded(6).filter((file) => file.startsWith('app-'))).toEqual(
      [2, 3, 4, 5, 6].map(script),
    )
    expect(
      filesBelow(join(dir, 'earlier/files')).filter((file) => file.startsWith('app-')),
    ).toEqual([2, 3, 4, 5, 6].map(script))
  })

  it('forgets everything earlier at once when told to', () => {
    merge(1)
    expect(addEarlierFiles(build(2), { ...options(2), keep: keepNothing })).toMatchObject({
      kept: 0,
    })
    expect(filesBelow(join(dir, 'earlier')).filter((file) => file.includes(script(1)))).toEqual([])
  })

  it('adds no page and no data of an earlier deploy', () => {
    addEarlierFiles(
      build(1, { 'old/index.html': 'old', 'page-data/old/page-data.json': '{}' }),
      options(1),
    )
    merge(2)
    expect(uploaded(2).filter((file) => file.includes('old'))).toEqual([])
  })

  it('goes on without a store, or with one that has lost a file', () => {
    expect(merge(1)).toMatchObject({ kept: 0 })
    rmSync(join(dir, 'earlier/files'), { recursive: true })
    expect(merge(2)).toMatchObject({ kept: 0 })
    expect(uploaded(2)).toEqual(filesBelow(join(dir, 'build-2')))
  })

  it('names the files to send before all others, for hosts that are given files one by one', () => {
    merge(1)
    merge(2)
    expect(readFileSync(join(dir, 'earlier/first.txt'), 'utf8')).toBe(
      `${script(1)}\n${script(2)}\nstatic/font.0123456789.woff2\n`,
    )
  })

  it('an earlier deploy that is published again still has the scripts of the one it replaces', () => {
    merge(1)
    merge(2)
    addEarlierFiles(join(dir, 'build-1'), options(1, start + day))
    expect(uploaded(1).filter((file) => file.startsWith('app-'))).toEqual([script(1), script(2)])
    expect(readFileSync(join(dir, 'upload-1/index.html'), 'utf8')).toContain('Build 1')
  })
})
