import { priceWarnings } from '../../src/changes/prices'
import type { SiteVersion } from '../../src/changes/siteVersion'
import { runCheck } from '@clinic/content/checkCommand'
import { baseFiles, inDataFolder, noNamedPages } from '@clinic/content/tests/helpers/baseContent'

/** Returns what `npm run check` says of the small clinic with these prices in one group. */
function check(...amounts: object[]): { text: string; ok: boolean } {
  const files = baseFiles()
  files['prices.json'].prices.push(
    ...amounts.map((amount, i) => ({
      key: `price-${i}`,
      label: `Price ${i}`,
      unit: 'per visit',
      group: 'Skin',
      prescriptionOnly: false,
      ...amount,
    })),
  )
  const { text, ok } = inDataFolder(files, (dir) =>
    runCheck(dir, [], {}, { namedPages: noNamedPages, today: '2026-11-21' }),
  )!
  return { text: text.split('\n').slice(1).join('\n'), ok }
}

test('a price ten times its neighbours, or a tenth of them, is warned of and holds nothing up', () => {
  const { text, ok } = check(
    { amount: 3500 },
    { amount: 300 },
    { from: 350, to: 400 },
    { amount: 30 },
    { onConsultation: true },
  )
  expect(ok).toBe(true)
  expect(text).toMatchSnapshot()
})

test('prices that differ as prices do are not warned of, nor those without neighbours', () => {
  expect(
    check({ amount: 50 }, { amount: 175 }, { amount: 275 }, { amount: 350 }, { amount: 500 }),
  ).toEqual({ text: '', ok: true })
  expect(check({ amount: 60 }, { amount: 2500 })).toEqual({ text: '', ok: true })
})

test('a price ten times its last value, or a tenth of it, is worth a second look in the report of changes', () => {
  const version = (...prices: object[]) =>
    ({
      prices: prices.map((price, i) => ({
        key: `price-${i}`,
        words: { label: `Price ${i}` },
        ...price,
      })),
    }) as unknown as SiteVersion
  const before = version(
    { amount: 350 },
    { from: 450, to: 550 },
    { amount: 60 },
    { onConsultation: true },
    { amount: 1250 },
  )
  const after = version(
    { amount: 3500 },
    { from: 450, to: 5500 },
    { amount: 95 },
    { amount: 9000 },
    { amount: 125 },
  )
  expect(priceWarnings(before, after)).toMatchSnapshot()
})
