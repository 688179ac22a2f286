import { reportOn, type Files } from './helpers/baseContent'

/** Tests of the report when the prices are incomplete for the cost estimator. */
const price = (key: string, does: object, more: object = {}) => ({
  key,
  label: `Price ${key}`,
  unit: 'per visit',
  group: 'Lines',
  amount: 175,
  prescriptionOnly: true,
  estimator: does,
  ...more,
})
const lines = (areas: number, more: object = {}) =>
  price(`lines-${areas}`, { role: 'main-areas', areas }, more)

/** Returns the base content with an estimator that is in order. */
function withEstimator(files: Files) {
  files['prices.json'].mainAreas = [
    { id: 'frown', label: 'Frown', page: '/lip-fillers' },
    { id: 'forehead', label: 'Forehead' },
  ]
  files['prices.json'].prices.push(lines(1), lines(2))
  files['pages/treatments.json'].sections[0].feature = 'cost-estimator'
}
const report = (spoil: (files: Files) => void) =>
  reportOn((files) => {
    withEstimator(files)
    spoil(files)
  })
const add = (...prices: object[]) => report((f) => void f['prices.json'].prices.push(...prices))

test('an estimator that is in order passes, and so does a site without one', () => {
  expect(report(() => {})).toBe('')
  expect(reportOn(() => {})).toBe('')
})

describe('more of the same thing', () => {
  const volume = (option: string, amount: number) =>
    price(option.replace(/\W/g, '-'), { role: 'one-of', of: 'Volume', option }, { amount })

  test.each<[string, object[]]>([
    ['£100 for 2 main areas is less than £175 for 1 main area.', [lines(2, { amount: 100 })]],
    ['£400 for 2 main areas is dearer, for each, than £175 for 1 main area.', [lines(2, { amount: 400 })]],
    ['£200 for the full face is less than £300 for 2 main areas.', [lines(2, { amount: 300 }), price('face', { role: 'full-face' }, { amount: 200 })]],
    ['£250 for 1 ml is less than £300 for 0.5 ml.', [lines(2), volume('1 ml', 250), volume('0.5 ml', 300)]],
  ])('%s', (said, prices) => {
    const told = report((f) => f['prices.json'].prices.splice(-1, 1, ...prices))
    expect(told).toContain(`amount: ${said} Mend the one that is mistyped.`)
  }) // prettier-ignore
})

describe('main areas', () => {
  const told: Record<string, () => unknown> = {
    'without a price for one of their numbers': () =>
      report((f) => void f['prices.json'].mainAreas.push({ id: 'chin', label: 'Chin' })),
    'with two prices for the same number': () => add(lines(2, { key: 'lines-two' })),
    'of more areas than there are': () => add(lines(3)),
    'with a range for a price': () =>
      add(lines(2, { key: 'lines-two', amount: undefined, from: 1, to: 2 })),
    'of one name twice, or with a page that is none': () =>
      report((f) => {
        f['prices.json'].mainAreas[1] = { id: 'frown', label: 'Forehead', page: '/lip-filers' }
      }),
    'that nobody has named': () =>
      report((f) => {
        delete f['prices.json'].mainAreas
        f['prices.json'].prices.splice(-2)
      }),
  }
  test.each(Object.entries(told))('%s', (_, tell) => expect(tell()).toMatchSnapshot())
})

describe('a role', () => {
  const told: Record<string, () => unknown> = {
    'that is none': () => add(price('chin', { role: 'addon' })),
    'without what it needs': () =>
      add(
        price('lines', { role: 'main-areas' }),
        price('lip', { role: 'one-of', of: 'Lip filler' }),
      ),
    'with what does not go with it': () =>
      add(
        price('chin', { role: 'add-on', areas: 1 }),
        price('lip', { role: 'add-on', each: 'ml', most: 2 }),
      ),
    'with half of what pieces need': () => add(price('cheek', { role: 'treatment', each: 'ml' })),
    'that counts pieces of what has no price': () =>
      add(
        price(
          'belly',
          { role: 'treatment', each: 'area', most: 2 },
          { amount: undefined, onConsultation: true },
        ),
      ),
    'that only one price can have, given to two': () =>
      add(
        price('face', { role: 'full-face' }),
        price('whole', { role: 'full-face' }),
        price('small', { role: 'one-of', of: 'Lip filler', option: '0.5 ml' }),
        price('half', { role: 'one-of', of: 'Lip filler', option: '0.5 ml' }),
      ),
    'given to what is in every sum already': () =>
      report((f) => {
        f['prices.json'].prices[0].estimator = { role: 'treatment' }
        f['prices.json'].prices[1].estimator = { role: 'add-on' }
      }),
  }
  test.each(Object.entries(told))('%s', (_, tell) => expect(tell()).toMatchSnapshot())
})

test('a consultation without a single price', () => {
  expect(
    report((f) => {
      Object.assign(f['prices.json'].prices[0], { amount: undefined, from: 40, to: 60 })
    }),
  ).toMatchInlineSnapshot(
    `"data/prices.json › prices › #1: "consultation" is in every sum of the cost estimator, and has no single price. Give an amount."`,
  )
})

test('an estimator on two pages', () => {
  expect(
    report((f) => void (f['pages/home.json'].sections[0].feature = 'cost-estimator')),
  ).toMatchInlineSnapshot(
    `"data/pages/treatments.json › sections › #1 › feature: "cost-estimator" stands on data/pages/home.json already. Take one of the two out: links from the treatments lead to one place."`,
  )
})
