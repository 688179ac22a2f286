import { numberWords } from '@clinic/contract/prose'
import type { PartKind, ReadingPart } from '../reading.ts'
import type { Known } from './known.ts'
import { countIn } from './numbers.ts'
import type { Scan, Scanner } from './scan.ts'

/**
 * What is priced through a talk, as a shopping basket: a message of nothing but items, amounts and
 * people changes it ("and half", "with forehead", "just the jaw", "same for mum").
 */
export class Basket {
  constructor(
    private readonly known: Known,
    private readonly scanner: Scanner,
  ) {}

  /** Returns the basket as a message changes it; null where it asks something else. */
  changed(scan: Scan, basket: ReadingPart): ReadingPart | null {
    const { keys, people, unwanted } = scan
    const text = scan.text.replace(/\b[a-z]{3,5}\b/g, (word) =>
      word === 'one' ? word : String(numberWords.get(word) ?? word),
    )
    const times = countIn(text)
    const isOrder = scan.orders || times !== null
    if (!isOrder || scan.yearly || scan.after || scan.conditions.length > 0) return null
    const unit = this.#unitOf(basket)
    const said =
      unit === 'ml' ? this.scanner.sizesIn(text.replace(bareNumber, '$& ml')) : scan.sizes
    const isUnwanted = (route: string) =>
      unwanted.includes(route) ||
      unwanted.includes(this.known.treatments.get(route)?.areas[0] ?? '')
    const named = this.#named(scan, basket).filter((route) => !isUnwanted(route))
    const isNamed = named.length + keys.size > 0
    const isOnly = scan.only || scan.corrects
    const adds = isNamed && !isOnly && (scan.adds || addsFirst.test(text))
    // A name alone asks the same of it.
    if (isNamed && !adds && !scan.only && said.size === 0) return null
    const before = basket.treatments
    const routes = [...(adds || !isNamed ? before : []), ...named]
      .filter((route, i, all) => all.indexOf(route) === i && !isUnwanted(route))
      .slice(0, 12)
    const amount = isNamed ? null : this.#amount({ ...scan, text }, basket, times)
    const isOfVisits = times !== null && (times.isAgain || unit !== 'ml')
    const visits = isOfVisits ? times.count : unit === 'session' ? amount : null
    const { mainAreas } = this.known.knowledge.priceRules
    const isDropped = mainAreas.some(({ page }) => isUnwanted(page)) && basket.areaCount !== null
    const areaCount =
      scan.areaCount ??
      (isDropped ? basket.areaCount! - 1 : unit === 'area' && !isOfVisits ? amount : null)
    const isOfOne = isOnly && basket.people.length > 1
    const isChanged =
      isNamed || isOfOne || routes.length < before.length || people.length > 0 || scan.man ||
      scan.woman || [amount, visits, areaCount, scan.sessions].some((one) => one !== null) // prettier-ignore
    if (
      !isChanged ||
      routes.length +
        keys.size +
        basket.prices.length +
        (areaCount ?? basket.areaCount ?? basket.families.length) ===
        0
    )
      return null
    const sizes = new Map([
      ...before.map((route, i) => [route, sizeAt(basket, i)] as const),
      ...said,
    ])
    if (amount !== null && unit === 'ml') sizes.set(routes.at(-1)!, amount)
    const mls = routes.map((route) => sizes.get(route) ?? null)
    const isSum = scan.total || times !== null || visits !== null
    return {
      ...basket,
      kind: isSum ? 'total' : priced.has(basket.kind) ? basket.kind : 'price',
      topic: null,
      treatments: routes,
      families: routes.length > 0 ? [] : basket.families,
      areas: isNamed ? scan.areas : basket.areas,
      prices: [...(adds || !isNamed ? basket.prices : []), ...keys.keys()].slice(0, 12),
      ml: mls.some((ml) => ml !== null) ? mls.map((ml) => ml ?? 1) : [],
      areaCount: areaCount ?? (isNamed && !adds ? null : basket.areaCount),
      sessions: scan.sessions ?? visits ?? (isNamed ? null : basket.sessions),
      people: people.length > 0 || isOnly ? people : basket.people,
    }
  }

  /** Returns the treatments that a message names, a place by the kind of what is in the basket. */
  #named({ routes, areas }: Scan, { treatments }: ReadingPart): string[] {
    const own = routes.filter((route) => this.known.treatments.has(route))
    const kinds = treatments.flatMap((route) => this.known.treatments.get(route)?.family ?? [])
    const isIn = (area: string, of: readonly string[]) =>
      of.some((route) => this.known.treatments.get(route)?.areas.includes(area))
    const inPlaces = areas
      .filter((area) => !isIn(area, own))
      .flatMap((area) => {
        const known = treatments.filter((route) => isIn(area, [route]))
        const akin = this.scanner.inAreas(this.scanner.akin(kinds), [area], [], null)
        return known.length > 0 ? known : akin.length > 0 ? akin : this.known.usualIn([area])
      })
    return [...own, ...inPlaces]
  }

  /** Returns what a bare number counts: millilitres, visits, or areas. */
  #unitOf({ treatments, prices, areaCount }: ReadingPart): 'ml' | 'session' | 'area' | null {
    const { facts, priceRules } = this.known.knowledge
    const isMain = priceRules.mainAreas.some(({ page }) => treatments.includes(page))
    if (isMain || (areaCount !== null && treatments.length === 0)) return 'area'
    const keys = [
      ...prices,
      ...treatments.flatMap((route) => this.known.treatments.get(route)?.prices ?? []),
    ]
    const role = priceRules.roles[facts.prices.find(({ key }) => keys.includes(key))?.key ?? '']
    return role?.each === 'ml' || /\bml\b/.test(role?.option ?? '')
      ? 'ml'
      : role?.each === 'session'
        ? 'session'
        : null
  }

  /** Returns how much of the last item a message means that names none: "half", "2 of those". */
  #amount(scan: Scan, basket: ReadingPart, times: ReturnType<typeof countIn>): number | null {
    const { text, ml, extreme } = scan
    const last = sizeAt(basket, basket.treatments.length - 1)
    const options = this.optionsOf(basket.treatments.at(-1))
    if (extreme !== null && options.length > 0)
      return extreme === 'largest' ? Math.max(...options) : Math.min(...options)
    if (times !== null && !times.isAgain) return times.count * (last ?? 1)
    if (scan.half) return 0.5
    if (scan.double) return 2 * (last ?? 1)
    const bare = times === null ? text.match(bareNumber)?.at(-1) : undefined
    return ml ?? (bare === undefined ? null : Number(bare))
  }

  /** Returns the sizes, in millilitres, in which the price list has a treatment. */
  optionsOf(route = ''): number[] {
    const { roles } = this.known.knowledge.priceRules
    return (this.known.treatments.get(route)?.prices ?? []).flatMap((key) => {
      const size = /([\d.]+) ml/.exec(roles[key]?.option ?? '')?.[1]
      return size === undefined ? [] : [Number(size)]
    })
  }
}

/** Kinds whose answer is a sum, so that it is asked again of a changed basket. */
const priced: ReadonlySet<PartKind> = new Set<PartKind>(['price', 'total', 'yearly-cost', 'budget'])
/** Matches words that add to what was spoken of, at the beginning of a message: "with forehead". */
const addsFirst = /^(?:(?:so|ok|and|but|what about|how about) )*(?:with|plus|and also|and)\b/
/** Matches a number without a unit: "2 in the jaw". */
const bareNumber =
  /\b\d(?:\.\d+)?\b(?! (?:ml|syringe|area|zone|place|session|visit|time|people|of us|week|month|year|day))/g

/** Returns the amount of an item of a basket; null without one. */
const sizeAt = ({ ml }: ReadingPart, at: number): number | null =>
  ml[ml.length > 1 ? at : 0] ?? null
