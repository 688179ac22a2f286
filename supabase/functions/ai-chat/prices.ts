import type { AssistantFacts, Knowledge, PriceFact, PriceRules } from '../_shared/knowledge.ts'
import { firstSentences, list, pounds, uncapital, upperFirst } from '../_shared/prose.ts'
import type { Frame } from './frame.ts'

/**
 * Prices in sentences. Every amount comes from the price list, and every sum is worked out here.
 */

type Language = AssistantFacts['languages'][number]
type Item = { text: string; total: number | null; male: boolean }

const numbers = ['no', 'one', 'two', 'three', 'four']

export class Prices {
  readonly #prices: Map<string, PriceFact>
  readonly #rules: PriceRules
  readonly #knowledge: Knowledge
  readonly #lower: (text: string) => string

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge
    this.#prices = new Map(knowledge.facts.prices.map((price) => [price.key, price]))
    this.#rules = knowledge.priceRules
    const names = new Set(knowledge.properNames)
    this.#lower = (text) => uncapital(text, names)
  }

  /** "£350 per ml", "£450 to £550 per visit". */
  amount(price: PriceFact): string {
    if (price.amount !== undefined) return `${pounds(price.amount)} ${price.unit}`
    if (price.from !== undefined)
      return `${pounds(price.from)} to ${pounds(price.to!)} ${price.unit}`
    return 'agreed at the consultation'
  }

  /**
   * The first line of a treatment's price list, to stand beside an answer about something else; ''
   * without one.
   */
  beside(route: string): string {
    const treatment = this.#knowledge.treatments.find((t) => t.route === route)
    const prices = (treatment?.prices ?? [])
      .flatMap((key) => this.#prices.get(key) ?? [])
      .filter((price) => price.amount !== undefined || price.from !== undefined)
    const first = prices[0]
    if (!first) return ''
    const from =
      prices.length > 1 && this.#rules.roles[first.key]?.role !== 'treatment' ? 'from ' : ''
    return `The price is ${from}${this.amount(first)}.`
  }

  get consultation(): string {
    return this.#knowledge.facts.clinic.consultationNote.split(/(?<=\.)\s/)[0]!
  }

  /**
   * What a question about a price means: main areas by label and number, lines of the price list in
   * groups of which one is chosen, and treatments without a price. `areas` is null when none are
   * meant, 0 when all are.
   */
  #chosen(frame: Frame) {
    const keys = new Map(frame.keys)
    const unpriced: string[] = []
    const sizes = new Map<string, number | null>()
    const mainPages = new Map(this.#rules.mainAreas.map((area) => [area.page, area.label]))
    const main: string[] = []
    // A brow lift has the forehead's page, and is no forehead beside another area.
    const ofAddOns = new Set(
      this.#knowledge.assistant.names.flatMap((name) =>
        keys.has(name.price ?? '') && this.#rules.roles[name.price!]?.role === 'add-on'
          ? name.route
          : [],
      ),
    )
    for (const route of frame.routes) {
      const label = mainPages.get(route)
      const treatment = this.#knowledge.treatments.find((t) => t.route === route)
      if (label !== undefined) {
        if (!ofAddOns.has(route) || frame.areas.some((area) => treatment?.areas[0] === area))
          main.push(label)
        continue
      }
      const named =
        treatment?.prices.some((key) => keys.has(key)) ||
        [...keys.keys()].some(
          (key) =>
            !treatment &&
            this.#knowledge.facts.pages.some(
              (p) => (p.address ?? p.route) === route && p.prices.includes(key),
            ),
        )
      if (named) continue
      if (treatment && treatment.prices.length > 0)
        for (const key of this.#fitting(treatment.prices, {
          ...frame,
          ml: frame.sizes.get(route) ?? frame.ml,
        })) {
          keys.set(key, keys.get(key) ?? 1)
          sizes.set(key, frame.sizes.get(route) ?? frame.ml)
        }
      else if (treatment) unpriced.push(treatment.name)
    }
    const kinds = this.#knowledge.treatments.filter((t) => frame.families.includes(t.family))
    if (
      kinds.length > 0 &&
      keys.size + main.length + unpriced.length === 0 &&
      kinds.every((t) => t.prices.length === 0)
    )
      unpriced.push((kinds.find(({ route }) => frame.heads.includes(route)) ?? kinds[0]!).name)
    const general = frame.families.some((family) =>
      this.#knowledge.treatments.some((t) => t.family === family && mainPages.has(t.route)),
    )
    const specific = keys.size + unpriced.length > 0
    // "All three areas plus chin dimples": what is added stands beside the areas.
    const addsOnly =
      unpriced.length === 0 &&
      [...keys.keys()].every((key) => this.#rules.roles[key]?.role === 'add-on')
    const count =
      main.length > 0
        ? Math.max(main.length, frame.adds ? 0 : (frame.areaCount ?? 0))
        : specific && !addsOnly
          ? null
          : frame.areaCount
    const areas =
      count !== null && count >= 1 ? count : general && !specific && main.length === 0 ? 0 : null
    // Lines of one kind in several sizes, none of them chosen: all are said.
    const groups = new Map<string, string[]>()
    for (const key of keys.keys()) {
      const role = this.#rules.roles[key]
      const name = role?.role === 'one-of' ? role.of! : key
      groups.set(name, [...(groups.get(name) ?? []), key])
    }
    const lines = [...groups.values()].filter(
      (group) => !(group.length === 1 && this.#rules.roles[group[0]!]?.role === 'main-areas'),
    )
    return { keys, unpriced, sizes, main, areas, lines }
  }

  /**
   * The same in figures, for another language: "Lip filler: 0.5 ml £300; 1.0 ml £350". A name or a
   * unit that the language has no word for stays in English.
   */
  figures(frame: Frame, { amounts, glossary }: Language): string {
    const { keys, unpriced, sizes, areas, lines } = this.#chosen(frame)
    const own = (label: string) =>
      glossary.find(({ english }) => english === label.toLowerCase())?.words[0] ?? label
    const unit = (text: string) => amounts.units[text] ?? text
    const money = (price: PriceFact) =>
      price.amount !== undefined
        ? pounds(price.amount)
        : price.from !== undefined
          ? `${pounds(price.from)}–${pounds(price.to!)}`
          : amounts.onConsultation
    const texts: string[] = []
    if (areas !== null) {
      const medicine = upperFirst(this.#knowledge.facts.clinic.medicine)
      const counts = areas === 0 ? [1, 2, 3] : [Math.min(areas, 3)]
      const said = (supplement: number) =>
        counts
          .map((n) => `${n} = ${pounds((this.#areaPrice(n)?.amount ?? 0) + supplement)}`)
          .join(', ')
      texts.push(
        [
          ...(frame.man ? [] : [`${medicine}, ${amounts.areas}: ${said(0)}`]),
          ...(frame.woman
            ? []
            : [`${frame.man ? `${medicine}, ` : ''}${amounts.men}: ${said(this.#supplement)}`]),
        ].join('; '),
      )
    }
    for (const group of lines) {
      const prices = group.flatMap((key) => this.#prices.get(key) ?? [])
      const role = this.#rules.roles[group[0]!]
      const name = own(role?.of ?? prices[0]?.label ?? '')
      const ml = role?.each === 'ml' ? (sizes.get(group[0]!) ?? frame.ml) : null
      const each = prices.map((price) => {
        const size = this.#rules.roles[price.key]?.option
        const times = role?.each === 'session' ? frame.sessions : (keys.get(price.key) ?? 1)
        const sum =
          (ml ?? times ?? 1) > 1 && price.amount !== undefined
            ? price.amount * (ml ?? times)!
            : null
        return `${size === undefined ? '' : `${size} = `}${money(price)}${
          price.amount === undefined || size !== undefined ? '' : ` ${unit(price.unit)}`
        }${sum === null ? '' : ` (${ml === null ? `${times} ×` : `${ml} ml`}: ${pounds(sum)})`}`
      })
      texts.push(`${name}: ${each.join(', ')}`)
    }
    for (const name of unpriced) texts.push(`${own(name)}: ${amounts.onConsultation}`)
    return texts.join('. ')
  }

  /** The answer to a question about a price; '' when nothing in it has a line of its own. */
  answer(frame: Frame): string {
    const { keys, unpriced, sizes, main, areas: count, lines } = this.#chosen(frame)
    if (count === 0) return this.#allAreas(frame)
    const items: Item[] = count === null ? [] : [this.#areas(count, main, frame)]
    for (const group of lines)
      items.push(this.#line(group, keys, { ...frame, ml: sizes.get(group[0]!) ?? frame.ml }))
    // The consultation comes off any treatment, so it adds nothing to a sum.
    if (items.length > 1) {
      const own = items.findIndex(({ text }) => text === this.consultation)
      if (own >= 0) items.push(...items.splice(own, 1).map((item) => ({ ...item, total: 0 })))
    }
    const texts = items.map(({ text }) => text)
    const [one, other] = items
    // "Is A cheaper than B" asks which costs less, not for the sum.
    if (frame.compares && !frame.total && items.length === 2 && one!.total && other!.total)
      texts.unshift(this.#difference(one!, other!))
    else if (
      items.filter(({ total }) => total !== 0).length > 1 &&
      items.every(({ total }) => total !== null)
    ) {
      const sum = items.reduce((all, { total }) => all + total!, 0)
      const unsaid = count !== null && !frame.man && !frame.woman
      texts.unshift(
        `Together that is ${pounds(sum)}${unsaid ? `, or ${pounds(sum + this.#supplement)} for a man` : ''}.`,
      )
    }
    if (unpriced.length > 0)
      texts.push(
        `There is no list price for ${list(unpriced.map(this.#lower))}: you agree it at the consultation, in writing, before anything is done. ${this.consultation}`,
      )
    if (frame.man && texts.length > 0 && count === null)
      texts.push('The price is the same for men: no supplement applies here.')
    else if (frame.man && items.some(({ male }) => !male))
      texts.push(
        'The supplement for men is added once, and only to one, two or three areas; nothing else carries one.',
      )
    return texts.join(' ')
  }

  #difference(one: Item, other: Item): string {
    const more = one.total! - other.total!
    if (more === 0) return 'They cost the same.'
    const dearer = (more > 0 ? one : other).text.split(/ costs? /)[0]!
    return `The dearer of the two, by ${pounds(Math.abs(more))}, is ${this.#lower(dearer)}.`
  }

  get #supplement(): number {
    return this.#prices.get(this.#rules.supplement)?.amount ?? 0
  }

  #areaPrice(count: number): PriceFact | undefined {
    return [...this.#prices.values()].find(
      ({ key }) =>
        this.#rules.roles[key]?.role === 'main-areas' && this.#rules.roles[key]?.areas === count,
    )
  }

  #areas(asked: number, named: readonly string[], frame: Frame): Item {
    const most = Math.max(...Object.values(this.#rules.roles).map((role) => role.areas ?? 0))
    const count = Math.min(asked, most)
    const base = this.#areaPrice(count)?.amount ?? 0
    const which = `${numbers[count]} area${count === 1 ? '' : 's'}${named.length > 0 ? ` (${list(named)})` : ''}`
    const full = [...this.#prices.values()].find(
      ({ key }) => this.#rules.roles[key]?.role === 'full-face',
    )
    const more =
      asked > most && full
        ? ` For more than ${numbers[most]} areas there is the full face, ${this.amount(full)}.`
        : ''
    if (frame.man)
      return {
        text: `For a man, ${which} cost ${pounds(base + this.#supplement)}: ${pounds(base)} plus the supplement of ${pounds(this.#supplement)}.${more}`
          .replace('area cost', 'area costs')
          .replace(/\) cost /, count === 1 ? ') costs ' : ') cost '),
        total: base + this.#supplement,
        male: true,
      }
    const men = frame.woman ? '' : `, or ${pounds(base + this.#supplement)} for a man`
    return {
      text: `${upperFirst(which)} cost${count === 1 ? 's' : ''} ${pounds(base)} per visit${men}.${more}`,
      total: base,
      male: true,
    }
  }

  #allAreas(frame: Frame): string {
    const counts = [1, 2, 3].filter((n) => this.#areaPrice(n))
    const women = counts.map(
      (n) => `${pounds(this.#areaPrice(n)!.amount!)} for ${numbers[n]} area${n === 1 ? '' : 's'}`,
    )
    const men = counts.map((n) => pounds(this.#areaPrice(n)!.amount! + this.#supplement))
    const medicine = upperFirst(this.#knowledge.facts.clinic.medicine)
    return frame.man
      ? `For a man, ${medicine} costs ${list(counts.map((n) => `${pounds(this.#areaPrice(n)!.amount! + this.#supplement)} for ${numbers[n]} area${n === 1 ? '' : 's'}`))}.`
      : `${medicine} costs ${list(women)}; men pay ${list(men)}. The areas are ${list(this.#rules.mainAreas.map(({ label }) => label))}.`
  }

  /** Which lines of a treatment's list are meant: the size that was asked for, or all sizes. */
  #fitting(keys: readonly string[], frame: Frame): string[] {
    const sized = keys.filter((key) => this.#rules.roles[key]?.role === 'one-of')
    if (sized.length > 0) {
      const asked = frame.compares
        ? undefined
        : sized.find(
            (key) => frame.ml !== null && sizeOf(this.#rules.roles[key]!.option!) === frame.ml,
          )
      return asked ? [asked] : sized
    }
    return keys.slice(0, 1)
  }

  #line(group: readonly string[], keys: ReadonlyMap<string, number>, frame: Frame): Item {
    const prices = group.flatMap((key) => this.#prices.get(key) ?? [])
    if (prices.length > 1) {
      const { of = '' } = this.#rules.roles[group[0]!] ?? {}
      const missing =
        frame.ml !== null &&
        prices.every((price) => ![null, frame.ml].includes(sizeOf(price.label)))
          ? ` The list has no price for ${frame.ml} ml; ring us to ask.`
          : ''
      return {
        text: `${of} costs ${list(prices.map((price) => `${pounds(price.amount ?? 0)} for ${this.#rules.roles[price.key]!.option!}`))}.${missing}`,
        total: null,
        male: false,
      }
    }
    const price = prices[0]
    if (!price) return { text: '', total: null, male: false }
    const label = price.label.replace(/(?:,|:) (.+)$/, ' ($1)')
    if (price.amount === undefined) {
      const said =
        price.from === undefined
          ? `There is no list price for ${this.#lower(label)}: you agree it at the consultation. ${this.consultation}`
          : `${upperFirst(label)} costs ${this.amount(price)}.`
      return {
        text: `${said}${price.from !== undefined && price.note ? ` ${price.note}` : ''}`,
        total: null,
        male: false,
      }
    }
    if (price.key === this.#rules.consultation)
      return { text: this.consultation, total: price.amount, male: false }
    const role = this.#rules.roles[price.key]
    const times =
      role?.each === 'ml'
        ? frame.ml
        : role?.each === undefined
          ? null
          : (keys.get(price.key) ?? 1) > 1
            ? keys.get(price.key)!
            : role.each === 'session'
              ? (frame.sessions ?? (frame.total ? usualNumber(price.note) : null))
              : frame.areaCount
    if (times !== null && times !== 1) {
      const unit = role!.each === 'ml' ? 'ml' : `${role!.each}s`
      return {
        text: `${upperFirst(label)} costs ${pounds(price.amount * times)} for ${numbers[times] && role!.each !== 'ml' ? numbers[times] : times} ${unit}: ${pounds(price.amount)} ${role!.each === 'ml' ? 'per ml' : 'each'}.`,
        total: price.amount * times,
        male: false,
      }
    }
    const addOn = role?.role === 'add-on' && price.more ? ` ${price.more}` : ''
    // What is in a price, of a plan or a programme.
    const usual =
      price.note && (role === undefined || role.each === 'session')
        ? ` ${firstSentences(price.note, 40)}`
        : ''
    return {
      text: `${upperFirst(label)} costs ${this.amount(price)}${addOn}.${usual}`,
      total: role?.each === 'ml' && frame.ml === null ? null : price.amount,
      male: false,
    }
  }

  /** What costs no more than an amount, the dearest first. */
  within(limit: number): string {
    const fitting = [...this.#prices.values()].filter(
      (price) =>
        price.amount !== undefined &&
        price.amount <= limit &&
        ['treatment', 'main-areas', 'one-of'].includes(this.#rules.roles[price.key]?.role ?? ''),
    )
    if (fitting.length === 0)
      return `Nothing on the price list costs ${pounds(limit)} or less. ${this.consultation}`
    const said = fitting.toSorted((a, b) => b.amount! - a.amount!).slice(0, 6)
    return `For ${pounds(limit)} or less the list has ${list(said.map((price) => `${this.#lower(price.label)} (${this.amount(price)})`))}. ${this.consultation}`
  }
}

/** How many visits a price's note calls usual: "The usual plan is two sessions". */
const usualNumber = (note = ''): number | null => {
  const found = /\b(two|three|four) sessions\b/.exec(note)
  return found ? numbers.indexOf(found[1]!) : null
}

const sizeOf = (option: string): number | null => {
  const found = /(\d+(?:\.\d+)?) ?ml/.exec(option)
  return found ? Number(found[1]) : null
}
