import type { Page } from 'playwright-core'
import { axe } from '../helpers/axe'
import { dialogViews } from '../helpers/openDialogs'
import { siteTabs } from '../helpers/siteTabs'
import { asked, templatePages } from '../helpers/templates'

/** The visitor's own colours (forced colours, light and dark), a dark system, a browser that darkens pages, and more contrast. */
jest.setTimeout(120_000)
const { open } = siteTabs()
const desktop = { viewport: { width: 1280, height: 800 } }

/** Controls of the page, or of its open dialog, without a line around or under them: with all colours alike nothing else shows them. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const lined = (e: Element): boolean => {
      const s = getComputedStyle(e)
      const border = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        (side) => Number.parseFloat(s[`border${side}Width`]) > 0 && s[`border${side}Style`] !== 'none' && s[`border${side}Color`] !== s.backgroundColor,
      )
      return border || s.textDecorationLine.includes('underline') || (e instanceof HTMLInputElement && s.appearance !== 'none' && s.opacity !== '0')
    }
    const root = document.querySelector('dialog[open]') ?? document
    return [...root.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.matches('.vh'))
      .filter((e) => {
        // What stands for a control: the segment beside a radio, the row that a question unfolds.
        const faces = [e, ...(e.matches('input') ? [e.nextElementSibling] : []), ...(e.matches('summary') ? [e.parentElement] : [])]
        const sign = e.matches('summary') && getComputedStyle(e, '::after').content.includes('"')
        return !sign && !faces.some((face) => face && lined(face))
      })
      .map((e) => e.outerHTML.slice(0, 110))
  })

const colours = [
  ['light', 'light'],
  ['dark', 'dark'],
] as const

describe.each(colours)('forced colours, %s', (_, colorScheme) => {
  const forced = { ...desktop, forcedColors: 'active', colorScheme } as const

  it.each(colorScheme === 'light' ? templatePages : ['/', '/masseter-botox/'])('every control of %s has a line around or under it', async (path) => {
    const { page } = await open(asked(path), forced)
    expect(await unmarked(page)).toEqual([])
  })

  it('the ink of the drawings keeps its paper, and the ruler its marks', async () => {
    const { page } = await open('/', forced)
    const grounds = await page.locator('main img[src^="/plates/"]').evaluateAll((all) => all.map((img) => getComputedStyle(img).backgroundColor))
    expect(new Set(grounds)).toEqual(new Set(['rgb(246, 243, 236)', 'rgb(27, 44, 115)']))
    const [tick, ground] = await page.evaluate(() => {
      const ticks = document.querySelector('.ticks i')!
      return [getComputedStyle(ticks).backgroundColor, getComputedStyle(document.body).backgroundColor]
    })
    expect(tick).not.toBe(ground)
  })

  it('the focus has a ring', async () => {
    const { page } = await open('/', forced)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const [style, width, colour, ground] = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement!)
      return [outlineStyle, outlineWidth, outlineColor, getComputedStyle(document.body).backgroundColor]
    })
    expect([style, width]).toEqual(['solid', '3px'])
    expect(colour).not.toBe(ground)
  })
})

describe('forced colours in the dialogs', () => {
  const forced = { ...desktop, forcedColors: 'active' } as const
  it.each(dialogViews.map(({ view, reach }) => [view, reach] as const))('%s has an edge, and a line around or under every control', async (_view, reach) => {
    const { page } = await open('/', forced)
    await reach(page)
    expect(await unmarked(page)).toEqual([])
    const edges = await page.evaluate(() => {
      const { borderLeftStyle, borderLeftWidth } = getComputedStyle(document.querySelector('dialog[open]')!)
      return [borderLeftStyle, borderLeftWidth]
    })
    expect(edges).toEqual(['solid', '1px'])
  })

  /** The ground of an element, or of what stands before its content. */
  const ground = (page: Page, selector: string, before?: '::before') =>
    page
      .locator(selector)
      .first()
      .evaluate((e, pseudo) => getComputedStyle(e, pseudo).backgroundColor, before)

  it.each([
    ['the chosen answer', 'analysis, step 2', 'dialog[open] input:checked + span', 'dialog[open] input:not(:checked) + span', undefined],
    ['how far the steps are', 'analysis, step 2', 'dialog[open] .bar i', 'dialog[open]', undefined],
    ['the picture that is shown', 'gallery', 'dialog[open] [aria-current]', 'dialog[open] .dots button:not([aria-current])', '::before'],
    ['the edge between before and after', 'gallery', 'dialog[open] .edge', 'dialog[open]', undefined],
  ] as const)('%s is told from the rest', async (_what, view, chosen, other, before) => {
    const { page } = await open('/', forced)
    await dialogViews.find((one) => one.view === view)!.reach(page)
    expect(await ground(page, chosen, before)).not.toBe(await ground(page, other, before))
  })
})

describe('a dark system', () => {
  const dark = { ...desktop, colorScheme: 'dark' } as const

  it.each(['/', '/masseter-botox/', '/treatments/', '/botox-cost-london/'])('leaves %s on its paper, with enough contrast', async (path) => {
    const { page } = await open(asked(path), dark)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light only')
    expect(await axe(page, ['color-contrast'])).toEqual([])
  })

  it('is not followed by a browser that darkens pages by itself, which would lose the ink of the drawings', async () => {
    const { page } = await open('/', dark)
    const session = await page.context().newCDPSession(page)
    const light = await page.screenshot()
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    await page.reload({ waitUntil: 'load' })
    await page
      .locator('main img')
      .first()
      .evaluate((img: HTMLImageElement) => img.decode())
    expect((await page.screenshot()).equals(light)).toBe(true)
  })
})

it('more contrast, for who asks for it: greys become ink, hairlines can be seen', async () => {
  const { page } = await open('/', { ...desktop, contrast: 'more' })
  const values = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement)
    return ['--ink-2', '--ink', '--rule', '--rule-strong'].map((name) => root.getPropertyValue(name))
  })
  expect(values[0]).toBe(values[1])
  expect(values[2]).toBe(values[3])
})
