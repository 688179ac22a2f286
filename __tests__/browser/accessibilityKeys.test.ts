import { hydrate } from '../helpers/siteBrowser'
import { siteTabs } from '../helpers/siteTabs'
import { dialogViews, filled } from '../helpers/openDialogs'
import { asked, templatePages } from '../helpers/templates'
import { walkFaults } from '../helpers/walk'

/**
 * With the keyboard alone: Tab goes through everything that can be used, in order, each stop has a ring and is in sight, and the
 * walk comes round. What the keys do in a dialog, the finder and the estimator is in their own tests.
 */
jest.setTimeout(120_000)
const { open } = siteTabs()

const wide = { viewport: { width: 1280, height: 800 } }
const narrow = { viewport: { width: 390, height: 700 } }
/** On a narrow screen the foot bar, the folded footer and the bar of the estimator are what differs. */
const sizes = [
  ['wide', wide, templatePages],
  ['narrow', narrow, ['/', '/masseter-botox/', '/treatments/', '/botox-cost-london/', '/admin/video-upload/']],
] as const

describe.each(sizes)('on a %s screen', (_, options, pages) => {
  it.each(pages)('Tab goes through %s', async (path) => {
    const { page } = await open(asked(path), options)
    // This page opens its dialog by itself.
    if (path === '/popupoffer/') await filled(page, 'offer')
    expect(await walkFaults(page)).toEqual([])
  })

  it.each(dialogViews.map(({ view, reach }) => [view, reach] as const))('Tab goes through the dialog: %s', async (_view, reach) => {
    const { page } = await open('/', options)
    await reach(page)
    expect(await walkFaults(page)).toEqual([])
  })
})

describe('keys', () => {
  it('unfold and fold a part of the page, before the scripts and after', async () => {
    const { page } = await open('/masseter-botox/', wide)
    const fold = page.locator('main details').first()
    for (const key of ['Enter', ' ']) {
      await fold.locator('summary').first().press(key)
      expect(await fold.getAttribute('open')).not.toBeNull()
      await fold.locator('summary').first().press(key)
      expect(await fold.getAttribute('open')).toBeNull()
      await hydrate(page)
    }
  })

  it('put a suggestion into the question', async () => {
    const { page } = await open('/', wide)
    await page
      .getByRole('button', { name: /^Ask anything/ })
      .first()
      .press('Enter')
    await page.getByRole('button', { name: 'Booking process' }).press('Enter')
    expect(await page.getByRole('textbox', { name: 'Your question' }).inputValue()).toBe('Booking process')
  })

  it('choose an area on the face map', async () => {
    const { page } = await open('/treatments/', wide)
    await hydrate(page)
    await page.locator('main li > a[href="/treatments/?area=hands#area-hands"]').press('Enter')
    await page.getByRole('status').filter({ hasText: '1 treatment' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Area' }).inputValue()).toBe('hands')
  })
})
