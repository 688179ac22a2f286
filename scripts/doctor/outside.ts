import type { SiteContent } from '@clinic/content/load'

/** What a look found: in order, or what is missing and how it is mended. */
export type Finding = { what: string; ok: boolean; fix?: string }

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>
export type Lookup = (name: string, type: 'TXT' | 'CNAME') => Promise<string[]>

type Outside = {
  /** The site's public address, without a slash at the end. */
  site: string
  /** The address and the publishable key of the backend; null where it is not set. */
  backend: { url: string; key: string } | null
  clinic: SiteContent['clinic']
  fetch: Fetch
}

const ok = (what: string): Finding => ({ what, ok: true })
const missing = (what: string, fix: string): Finding => ({ what, ok: false, fix })

/** Headers without which a page is not published as it was tested, and what each begins with. */
const neededHeaders: [name: string, holds: RegExp][] = [
  ['strict-transport-security', /max-age=\d{7,}/],
  ['content-security-policy', /./],
  ['x-content-type-options', /nosniff/],
  ['referrer-policy', /./],
]

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Fetches, again after a pause where a host is still taking up what was published. */
async function patiently(fetch: Fetch, url: string, init?: RequestInit): Promise<Response | null> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) })
      if (response.status < 500 || attempt === 2) return response
    } catch {
      if (attempt === 2) return null
    }
    await pause(2000 * (attempt + 1))
  }
}

/** Looks at the live site as a visitor, a search engine and a browser do. */
export async function lookFromOutside({ site, backend, clinic, fetch }: Outside) {
  const get = (path: string, init?: RequestInit) =>
    patiently(fetch, `${site}${path}`, { redirect: 'manual', ...init })
  const found: Finding[] = []
  const home = await get('/')
  if (home === null)
    return [
      missing(
        `${site} does not answer.`,
        'Give the host the domain, and wait until its certificate is there (docs/going-live.md, "Hosts")',
      ),
    ]
  const html = await home.text()
  found.push(
    home.status === 200 && html.includes(clinic.name)
      ? ok('The homepage is there, and is this clinic’s.')
      : missing(
          `The homepage answers ${home.status}, without the clinic’s name.`,
          'See that the domain leads to the project that was published',
        ),
  )
  for (const [name, holds] of neededHeaders)
    found.push(
      holds.test(home.headers.get(name) ?? '')
        ? ok(`The header ${name} is set.`)
        : missing(
            `The header ${name} is missing.`,
            'See that the host reads _headers, or set what stands there by hand (docs/going-live.md, "Headers")',
          ),
    )
  found.push(await statusOf(get, '/contact/', 200, 'A page is served at its address with a slash.'))
  found.push(
    await statusOf(get, '/no-such-page-at-all/', 404, 'What is not there answers with 404.'),
  )
  const moved = await get('/booking')
  found.push(
    moved !== null &&
      (moved.status === 301 || moved.status === 308 || /\/contact\//.test(await moved.text()))
      ? ok('An old address leads on.')
      : missing(
          'The old address /booking does not lead on.',
          'See that the host reads _redirects, or serves booking/index.html',
        ),
  )
  const robots = await get('/robots.txt')
  const sitemap = /^Sitemap: (\S+)/m.exec((await robots?.text()) ?? '')?.[1]
  found.push(
    sitemap?.startsWith(site)
      ? ok('robots.txt tells search engines of the sitemap.')
      : missing(
          `robots.txt names ${sitemap ?? 'no sitemap'}, not one of ${site}.`,
          'Set GATSBY_SITE_URL to the address of the site, and publish again',
        ),
  )
  const plain = await patiently(fetch, `${site.replace('https:', 'http:')}/`, {
    redirect: 'manual',
  })
  found.push(
    plain === null || (plain.headers.get('location') ?? '').startsWith('https://')
      ? ok('http leads to https.')
      : missing('The site is served over http as well.', 'Let the host lead http to https'),
  )
  return [...found, ...(backend === null ? [noBackend] : await lookAtFunctions(backend, fetch))]
}

const noBackend = missing(
  'No backend is set, so that the assistant, the analysis and the offer cannot be looked at.',
  'Set GATSBY_SUPABASE_URL and GATSBY_SUPABASE_ANON_KEY (docs/going-live.md, step 4)',
)

async function statusOf(
  get: (path: string) => Promise<Response | null>,
  path: string,
  status: number,
  what: string,
): Promise<Finding> {
  const response = await get(path)
  return response?.status === status
    ? ok(what)
    : missing(
        `${path} answers ${response?.status ?? 'nothing'}, not ${status}.`,
        'See "Any other static host" in docs/going-live.md',
      )
}

const functions = ['ai-chat', 'aesthetic-analysis', 'raffle-offer', 'email-consent']

async function lookAtFunctions(
  { url, key }: NonNullable<Outside['backend']>,
  fetch: Fetch,
): Promise<Finding[]> {
  const health = await Promise.all(
    functions.map(async (name): Promise<Finding> => {
      const response = await patiently(fetch, `${url}/functions/v1/${name}`)
      const page = (await response?.json().catch(() => null)) as {
        status?: string
        problems?: string[]
      } | null
      if (page?.status === 'ok') return ok(`The function ${name} is well.`)
      return missing(
        `The function ${name} ${page?.status ? `asks for attention: ${(page.problems ?? [page.status]).join(' ')}` : `answers ${response?.status ?? 'nothing'}`}.`,
        page?.status
          ? 'docs/going-live.md, step 4, says what its health page means'
          : 'Deploy the functions (docs/going-live.md, step 4)',
      )
    }),
  )
  const answer = await patiently(fetch, `${url}/functions/v1/ai-chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, apikey: key },
    body: JSON.stringify({ question: 'What are your opening hours?', context: '' }),
  })
  const { response } = ((await answer?.json().catch(() => null)) ?? {}) as { response?: string }
  return [
    ...health,
    /\d\d:\d\d/.test(response ?? '')
      ? ok('The assistant answers a question.')
      : missing(
          `The assistant did not answer "What are your opening hours?" (${answer?.status ?? 'nothing'}).`,
          'Deploy the functions with what they know: npm run knowledge, then docs/going-live.md, step 4',
        ),
  ]
}

/** Looks whether letters from this address would be taken for forged ones. */
export async function lookAtMail(from: string | undefined, lookup: Lookup): Promise<Finding[]> {
  const domain = from?.split('@')[1]
  if (!domain) return []
  const records = (name: string) => lookup(name, 'TXT').catch(() => [] as string[])
  const [spf, dmarc] = await Promise.all([records(domain), records(`_dmarc.${domain}`)])
  return [
    spf.some((text) => text.startsWith('v=spf1'))
      ? ok(`${domain} says who may send its letters (SPF).`)
      : missing(
          `${domain} has no SPF record, so letters may be taken for forged ones.`,
          'Add the TXT record that the mail service names',
        ),
    dmarc.some((text) => text.startsWith('v=DMARC1'))
      ? ok(`${domain} says what to do with forged letters (DMARC).`)
      : missing(
          `${domain} has no DMARC record.`,
          `Add the TXT record _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:an address that somebody reads`,
        ),
  ]
}

/** Returns what was found as lines, what is missing last. */
export const reportOf = (found: readonly Finding[]): string =>
  [
    ...found.filter((one) => one.ok).map(({ what }) => `  ok       ${what}`),
    ...found.filter((one) => !one.ok).map(({ what, fix }) => `  missing  ${what} ${fix}.`),
    '',
    found.every((one) => one.ok)
      ? 'Nothing is missing.'
      : `${found.filter((one) => !one.ok).length} of ${found.length} are missing.`,
  ].join('\n')
