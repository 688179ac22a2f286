import { clinicNode } from '../../src/buildContext/head'
import { sitePages } from '../../src/kinds/sitePages'
import { testOrigin, testBuildContext } from '../helpers/buildContext'

type Node = Record<string, unknown> & { '@type': string }

const buildContext = testBuildContext()
const pages = sitePages(buildContext)
const nodesOf = (path: string) => {
  const { jsonLd } = pages.find((p) => p.path === path)!.context.head
  return ((jsonLd as { '@graph': Node[] } | null)?.['@graph'] ?? []) as Node[]
}
const types = (path: string) => nodesOf(path).map((n) => n['@type'])

describe('structured data', () => {
  it('never names an Offer where a prescription-only medicine is given', () => {
    for (const t of buildContext.content.treatments.filter((x) => x.prescriptionOnly))
      expect([t.route, types(`${t.route}/`)]).toEqual([
        t.route,
        expect.not.arrayContaining(['Offer']),
      ])
    const text = JSON.stringify(
      pages.filter((p) => p.template !== 'treatment').map((p) => p.context.head.jsonLd),
    )
    expect(text).not.toContain('Offer')
  })

  it('offers what may be offered, with the amounts of prices.json', () => {
    const offers = nodesOf('/lip-fillers/').filter((n) => n['@type'] === 'Offer')
    expect(offers.length).toBeGreaterThan(2)
    const prices = new Map(
      buildContext.content.prices.prices.map((p) => [buildContext.words(p.label), p.amount]),
    )
    for (const offer of offers) {
      expect(offer.priceCurrency).toBe('GBP')
      expect(offer.price).toBe(prices.get(offer.name as string))
    }
  })

  it('invents no rating and no review', () => {
    expect(JSON.stringify(pages.map((p) => p.context.head.jsonLd))).not.toMatch(
      /rating|"Review"|reviewCount/i,
    )
  })

  it('has the kinds of node each kind of page calls for', () => {
    expect(types('/')).toContain('MedicalClinic')
    expect(types('/contact/')).toContain('MedicalClinic')
    expect(types('/manchester/')).toEqual(['MedicalClinic', 'BreadcrumbList'])
    expect(types('/masseter-botox/')).toEqual(['MedicalProcedure', 'BreadcrumbList'])
    expect(types('/cosmetalk/flawless-skin/')).toEqual(['Article', 'BreadcrumbList'])
    expect(types(pages.find((p) => p.template === 'person')!.path)).toEqual([
      'Person',
      'BreadcrumbList',
    ])
  })

  it('is left out where the page is kept out of search', () => {
    for (const p of pages.filter((x) => x.context.head.noindex && x.template !== 'home'))
      expect([p.path, p.context.head.jsonLd]).toEqual([p.path, null])
  })

  it('leads the breadcrumbs from the homepage to the page, in order', () => {
    for (const p of pages) {
      const list = nodesOf(p.path).find((n) => n['@type'] === 'BreadcrumbList')
      if (!list) continue
      const items = list.itemListElement as { position: number; item: string; name: string }[]
      expect(items.map((i) => i.position)).toEqual(items.map((_, i) => i + 1))
      expect(items[0]!.item).toBe(`${testOrigin}/`)
      expect(items.at(-1)!.item).toBe(`${testOrigin}${p.path}`)
      for (const item of items) expect(item.name).toMatch(/\S/)
    }
  })

  it('parts single days by commas, and the ends of a span by a hyphen', () => {
    const { openingHours } = clinicNode(
      testBuildContext(({ clinic }) => {
        clinic.hours = [
          { days: ['Wednesday', 'Monday', 'Tuesday'], opens: '09:00', closes: '19:00' },
          { days: ['Saturday', 'Sunday'], opens: '10:00', closes: '16:00' },
        ]
      }),
    )
    expect(openingHours).toEqual(['Mo-We 09:00-19:00', 'Sa,Su 10:00-16:00'])
  })

  it('names parts of the body, not groups of the menu', () => {
    const groups = buildContext.content.treatmentGroups.map((g) => g.id)
    for (const t of buildContext.content.treatments) {
      const procedure = nodesOf(`${t.route}/`).find((n) => n['@type'] === 'MedicalProcedure')!
      expect(groups).not.toContain(procedure.bodyLocation)
    }
  })
})
