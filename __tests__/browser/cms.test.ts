import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { clinicData } from '../../scripts/testing/clinicSite'
import { launch } from '../../scripts/chromium'
import { siteListener } from '../../server/site'
import { headerRules, headersFile } from '../../src/gatsby/hosting'
import { treatmentPages } from '../../src/kinds/treatment/build'
import { createBuildContext } from '../../src/buildContext/buildContext'
import { bundleCms } from '../../src/cms/bundle'
import { localCmsServer } from '../../src/cms/localServer'
import { publishCms } from '../../src/cms/publishCms'
import { validateContent } from '@clinic/content/gate'
import TreatmentTemplate from '../../src/kinds/treatment/template'
import { content } from '../cms/helpers/form'
import { editor } from '../cms/helpers/editor'
import { fakeGitHub } from '../cms/helpers/fakeGitHub'
import { fakePictures } from '../helpers/buildContext'

const folder = mkdtempSync(join(tmpdir(), 'editor-'))
const dataDir = join(folder, 'data')
const read = (file: string) => readFileSync(join(dataDir, file), 'utf8')

/** The lines of a file that differ from what the repository has. */
const changedLines = (file: string, text = read(file)) => {
  const before = readFileSync(join(clinicData, file), 'utf8').split('\n')
  const after = text.split('\n')
  return {
    more: after.length - before.length,
    lines: after.filter((line, i) => line !== before[i]),
  }
}

let browser: Browser
const servers: Server[] = []
let scripts: string

const serve = async (listener: RequestListener | Server): Promise<string> => {
  const server = typeof listener === 'function' ? createServer(listener) : listener
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** A page on the editor, with everything it complains about and every address it asks. */
async function visit(
  origin: string,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  // Nothing of this test leaves the machine.
  await context.route(/^https:/, (route) => route.abort())
  await prepare(context)
  const page = await context.newPage()
  const complaints: string[] = []
  const asked = new Set<string>()
  page.on(
    'response',
    (response) =>
      void (response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`)),
  )
  page.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_FAILED|Failed to load resource/.test(message.text()))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http')) asked.add(host)
  })
  await page.goto(`${origin}/cms/`)
  return {
    page,
    complaints,
    asked,
    close: async () => {
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    },
  }
}

beforeAll(async () => {
  cpSync(clinicData, dataDir, { recursive: true })
  scripts = join(folder, 'scripts')
  browser = await launch()
}, 60_000)

afterAll(async () => {
  await browser.close()
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('on a local checkout', () => {
  let page: Page
  let opened: Awaited<ReturnType<typeof visit>>
  /** What the editor asked, and what it is told. */
  const asked: string[] = []
  let answer: 'accept' | 'dismiss' = 'accept'

  beforeAll(async () => {
    const origin = await serve(
      localCmsServer({ dataDir, scripts, start: await bundleCms(scripts) }),
    )
    opened = await visit(origin)
    page = opened.page
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      void (answer === 'accept' ? dialog.accept() : dialog.dismiss())
    })
    await page.getByRole('button', { name: 'Work with Local Repository' }).click()
    await page.getByText('Prices', { exact: true }).first().waitFor()
  }, 60_000)

  afterAll(async () => {
    await opened.close()
  })

  it('asks before unsaved work is left, and stays when told to', async () => {
    const { open, field } = editor(page)
    await open('treatments/masseter-botox')
    const summary = (await field('Summary')).getByRole('textbox')
    /** Checks whether the browser would ask before the tab is closed. */
    const holdsTab = () =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(await holdsTab()).toBe(false)
    await summary.fill('Half a sentence')
    expect(await holdsTab()).toBe(true)
    answer = 'dismiss'
    await page.getByRole('button', { name: 'Cancel Editing' }).click()
    expect(asked).toEqual([expect.stringContaining('Leave without saving?')])
    expect(await summary.inputValue()).toBe('Half a sentence')
    answer = 'accept'
    await page.getByRole('button', { name: 'Cancel Editing' }).click()
    await summary.waitFor({ state: 'detached' })
    expect(await holdsTab()).toBe(false)
    expect(
      (JSON.parse(read('treatments/masseter-botox.json')) as { summary: string }).summary,
    ).not.toBe('Half a sentence')
  })

  it('a changed price lands in its file, passes the gate, and shows on the rebuilt page', async () => {
    const { open, unfold, field, saved } = editor(page)
    const price = content.prices.prices.find(({ key }) => key === 'masseter')!
    const amount = price.amount! + 25
    await open('prices')
    await unfold(`${price.label} · ${price.amount}`)
    await (await field('Amount')).getByRole('textbox').fill(String(amount))
    await saved()

    expect(changedLines('prices.json')).toEqual({ more: 0, lines: [`      "amount": ${amount},`] })
    const changed = validateContent(dataDir)
    const pages = treatmentPages(createBuildContext(changed, fakePictures, 'https://clinic.test'))
    const spec = pages.find(({ path }) => path === '/masseter-botox/')!
    const html = renderToStaticMarkup(
      createElement(TreatmentTemplate as unknown as FunctionComponent<{ pageContext: unknown }>, {
        pageContext: spec.context,
      }),
    )
    expect(html).toContain(`£${amount}`)
    expect(html).not.toContain(`£${price.amount}<`)
  })

  it('a price in words is refused with the words of the gate, and nothing is written', async () => {
    const { open, unfold, field, save, refusal } = editor(page)
    const before = read('prices.json')
    await open('prices')
    const price = content.prices.prices.find(({ key }) => key === 'full-face-lines')!
    await unfold(`${price.label} · ${price.amount}`)
    await (await field('Amount')).getByRole('textbox').fill('five hundred')
    await save()
    const words = await refusal()

    expect(words).toContain(
      `Prices › ${price.label} › Amount: should be a number, but is "five hundred". Change it: The price in pounds, VAT included.`,
    )
    expect(words).toContain('This is not saved yet.')
    expect(read('prices.json')).toBe(before)
  })

  it('a photograph that is too small is refused, with what else it needs', async () => {
    const { open, field, save, refusal } = editor(page)
    const before = read('people/dr-ravi-osei.json')
    await open('people/dr-ravi-osei')
    await (await field('Portrait')).getByRole('checkbox').click()
    const image = await field('Image')
    const small = join(folder, 'dr-alex.png')
    writeFileSync(
      small,
      await sharp({ create: { width: 400, height: 500, channels: 3, background: '#888' } })
        .png()
        .toBuffer(),
    )
    await image.getByRole('button', { name: 'Browse' }).click()
    const dialog = page.getByRole('dialog', { name: 'Select Image' })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Upload' }).click(),
    ])
    await chooser.setFiles(small)
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await image.getByRole('button', { name: 'Remove Image' }).waitFor()
    await save()
    const words = await refusal()
    expect(words).toMatch(
      /data\/images\/dr-alex\.\w+: is 400 pixels wide, which is too small to be sharp\./,
    )
    expect(words).toContain(
      'Portrait › What the picture shows: is missing. Add it: What the picture shows, for people who cannot see it.',
    )
    expect(read('people/dr-ravi-osei.json')).toBe(before)
  })

  it('a page is taken down by its redirect', async () => {
    const { open, saved } = editor(page)
    const last = (label: string) =>
      page.getByRole('group', { name: new RegExp(`^“\\W*${label}\\W*” Field$`) }).last()
    await open('redirects')
    // The name has invisible marks around its last word.
    await page
      .locator('button', { hasText: /Add .*redirect/ })
      .last()
      .click()
    await last('From').getByRole('textbox').fill('/chin-filler')
    // A field is made once it is in view: the fields after this one are, when it is at the top.
    await last('From').evaluate((field) => field.scrollIntoView({ block: 'start' }))
    await last('To').getByRole('combobox').click()
    await page
      .getByRole('option', { name: /\(\/cheek-filler\)/ })
      .first()
      .click()
    const box = last('Take the page at the old address down')
    await box.getByRole('switch').or(box.getByRole('checkbox')).first().click()
    await saved()
    expect((JSON.parse(read('redirects.json')) as { redirects: unknown }).redirects).toContainEqual(
      {
        from: '/chin-filler',
        to: '/cheek-filler',
        takesDown: true,
      },
    )
    expect(validateContent(dataDir).treatments.map(({ route }) => route)).not.toContain(
      '/chin-filler',
    )
  })

  it('asks no other site for anything but GitHub’s health, and complains of nothing', () => {
    const own = new URL(page.url()).host
    expect(
      [...opened.asked].filter((host) => host !== own && host !== 'www.githubstatus.com'),
    ).toEqual([])
    expect(opened.complaints.filter((text) => /Content Security Policy|thrown/.test(text))).toEqual(
      [],
    )
  })
})

describe('on the hosted repository', () => {
  it('a changed price becomes a pull request that changes one line, under the policy of the host', async () => {
    const publicDir = join(folder, 'public')
    mkdirSync(publicDir)
    const repository = join(folder, 'repository')
    cpSync(clinicData, repository, { recursive: true })
    await publishCms(content, repository, publicDir, { CMS_REPOSITORY: 'clinic/website' })
    writeFileSync(
      join(publicDir, '_headers'),
      headersFile(
        headerRules({ backend: 'https://abc.supabase.test', analytics: [], hashedFiles: [] }),
      ),
    )
    cpSync('static/favicon.svg', join(publicDir, 'favicon.svg'))
    const origin = await serve(siteListener({ dir: publicDir }))
    const gitHub = fakeGitHub(repository)
    const { page, complaints, asked, close } = await visit(origin, gitHub.answerIn)

    await page.getByRole('button', { name: /Access Token/ }).click()
    await page.getByRole('textbox').fill('github_pat_of_the_editor')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    const { open, unfold, field } = editor(page)
    const price = content.prices.prices.find(({ key }) => key === 'masseter')!
    await open('prices')
    await unfold(`${price.label} · ${price.amount}`)
    await (await field('Amount')).getByRole('textbox').fill(String(price.amount! + 5))
    await page.getByRole('button', { name: 'Save' }).click()
    for (let i = 0; i < 100 && gitHub.pullRequests.length === 0; i++) await page.waitForTimeout(100)

    expect(gitHub.tokens).toEqual(new Set(['token github_pat_of_the_editor']))
    expect(gitHub.branches).toEqual([
      { name: expect.stringMatching(/^refs\/heads\/cms\/.*prices/), oid: 'a'.repeat(40) },
    ])
    expect(gitHub.pullRequests[0]).toMatchObject({
      base: 'main',
      draft: true,
      title: 'Change Files “prices”',
    })
    const [{ branch, fileChanges }] = gitHub.commits as [(typeof gitHub.commits)[0]]
    expect(`refs/heads/${branch.branchName}`).toBe(gitHub.branches[0]!.name)
    expect(fileChanges.additions.map(({ path }) => path)).toEqual(['data/prices.json'])
    const text = Buffer.from(fileChanges.additions[0]!.contents, 'base64').toString('utf8')
    expect(changedLines('prices.json', text)).toEqual({
      more: 0,
      lines: [`      "amount": ${price.amount! + 5},`],
    })
    expect([...asked].toSorted()).toEqual([
      'api.github.com',
      new URL(origin).host,
      'www.githubstatus.com',
    ])
    expect(complaints).toEqual([])
    await close()
  })
})
