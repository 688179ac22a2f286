import { redirectRules, redirectStub, siteRedirects } from '../../src/gatsby/redirects'
import { hostRedirects } from '../helpers/hostRules'
import { clinicContent, testOrigin } from '../helpers/buildContext'

const redirects = siteRedirects(clinicContent())

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

describe('_redirects', () => {
  const rules = hostRedirects(redirectRules(redirects))

  it('leads every address on, with and without the slash, each once', () => {
    for (const { from, to } of redirects)
      for (const asked of [from, from.slice(0, -1)])
        expect([asked, rules.answer(asked)]).toEqual([asked, { status: 301, to }])
    expect(rules.accepted).toHaveLength(2 * redirects.length)
  })

  it('never answers for a real page or a product', () => {
    for (const path of [
      '/',
      '/contact/',
      '/product-analysis/gentle-cleanser/',
      '/product-analysis/unknown/',
      '/blog/beauty-ethnic-neutrality/',
      '/lip-fillers/',
    ])
      expect([path, rules.answer(path)]).toEqual([path, null])
  })
})
