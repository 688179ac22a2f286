import { loadContent } from '@clinic/content/load'
import { launch } from '../scripts/chromium'
import { serveSite } from '../server/site'

/**
 * `npm run bench:heights`, after `npm run build`: how tall each treatment page is on a telephone of
 * 390 px, the tallest first. It fails when one is taller than it may be.
 */

/** Taller pages were not read to their end. */
const most = 5500

async function measure(): Promise<void> {
  const { content } = loadContent('data')
  if (content === null) throw new Error('The content is not in order. Run npm run check')
  const [site, browser] = await Promise.all([serveSite({ dir: 'public', port: 0 }), launch()])
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const heights: [route: string, height: number][] = []
    for (const { route } of content.treatments) {
      await page.goto(`${site.url}${route}/`)
      heights.push([route, await page.evaluate(() => document.documentElement.scrollHeight)])
    }
    for (const [route, height] of heights.toSorted(([, a], [, b]) => b - a))
      console.log(`${height} ${height <= most ? '✓' : '✗'} ${route}`)
    if (heights.some(([, height]) => height > most)) process.exitCode = 1
  } finally {
    await browser.close()
    await site.close()
  }
}

void measure()
