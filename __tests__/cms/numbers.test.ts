import { readFileSync } from 'node:fs'
import { fromFile, toFile } from '../../src/cms/browser/files'
import { kindAt } from '../../src/cms/kinds'
import { clinicData } from '../../scripts/testing/clinicSite'

const kind = kindAt('data/prices.json')!
const text = readFileSync(`${clinicData}/prices.json`, 'utf8')
type Form = { prices: Record<string, unknown>[] }

/** Returns what the file holds once somebody has typed this as the first price's amount. */
async function typed(amount: string): Promise<unknown> {
  const form = fromFile(kind, text, []) as Form
  form.prices[0]!.amount = amount
  return (JSON.parse(await toFile(kind, form as never)) as Form).prices[0]!.amount
}

describe('a number that is typed in the editor', () => {
  it.each([
    ['350', 350],
    ['1,250', 1250],
    [' 1,250.50 ', 1250.5],
    ['12,345,678', 12345678],
  ])('%j is %d', async (words, amount) => expect(await typed(words)).toBe(amount))

  it.each(['1,25', '12,50', '£350', '350 pounds', '1.250,00', '3 50'])(
    '%j is left as it was typed, for the gate to refuse',
    async (words) => expect(await typed(words)).toBe(words),
  )

  it('is shown as it stands in the file, and one that is not there as nothing', () => {
    const { prices } = fromFile(kind, text, []) as Form
    const range = prices.find(({ from }) => from !== undefined)!
    expect(range).toMatchObject({
      from: expect.stringMatching(/^\d+$/) as string,
      to: expect.stringMatching(/^\d+$/) as string,
    })
    expect(range).not.toHaveProperty('amount')
  })
})
