import { addOnTotal, areasTotal } from '@clinic/content/payable'
import { aiContext } from '../../src/gatsby/aiContext'
import { testBuildContext } from '../helpers/buildContext'

/** One price of each form. */
const specified: [what: string, line: RegExp][] = [
  ['injectable consultation', /Injectable consultation: £50 per consultation/],
  ['2 areas', /two areas: £275\b/],
  ['chin', /Chin[^:;.]*: £50 per add-on/],
  ['migraines', /migraine[^:;.]*: £450 to £550\b/i],
  ['cheek', /Cheek[^:;.]*: £350 per ml/],
  ['HAMA 1', /HAMA 1[^:;]*three syringes: £1,250\b/],
  ['fat dissolve', /Fat-dissolving[^:;.]*: price on consultation/],
  ['prescription skincare', /Prescription skincare[^:;.]*: £60 per 3 months/],
]

describe('aiContext', () => {
  const { content } = testBuildContext()
  const context = aiContext(content)

  it.each(specified)('gives the price of %s', (_, line) => expect(context).toMatch(line))

  it('gives every price of prices.json, and no other amount but the totals of add-ons and of men', () => {
    const listed = new Set(
      content.prices.prices.flatMap((p) => [p.amount, p.from, p.to]).filter((n) => n !== undefined),
    )
    const said = [...context.matchAll(/£([\d,]+)/g)].map((m) => Number(m[1]!.replace(',', '')))
    const totals = content.prices.prices
      .flatMap((p) => [areasTotal(p, content.prices), addOnTotal(p, content.prices)])
      .flatMap((total) => [total?.amount, total?.men])
    expect(said.filter((n) => !listed.has(n) && !totals.includes(n))).toEqual([])
    expect([...listed].filter((n) => !said.includes(n))).toEqual([])
  })

  it('says who the clinic is, that the consultation is redeemed, who pays the supplement, how to get in touch and how to book', () => {
    const { clinic } = content
    expect(context).toContain(`established in ${clinic.since}`)
    expect(context).toMatch(/over 40,000 treatments/i)
    expect(context).toContain('redeemed against any treatment')
    expect(context).toContain('one-, two- and three-area prices are for women')
    for (const wanted of [
      clinic.name,
      clinic.lines[0].display,
      clinic.lines[1]!.display,
      clinic.freephone!.display,
      clinic.whatsapp!.display,
      clinic.email,
      clinic.bookingUrl,
    ])
      expect(context).toContain(wanted)
  })

  it('holds no token, and follows a price edit', () => {
    expect(context).not.toMatch(/[{}]|undefined|NaN/)
    const edited = structuredClone(content)
    edited.prices.prices.find((p) => p.key === 'masseter')!.amount = 365
    expect(aiContext(edited)).toMatch(/masseter[^:;.]*: £365\b/i)
  })

  it('fits into a request', () => expect(context.length).toBeLessThan(8000))
})
