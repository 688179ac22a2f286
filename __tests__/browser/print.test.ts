import type { Page } from 'playwright-core'
import { printSheet } from '../../src/design/print'
import { builtPages } from '../helpers/builtSite'
import { hydrate } from '../helpers/siteBrowser'
import { siteTabs } from '../helpers/siteTabs'
import { asked, templatePages } from '../helpers/templates'
import { setStyles } from '../helpers/textSettings'

/**
 * Pages on paper: real A4 pages from Chromium for how many there are, and the page as print styles
 * show it for what stands on them.
 */
const tabs = siteTabs()
const visit = async (path: string, options = {}) => {
  const { page } = await tabs.open(path, { viewport: { width: 1280, height: 800 }, ...options })
  return page
}

const onPaper = (page: Page) => page.emulateMedia({ media: 'print' })
/** Returns how many A4 pages it prints. */
const pages = async (page: Page) => {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sizes = new Set(
    pdf.match(/\/MediaBox\s*\[[^\]]*\]/g)?.map((box) =>
      box
        .match(/[\d.]+/g)!
        .map((n) => Math.round(Number(n)))
        .join(' '),
    ),
  )
  expect([...sizes]).toEqual(['0 0 595 842'])
  return pdf.match(/\/Type\s*\/Page\b/g)!.length
}
/** Returns what can be read on the paper, all of it, in lines. */
const read = (page: Page) =>
  page.evaluate(() => {
    const shown = (e: Element) =>
      e.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
        visibilityProperty: true,
      })
    const words: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.replace(/\s+/g, ' ').trim()
      if (text && shown(node.parentElement!) && !node.parentElement!.closest('.vh, script, style'))
        words.push(text)
    }
    return words.join('\n')
  })
const treatments = () => builtPages().filter(({ html }) => html.includes('data-print="aftercare"'))
const pressPrint = async (page: Page) => {
  await page.emulateMedia({ media: null })
  await page.locator('#aftercare').click()
  await page.getByRole('button', { name: 'Print the aftercare sheet' }).click()
}
const aftercareSheet = async (page: Page) => {
  await pressPrint(page)
  await page.waitForFunction(() => document.documentElement.dataset.print === 'aftercare')
  await onPaper(page)
  return read(page)
}

describe('a treatment page', () => {
  it('prints on four to eight A4 pages, before and after its scripts run', async () => {
    const page = await visit('/masseter-botox/')
    const before = await pages(page)
    expect(before).toBeGreaterThanOrEqual(4)
    // Every sign of danger is on paper, too.
    expect(before).toBeLessThanOrEqual(8)
    await hydrate(page)
    expect(await pages(page)).toBe(before)
  })

  it('says whose it is, where it stands and, at the foot of every sheet, its name and review; leaves out what only a screen has use for; and prints every answer, and the address of every source', async () => {
    const page = await visit('/masseter-botox/')
    expect(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--print-footer'),
      ),
    ).toMatch(/^"Masseter .*\. Reviewed 10\sFebruary 2026"$/)
    await onPaper(page)
    const text = await read(page)
    for (const part of [
      'Larch Street Skin Clinic',
      '12 Larch Street, Bristol BS1 9ZZ',
      '0117 496 0182',
    ])
      expect(text).toContain(part)
    const address = await page
      .locator('.on-paper span')
      .evaluate((e) => getComputedStyle(e, '::after').content)
    expect(address).toBe('"www.larchstreet.example/masseter-botox/"')
    for (const part of [
      'Menu',
      'On this page',
      'Book a consultation',
      'Ask a question',
      'Related treatments',
      'Print the aftercare sheet',
      'Whom to call',
    ])
      expect(text).not.toContain(part)
    expect(
      await page.locator('header, nav, aside, button, footer').locator('visible=true').count(),
    ).toBe(0)
    const steps = await page
      .locator('section[aria-labelledby="visit"] ol')
      .evaluate((e) => e.scrollWidth - e.clientWidth)
    expect(steps).toBe(0)
    const answers = await page
      // A failure's words are for who sees one, and an address to go on is nothing to press on paper.
      .locator('main details p:not([role="alert"], .unprinted)')
      .evaluateAll((all) => all.map((p) => p.checkVisibility({ contentVisibilityAuto: true })))
    expect(answers.length).toBeGreaterThan(4)
    expect(answers).not.toContain(false)
    const after = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((links) => links.map((a) => getComputedStyle(a, '::after').content))
    for (const content of await after('section[aria-labelledby="sources"] ol a'))
      expect(content).toMatch(/https:\/\//)
    for (const content of await after('section[aria-labelledby="what"] a'))
      expect(content).toBe('none')
  })

  it('prints black on white in 10.5 points, once its scripts run, too', async () => {
    const page = await visit('/masseter-botox/')
    await hydrate(page)
    await onPaper(page)
    const dress = (selector: string) =>
      page.locator(selector).evaluate((e) => {
        const { color, fontSize } = getComputedStyle(e)
        return [
          color,
          `${(Number.parseFloat(fontSize) * 0.75).toFixed(1)}pt`,
          getComputedStyle(document.body).backgroundColor,
        ]
      })
    expect(await dress('section[aria-labelledby="what"] p >> nth=0')).toEqual([
      'rgb(0, 0, 0)',
      '10.5pt',
      'rgba(0, 0, 0, 0)',
    ])
    expect(await dress('section[aria-labelledby="what"] a >> nth=0')).toEqual([
      'rgb(0, 0, 0)',
      '10.5pt',
      'rgba(0, 0, 0, 0)',
    ])
  })
})

describe('the aftercare sheet', () => {
  it('holds the aftercare, the urgent signs, whom to call and what is written by hand, and nothing else', async () => {
    const page = await visit('/masseter-botox/')
    // Chromium's innerText breaks the line at a telephone link.
    const text = (await aftercareSheet(page)).replace(/\s+/g, ' ')
    const inOrder = [
      'Larch Street Skin Clinic',
      'Masseter',
      'When to seek help at once',
      'call 999',
      'Eat softer food',
      'Whom to call',
      'Clinic line',
      'Monday to Thursday 08:30 to 18:15',
      'In an emergency ring 999',
      'Date treated',
      'Treated by',
      'Product and batch',
      'Review appointment',
    ]
    for (const part of inOrder) expect(text).toContain(part)
    for (const part of [
      '£',
      'Prices',
      'What it is',
      'Who should not have it',
      'Rare or serious',
      'Alternatives',
      'Sources',
      'Small injections',
    ])
      expect(text).not.toContain(part)
    expect(await page.locator('h1').evaluate((e) => getComputedStyle(e, '::before').content)).toBe(
      '"Aftercare: "',
    )
    // The list comes first, then the urgent signs, then whom to call.
    const tops = await Promise.all(
      ['text=Eat softer food', 'text=When to seek help at once', 'text=Whom to call'].map((at) =>
        page.locator(at).first().boundingBox(),
      ),
    )
    expect(tops.map((box) => box!.y)).toEqual(tops.map((box) => box!.y).toSorted((a, b) => a - b))
  })

  it('shows what was marked, clear of the words beside it', async () => {
    const page = await visit('/masseter-botox/')
    await aftercareSheet(page)
    const [picture, ...lines] = await page.evaluate(() => {
      const range = document.createRange()
      return [
        '.hero .plate img',
        'h1',
        '[aria-labelledby="aftercare"] > details > p',
        '[aria-labelledby="aftercare"] > details > ul > li',
      ].flatMap((selector) =>
        [...document.querySelectorAll(`#main ${selector}`)].map((element) => {
          if (element.tagName !== 'IMG') range.selectNodeContents(element)
          const { left, right, top, bottom } = (element.tagName === 'IMG' ? element : range).getBoundingClientRect() // prettier-ignore
          return { left, right, top, bottom }
        }),
      )
    })
    expect(picture!.right - picture!.left).toBeGreaterThan(140)
    expect((picture!.right - picture!.left) / (picture!.bottom - picture!.top)).toBeCloseTo(
      4 / 3,
      1,
    )
    expect(lines.length).toBeGreaterThan(5)
    expect(
      lines.filter(({ top, right }) => top < picture!.bottom && right > picture!.left),
    ).toEqual([])
  })

  it('is one page for every treatment, and one for what may be done again', async () => {
    const page = await visit('/lip-fillers/')
    const wrong: string[] = []
    for (const { path } of treatments()) {
      await page.goto(tabs.origin + path, { waitUntil: 'load' })
      await aftercareSheet(page)
      const count = await pages(page)
      if (count > 2) wrong.push(`${path}: ${count} pages`)
    }
    expect(treatments().length).toBeGreaterThan(5)
    expect(wrong).toEqual([])
  }, 120_000)

  it('is not offered without scripts, where no press would be heard', async () => {
    const page = await visit('/lip-fillers/', { javaScriptEnabled: false })
    await page.locator('#aftercare').click()
    expect(await page.getByRole('button', { name: 'Print the aftercare sheet' }).isVisible()).toBe(
      false,
    )
  })
})

describe('other pages', () => {
  it.each([
    ['/treatments/', 5, 11],
    ['/botox-cost-london/', 4, 8],
    ['/aesthetics-at-a-glance/', 3, 6],
    ['/manchester/', 3, 5],
    ['/cosmetalk/flawless-skin/', 2, 4],
    ['/treatments-summary-arabic/', 3, 6],
    ['/contact/', 1, 2],
  ])('%s prints on %s to %s pages, no wider than the paper', async (path, least, most) => {
    const page = await visit(path)
    const count = await pages(page)
    expect(count).toBeGreaterThanOrEqual(least)
    expect(count).toBeLessThanOrEqual(most)
    // The width of the text on A4: 170 mm.
    await page.setViewportSize({ width: 642, height: 900 })
    await onPaper(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(643)
  })

  it('the comparison prints as a table, with its head', async () => {
    const page = await visit('/aesthetics-at-a-glance/')
    await page.setViewportSize({ width: 642, height: 900 })
    await onPaper(page)
    const displays = await page
      .locator('table')
      .evaluate((table) =>
        ['thead', 'tbody tr', 'tbody td'].map(
          (s) => getComputedStyle(table.querySelector(s)!).display,
        ),
      )
    expect(displays).toEqual(['table-header-group', 'table-row', 'table-cell'])
  })

  it('has no use for the map, nor for an estimate that holds nothing', async () => {
    const finder = await visit('/treatments/')
    await onPaper(finder)
    expect(await finder.locator('.map').locator('visible=true').count()).toBe(0)
    expect(await read(finder)).toContain('Lip flip')
    const prices = await visit('/botox-cost-london/')
    await onPaper(prices)
    const text = await read(prices)
    expect(text).toContain('Jaw muscle (masseter)')
    expect(text).not.toContain('Work out your total')
  })
})

it('WebKit, which cuts through grids, is left none that is long and not kept whole', async () => {
  const [, rules] = /@supports \(-webkit-nbsp-mode: space\)\{((?:[^{}]*\{[^{}]*\})*)\}/.exec(
    printSheet.css,
  )!
  const page = await visit('/', { viewport: { width: 640, height: 900 } })
  await onPaper(page)
  const cut: string[] = []
  for (const path of templatePages) {
    await page.goto(tabs.origin + asked(path), { waitUntil: 'domcontentloaded' })
    await setStyles(page, rules!)
    cut.push(
      ...(await page.evaluate(() =>
        [...document.querySelectorAll('#main *')]
          .filter((e) => /grid|flex/.test(getComputedStyle(e).display))
          .filter((e) => e.getBoundingClientRect().height > 150)
          .filter((e) => {
            let whole: Element | null = e
            while (whole && getComputedStyle(whole).breakInside !== 'avoid')
              whole = whole.parentElement
            return whole === null
          })
          .map((e) => `${location.pathname}: ${e.outerHTML.slice(0, 120)}`),
      )),
    )
  }
  expect(cut).toEqual([])
}, 60_000)

describe('what is brought along', () => {
  it('is one page for every decision, with its checks and every option', async () => {
    const decisions = builtPages().filter(({ html }) => html.includes('aria-labelledby="options"'))
    expect(decisions.length).toBeGreaterThan(0)
    for (const { path } of decisions) {
      const page = await visit(path)
      expect([path, await pages(page)]).toEqual([path, 1])
      await onPaper(page)
      expect(
        await page.locator('[aria-labelledby="check"] h3').locator('visible=true').count(),
      ).toBeGreaterThan(1)
      expect(await page.locator('tbody tr').locator('visible=true').count()).toBe(
        await page.locator('tbody tr').count(),
      )
    }
  })

  it('is whom to call for each sign, on at most four pages, and in full what was unfolded', async () => {
    const page = await visit('/worried-after-treatment/')
    const count = await pages(page)
    expect(count).toBeLessThanOrEqual(4)
    const articles = page.locator('article[id]')
    await articles
      .first()
      .locator('details')
      .evaluate((details) => ((details as HTMLDetailsElement).open = true))
    await onPaper(page)
    const shown = await articles.evaluateAll((all) =>
      all.map((e) =>
        [e.querySelector('p')!, e.querySelector('details p')!].map((p) => p.checkVisibility()),
      ),
    )
    expect(shown.map(([line]) => line)).not.toContain(false)
    expect(shown.map(([, rest]) => rest)).toEqual(shown.map((_, i) => i === 0))
  })
})

describe('the analysis report', () => {
  const report = async (analysis: string) => {
    const page = await visit('/lip-fillers/')
    await page.route('**/functions/v1/aesthetic-analysis', (route) =>
      route.fulfill({
        json: { analysis },
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      }),
    )
    await page.evaluate(() => window.__boot!.requestApp())
    await page.waitForFunction(() => window.__boot)
    await page.evaluate(() => window.__boot!.open('analysis'))
    const box = page.locator('#dialog-analysis')
    await box.getByText('Step 1 of 5').waitFor()
    for (let step = 1; step <= 5; step++)
      await box.getByRole('button', { name: step < 5 ? 'Next' : 'Generate Analysis' }).click()
    await box.getByRole('button', { name: 'Save Report' }).waitFor()
    return page
  }

  it('is one page where it is short: clinic, date, what it is, the answers, contacts, and nothing of the page behind', async () => {
    const page = await report('Your skin is even.')
    expect(await pages(page)).toBe(1)
    expect(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--print-footer'),
      ),
    ).toMatch(/^"Analysis of \d+\s\w+ \d{4}: automated, not a doctor, not a diagnosis"$/)
    await onPaper(page)
    const text = await read(page)
    for (const part of [
      'Larch Street Skin Clinic',
      'Your Personalized Aesthetic Analysis',
      'automated, not a doctor, not a diagnosis',
      String(new Date().getFullYear()),
      'Your skin is even.',
      'Your answers',
      'Skincare routine',
      'Crow’s feet',
      'Face shape',
      '0117 496 0182',
      'ring\n999',
    ])
      expect(text.replaceAll("'", '’')).toContain(part)
    for (const part of ['Save Report', 'Take Another Analysis', 'Prices', 'Menu'])
      expect(text).not.toContain(part)
    // The page behind is not what is printed, and neither is its address.
    expect(
      await page
        .locator('#dialog-analysis .on-paper span')
        .evaluate((e) => getComputedStyle(e, '::after').content),
    ).toBe('none')
  })

  it('goes on over as many pages as it needs, in the type of the other pages', async () => {
    const page = await report(
      Array.from(
        { length: 10 },
        (_, i) =>
          `Part ${i}. ${'A sunscreen every morning does more than any other single step. '.repeat(8)}`,
      ).join('\n\n'),
    )
    const count = await pages(page)
    expect(count).toBeGreaterThanOrEqual(2)
    expect(count).toBeLessThanOrEqual(3)
    await onPaper(page)
    expect(
      await page
        .locator('[data-answer] p >> nth=9')
        .evaluate(
          (e) => `${(Number.parseFloat(getComputedStyle(e).fontSize) * 0.75).toFixed(1)}pt`,
        ),
    ).toBe('10.5pt')
  })
})
