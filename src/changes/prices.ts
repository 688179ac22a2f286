import { contentFiles } from '@clinic/content/check/files'
import { formatPrice, isFarFrom } from '@clinic/content/prices'
import { placeInFile, problem } from '@clinic/content/problem'
import { textsIn } from '@clinic/content/traverse'
import type { SiteContent } from '@clinic/content/load'
import type { Price } from '@clinic/content/schemas/lists'
import { changesBetween, same } from './difference'
import type { Finding, PageRef, PriceChange } from './report'
import {
  describeVersion,
  type Described,
  type SiteVersion,
  type Surroundings,
  type VersionInput,
  type VersionPrice,
} from './siteVersion'

/**
 * Finds the pages that show a price by experiment: the version is made once more with that price
 * put back, or with an amount that nothing else has, and the pages that come out differently are
 * the ones that show it. So no way of showing a price can be missed.
 */

/** The fields of a price that visitors read; its role in the cost estimator is none of them. */
const shown = ['amount', 'from', 'to', 'onConsultation', 'label', 'unit', 'group', 'note'] as const

/** Names, in editors' words, of the places beside the pages that show a price. */
const elsewhereNames: Record<keyof Surroundings, string> = {
  site: 'the header and footer',
  dialogs: 'the dialogs',
  search: 'the search suggestions',
  assistant: 'the assistant’s price list',
  offers: 'the welcome offers',
  answers: 'the assistant’s answers',
}

const pick = (price: Price) => Object.fromEntries(shown.map((field) => [field, price[field]]))
const replaced = (content: SiteContent, change: (price: Price) => Price): SiteContent => ({
  ...content,
  prices: { ...content.prices, prices: content.prices.prices.map(change) },
})
const restored = (price: Price, old: Price | undefined): Price =>
  old === undefined || same(pick(price), pick(old)) ? price : ({ ...price, ...pick(old) } as Price)

/**
 * Returns the content with every price that is in both versions as the old one had it, so that what
 * is left is no price's doing.
 */
export function withOldPrices(content: SiteContent, before: readonly Price[]): SiteContent {
  const old = new Map(before.map((price) => [price.key, price]))
  return replaced(content, (price) => restored(price, old.get(price.key)))
}

/** An amount no clinic asks: only the page that shows the price can have it. */
const unheardOf = { amount: 98_765_432, from: undefined, to: undefined, onConsultation: undefined }

type Reach = Pick<PriceChange, 'pages' | 'elsewhere'>

/** Returns where a version differs once its prices are changed. */
function reach(input: VersionInput, version: SiteVersion, change: (price: Price) => Price): Reach {
  const other = describeVersion({ ...input, content: replaced(input.content, change) })
  const contexts = new Map(other.pages.map((page) => [page.path, page.context]))
  const parts = Object.keys(elsewhereNames) as (keyof Surroundings)[]
  return {
    pages: version.pages
      .filter((page) => !same(page.context, contexts.get(page.path)))
      .map(({ path, title }): PageRef => ({ path, title })),
    elsewhere: parts
      .filter((part) => !same(version.around[part], other.around[part]))
      .map((part) => elsewhereNames[part]),
  }
}

const showsPrice = (input: VersionInput, version: SiteVersion, key: string): Reach =>
  reach(input, version, (price) => (price.key === key ? { ...price, ...unheardOf } : price))

/** Returns every price that differs, with every page that shows it. */
export function priceChanges(before: Described, after: Described): PriceChange[] {
  const [was, is] = [before, after].map(
    ({ version }) => new Map(version.prices.map((price) => [price.key, price])),
  )
  return [...new Set([...is!.keys(), ...was!.keys()])].flatMap((key): PriceChange[] => {
    const [old, now] = [was!.get(key), is!.get(key)]
    if (old && now && same(pick(old), pick(now))) return []
    const reached =
      now === undefined
        ? showsPrice(before.input, before.version, key)
        : old === undefined
          ? showsPrice(after.input, after.version, key)
          : reach(after.input, after.version, (price) =>
              price.key === key ? restored(price, old) : price,
            )
    return [
      {
        key,
        label: (now ?? old)!.words.label,
        before: old ? amountOf(old) : null,
        after: now ? amountOf(now) : null,
        also: old && now ? otherChanges(old, now) : [],
        ...reached,
      },
    ]
  })
}

const priceTokens = (text: string) => [
  ...new Set([...text.matchAll(/\{price:([a-z0-9-]+)\}/g)].map(([, key]) => key!)),
]

/**
 * Returns the sentences that set a price which has changed beside another: its amount follows by
 * itself, what is said of the two may not hold any more.
 */
export const sentencesToReadAgain = (content: SiteContent, changed: readonly string[]): string[] =>
  contentFiles(content).flatMap(({ file, value }) =>
    textsIn(value)
      .filter(({ text }) =>
        text.split(/(?<=[.!?])\s+/).some((sentence) => {
          const keys = priceTokens(sentence)
          return keys.length > 1 && keys.some((key) => changed.includes(key))
        }),
      )
      .map(({ path }) => placeInFile(problem(file, path, '', ''))),
  )

/** Returns prices about ten times as high or as low as they were. */
export const priceWarnings = (before: SiteVersion, after: SiteVersion): Finding[] =>
  after.prices.flatMap((now) => {
    const old = before.prices.find(({ key }) => key === now.key)
    return old === undefined || !isFarFrom(old, now)
      ? []
      : [
          {
            what: `${now.words.label} is ${formatPrice(now)} now, and was ${formatPrice(old)}.`,
            fix: `Look for a nought too many or too few in "${now.key}" in data/prices.json, unless that is meant.`,
          },
        ]
  })

const amountOf = (price: VersionPrice) =>
  price.onConsultation ? formatPrice(price) : `${formatPrice(price)} ${price.words.unit}`

const otherChanges = (before: VersionPrice, after: VersionPrice) => {
  const words = ({ words: { label, note, group } }: VersionPrice) => ({ label, note, group })
  return changesBetween(words(before), words(after))
}
