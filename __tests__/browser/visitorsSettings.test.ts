import type { Page } from 'playwright-core'
import { layoutFaults } from '../helpers/layoutFaults'
import { dialogViews } from '../helpers/openDialogs'
import { siteBrowser, type SiteBrowser } from '../helpers/siteBrowser'
import { siteTabs } from '../helpers/siteTabs'

/**
 * The visitor's own colours, contrast and size of text, where a look at every page (pages.test.ts)
 * does not show what becomes of them.
 */
jest.setTimeout(120_000)
const { open } = siteTabs()
const desktop = { viewport: { width: 1280, height: 800 } }

it('in forced colours, light and dark, the drawings keep their paper, the ruler its marks and the focus its ring', async () => {
  const { page } = await open('/', { ...desktop, forcedColors: 'active' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' })
    const { papers, mark, ring, ground } = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement!)
      return {
        papers: [...document.querySelectorAll('main img[src^="/plates/"]')].map(
          (img) => getComputedStyle(img).backgroundColor,
        ),
        mark: getComputedStyle(document.querySelector('.ticks i')!).backgroundColor,
        ring: { style: outlineStyle, width: outlineWidth, colour: outlineColor },
        ground: getComputedStyle(document.body).backgroundColor,
      }
    })
    expect(ground).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)')
    expect(new Set(papers)).toEqual(new Set(['rgb(246, 243, 236)', 'rgb(27, 44, 115)']))
    expect(mark).not.toBe(ground)
    expect([ring.style, ring.width]).toEqual(['solid', '3px'])
    expect(ring.colour).not.toBe(ground)
  }
})

it.each(['/aesthetics-at-a-glance/', '/masseter-botox/'])(
  'in forced dark colours every line and bar of the charts of %s stands out from the page',
  async (path) => {
    const { page } = await open(path, { ...desktop, forcedColors: 'active', colorScheme: 'dark' })
    const { drawn, faint } = await page.evaluate(() => {
      const light = (colour: string) => Math.max(...colour.match(/\d+/g)!.slice(0, 3).map(Number))
      const shapes = [...document.querySelectorAll('[data-chart] :is(path, rect, line, circle)')]
      // Black itself is the page, as it shows through.
      const colours = shapes.map((shape) => {
        const { fill, stroke } = getComputedStyle(shape)
        return [fill, stroke].filter((colour) => colour !== 'none').map(light)
      })
      return {
        drawn: colours.length,
        faint: colours.filter((both) => Math.max(...both) > 0 && Math.max(...both) < 100).length,
      }
    })
    expect(drawn).toBeGreaterThan(3)
    expect(faint).toBe(0)
  },
)

it('on a page that a translator has turned around, the edge between two pictures is where its slider is', async () => {
  const { page } = await open('/before-after-gallery/', desktop)
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await page.locator('main [data-dialog=gallery]').first().click()
  const box = page.locator('dialog[open]')
  const slider = box.getByRole('slider')
  await slider.waitFor()
  const { x, width, y, height } = (await slider.boundingBox())!
  await page.mouse.click(x + width * 0.8, y + height / 2)
  const edge = () =>
    box.locator('[data-comparison]').evaluate((e) => {
      const { left, width: room } = e.getBoundingClientRect()
      return (100 * (e.querySelector('.edge')!.getBoundingClientRect().left - left)) / room
    })
  const before = await edge()
  expect(Math.abs(before - 80)).toBeLessThan(3)
  await page.keyboard.press('ArrowRight')
  expect(await edge()).toBeGreaterThan(before)
  expect(await box.locator('.counter').evaluate((e) => getComputedStyle(e).direction)).toBe('ltr')
})

describe('forced colours in the dialogs', () => {
  type Told = [what: string, chosen: string, other: string, pseudo?: '::before']
  /** What of a view must be told from the rest by its ground, or by what stands before it. */
  const told: Record<string, Told[]> = {
    'analysis, step 2': [
      [
        'the chosen answer',
        'dialog[open] input:checked + span',
        'dialog[open] input:not(:checked) + span',
      ],
      ['how far the steps are', 'dialog[open] .bar i', 'dialog[open]'],
    ],
    gallery: [
      [
        'the picture that is shown',
        'dialog[open] [aria-current]',
        'dialog[open] .dots button:not([aria-current])',
        '::before',
      ],
      ['the edge between before and after', 'dialog[open] .edge', 'dialog[open]'],
    ],
  }

  it.each(Object.entries(told))('%s', async (view, parts) => {
    const { path, reach } = dialogViews.find((one) => one.view === view)!
    const { page } = await open(path, { ...desktop, forcedColors: 'active' })
    await reach(page)
    const ground = (selector: string, pseudo?: '::before') =>
      page
        .locator(selector)
        .first()
        .evaluate((e, before) => getComputedStyle(e, before).backgroundColor, pseudo)
    for (const [what, chosen, other, pseudo] of parts)
      expect([what, await ground(chosen, pseudo)]).not.toEqual([what, await ground(other, pseudo)])
  })
})

it('in forced dark colours the chosen answer of the wizard has a ring that can be seen', async () => {
  const { path, reach } = dialogViews.find(({ view }) => view === 'analysis, step 2')!
  const { page } = await open(path, { ...desktop, forcedColors: 'active', colorScheme: 'dark' })
  await reach(page)
  const chosen = page.locator('dialog[open] input:checked').first()
  await chosen.focus()
  await page.keyboard.press('ArrowRight')
  const ring = await page
    .locator('dialog[open] input:focus + span')
    .evaluate((e) => getComputedStyle(e).outlineColor)
  expect(ring).toBe('rgb(255, 255, 255)')
})

it('a dark system gets the page by night; what is drawn on a drawing stays ink on paper', async () => {
  const { page } = await open('/masseter-botox/', { ...desktop, colorScheme: 'dark' })
  const { ground, words, zone } = await page.evaluate(() => {
    const light = (colour: string) => Math.max(...colour.match(/\d+/g)!.slice(0, 3).map(Number))
    const { backgroundColor, color } = getComputedStyle(document.body)
    const { stroke } = getComputedStyle(document.querySelector('.zone path')!)
    return { ground: light(backgroundColor), words: light(color), zone: stroke }
  })
  expect(ground).toBeLessThan(40)
  expect(words).toBeGreaterThan(200)
  expect(zone).toBe('rgb(27, 44, 115)')
})

it('more contrast, for who asks for it: greys become ink, hairlines can be seen', async () => {
  const { page } = await open('/', { ...desktop, contrast: 'more' })
  const values = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement)
    return ['--ink-2', '--ink', '--rule', '--rule-strong'].map((name) =>
      root.getPropertyValue(name),
    )
  })
  expect(values).toEqual(['#000', '#000', '#000', '#000'])
})

/**
 * Each text of a page with the size of its letters in pixels, times a factor. Drawings have sizes of
 * their own, a caption on a card's picture is as large as the picture can hold, and the header's
 * Book stands for the foot bar's where that would cover a face.
 */
const letters = (page: Page, factor: number) =>
  page.evaluate(
    (times) =>
      [
        ...document.querySelectorAll(
          'body :not(svg, svg *, script, style, noscript, article figcaption, header .btn)',
        ),
      ]
        .filter(
          (e) =>
            e.checkVisibility() &&
            [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent!.trim()),
        )
        .map((e) => ({
          text: e.textContent!.trim().slice(0, 60),
          size: Math.round(Number.parseFloat(getComputedStyle(e).fontSize) * times),
        })),
    factor,
  )

describe('a browser whose own text size is 32 pixels instead of 16', () => {
  let large: SiteBrowser
  beforeAll(async () => {
    large = await siteBrowser({ args: ['--blink-settings=defaultFontSize=32'] })
  }, 60_000)
  afterAll(() => large?.close())

  it.each(['/', '/botox-cost-london/'])('gets %s as on a screen half as wide', async (path) => {
    const { page } = await large.open(path, { viewport: { width: 1280, height: 800 } })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    )
    expect(await page.getByRole('navigation', { name: 'Contact and booking' }).isVisible()).toBe(
      true,
    )
    expect(await page.getByRole('contentinfo').getByRole('button').count()).toBe(4)
    const { page: usual } = await open(path, { viewport: { width: 640, height: 400 } })
    expect(await letters(page, 1)).toEqual(await letters(usual, 2))
    expect(await layoutFaults(page)).toEqual([])
    await page.setViewportSize({ width: 640, height: 800 })
    expect(await layoutFaults(page)).toEqual([])
    await page.context().close()
  })
})
