import { pageMoves } from '../../src/changes/addresses'
import type { SiteVersion } from '../../src/changes/siteVersion'

const version = (paths: string[], redirects: SiteVersion['redirects'] = []) =>
  ({ pages: paths.map((path) => ({ path })), redirects }) as unknown as SiteVersion
const inShort = (before: SiteVersion, after: SiteVersion) => {
  const { renamed, added, removed } = pageMoves(before, after)
  return {
    renamed: renamed.map((pair) => `${pair.before.path} ${pair.after.path}`),
    added: added.map(({ path }) => path),
    removed: removed.map(({ path }) => path),
  }
}

it('a page has moved when its address leads to a new page', () => {
  const after = version(['/', '/new-lips/'], [{ from: '/lips/', to: '/new-lips/' }])
  expect(inShort(version(['/', '/lips/']), after)).toEqual({
    renamed: ['/lips/ /new-lips/'],
    added: [],
    removed: [],
  })
})

it('a page that leads to one which was there before has gone, and so has one that leads nowhere', () => {
  const after = version(['/', '/chin/'], [{ from: '/lips/', to: '/' }])
  expect(inShort(version(['/', '/lips/', '/jaw/']), after)).toEqual({
    renamed: [],
    added: ['/chin/'],
    removed: ['/lips/', '/jaw/'],
  })
})
