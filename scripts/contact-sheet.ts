import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { serveSite } from '../server/site'
import { launch } from './chromium'
import routes from './contactSheet.json'

/**
 * Screens of the built site on one sheet for each width, for looking at before and after a change
 * of design: npm run contact-sheet [-- folder]. Without a folder the sheets go to
 * .local/contact-sheets.
 */

/**
 * Each sheet: how wide the screens are, how much of each page is shown, and how wide that is on the
 * sheet; all in pixels.
 */
const sheets = [
  { width: 390, height: 1400, tile: 234 },
  { width: 1280, height: 1400, tile: 480 },
]
const perRow = 5
const gap = 8
const publicDir = resolve('public')

async function shoot(
  page: Page,
  address: string,
  { width, height, tile }: (typeof sheets)[number],
): Promise<Buffer> {
  // Dialogs that open by themselves have fetched what they show.
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => Promise.all([...document.images].filter((image) => image.getBoundingClientRect().top < 1400).map((image) => ((image.loading = 'eager'), image.decode().catch(() => undefined))))) // prettier-ignore
  const screen = await page.screenshot({ clip: { x: 0, y: 0, width, height } })
  return sharp(screen).resize(tile).png().toBuffer()
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.length > 1)
    throw new Error(
      `One folder for the sheets, not ${positionals.length}: ${positionals.join(', ')}.`,
    )
  const built = routes.filter((route) => existsSync(join(publicDir, route, 'index.html')))
  if (built.length === 0)
    throw new Error(
      `${publicDir} holds none of the pages of scripts/contactSheet.json. Run npm run build first.`,
    )
  const missing = routes.filter((route) => !built.includes(route))
  if (missing.length > 0)
    console.warn(
      `Not on the site, and left out: ${missing.join(', ')}. Change scripts/contactSheet.json.`,
    )
  const folder = resolve(positionals[0] ?? '.local/contact-sheets')
  mkdirSync(folder, { recursive: true })

  const { url: origin, close } = await serveSite({ dir: publicDir, port: 0 })
  const browser = await launch()
  try {
    for (const sheet of sheets) {
      const page = await browser.newPage({ viewport: { width: sheet.width, height: sheet.height } })
      const tall = Math.round((sheet.height * sheet.tile) / sheet.width)
      const tiles = []
      for (const [i, route] of built.entries())
        tiles.push({
          input: await shoot(page, origin + route, sheet),
          left: (i % perRow) * (sheet.tile + gap),
          top: Math.floor(i / perRow) * (tall + gap),
        })
      await page.close()
      const file = join(folder, `screens-${sheet.width}.png`)
      const size = {
        width: perRow * (sheet.tile + gap) - gap,
        height: Math.ceil(built.length / perRow) * (tall + gap) - gap,
      }
      await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
        .composite(tiles)
        .png({ palette: true })
        .toFile(file)
      console.log(file)
    }
  } finally {
    await browser.close()
    await close()
  }
}

void main()
