import type { Locator, Page } from 'playwright-core'
import { hydrate } from '../helpers/siteBrowser'
import { siteTabs } from '../helpers/siteTabs'
import { clinicContent } from '../helpers/buildContext'

/**
 * The finder on /treatments/ and the face map that leads to it: with and without scripts, by
 * finger, pointer and keyboard.
 */
const content = clinicContent()
const desktop = { viewport: { width: 1280, height: 900 } }
const bare = { ...desktop, javaScriptEnabled: false }

const tabs = siteTabs()
const { open } = tabs

const routes = (fits: (t: (typeof content.treatments)[0]) => boolean) =>
  content.treatments
    .filter(fits)
    .map((t) => `${t.route}/`)
    .toSorted()
/** The treatments that can be seen, by their addresses. */
const seen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-f]')]
      .filter((row) => row.checkVisibility())
      .map((row) => row.querySelector('a.name')!.getAttribute('href')!)
      .toSorted(),
  )
/** The same, as soon as they are as wanted, or as they still are after five seconds. */
const settled = async (page: Page, wanted: string[]) => {
  const end = Date.now() + 5000
  while (JSON.stringify(await seen(page)) !== JSON.stringify(wanted) && Date.now() < end)
    await page.waitForTimeout(50)
  return seen(page)
}
const headings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.group h3')]
      .filter((h) => h.checkVisibility())
      .map((h) => h.textContent),
  )
const live = (page: Page) => page.waitForSelector('[data-query][data-live]', { state: 'attached' })
const area = (page: Page) => page.getByRole('combobox', { name: 'Area' })
const concern = (page: Page) => page.getByRole('combobox', { name: 'Concern' })
/** A link of the map by its area. */
const onMap = (page: Page, id: string): Locator =>
  page.locator(`main li > a[href="/treatments/?area=${id}#area-${id}"]`)

const lips = routes((t) => t.areas.includes('lips'))

describe('a card under the pointer', () => {
  it('fetches its picture without marks then, and not before', async () => {
    const { page } = await open('/treatments/', bare)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    const unmarked = () => fetched.filter((address) => address.includes('-unmarked-'))
    const card = page
      .locator('[data-f]')
      .filter({ has: page.locator('picture[style]') })
      .first()
    await card.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(unmarked()).toEqual([])
    const before = await card.locator('img').screenshot()
    await card.hover()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(400)
    expect(unmarked()).toHaveLength(1)
    expect(before.equals(await card.locator('img').screenshot())).toBe(false)
  })
})

describe('the finder without scripts', () => {
  it('filters by every area, where groups that are left empty go, and by every concern', async () => {
    const { page } = await open('/treatments/', bare)
    for (const { id } of content.areas) {
      await area(page).selectOption(id)
      const fitting = content.treatments.filter((t) => t.areas.includes(id))
      expect([id, await seen(page)]).toEqual([id, routes((t) => t.areas.includes(id))])
      expect([id, (await headings(page)).length]).toEqual([
        id,
        new Set(fitting.map((t) => t.group)).size,
      ])
      expect(await page.getByText(`${content.treatments.length} treatments`).isVisible()).toBe(
        false,
      )
    }
    await area(page).selectOption('')
    for (const { id } of content.finderConcerns) {
      await concern(page).selectOption(id)
      expect([id, await seen(page)]).toEqual([id, routes((t) => t.concerns.includes(id))])
    }
  })

  it('filters for a link of the map, says so, and takes it back', async () => {
    const { page } = await open('/treatments/', bare)
    await onMap(page, 'lips').click()
    await page.waitForURL('**/treatments/?area=lips#area-lips')
    expect(await seen(page)).toEqual(lips)
    expect(await page.getByText('Treatments for Lips and smile.').isVisible()).toBe(true)
    const top = await page.locator('#area-lips').evaluate((e) => e.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(70)
    expect(top).toBeLessThan(300)
    // A choice in the list wins over the address.
    await area(page).selectOption('hands')
    expect(await seen(page)).toEqual(routes((t) => t.areas.includes('hands')))
    expect(await page.getByText('Treatments for Lips and smile.').isVisible()).toBe(false)
    await area(page).selectOption('')
    await page.getByRole('link', { name: 'Show every treatment' }).click()
    expect(await seen(page)).toHaveLength(content.treatments.length)
  })
})

describe('the finder with scripts', () => {
  it('keeps a choice that was made before they came', async () => {
    const { page } = await open('/treatments/', desktop)
    await area(page).selectOption('chin')
    await hydrate(page)
    await live(page)
    expect(await area(page).inputValue()).toBe('chin')
    expect(
      await settled(
        page,
        routes((t) => t.areas.includes('chin')),
      ),
    ).toEqual(routes((t) => t.areas.includes('chin')))
    expect(new URL(page.url()).search).toBe('?area=chin')
  })

  it('is emptied by a link to the page itself', async () => {
    const { page } = await open('/treatments/?area=lips', desktop)
    await live(page)
    expect(await settled(page, lips)).toEqual(lips)
    await page.locator('footer a[href="/treatments/"]').first().click()
    await page.waitForURL((url) => url.search === '')
    expect(
      await settled(
        page,
        routes(() => true),
      ),
    ).toEqual(routes(() => true))
  })
})

describe('the face map', () => {
  const lit = (link: Locator) =>
    link.evaluate((a) => {
      const path = a.querySelector('.zone path')!
      const style = getComputedStyle(path)
      return {
        filled: style.fill === 'rgba(27, 44, 115, 0.28)',
        name: getComputedStyle(a.querySelector('text')!).opacity === '1',
        blue: style.stroke,
      }
    })

  it('lights a zone under the pointer, on the face or in the list, and under the focus', async () => {
    const { page } = await open('/treatments/', bare)
    const chin = onMap(page, 'chin')
    expect(await lit(chin)).toEqual({ filled: false, name: false, blue: 'rgb(27, 44, 115)' })
    const zone = chin.locator('svg[data-view=front].zone path')
    await zone.scrollIntoViewIfNeeded()
    const box = (await zone.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(300)
    expect(await lit(chin)).toMatchObject({ filled: true, name: true })
    await page.mouse.move(2, 2)
    await onMap(page, 'lips').focus()
    await page.keyboard.press('Tab')
    await page.waitForTimeout(300)
    expect(await lit(chin)).toMatchObject({ filled: true, name: true })
    expect(await lit(onMap(page, 'lips'))).toMatchObject({ filled: false })
  })
})
