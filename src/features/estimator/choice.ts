/**
 * The items and prices of the estimator, in pounds, made by the build from data/prices.json alone.
 */
export type EstimatorData = {
  /** The main areas, which are priced together by their number. */
  areas: { id: string; label: string }[]
  /** The prices of one main area, of two, and so on up to all of them. */
  areaPrices: { label: string; amount: number }[]
  /** The heading the main areas stand under. */
  areaGroup: string
  supplement: { label: string; amount: number; note: string }
  consultation: { label: string; amount: number; note: string }
  /** Everything else that can be chosen, in the order of the price list. */
  items: Item[]
}

/** From what to what in pounds; the two are alike where there is one price. */
export type Sum = { from: number; to: number }

export type Item = {
  key: string
  label: string
  /** The heading it stands under in the price list. */
  group: string
  note: string | null
  /** The unit of the price: per visit, per ml. */
  unit: string
  role: 'add-on' | 'full-face' | 'treatment'
  /** null for a price that is agreed at the consultation. */
  price: Sum | null
  /** For what is paid by the piece: the unit of a piece, and the most that may be added up. */
  pieces: { each: 'ml' | 'area' | 'session'; most: number } | null
  /** One of several sizes or plans of the same thing: at most one of them is chosen. */
  size: { of: string; option: string } | null
}

const plural = { ml: 'ml', area: 'areas', session: 'sessions' } as const

/** Writes a number with its unit: "1 session", "2 sessions", "2 ml". */
export const countOf = (count: number, each: keyof typeof plural): string =>
  `${count} ${count === 1 ? each : plural[each]}`

/** For whom: it decides the male supplement, and nothing else. */
export const sexes = ['female', 'male', 'unsaid'] as const
export type Sex = (typeof sexes)[number]

/** A visitor's choice: ids of main areas, and how many of each item. */
export type Choice = { areas: string[]; sex: Sex; items: Record<string, number> }

/** The choice at the start. */
export const noChoice: Choice = { areas: [], sex: 'female', items: {} }

/** Checks whether nothing is chosen; the sex alone does not count. */
export const isEmpty = (choice: Choice): boolean =>
  choice.areas.length === 0 && Object.keys(choice.items).length === 0

/** Returns the most of an item that can be added up. */
export const mostOf = (item: Item): number => item.pieces?.most ?? 1

type Wish = {
  areas: readonly string[]
  sex: string | null
  items: readonly (readonly [key: string, count: number])[]
}

/**
 * Makes a valid choice of what was asked for, in the order of the price list. What is not for sale,
 * or not in that number, is left out; of several sizes of one thing the first stays.
 */
export function choose(data: EstimatorData, wish: Wish): Choice {
  const counts = new Map<string, number>()
  const sized = new Set<string>()
  for (const [key, count] of wish.items) {
    const item = data.items.find((one) => one.key === key)
    if (!item || counts.has(key) || !Number.isInteger(count) || count < 1 || count > mostOf(item))
      continue
    if (item.size && sized.has(item.size.of)) continue
    if (item.size) sized.add(item.size.of)
    counts.set(key, count)
  }
  return {
    areas: data.areas.map((area) => area.id).filter((id) => wish.areas.includes(id)),
    sex: sexes.find((sex) => sex === wish.sex) ?? noChoice.sex,
    items: Object.fromEntries(
      data.items.flatMap(({ key }) => (counts.has(key) ? [[key, counts.get(key)!]] : [])),
    ),
  }
}

/** Merges two choices; where they exclude each other, the first goes before. */
export const mergeChoices = (data: EstimatorData, first: Choice, second: Choice): Choice =>
  choose(data, {
    areas: [...first.areas, ...second.areas],
    sex: first.sex === noChoice.sex ? second.sex : first.sex,
    items: [...Object.entries(first.items), ...Object.entries(second.items)],
  })
