import {
  estimatorData,
  estimatorLink,
  treatmentEstimatorLink,
} from '../../../src/features/estimator/build'
import { intoQuery, readQuery, writeQuery } from '../../../src/features/estimator/address'
import {
  isEmpty,
  mergeChoices,
  mostOf,
  noChoice,
  sexes,
} from '../../../src/features/estimator/choice'
import { testBuildContext } from '../../helpers/buildContext'

const buildContext = testBuildContext()
const data = estimatorData(buildContext)
const read = (query: string) => readQuery(data, query)

describe('the address of an estimate', () => {
  it('says what is chosen', () => {
    const choice = read(
      '?areas=frown,forehead&sex=male&add=addon-chin,lip-filler-1-0,cheek-filler-ml:2',
    )
    expect(choice).toEqual({
      areas: ['frown', 'forehead'],
      sex: 'male',
      items: { 'addon-chin': 1, 'lip-filler-1-0': 1, 'cheek-filler-ml': 2 },
    })
    expect(writeQuery(choice)).toBe(
      '?areas=frown,forehead&sex=male&add=addon-chin,lip-filler-1-0,cheek-filler-ml:2',
    )
  })

  it('is empty for nothing', () => {
    expect(writeQuery(noChoice)).toBe('')
    expect(read('')).toEqual(noChoice)
    expect(isEmpty(read('?sex=male'))).toBe(true)
  })

  it('comes back the same, whatever is chosen', () => {
    for (const item of data.items)
      for (let count = 1; count <= mostOf(item); count++)
        for (const sex of sexes) {
          const choice = { areas: ['crows-feet'], sex, items: { [item.key]: count } }
          expect(read(writeQuery(choice))).toEqual(choice)
        }
  })

  it('is the same for the same choice, in whatever order it was made', () => {
    expect(writeQuery(read('?add=masseter,addon-chin&areas=crows-feet,frown'))).toBe(
      '?areas=frown,crows-feet&add=addon-chin,masseter',
    )
  })

  it('also understands a form that sends itself', () => {
    expect(
      read('?areas=frown&areas=forehead&sex=female&add=&add=cheek-filler-ml%3A2&add=masseter'),
    ).toEqual(read('?areas=frown,forehead&add=cheek-filler-ml:2,masseter'))
  })

  it.each([
    '?areas=nose,FROWN,,%20',
    '?sex=dragon',
    '?add=consultation-injectable,lines-1-area,lines-male-supplement,unknown',
    '?add=masseter:2,masseter:0,masseter:-1,masseter:1.5,masseter:1e3,masseter:NaN',
    '?add=cheek-filler-ml:5,cheek-filler-ml:99,cheek-filler-ml:007,cheek-filler-ml:0',
    '?add=__proto__,constructor,toString:1',
    '?add=<script>alert(1)</script>&areas=%3Cimg%20src=x%3E',
    '?%E0%A4%A&areas=%FF&add=%',
    `?add=${'masseter:3,'.repeat(20_000)}`,
    '?areas[]=frown&add[]=masseter',
  ])('ignores what it does not know: %.60s', (query) => expect(read(query)).toEqual(noChoice))

  it('takes what it knows from among what it does not', () => {
    expect(
      read(
        '?utm_source=card&areas=frown,chin&add=masseter:9,lip-flip,lip-flip:1&sex=male&sex=unsaid',
      ),
    ).toEqual({
      areas: ['frown'],
      sex: 'male',
      items: { 'lip-flip': 1 },
    })
  })

  it('holds one size of a thing, the first', () => {
    expect(read('?add=lip-filler-1-5,lip-filler-0-5,hama-2,hama-1').items).toEqual({
      'lip-filler-1-5': 1,
      'hama-2': 1,
    })
  })

  it('leaves the rest of a query as it was', () => {
    expect(intoQuery('?utm_source=a%20b&areas=frown&page=2', read('?areas=forehead'))).toBe(
      '?areas=forehead&utm_source=a+b&page=2',
    )
    expect(intoQuery('?areas=frown&page=2', noChoice)).toBe('?page=2')
    expect(intoQuery('?areas=frown', noChoice)).toBe('')
  })
})

describe('two choices as one', () => {
  it('keep both, and the first where they exclude each other', () => {
    const first = read('?areas=forehead&add=lip-filler-0-5,cheek-filler-ml:2')
    const second = read('?areas=frown&sex=male&add=lip-filler-1-5,cheek-filler-ml:4,masseter')
    expect(mergeChoices(data, first, second)).toEqual(
      read('?areas=frown,forehead&sex=male&add=lip-filler-0-5,cheek-filler-ml:2,masseter'),
    )
    expect(mergeChoices(data, noChoice, second)).toEqual(second)
  })
})

describe('a treatment’s link to the estimator', () => {
  const link = (route: string) =>
    treatmentEstimatorLink(
      buildContext,
      buildContext.content.treatments.find((t) => t.route === route)!,
    )
  const at = (query: string) => `/botox-cost-london/${query}#work-out-your-total`

  it.each([
    ['/frown-line-botox', '?areas=frown'],
    ['/crows-feet-botox', '?areas=crows-feet'],
    ['/masseter-botox', '?add=masseter'],
    ['/lip-fillers', '?add=lip-filler-0-5'],
    ['/cheek-filler', '?add=cheek-filler-ml'],
  ])('%s: %s', (route, query) => expect(link(route)).toBe(at(query)))

  it.each(['addon-chin', 'migraine', 'hama-1'])(
    'adds the price that the page shows first: %s',
    (price) => {
      const priced = testBuildContext(
        ({ treatments }) =>
          (treatments.find((t) => t.route === '/chin-filler')!.atAGlance.price = price),
      )
      expect(
        treatmentEstimatorLink(
          priced,
          priced.content.treatments.find((t) => t.route === '/chin-filler')!,
        ),
      ).toBe(at(`?add=${price}`))
    },
  )

  it('is none for a treatment without a price there', () => {
    expect(link('/acne-treatment')).toBeNull()
    expect(link('/fat-dissolve')).toBeNull()
  })

  it('is understood by the estimator, every one', () => {
    const queries = buildContext.content.treatments.flatMap(
      (treatment) => treatmentEstimatorLink(buildContext, treatment)?.match(/[?][^#]*/) ?? [],
    )
    expect(queries.length).toBeGreaterThan(5)
    expect(queries.filter((query) => isEmpty(read(query)))).toEqual([])
  })

  it('follows the estimator to another page, and is none where there is no estimator', () => {
    const moved = testBuildContext(({ pages }) => {
      const from = pages.find((p) => p.route === '/botox-cost-london')!
      const section = from.sections.find((s) => s.feature === 'cost-estimator')!
      from.sections = from.sections.filter((s) => s !== section)
      pages
        .find((p) => p.route === '/treatments')!
        .sections.push({ ...section, heading: 'Add it up' })
    })
    expect(estimatorLink(moved)).toBe('/treatments/#add-it-up')
    const none = testBuildContext(({ pages }) =>
      pages.forEach((p) => (p.sections = p.sections.filter((s) => s.feature !== 'cost-estimator'))),
    )
    expect(estimatorLink(none)).toBeNull()
  })
})
