import { estimatorData } from '../../../src/features/estimator/build'
import { readQuery } from '../../../src/features/estimator/address'
import {
  choose,
  mostOf,
  noChoice,
  sexes,
  type Choice,
} from '../../../src/features/estimator/choice'
import { estimate, formatSum } from '../../../src/features/estimator/estimate'
import type { SiteContent } from '@clinic/content/load'
import { testBuildContext } from '../../helpers/buildContext'

/**
 * The sums of section 9 of the specification, from data/prices.json as it stands. The figures here
 * are the specification's.
 */
const data = estimatorData(testBuildContext())
const of = (query: string) => estimate(data, readQuery(data, query))
const total = (query: string) => {
  const sum = of(query).total
  return sum && formatSum(sum)
}
const steps = (query: string) =>
  of(query).lines.map(({ label, working, sum }) => [label, working, formatSum(sum)])

describe('main areas', () => {
  test.each([
    ['?areas=frown', '£175'],
    ['?areas=frown,forehead', '£275'],
    ['?areas=frown,forehead,crows-feet', '£350'],
  ])('%s is %s', (query, sum) => expect(total(query)).toBe(sum))

  test.each([
    ['?areas=frown&sex=male', '£225'],
    ['?areas=frown,forehead,crows-feet&sex=male', '£400'],
  ])('the male supplement is £50 once a visit: %s is %s', (query, sum) =>
    expect(total(query)).toBe(sum),
  )

  it('is on main areas only', () => {
    for (const query of [
      '?add=full-face-lines',
      '?add=lip-flip',
      '?add=nefertiti',
      '?add=masseter',
      '?add=migraine',
      '?add=cheek-filler-ml',
    ])
      expect([query, of(`${query}&sex=male`)]).toEqual([query, of(query)])
  })

  it('is stated as a matter of dose', () => {
    expect(steps('?areas=frown,crows-feet&sex=male')).toEqual([
      ['Botox: two areas', 'Frown lines and crow’s feet', '£275'],
      [
        'Botox: male supplement',
        'Once a visit: larger muscles usually need a larger dose, and the doctor decides the dose.',
        '£50',
      ],
    ])
  })

  it('makes a range for somebody who would rather not say', () => {
    expect(total('?areas=frown&sex=unsaid')).toBe('£175 to £225')
    expect(total('?add=lip-flip&sex=unsaid')).toBe('£175')
  })
})

describe('add-ons', () => {
  it('are added each, and the supplement still once', () => {
    expect(
      total(
        '?areas=frown,forehead,crows-feet&sex=male&add=addon-chin,addon-brow-lift,addon-gummy-smile,addon-bunny-lines',
      ),
    ).toBe('£600')
  })

  it('without a main area are left out, and it is said how to mend that', () => {
    expect(of('?add=addon-chin')).toMatchObject({
      lines: [],
      total: null,
      left: null,
      leftOut: [
        {
          label: 'Chin dimpling',
          why: 'An add-on goes with one main area or more: tick a main area too, or take this out.',
        },
      ],
    })
    expect(total('?add=addon-chin,masseter')).toBe('£350')
  })
})

describe('full face', () => {
  it('is £500, in place of main areas and add-ons, which are named as left out', () => {
    const sum = of('?areas=frown,forehead&sex=male&add=full-face-lines,addon-chin,lip-flip')
    expect(sum.lines.map((line) => [line.label, line.sum.to])).toEqual([
      ['Botox: full face', 500],
      ['Lip flip', 175],
    ])
    expect(sum.leftOut).toEqual([
      {
        key: 'areas',
        label: 'Frown lines and forehead lines',
        why: 'The full-face price stands in its place.',
      },
      {
        key: 'addon-chin',
        label: 'Chin dimpling',
        why: 'The full-face price stands in its place.',
      },
    ])
  })
})

describe('a price on its own, of each form', () => {
  test.each([
    ['lip-flip', '£175'],
    ['migraine', '£450 to £550'],
    ['lip-filler-0-5', '£300'],
    ['hama-1', '£1,250'],
  ])('%s is %s', (key, sum) => expect(total(`?add=${key}`)).toBe(sum))

  test.each([
    ['cheek-filler-ml:2', '2 ml × £350', '£700'],
    ['sweat-underarms-palms:2', '2 areas × £550', '£1,100'],
    ['profhilo:2', '2 sessions × £350', '£700'],
    ['lip-flip', null, '£175'],
    ['migraine', 'Depends on the plan the doctor agrees with you.', '£450 to £550'],
  ])('%s is worked out as %s', (entry, working, sum) =>
    expect(steps(`?add=${entry}`)).toEqual([[expect.any(String), working, sum]]),
  )

  it('fat dissolving and Emsculpt are agreed at the consultation, and not in the sum', () => {
    const sum = of('?add=masseter,fat-dissolve,emsculpt')
    expect(sum.total).toEqual({ from: 350, to: 350 })
    expect(sum.leftOut.map(({ label, why }) => [label, why])).toEqual([
      ['Fat-dissolving injections', 'The price is agreed at the consultation.'],
      ['Emsculpt', 'The price is agreed at the consultation.'],
    ])
  })

  it('says of a range what it depends on', () => {
    expect(steps('?add=trigger-point')).toEqual([
      ['Muscle trigger points', 'Depends on how many muscles are treated.', '£350 to £550'],
    ])
  })

  it('leaves out only what is no part of a sum: the consultation, the supplement, and the skincare programme, which has its consultation in it', () => {
    const { prices } = testBuildContext().content.prices
    expect(prices.filter((p) => !p.estimator).map((p) => p.key)).toEqual([
      'consultation-injectable',
      'lines-male-supplement',
      'prescription-skincare',
    ])
  })
})

describe('the consultation', () => {
  it('is £50, paid first and taken off: what is left is the total less £50', () => {
    expect(of('?areas=frown,forehead&add=addon-chin,addon-brow-lift')).toMatchObject({
      total: { from: 375, to: 375 },
      consultation: 50,
      left: { from: 325, to: 325 },
    })
    expect(of('?add=migraine').left).toEqual({ from: 400, to: 500 })
  })
  it('never makes the rest less than nothing', () => {
    const cheap = estimatorData(
      testBuildContext((content) => void (priceOf(content, 'lip-flip').amount = 20)),
    )
    expect(estimate(cheap, { ...noChoice, items: { 'lip-flip': 1 } })).toMatchObject({
      total: { from: 20, to: 20 },
      left: { from: 0, to: 0 },
    })
  })
})

const priceOf = (content: SiteContent, key: string) =>
  content.prices.prices.find((p) => p.key === key)!

describe('prices.json alone', () => {
  it('a filler per ml that is added there can be added up', () => {
    const more = estimatorData(
      testBuildContext((content) => {
        const filler = {
          key: 'temple-filler-ml',
          label: 'Temple filler',
          unit: 'per ml',
          group: 'Dermal fillers',
          amount: 410,
          prescriptionOnly: false,
        }
        content.prices.prices.push({
          ...filler,
          estimator: { role: 'treatment', each: 'ml', most: 3 },
        })
      }),
    )
    expect(estimate(more, readQuery(more, '?add=temple-filler-ml:3')).total).toEqual({
      from: 1230,
      to: 1230,
    })
  })
  it('a fourth main area needs no code', () => {
    const more = estimatorData(
      testBuildContext((content) => {
        content.prices.mainAreas!.push({ id: 'chin', label: 'Chin' })
        content.prices.prices.push({
          ...priceOf(content, 'lines-3-areas'),
          key: 'lines-4-areas',
          amount: 420,
          estimator: { role: 'main-areas', areas: 4 },
        })
      }),
    )
    const sum = estimate(more, readQuery(more, '?areas=frown,forehead,crows-feet,chin'))
    expect(sum.lines).toMatchObject([
      { working: 'Frown lines, forehead lines, crow’s feet and chin', sum: { from: 420, to: 420 } },
    ])
  })
  it('pence stay exact', () => {
    const odd = estimatorData(
      testBuildContext((content) => void (priceOf(content, 'cheek-filler-ml').amount = 0.1)),
    )
    expect(estimate(odd, { ...noChoice, items: { 'cheek-filler-ml': 3 } }).total).toEqual({
      from: 0.3,
      to: 0.3,
    })
  })
})

describe('any choice', () => {
  /** The same choices on every run. */
  const random = (() => {
    let seed = 42
    return (below: number) => (seed = (seed * 16807) % 2147483647) % below
  })()
  const anyChoice = (): Choice =>
    choose(data, {
      areas: data.areas.map((area) => area.id).filter(() => random(2) === 0),
      sex: sexes[random(3)]!,
      items: data.items
        .filter(() => random(3) === 0)
        .map((item) => [item.key, 1 + random(mostOf(item))] as const),
    })

  it('has a total that is the sum of its lines, never falling and never negative, with nothing lost', () => {
    for (let i = 0; i < 2000; i++) {
      const choice = anyChoice()
      const sum = estimate(data, choice)
      for (const end of ['from', 'to'] as const) {
        expect(sum.total?.[end] ?? 0).toBe(sum.lines.reduce((all, line) => all + line.sum[end], 0))
        expect(sum.left?.[end] ?? 0).toBe(
          Math.max(0, (sum.total?.[end] ?? 0) - (sum.total ? 50 : 0)),
        )
      }
      for (const line of sum.lines)
        expect(line.sum.to >= line.sum.from && line.sum.from >= 0 && line.sum.to > 0).toBe(true)
      const told = new Set([...sum.lines, ...sum.leftOut].map((one) => one.key))
      expect(Object.keys(choice.items).filter((key) => !told.has(key))).toEqual([])
      expect(told.has('areas')).toBe(choice.areas.length > 0)
    }
  })
})
