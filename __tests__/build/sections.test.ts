import type { TreatmentContent } from '../../src/kinds/treatment/build'
import type { InfoContent } from '../../src/kinds/info/build'
import type { CityContent } from '../../src/kinds/city/build'
import { type HomeContent, homePages } from '../../src/kinds/home/build'
import { sitePages } from '../../src/kinds/sitePages'
import { headingId } from '@clinic/content/routes'
import type { PageSpec } from '../../src/site/page'
import { homeSections } from '@clinic/content/schemas/common'
import type { Page } from '@clinic/content/schemas/page'
import { testOrigin, testBuildContext } from '../helpers/buildContext'

const buildContext = testBuildContext()
const pages = sitePages(buildContext)
const page = (path: string) => pages.find((p) => p.path === path)!
const content = <T>(path: string, template: string) => {
  const spec = page(path)
  expect(spec.template).toBe(template)
  return spec.context.content as T
}
const heads = (which: (p: PageSpec) => boolean) => pages.filter(which).map((p) => p.path)

describe('every page', () => {
  it('has an address of its own that ends in a slash', () => {
    expect(new Set(pages.map((p) => p.path)).size).toBe(pages.length)
    for (const p of pages) expect(p.path).toMatch(/^\/(?:[a-z0-9-]+\/)*$/)
  })

  it('is canonical at its own address, but for the homepage’s other two and a page that names another', () => {
    const elsewhere: Record<string, string> = {
      '/home/': '/',
      '/home2/': '/',
      '/popupoffer/': '/treatments/',
    }
    for (const p of pages)
      expect([p.path, p.context.head.canonical]).toEqual([
        p.path,
        `${testOrigin}${elsewhere[p.path] ?? p.path}`,
      ])
  })

  it('is for search engines, but for the pages that are not', () => {
    expect(heads((p) => p.context.head.noindex)).toEqual([
      '/home/',
      '/home2/',
      '/email-choices/',
      '/popupoffer/',
      '/thank-you/',
      '/admin/video-upload/',
      ...buildContext.content.products.map((p) => `/product-analysis/${p.id}/`),
    ])
  })

  it('has a date, for the sitemap', () => {
    for (const p of pages)
      expect([p.path, p.lastmod]).toEqual([p.path, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)])
  })
})

describe('a treatment', () => {
  const masseter = content<TreatmentContent>('/masseter-botox/', 'treatment')

  it('shows its prices, then the consultation, which is redeemed', () => {
    expect(masseter.prices.rows.at(0)!.amount).toBe('£350')
    expect(masseter.prices.rows.at(-1)!.label).toBe('Injectable consultation')
    expect(masseter.prices.rows.at(-1)!.note).toMatch(/Redeemable against any treatment/i)
    // Nobody injects anything for acne.
    const acne = content<TreatmentContent>('/acne-treatment/', 'treatment')
    expect(acne.prices.rows.at(-1)!.label).toBe('Consultation')
  })

  it('shows the male supplement only where it applies', () => {
    const supplement = (path: string) =>
      content<TreatmentContent>(path, 'treatment').prices.rows.some(({ more }) =>
        more?.startsWith('men £'),
      )
    expect(supplement('/frown-line-botox/')).toBe(true)
    expect(supplement('/masseter-botox/')).toBe(false)
    expect(supplement('/lip-fillers/')).toBe(false)
  })

  it('puts its name and price in the bar at the foot', () => {
    expect(page('/masseter-botox/').context.mobilePriceBar).toEqual({
      name: masseter.name,
      price: '£350',
    })
    // A price for a part says so: most people need more than one.
    expect(page('/cheek-filler/').context.mobilePriceBar!.price).toMatch(/^£\d+\/ml$/)
    expect(page('/about/').context.mobilePriceBar).toBeNull()
  })

  it('says who wrote and who reviewed it', () => {
    expect(masseter.review.reviewedBy.to).toMatch(/^\/team\/dr-/)
    expect(page('/masseter-botox/').lastmod).toBe(masseter.review.reviewed)
  })
})

describe('the homepage', () => {
  const home = content<HomeContent>('/', 'home')

  it('shows the claims that have a label, marked while they are samples, and does without', () => {
    const claims = (label: string | undefined) => {
      const edited = testBuildContext((site) => {
        const [first, second] = site.clinic.claims
        site.clinic = {
          ...site.clinic,
          claims: [first!, { ...second!, label, text: 'Over 1,000,000 treatments' }],
        }
      })
      return (homePages(edited)[0]!.context.content as HomeContent).claims
    }
    expect(claims('Treatments given')).toContainEqual({
      label: 'Treatments given (sample)',
      value: 'Over 1,000,000 treatments',
    })
    expect(claims(undefined)).toHaveLength(home.claims.length - 1)
  })
})

describe('an overview', () => {
  it('/treatments is the full list: every price of prices.json', () => {
    const rows = content<InfoContent>('/treatments/', 'info').sections.flatMap((s) => [
      ...s.prices,
      ...(s.feature && 'groups' in s.feature && s.feature.kind !== 'finder'
        ? s.feature.groups.flatMap((g) => g.rows)
        : []),
    ])
    const labels = rows.map((r) => r.label)
    for (const p of buildContext.content.prices.prices)
      expect(labels).toContain(buildContext.words(p.label))
  })

  it('/team shows every person, doctors with their page', () => {
    const people = content<InfoContent>('/team/', 'info').sections.flatMap((s) =>
      s.feature?.kind === 'people' ? s.feature.people : [],
    )
    expect(people.filter((p) => p.to !== null).length).toBe(2)
  })
})

describe('a city', () => {
  it('gives a number to call once: in its own words, or after them', () => {
    const withLine = (line: string) => {
      const edited = testBuildContext(({ cities }) => void (cities[0]!.contact.line = line))
      const spec = sitePages(edited).find(({ template }) => template === 'city')!
      return (spec.context.content as CityContent).contact.phone
    }
    expect(withLine('Ring {clinic:line}.')).toBeNull()
    expect(withLine('Send a message.')?.href).toMatch(/^tel:/)
  })
})

describe('headingId', () => {
  it('makes an address of a heading, and a number where there is no Latin letter', () => {
    expect(headingId('Who it’s for, and when?', 0)).toBe('who-it-s-for-and-when')
    expect(headingId('治疗', 2)).toBe('section-3')
  })
})

test('the homepage shows each section’s own part, in whatever order they stand', () => {
  const shown = (edit: (home: Page) => void) => {
    const edited = testBuildContext(({ pages: of }) => {
      edit(of.find(({ kind }) => kind === 'home')!)
    })
    const { sections, popular } = homePages(edited)[0]!.context.content
    return { parts: sections.map(({ part, heading }) => `${part}: ${heading}`), popular }
  }
  const { parts, popular } = shown(() => {})
  expect(parts.map((words) => words.split(':')[0])).toEqual(homeSections)
  const turned = shown((home) => (home.sections = home.sections.toReversed()))
  expect(turned).toEqual({ parts: parts.toReversed(), popular })
})
