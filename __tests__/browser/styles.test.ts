import type { Page } from 'playwright-core'
import { anyScript } from '../helpers/holdScripts'
import { hydrate } from '../helpers/siteBrowser'
import { siteTabs } from '../helpers/siteTabs'

/**
 * The rules in a page's head: React's start loses and doubles none, and what comes later finds its
 * own.
 */

jest.setTimeout(60_000)
const { open } = siteTabs()

/**
 * Returns what the first element of each name and class looks like, hashed: rules are found by
 * them.
 */
const looks = (page: Page, root = 'body') =>
  page.evaluate((selector) => {
    const kinds = new Set<string>()
    const all = [...document.querySelectorAll(`${selector}, ${selector} *`)].filter((e) => {
      const kind = `${e.tagName}.${e.getAttribute('class')}`
      const known = kinds.has(kind)
      kinds.add(kind)
      return !known && !e.closest('script, style, noscript')
    })
    return all.map((e) => {
      const style = getComputedStyle(e)
      const text = [...style]
        .toSorted()
        .map((name) => `${name}:${style.getPropertyValue(name)}`)
        .join(';')
      let hash = 0
      for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) | 0
      return `${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''} ${hash}`
    })
  }, root)

/** Rules of Emotion that stand in the head more than once. */
const doubled = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].flatMap(
      (e) => [...e.sheet!.cssRules].map((rule) => rule.cssText),
    )
    return rules.filter((rule, i) => rules.indexOf(rule) !== i)
  })

/** The order of style elements and style sheets in the head. */
const order = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('style, link[rel=stylesheet]')].map(
      (e) => e.id || e.getAttribute('data-emotion')?.split(' ')[0] || e.getAttribute('media'),
    ),
  )

it.each(['/', '/botox-cost-london/'])(
  '%s looks the same when its scripts have started',
  async (path) => {
    const { page, complaints } = await open(path)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // A picture's own ratio is a tenth of a pixel off the one it is announced with.
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map((image) => {
          image.loading = 'eager'
          return image.decode().catch(() => undefined)
        }),
      ).then(() => undefined),
    )
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => undefined),
    )
    const [before, beforeOrder] = [await looks(page, '#main'), await order(page)]
    expect(before.length).toBeGreaterThan(20)
    await hydrate(page)
    expect(await looks(page, '#main')).toEqual(before)
    expect(await doubled(page)).toEqual([])
    expect([...new Set(await order(page))]).toEqual([...new Set(beforeOrder)])
    expect(complaints).toEqual([])
  },
)

it('a dialog that is pressed before any script has its look at once', async () => {
  const { page } = await open('/masseter-botox/')
  const look = (on: Page) =>
    on.locator('#dialog-menu').evaluate((e) => {
      const { backgroundColor, padding, maxHeight, borderTopWidth } = getComputedStyle(e)
      return {
        backgroundColor,
        padding,
        maxHeight,
        borderTopWidth,
        width: e.getBoundingClientRect().width,
      }
    })
  await page.route(anyScript, () => undefined)
  await page.locator('[data-dialog="menu"]:visible').first().click()
  const early = await look(page)
  const { page: later } = await open('/masseter-botox/')
  await hydrate(later)
  await later.locator('[data-dialog="menu"]:visible').first().click()
  await later.locator('#dialog-menu:not(:has([data-wait]))').waitFor()
  expect(early).toEqual(await look(later))
})

it('a page that is gone to has the look it has when it is opened', async () => {
  const { page } = await open('/privacy/')
  await hydrate(page)
  await page.evaluate(() =>
    (window as unknown as { ___navigate(to: string): void }).___navigate('/botox-cost-london/'),
  )
  await page.locator('main table').first().waitFor()
  await page.mouse.move(0, 0)
  const { page: direct } = await open('/botox-cost-london/')
  for (const one of [page, direct])
    await one.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(await looks(page, '#main table')).toEqual(await looks(direct, '#main table'))
  expect(await doubled(page)).toEqual([])
})
