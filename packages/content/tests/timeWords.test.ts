import { briefTime, timeWords, visitsWords, yearlyWords } from '../src/timeWords'

describe('a time in words', () => {
  it.each([
    [{ from: 6, to: 12, unit: 'months' }, '6 to 12 months'],
    [{ from: 1, unit: 'weeks' }, '1 week'],
    [{ from: 0, unit: 'days' }, 'None'],
    [{ from: 0, to: 1, unit: 'days' }, 'Up to 1 day'],
    [{ from: 1, to: 3, unit: 'days', note: 'for swelling' }, '1 to 3 days, for swelling'],
    [{ from: 0, unit: 'days', note: 'though a bruise may show' }, 'None, though a bruise may show'],
    [{ note: 'Depends on what is chosen' }, 'Depends on what is chosen'],
  ] as const)('%o is %s', (time, words) => {
    expect(timeWords(time, 'None')).toBe(words)
  })
})

test('where space is short a time stands without its note, and a note alone', () => {
  expect([
    briefTime({ from: 1, to: 3, unit: 'days', note: 'for swelling' }, 'None'),
    briefTime({ note: 'Depends on what is chosen' }, 'None'),
  ]).toEqual(['1 to 3 days', 'Depends on what is chosen'])
})

test('visits are counted, with the time between them and the note', () => {
  expect(visitsWords({ from: 1 })).toBe('1 visit')
  expect(visitsWords({ from: 2, interval: { from: 4, unit: 'weeks' } })).toBe(
    '2 visits, 4 weeks apart',
  )
  expect(visitsWords({ from: 1, to: 2, note: 'Built up. Then kept.' })).toBe(
    '1 to 2 visits. Built up. Then kept',
  )
})

test('a yearly course is counted', () => {
  expect([
    yearlyWords({ from: 1 }),
    yearlyWords({ from: 2 }),
    yearlyWords({ from: 1, to: 2 }),
    yearlyWords({ from: 3 }),
    yearlyWords({ from: 3, to: 4 }),
  ]).toEqual([
    'once a year',
    'twice a year',
    'once or twice a year',
    '3 times a year',
    '3 to 4 times a year',
  ])
})
