import { loadContent } from '../src/load'
import { releaseChange } from '../src/releaseReport'
import { homeSections } from '../src/schemas/common'
import { reportOn } from './helpers/baseContent'

const configured = { GATSBY_SUPABASE_URL: 'https://backend.test', GATSBY_SUPABASE_ANON_KEY: 'key' }

test('samples, placeholders and an unconfigured backend stop a release, and nothing else does', () => {
  const spoil = (f: Parameters<Parameters<typeof reportOn>[0]>[0]) => {
    f['people/dr-doe.json'].sample = true
    f['reviews.json'].reviews[0].sample = true
    f['treatments/lip-fillers.json'].review.sample = true
    f['clinic.json'].hoursSample = true
    f['clinic.json'].claims[0].evidence = 'To be confirmed.'
    f['clinic.json'].lines[1] = {
      label: 'Second line',
      display: '020 7123 4567',
      e164: '+442071234567',
    }
  }
  expect(reportOn(spoil)).toBe('')
  expect(
    reportOn(spoil, { release: { env: { GATSBY_SUPABASE_URL: 'https://backend.test' } } }),
  ).toMatchSnapshot()
})

test('what calls itself a sample may not be published, and a sample of something may', () => {
  const report = reportOn(
    (f) => {
      Object.assign(f['people/dr-doe.json'], {
        name: 'Dr Alex Sample',
        intro: 'This doctor does not exist.',
      })
      f['reviews.json'].reviews[0].text = 'Sample text. A real review will say more.'
      f['pages/treatments.json'].intro = 'The entries below are samples.'
      f['treatments/lip-fillers.json'].intro =
        'A sample of your blood is taken; a filler without risk does not exist.'
    },
    { release: { env: configured } },
  )
  expect(report.split('\n').filter((line) => line.includes('sample'))).toMatchSnapshot()
})

test('content without samples may be released', () => {
  const report = reportOn(
    (f) => {
      f['people/dr-doe.json'].registration = 'GMC 7012345'
      const real = JSON.stringify(f['clinic.json'])
        .replaceAll('.example', '.co.uk')
        .replaceAll(/7946 01\d\d/g, '7123 4567')
        .replaceAll(/794601\d\d/g, '71234567')
      f['clinic.json'] = JSON.parse(
        real
          .replace('0808 157 0123', '0808 100 1000')
          .replace('8081570123', '8081001000')
          .replace('07700 900147', '07911 123456')
          .replace('7700900147', '7911123456'),
      )
    },
    { release: { env: configured } },
  )
  expect(report).toBe('')
})

test('an entry put above samples that were there does not make them new; one more sample is new', () => {
  const before = loadContent('__tests__/fixtures/clinic').content!
  const [first] = before.reviews
  before.reviews = [{ ...first!, sample: true }]
  const after = structuredClone(before)
  after.reviews.unshift({ ...first!, id: 'real', sample: undefined })
  expect(releaseChange(before, after).added).toEqual([])
  after.reviews.push({ ...first!, sample: true })
  expect(releaseChange(before, after).added).toMatchObject([{ lines: [expect.any(String)] }])
})

test('restricted advertising, which leaves the prescription out of the homepage, keeps its order', () => {
  const before = loadContent('__tests__/fixtures/clinic').content!
  const home = before.pages.find(({ kind }) => kind === 'home')!
  const [section] = home.sections
  delete home.orderAgreed
  home.sections = homeSections.map((part) => ({ ...section!, part }))
  const after = structuredClone(before)
  after.clinic.advertising = 'restricted'
  const shown = after.pages.find(({ kind }) => kind === 'home')!
  shown.sections = shown.sections.filter(({ part }) => part !== 'skincare')
  expect(releaseChange(before, after).added).toEqual([])
})
