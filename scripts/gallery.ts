import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serveSite } from '../server/site'
import { launch } from './chromium'
import components from './gallery.json'
import { clinicSite } from './testing/clinicSite'

/**
 * `npm run gallery [-- name ...]`: every component by its name, as it stands on the invented
 * clinic's site (`npm run build:clinic` first), by day and by night at four widths; each place for
 * a picture with a drawing and with a photograph. The pictures and a page that shows them go to
 * .local/gallery. gallery.json says where each is: its page, its selector, and what to press first.
 */
const widths = [390, 768, 1280, 1920]
const schemes = ['light', 'dark'] as const
const folder = resolve('.local/gallery')

async function main(): Promise<void> {
  const { positionals: wanted } = parseArgs({ allowPositionals: true })
  const unknown = wanted.filter((name) => !(name in components))
  if (unknown.length > 0)
    throw new Error(
      `There is no component "${unknown[0]}". There are: ${Object.keys(components).join(', ')}`,
    )
  mkdirSync(folder, { recursive: true })
  const { url: origin, close } = await serveSite({ dir: join(clinicSite, 'public'), port: 0 })
  const browser = await launch()
  const shown: string[] = []
  const seen = new Set<string>()
  try {
    for (const width of widths)
      for (const colorScheme of schemes) {
        const page = await browser.newPage({ viewport: { width, height: 1000 }, colorScheme })
        for (const [name, [path, selector, press]] of Object.entries(components)) {
          if (wanted.length > 0 && !wanted.includes(name)) continue
          await page.goto(origin + path!, { waitUntil: 'load' })
          // Nothing that sticks to an edge lies over a part.
          await page.addStyleTag({ content: 'header { position: static !important }' })
          if (press) await page.locator(press).first().click()
          const part = page.locator(selector!).first()
          // Of some, such as the foot bar, there is nothing to see at every width.
          if (press) await part.waitFor()
          if (!(await part.isVisible())) continue
          seen.add(name)
          await part.evaluate((e) =>
            Promise.all(
              [...e.querySelectorAll('img')].map((image) => {
                image.loading = 'eager'
                return image.decode().catch(() => undefined)
              }),
            ),
          )
          const file = `${name}-${width}-${colorScheme}.png`
          await part.screenshot({ path: join(folder, file) })
          shown.push(`<figure><figcaption>${file}</figcaption><img src="${file}" alt=""></figure>`)
        }
        await page.close()
      }
  } finally {
    await browser.close()
    await close()
  }
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta charset="utf-8"><title>Components</title>' +
      `<style>img{max-width:100%}</style>${shown.toSorted().join('\n')}`,
  )
  const asked = wanted.length > 0 ? wanted : Object.keys(components)
  const unseen = asked.filter((name) => !seen.has(name))
  if (unseen.length > 0) throw new Error(`Nothing is where these should be: ${unseen.join(', ')}`)
  console.log(`${shown.length} pictures: ${join(folder, 'index.html')}`)
}

main().catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})
