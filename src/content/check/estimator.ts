import type { ReadableContent } from '../load'
import { problem, type Problem } from '../problem'
import type { Price, Prices } from '../schemas/lists'

const file = 'data/prices.json'

/**
 * The roles that prices play in the cost estimator must make a whole: each number of main areas has
 * one price, and so on.
 */
export function estimatorProblems({ prices, pages }: ReadableContent): Problem[] {
  if (prices === null) return []
  const placed = pages
    .flatMap((page) => page.sections.map((section, i) => ({ page, section, i })))
    .filter(({ section }) => section.feature === 'cost-estimator')
  const again = placed.slice(1).map(({ page, i }) => {
    const what = `"cost-estimator" stands on ${placed[0]!.page.file} already.`
    return problem(
      page.file,
      ['sections', i, 'feature'],
      what,
      'Take one of the two out: links from the treatments lead to one place',
    )
  })
  return [...again, ...roleProblems(prices), ...(placed.length > 0 ? wholeProblems(prices) : [])]
}

/** What is wrong whether or not the estimator stands on a page. */
function roleProblems({ prices, mainAreas = [], consultation, maleSupplement }: Prices): Problem[] {
  const at = (index: number, field: string, what: string, mend: string) => [
    problem(file, ['prices', index, 'estimator', field], what, mend),
  ]
  /** The key of an earlier price of which `same` is true. */
  const before = (index: number, same: (price: Price) => boolean) =>
    prices.slice(0, index).find(same)?.key

  const doubled = mainAreas.flatMap(({ id }, i) =>
    mainAreas.findIndex((area) => area.id === id) < i
      ? [problem(file, ['mainAreas', i, 'id'], `"${id}" stands twice.`, 'Give each its own id')]
      : [],
  )
  const wrong = prices.flatMap((price, i) => {
    const does = price.estimator
    if (!does) return []
    if (price.key === consultation)
      return at(
        i,
        'role',
        'is given to the consultation, which is in every sum already.',
        'Take estimator out',
      )
    if (price.key === maleSupplement)
      return at(
        i,
        'role',
        'is given to the male supplement, which is in the sum already.',
        'Take estimator out',
      )
    if (does.role === 'main-areas') {
      const twin = before(
        i,
        (p) => p.estimator?.role === 'main-areas' && p.estimator.areas === does.areas,
      )
      if (price.amount === undefined)
        return at(
          i,
          'role',
          'needs a single price, and this is a range or agreed at the consultation.',
          'Give an amount',
        )
      if (does.areas! > mainAreas.length)
        return at(
          i,
          'areas',
          `${does.areas} is more than the ${mainAreas.length} that mainAreas names.`,
          'Name the areas there, or change the number',
        )
      if (twin !== undefined)
        return at(
          i,
          'areas',
          `"${twin}" is the price of ${areasOf(does.areas!)} already.`,
          'Keep one of the two',
        )
    }
    if (does.role === 'full-face') {
      const twin = before(i, (p) => p.estimator?.role === 'full-face')
      if (twin !== undefined)
        return at(i, 'role', `"${twin}" is the full-face price already.`, 'Keep one of the two')
    }
    if (does.role === 'one-of') {
      const twin = before(
        i,
        (p) => p.estimator?.of === does.of && p.estimator?.option === does.option,
      )
      if (twin !== undefined)
        return at(
          i,
          'option',
          `"${does.option}" of "${does.of}" is "${twin}" already.`,
          'Give each its own option',
        )
    }
    if (does.each !== undefined && price.onConsultation)
      return at(
        i,
        'each',
        'cannot be added up, because the price is agreed at the consultation.',
        'Take each and most out',
      )
    return []
  })
  return [...doubled, ...wrong]
}

/** What the estimator cannot do without where it stands. */
function wholeProblems({ prices, mainAreas, consultation, maleSupplement }: Prices): Problem[] {
  if (!mainAreas)
    return [
      problem(
        file,
        ['mainAreas'],
        'is missing, and a page shows the cost estimator.',
        'Name the main areas that are counted together',
      ),
    ]
  const missing = mainAreas
    .map((_, i) => i + 1)
    .filter((count) => !prices.some((p) => p.estimator?.areas === count))
    .map((count) => {
      const mend = `Give the right one "estimator": { "role": "main-areas", "areas": ${count} }`
      return problem(
        file,
        ['prices'],
        `none is the price of ${areasOf(count)}, and a page shows the cost estimator.`,
        mend,
      )
    })
  const unfixed = prices.flatMap(({ key, amount }, i) =>
    (key === consultation || key === maleSupplement) && amount === undefined
      ? [
          problem(
            file,
            ['prices', i],
            `"${key}" is in every sum of the cost estimator, and has no single price.`,
            'Give an amount',
          ),
        ]
      : [],
  )
  return [...missing, ...unfixed]
}

const areasOf = (count: number) => (count === 1 ? '1 main area' : `${count} main areas`)
