import { decisionPages, type DecisionContent } from '../../src/kinds/decision/build'
import { testBuildContext } from '../helpers/buildContext'

/**
 * What the page of a decision says besides its checks and options, from the invented clinic's data.
 */
const buildContext = testBuildContext()
const { decisions } = buildContext.content

describe('a decision', () => {
  it('says when to seek help, by the protocols that it names', () => {
    const pages = decisionPages(buildContext)
    expect(pages.length).toBe(decisions.length)
    for (const [i, { context }] of pages.entries()) {
      const { help } = context.content as DecisionContent
      const groups = [...(help?.inSight ?? []), ...(help?.folded ?? [])]
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
