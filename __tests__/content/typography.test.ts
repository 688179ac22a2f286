import { typeset, typesetRich } from '../../src/content/typography'

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
  })

  it('keeps a range whole, and a word whose last part is two letters', () => {
    expect(typeset('20 to 40 minutes, £350 to £550, from 2 to the end.')).toBe(
      '20\u00a0to\u00a040\u00a0minutes, £350\u00a0to\u00a0£550, from 2 to the end.',
    )
    expect(typeset('No walk-in or add-on is step-free.')).toBe(
      'No walk\u2011in or add\u2011on is step-free.',
    )
    expect(typeset('E-mail us')).toBe('E\u2011mail us')
  })

  it('sets marks at the seams of links by the words around them', () => {
    expect(typesetRich(['See "', { text: "the clinic's page", to: '/about/' }, '".'])).toEqual([
      'See “',
      { text: 'the clinic’s page', to: '/about/' },
      '”.',
    ])
    expect(typesetRich("the clinic's page")).toBe('the clinic’s page')
  })
})
