import { redirectStub } from '../../src/gatsby/redirects'
import { testOrigin } from '../helpers/buildContext'

describe('the stub of a redirect', () => {
  const stub = redirectStub({ from: '/booking/', to: '/contact/' }, testOrigin)
  const [, to, script] = /<script data-to="([^"]*)">(.*?)<\/script>/.exec(stub)!
  const run = (search: string, hash: string) => {
    const replace = jest.fn()
    // eslint-disable-next-line no-new-func -- the script is what is tested
    new Function('location', 'document', script!)(
      { search, hash, replace },
      { currentScript: { dataset: { to } } },
    )
    return replace.mock.calls as string[][]
  }

  it('keeps query and hash, and replaces the history entry', () => {
    expect(run('?utm_source=x&y=1', '#hours')).toEqual([['/contact/?utm_source=x&y=1#hours']])
    expect(run('', '')).toEqual([['/contact/']])
  })

  it('leads on without scripts, and points search engines to the page', () => {
    expect(stub).toContain('<meta http-equiv="refresh" content="0; url=/contact/">')
    expect(stub).toContain(`<link rel="canonical" href="${testOrigin}/contact/">`)
    expect(stub).toContain(`<a href="/contact/">`)
    expect(stub).toContain('<meta name="robots" content="noindex">')
  })

  it('runs its script before the browser starts the refresh', () => {
    expect(stub.indexOf('<script ')).toBeLessThan(stub.indexOf('http-equiv'))
  })
})
