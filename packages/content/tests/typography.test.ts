import { typesetRich } from '../src/expand'
import { asTyped, typeset } from '@clinic/contract/typography'

describe('copy as it is set', () => {
  it.each([
    ["You don't, and the clinic's doctor won't.", 'You don’t, and the clinic’s doctor won’t.'],
    ['Say "anaphylaxis" (say it ana-fil-axis).', 'Say “anaphylaxis” (say it ana-fil-axis).'],
    ["Skin that looks 'tired' may be dry.", 'Skin that looks ‘tired’ may be dry.'],
    ['("yes")', '(“yes”)'],
    ['"Yes" and "no"', '“Yes” and “no”'],
    ["'Yes' and 'no'", '‘Yes’ and ‘no’'],
    ['العيادة "مغلقة" 2 to 3', 'العيادة "مغلقة" 2 to 3'],
  ])('%s', (typed, wanted) => expect(typeset(typed)).toBe(wanted))

  it('keeps a number with its unit, and a telephone number whole', () => {
    expect(typeset('1 ml for 2 weeks, or 020 7946 0182.')).toBe(
      '1\u00a0ml for 2\u00a0weeks, or 020\u00a07946\u00a00182.',
    )
    expect(typeset('07700 900147, 0808 2000 247 or +44 20 7946 0182; in 2007 300 people')).toBe(
      '07700\u00a0900147, 0808\u00a02000\u00a0247 or +44\u00a020\u00a07946\u00a00182; in 2007 300 people',
    )
    expect(typeset('SPF 50 from day 3: 1 in 100, over 1 million; NHS 111')).toBe(
      'SPF\u00a050 from day\u00a03: 1\u00a0in\u00a0100, over 1\u00a0million; NHS\u00a0111',
    )
  })

  it('keeps a range whole, and a word whose last part is two letters', () => {
    expect(typeset('20 to 40 minutes, £350 to £550, from 2 to the end.')).toBe(
      '20\u00a0to\u00a040\u00a0minutes, £350\u00a0to\u00a0£550, from 2 to the end.',
    )
    expect(typeset('No walk-in or add-on is step-free.')).toBe(
      'No walk-\u2060in or add-\u2060on is step-free.',
    )
    expect(typeset('E-mail us')).toBe('E-\u2060mail us')
  })

  it('sets marks at the seams of links by the words around them', () => {
    expect(typesetRich(['See "', { text: "the clinic's page", to: '/about/' }, '".'])).toEqual([
      'See “',
      { text: 'the clinic’s page', to: '/about/' },
      '”.',
    ])
    expect(typesetRich("the clinic's page")).toBe('the clinic’s page')
    expect(typesetRich(['No walk-in. NHS ', { text: '111', to: 'tel:111' }])).toEqual([
      'No walk-\u2060in. NHS\u00a0',
      { text: '111', to: 'tel:111' },
    ])
  })

  it('can be looked for by what a keyboard types', () => {
    const text = 'The clinic\'s "walk-in" at 020 7946 0182'
    expect(asTyped(typeset(text))).toBe(text)
  })
})
