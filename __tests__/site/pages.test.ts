/** @jest-environment jsdom */
import { builtOrigin, builtPage, builtPages, builtStubs, idsOn, isServed, notFoundPath, siteDir, type BuiltPage } from '../helpers/builtSite'
import { mainOf, ownText, words } from '../helpers/pageText'
import { realContent } from '../helpers/workshop'

/**
 * What must hold for every page of the built site, read from its HTML alone: what a search engine, a screen reader or a
 * visitor without scripts is given.
 */
const content = realContent()
const pages = builtPages()
const stubs = new Set(builtStubs().map((p) => p.path))
const origin = pages.length > 0 ? builtOrigin() : ''
const aliases = ['/home/', '/home2/']
const hidden = [...aliases, '/thank-you/', '/popupoffer/', '/admin/video-upload/', ...content.products.map((p) => `/product-analysis/${p.id}/`), notFoundPath]

/** Pages that have less to say: 80 words instead of 200. */
const short = ['/thank-you/', '/popupoffer/', '/admin/video-upload/', '/home/', '/home2/', '/contact/', '/team/']

const amounts = new Set(content.prices.prices.flatMap((p) => [p.amount, p.from, p.to]))
const flawless = ['/cosmetalk/flawless-skin', '/clinical-concepts-to-flawless-skin']
const ids = new Map(pages.map((p) => [p.path, idsOn(p)]))

const parse = (page: BuiltPage) => new DOMParser().parseFromString(page.html, 'text/html')
const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)]
const attributes = (root: ParentNode, selector: string, name: string) => all(root, selector).map((e) => e.getAttribute(name))
const meta = (doc: Document, name: string) => attributes(doc, `meta[name="${name}"], meta[property="${name}"]`, 'content')

it('the site is built', () => {
  expect({ folder: siteDir, pages: pages.length > 100 }).toEqual({ folder: siteDir, pages: true })
})

describe.each(pages.map((p) => [p.path, p] as const))('%s', (path, page) => {
  let doc: Document
  let text: string
  beforeAll(() => {
    doc = parse(page)
    text = ownText(doc.body)
  })
  afterAll(() => {
    doc = undefined as unknown as Document
  })
  const isPage = path !== notFoundPath
  const here = `${origin}${aliases.includes(path) ? '/' : path}`

  it('is in British English, with one viewport that can be zoomed to 5', () => {
    expect(doc.documentElement.lang).toBe('en-GB')
    expect(meta(doc, 'viewport')).toEqual(['width=device-width, initial-scale=1, maximum-scale=5'])
    expect(doc.querySelectorAll('meta[charset="utf-8" i]').length).toBe(1)
    expect(page.html.slice(0, 1024)).toMatch(/charset="utf-8"/i)
  })

  it('has one of each thing in its head', () => {
    const title = all(doc, 'head > title').map((t) => t.textContent)
    expect(title).toEqual([expect.stringMatching(/^.{10,70}$/)])
    expect(meta(doc, 'description')).toEqual([expect.stringMatching(/^.{70,160}$/)])
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
    expect(meta(doc, 'theme-color')).toEqual([expect.stringMatching(/^#[0-9a-f]{6}$/)])
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const hrefs = attributes(doc, `link[rel~="${rel}"]`, 'href')
      expect([rel, hrefs.length]).not.toEqual([rel, 0])
      for (const href of hrefs) expect([href, isServed(href!)]).toEqual([href, true])
    }
  })

  it('preloads two fonts, at most one picture, and no script', () => {
    const kinds = attributes(doc, 'link[rel=preload]', 'as')
    expect(kinds.filter((kind) => kind !== 'image')).toEqual(['font', 'font'])
    expect(kinds.length).toBeLessThanOrEqual(3)
    for (const href of attributes(doc, 'link[rel=preload]', 'href')) expect([href, isServed(href!)]).toEqual([href, true])
    for (const link of all(doc, 'link[as=font]')) expect(link.getAttribute('crossorigin')).toBe('anonymous')
  })

  it('runs no script from a file before the visitor wants one', () => {
    expect(attributes(doc, 'script[src]', 'src')).toEqual([])
    expect(attributes(doc, 'link[rel=modulepreload], link[rel=prefetch]', 'href')).toEqual([])
  })

  it('has its styles in one file, the same on every page', () => {
    const [href, ...more] = attributes(doc, 'link[rel=stylesheet]:not([media=print])', 'href')
    expect(more).toEqual([])
    expect(href).toMatch(/^\/static\/site-[0-9a-f]{20}\.css$/)
    expect(isServed(href!)).toBe(true)
    expect(all(doc, 'style[data-styles], style[data-emotion]')).toEqual([])
  })

  it('has a banner, a main and a contentinfo, in this order', () => {
    const inside = 'article, aside, main, nav, section, dialog'
    const landmarks = all(doc, 'header, main, footer').filter((e) => e.tagName === 'MAIN' || !e.closest(inside))
    expect(landmarks.map((e) => e.tagName)).toEqual(['HEADER', 'MAIN', 'FOOTER'])
    expect(doc.querySelector('main')!.id).toBe('main')
    const first = doc.body.querySelector('a')!
    expect(first.getAttribute('href')).toBe('#main')
    // Two landmarks of one kind must be told apart.
    const names = all(doc, 'nav').map((nav) => nav.getAttribute('aria-label') ?? '')
    expect(names.filter((name) => name === '')).toEqual([])
  })

  it('has one h1, in main, and headings that skip no level', () => {
    const headings = all(doc.body, 'h1, h2, h3, h4, h5, h6')
    const levels = headings.map((h) => Number(h.tagName[1]))
    expect(levels.filter((l) => l === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    expect(doc.querySelector('main h1')).not.toBeNull()
    levels.forEach((level, i) => {
      const before = levels[i - 1] ?? 0
      if (level > before + 1) throw new Error(`h${level} “${headings[i]!.textContent}” follows h${before}`)
    })
    for (const h of headings) expect(h.textContent).toMatch(/\S/)
  })

  it('has no id twice', () => {
    const seen = attributes(doc, '[id]', 'id')
    expect(seen.filter((id, i) => seen.indexOf(id) !== i)).toEqual([])
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'])
      for (const value of attributes(doc, `[${name}]`, name))
        for (const id of value!.split(/\s+/)) expect([name, id, seen.includes(id)]).toEqual([name, id, true])
  })

  it('links only to what is there', () => {
    const wrong: string[] = []
    for (const a of all(doc, 'a')) {
      const href = a.getAttribute('href')
      const name =
        (a.textContent || a.getAttribute('aria-label') || '').trim() ||
        all(a, 'img[alt]')
          .map((i) => i.getAttribute('alt'))
          .join('')
      if (href === null || href === '') wrong.push(`a link without an address: ${name}`)
      else if (name === '') wrong.push(`${href}: a link without a name`)
      else if (href.startsWith('tel:')) {
        if (!/^tel:\+\d{8,15}$/.test(href)) wrong.push(`${href}: no number to dial`)
      } else if (href.startsWith('mailto:')) {
        if (!/^mailto:[^@\s]+@[^@\s?]+(\?|$)/.test(href)) wrong.push(`${href}: no address`)
      } else if (/^https?:/.test(href)) {
        if (new URL(href).origin === origin) wrong.push(`${href}: a link within the site needs no origin`)
      } else if (href.startsWith('#') || href.startsWith('/')) {
        const [address, hash] = href.split('#') as [string, string?]
        const [to] = address.split('?') as [string]
        const target = to === '' ? path : to
        if (to !== '' && stubs.has(to)) wrong.push(`${href}: leads to a redirect`)
        else if (to !== '' && !isServed(to)) wrong.push(`${href}: leads nowhere`)
        else if (to !== '' && !ids.has(to) && !/\.\w+$/.test(to)) wrong.push(`${href}: is not a page`)
        if (hash !== undefined && hash !== '' && !ids.get(target)?.has(hash)) wrong.push(`${href}: no such part of the page`)
      } else wrong.push(`${href}: neither within the site nor a full address`)
      if (a.getAttribute('target') === '_blank' && !/noopener/.test(a.getAttribute('rel') ?? '')) wrong.push(`${href}: opens a tab that can reach back`)
    }
    expect(wrong).toEqual([])
  })

  it('describes and sizes its pictures, and has them all', () => {
    const wrong = all(doc, 'img').flatMap((img) => {
      const src = img.getAttribute('src') ?? ''
      return [
        ...(img.hasAttribute('alt') ? [] : [`${src}: no alt`]),
        ...(/^\d+$/.test(img.getAttribute('width') ?? '') && /^\d+$/.test(img.getAttribute('height') ?? '') ? [] : [`${src}: no size`]),
        ...(src.startsWith('/') && isServed(src) ? [] : [`${src}: missing`]),
      ]
    })
    expect(wrong).toEqual([])
  })

  it('has no more than one picture that hurries, and it is not lazy', () => {
    const eager = all(doc, 'img[fetchpriority=high]')
    expect(eager.length).toBeLessThanOrEqual(1)
    for (const img of eager) expect(img.getAttribute('loading')).not.toBe('lazy')
  })

  it('has structured data that parses', () => {
    for (const script of all(doc, 'script[type="application/ld+json"]')) {
      const data = JSON.parse(script.textContent!) as { '@context': string; '@graph': { '@type': string }[] }
      expect(data['@context']).toBe('https://schema.org')
      expect(data['@graph'].length).toBeGreaterThan(0)
      for (const node of data['@graph']) expect(node['@type']).toMatch(/^(MedicalClinic|MedicalProcedure|BreadcrumbList|Article|Person|Offer)$/)
    }
    expect(all(doc, 'script[type="application/ld+json"]').length).toBe(hidden.includes(path) && !aliases.includes(path) ? 0 : 1)
  })

  it('shows nothing a program left behind', () => {
    const shown = `${text} ${attributes(doc, '[alt], [aria-label], [title], [placeholder], meta[content]', 'content').join(' ')} ${['alt', 'aria-label', 'title', 'placeholder'].flatMap((n) => attributes(doc, `[${n}]`, n)).join(' ')} ${doc.title}`
    expect(
      /\{(price|medicine|clinic)|\bundefined\b|\[object Object\]|\bNaN\b|\bnull\b|\]\(\/|Invalid Date|\blorem\b|\bTODO\b/i.exec(shown)?.[0],
    ).toBeUndefined()
  })

  it('names no amount of money that is not in the price list', () => {
    const said = [...`${text} ${meta(doc, 'description')[0]}`.matchAll(/£\s?([\d,]+(?:\.\d+)?)/g)].map((m) => Number(m[1]!.replaceAll(',', '')))
    expect(said.filter((n) => !amounts.has(n))).toEqual([])
  })

  it('has something to say', () => {
    const least = !isPage ? 50 : short.includes(path) ? 80 : 200
    const count = words(ownText(mainOf(doc)))
    expect(count < least ? `${count} words in main, where ${least} are wanted` : '').toBe('')
  })

  it('promises nothing flawless', () => {
    const titles = content.articles.filter((a) => flawless.includes(a.route)).flatMap((a) => [a.heading, a.title])
    let rest = `${text} ${doc.title} ${meta(doc, 'description')[0]}`
    for (const title of titles) rest = rest.replaceAll(title, '')
    expect(/.{0,40}flawless.{0,40}/i.exec(rest)?.[0]).toBeUndefined()
  })

  it('has only buttons that open or print something, beside those of the closed dialogs', () => {
    const loose = all(doc, 'button, input, select, textarea, form').filter(
      // The finder and the cost estimator are tools, which read the query of their address. Two pages are there for their form.
      (e) => !e.closest(['/admin/video-upload/', '/email-choices/'].includes(path) ? 'dialog:not(#drawer), main' : 'dialog:not(#drawer), [data-query]'),
    )
    for (const button of loose) {
      expect([button.tagName, button.getAttribute('type')]).toEqual(['BUTTON', 'button'])
      expect([button.textContent, button.matches('[data-dialog], [popovertarget], [data-print]')]).toEqual([button.textContent, true])
    }
    expect(all(doc, 'dialog[open]')).toEqual([])
  })

  it('has the drawer of the specification', () => {
    const drawer = doc.querySelector('#drawer')!
    expect(drawer.getAttribute('aria-label')).toBe('Menu')
    const groups = all(drawer, 'section').map((s) => [s.querySelector('h3')!.textContent, all(s, 'a, button').map((e) => e.firstChild!.textContent)] as const)
    expect(Object.fromEntries(groups)).toEqual({
      Navigate: ['Treatments', 'Before-and-after gallery', 'Cosmetalk', 'About', 'Contact'],
      'Get in Touch': ['Book appointment', content.clinic.lines[0].display, content.clinic.lines[1].display, 'WhatsApp', 'E-mail'],
      'AI Tools': ['Aesthetic intelligence', 'AI aesthetic analysis', 'Chat with AI doctor'],
      Social: content.clinic.socials.map((s) => s.name),
    })
    expect(groups.map(([name]) => name)).toEqual(['Navigate', 'Get in Touch', 'AI Tools', 'Social'])
    const href = (name: string) =>
      all(drawer, 'a')
        .find((a) => a.firstChild!.textContent === name)!
        .getAttribute('href')
    expect(['Treatments', 'Before-and-after gallery', 'Cosmetalk', 'About', 'Contact', 'Aesthetic intelligence'].map(href)).toEqual([
      '/treatments/',
      '/before-after-gallery/',
      '/cosmetalk/',
      '/about/',
      '/contact/',
      '/aesthetic-intelligence/',
    ])
    expect(all(drawer, 'a[href^="tel:"]')).toHaveLength(2)
    expect(href('Book appointment')).toBe(content.clinic.bookingUrl)
    expect(new URL(href('WhatsApp')!).searchParams.get('text')).toBe(content.clinic.whatsapp.greeting)
    expect(href('E-mail')).toBe(`mailto:${content.clinic.email}`)
  })

  it('has the header’s controls', () => {
    const header = doc.querySelector('header')!
    const name = (e: Element) => e.getAttribute('aria-label') ?? e.textContent
    const buttons = all(header, 'button')
    expect(buttons.map(name)).toEqual(['Menu', expect.stringMatching(/^Ask anything/), 'Search', 'Menu & contact'])
    expect(buttons.map((b) => b.getAttribute('data-dialog'))).toEqual(['drawer', 'search', 'search', 'menu'])
    const book = all(header, 'a').find((a) => name(a) === 'Book')!
    expect([book.getAttribute('href'), book.getAttribute('target')]).toEqual([content.clinic.bookingUrl, '_blank'])
  })

  it('has the footer of the specification', () => {
    const footer = doc.querySelector('footer')!
    const sections = all(footer, 'details')
    expect(sections.map((s) => s.querySelector('summary')!.textContent)).toEqual(['Quick links', 'The clinic', 'Contact', 'Disclaimer'])
    // Open in the HTML, so that nothing is hidden where there are no scripts.
    expect(sections.filter((s) => !s.hasAttribute('open'))).toEqual([])
    const said = ownText(footer)
    expect(said).toContain('Harley Street')
    expect(said).toContain('aged 18 and over')
    for (const line of content.clinic.disclaimer) expect(said).toContain(line)
    for (const to of ['/privacy/', '/accessibility/', ...content.clinic.locations.map((l) => `${l}/`)])
      expect(footer.querySelector(`a[href="${to}"]`)).not.toBeNull()
  })
})

describe('across the site', () => {
  const docs = new Map<string, { title: string; description: string; image: string; main: string; blocks: string[] }>()
  beforeAll(() => {
    for (const page of pages) {
      const doc = parse(page)
      docs.set(page.path, {
        title: doc.title,
        description: meta(doc, 'description')[0] ?? '',
        image: meta(doc, 'og:image')[0] ?? '',
        main: ownText(mainOf(doc)),
        blocks: all(mainOf(doc), 'p, li, dd, summary, h2, h3, td, th').map((e) => ownText(e)),
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

  it('no title stands on two pages', () => expect(twice((p) => docs.get(p)!.title)).toEqual([]))
  it('no description stands on two pages', () => expect(twice((p) => docs.get(p)!.description)).toEqual([]))
  it('each page has its own social picture', () => expect(twice((p) => docs.get(p)!.image || p)).toEqual([]))

  it('each treatment has 500 words or more that stand nowhere else', () => {
    const where = new Map<string, number>()
    for (const { blocks } of docs.values()) for (const block of new Set(blocks)) where.set(block, (where.get(block) ?? 0) + 1)
    const short500 = content.treatments.flatMap((t) => {
      const own = [...new Set(docs.get(`${t.route}/`)!.blocks)].filter((block) => where.get(block) === 1)
      // A block within a block (a paragraph in a list item) counts once.
      const outer = own.filter((block) => !own.some((other) => other !== block && other.includes(block)))
      const count = outer.reduce((n, block) => n + words(block), 0)
      return count >= 500 ? [] : [`${t.route}: ${count}`]
    })
    expect(short500).toEqual([])
  })

  it('each article has 700 words or more', () => {
    expect(content.articles.map((a) => [a.route, words(docs.get(`${a.route}/`)!.main)] as const).filter(([, count]) => count < 700)).toEqual([])
  })

  it('/treatments links every treatment, where it can be seen', () => {
    const doc = parse(builtPage('/treatments/'))
    const links = all(mainOf(doc), 'a')
      .filter((a) => !a.closest('[hidden], [aria-hidden=true], details:not([open]), dialog, .vh'))
      .map((a) => a.getAttribute('href'))
    expect(content.treatments.map((t) => `${t.route}/`).filter((to) => !links.includes(to))).toEqual([])
  })

  it('every page can be reached by links from the homepage', () => {
    const reached = new Set(['/'])
    const queue = ['/']
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      for (const [, to] of builtPage(path).html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g))
        if (ids.has(to!) && !reached.has(to!)) {
          reached.add(to!)
          queue.push(to!)
        }
    }
    expect(unique.filter((p) => !reached.has(p) && ![notFoundPath, '/thank-you/', '/admin/video-upload/'].includes(p))).toEqual([])
  })
})

describe('the homepage', () => {
  let doc: Document
  beforeAll(() => {
    doc = parse(builtPage('/'))
  })

  it('has its sections in the specified order', () => {
    const h2s = all(mainOf(doc), 'h2').map((h) => h.textContent)
    const order = ['Popular treatments', 'Gallery', 'AI', 'Skincare', 'Assessment', 'Philosophy', 'Book']
    expect(h2s).toHaveLength(order.length)
    order.forEach((word, i) => expect(h2s[i]).toMatch(new RegExp(word === 'AI' ? '\\bAI\\b' : word, 'i')))
    for (const section of all(mainOf(doc), 'section')) expect(section.getAttribute('aria-labelledby')).toMatch(/\S/)
    expect(all(mainOf(doc), 'section')).toHaveLength(8)
  })

  it('has six cards, six tiles, and the doors of its dialogs', () => {
    const cards = all(mainOf(doc), 'article')
    expect(cards).toHaveLength(6)
    for (const card of cards) expect(card.querySelector('h3 > a')!.getAttribute('href')).toMatch(/^\/.+\/$/)
    expect(cards.flatMap((card) => all(card, 'p a')).length).toBeGreaterThan(0)
    const tiles = all(doc, '[data-dialog=gallery]')
    expect(tiles.map((t) => [t.textContent, t.getAttribute('data-index')])).toEqual(
      Array.from({ length: 6 }, (_, i) => [expect.stringMatching(/^View \S/), String(i)]),
    )
    const doors = attributes(mainOf(doc), '[data-dialog]', 'data-dialog')
    for (const door of ['analysis', 'scores', 'method', 'offer']) expect(doors).toContain(door)
  })

  it('says since when, how many, and what the programme costs', () => {
    const text = ownText(mainOf(doc))
    expect(text).toMatch(/since 2007/i)
    expect(text).toMatch(/over 1 million injections/i)
    const programme = content.prices.prices.find((p) => p.key === 'prescription-skincare')!
    expect(text).toContain(`£${programme.amount}`)
    expect(text).toMatch(/3 months/)
  })

  it('stands at /home/ and /home2/ too, word for word', () => {
    for (const alias of aliases) expect(ownText(mainOf(parse(builtPage(alias))))).toBe(ownText(mainOf(doc)))
  })
})

describe('pages in other languages', () => {
  it.each([
    ['/treatments-summary-chinese/', 'zh-Hans', 'ltr'],
    ['/treatments-summary-arabic/', 'ar', 'rtl'],
    ['/treatments-summary-japanese/', 'ja', 'ltr'],
  ])('%s marks its content, while the document stays British', (path, lang, dir) => {
    const doc = parse(builtPage(path))
    const h1 = doc.querySelector('h1')!
    expect(h1.closest('[lang]')!.getAttribute('lang')).toBe(lang)
    const own = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Arabic}]/u
    for (const p of all(mainOf(doc), 'h2, section p')) {
      const expected = own.test(p.textContent!) ? lang : 'en-GB'
      expect([p.textContent, p.closest('[lang]')!.getAttribute('lang')]).toEqual([p.textContent, expected])
    }
    expect(h1.closest('[dir]')!.getAttribute('dir')).toBe(dir)
    const english = all(mainOf(doc), 'p, li, a, span').filter((e) =>
      [...e.childNodes].some((n) => n.nodeType === 3 && /[a-z]{2} [a-z]{2}/i.test(n.textContent!)),
    )
    expect(english.length).toBeGreaterThan(20)
    expect(english.filter((e) => e.closest('[lang]')!.getAttribute('lang') !== 'en-GB').map((e) => e.textContent)).toEqual([])
  })
})

describe('the not-found page', () => {
  it('helps, is kept out of search, and is the same for everyone', () => {
    const doc = parse(builtPage(notFoundPath))
    expect(doc.querySelector('h1')!.textContent).toBe('Page not found')
    expect(doc.querySelector('link[rel=canonical]')).toBeNull()
    for (const to of ['/', '/treatments/', '/contact/']) expect(mainOf(doc).querySelector(`a[href="${to}"]`)).not.toBeNull()
    expect(doc.querySelector('[data-autostart]')).toBeNull()
  })
})
