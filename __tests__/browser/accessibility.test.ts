import type { Page } from 'playwright-core'
import { axe } from '../helpers/axe'
import { builtFile, builtPages } from '../helpers/builtSite'
import { layoutFaults } from '../helpers/layoutFaults'
import { outlineFaults, readOutline } from '../helpers/outline'
import { smallTargets } from '../helpers/smallTargets'
import { inTabs, siteBrowser, type SiteBrowser } from '../helpers/siteBrowser'
import { asked, templatePages } from '../helpers/templates'

/**
 * A page of every kind: what axe finds at 1280, 390 and 320 pixels (the last is also 1280 at 400% zoom), what cannot be read at 320, which
 * targets are too small for a finger, and what a screen reader makes of headings, landmarks and links. All rules of axe run at
 * all widths: what a rule looks at changes with what is shown (see docs/decisions/0026). All pages are visited
 * first. The content audit looks at every page of data/ once.
 */
const widths = [1280, 390, 320]
const paths = templatePages
const every = builtPages().map((p) => p.path)

type Found = { axe: string[]; layout: string[]; small: string[]; outline: string[] }
const found = new Map<string, Found>()

async function visit(page: Page, path: string): Promise<void> {
  const seen: Found = { axe: [], layout: [], small: [], outline: [] }
  await page.setViewportSize({ width: widths[0]!, height: 800 })
  await page.goto(site.origin + asked(path), { waitUntil: 'load' })
  if ((await page.locator('[data-autostart="offer"]').count()) > 0) {
    // This page opens its dialog by itself.
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
  seen.outline = outlineFaults(await readOutline(page))
  // What sticks to an edge of the window is laid where it belongs: else whatever lies under it just now would count as too small.
  await page.evaluate(() => document.head.append(Object.assign(document.createElement('style'), { textContent: 'header,nav{position:static!important}' })))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    seen.axe.push(...(await axe(page)).map((fault) => `at ${width}: ${fault}`))
  }
  seen.small = await smallTargets(page)
  seen.layout = await layoutFaults(page)
  found.set(path, seen)
}

let site: SiteBrowser
beforeAll(async () => {
  site = await siteBrowser()
  const started = Date.now()
  const open = async () => (await site.browser.newContext({ bypassCSP: true })).newPage()
  await inTabs(3, open, paths, visit)
  process.stderr.write(`${paths.length} pages at ${widths.length} widths: ${((Date.now() - started) / 1000).toFixed(0)} s\n`)
}, 600_000)
afterAll(() => site?.close())

/** The template of a page, and the parts that its editor placed in it. */
function kindsOf(path: string): string[] {
  const { componentChunkName, result } = JSON.parse(builtFile(`page-data${path === '/' ? '/index' : path.replace(/\/$/, '')}/page-data.json`)) as {
    componentChunkName: string
    result: { pageContext: { content?: { sections?: unknown } } }
  }
  const { sections } = result.pageContext.content ?? {}
  const features = (Array.isArray(sections) ? sections : []).flatMap(({ feature }: { feature?: { kind: string } | null }) => (feature ? [feature.kind] : []))
  return [componentChunkName, ...features]
}

it('the pages that stand for their kind leave no kind out', () => {
  const covered = new Set(paths.flatMap(kindsOf))
  expect([...new Set(every.flatMap(kindsOf))].filter((kind) => !covered.has(kind))).toEqual([])
})

describe.each(paths)('%s', (path) => {
  const seen = () => found.get(path)!
  it('has nothing that axe finds wrong, at any width', () => expect(seen().axe).toEqual([]))
  it('has nothing cut off, overlapping or beyond the window at 320 pixels', () => expect(seen().layout).toEqual([]))
  it('has targets of 44 pixels', () => expect(seen().small).toEqual([]))
  it('makes sense to a screen reader: headings, landmarks, links', () => expect(seen().outline).toEqual([]))
})
