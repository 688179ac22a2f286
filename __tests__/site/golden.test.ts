import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFile, builtOrigin, builtPages, builtStubs, notFoundPath } from '../helpers/builtSite'

const lines = (name: string) =>
  readFileSync(join(__dirname, '..', 'golden', `${name}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)

describe('the built site is what the kept lists say', () => {
  it('has these pages and no others', () => {
    const paths = builtPages().map((p) => p.path)
    expect(paths.filter((p) => p !== notFoundPath).toSorted()).toEqual(lines('urls'))
    expect(paths).toContain(notFoundPath)
  })

  it('has these pages in its sitemap, each with its date', () => {
    const origin = builtOrigin()
    const index = [...builtFile('sitemap-index.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map((m) => new URL(m[1]!))
    expect(index.map((url) => url.origin)).toEqual(index.map(() => origin))
    const entries = index.flatMap((url) => [...builtFile(url.pathname).matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)])
    expect(entries.map(([, loc]) => loc)).toEqual(lines('sitemap').map((path) => `${origin}${path}`))
    for (const [, loc, lastmod] of entries) expect([loc, lastmod]).toEqual([loc, expect.stringMatching(/^20\d\d-\d\d-\d\d/)])
  })

  it('has a stub for each redirect', () => {
    expect(
      builtStubs()
        .map((stub) => `${stub.path} ${/url=([^"]+)"/.exec(stub.html)![1]}`)
        .toSorted(),
    ).toEqual(lines('redirects'))
  })
})
