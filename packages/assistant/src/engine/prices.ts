import type { Language, PriceFact, PriceRules, TreatmentFact } from '../knowledge.ts'
import { agreed, firstSentences, list, pounds, upperFirst } from '@clinic/contract/prose'
import type { Person, ReadingPart } from '../reading.ts'
import type { Known } from './known.ts'

/**
 * Prices in sentences. Every amount comes from the price list, and every sum is worked out here.
 */

type Role = PriceRules['roles'][string]
/**
 * A price in words: its name, its text, its total where that is known, and the lowest and the highest
 * that it can be, null for what is agreed at the consultation.
 */
type Item = {
  name: string
  text: string
  total: number | null
  range: { least: number; most: number } | null
  male?: true
}
/** What is asked, and of whom. */
type Asked = ReadingPart & { sex: Person['sex'] }
/** A line of the price list, or several of one kind of which none was chosen. */
type Line = {
  prices: [PriceFact, ...PriceFact[]]
  role?: Role
  ml: number | null
  times: number | null
}

const numbers = ['no', 'one', 'two', 'three', 'four']
const areasIn = (count: number) => `${numbers[count]} area${count === 1 ? '' : 's'}`

export class Prices {
  readonly #prices: ReadonlyMap<string, PriceFact>
  readonly #rules: PriceRules
  /** Price of main areas, by their number. */
  readonly #areaAmounts: ReadonlyMap<number, number>
  /** The supplement for men on those prices. */
  readonly #supplement: number

  constructor(private readonly known: Known) {
    const { facts, priceRules } = known.knowledge
    this.#prices = new Map(facts.prices.map((price) => [price.key, price]))
    this.#rules = priceRules
    this.#areaAmounts = new Map(
      facts.prices.flatMap(({ key, amount = 0 }) => {
        const { role, areas } = priceRules.roles[key] ?? {}
        return role === 'main-areas' && areas !== undefined ? [[areas, amount] as const] : []
      }),
    )
    this.#supplement = this.#prices.get(priceRules.supplement)?.amount ?? 0
  }

  /** Formats an amount with its unit: "£350 per ml", "£450 to £550 per visit". */
  #amount(price: PriceFact): string {
    if (price.amount !== undefined) return `${pounds(price.amount)} ${price.unit}`
    if (price.from !== undefined)
      return `${pounds(price.from)} to ${pounds(price.to!)} ${price.unit}`
    return 'agreed at the consultation'
  }

  /**
   * Returns the first line of a treatment's price list, to stand beside another answer, or the lowest
   * of kinds of treatment; '' without one.
   */
  beside(route: string, families: readonly string[] = []): string {
    const ofKinds = this.known.knowledge.treatments.filter((t) => families.includes(t.family))
    const keys = this.known.treatments.get(route)?.prices ?? ofKinds.flatMap((t) => t.prices)
    const prices = keys
      .flatMap((key) => this.#prices.get(key) ?? [])
      .filter(({ key }) => key !== this.#rules.consultation)
      .filter((price) => price.amount !== undefined || price.from !== undefined)
    const ofOne = (price: PriceFact) => price.amount ?? price.from!
    const first =
      families.length > 0
        ? prices.filter(this.#isForItself).toSorted((a, b) => ofOne(a) - ofOne(b))[0]
        : prices[0]
    if (!first) return ''
    const from =
      prices.length > 1 && this.#rules.roles[first.key]?.role !== 'treatment' ? 'from ' : ''
    return `The price is ${from}${this.#amount(first)}.`
  }

  /** Returns the lowest price of a treatment's list in pounds; infinite without one. */
  lowest(route: string): number {
    const keys = this.known.treatments.get(route)?.prices ?? []
    return Math.min(
      ...keys
        .flatMap((key) => this.#prices.get(key) ?? [])
        .filter(this.#isForItself)
        .map(({ amount }) => amount ?? Infinity),
    )
  }

  get #consultation(): string {
    return this.known.knowledge.facts.clinic.consultationNote.split(/(?<=\.)\s/)[0]!
  }

  /**
   * Returns the prices a question asks for: main areas by label and number, lines of the price
   * list, and treatments without a price. `areas` is null when none are meant, 0 when all are.
   */
  #chosen(asked: Asked) {
    const { assistant, treatments } = this.known.knowledge
    const keys = countsOf(asked.prices)
    const unpriced: string[] = []
    const sizes = new Map<string, number | null>()
    const mainPages = new Map(this.#rules.mainAreas.map((area) => [area.page, area.label]))
    const main: string[] = []
    // A brow lift has the forehead's page, and is no forehead beside another area.
    const ofAddOns = new Set(
      assistant.names.flatMap(({ price = '', route }) =>
        keys.has(price) && this.#rules.roles[price]?.role === 'add-on' ? route : [],
      ),
    )
    for (const [at, route] of asked.treatments.entries()) {
      const label = mainPages.get(route)
      const treatment = this.known.treatments.get(route)
      if (label !== undefined) {
        if (!ofAddOns.has(route) || asked.areas.some((area) => treatment?.areas[0] === area))
          main.push(label)
        continue
      }
      if (!treatment || treatment.prices.some((key) => keys.has(key))) continue
      if (treatment.prices.length === 0) unpriced.push(treatment.name)
      const ml = asked.ml[asked.ml.length > 1 ? at : 0] || null
      // Several sizes of one treatment are told beside each other.
      const mls = asked.treatments.length === 1 && asked.ml.length > 1 ? asked.ml : [ml]
      for (const key of mls.flatMap((size) => this.#fitting(treatment.prices, size))) {
        keys.set(key, keys.get(key) ?? 1)
        sizes.set(key, ml)
      }
    }
    const kinds = treatments.filter((t) => asked.families.includes(t.family))
    if (
      kinds.length > 0 &&
      keys.size + main.length + unpriced.length === 0 &&
      kinds.every((t) => t.prices.length === 0)
    )
      unpriced.push(
        (kinds.find(({ route }) => route === this.known.headOf(asked.families)) ?? kinds[0]!).name,
      )
    const general = kinds.some(({ route }) => mainPages.has(route))
    const specific = keys.size + unpriced.length > 0
    // "All three areas plus chin dimples": what is added stands beside the areas.
    const addsOnly =
      unpriced.length === 0 &&
      [...keys.keys()].every((key) => this.#rules.roles[key]?.role === 'add-on')
    const count =
      main.length > 0
        ? Math.max(main.length, asked.areaCount ?? 0)
        : specific && !addsOnly && !general
          ? null
          : asked.areaCount
    const isPriced = count !== null && count >= 1 && this.#areaAmounts.size > 0
    // "Botox and lips" is of both; "Botox in the lips" of that alone.
    const isBeside = asked.treatments.every(
      (route) => !asked.families.includes(this.known.treatments.get(route)?.family ?? ''),
    )
    const isWhole = general && main.length === 0 && (!specific || isBeside)
    const areas = isPriced ? count : isWhole ? 0 : null
    return { unpriced, main, areas, lines: this.#lines(keys, sizes, asked) }
  }

  /** Lines of one kind in several sizes, none of them chosen, are one: all are said. */
  #lines(
    keys: ReadonlyMap<string, number>,
    sizes: ReadonlyMap<string, number | null>,
    asked: Asked,
  ): Line[] {
    const groups = new Map<string, [PriceFact, ...PriceFact[]]>()
    for (const price of [...keys.keys()].flatMap((key) => this.#prices.get(key) ?? [])) {
      const { role, of } = this.#rules.roles[price.key] ?? {}
      const name = role === 'one-of' ? of! : price.key
      const others = groups.get(name)
      if (others) others.push(price)
      else groups.set(name, [price])
    }
    return [...groups.values()].flatMap((prices) => {
      const [first] = prices
      const role = this.#rules.roles[first.key]
      if (prices.length === 1 && role?.role === 'main-areas') return []
      const ml = sizes.get(first.key) ?? (asked.ml[0] || null)
      const mentions = keys.get(first.key) ?? 1
      const times =
        role?.each === undefined
          ? null
          : role.each === 'ml'
            ? ml
            : mentions > 1
              ? mentions
              : role.each === 'session'
                ? (asked.sessions ?? (asked.kind === 'total' ? usualNumber(first.note) : null))
                : asked.areaCount
      return { prices, role, ml, times }
    })
  }

  /**
   * Returns the lines of a treatment's list that are meant: the size that was asked for, or all
   * sizes.
   */
  #fitting(keys: readonly string[], ml: number | null): readonly string[] {
    const sized = keys.filter((key) => this.#rules.roles[key]?.role === 'one-of')
    if (sized.length === 0) return keys.slice(0, 1)
    const asked = sized.find((key) => ml !== null && sizeOf(this.#rules.roles[key]!.option!) === ml)
    return asked ? [asked] : sized
  }

  /**
   * Returns the same in figures, for another language: "Lip filler: 0.5 ml £300; 1.0 ml £350". A
   * name or a unit that the language has no word for stays in English.
   */
  figures(
    asked: Asked,
    { amounts, answers, glossary }: Language,
    nameOf: (treatment: TreatmentFact) => string,
  ): string {
    const { unpriced, areas, lines } = this.#chosen(asked)
    const treatments = [...this.known.treatments.values()]
    const consultation = glossary.find(({ english }) => english === 'consultation')?.words[0]
    const own = (label: string, key?: string) => {
      if (key === this.#rules.consultation && consultation) return upperFirst(consultation)
      const of = treatments.filter(({ prices }) => prices[0] === key)
      const treatment =
        treatments.find(({ name }) => name === label || name === `${label}s`) ??
        of.find(({ route }) => asked.treatments.includes(route)) ??
        of[0]
      return treatment === undefined ? label : nameOf(treatment)
    }
    const money = ({ amount, from, to }: PriceFact) =>
      amount !== undefined
        ? pounds(amount)
        : from !== undefined
          ? `${pounds(from)}–${pounds(to!)}`
          : amounts.onConsultation
    const texts: string[] = []
    if (areas !== null) {
      const counts = [...this.#areaAmounts].filter(([n]) => areas === 0 || n === this.#most(areas))
      const said = (supplement: number) =>
        counts.map(([n, amount]) => `${n} = ${pounds(amount + supplement)}`).join(', ')
      const women = asked.sex === 'man' ? [] : [`${amounts.areas}: ${said(0)}`]
      const men = asked.sex === 'woman' ? [] : [`${amounts.men}: ${said(this.#supplement)}`]
      texts.push(`${this.#medicine}, ${[...women, ...men].join('; ')}`)
    }
    for (const { prices, role, times } of lines) {
      const { key } = prices[0]
      // Who asks for a treatment that is agreed there has not asked for the consultation.
      const open = asked.prices.includes(key)
        ? []
        : this.known.meant(asked).filter((one) => one.prices[0] === this.#rules.consultation)
      if (key === this.#rules.consultation && open.length > 0) {
        texts.push(...open.map((one) => `${nameOf(one)}: ${amounts.onConsultation}`))
        continue
      }
      const each = prices.map((price) => {
        const size = this.#rules.roles[price.key]?.option
        if (size !== undefined) return `${size} = ${money(price)}`
        if (price.amount === undefined) return money(price)
        // A course is told as a whole beside its single visit.
        const count = times ?? (role?.each === 'session' ? usualNumber(price.note) : null) ?? 1
        const many = role?.each === 'ml' ? `${count} ml` : `${count} ×`
        return `${money(price)} ${amounts.units[price.unit] ?? price.unit}${count > 1 ? ` (${many}: ${pounds(price.amount * count)})` : ''}`
      })
      texts.push(`${own(role?.of ?? prices[0].label, prices[0].key)}: ${each.join(', ')}`)
    }
    for (const name of unpriced) texts.push(`${own(name)}: ${amounts.onConsultation}`)
    const sum = asked.kind === 'compare' ? null : this.#sumOf(this.#items(asked).items)
    if (sum !== null) texts.push(`${answers.together}: ${pounds(sum)}`)
    return texts.join('. ')
  }

  /**
   * Returns the answer to a question about a price; '' when nothing in it has a line of its own.
   */
  answer(asked: Asked): string {
    const chosen = this.#chosen(asked)
    const { unpriced, areas: count } = chosen
    if (count === 0 && chosen.lines.length + unpriced.length === 0) return this.#allAreas(asked)
    if (asked.people.length > 1) {
      const all = this.#forAll(asked)
      if (all !== null) return all
    }
    const { items, area } = this.#items(asked, chosen)
    const needsArea = area > 0
    const isNone = items.length + unpriced.length === 0 && asked.topic === null
    if (asked.sex === 'man' && isNone && this.#supplement > 0)
      return `Men pay ${pounds(this.#supplement)} more for one, two or three areas: ${this.#allAreas(asked)} ${onlyThere}`
    const [one, other] = items
    const texts = items.map(({ text }) => text)
    // "Is A cheaper than B" asks which costs less, not for the sum.
    if (asked.kind === 'compare' && items.length === 2 && one!.total && other!.total)
      texts.unshift(this.#difference(one!, other!))
    else if (this.#sumOf(items) !== null) {
      const parts = items.filter(({ total }) => total !== 0)
      const sum = this.#sumOf(items)! + area
      const isUnsaid = (count !== null || needsArea) && asked.sex === null
      const each = [
        ...parts.map(({ name, total }) => `${this.known.lower(name)} ${pounds(total!)}`),
        ...(needsArea ? [`the area that an add-on needs ${pounds(area)}`] : []),
      ]
      texts.splice(
        0,
        texts.length,
        `Together ${pounds(sum)}: ${list(each)}.${isUnsaid ? ` For a man ${pounds(sum + this.#supplement)}.` : ''}`,
      )
    }
    if (unpriced.length === 0 && texts.join() === this.#consultation) return this.#consultation
    if (unpriced.length > 0)
      texts.push(
        `There is no list price for ${list(unpriced.map(this.known.lower))}: you agree it at the consultation, in writing, before anything is done. ${this.#consultation}`,
      )
    if (asked.sex === 'man' && texts.length > 0 && count === null && !needsArea)
      texts.push('The price is the same for men: no supplement applies here.')
    else if (asked.sex === 'man' && items.some(({ male }) => !male)) texts.push(onlyThere)
    return [...(count === 0 ? [this.#allAreas(asked)] : []), ...texts].join(' ')
  }

  /** Returns the prices that are meant, and that of the area which an add-on goes with. */
  #items(asked: Asked, chosen = this.#chosen(asked)): { items: Item[]; area: number } {
    const { main, areas: count, lines } = chosen
    const items: Item[] = [
      ...(count === null || count === 0 ? [] : [this.#areas(count, main, asked.sex)]),
      ...lines.map((line) => this.#line(line)),
    ]
    // The consultation comes off any treatment, so it adds nothing to a sum.
    if (items.length > 1) {
      const own = items.findIndex(({ text }) => text === this.#consultation)
      if (own >= 0) items.push(...items.splice(own, 1).map((item) => ({ ...item, total: 0 })))
    }
    const [only, another] = items
    const visits = another === undefined && lines[0]?.role?.each === undefined ? asked.sessions : 0
    if (only?.total && visits && visits > 1) items[0] = this.#times(only, visits, asked.sex)
    const needsArea = count === null && lines.some(({ role }) => role?.role === 'add-on')
    const area = needsArea
      ? (this.#areaAmounts.get(1) ?? 0) + (asked.sex === 'man' ? this.#supplement : 0)
      : 0
    return { items, area }
  }

  /** Returns what several things cost together; null for one, or where a price is open. */
  #sumOf(items: readonly Item[]): number | null {
    const isSum =
      items.filter(({ total }) => total !== 0).length > 1 &&
      items.every(({ total }) => total !== null)
    return isSum ? items.reduce((all, { total }) => all + total!, 0) : null
  }

  /** Returns a price that is paid for several visits. */
  #times({ name, total, male }: Item, visits: number, sex: Person['sex']): Item {
    const count = numbers[visits] ?? String(visits)
    // "One area for three" would be of areas.
    const many = male ? `${count} visits` : count
    const sum = total! * visits
    const forMan = pounds((total! + this.#supplement) * visits)
    const men = male && sex === null ? ` For a man ${forMan}.` : ''
    return {
      name: `${name} (${many})`,
      text: `${upperFirst(name)} ${agreed(name, 'costs')} ${pounds(sum)} for ${many}: ${pounds(total!)} each.${men}`,
      total: sum,
      range: { least: sum, most: sum },
    }
  }

  /** Returns what several people pay together; null where what one of them pays is open. */
  #forAll(asked: Asked): string | null {
    const each = asked.people.map((sex) => ({
      sex,
      ...this.#items({ ...asked, sex }),
    }))
    const paid = each.map(({ sex, items, area }) => ({
      sex,
      name: list(items.map(({ name }) => this.known.lower(name))),
      sum: items.reduce((all, { total }) => all + (total ?? NaN), area),
    }))
    const sum = paid.reduce((all, one) => all + one.sum, 0)
    if (Number.isNaN(sum) || paid[0]!.name === '') return null
    const isSame = paid.every((one) => one.sum === paid[0]!.sum)
    const said = isSame
      ? `${pounds(paid[0]!.sum)} each`
      : list(
          paid.map(({ sex, sum: own }) => `${pounds(own)}${sex === 'man' ? ' for the man' : ''}`),
        )
    return `Together ${pounds(sum)} for ${numbers[paid.length] ?? paid.length} people, each having ${paid[0]!.name}: ${said}.`
  }

  #difference(one: Item, other: Item): string {
    const more = one.total! - other.total!
    if (more === 0) return 'They cost the same.'
    const dearer = more > 0 ? one : other
    return `The dearer of the two, by ${pounds(Math.abs(more))}, is ${this.known.lower(dearer.name)}.`
  }

  get #medicine(): string {
    return upperFirst(this.known.knowledge.facts.clinic.medicine)
  }

  /** Returns a number of areas, or as many as have a price. */
  #most(count: number): number {
    return Math.min(count, Math.max(...this.#areaAmounts.keys()))
  }

  #areas(wanted: number, named: readonly string[], sex: Person['sex']): Item {
    const count = this.#most(wanted)
    const base = this.#areaAmounts.get(count) ?? 0
    const forMan = base + this.#supplement
    const name = `${areasIn(count)}${named.length === count ? ` (${list(named)})` : ''}`
    const costs = count === 1 ? 'costs' : 'cost'
    const full = [...this.#prices.values()].find(
      ({ key }) => this.#rules.roles[key]?.role === 'full-face',
    )
    const more =
      wanted > count && full
        ? ` For more than ${areasIn(count)} there is the full face, ${this.#amount(full)}.`
        : ''
    const men = sex === 'woman' ? '' : `, or ${pounds(forMan)} for a man`
    const text =
      sex === 'man'
        ? `For a man, ${name} ${costs} ${pounds(forMan)}: ${pounds(base)} plus the supplement of ${pounds(this.#supplement)}.`
        : `${upperFirst(name)} ${costs} ${pounds(base)} per visit${men}.`
    const total = sex === 'man' ? forMan : base
    return {
      name,
      text: text + more,
      total,
      range: { least: total, most: total },
      male: true,
    }
  }

  #allAreas(asked: Asked): string {
    const each = (supplement: number) =>
      list(
        [...this.#areaAmounts].map(
          ([n, amount]) => `${pounds(amount + supplement)} for ${areasIn(n)}`,
        ),
      )
    const men = [...this.#areaAmounts.values()].map((amount) => pounds(amount + this.#supplement))
    return asked.sex === 'man'
      ? `For a man, ${this.#medicine} costs ${each(this.#supplement)}.`
      : `${this.#medicine} costs ${each(0)}; men pay ${list(men)}. The areas are ${list(this.#rules.mainAreas.map(({ label }) => label))}.`
  }

  #line({ prices, role, ml, times }: Line): Item {
    const [price, ...others] = prices
    if (others.length > 0) return this.#sizes(prices, role?.of ?? '', ml)
    const label = price.label.replace(/(?:,|:) (.+)$/, ' ($1)')
    const name = upperFirst(label)
    const { amount, from, note = '' } = price
    if (amount === undefined) {
      const text =
        from === undefined
          ? `There is no list price for ${this.known.lower(label)}: you agree it at the consultation. ${this.#consultation}`
          : `${name} ${agreed(name, 'costs')} ${this.#amount(price)}. ${note}`.trim()
      const range = from === undefined ? null : { least: from, most: price.to! }
      return { name, text, total: null, range }
    }
    const range = { least: amount, most: amount }
    if (price.key === this.#rules.consultation)
      return {
        name: 'The consultation',
        text: this.#consultation,
        total: amount,
        range,
      }
    // Of less than a millilitre the list has no price.
    if (times !== null && times > 1) {
      const many = role?.each === 'ml' ? `${times} ml` : `${numbers[times] ?? times} ${role?.each}s`
      const each = role?.each === 'ml' ? 'per ml' : 'each'
      const total = amount * times
      const text = `${name} ${agreed(name, 'costs')} ${pounds(total)} for ${many}: ${pounds(amount)} ${each}.`
      return { name: `${name} (${many})`, text, total, range: { least: total, most: total } }
    }
    const addOn = role?.role === 'add-on' && price.more ? ` ${price.more}` : ''
    // What is in a price, of a plan or a programme.
    const usual =
      note !== '' && (role === undefined || role.each === 'session' || role.each === 'area')
        ? ` ${firstSentences(note, 40)}`
        : ''
    const least = times !== null && times < 1 ? ' The list has no price for less.' : ''
    const text = `${name} ${agreed(name, 'costs')} ${this.#amount(price)}${addOn}.${usual}${least}`
    return {
      name,
      text,
      total: role?.each === 'ml' && ml === null ? null : amount,
      range,
    }
  }

  /** Returns one kind in all its sizes. */
  #sizes(prices: Line['prices'], name: string, ml: number | null): Item {
    const each = prices.map(
      (price) => `${pounds(price.amount ?? 0)} for ${this.#rules.roles[price.key]!.option!}`,
    )
    const missing =
      ml !== null && prices.every(({ label }) => ![null, ml].includes(sizeOf(label)))
        ? ` The list has no price for ${ml} ml; ring us to ask.`
        : ''
    const [one, other, third] = prices
    const apart =
      third === undefined && one.amount !== undefined && other?.amount !== undefined
        ? ` The difference is ${pounds(Math.abs(other.amount - one.amount))}.`
        : ''
    const text = `${name} ${agreed(name, 'costs')} ${list(each)}.${apart}${missing}`
    const amounts = prices.map(({ amount = 0 }) => amount)
    const range = { least: Math.min(...amounts), most: Math.max(...amounts) }
    return { name, text, total: null, range }
  }

  /** Returns what one visit costs, for one line of the price list; null for none or several. */
  costOf(asked: Asked): { name: string; least: number; most: number; yearly?: number } | null {
    const chosen = this.#chosen(asked)
    const [only, another] = this.#items(asked, chosen).items
    const isOne = only?.range && another === undefined && chosen.unpriced.length === 0
    if (!isOne) return null
    const months = /^per (\d+) months$/.exec(chosen.lines[0]?.prices[0].unit ?? '')?.[1]
    return { name: only.name, ...only.range!, ...(months && { yearly: 12 / Number(months) }) }
  }

  /**
   * Returns what an amount buys: whether it is enough for all that is named, or else the treatments
   * that cost no more, the dearest first. Without an amount, what costs least.
   *
   * @param routes pages of what may help, where nothing is named
   */
  within(limit: number | null, asked: Asked, routes: readonly string[] = []): string {
    const { treatments } = this.known.knowledge
    const named = asked.treatments.flatMap((route) => this.known.treatments.get(route) ?? [])
    const inAreas = asked.areas
      .filter((area) => named.every(({ areas }) => !areas.includes(area)))
      .map((area) => treatments.filter((t) => t.areas[0] === area && t.prices.length > 0))
      .filter((all) => all.length > 0)
    const enough = limit === null ? null : this.#enough(limit, inAreas, asked)
    if (enough !== null) return enough
    const wanted = [named, ...inAreas]
    const own = treatments.filter(
      (t) =>
        wanted.flat().includes(t) || asked.families.includes(t.family) || routes.includes(t.route),
    )
    const keys = new Set(own.flatMap(({ prices }) => prices))
    const fitting = [...this.#prices.values()].filter(
      (price) =>
        (keys.size === 0 || keys.has(price.key)) &&
        price.amount !== undefined &&
        price.amount <= (limit ?? Infinity) &&
        this.#isForItself(price),
    )
    if (fitting.length === 0 && limit !== null && keys.size > 0)
      return `For that nothing costs ${pounds(limit)} or less. ${firstSentences(this.within(null, asked, routes), 1)} ${this.#consultation}`
    if (fitting.length === 0)
      return `Nothing on the price list costs ${pounds(limit ?? 0)} or less. ${this.#consultation}`
    const rising = fitting.toSorted((a, b) => a.amount! - b.amount!)
    // Of one thing in several sizes the largest that it buys, or the smallest.
    const byKind = new Map(
      (limit === null ? rising.toReversed() : rising).map((price) => [this.#kindOf(price), price]),
    )
    const said = [...byKind.values()]
      .toSorted((a, b) => (limit === null ? a.amount! - b.amount! : b.amount! - a.amount!))
      .slice(0, limit === null ? 3 : 4)
    const lowest = keys.size === 0 ? 'The lowest prices' : 'The lowest prices for that'
    const heading = limit === null ? lowest : `For ${pounds(limit)} or less`
    return `${heading}: ${list(said.map((price) => `${this.known.lower(price.label)} (${this.#amount(price)})`))}. ${firstSentences(this.#consultation, 12)}`
  }

  /** Checks whether a line of the list can be had by itself: an add-on cannot. */
  #isForItself = ({ key }: PriceFact): boolean =>
    key !== this.#rules.consultation &&
    key !== this.#rules.supplement &&
    !['add-on', 'full-face'].includes(this.#rules.roles[key]?.role ?? '')

  #kindOf({ key }: PriceFact): string {
    const { role, of } = this.#rules.roles[key] ?? {}
    return (role === 'one-of' ? of : role === 'main-areas' ? role : undefined) ?? key
  }

  /**
   * Returns whether an amount is enough for what is named, each at its lowest price; null where that
   * is one thing in several sizes, or nothing.
   *
   * @param inAreas for each place of which nothing is named, what is done there
   */
  #enough(
    limit: number,
    inAreas: readonly (readonly TreatmentFact[])[],
    asked: Asked,
  ): string | null {
    const chosen = inAreas.map(
      (all) => all.toSorted((a, b) => this.lowest(a.route) - this.lowest(b.route))[0]!.route,
    )
    const all = {
      ...asked,
      treatments: [...asked.treatments, ...chosen],
      areas: [],
    }
    const { items, area } = this.#items(all)
    const priced = items.flatMap(({ name, range, total }) =>
      range === null || total === 0 ? [] : [{ name: this.known.lower(name), least: range.least }],
    )
    const isOpen = items[0]?.range?.least !== items[0]?.range?.most || asked.families.length > 0
    if (priced.length === 0 || (priced.length === 1 && (isOpen || chosen.length > 0))) return null
    if (area > 0) priced.push({ name: 'the area that an add-on needs', least: area })
    const people = Math.max(1, asked.people.length)
    const sum = people * priced.reduce((total, { least }) => total + least, 0)
    const each = priced.map(({ name, least }) => `${name} ${pounds(least)}`)
    const alone = priced.filter(({ least }) => least <= limit)
    const rest =
      sum <= limit || alone.length === 0 || priced.length === 1
        ? ''
        : alone.length === priced.length
          ? ' Each alone is within it.'
          : ` Within it ${alone.length === 1 ? 'is' : 'are'} ${list(alone.map(({ name }) => name))}.`
    const isExact = priced.length === 1
    const heading = isExact ? upperFirst(each[0]!) : `Together from ${pounds(sum)}: ${list(each)}`
    return `${heading}. That is ${sum <= limit ? 'within' : 'more than'} ${pounds(limit)}.${rest}`
  }
}

const onlyThere =
  'The supplement for men is added once, and only to one, two or three areas; nothing else carries one.'

const countsOf = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Reads the usual number of visits from a price's note: "The usual plan is two sessions". */
const usualNumber = (note = ''): number | null => {
  const found = /\b(two|three|four) sessions\b/.exec(note)
  return found ? numbers.indexOf(found[1]!) : null
}

const sizeOf = (option: string): number | null => {
  const found = /(\d+(?:\.\d+)?) ?ml/.exec(option)
  return found ? Number(found[1]) : null
}
