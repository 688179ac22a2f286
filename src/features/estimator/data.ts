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
