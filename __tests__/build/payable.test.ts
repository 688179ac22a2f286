import {
  addOnTotal,
  areasTotal,
  leastPrice,
  leastPriceShort,
  leastPriceWords,
  payableWords,
  priceLine,
  pricesLine,
  yearlyCost,
} from '@clinic/content/payable'
import type { Price, Prices } from '@clinic/content/schemas/lists'
import { treatmentPages } from '../../src/kinds/treatment/build'
import type { SiteContent } from '@clinic/content/load'
import type { TreatmentContent } from '../../src/kinds/treatment/build'
import { pounds } from '@clinic/contract/prose'
import { testBuildContext } from '../helpers/buildContext'

/**
 * Returns what people really pay, wherever it stands, worked out here from the invented clinic's
 * prices.json.
 */
const addOn = (content: SiteContent) => {
  const lips = content.treatments.find((t) => t.route === '/lip-fillers')!
  lips.atAGlance.price = 'addon-chin'
  lips.prices.keys = ['addon-chin']
}
const amountOf = ({ content }: ReturnType<typeof testBuildContext>, key: string) =>
  content.prices.prices.find((p) => p.key === key)!.amount!
const pageOf = (buildContext: ReturnType<typeof testBuildContext>, path: string) =>
  treatmentPages(buildContext).find((page) => page.path === path)!
const lineOf = (content: TreatmentContent, label: string) =>
  JSON.stringify(content.inShort.find((line) => line.label === label)!.text).replaceAll(
    '\u00a0',
    ' ',
  )

describe('an add-on', () => {
  const buildContext = testBuildContext(addOn)
  const part = amountOf(buildContext, 'addon-chin')
  const women = amountOf(buildContext, 'lines-1-area') + part
  const men = women + amountOf(buildContext, 'lines-male-supplement')
  const { context } = pageOf(buildContext, '/lip-fillers/')
  const content = context.content as TreatmentContent

  it('never stands alone: cards, lists, facts, tables, the foot bar and the assistant say what one pays with it', () => {
    const more = `only with a main area; together from ${pounds(women)} (men from ${pounds(men)})`
    const from = `From ${pounds(women)}`
    expect(buildContext.card('/lip-fillers', '/').price).toEqual({
      label: 'With one area',
      amount: from,
    })
    expect(buildContext.listItem('/lip-fillers').price).toBe(from)
    expect(content.facts[0]).toEqual({ label: 'Price', value: `${pounds(part)} ${more}` })
    expect(content.prices.rows[0]).toMatchObject({ amount: pounds(part), more })
    expect(context.mobilePriceBar!.price).toBe(`${from} with a main area`)
    expect(priceLine(buildContext.price('addon-chin'), buildContext.content)).toContain(
      `together from ${pounds(women)}`,
    )
  })

  it('costs a year what it costs with one area', () => {
    const { from, to } = buildContext.content.treatments.find((t) => t.route === '/lip-fillers')!
      .times.yearly!
    expect(lineOf(content, 'Lasts')).toContain(
      `${pounds(from * women)} to ${pounds(to! * women)} with one area`,
    )
    expect(lineOf(content, 'Lasts')).toContain(
      `(men ${pounds(from * men)} to ${pounds(to! * men)})`,
    )
  })
})

describe('a treatment of main areas', () => {
  const buildContext = testBuildContext()
  const content = pageOf(buildContext, '/frown-line-botox/').context.content as TreatmentContent

  it('has a man’s total beside a woman’s for one, two and three areas', () => {
    const supplement = amountOf(buildContext, 'lines-male-supplement')
    for (const [row, key] of [
      [0, 'lines-1-area'],
      [1, 'lines-2-areas'],
      [2, 'lines-3-areas'],
    ] as const) {
      const amount = amountOf(buildContext, key)
      expect(content.prices.rows[row]).toMatchObject({
        amount: pounds(amount),
        more: `men ${pounds(amount + supplement)}`,
      })
      expect(priceLine(buildContext.price(key), buildContext.content)).toContain(
        `men ${pounds(amount + supplement)}`,
      )
    }
  })

  it('has its prices in a line, without the supplement, which is in what men pay', () => {
    const { prices } = buildContext.content
    expect(pricesLine(['lines-1-area', prices.maleSupplement!, 'lines-2-areas'], prices)).toBe(
      'one area £175 (men £225), 2 areas £275 (men £325)',
    )
    expect(pricesLine([prices.maleSupplement!, 'masseter'], prices)).toBe('£350 per visit')
  })

  it('has no total for a man where the supplement is no single amount', () => {
    const edited = testBuildContext(({ prices }) => {
      const supplement = prices.prices.find(({ key }) => key === prices.maleSupplement)!
      Object.assign(supplement, { amount: undefined, from: 40, to: 60 })
    })
    expect(pricesLine(['lines-1-area'], edited.content.prices)).toBe('£175 per visit')
  })

  it('costs from the price of one area', () => {
    expect(buildContext.card('/frown-line-botox', '/').price.amount).toBe(
      `From ${pounds(amountOf(buildContext, 'lines-1-area'))}`,
    )
  })
})

describe('a range, several sizes and one price', () => {
  const buildContext = testBuildContext()

  it('says from where it may cost more, and only there', () => {
    expect(buildContext.listItem('/lip-fillers').price).toBe(
      `From ${pounds(amountOf(buildContext, 'lip-filler-0-5'))}`,
    )
    expect(buildContext.listItem('/masseter-botox').price).toBe(
      pounds(amountOf(buildContext, 'masseter')),
    )
    expect(buildContext.listItem('/fat-dissolve').price).toBe(buildContext.quoted.short)
  })

  it('says of a size what a year of it costs', () => {
    const content = pageOf(buildContext, '/lip-fillers/').context.content as TreatmentContent
    const { from } = buildContext.content.treatments.find((t) => t.route === '/lip-fillers')!.times
      .yearly!
    expect(lineOf(content, 'Lasts')).toContain(
      pounds(from * amountOf(buildContext, 'lip-filler-0-5')),
    )
    expect(lineOf(content, 'Lasts')).toContain('with 0.5 ml')
  })

  it('offers search engines the least price of a range', () => {
    const ranged = testBuildContext(({ prices }) => {
      const cheek = prices.prices.find((p) => p.key === 'cheek-filler-ml')!
      delete cheek.amount
      Object.assign(cheek, { from: 340, to: 390 })
    })
    const graph = JSON.stringify(pageOf(ranged, '/cheek-filler/').context.head.jsonLd)
    expect(graph).toContain(
      '"priceSpecification":{"@type":"PriceSpecification","minPrice":340,"maxPrice":390',
    )
  })
})

describe('a list of prices of every sort', () => {
  const price = (key: string, of: Partial<Price>) =>
    ({ key, label: key.toUpperCase(), unit: 'per visit', ...of }) as Price
  const area = (areas: number) => ({ role: 'main-areas' as const, areas })
  const all = {
    visit: price('visit', { amount: 40 }),
    men: price('men', { amount: 50 }),
    two: price('two', { amount: 275, estimator: area(2) }),
    one: price('one', { amount: 175, estimator: area(1) }),
    rangeOfAreas: price('rangeOfAreas', { from: 100, to: 300, estimator: area(3) }),
    chin: price('chin', { amount: 45, estimator: { role: 'add-on' } }),
    asked: price('asked', { onConsultation: true }),
    askedChin: price('askedChin', { onConsultation: true, estimator: { role: 'add-on' } }),
    plain: price('plain', { amount: 90 }),
    peel: price('peel', { from: 80, to: 120, estimator: { role: 'treatment', each: 'session' } }),
    brow: price('brow', { amount: 200, estimator: { role: 'treatment', option: 'brow lift' } }),
    gel: price('gel', { amount: 80, unit: 'per ml' }),
    bare: price('bare', { amount: 60, estimator: { role: 'treatment' } }),
  }
  const withoutKeys = (...keys: string[]) => {
    const prices = Object.values(all).filter(({ key }) => !keys.includes(key))
    return { consultation: 'visit', maleSupplement: 'men', prices } as unknown as Prices
  }
  const prices = withoutKeys()
  const noSupplement = { ...withoutKeys('men'), prices: [...withoutKeys('men').prices, price('men', { from: 40, to: 60 })] } as Prices // prettier-ignore

  it.each(['plain', 'rangeOfAreas', 'chin'] as const)('%s has no total of areas', (key) =>
    expect(areasTotal(all[key], prices)).toBeNull(),
  )
  it.each(['plain', 'one', 'askedChin'] as const)('%s is no part of a total', (key) =>
    expect(addOnTotal(all[key], prices)).toBeNull(),
  )
  it('an add-on goes with one area, and stands alone where there is none', () => {
    expect(addOnTotal(all.chin, prices)).toEqual({ amount: 220, men: 270 })
    expect(addOnTotal(all.chin, withoutKeys('one'))).toBeNull()
    expect(payableWords(all.chin, noSupplement)).toBe(
      '£45 only with a main area; together from £220',
    )
  })
  it.each([
    [['asked'], 'price on consultation'],
    [['chin'], '£45 only with a main area; together from £220 (men from £270)'],
    [['plain'], '£90 per visit'],
    [['two', 'brow', 'bare'], '2 areas £275 (men £325), brow lift £200, bare £60'],
  ])('%j in a line: %s', (keys, line) =>
    expect(pricesLine(keys, prices).toLowerCase()).toBe(line.toLowerCase()),
  )
  it.each([
    ['chin', [], { amount: 220, orMore: true }],
    ['asked', [], null],
    ['plain', ['plain', 'visit', 'men', 'chin'], { amount: 90, orMore: false }],
    ['plain', ['brow'], { amount: 90, orMore: true }],
    ['peel', [], { amount: 80, orMore: true }],
    ['one', [], { amount: 175, orMore: true }],
  ] as const)('%s beside %j costs at least %j', (key, others, least) =>
    expect(leastPrice(key, others, prices)).toEqual(least),
  )
  it.each([
    ['plain', 'PLAIN: £90 per visit'],
    ['asked', 'ASKED: price on consultation'],
    ['chin', 'CHIN: £45 per visit, only with a main area, together from £220 (men from £270)'],
  ] as const)('%s on a line of its own: %s', (key, line) =>
    expect(priceLine(all[key], { prices } as SiteContent)).toBe(line),
  )
  it('has its unit in little room where people buy several', () =>
    expect(['plain', 'gel'].map((key) => leastPriceShort(key, [], prices))).toEqual([
      '£90',
      '£80/ml',
    ]))
  it('says the least in words', () =>
    expect(['plain', 'peel'].map((key) => leastPriceWords(key, [], prices))).toEqual([
      '£90',
      'from £80',
    ]))
  it.each([
    ['one', { from: 3, to: 4 }, '£525 to £700 for one area (men £675 to £900)'],
    ['two', { from: 1 }, '£275 for 2 areas (men £325)'],
    ['peel', { from: 2 }, '£160 to £240 for each session'],
    ['brow', { from: 1, to: 2 }, '£200 to £400 with brow lift'],
    ['bare', { from: 1 }, '£60'],
    ['chin', { from: 1 }, '£220 with one area (men £270)'],
    ['plain', { from: 1 }, null],
    ['asked', { from: 1 }, null],
  ] as const)('a year of %s, %j: %s', (key, times, words) =>
    expect(yearlyCost(all[key], times, prices)).toBe(words),
  )
  it('a year has no sum for men where the supplement is no single amount', () =>
    expect(yearlyCost(all.one, { from: 1 }, noSupplement)).toBe('£175 for one area'))
})
