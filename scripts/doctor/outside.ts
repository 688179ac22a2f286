import type { SiteContent } from '@clinic/content/load'
import { missing, ok, type Fetch, type Finding } from './finding'

export type Lookup = (name: string, type: 'TXT') => Promise<string[]>

type Outside = {
  /** The site's public address, without a slash at the end. */
  site: string
  /** The address and the publishable key of the backend; null where it is not set. */
  backend: { url: string; key: string } | null
  clinic: SiteContent['clinic']
  fetch: Fetch
}

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
  const get = (path: string) => patiently(fetch, `${site}${path}`, { redirect: 'manual' })
  const found: Finding[] = []
  const isAddress = (text: string) => /^https:\/\/[\w.-]+$/.test(text)
  if (!isAddress(site))
    return [missing(`GATSBY_SITE_URL is "${site}".`, 'Write an address: https://www.example.com')]
  if (backend && !isAddress(backend.url))
    return [
      missing(
        `GATSBY_SUPABASE_URL is "${backend.url}".`,
        'Write the address of the project: https://abcdefghijklmnopqrst.supabase.co',
      ),
    ]
  const home = await get('/')
  if (home === null)
    return [
      missing(
        `${site} does not answer.`,
        'Give the host the domain, and wait until its certificate is there ' +
          '(docs/going-live.md, "Hosts")',
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
            'See that the host reads _headers, or set what stands there by hand ' +
              '(docs/going-live.md, "Headers")',
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
  if (sitemap?.startsWith(site)) {
    const index = await get(sitemap.slice(site.length))
    found.push(
      index?.status === 200 && /<loc>/.test(await index.text())
        ? ok('The sitemap is there.')
        : missing(`${sitemap} answers ${index?.status ?? 'nothing'}.`, 'Publish again'),
    )
  }
  const host = new URL(site).hostname
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  const led = await patiently(fetch, `https://${other}/`, { redirect: 'manual' })
  found.push(
    (led?.headers.get('location') ?? '').startsWith(site)
      ? ok(`${other} leads to the site.`)
      : missing(
          `${other} ${led === null ? 'does not answer' : 'does not lead to the site'}.`,
          `Add it at the host, and let it lead to ${site} (docs/going-live.md, step 7)`,
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
        `The function ${name} ` +
          `${page?.status ? `asks for attention: ${(page.problems ?? [page.status]).join(' ')}` : `answers ${response?.status ?? 'nothing'}`}.`,
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
          'The assistant did not answer "What are your opening hours?" ' +
            `(${answer?.status ?? 'nothing'}).`,
          'Deploy the functions with what they know: npm run knowledge, then ' +
            'docs/going-live.md, step 4',
        ),
  ]
}

/**
 * Looks whether letters from this address would be taken for forged ones.
 * @param selector the name of the key that the mail service signs them with
 */
export async function lookAtMail(
  from: string | undefined,
  lookup: Lookup,
  selector = 'resend',
): Promise<Finding[]> {
  const domain = from?.split('@')[1]?.replace(/>$/, '')
  if (!domain) return []
  // Resend sends from a subdomain of its own, and signs for the domain.
  const needed: [what: string, names: string[], holds: RegExp, fix: string][] = [
    [
      'says who may send its letters (SPF)',
      [`send.${domain}`, domain],
      /^v=spf1/,
      'Add the TXT record that the mail service names',
    ],
    [
      'signs its letters (DKIM)',
      [`${selector}._domainkey.${domain}`],
      /(?:^|;\s*)p=\S/,
      `Add the record that the mail service names as ${selector}._domainkey`,
    ],
    [
      'says what to do with forged letters (DMARC)',
      [`_dmarc.${domain}`],
      /^v=DMARC1/,
      `Add the TXT record _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:an address ` +
        'that somebody reads',
    ],
  ]
  return Promise.all(
    needed.map(async ([what, names, holds, fix]) => {
      const records = await Promise.all(names.map((name) => lookup(name, 'TXT').catch(() => [])))
      return records.flat().some((text) => holds.test(text))
        ? ok(`${domain} ${what}.`)
        : missing(`Nothing ${what.replace('its letters', `the letters of ${domain}`)}.`, fix)
    }),
  )
}
