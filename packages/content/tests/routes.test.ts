import { clinicData } from '../../../scripts/testing/clinicSite'
import { validateContent } from '../src/gate'
import { knownRoutes, pagePath, productRoute } from '../src/routes'

test.each([
  ['/', '/'],
  ['/lip-fillers', '/lip-fillers/'],
  ['/lip-fillers/', '/lip-fillers/'],
  ['/lip-fillers#risks', '/lip-fillers/#risks'],
  ['https://www.nhs.uk', 'https://www.nhs.uk'],
])('%s is served at %s', (route, path) => {
  expect(pagePath(route)).toBe(path)
})

test('the content makes every kind of page, and no route twice', () => {
  const routes = knownRoutes(validateContent(clinicData)).map(({ route }) => route)
  expect(new Set(routes).size).toBe(routes.length)
  for (const route of [
    '/',
    '/home',
    '/home2',
    '/treatments',
    '/lip-fillers',
    '/cardiff',
    '/team/dr-ada-whitcombe',
    productRoute('gentle-cleanser'),
  ])
    expect(routes).toContain(route)
  expect(routes).not.toContain(null)
})
