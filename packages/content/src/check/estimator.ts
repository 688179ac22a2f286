import { pounds } from '@clinic/contract/prose'
import type { ReadableContent } from '../load'
import { problem, problemsIn, type Problem } from '../problem'
import type { Price, Prices } from '../schemas/lists'

const file = 'data/prices.json'

type Role = NonNullable<Price['estimator']>

/**
 * Checks that the roles of prices in the cost estimator are complete: each number of main areas has
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
  return [
    ...again,
    ...roleProblems(prices),
    ...ladderProblems(prices),
    ...(placed.length > 0 ? wholeProblems(prices) : []),
  ]
}

/** A price among those for less and for more of the same thing. */
type Rung = { i: number; amount: number; size: number; of: string; words: string }

/**
 * Returns the prices that are for less and more of one thing: areas, or options by their number.
 */
function rungsOf({ prices, mainAreas = [] }: Prices): Rung[] {
  return prices.flatMap(({ amount, estimator }, i): Rung[] => {
    if (amount === undefined || estimator === undefined) return []
    const { role, areas, of = '', option = '' } = estimator
    const [, size, unit] = /^(\d+(?:\.\d+)?) ?(.*)/.exec(option) ?? []
    if (role === 'main-areas') return [{ i, amount, size: areas!, of: '', words: areasOf(areas!) }]
    if (role === 'full-face' && mainAreas.length > 0)
      return [{ i, amount, size: Infinity, of: '', words: 'the full face' }]
    return role === 'one-of' && Number(size) > 0
      ? [{ i, amount, size: Number(size), of: `${of} ${unit}`, words: option }]
      : []
  })
}

/** Finds prices that fall although more is given for them, or rise faster than what is given. */
function ladderProblems(list: Prices): Problem[] {
  const rungs = rungsOf(list).toSorted((a, b) => a.size - b.size)
  return rungs.flatMap((rung, at): Problem[] => {
    const less = rungs.slice(0, at).findLast(({ of, size }) => of === rung.of && size < rung.size)
    if (less === undefined) return []
    const tell = (what: string) =>
      problem(
        file,
        ['prices', rung.i, 'amount'],
        `${pounds(rung.amount)} for ${rung.words} is ${what}.`,
        'Mend the one that is mistyped',
      )
    if (rung.amount < less.amount)
      return [tell(`less than ${pounds(less.amount)} for ${less.words}`)]
    return Number.isFinite(rung.size) && rung.amount / rung.size > less.amount / less.size
      ? [tell(`dearer, for each, than ${pounds(less.amount)} for ${less.words}`)]
      : []
  })
}

type Mistake = [field: string, what: string, fix: string]

/** Checks what must hold whether or not the estimator stands on a page. */
function roleProblems(list: Prices): Problem[] {
  const { prices } = list
  return prices.flatMap((price, i) => {
    const mistake = price.estimator && roleMistake(price, price.estimator, prices.slice(0, i), list)
    if (!mistake) return []
    const [field, what, fix] = mistake
    return [problem(file, ['prices', i, 'estimator', field], what, fix)]
  })
}

/** Returns the mistake in the role of a price, by itself or beside those before it in the list. */
function roleMistake(
  { key, amount, onConsultation }: Price,
  { role, areas, of, option, each }: Role,
  earlier: readonly Price[],
  { mainAreas = [], consultation, maleSupplement }: Prices,
): Mistake | null {
  if (key === consultation)
    return [
      'role',
      'is given to the consultation, which is in every sum already.',
      'Take estimator out',
    ]
  if (key === maleSupplement)
    return [
      'role',
      'is given to the male supplement, which is in the sum already.',
      'Take estimator out',
    ]
  if (role === 'main-areas' && amount === undefined)
    return [
      'role',
      'needs a single price, and this is a range or agreed at the consultation.',
      'Give an amount',
    ]
  if (role === 'main-areas' && areas! > mainAreas.length)
    return [
      'areas',
      `${areas} is more than the ${mainAreas.length} that mainAreas names.`,
      'Name the areas there, or change the number',
    ]
  const twin = earlier.find(
    ({ estimator: other }) =>
      other?.role === role &&
      other.areas === areas &&
      (role !== 'one-of' || (other.of === of && other.option === option)),
  )?.key
  if (twin !== undefined && role === 'main-areas')
    return ['areas', `"${twin}" is the price of ${areasOf(areas!)} already.`, 'Keep one of the two']
  if (twin !== undefined && role === 'full-face')
    return ['role', `"${twin}" is the full-face price already.`, 'Keep one of the two']
  if (twin !== undefined && role === 'one-of')
    return ['option', `"${option}" of "${of}" is "${twin}" already.`, 'Give each its own option']
  return each !== undefined && onConsultation
    ? [
        'each',
        'cannot be added up, because the price is agreed at the consultation.',
        'Take each and most out',
      ]
    : null
}

/** Checks what the estimator needs where it stands on a page. */
function wholeProblems({ prices, mainAreas, consultation, maleSupplement }: Prices): Problem[] {
  const { problems, add } = problemsIn(file)
  if (!mainAreas) {
    add(
      'mainAreas',
      'is missing, and a page shows the cost estimator.',
      'Name the main areas that are counted together',
    )
    return problems
  }
  for (let count = 1; count <= mainAreas.length; count++)
    if (!prices.some((p) => p.estimator?.areas === count))
      add(
        'prices',
        `none is the price of ${areasOf(count)}, and a page shows the cost estimator.`,
        `Give the right one "estimator": { "role": "main-areas", "areas": ${count} }`,
      )
  prices.forEach(({ key, amount }, i) => {
    if ((key === consultation || key === maleSupplement) && amount === undefined)
      add(
        ['prices', i],
        `"${key}" is in every sum of the cost estimator, and has no single price.`,
        'Give an amount',
      )
  })
  return problems
}

const areasOf = (count: number) => (count === 1 ? '1 main area' : `${count} main areas`)
