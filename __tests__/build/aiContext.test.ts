import { addOnTotal, areasTotal } from '@clinic/content/payable'
import { aiContext } from '../../src/gatsby/aiContext'
import { testBuildContext } from '../helpers/buildContext'

/** Specification, section 9, with the amounts that tests hold (fixtures/prices.json). */
const specified: [what: string, line: RegExp][] = [
  ['injectable consultation', /Injectable consultation: £50 per consultation/],
  ['1 area', /one area: £175\b/],
  ['2 areas', /two areas: £275\b/],
  ['3 areas', /three areas: £350\b/],
  ['male supplement', /male supplement: £50\b/],
  ['chin', /Chin[^:;.]*: £50 per add-on/],
  ['brow lift', /Brow lift: £50 per add-on/],
  ['gummy smile', /Gummy smile: £50 per add-on/],
  ['bunny lines', /Bunny lines: £50 per add-on/],
  ['lip flip', /Lip flip: £175\b/],
  ['Nefertiti', /Nefertiti[^:;.]*: £300\b/],
  ['masseter', /masseter[^:;.]*: £350\b/i],
  ['full face', /full face: £500\b/],
  ['migraines', /migraine[^:;.]*: £450 to £550\b/i],
  ['trigger point', /trigger point[^:;.]*: £350 to £550\b/i],
  ['T-zone oily skin', /T-zone[^:;.]*: £250\b/],
  ['sweat-tox underarms or palms', /underarms or palms: £550\b/],
  ['sweat-tox scalp', /scalp: £600\b/],
  ['lip 0.5 ml', /Lip filler, 0\.5 ml: £300\b/],
  ['lip 1.0 ml', /Lip filler, 1\.0 ml: £350\b/],
  ['lip 1.5 ml', /Lip filler, 1\.5 ml: £400\b/],
  ['non-surgical nose job', /Non-surgical nose job: £450\b/],
  ['tear trough', /Tear trough[^:;.]*: £425\b/],
  ['cheek', /Cheek[^:;.]*: £350 per ml/],
  ['jawline', /Jawline[^:;.]*: £350 per ml/],
  ['marionette lines', /Marionette[^:;.]*: £325 per ml/],
  ['nasolabial folds', /Nasolabial[^:;.]*: £325 per ml/],
  ['Profhilo', /Profhilo: £350\b/],
  ['HAMA 1', /HAMA 1[^:;]*three syringes: £1,250\b/],
  ['HAMA 2', /HAMA 2[^:;]*four syringes: £1,500\b/],
  ['fat dissolve', /Fat-dissolving[^:;.]*: price on consultation/],
  ['Emsculpt', /Emsculpt: price on consultation/],
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
