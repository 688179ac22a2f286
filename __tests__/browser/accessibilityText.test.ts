import type { Page } from 'playwright-core'
import { axe } from '../helpers/axe'
import { layoutFaults } from '../helpers/layoutFaults'
import { dialogViews } from '../helpers/openDialogs'
import { outlineFaults, readOutline } from '../helpers/outline'
import { siteBrowser, type SiteBrowser } from '../helpers/siteBrowser'
import { asked, templatePages } from '../helpers/templates'

/**
 * Letters twice as large (WCAG 1.4.4), and lines, words and letters further apart (1.4.12), at 1280 and 320 pixels: nothing cut
 * off, nothing over anything else, nothing to scroll sideways for. On a page of every kind, and in every view of every dialog.
 */
jest.setTimeout(120_000)

const settings = {
  'text at 200%': 'html{font-size:200%!important}',
  'text spaced out': '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
}
const widths = [1280, 320]

let site: SiteBrowser
beforeAll(async () => {
  site = await siteBrowser()
}, 60_000)
afterAll(() => site?.close())

/** A page that may be given styles of the test's own. */
async function inTab(path: string, work: (page: Page) => Promise<void>, viewport = { width: 1280, height: 800 }): Promise<void> {
  const context = await site.browser.newContext({ viewport, bypassCSP: true })
  try {
    const page = await context.newPage()
    await page.goto(site.origin + asked(path), { waitUntil: 'load' })
    await work(page)
  } finally {
    await context.close()
  }
}

/** What is wrong under each setting at each width; every fault says where. */
async function faultsWhenSet(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [setting, styles] of Object.entries(settings)) {
    await page.evaluate((text) => {
      const sheet = document.getElementById('set') ?? document.head.appendChild(Object.assign(document.createElement('style'), { id: 'set' }))
      sheet.textContent = text
    }, styles)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      faults.push(...(await layoutFaults(page)).map((fault) => `${setting}, ${width} pixels: ${fault}`))
    }
  }
  return faults
}

it.each(templatePages)('%s can be read', async (path) => {
  await inTab(path, async (page) => expect(await faultsWhenSet(page)).toEqual([]))
})

describe.each(dialogViews.map(({ view, reach }) => [view, reach] as const))('the dialog: %s', (_, reach) => {
  it('can be read, is what axe wants at every width, and makes sense to a screen reader', async () => {
    await inTab('/', async (page) => {
      await reach(page)
      const faults = outlineFaults(await readOutline(page), { dialog: true })
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 640 })
        faults.push(...[...(await axe(page)), ...(await layoutFaults(page))].map((fault) => `${width} pixels: ${fault}`))
      }
      expect([...faults, ...(await faultsWhenSet(page))]).toEqual([])
    })
  })
})

describe('a browser whose own text size is 32 pixels instead of 16', () => {
  let large: SiteBrowser
  beforeAll(async () => {
    large = await siteBrowser({ args: ['--blink-settings=defaultFontSize=32'] })
  }, 60_000)
  afterAll(() => large?.close())

  it.each(['/', '/masseter-botox/', '/treatments/', '/botox-cost-london/'])('gets %s as on a screen half as wide', async (path) => {
    const { page } = await large.open(path, { viewport: { width: 1280, height: 800 } })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await page.getByRole('navigation', { name: 'Contact and booking' }).isVisible()).toBe(true)
    expect(await page.getByRole('contentinfo').getByRole('button').count()).toBe(4)
    expect(await layoutFaults(page)).toEqual([])
    await page.context().close()
  })
})
