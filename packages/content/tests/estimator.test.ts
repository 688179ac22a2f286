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
  test('without a price for one of their numbers', () => {
    expect(
      report((f) => void f['prices.json'].mainAreas.push({ id: 'chin', label: 'Chin' })),
    ).toMatchInlineSnapshot(
      `"data/prices.json › prices: none is the price of 3 main areas, and a page shows the cost estimator. Give the right one "estimator": { "role": "main-areas", "areas": 3 }."`,
    )
  })
  test('with two prices for the same number', () => {
    expect(add(lines(2, { key: 'lines-two' }))).toMatchInlineSnapshot(
      `"data/prices.json › prices › #7 › estimator › areas: "lines-2" is the price of 2 main areas already. Keep one of the two."`,
    )
  })
  test('of more areas than there are', () => {
    expect(add(lines(3))).toMatchInlineSnapshot(
      `"data/prices.json › prices › #7 › estimator › areas: 3 is more than the 2 that mainAreas names. Name the areas there, or change the number."`,
    )
  })
  test('with a range for a price', () => {
    expect(
      add(lines(2, { key: 'lines-two', amount: undefined, from: 1, to: 2 })),
    ).toMatchInlineSnapshot(
      `"data/prices.json › prices › #7 › estimator › role: needs a single price, and this is a range or agreed at the consultation. Give an amount."`,
    )
  })
  test('of one name twice, or with a page that is none', () => {
    expect(
      report((f) => {
        f['prices.json'].mainAreas[1] = { id: 'frown', label: 'Forehead', page: '/lip-filers' }
      }),
    ).toMatchInlineSnapshot(`
     "data/prices.json › mainAreas › #2 › id: "frown" stands twice. Give each its own id.
     data/prices.json › mainAreas › #2 › page: "/lip-filers" is not a page. Did you mean "/lip-fillers"?"
    `)
  })
  test('that nobody has named', () => {
    expect(
      report((f) => {
        delete f['prices.json'].mainAreas
        f['prices.json'].prices.splice(-2)
      }),
    ).toMatchInlineSnapshot(
      `"data/prices.json › mainAreas: is missing, and a page shows the cost estimator. Name the main areas that are counted together."`,
    )
  })
})

describe('a role', () => {
  test('that is none', () => {
    expect(add(price('chin', { role: 'addon' }))).toMatchInlineSnapshot(
      `"data/prices.json › prices › #7 › estimator › role: "addon" is not one of its values. Did you mean "add-on"?"`,
    )
  })
  test('without what it needs', () => {
    expect(
      add(
        price('lines', { role: 'main-areas' }),
        price('lip', { role: 'one-of', of: 'Lip filler' }),
      ),
    ).toMatchInlineSnapshot(`
     "data/prices.json › prices › #7 › estimator › areas: is missing, which the role "main-areas" needs. Add it.
     data/prices.json › prices › #8 › estimator › option: is missing, which the role "one-of" needs. Add it."
    `)
  })
  test('with what does not go with it', () => {
    expect(
      add(
        price('chin', { role: 'add-on', areas: 1 }),
        price('lip', { role: 'add-on', each: 'ml', most: 2 }),
      ),
    ).toMatchInlineSnapshot(`
     "data/prices.json › prices › #7 › estimator › areas: does not go with the role "add-on". Take it out, or change the role.
     data/prices.json › prices › #8 › estimator › each: does not go with the role "add-on". Take it out, or change the role.
     data/prices.json › prices › #8 › estimator › most: does not go with the role "add-on". Take it out, or change the role."
    `)
  })
  test('with half of what pieces need', () => {
    expect(add(price('cheek', { role: 'treatment', each: 'ml' }))).toMatchInlineSnapshot(
      `"data/prices.json › prices › #7 › estimator › each: stands alone. Give both each and most."`,
    )
  })
  test('that counts pieces of what has no price', () => {
    expect(
      add(
        price(
          'belly',
          { role: 'treatment', each: 'area', most: 2 },
          { amount: undefined, onConsultation: true },
        ),
      ),
    ).toMatchInlineSnapshot(
      `"data/prices.json › prices › #7 › estimator › each: cannot be added up, because the price is agreed at the consultation. Take each and most out."`,
    )
  })
  test('that only one price can have, given to two', () => {
    expect(
      add(
        price('face', { role: 'full-face' }),
        price('whole', { role: 'full-face' }),
        price('small', { role: 'one-of', of: 'Lip filler', option: '0.5 ml' }),
        price('half', { role: 'one-of', of: 'Lip filler', option: '0.5 ml' }),
      ),
    ).toMatchInlineSnapshot(`
     "data/prices.json › prices › #8 › estimator › role: "face" is the full-face price already. Keep one of the two.
     data/prices.json › prices › #10 › estimator › option: "0.5 ml" of "Lip filler" is "small" already. Give each its own option."
    `)
  })
  test('given to what is in every sum already', () => {
    expect(
      report((f) => {
        f['prices.json'].prices[0].estimator = { role: 'treatment' }
        f['prices.json'].prices[1].estimator = { role: 'add-on' }
      }),
    ).toMatchInlineSnapshot(`
     "data/prices.json › prices › #1 › estimator › role: is given to the consultation, which is in every sum already. Take estimator out.
     data/prices.json › prices › #2 › estimator › role: is given to the male supplement, which is in the sum already. Take estimator out."
    `)
  })
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
