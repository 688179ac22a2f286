import { pricesLine, priceLine } from '@clinic/content/payable'
import { treatmentPages } from '../../src/kinds/treatment/build'
import type { SiteContent } from '@clinic/content/load'
import type { TreatmentContent } from '../../src/kinds/treatment/build'
import { pounds } from '@clinic/contract/prose'
import { testBuildContext } from '../helpers/buildContext'

/**
 * What people really pay, wherever it stands, worked out here from the invented clinic's
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
