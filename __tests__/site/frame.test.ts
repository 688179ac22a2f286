import { builtPage, builtPages, notFoundPath } from '../helpers/builtSite'
import { parsePage } from '../helpers/parsePage'
import { mainOf, ownText } from '../helpers/pageText'
import { clinicContent } from '../helpers/buildContext'

/**
 * What the specification says of header, drawer, footer, homepage and language pages, on the site
 * of the invented clinic.
 */
const content = clinicContent()
const pages = builtPages()
const aliases = ['/home/', '/home2/']
const parse = ({ html }: { html: string }) => parsePage(html)
const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)]
const attributes = (root: ParentNode, selector: string, name: string) =>
  all(root, selector).map((e) => e.getAttribute(name))

describe.each(['/', '/lip-fillers/', notFoundPath])('the frame of %s', (path) => {
  const doc = parse(builtPage(path))

  it('has the drawer of the specification', () => {
    const drawer = doc.querySelector('#drawer')!
    expect(drawer.getAttribute('aria-label')).toBe('Menu')
    const groups = all(drawer, 'section').map(
      (s) =>
        [
          s.querySelector('h3')!.textContent,
          all(s, 'a, button').map((e) => e.firstChild!.textContent),
        ] as const,
    )
    expect(Object.fromEntries(groups)).toEqual({
      Navigate: ['Treatments', 'Before-and-after gallery', 'Cosmetalk', 'About', 'Contact'],
      'Get in Touch': [
        'Book appointment',
        'Worried after treatment?',
        'Help without a voice',
        content.clinic.lines[0].display,
        content.clinic.lines[1]!.display,
        'WhatsApp',
        'E-mail',
      ],
      'AI Tools': ['Aesthetic intelligence', 'AI aesthetic analysis', 'Chat with AI doctor'],
      Social: content.clinic.socials.map((s) => s.name),
    })
    expect(groups.map(([name]) => name)).toEqual(['Navigate', 'Get in Touch', 'AI Tools', 'Social'])
    const href = (name: string) =>
      all(drawer, 'a')
        .find((a) => a.firstChild!.textContent === name)!
        .getAttribute('href')
    expect(
      [
        'Treatments',
        'Before-and-after gallery',
        'Cosmetalk',
        'About',
        'Contact',
        'Aesthetic intelligence',
      ].map(href),
    ).toEqual([
      '/treatments/',
      '/before-after-gallery/',
      '/cosmetalk/',
      '/about/',
      '/contact/',
      '/aesthetic-intelligence/',
    ])
    expect(all(drawer, 'a[href^="tel:"]')).toHaveLength(2)
    expect(href('Book appointment')).toBe(content.clinic.bookingUrl)
    expect(new URL(href('WhatsApp')!).searchParams.get('text')).toBe(
      content.clinic.whatsapp!.greeting,
    )
    expect(href('E-mail')).toBe(`mailto:${content.clinic.email}`)
  })

  it('has the header’s controls', () => {
    const header = doc.querySelector('header')!
    const name = (e: Element) => e.getAttribute('aria-label') ?? e.textContent
    const buttons = all(header, 'button')
    expect(buttons.map(name)).toEqual([
      'Menu',
      expect.stringMatching(/^Ask anything/),
      'Search',
      'Menu & contact',
    ])
    expect(buttons.map((b) => b.getAttribute('data-dialog'))).toEqual([
      'drawer',
      'search',
      'search',
      'menu',
    ])
    const book = all(header, 'a').find((a) => name(a) === 'Book')!
    expect([book.getAttribute('href'), book.getAttribute('target')]).toEqual([
      content.clinic.bookingUrl,
      '_blank',
    ])
    const [{ display, e164 }] = content.clinic.lines
    expect(
      all(header, 'a')
        .find((a) => name(a) === display)
        ?.getAttribute('href'),
    ).toBe(`tel:${e164}`)
  })

  it('has the footer of the specification', () => {
    const footer = doc.querySelector('footer')!
    const sections = all(footer, 'details')
    expect(sections.map((s) => s.querySelector('summary')!.textContent)).toEqual([
      'Quick links',
      'The clinic',
      'Contact',
      'Disclaimer',
    ])
    // Open in the HTML, so that nothing is hidden where there are no scripts.
    expect(sections.filter((s) => !s.hasAttribute('open'))).toEqual([])
    const said = ownText(footer)
    expect(said).toContain(content.clinic.address.street)
    expect(said).toContain('aged 18 and over')
    for (const line of content.clinic.disclaimer) expect(said).toContain(line)
    for (const to of [
      '/privacy/',
      '/accessibility/',
      ...content.clinic.locations.map((l) => `${l}/`),
    ])
      expect(footer.querySelector(`a[href="${to}"]`)).not.toBeNull()
  })
})

describe('links between pages', () => {
  it('/treatments links every treatment, where it can be seen', () => {
    const doc = parse(builtPage('/treatments/'))
    const links = all(mainOf(doc), 'a')
      .filter((a) => !a.closest('[hidden], [aria-hidden=true], details:not([open]), dialog, .vh'))
      .map((a) => a.getAttribute('href'))
    expect(
      content.treatments.map((t) => `${t.route}/`).filter((to) => !links.includes(to)),
    ).toEqual([])
  })

  it('every page can be reached by links from the homepage', () => {
    const paths = new Set(pages.map((p) => p.path))
    const reached = new Set(['/'])
    const queue = ['/']
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      for (const [, to] of builtPage(path).html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g))
        if (paths.has(to!) && !reached.has(to!)) {
          reached.add(to!)
          queue.push(to!)
        }
    }
    // Letters lead to the page of e-mail choices, and people to the others.
    const apart = [
      ...aliases,
      notFoundPath,
      '/popupoffer/',
      '/thank-you/',
      '/admin/video-upload/',
      '/email-choices/',
    ]
    expect([...paths].filter((p) => !reached.has(p) && !apart.includes(p))).toEqual([])
  })
})

describe('the homepage', () => {
  let doc: Document
  beforeAll(() => {
    doc = parse(builtPage('/'))
  })

  it('has its sections in the specified order', () => {
    const h2s = all(mainOf(doc), 'h2').map((h) => h.textContent)
    const order = [
      'Popular treatments',
      'Gallery',
      'AI',
      'Skincare',
      'Assessment',
      'Philosophy',
      'Book',
    ]
    expect(h2s).toHaveLength(order.length)
    order.forEach((word, i) =>
      expect(h2s[i]).toMatch(new RegExp(word === 'AI' ? '\\bAI\\b' : word, 'i')),
    )
    for (const section of all(mainOf(doc), 'section'))
      expect(section.getAttribute('aria-labelledby')).toMatch(/\S/)
    expect(all(mainOf(doc), 'section')).toHaveLength(8)
  })

  it('has six cards, six tiles, and the doors of its dialogs', () => {
    const cards = all(mainOf(doc), 'article')
    expect(cards).toHaveLength(6)
    for (const card of cards)
      expect(card.querySelector('h3 > a')!.getAttribute('href')).toMatch(/^\/.+\/$/)
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
    expect(text).toMatch(/since 1998/i)
    expect(text).toMatch(/over 40,000 treatments/i)
    const programme = content.prices.prices.find((p) => p.key === 'prescription-skincare')!
    expect(text).toContain(`£${programme.amount}`)
    expect(text).toMatch(/3 months/)
  })

  it('stands at /home/ and /home2/ too, word for word', () => {
    for (const alias of aliases)
      expect(ownText(mainOf(parse(builtPage(alias))))).toBe(ownText(mainOf(doc)))
  })
})

it('links are prerendered where the browser can, except those that do something', () => {
  const [, rules] = /<script type="speculationrules">(.*?)<\/script>/.exec(builtPage('/').html)!
  expect(JSON.parse(rules!)).toMatchObject({ prerender: [expect.any(Object)] })
  expect(rules).toContain('/popupoffer/')
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
      expect([p.textContent, p.closest('[lang]')!.getAttribute('lang')]).toEqual([
        p.textContent,
        expected,
      ])
    }
    const runsOtherwise = all(mainOf(doc), 'h1, h2, section p')
      .filter((e) => own.test(e.textContent!))
      .filter((e) => e.closest('[dir]')?.getAttribute('dir') !== dir)
    expect(runsOtherwise.map((e) => e.textContent)).toEqual([])
    const english = all(mainOf(doc), 'p, li, a, span').filter((e) =>
      [...e.childNodes].some((n) => n.nodeType === 3 && /[a-z]{2} [a-z]{2}/i.test(n.textContent!)),
    )
    expect(english.length).toBeGreaterThan(20)
    expect(
      english
        .filter((e) => e.closest('[lang]')!.getAttribute('lang') !== 'en-GB')
        .map((e) => e.textContent),
    ).toEqual([])
  })
})

describe('the not-found page', () => {
  it('helps, is kept out of search, and is the same for everyone', () => {
    const doc = parse(builtPage(notFoundPath))
    expect(doc.querySelector('h1')!.textContent).toBe('Page not found')
    expect(doc.querySelector('link[rel=canonical]')).toBeNull()
    for (const to of ['/', '/treatments/', '/contact/'])
      expect(mainOf(doc).querySelector(`a[href="${to}"]`)).not.toBeNull()
    expect(doc.querySelector('[data-autostart]')).toBeNull()
  })
})
