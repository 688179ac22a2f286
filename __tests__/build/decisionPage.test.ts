import { decisionPages, type DecisionContent } from '../../src/kinds/decision/build'
import { pricesLine } from '@clinic/content/payable'
import { pounds } from '@clinic/contract/prose'
import { testBuildContext } from '../helpers/buildContext'

/**
 * What the page of a decision says besides its checks and options, from the invented clinic's data.
 */
const buildContext = testBuildContext()
const { prices, decisions } = buildContext.content
const amount = (key: string) => prices.prices.find((p) => p.key === key)!.amount!

describe('a decision', () => {
  it('says when to seek help, by the protocols that it names', () => {
    const pages = decisionPages(buildContext)
    expect(pages.length).toBe(decisions.length)
    for (const [i, { context }] of pages.entries()) {
      const { help } = context.content as DecisionContent
      const groups = [...(help?.now ?? []), ...(help?.later ?? [])]
      expect(new Set(groups.flatMap(({ signs }) => signs.map(({ id }) => id)))).toEqual(
        new Set(decisions[i]!.protocols),
      )
    }
    const none = testBuildContext((content) =>
      content.decisions.forEach((d) => void (d.protocols = [])),
    )
    expect((decisionPages(none)[0]!.context.content as DecisionContent).help).toBeNull()
  })
})

describe('the prices of an option', () => {
  it('have the unit of a single one, and what each of several is for', () => {
    expect(pricesLine(['jawline-filler-ml'], prices)).toBe(
      `${pounds(amount('jawline-filler-ml'))} per ml`,
    )
    expect(pricesLine(['lip-filler-0-5', 'lip-filler-1-0'], prices)).toBe(
      `0.5 ml ${pounds(amount('lip-filler-0-5'))}, 1.0 ml ${pounds(amount('lip-filler-1-0'))}`,
    )
  })

  it('have a man’s totals, and no supplement that stands alone', () => {
    const men = (key: string) => pounds(amount(key) + amount(prices.maleSupplement))
    expect(pricesLine(['lines-1-area', 'lines-2-areas', prices.maleSupplement], prices)).toBe(
      `one area ${pounds(amount('lines-1-area'))} (men ${men('lines-1-area')}), ` +
        `2 areas ${pounds(amount('lines-2-areas'))} (men ${men('lines-2-areas')})`,
    )
  })

  it('are words where nothing is set, and never half of an add-on', () => {
    expect(pricesLine(['fat-dissolve'], prices)).toBe('price on consultation')
    expect(pricesLine(['addon-chin'], prices)).toMatch(/only with a main area; together from £/)
  })
})
