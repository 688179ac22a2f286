import { siteTabs } from '../helpers/siteTabs'

/** Where the focus goes and what becomes of the page there, beside the walks of pages.test.ts. */
const { open } = siteTabs()
const phone = { viewport: { width: 390, height: 800 } }

it('the link that skips the header moves nothing, and its ring is whole', async () => {
  const { page } = await open('/')
  const top = () => page.locator('header').evaluate((e) => e.getBoundingClientRect().top)
  const before = await top()
  await page.keyboard.press('Tab')
  expect(await top()).toBe(before)
  const ring = await page.evaluate(() => {
    const { outlineWidth, outlineOffset } = getComputedStyle(document.activeElement!)
    const around = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const { left, top: upper } = document.activeElement!.getBoundingClientRect()
    return { text: document.activeElement!.textContent, edge: Math.min(left, upper) - around }
  })
  expect(ring).toEqual({ text: 'Skip to content', edge: expect.any(Number) })
  expect(ring.edge).toBeGreaterThanOrEqual(0)
})

it('on a phone the header is in the order in which Tab goes through it', async () => {
  const { page } = await open('/', phone)
  const lefts = await page
    .locator('header :is(a, button):visible')
    .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().left))
  expect(lefts.length).toBeGreaterThan(3)
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
})

it.each(['/', '/treatments/', '/masseter-botox/'])(
  'on a phone, whatever has the focus in a strip of %s stands whole in it',
  async (path) => {
    const { page } = await open(path, phone)
    const links = page.locator('[data-strip] a, nav.contents a')
    const cut: string[] = []
    for (const link of await links.all()) {
      await link.evaluate((e) => e.focus())
      const inside = await link.evaluate((e) => {
        const strip = e.closest('ul, [data-strip]')!.getBoundingClientRect()
        const { left, right } = e.getBoundingClientRect()
        return left >= strip.left - 1 && right <= strip.right + 1
      })
      if (!inside) cut.push(await link.innerText())
    }
    expect(cut).toEqual([])
  },
)

it.each([
  ['/masseter-botox/', [1280, 800], 'nav.contents a'],
  ['/masseter-botox/', [390, 800], '[data-strip][tabindex="0"]'],
  ['/botox-cost-london/', [320, 256], 'header button, main form :is(input, summary)'],
] as const)(
  'nothing cuts off or covers the ring on %s at %j: %s',
  async (path, [width, height], all) => {
    const { page } = await open(path, { viewport: { width, height } })
    await page.keyboard.press('Tab')
    const faults: string[] = []
    for (const one of await page.locator(`:is(${all}):visible`).all()) {
      await one.evaluate((e) => e.focus())
      const fault = await one.evaluate((e) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(e)
        const out = Number.parseFloat(outlineOffset)
        const { left, right, top, bottom } = e.getBoundingClientRect()
        const frames = [new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight)]
        const contents = e.closest('nav.contents')
        if (contents) frames.push(contents.getBoundingClientRect())
        // A pixel of each side's line is to be seen.
        const edge = out + Number.parseFloat(outlineWidth) - 1
        const cut = frames.some((frame) => left - edge < frame.left || right + edge > frame.right)
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        const covered = !hit || !(e.contains(hit) || hit.contains(e) || hit.closest('label'))
        return cut || covered
          ? `${cut ? 'cut off' : 'covered'}: ${e.outerHTML.slice(0, 100)}`
          : null
      })
      if (fault) faults.push(fault)
    }
    expect(faults).toEqual([])
  },
)

it('a strip is a stop of Tab where it scrolls, and nowhere else', async () => {
  const { page } = await open('/masseter-botox/')
  const stop = () => page.locator('ol[data-strip]').evaluate((e) => (e as HTMLElement).tabIndex)
  expect(await stop()).toBe(-1)
  await page.setViewportSize(phone.viewport)
  await page.keyboard.press('Shift')
  expect(await stop()).toBe(0)
})

it('the page of the signs unfolds the one that its address names, before and after scripts, and rings in one press', async () => {
  const { page } = await open('/worried-after-treatment/#stroke', phone)
  const unfolded = () =>
    page.locator('article[id]:has(> details[open])').evaluateAll((all) => all.map(({ id }) => id))
  expect(await unfolded()).toEqual(['stroke'])
  const second = page.locator('nav[aria-label=Signs] a').nth(1)
  const named = (await second.getAttribute('href'))!.slice(1)
  await second.click()
  await page.waitForFunction((id) => document.querySelector(`#${id} > details[open]`), named)
  const sizes = await page
    .locator('[data-emergency] a')
    .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().height))
  expect(sizes.filter((height) => height < 60)).toEqual([])
  // The one solid button is the one to press.
  const solid = await page
    .locator('.btn:visible')
    .evaluateAll((all) =>
      all
        .filter((e) => getComputedStyle(e).backgroundColor === 'rgb(27, 44, 115)')
        .map((e) => e.getAttribute('href')),
    )
  expect(solid).toEqual(['tel:999'])
})
