/**
 * Scores an answer as Mozilla's HTTP Observatory does, which cannot reach a machine of ours: its
 * ten checks, with the results and modifiers of its public source
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests/, read in its
 * state of 2025; described at developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). From
 * 100 the penalties are taken off; who still has 90 gets the bonuses. Results that need more than
 * one answer of a site (a preload list, a certificate) are left out.
 */
export type Answer = {
  /** Header names in lower case. */
  headers: Record<string, string | string[] | undefined>
  html: string
  /** What http answers, for the same host. `null`: nothing listens there. */
  http: { status: number; location: string | undefined } | null
  host: string
}

type Check = { check: string; result: string; modifier: number }

export function observatory(answer: Answer): { score: number; checks: Check[] } {
  const checks = Object.entries(tests).map(([check, test]): Check => {
    const [result, modifier] = test(answer)
    return { check, result, modifier }
  })
  const sum = (some: Check[]) => some.reduce((total, { modifier }) => total + modifier, 0)
  const base = 100 + sum(checks.filter(({ modifier }) => modifier < 0))
  return {
    score: Math.max(
      0,
      base < 90 ? base : base + sum(checks.filter(({ modifier }) => modifier > 0)),
    ),
    checks,
  }
}

type Result = [result: string, modifier: number]

const header = ({ headers }: Answer, name: string): string => {
  const value = headers[name]
  return (Array.isArray(value) ? value.join(', ') : (value ?? '')).trim().toLowerCase()
}

type Policy = Map<string, string[]>

function parsed(policy: string): Policy {
  const found: Policy = new Map()
  for (const part of policy.split(';')) {
    const [name, ...values] = part.trim().toLowerCase().split(/\s+/)
    if (!name) continue
    if (found.has(name)) throw new Error(`${name} stands twice`)
    found.set(name, values)
  }
  return found
}

/**
 * What both policies let through: a browser asks each. What only one of them speaks of is as that
 * one says.
 */
function both(a: Policy, b: Policy): Policy {
  const together = new Map([...a, ...b])
  for (const [name, values] of a) {
    const others = b.get(name)
    if (others)
      together.set(
        name,
        values.includes("'none'") ? values : values.filter((value) => others.includes(value)),
      )
  }
  return together
}

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*']
const unsafe = ["'unsafe-inline'", 'data:']
const some = (values: string[], bad: string[]) => values.some((value) => bad.includes(value))

/** A hash or nonce makes browsers ignore 'unsafe-inline'. */
const heeded = (values: string[]) =>
  values.some((v) => /^'(?:sha\d+|nonce)-/.test(v))
    ? values.filter((v) => v !== "'unsafe-inline'")
    : values

const policies = (answer: Answer) => {
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(
    answer.html,
  )?.[1]
  return { sent: parsed(header(answer, 'content-security-policy')), meta: parsed(meta ?? '') }
}

const tests: Record<string, (answer: Answer) => Result> = {
  'content-security-policy'(answer) {
    let csp: Policy
    try {
      const { sent, meta } = policies(answer)
      csp = both(sent, meta)
    } catch {
      return ['csp-header-invalid', -25]
    }
    if (csp.size === 0) return ['csp-not-implemented', -25]
    const of = (name: string) => heeded(csp.get(name) ?? csp.get('default-src') ?? ['*'])
    const active = [...csp]
      .filter(([name]) => !['img-src', 'media-src'].includes(name))
      .flatMap(([, values]) => values)
    const insecure = (values: string[]) => values.some((value) => /^(?:http|ftp):/.test(value))
    if (some(of('script-src'), [...broad, ...unsafe]) || some(of('object-src'), broad))
      return ['csp-implemented-with-unsafe-inline', -20]
    if (insecure(active)) return ['csp-implemented-with-insecure-scheme', -20]
    if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'"))
      return ['csp-implemented-with-unsafe-eval', -10]
    if (insecure([...of('img-src'), ...of('media-src')]))
      return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10]
    if (some(of('style-src'), [...broad, ...unsafe]))
      return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0]
    return csp.get('default-src')?.join(' ') === "'none'"
      ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
      : ['csp-implemented-with-no-unsafe', 5]
  },

  cookies: ({ headers }) => {
    const cookies = [headers['set-cookie'] ?? []].flat()
    if (cookies.length === 0) return ['cookies-not-found', 0]
    if (cookies.some((cookie) => !/;\s*secure/i.test(cookie)))
      return ['cookies-without-secure-flag', -20]
    return cookies.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie))
      ? ['cookies-secure-with-httponly-sessions-and-samesite', 5]
      : ['cookies-secure-with-httponly-sessions', 0]
  },

  'cross-origin-resource-sharing': (answer) => {
    const allowed = header(answer, 'access-control-allow-origin')
    if (allowed === '') return ['cross-origin-resource-sharing-not-implemented', 0]
    if (allowed === '*') return ['cross-origin-resource-sharing-implemented-with-public-access', 0]
    return header(answer, 'access-control-allow-credentials') === 'true'
      ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
      : ['cross-origin-resource-sharing-implemented-with-restricted-access', 0]
  },

  redirection: ({ http, host }) => {
    if (http === null) return ['redirection-not-needed-no-http', 0]
    if (http.status < 300 || http.status > 399 || !http.location)
      return ['redirection-missing', -20]
    const to = new URL(http.location, `http://${host}`)
    if (to.protocol !== 'https:') return ['redirection-not-to-https', -20]
    return to.hostname === host
      ? ['redirection-to-https', 0]
      : ['redirection-off-host-from-http', -5]
  },

  'referrer-policy': (answer) => {
    const policy = header(answer, 'referrer-policy')
      .split(/\s*,\s*/)
      .at(-1)!
    if (policy === '') return ['referrer-policy-not-implemented', 0]
    if (
      ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
        policy,
      )
    )
      return ['referrer-policy-private', 5]
    return [
      'origin',
      'origin-when-cross-origin',
      'unsafe-url',
      'no-referrer-when-downgrade',
    ].includes(policy)
      ? ['referrer-policy-unsafe', -5]
      : ['referrer-policy-header-invalid', -5]
  },

  'strict-transport-security': (answer) => {
    const value = header(answer, 'strict-transport-security')
    if (value === '') return ['hsts-not-implemented', -20]
    const seconds = /^max-age=(\d+)(?:;|$)/.exec(value)?.[1]
    if (seconds === undefined) return ['hsts-header-invalid', -20]
    return Number(seconds) >= 15_768_000
      ? ['hsts-implemented-max-age-at-least-six-months', 0]
      : ['hsts-implemented-max-age-less-than-six-months', -10]
  },

  'subresource-integrity': ({ html, host }) => {
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes!)
    if (scripts.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0]
    const foreign = scripts.flatMap((attributes) => {
      const src = /\bsrc="([^"]*)"/.exec(attributes)?.[1]
      return src && new URL(src, `https://${host}`).host !== host
        ? [{ src, checked: /\bintegrity=/.test(attributes) }]
        : []
    })
    if (foreign.length === 0)
      return ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0]
    if (foreign.some(({ src }) => !src.startsWith('https:')))
      return ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50]
    return foreign.every(({ checked }) => checked)
      ? ['sri-implemented-and-external-scripts-loaded-securely', 5]
      : ['sri-not-implemented-but-external-scripts-loaded-securely', -5]
  },

  'x-content-type-options': (answer) => {
    const value = header(answer, 'x-content-type-options')
    if (value === 'nosniff') return ['x-content-type-options-nosniff', 0]
    return [
      value === ''
        ? 'x-content-type-options-not-implemented'
        : 'x-content-type-options-header-invalid',
      -5,
    ]
  },

  'x-frame-options': (answer) => {
    // In a meta element `frame-ancestors` means nothing.
    const { sent } = policies(answer)
    if (sent.has('frame-ancestors') && !some(sent.get('frame-ancestors')!, broad))
      return ['x-frame-options-implemented-via-csp', 5]
    const value = header(answer, 'x-frame-options')
    if (['deny', 'sameorigin'].includes(value)) return ['x-frame-options-sameorigin-or-deny', 0]
    return [
      value === '' ? 'x-frame-options-not-implemented' : 'x-frame-options-header-invalid',
      -20,
    ]
  },

  'cross-origin-resource-policy': (answer) => {
    const value = header(answer, 'cross-origin-resource-policy')
    if (value === '') return ['corp-not-implemented', 0]
    if (value === 'same-origin' || value === 'same-site')
      return [`corp-implemented-with-${value}`, 10]
    return value === 'cross-origin'
      ? ['corp-implemented-with-cross-origin', 0]
      : ['corp-header-invalid', -5]
  },
}
