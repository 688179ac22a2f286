import type { Facts, PriceFact } from '../_shared/knowledge.ts'
import { capital, list, pounds, sentence } from '../_shared/prose.ts'
import type { Reading } from './read.ts'

/** Prices in sentences. Every amount comes from facts.prices; sums are worked out here, never by a model. */

export type Item =
  | { kind: 'lines'; count: number | null; male: boolean; female: boolean; named: string[] }
  | { kind: 'price'; keys: string[]; ml: number | null; quantity: number }

type Said = { text: string; total: number | null }

const lineKeys = ['lines-1-area', 'lines-2-areas', 'lines-3-areas'] as const
const countWords = ['', 'one area', 'two areas', 'three areas']

const properNames = /^(?:Botox|Profhilo|Nefertiti|Emsculpt|HydraFacial|HAMA|[A-Z]{2})/
const lower = (text: string) => (properNames.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
/** A label as it stands in a sentence: "Lip filler, 0.5 ml" → "lip filler (0.5 ml)". */
const spoken = (label: string) => lower(label).replace(/(?:,|:) (.+)$/, ' ($1)')

/** What the price list says, asked for by keys or by what a question was read as. An answer is empty when it has nothing to say. */
export class PriceTalk {
  readonly #facts: Facts
  readonly #prices: Map<string, PriceFact>

  constructor(facts: Facts) {
    this.#facts = facts
    this.#prices = new Map(facts.prices.map((price) => [price.key, price]))
  }

  #amount(key: string): number {
    return this.#prices.get(key)?.amount ?? 0
  }

  /** "£350 per visit", "£450 to £550 per visit", "agreed at the consultation". */
  amount(price: PriceFact): string {
    if (price.amount !== undefined) return `${pounds(price.amount)} ${price.unit}`
    if (price.from !== undefined) return `${pounds(price.from)} to ${pounds(price.to!)} ${price.unit}`
    return 'agreed at the consultation'
  }

  /** All that one page's price table says, in a sentence or a few. */
  table(keys: readonly string[], male: boolean): string {
    const known = keys.filter((key) => this.#prices.has(key))
    const parts: string[] = []
    if (lineKeys.every((key) => known.includes(key))) parts.push(this.say({ kind: 'lines', count: null, male, female: false, named: [] }).text)
    const rest = known.filter((key) => !(lineKeys as readonly string[]).includes(key) && key !== 'lines-male-supplement' && key !== 'consultation-injectable')
    if (rest.length > 0)
      parts.push(
        rest.length <= 3
          ? rest.map((key) => this.say({ kind: 'price', keys: [key], ml: null, quantity: 1 }).text).join(' ')
          : `${rest.map((key) => this.short(key)).join('; ')}.`,
      )
    if (known.includes('consultation-injectable') && parts.length === 0) parts.push(this.consultation())
    return parts.join(' ')
  }

  short(key: string): string {
    const price = this.#prices.get(key)!
    return `${price.label}: ${this.amount(price)}`
  }

  consultation(): string {
    return this.#facts.clinic.consultationNote
  }

  say(item: Item): Said {
    if (item.kind === 'lines') return this.#lines(item)
    const prices = item.keys.flatMap((key) => this.#prices.get(key) ?? [])
    if (prices.length === 0) return { text: '', total: null }
    if (prices.length > 1) return this.#sizes(prices, item.ml)
    const price = prices[0]!
    if (price.onConsultation)
      return { text: `The price of ${spoken(price.label)} is agreed at the consultation${price.note ? `: ${lower(sentence(price.note))}` : '.'}`, total: null }
    const note = price.note === undefined ? '' : ` ${sentence(price.note)}`
    if (price.amount === undefined) return { text: `The price for ${spoken(price.label)} is ${this.amount(price)}.${note}`, total: null }
    const per = /\bper (?:ml|1 ml)\b/.test(price.unit)
    if (per && item.ml !== null && item.ml !== 1) {
      const total = Math.round(price.amount * item.ml * 100) / 100
      return { text: `The price for ${spoken(price.label)} is ${this.amount(price)}, so ${item.ml} ml comes to ${pounds(total)}.${note}`, total }
    }
    if (price.key.startsWith('addon-')) {
      return {
        text: `The price for ${spoken(price.label)} is ${pounds(price.amount)} as an add-on to a treatment of one or more main areas, which begin at ${pounds(this.#amount('lines-1-area'))}.`,
        total: price.amount,
      }
    }
    if (item.quantity > 1) {
      const total = price.amount * item.quantity
      return { text: `The price for ${spoken(price.label)} is ${this.amount(price)}, so ${item.quantity} would come to ${pounds(total)}.${note}`, total }
    }
    return { text: `The price for ${spoken(price.label)} is ${this.amount(price)}.${note}`, total: per && item.ml === null ? null : price.amount }
  }

  /** One treatment in several sizes: the size asked for, or all of them. */
  #sizes(prices: PriceFact[], ml: number | null): Said {
    const sizeOf = (price: PriceFact) => Number(/(\d+(?:\.\d+)?) ?ml/.exec(price.label)?.[1] ?? NaN)
    const asked = ml === null ? undefined : prices.find((price) => sizeOf(price) === ml)
    if (asked) return { text: `The price for ${spoken(asked.label)} is ${pounds(asked.amount!)}.`, total: asked.amount! }
    const all = prices.map((price) => `${spoken(price.label)} ${this.amount(price).replace(/ per treatment$/, '')}`)
    const missing = ml !== null && prices.some((price) => !Number.isNaN(sizeOf(price))) ? ` The list has no price for ${ml} ml; the clinic can tell you.` : ''
    return { text: `The prices are: ${list(all)}.${missing}`, total: null }
  }

  #lines({ count, male, female, named }: Extract<Item, { kind: 'lines' }>): Said {
    const medicine = lower(this.#facts.clinic.medicine)
    const supplement = this.#amount('lines-male-supplement')
    const base = lineKeys.map((key) => this.#amount(key))
    const n = count === null ? null : Math.min(count, 3)
    const which =
      named.length > 0
        ? `${capital(list(named))} ${named.length === 1 ? 'lines count as one area' : `count as ${countWords[Math.min(named.length, 3)]}`}. `
        : ''
    if (n === null || n < 1) {
      const women = `The price of ${medicine} is ${pounds(base[0]!)} for one area, ${pounds(base[1]!)} for two and ${pounds(base[2]!)} for three (frown, forehead and crow’s feet lines).`
      const men = `Men pay a supplement of ${pounds(supplement)}: ${pounds(base[0]! + supplement)}, ${pounds(base[1]! + supplement)} and ${pounds(base[2]! + supplement)}.`
      return { text: `${women} ${men}`, total: null }
    }
    const price = base[n - 1]!
    const many =
      count! > 3
        ? ` The list has three main areas; for more of the face there is the full-face price, ${pounds(this.#amount('full-face-lines'))}, and add-ons at ${pounds(this.#amount('addon-chin'))} each.`
        : ''
    if (male)
      return {
        text: `${which}The price of ${medicine} for ${countWords[n]} is ${pounds(price + supplement)} for a man: ${pounds(price)} plus the male supplement of ${pounds(supplement)}.${many}`,
        total: price + supplement,
      }
    if (female) return { text: `${which}The price of ${medicine} for ${countWords[n]} is ${pounds(price)}.${many}`, total: price }
    return {
      text: `${which}The price of ${medicine} for ${countWords[n]} is ${pounds(price)} for women and ${pounds(price + supplement)} for men.${many}`,
      total: price,
    }
  }

  /** The answer to a price question, or '' when nothing in it has a listed price. */
  answer(items: readonly Item[], reading: Reading): string {
    const said = items.map((item) => this.say(item)).filter(({ text }) => text !== '')
    if (said.length === 0) return ''
    const texts = [...new Set(said.map(({ text }) => text))]
    const totals = said.map(({ total }) => total)
    // Add-ons need a main area beside them: a sum of add-ons alone would mislead.
    const onlyAddOns = items.every((item) => item.kind === 'price' && item.keys.every((key) => key.startsWith('addon-')))
    if (said.length > 1 && !onlyAddOns && totals.every((total) => total !== null)) {
      const women = items.some((item) => item.kind === 'lines' && !item.male && !item.female)
      const sum = totals.reduce((a, b) => a! + b!, 0)!
      texts.push(`Together that is ${pounds(sum)}${women ? ` for a woman and ${pounds(sum + this.#amount('lines-male-supplement'))} for a man` : ''}.`)
    }
    if (reading.male && !items.some((item) => item.kind === 'lines'))
      texts.push('The price is the same for men: the male supplement is only for one to three main areas of lines.')
    return texts.join(' ')
  }

  /** The lowest and the highest price of the list. */
  extremes(): string {
    const fixed = this.#facts.prices
      .filter(
        (price) =>
          price.amount !== undefined && !price.key.startsWith('addon-') && !price.key.startsWith('consultation') && price.key !== 'lines-male-supplement',
      )
      .toSorted((a, b) => a.amount! - b.amount!)
    return `The lowest price on our list is ${this.short(fixed[0]!.key)}; the highest is ${this.short(fixed.at(-1)!.key)}. Add-ons to a lines treatment cost ${pounds(this.#amount('addon-chin'))} each.`
  }

  /** What costs no more than an amount. */
  within(limit: number): string {
    const fitting = this.#facts.prices.filter(
      (price) => !price.key.startsWith('consultation') && price.key !== 'lines-male-supplement' && (price.amount ?? price.from ?? Infinity) <= limit,
    )
    if (fitting.length === 0) return `Nothing on the price list costs ${pounds(limit)} or less. ${this.consultation()}`
    return `On our price list, at ${pounds(limit)} or less: ${fitting.map((price) => this.short(price.key)).join('; ')}.`
  }

  /** The whole list in groups, a paragraph each. */
  overview(only: (price: PriceFact) => boolean = () => true): string[] {
    const groups = [...new Set(this.#facts.prices.filter(only).map((price) => price.group))]
    return groups.map(
      (group) =>
        `${group}. ${this.#facts.prices
          .filter((price) => price.group === group && only(price))
          .map((price) => this.short(price.key))
          .join('; ')}.`,
    )
  }
}
