import { dialogData, searchPages, siteData } from '../../src/buildContext/siteData'
import { treatmentPages, type TreatmentContent } from '../../src/kinds/treatment/build'
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

  it('leaves a pair that is of a page alone to that page', () => {
    const edited = testBuildContext(({ gallery }) => (gallery[1]!.onlyOnPage = true))
    const { id, route } = edited.content.gallery[1]!
    const rest = data.gallery.filter((item) => item.id !== id)
    expect(dialogData(edited).gallery).toEqual(rest)
    const results = treatmentPages(edited).map(
      ({ context }) => (context.content as TreatmentContent).result,
    )
    expect(results.find((result) => result?.pair.to === `${route}/`)?.index).toBeNull()
    const inGallery = results.filter((result) => result !== null && result.index !== null)
    expect(inGallery.map((result) => result?.pair)).toEqual(
      inGallery.map((result) => rest[result!.index!]),
    )
  })
})

describe('searchPages', () => {
  const pages = searchPages(buildContext)
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
})
