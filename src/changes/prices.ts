import { formatPrice } from '../content/money'
import type { SiteContent } from '../content/load'
import type { Price } from '../content/schemas/lists'
import { fieldName } from './fieldNames'
import type { Change } from './fieldChanges'
import { same } from './reading'
import type { PageRef, PriceChange } from './report'
import { presentCode, type SiteCode } from './siteCode'
import { describeVersion, type SiteVersion, type Surroundings, type VersionInput, type VersionPrice } from './siteVersion'

/**
 * Which pages show a price is found by experiment: the version is made once more with that price put back, or with an amount that
 * nothing else has, and the pages that come out differently are the ones that show it. So no way of showing a price can be missed.
 */

/** What visitors read of a price. Its role in the cost estimator is no part of it. */
const shown = ['amount', 'from', 'to', 'onConsultation', 'label', 'unit', 'group', 'note'] as const
const money = ['amount', 'from', 'to', 'onConsultation'] as const

/** Where a price shows beside the pages, in editors' words. */
const elsewhereNames: Record<keyof Surroundings, string | null> = {
  site: 'the header and footer',
  dialogs: 'the dialogs',
  search: 'the search suggestions',
  assistant: 'the assistant’s price list',
  offers: 'the welcome offers',
  answers: 'the assistant’s answers',
}

const pick = (price: Price, fields: readonly (keyof Price)[]) => Object.fromEntries(fields.map((field) => [field, price[field]]))
const without = (price: Price, fields: readonly (keyof Price)[]) =>
  Object.fromEntries(Object.entries(price).filter(([key]) => !fields.includes(key as keyof Price)))

/** The content with some of its prices changed. */
function withPrices(content: SiteContent, change: (price: Price) => Price): SiteContent {
  return { ...content, prices: { ...content.prices, prices: content.prices.prices.map(change) } }
}

/** The content with every price that is in both versions as the old one had it, so that what is left is no price's doing. */
export function withOldPrices(content: SiteContent, before: readonly Price[]): SiteContent {
  const old = new Map(before.map((price) => [price.key, price]))
  return withPrices(content, (price) => (old.has(price.key) ? restored(price, old.get(price.key)!) : price))
}

const restored = (price: Price, old: Price) =>
  same(pick(price, shown), pick(old, shown)) ? price : ({ ...without(price, shown), ...pick(old, shown) } as Price)

/** An amount no clinic asks: only the page that shows the price can have it. */
const unheardOf = 98_765_432

export type Reach = { pages: PageRef[]; elsewhere: string[] }

/** Where two makings of a version differ. */
export function reach(version: SiteVersion, changed: SiteVersion): Reach {
  const contexts = new Map(changed.pages.map((page) => [page.path, page.context]))
  const parts = version.around === null || changed.around === null ? [] : (Object.keys(elsewhereNames) as (keyof Surroundings)[])
  return {
    pages: version.pages.filter((page) => !same(page.context, contexts.get(page.path))).map(({ path, title }) => ({ path, title })),
    elsewhere: parts.flatMap((part) => (same(version.around![part], changed.around![part]) ? [] : (elsewhereNames[part] ?? []))),
  }
}

/** Everywhere a version shows the price of a key. */
export function showsPrice(input: VersionInput, version: SiteVersion, key: string, code: SiteCode = presentCode): Reach {
  const content = withPrices(input.content, (price) => (price.key === key ? ({ ...without(price, money), amount: unheardOf } as Price) : price))
  return reach(version, describeVersion({ ...input, content }, code))
}

/**
 * Every price that differs, with every page that shows it.
 * @param gone where the old version showed the prices that are gone; nothing when it is not known
 */
export function priceChanges(before: SiteVersion, after: SiteVersion, input: VersionInput, gone: (key: string) => Reach): PriceChange[] {
  const [was, is] = [new Map(before.prices.map((price) => [price.key, price])), new Map(after.prices.map((price) => [price.key, price]))]
  const present = after.prices.flatMap((price): PriceChange[] => {
    const old = was.get(price.key)
    if (!old) return [{ ...named(price), kind: 'added', before: null, after: amountOf(price), also: [], ...showsPrice(input, after, price.key) }]
    if (same(pick(old, shown), pick(price, shown))) return []
    const content = withPrices(input.content, (one) => (one.key === price.key ? restored(one, old) : one))
    return [
      {
        ...named(price),
        kind: 'changed',
        before: amountOf(old),
        after: amountOf(price),
        also: otherChanges(old, price),
        ...reach(after, describeVersion({ ...input, content }, presentCode)),
      },
    ]
  })
  const removed = before.prices
    .filter(({ key }) => !is.has(key))
    .map((price): PriceChange => ({ ...named(price), kind: 'removed', before: amountOf(price), after: null, also: [], ...gone(price.key) }))
  return [...present, ...removed]
}

const named = ({ key, words }: VersionPrice) => ({ key, label: words.label })
const amountOf = (price: VersionPrice) => (price.onConsultation ? formatPrice(price) : `${formatPrice(price)} ${price.words.unit}`)

function otherChanges(before: VersionPrice, after: VersionPrice): Change[] {
  return (['label', 'note', 'group'] as const).flatMap((field): Change[] =>
    before[field] === after[field] ? [] : [{ kind: 'words', where: fieldName(field), before: before.words[field], after: after.words[field] }],
  )
}
