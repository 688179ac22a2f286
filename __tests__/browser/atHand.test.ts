import type { Page } from 'playwright-core'
import { siteTabs } from '../helpers/siteTabs'

/** What stays at hand while a long list scrolls, and never covers what has the focus (WCAG 2.4.11). */
const { open } = siteTabs()
const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The second group: below the last ones the list ends, and what stood beside it goes with it. */
const scrollToSecondGroup = (page: Page) =>
  page
    .locator('.group h3')
    .nth(1)
    .evaluate((h3) => h3.scrollIntoView())

/** The links of the list that something else lies on when they take the focus, last to first. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.group a.name')]
      .toReversed()
      .filter((link) => {
        link.focus()
        const { left, top, bottom } = link.getBoundingClientRect()
        return [top + 2, bottom - 2].some(
          (y) => document.elementFromPoint(left + 4, y)?.closest('a') !== link,
        )
      })
      .map((link) => link.textContent),
  )

it('filter and groups stay beside the list on a wide screen', async () => {
  const { page } = await open('/treatments/', desktop)
  await scrollToSecondGroup(page)
  const groups = page.getByRole('navigation', { name: 'Groups of treatments' })
  const second = groups.getByRole('link').nth(1)
  await page.waitForFunction(
    (link) => link?.getAttribute('aria-current') === 'location',
    await second.elementHandle(),
  )
  for (const control of [page.getByRole('combobox', { name: 'Area' }), second]) {
    const box = (await control.boundingBox())!
    expect(box.y).toBeGreaterThan(76)
    expect(box.y + box.height).toBeLessThan(800)
  }
  expect(await covered(page)).toEqual([])
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForFunction(
    (link) => !link?.hasAttribute('aria-current'),
    await second.elementHandle(),
  )
})

it('the groups are a strip under the header of a phone, and lead back to the filter', async () => {
  const { page } = await open('/treatments/', phone)
  await scrollToSecondGroup(page)
  expect(await covered(page)).toEqual([])
  await scrollToSecondGroup(page)
  const filter = page.getByRole('link', { name: 'Filter' })
  const { y } = (await filter.boundingBox())!
  expect(y).toBeGreaterThanOrEqual(64)
  expect(y).toBeLessThan(120)
  // By key, since the strip scrolls to the group being read, and a click may meet the next link.
  await filter.press('Enter')
  const area = page.getByRole('combobox', { name: 'Area' })
  await page.waitForFunction(
    (select) => {
      const { top, bottom } = select!.getBoundingClientRect()
      return top > 112 && bottom < innerHeight
    },
    await area.elementHandle(),
  )
})

it.each([
  ['desktop', desktop],
  ['phone', phone],
])('a pressed link of the contents is the current one on a %s', async (_, options) => {
  const { page } = await open('/masseter-botox/', options)
  const wrong = await page.evaluate(async () => {
    const frames = (n: number) => new Promise((done) => setTimeout(done, n * 30))
    const found: string[] = []
    for (const link of document.querySelectorAll<HTMLAnchorElement>('nav.contents a')) {
      link.click()
      await frames(4)
      const current = document.querySelector('nav.contents [aria-current]')
      if (current !== link) found.push(`${link.textContent}: ${current?.textContent}`)
    }
    return found
  })
  expect(wrong).toEqual([])
})

it('contents stand beside every band, never over one, and an aside ends before the first', async () => {
  const { page } = await open('/masseter-botox/', desktop)
  const faults = await page.evaluate(async () => {
    const found = new Set<string>()
    const margins = [...document.querySelectorAll('nav.contents a, main aside :is(p, a, button)')]
    for (let y = 0; y < document.documentElement.scrollHeight; y += 250) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      // The ground of a band reaches beyond its box.
      const grounds = [...document.querySelectorAll('.band')].map((e) => {
        const { left, top, bottom } = e.getBoundingClientRect()
        const outset = getComputedStyle(e).borderImageOutset.split(' ').at(-1)!
        return { left: left - parseFloat(outset), top, bottom }
      })
      for (const e of margins) {
        const { left, right, top, bottom } = e.getBoundingClientRect()
        if (top < 80 || bottom > innerHeight) continue
        const seen = document.elementFromPoint(left + 4, (top + bottom) / 2)
        if (!seen || !(e.contains(seen) || seen.contains(e))) found.add(`covered: ${e.textContent}`)
        if (grounds.some((b) => b.left < right && b.top < bottom && b.bottom > top))
          found.add(`over a band: ${e.textContent}`)
      }
    }
    return [...found]
  })
  expect(faults).toEqual([])
})

it('Arabic is read from the right, in a face that no other page fetches', async () => {
  const naskh = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].find(({ family }) => /Naskh/.test(family))?.status
    })
  const { page } = await open('/treatments-summary-arabic/', desktop)
  await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => /Naskh/.test(family) && status === 'loaded')) // prettier-ignore
  const place = async (selector: string) => (await page.locator(selector).boundingBox())!
  const [heading, picture] = [await place('h1'), await place('main figure')]
  expect(heading.x).toBeGreaterThan(picture.x)
  expect(picture.x).toBe(40)
  const preloads = (at: Page) => at.locator('link[rel=preload][href*=naskh]').count()
  expect(await preloads(page)).toBe(1)
  const { page: home } = await open('/', desktop)
  expect(await naskh(home)).toBe('unloaded')
  expect(await preloads(home)).toBe(0)
})
