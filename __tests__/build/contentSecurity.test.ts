import { createHash } from 'node:crypto'
import { permissionsPolicy, sitePolicy, withScriptPolicy } from '../../src/gatsby/contentSecurity'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body>${body}</body></html>`
const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)![1]!

describe('the policy in a page', () => {
  it('holds the hashes of exactly its inline scripts, in their order and each once', () => {
    const html = withScriptPolicy(
      page('<script>a()</script><script type="module">b()</script><script>a()</script>'),
    )
    expect(policyOf(html)).toBe(`script-src 'self' ${hash('a()')} ${hash('b()')}`)
  })

  it('covers speculation rules, which Chromium only heeds with a hash', () => {
    const rules = '{"prerender":[]}'
    expect(
      policyOf(withScriptPolicy(page(`<script type="speculationrules">${rules}</script>`))),
    ).toBe(`script-src 'self' ${hash(rules)}`)
  })

  it('lets no inline script run on a page that has none, and needs no hash for data and for files', () => {
    const body =
      '<script type="application/json" id="boot-data">{}</script><script type="application/ld+json">{}</script><script src="/a.js"></script>'
    expect(policyOf(withScriptPolicy(page(body)))).toBe("script-src 'self'")
  })

  it('stands before everything but the encoding, which must come within the first 1,024 bytes', () => {
    expect(withScriptPolicy(page(''))).toContain(
      `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'self'"><title>`,
    )
    expect(
      withScriptPolicy(page('').replace('<meta charSet="utf-8"/>', '<meta charset="utf-8">')),
    ).toContain('<meta charset="utf-8"><meta http-equiv=')
  })

  it('is written anew when the page was done before, as it is where only its scripts have changed', () => {
    const before = withScriptPolicy(page('<script>a()</script>'))
    expect(withScriptPolicy(before)).toBe(before)
    expect(withScriptPolicy(before.replace('a()', 'b()'))).toBe(
      withScriptPolicy(page('<script>b()</script>')),
    )
  })

  it('names the analytics service where one is configured', () =>
    expect(policyOf(withScriptPolicy(page(''), ['https://stats.test']))).toBe(
      "script-src 'self' https://stats.test",
    ))

  it('is never left out: a page without a place for it stops the build', () =>
    expect(() => withScriptPolicy('<html><head></head></html>')).toThrow(
      'A page without <meta charset="utf-8"> has no place for its policy',
    ))
})

describe('the policy of the whole site', () => {
  const policy = sitePolicy({ backend: 'https://abc.supabase.test', analytics: [] })

  it('leaves scripts to the pages: with script-src or default-src it would forbid what they allow', () => {
    expect(policy).not.toMatch(/\bscript-src(?!-attr)|default-src|unsafe-eval/)
  })

  it('names every other kind of thing by itself, as there is no default', () => {
    for (const kind of [
      'style',
      'img',
      'font',
      'connect',
      'manifest',
      'media',
      'frame',
      'worker',
      'object',
    ])
      expect(policy).toContain(`${kind}-src `)
    for (const never of [
      "frame-src 'none'",
      "worker-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "script-src-attr 'none'",
    ])
      expect(policy).toContain(never)
    expect(policy).toContain("form-action 'self' https://abc.supabase.test;")
    expect(policy).not.toContain('*')
  })

  it('requires Trusted Types, and knows one policy, or two with an analytics service', () => {
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types site$/)
    expect(sitePolicy({ backend: 'https://b.test', analytics: ['https://stats.test'] })).toMatch(
      /trusted-types site analytics$/,
    )
  })
})

it('no feature of the browser is left to pages but the copying of a link', () => {
  expect(permissionsPolicy).toMatch(/^clipboard-write=\(self\), (?:[a-z-]+=\(\)(?:, |$)){30,}$/)
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'unload'])
    expect(permissionsPolicy).toContain(`${feature}=()`)
})
