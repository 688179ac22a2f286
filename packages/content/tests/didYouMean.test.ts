import { clinicData } from '../../../scripts/testing/clinicSite'
import { didYouMean, nearest } from '../src/didYouMean'
import { validateContent } from '../src/gate'
import { knownRoutes } from '../src/routes'

const routes = knownRoutes(validateContent(clinicData)).map(({ route }) => route)

test.each([
  ['/lip-filers', '/lip-fillers'],
  ['/lip-filler', '/lip-fillers'],
  ['/masseter-btoox', '/masseter-botox'],
  ['/fillers-lip', '/lip-fillers'],
  ['/Lip-Fillers', '/lip-fillers'],
  ['/beauty-ethnic-neutrality', '/blog/beauty-ethnic-neutrality'],
  ['/botox-cost', '/botox-cost-london'],
  ['/crows-foot-botox', '/crows-feet-botox'],
  ['/product-analysis/gentle-clenser', '/product-analysis/gentle-cleanser'],
])('%s was meant for %s', (written, meant) => {
  expect(nearest(written, routes)).toBe(meant)
})

test.each(['/', '/x', '/laser-hair-removal', '/blepharoplasty', '/pay'])(
  '%s is near no page',
  (written) => {
    expect(
      nearest(
        written,
        routes.filter((route) => route !== '/'),
      ),
    ).toBeNull()
  },
)

test('a long list is not read out', () => {
  expect(didYouMean('/laser-hair-removal', routes)).toBe('Check how it is spelled, or add it first')
})

test('a code of two letters is not guessed from another, only from its capitals', () => {
  expect(nearest('nl', ['pl', 'ar'])).toBeNull()
  expect(nearest('AR', ['pl', 'ar'])).toBe('ar')
})

test('two letters that changed places are one mistake', () => {
  expect(nearest('rde', ['red'])).toBe('red')
  expect(nearest('rxx', ['red'])).toBeNull()
})

test('a short list is', () => {
  expect(didYouMean('purple', ['red', 'green'])).toBe('It can be "red", "green"')
})

test('an empty list says so', () => {
  expect(didYouMean('rooms', [])).toBe('There is none yet: add it first, or take this out')
})
