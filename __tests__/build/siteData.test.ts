import { dialogData, searchPages, siteData } from '../../src/buildContext/siteData'
import { testBuildContext } from '../helpers/buildContext'

const buildContext = testBuildContext()

describe('siteData', () => {
  const site = siteData(buildContext)

  it('holds no price: a price edit must not change every page', () => {
    expect(JSON.stringify(site)).not.toContain('£')
    const edited = testBuildContext((content) => {
      for (const p of content.prices.prices) if (p.amount !== undefined) p.amount += 1
    })
    expect(siteData(edited)).toEqual(site)
    expect(dialogData(edited)).toEqual(dialogData(buildContext))
  })

  it('has two clinic lines, a freephone line and WhatsApp with its greeting', () => {
    expect(site.lines.map((l) => l.href)).toEqual([
      expect.stringMatching(/^tel:\+44\d+$/),
      expect.stringMatching(/^tel:\+44\d+$/),
    ])
    expect(site.freephone!.href).toMatch(/^tel:\+44808/)
    const whatsapp = new URL(site.whatsapp!.href)
    expect(whatsapp.origin).toBe('https://wa.me')
    expect(whatsapp.pathname).toMatch(/^\/447\d+$/)
    expect(whatsapp.searchParams.get('text')).toBe(buildContext.content.clinic.whatsapp!.greeting)
  })

  it('has the helplines that have a button, each with the link that rings it or writes to it', () => {
    const { numbers } = buildContext.content.safety
    expect(site.helplines).toHaveLength(numbers.filter((n) => n.button !== undefined).length)
    expect(site.helplines.length).toBeLessThan(numbers.length)
    expect(site.helplines).toContainEqual({
      display: '116\u00a0123',
      href: 'tel:116123',
      button: 'Ring Samaritans',
    })
    expect(site.helplines).toContainEqual(expect.objectContaining({ href: 'sms:85258' }))
  })

  it('books where the clinic says', () =>
    expect(site.bookingUrl).toBe(buildContext.content.clinic.bookingUrl))

  it('has a footer with quick links that all are pages', () => {
    expect(site.footer[0]!.title).toBe('Quick links')
    for (const { links } of site.footer)
      for (const { label, to } of links)
        expect([label, to]).toEqual([
          expect.stringMatching(/\S/),
          expect.stringMatching(/^\/.*\/$/),
        ])
  })
})

describe('dialogData', () => {
  const data = dialogData(buildContext)

  it('holds no price', () => expect(JSON.stringify(data)).not.toContain('£'))

  it('has the five categories in their order, with their pages', () => {
    expect(data.categories.map((c) => c.treatments.map((t) => t.link.slice(0, -1)))).toEqual(
      buildContext.content.categories.map((c) => c.treatments.map((t) => t.link)),
    )
    expect(data.categories.map((c) => c.name)).toEqual([
      'Botox',
      'Dermal Fillers',
      'Skin Treatments',
      'Dermatology',
      'Skin Boosters',
    ])
    for (const category of data.categories) {
      expect(category.viewAllLink).toBe('/treatments/')
      for (const colour of category.gradient) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
      expect(category.icon.src).toMatch(/^\//)
    }
  })

  it('names a page twice that is two things to a patient', () => {
    const names = data.categories[1]!.treatments.filter((t) => t.link === '/chin-filler/').map(
      (t) => t.name,
    )
    expect(names).toEqual(['Chin filler', 'A stronger profile'])
  })

  it('has seven gallery items, each leading to its treatment', () => {
    expect(data.gallery).toHaveLength(7)
    for (const item of data.gallery) {
      expect(item.before.alt).not.toBe('')
      expect(item.after.alt).not.toBe('')
      expect(item.before.alt).not.toBe(item.after.alt)
      expect(item.description).not.toMatch(/[{}[\]]/)
    }
  })

  it('has the ten concerns of the specification', () => {
    expect(data.concerns).toEqual([
      { id: 'lines', label: 'Fine Lines & Wrinkles' },
      { id: 'crowsFeet', label: "Crow's Feet" },
      { id: 'foreheadLines', label: 'Forehead Lines' },
      { id: 'skinDullness', label: 'Skin Dullness' },
      { id: 'acne', label: 'Acne & Breakouts' },
      { id: 'volumeLoss', label: 'Volume Loss' },
      { id: 'nose', label: 'Nose Reshaping' },
      { id: 'sagging', label: 'Sagging Skin' },
      { id: 'pigmentation', label: 'Pigmentation' },
      { id: 'pores', label: 'Large Pores' },
    ])
  })

  it('scores the sample 24 before and 5 after, out of 3 for skin and out of 4 for the rest', () => {
    const { totals, categories } = data.assessment
    expect(totals).toEqual({ before: 24, after: 5 })
    const sum = (when: 'before' | 'after') =>
      categories.flatMap((c) => c.items).reduce((n, item) => n + item[when], 0)
    expect([sum('before'), sum('after')]).toEqual([24, 5])
    expect(categories.map((c) => c.maximum)).toEqual([3, 4, 4, 4])
    for (const c of categories)
      for (const item of c.items)
        expect(Math.max(item.before, item.after)).toBeLessThanOrEqual(c.maximum)
  })
})

describe('searchPages', () => {
  const pages = searchPages(buildContext)
  /**
   * The specification's match: case-insensitive substring of the trimmed query against title or any
   * keyword.
   */
  const matches = (query: string) => {
    const q = query.trim().toLowerCase()
    return pages
      .filter(
        (p) =>
          p.title.toLowerCase().includes(q) || p.keywords.some((k) => k.toLowerCase().includes(q)),
      )
      .map((p) => p.path)
  }

  it.each([
    ['  FAT ', '/fat-dissolve/'],
    ['Lip', '/lip-fillers/'],
    ['price', '/botox-cost-london/'],
  ])('finds for “%s” the page %s', (query, path) => expect(matches(query)).toContain(path))

  it('has every treatment, each page once, and none that is kept out of search', () => {
    const paths = pages.map((p) => p.path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const t of buildContext.content.treatments) expect(paths).toContain(`${t.route}/`)
    for (const hidden of [
      '/thank-you/',
      '/popupoffer/',
      '/admin/video-upload/',
      '/home/',
      '/home2/',
    ])
      expect(paths).not.toContain(hidden)
    expect(paths.filter((p) => p.startsWith('/product-analysis/'))).toEqual([])
  })

  it('has titles people read, without tokens', () => {
    for (const page of pages) expect(page.title).toMatch(/^[^{}]+$/)
    expect(pages.find(({ path }) => path === '/masseter-botox/')?.price).toBe('£350')
  })
})
