import { anchorsOf } from '@clinic/content/anchors'
import { knownRoutes, pagePath } from '@clinic/content/routes'
import {
  builtOrigin,
  builtPages,
  builtStubs,
  contentDir,
  idsOn,
  isServed,
  notFoundPath,
  siteDir,
} from '../helpers/builtSite'
import { interpolate } from '@clinic/content/expand'
import { contentIn } from '../helpers/buildContext'
import { claimsOf, contradictions, type Claim } from '../helpers/contradictions'
import { parsePage } from '../helpers/parsePage'
import { amountsOf, pageFaults, type SiteAround } from '../helpers/pageRules'

/**
 * What must hold for every page of the built site, whatever content it was built from, read from
 * its HTML alone: what a search engine, a screen reader or a visitor without scripts is given.
 */
const content = contentIn(contentDir)
const pages = builtPages()
const stubs = new Set(builtStubs().map((p) => p.path))
const origin = pages.length > 0 ? builtOrigin() : ''
const aliases = ['/home/', '/home2/']
const hidden = [
  ...aliases,
  ...content.pages.filter((p) => p.noindex).map((p) => `${p.route}/`),
  ...content.products.map((p) => `/product-analysis/${p.id}/`),
  notFoundPath,
]
/** Pages that search engines are to count as another one. */
const canonicals = new Map(
  content.pages.flatMap((p) =>
    p.canonical ? [[`${p.route}/`, `${p.canonical}/`.replace('//', '/')]] : [],
  ),
)

const amounts = amountsOf(content)
const ids = new Map(pages.map((p) => [p.path, idsOn(p)]))
const site: SiteAround = {
  origin,
  isPage: (path) => ids.has(path),
  idsOn: (path) => ids.get(path)!,
  stubs,
  amounts,
  isServed,
}

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)]
const attributes = (root: ParentNode, selector: string, name: string) =>
  all(root, selector).map((e) => e.getAttribute(name))
const meta = (doc: Document, name: string) =>
  attributes(doc, `meta[name="${name}"], meta[property="${name}"]`, 'content')

const treatments = content.treatments.map((t) => ({
  path: `${t.route}/`,
  name: interpolate(t.name, content),
}))
const claims: Claim[] = []

it('the site is built', () => {
  expect({ folder: siteDir, pages: pages.length > 20 }).toEqual({ folder: siteDir, pages: true })
})

it('has every part of a page that the gate lets a link lead to', () => {
  const dead = knownRoutes(content).flatMap(({ route }) =>
    (anchorsOf(content, route) ?? [])
      .filter((id) => !ids.get(pagePath(route))?.has(id))
      .map((id) => `${route}#${id}`),
  )
  expect(dead).toEqual([])
})

describe.each(pages.map((p) => [p.path, p] as const))('%s', (path, page) => {
  let doc: Document
  beforeAll(() => {
    doc = parsePage(page.html)
    claims.push(...claimsOf(doc, path, treatments))
  })
  afterAll(() => {
    doc = undefined as unknown as Document
  })
  const isPage = path !== notFoundPath
  const here = `${origin}${aliases.includes(path) ? '/' : (canonicals.get(path) ?? path)}`

  it('keeps the rules for any page', () => expect(pageFaults(doc, path, site)).toEqual([]))

  it('has structured data, if search engines may have the page', () => {
    expect(all(doc, 'script[type="application/ld+json"]').length).toBe(
      hidden.includes(path) && !aliases.includes(path) ? 0 : 1,
    )
  })

  it('is in British English, with one viewport that can be zoomed to 5', () => {
    expect(doc.documentElement.lang).toBe('en-GB')
    // Or Safari links telephone numbers before React takes the page over.
    expect(meta(doc, 'format-detection')).toEqual(['telephone=no'])
    expect(meta(doc, 'viewport')).toEqual(['width=device-width, initial-scale=1, maximum-scale=5'])
    expect(doc.querySelectorAll('meta[charset="utf-8" i]').length).toBe(1)
    expect(page.html.slice(0, 1024)).toMatch(/charset="utf-8"/i)
  })

  it('has one of each thing in its head', () => {
    const title = all(doc, 'head > title').map((t) => t.textContent)
    expect(meta(doc, 'robots')).toEqual(hidden.includes(path) ? ['noindex'] : [])
    if (!isPage) return
    expect(attributes(doc, 'link[rel=canonical]', 'href')).toEqual([here])
    expect(meta(doc, 'og:url')).toEqual([here])
    expect(meta(doc, 'og:title')).toEqual(title)
    expect(meta(doc, 'og:description')).toEqual(meta(doc, 'description'))
    expect(meta(doc, 'og:locale')).toEqual(['en_GB'])
    expect(meta(doc, 'og:site_name')).toEqual([content.clinic.name])
    expect(meta(doc, 'og:type')).toEqual([expect.stringMatching(/^(website|article|profile)$/)])
    expect(meta(doc, 'og:image:width')).toEqual(['1200'])
    expect(meta(doc, 'og:image:height')).toEqual(['630'])
    expect(meta(doc, 'og:image:alt')).toEqual([expect.stringMatching(/\S/)])
    expect(meta(doc, 'twitter:card')).toEqual(['summary_large_image'])
    expect(meta(doc, 'twitter:title')).toEqual(title)
    expect(meta(doc, 'twitter:description')).toEqual(meta(doc, 'description'))
    const [image] = meta(doc, 'og:image')
    expect(meta(doc, 'twitter:image')).toEqual([image])
    expect(image).toMatch(new RegExp(`^${origin}/`))
    expect([image, isServed(new URL(image!).pathname)]).toEqual([image, true])
  })

  it('names the icons, the manifest and the theme colour', () => {
    expect(meta(doc, 'theme-color')).toEqual([
      expect.stringMatching(/^#[0-9a-f]{6}$/),
      expect.stringMatching(/^#[0-9a-f]{6}$/),
    ])
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const hrefs = attributes(doc, `link[rel~="${rel}"]`, 'href')
      expect([rel, hrefs.length]).not.toEqual([rel, 0])
      for (const href of hrefs) expect([href, isServed(href!)]).toEqual([href, true])
    }
  })

  it('preloads at most one picture, before its rules, and a font for Arabic only', () => {
    const links = all(doc, 'link[rel=preload]')
    expect(attributes(doc, 'head > #fonts ~ [rel=preload], body [rel=preload]', 'href')).toEqual([])
    const fonts = links.filter((link) => link.getAttribute('as') === 'font')
    expect(fonts.map((link) => link.getAttribute('crossorigin'))).toEqual(
      doc.querySelector('[dir=rtl]') ? ['anonymous'] : [],
    )
    const rest = links.filter((link) => !fonts.includes(link))
    expect(rest.map((link) => link.getAttribute('as'))).toEqual(rest.length === 0 ? [] : ['image'])
    for (const href of attributes(doc, 'link[rel=preload]', 'href'))
      expect([href, isServed(href!)]).toEqual([href, true])
  })

  it('runs no script from a file before the visitor wants one', () => {
    expect(attributes(doc, 'script[src]', 'src')).toEqual([])
    expect(attributes(doc, 'link[rel=modulepreload], link[rel=prefetch]', 'href')).toEqual([])
  })

  it('has the rules it uses, each once: in its head, or after its text when only closed dialogs use them; and waits for no style sheet', () => {
    expect(attributes(doc, 'link[rel=stylesheet]:not([media=print])', 'href')).toEqual([])
    const names = (styles: Element[]) =>
      styles.flatMap((style) => style.getAttribute('data-emotion')?.split(' ').slice(1) ?? [])
    const [head, late] = [
      names(all(doc.head, 'style[data-emotion]')),
      names(all(doc.body, 'style')),
    ]
    const rules = [...head, ...late]
    expect(rules.filter((name, i) => rules.indexOf(name) !== i)).toEqual([])
    const used = (where: string) =>
      new Set(
        all(doc.body, where).flatMap((e) =>
          [...e.classList].filter((name) => /^c-[a-z0-9]+$/.test(name)),
        ),
      )
    expect(used('[class]').size).toBeGreaterThan(10)
    expect([...used('[class]')].filter((name) => !rules.includes(name.slice(2)))).toEqual([])
    expect(
      [...used(':not(dialog, dialog *)')].filter((name) => !head.includes(name.slice(2))),
    ).toEqual([])
    // Nowhere else in the body does HTML allow a style element.
    expect(all(doc.body, 'style').map((style) => style.parentElement!.localName)).toEqual(
      late.length > 0 ? ['svg'] : [],
    )
  })

  it('has a banner, a main and a contentinfo, in this order', () => {
    const inside = 'article, aside, main, nav, section, dialog'
    const landmarks = all(doc, 'header, main, footer').filter(
      (e) => e.tagName === 'MAIN' || !e.closest(inside),
    )
    expect(landmarks.map((e) => e.tagName)).toEqual(['HEADER', 'MAIN', 'FOOTER'])
    expect(doc.querySelector('main')!.id).toBe('main')
    const first = doc.body.querySelector('a')!
    expect(first.getAttribute('href')).toBe('#main')
    // Two landmarks of one kind must be told apart.
    const names = all(doc, 'nav').map((nav) => nav.getAttribute('aria-label') ?? '')
    expect(names.filter((name) => name === '')).toEqual([])
  })

  it('has no more than one picture that hurries, and it is not lazy', () => {
    const eager = all(doc, 'img[fetchpriority=high]')
    expect(eager.length).toBeLessThanOrEqual(1)
    for (const img of eager) expect(img.getAttribute('loading')).not.toBe('lazy')
  })

  it('has only buttons that open or print something, beside those of the closed dialogs', () => {
    const loose = all(doc, 'button, input, select, textarea, form').filter(
      // The finder and the cost estimator are tools, which read the query of their address. Two
      // pages are there for their form. What narrows down a list or sorts it is hidden where no
      // script can answer it.
      (e) =>
        !e.closest(
          `dialog:not(#drawer), ${['/admin/video-upload/', '/email-choices/'].includes(path) ? 'main' : '[data-query], [data-needs-scripts]'}`,
        ),
    )
    for (const button of loose) {
      expect([button.tagName, button.getAttribute('type')]).toEqual(['BUTTON', 'button'])
      expect([
        button.textContent,
        button.matches('[data-dialog], [popovertarget], [data-print]'),
      ]).toEqual([button.textContent, true])
    }
    expect(all(doc, 'dialog[open]')).toEqual([])
  })
})

describe('across the site', () => {
  const docs = new Map<string, { title: string; description: string; image: string }>()
  beforeAll(() => {
    for (const page of pages) {
      const doc = parsePage(page.html.slice(0, page.html.indexOf('</head>')))
      docs.set(page.path, {
        title: doc.title,
        description: meta(doc, 'description')[0] ?? '',
        image: meta(doc, 'og:image')[0] ?? '',
      })
    }
  }, 120_000)
  const unique = pages.map((p) => p.path).filter((p) => !aliases.includes(p))
  const twice = (of: (path: string) => string) => {
    const seen = new Map<string, string>()
    return unique.flatMap((path) => {
      const value = of(path)
      const first = seen.get(value)
      seen.set(value, path)
      return first === undefined ? [] : [`${first} and ${path}: ${value}`]
    })
  }

  it('nothing is said of one treatment, question, price or sign that speaks against itself', () => {
    expect(claims.length).toBeGreaterThan(100)
    expect(contradictions(claims)).toEqual([])
  })

  it('a contradiction that is planted on a page is found', () => {
    const lasting = claims.find(
      ({ about, says }) => about.startsWith('how long it lasts') && /\d/.test(says),
    )!
    const { path, html } = pages.find((page) => page.path === lasting.about.split(' of ')[1])!
    const [, sign] = /^the sign "(.+)"$/.exec(
      claims.find(({ about }) => about.startsWith('the sign'))!.about,
    )!
    const planted = (words: string) => {
      const doc = parsePage(html.replace('</main>', `${words}</main>`))
      return contradictions([...claims, ...claimsOf(doc, path, treatments)])
    }
    expect(planted('')).toEqual([])
    for (const words of [
      '<p>The effect usually lasts 40 to 50 years.</p>',
      `<div><h4>Ring nobody</h4><ul><li>${sign}</li></ul></div>`,
      '<dl><div><dt>Time off</dt><dd>3 years</dd></div></dl>',
      '<dl><dt>Is this planted?</dt><dd>Yes.</dd></dl><dl><dt>Is this planted?</dt><dd>No.</dd></dl>',
    ])
      expect([words, planted(words).length > 0]).toEqual([words, true])
  })

  it('no title stands on two pages', () => expect(twice((p) => docs.get(p)!.title)).toEqual([]))
  it('no description stands on two pages', () =>
    expect(twice((p) => docs.get(p)!.description)).toEqual([]))
  it('each page has its own social picture, but for one that counts as another page', () =>
    expect(twice((p) => (canonicals.has(p) ? p : docs.get(p)!.image || p))).toEqual([]))
})
