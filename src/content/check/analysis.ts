import type { ReadableContent } from '../load'
import { mustBeKnown } from '../notThere'
import { problem, type Problem } from '../problem'
import { knownRoutes, mayBeBroken } from '../routes'

const file = 'data/analysis.json'

/**
 * The rules of the analysis: that every page, price and protocol they name exists, and that each
 * rating stands once.
 */
export function analysisProblems(content: ReadableContent): Problem[] {
  const { analysis } = content
  if (!analysis) return []
  const problems: Problem[] = []
  const routes = knownRoutes(content).map(({ route }) => route)
  const prices = content.prices?.prices.map(({ key }) => key) ?? null
  const protocols = content.safety?.protocols.map(({ id }) => id) ?? null
  const must = mustBeKnown(problems)
  const page = (path: (string | number)[], route: string) => {
    if (!mayBeBroken(content, route)) must(file, path, route, routes, 'a page')
  }
  const option = (
    path: (string | number)[],
    { route, price }: { route: string; price?: string | undefined },
  ) => {
    page([...path, 'route'], route)
    if (price !== undefined)
      must(file, [...path, 'price'], price, prices, 'a price in data/prices.json')
  }
  analysis.ratings.forEach(({ id, levels }, i) => {
    if (analysis.ratings.findIndex((other) => other.id === id) !== i)
      problems.push(
        problem(file, ['ratings', i], `"${id}" stands twice.`, 'Take one of the two out'),
      )
    levels.forEach(({ discuss }, j) =>
      discuss.forEach((one, k) => option(['ratings', i, 'levels', j, 'discuss', k], one)),
    )
  })
  for (const [kind, list] of Object.entries(analysis.kinds))
    list.forEach((route, i) => page(['kinds', kind, i], route))
  option(['wholeFace'], analysis.wholeFace)
  option(['surgeon'], analysis.surgeon)
  analysis.protocols.forEach((id, i) =>
    must(file, ['protocols', i], id, protocols, 'a protocol in data/safety.json'),
  )
  return problems
}
