import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { launch } from '../scripts/chromium'
import { serveSite } from '../server/site'
import { pressEarly } from './earlyPress'

/**
 * `npm run bench [-- --runs 5]`: how soon a press at first paint is answered on a slow telephone,
 * which no tool for loading times measures. It says which aims are reached, and fails only when it
 * cannot measure.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const aims = { shown: 100, works: 1500 }

/** Returns the median; of two middles the lower, so that it is a measured value. */
const median = (times: number[]) => times.toSorted((a, b) => a - b)[(times.length - 1) >> 1]!

async function bench(): Promise<void> {
  if (!existsSync('public/index.html')) throw new Error('There is no built site. Run npm run build')
  const [site, browser] = await Promise.all([serveSite({ dir: 'public', port: 0 }), launch()])
  try {
    console.log(`Medians of ${values.runs}; aims: shown ≤ ${aims.shown} ms after the press, works ≤ ${aims.works} ms after hydration begins`) // prettier-ignore
    for (const path of ['/', '/lip-fillers/']) {
      const seen: Awaited<ReturnType<typeof pressEarly>>[] = []
      for (let run = 0; run < Number(values.runs); run++)
        seen.push(await pressEarly(browser, `${site.url}${path}`))
      const judged = (what: keyof typeof aims) => {
        const time = median(seen.map((press) => press[what]))
        return `${what} ${Math.round(time)} ms ${time <= aims[what] ? '✓' : '✗'}`
      }
      console.log(`The search on ${path}: ${judged('shown')}, ${judged('works')}`)
    }
  } finally {
    await browser.close()
    await site.close()
  }
}

void bench()
