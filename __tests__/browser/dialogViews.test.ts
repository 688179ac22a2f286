import type { Page } from 'playwright-core'
import { axe } from '../helpers/axe'
import { layoutFaults, smallTargets } from '../helpers/layoutFaults'
import { dialogViews, hiddenActions } from '../helpers/openDialogs'
import { inTabs, siteBrowser, type SiteBrowser } from '../helpers/siteBrowser'
import { faultsWhenSet } from '../helpers/textSettings'
import { unmarked } from '../helpers/unmarked'
import { walkFaults } from '../helpers/walk'

/**
 * Every view of every dialog, reached once and looked at in every way there is: axe, targets and
 * what cannot be read at three widths (320 by 256 is 1280 by 1024 at 400% zoom), forced colours, the visitor's own sizes of text, and the walk of the keyboard, which stays
 * inside and comes round.
 */
const nothing = {
  axe: [] as string[],
  layout: [] as string[],
  small: [] as string[],
  forcedColours: [] as string[],
  textSettings: [] as string[],
  walk: [] as string[],
  action: [] as string[],
  edges: ['solid', '1px'],
}

async function look(page: Page): Promise<typeof nothing> {
  const found = structuredClone(nothing)
  found.action = await hiddenActions(page)
  for (const [width, height] of [
    [1280, 800],
    [390, 640],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    const at = (faults: string[]) => faults.map((fault) => `${width} pixels: ${fault}`)
    found.axe.push(...at(await axe(page)))
    found.layout.push(...at(await layoutFaults(page)))
    found.small.push(...at(await smallTargets(page)))
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ forcedColors: 'active' })
  found.forcedColours = await unmarked(page)
  found.edges = await page.evaluate(() => {
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
    found.walk.push(...(await walkFaults(page)).map((fault) => `${width} pixels: ${fault}`))
  }
  return found
}

const views = dialogViews.map(({ view }) => view)
/** What was found in each view, or why it could not be looked at. */
const found = new Map<string, typeof nothing | Error>()

async function visit({ open }: SiteBrowser, view: string): Promise<void> {
  const { path, reach } = dialogViews.find((one) => one.view === view)!
  const { page } = await open(path, { viewport: { width: 1280, height: 800 } })
  await reach(page)
  found.set(view, await look(page))
  await page.context().close()
}

let site: SiteBrowser
beforeAll(async () => {
  site = await siteBrowser()
  await inTabs(
    2,
    () => Promise.resolve(site),
    views,
    (tab, view) => visit(tab, view).catch((error: Error) => void found.set(view, error)),
  )
}, 900_000)
afterAll(() => site?.close())

it.each(views)('%s', (view) => expect(found.get(view)).toEqual(nothing))
