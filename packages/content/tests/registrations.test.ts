import { reportOn } from './helpers/baseContent'

const reportWith = (registration: string | null, release?: { env: Record<string, string> }) =>
  reportOn((f) => (f['people/dr-doe.json'].registration = registration), release ? { release } : {})

test.each([
  ['GMC 7012345'],
  ['GMC number: 701 2345, on the specialist register for dermatology'],
  ['General Medical Council (GMC) 7012345'],
  ['NMC 12A3456B'],
  ['NMC PIN 12 a 3456 b'],
  ['GDC 12345'],
  ['GPhC 2012345'],
  ['HCPC PH12345'],
  ['GMC 7012345 and GDC 123456'],
  // A register that the check does not know.
  ['Order of Physicians, 75/12345'],
])('%s may be right', (registration) => expect(reportWith(registration)).toBe(''))

test.each([
  ['GMC 123456'],
  ['GMC 70123456'],
  ['GMC'],
  ['gmc no. 12A3456B'],
  ['NMC 7012345'],
  ['GDC 123'],
  ['GPhC 201234'],
  ['HCPC 12345'],
])('%s has not the form of a number of that register', (registration) =>
  expect(reportWith(registration)).toMatch(
    /^data\/people\/dr-doe\.json › registration: ".+" has no number of the \w+\. Write it like .+\.$/,
  ),
)

describe('at a release', () => {
  const release = { env: {} }
  const registrationIn = (report: string) =>
    report.split('\n').filter((line) => line.includes('› registration'))
  it.each(['GMC 0000000', 'GMC 1234567', 'GMC 123 4567'])(
    '%s is refused as made up',
    (registration) => {
      expect(registrationIn(reportWith(registration, release))).toEqual([
        expect.stringContaining('looks made up. Give the number on the professional register.'),
      ])
    },
  )
  it('a doctor without a number who checks pages is refused, and an editor without one is not', () => {
    expect(registrationIn(reportWith(null, release))).toMatchSnapshot()
    expect(registrationIn(reportWith('GMC 7012345', release))).toEqual([])
  })
})
