import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteContent } from '../../src/content/load'

type Amount = { amount?: number; from?: number; to?: number }
const held = JSON.parse(readFileSync(join(__dirname, '../fixtures/prices.json'), 'utf8')) as Record<string, Amount>

/**
 * The content with the amounts of specification 9, whatever the clinic charges today: tests that reckon name amounts, and an
 * editor changes data/prices.json without touching one of them.
 */
export function holdPrices(content: SiteContent): SiteContent {
  const prices = content.prices.prices.map((price) => {
    if (!held[price.key]) return price
    const { amount: _amount, from: _from, to: _to, ...words } = price
    return { ...words, ...held[price.key] }
  })
  return { ...content, prices: { ...content.prices, prices } }
}
