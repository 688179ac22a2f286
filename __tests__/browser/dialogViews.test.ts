import { axe } from '../helpers/axe'
import { layoutFaults, smallTargets } from '../helpers/layoutFaults'
import { dialogViews, hiddenActions } from '../helpers/openDialogs'
import { outlineFaults, readOutline } from '../helpers/outline'
import { siteTabs } from '../helpers/siteTabs'
import { faultsWhenSet } from '../helpers/textSettings'
import { unmarked } from '../helpers/unmarked'
import { walkFaults } from '../helpers/walk'

/**
 * Every view of every dialog, reached once and looked at in every way there is: as a screen reader
 * has it, axe, targets and what cannot be read at three widths (320 by 256 is 1280 by 1024 at 400%
 * zoom), forced colours, the visitor's own sizes of text, and the walk of the keyboard, which stays
 * inside and comes round.
 */
jest.setTimeout(180_000)
const { open } = siteTabs()

it.each(dialogViews.map((one) => [one.view, one] as const))('%s', async (_, { path, reach }) => {
  const { page } = await open(path, { viewport: { width: 1280, height: 800 } })
  await reach(page)
  const found: Record<string, string[]> = {
    outline: outlineFaults(await readOutline(page), { dialog: true }),
    axe: [],
    layout: [],
    small: [],
    walk: [],
  }
  found.action = await hiddenActions(page)
  for (const [width, height] of [
    [1280, 800],
    [390, 640],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    const at = (faults: string[]) => faults.map((fault) => `${width} pixels: ${fault}`)
    found.axe!.push(...at(await axe(page)))
    found.layout!.push(...at(await layoutFaults(page)))
    found.small!.push(...at(await smallTargets(page)))
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ forcedColors: 'active' })
  found.forcedColours = await unmarked(page)
  const edges = await page.evaluate(() => {
    const { borderLeftStyle, borderLeftWidth } = getComputedStyle(
      document.querySelector('dialog[open]')!,
    )
    return [borderLeftStyle, borderLeftWidth]
  })
  await page.emulateMedia({ forcedColors: null })
  found.textSettings = await faultsWhenSet(page)

  for (const [width, height] of [
    [1280, 800],
    [390, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    found.walk!.push(...(await walkFaults(page)).map((fault) => `${width} pixels: ${fault}`))
  }
  expect(found).toEqual({
    outline: [],
    axe: [],
    layout: [],
    small: [],
    forcedColours: [],
    textSettings: [],
    walk: [],
    action: [],
  })
  expect(edges).toEqual(['solid', '1px'])
})
