import { addressMeant, harmlessPath } from '../../src/browser/mangledAddress'
import { decodeURI, decodeURIComponent } from '../../src/browser/decode'
import { isOwnPath } from '../../src/browser/addresses'
import { mangled, recognisable } from '../helpers/mangledAddresses'

const pages = ['/', '/lip-fillers/', '/lip-filler/', '/cosmetalk/', '/cosmetalk/flawless-skin/', '/email-choices/', '/team/', '/team/dr-ada-whitcombe/'] // prettier-ignore
/** As a browser reads it from the address bar. */
const pathOf = (address: string) => new URL(`https://clinic.example${address}`).pathname

test.each(Object.entries(recognisable))('%s: leads to the page meant', (_, mangle) => {
  for (const page of ['/lip-fillers/', '/cosmetalk/flawless-skin/', '/team/dr-ada-whitcombe/'])
    expect(addressMeant(pathOf(mangle(page)), pages)?.replace(/[?#].*/, '')).toBe(page)
})

test('a query or a fragment that was encoded into the path is kept', () => {
  expect(addressMeant('/lip-fillers/%23risks', pages)).toBe('/lip-fillers/#risks')
  expect(addressMeant('/email-choices/%23code%3Dstop.aB.c', pages)).toBe(
    '/email-choices/#code=stop.aB.c',
  )
  expect(addressMeant('/lip-fillers%3Futm=a', pages)).toBe('/lip-fillers/?utm=a')
})

test.each(['/', '//', '/index.html', '/%20', '/%23', '/INDEX.HTM'])('%s is the homepage', (path) =>
  expect(addressMeant(path, pages)).toBe('/'),
)

test.each([
  '/nope',
  '/nope%23x',
  '/%E0%A4%A',
  '/nope%',
  '/%FF',
  '/lip-fillers/nope/',
  '/%E4%BD%A0',
  '/x%2Fteam',
])('%s names no page', (path) => expect(addressMeant(path, pages)).toBeNull())

test('500 mangled addresses lead to a page, or are made a path that Gatsby takes as it is', () => {
  const all = mangled(pages, 500).map(pathOf)
  expect(new Set(all).size).toBeGreaterThan(350)
  const wrong = all.filter((path) => {
    const meant = addressMeant(path, pages)
    if (meant !== null) return !pages.includes(pathOf(meant))
    return !isOwnPath(harmlessPath(path)) || pages.includes(harmlessPath(path))
  })
  expect(wrong).toEqual([])
})

test('a malformed text stays as it is, and any other is decoded', () => {
  expect(['#%', '%E0%A4%A', 'a%20b'].map(decodeURI)).toEqual(['#%', '%E0%A4%A', 'a b'])
  expect(['%', 'a%2Fb'].map(decodeURIComponent)).toEqual(['%', 'a/b'])
})
