import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launch } from '../../scripts/chromium'
import { anyPort } from '../../server/ports'
import { copySite, type SiteCopy, type Tool } from '../helpers/siteCopy'

/**
 * `npm run develop` as an editor meets it: a saved file shows on the page, a broken one is reported and mended.
 */
const file = 'data/treatments/lip-fillers.json'
let copy: SiteCopy
let develop: Tool
let browser: Browser
let page: Page

/** Waits until something is so; says what the server printed when it never is. */
const until = async (what: string, so: () => boolean | Promise<boolean>, milliseconds: number) => {
  const started = Date.now()
  while (!(await so())) {
    if (Date.now() - started > milliseconds)
      throw new Error(
        `${what}: not within ${milliseconds / 1000} s\n${develop.output().slice(-3000)}`,
      )
    await new Promise((done) => setTimeout(done, 50))
  }
  return Date.now() - started
}
const shows = (words: string) => async () =>
  (await page.locator('main').innerText()).includes(words)

beforeAll(async () => {
  copy = copySite({ pictures: true })
  const port = await anyPort()
  develop = copy.start('gatsby', 'develop', '--port', String(port), '--host', '127.0.0.1')
  const address = `http://127.0.0.1:${port}/lip-fillers/`
  const ready = await until(
    'gatsby develop serves the site',
    () => /You can now view/.test(develop.output()),
    240_000,
  )
  browser = await launch()
  page = await browser.newPage()
  await page.goto(address, { timeout: 120_000 })
  await page.locator('main h1').waitFor({ timeout: 60_000 })
  process.stderr.write(`gatsby develop is ready after ${(ready / 1000).toFixed(0)} s\n`)
}, 480_000)
afterAll(async () => {
  await browser?.close()
  await develop?.stop()
  copy?.remove()
}, 30_000)

const intro = () =>
  (JSON.parse(readFileSync(join(copy.folder, file), 'utf8')) as { intro: string }).intro
const setIntro = (words: string) =>
  copy.edit(file, (text) => text.replace(JSON.stringify(intro()), () => JSON.stringify(words)))

it('sets the page in its own faces', async () => {
  const loaded = await page.evaluate(() =>
    document.fonts.ready.then((fonts) =>
      [...fonts].filter((f) => f.status === 'loaded').map((f) => f.family.replaceAll('"', '')),
    ),
  )
  expect(loaded).toEqual(expect.arrayContaining(['Caslon D', 'Source S']))
}, 60_000)

it('shows an edit on the open page', async () => {
  setIntro('An editor has just changed this sentence about lips.')
  const took = await until(
    'the edit shows',
    shows('An editor has just changed this sentence about lips.'),
    20_000,
  )
  process.stderr.write(`An edit shows after ${took} ms\n`)
  expect(took).toBeLessThan(20_000)
}, 60_000)

it('reports a broken file, keeps the page, and goes on once it is mended', async () => {
  const right = readFileSync(join(copy.folder, file), 'utf8')
  copy.edit(file, (text) => text.replace('"title"', '"titel"'))
  await until('the mistake is reported', () => develop.output().includes('titel'), 20_000)
  expect(develop.output()).toContain(file)
  const overlay = page.getByRole('alert', { name: 'Mistakes in the content' })
  await overlay.waitFor({ timeout: 5_000 })
  expect(await overlay.innerText()).toContain('This page is the last good one')
  expect(await overlay.innerText()).toContain(
    `${file} › titel: is not a field here. Did you mean "title"?`,
  )
  expect(await shows('An editor has just changed this sentence about lips.')()).toBe(true)

  copy.edit(file, () => right.slice(0, -20))
  await until(
    'the half-written file is reported',
    () => /lip-fillers\.json[^]*line \d+/i.test(develop.output().split('titel').at(-1)!),
    20_000,
  )

  copy.edit(file, () => right)
  setIntro('The file is in order again.')
  await until('the mended file shows', shows('The file is in order again.'), 20_000)
  await overlay.waitFor({ state: 'detached', timeout: 5_000 })
  expect(develop.process.exitCode).toBeNull()
}, 120_000)

it('follows a redirect as the published site does', async () => {
  await page.goto(page.url().replace('/lip-fillers/', '/lip-filler/'))
  await until(
    'the redirect leads on',
    () => new URL(page.url()).pathname === '/lip-fillers/',
    20_000,
  )
  expect(new URL(page.url()).pathname).toBe('/lip-fillers/')
}, 60_000)
