import { lookAtGitHub, lookAtSupabase } from '../../scripts/doctor/accounts'
import { reportOf, type Finding } from '../../scripts/doctor/finding'
import { lookAtMail, lookFromOutside } from '../../scripts/doctor/outside'
import { clinicContent } from '../helpers/buildContext'

const { clinic } = clinicContent()
const site = 'https://www.clinic.test'
const url = 'https://backend.test'

const headers = {
  'strict-transport-security': 'max-age=63072000',
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
type Answers = Record<string, () => Response>
const healthy: Answers = {
  [`${site}/`]: () => new Response(`<h1>${clinic.name}</h1>`, { headers }),
  [`${site}/contact/`]: () => new Response('Contact'),
  [`${site}/no-such-page-at-all/`]: () => new Response('Not found', { status: 404 }),
  [`${site}/booking`]: () =>
    new Response(null, { status: 301, headers: { location: '/contact/' } }),
  [`${site}/robots.txt`]: () => new Response(`Sitemap: ${site}/sitemap-index.xml`),
  [`${site}/sitemap-index.xml`]: () => new Response('<loc>a</loc>'),
  'https://clinic.test/': () => new Response(null, { status: 301, headers: { location: `${site}/` } }), // prettier-ignore
  'http://www.clinic.test/': () =>
    new Response(null, { status: 301, headers: { location: `${site}/` } }),
  ...Object.fromEntries(
    ['aesthetic-analysis', 'raffle-offer', 'email-consent'].map((name) => [
      `${url}/functions/v1/${name}`,
      () => Response.json({ status: 'ok' }),
    ]),
  ),
  [`${url}/functions/v1/ai-chat`]: () =>
    Response.json({ status: 'ok', response: 'Open from 09:00 to 19:00.' }),
}
async function look(
  changes: Answers = {},
  backend: { url: string; key: string } | null = { url, key: 'key' },
) {
  const answers = { ...healthy, ...changes }
  const found = await lookFromOutside({
    site,
    backend,
    clinic,
    fetch: (address) => Promise.resolve(answers[address]!()),
  })
  return { found, missing: found.filter(({ ok }) => !ok) }
}
const words = (found: readonly Finding[]) => found.map(({ what }) => what)

it('finds nothing missing on a site that is as it should be', async () => {
  const { found, missing } = await look()
  expect(missing).toEqual([])
  expect(found.length).toBeGreaterThan(14)
})

it.each<[string, Answers, RegExp]>([
  ['another site at the domain', { [`${site}/`]: () => new Response('Parked', { headers }) }, /without the clinic’s name/],
  ['a host without headers', { [`${site}/`]: () => new Response(clinic.name) }, /header strict-transport-security is missing/],
  ['a host that serves the homepage for everything', { [`${site}/no-such-page-at-all/`]: () => new Response('Home') }, /answers 200, not 404/],
  ['no redirects', { [`${site}/booking`]: () => new Response('', { status: 404 }) }, /does not lead on/],
  ['the sitemap of another address', { [`${site}/robots.txt`]: () => new Response('Sitemap: https://x.pages.dev/s.xml') }, /names https:\/\/x\.pages\.dev/],
  ['no sitemap', { [`${site}/sitemap-index.xml`]: () => new Response('', { status: 404 }) }, /sitemap-index.xml answers 404/],
  ['the bare name parked elsewhere', { 'https://clinic.test/': () => new Response('Parked') }, /clinic\.test does not lead to the site/],
  ['http as well', { 'http://www.clinic.test/': () => new Response(clinic.name) }, /over http as well/],
  ['a function that asks for attention', { [`${url}/functions/v1/raffle-offer`]: () => Response.json({ status: 'attention', problems: ['A letter waits.'] }) }, /attention: A letter waits/],
  ['a function that was never deployed', { [`${url}/functions/v1/email-consent`]: () => new Response('no', { status: 404 }) }, /email-consent answers 404/],
  ['an assistant that knows nothing', { [`${url}/functions/v1/ai-chat`]: () => Response.json({ status: 'ok', response: 'Sorry.' }) }, /did not answer/],
])('%s is missing, with how it is mended', async (_, changes, said) => {
  const { missing } = await look(changes)
  expect(words(missing).join('\n')).toMatch(said)
  for (const { fix } of missing) expect(fix).toMatch(/\S/)
}) // prettier-ignore

it('says that there is no backend to look at', async () => {
  expect(words((await look({}, null)).missing)).toEqual([
    expect.stringMatching(/^No backend is set/),
  ])
})

it('looks for the records that letters need', async () => {
  const records: Record<string, string[]> = {
    'send.clinic.test': ['v=spf1 include:mail.test -all'],
    'key._domainkey.clinic.test': ['k=rsa; p=MIG'],
  }
  const found = await lookAtMail(
    'desk@clinic.test',
    (name) =>
      records[name] ? Promise.resolve(records[name]) : Promise.reject(new Error('ENOTFOUND')),
    'key',
  )
  expect(found.map(({ ok }) => ok)).toEqual([true, true, false])
  expect(await lookAtMail(undefined, () => Promise.resolve([]))).toEqual([])
})

describe('accounts', () => {
  const gitHub = {
    'actions/variables?per_page=100': {
      variables: 'GATSBY_SITE_URL GATSBY_SUPABASE_URL GATSBY_SUPABASE_ANON_KEY SUPABASE_PROJECT CLOUDFLARE_PROJECT DATABASE_CA'.split(' ').map((name) => ({ name })),
    },
    'environments/production/secrets?per_page=100': {
      secrets: 'OWNER_DATABASE_URL SUPABASE_ACCESS_TOKEN CLOUDFLARE_ACCOUNT_ID CLOUDFLARE_API_TOKEN'.split(' ').map((name) => ({ name })),
    },
    'actions/workflows/publish.yml/runs?branch=main&status=completed&per_page=1': { workflow_runs: [{ conclusion: 'success' }] },
    'actions/workflows/weekly.yml/runs?branch=main&status=completed&per_page=1': { workflow_runs: [{ conclusion: 'success' }] },
  } // prettier-ignore
  const supabase = {
    'ssl-enforcement': { currentConfig: { database: true } },
    functions: [{ slug: 'ai-chat', status: 'ACTIVE' }],
    secrets: 'SITE_ORIGINS LEADS_DATABASE_URL DATABASE_CA ADDRESS_SECRET LEADS_EMAIL_TO LEADS_EMAIL_FROM RESEND_API_KEY'.split(' ').map((name) => ({ name })),
    'database/backups': { backups: [{ status: 'COMPLETED' }] },
    schema_migrations: [{ version: '1' }],
    pg_roles: [{ rolcanlogin: true, rolsuper: false }],
    'cron.job': [{ active: true }],
  } // prettier-ignore
  /** Answers as an account does: by path, and a query by the table that it reads. */
  const answering = (answers: Record<string, unknown>) => (address: string, init?: RequestInit) => {
    const path = address.replace(/^.*?\/(?:repos\/clinic\/site|projects\/[a-z]{20})\//, '')
    const key = typeof init?.body === 'string' ? ['schema_migrations', 'pg_roles', 'cron.job'].find((one) => (init.body as string).includes(one)) : path // prettier-ignore
    const answer = answers[key ?? '']
    return Promise.resolve(
      answer === undefined
        ? new Response('', { status: key === 'cron.job' ? 400 : 403 })
        : Response.json(answer),
    )
  }
  const atGitHub = (changes: object = {}, unprotected: string[] = []) =>
    lookAtGitHub(
      { repository: 'clinic/site', token: 't' },
      () => Promise.resolve(unprotected),
      answering({ ...gitHub, ...changes }),
    )
  const own = { functions: ['ai-chat'], migrations: ['1'] }
  const atSupabase = (changes: object = {}) =>
    lookAtSupabase(
      { project: 'abcdefghijklmnopqrst', token: 't' },
      own,
      answering({ ...supabase, ...changes }),
    )

  it('that are as they should be miss nothing', async () => {
    const found = [...(await atGitHub()), ...(await atSupabase())]
    expect(found.filter(({ ok }) => !ok)).toEqual([])
    expect(found.length).toBeGreaterThan(11)
  })

  it.each<[string, () => Promise<Finding[]>, RegExp]>([
    ['rules of main', () => atGitHub({}, ['No rule of main requires “Checks”.']), /requires “Checks”.*step 1/],
    ['a secret of GitHub', () => atGitHub({ 'environments/production/secrets?per_page=100': { secrets: [] } }), /OWNER_DATABASE_URL, .* are not set.*step 5/],
    ['a variable', () => atGitHub({ 'actions/variables?per_page=100': { variables: gitHub['actions/variables?per_page=100'].variables.slice(1) } }), /GATSBY_SITE_URL is not set/],
    ['a publishing that failed', () => atGitHub({ 'actions/workflows/publish.yml/runs?branch=main&status=completed&per_page=1': { workflow_runs: [{ conclusion: 'failure', html_url: 'https://run.test' }] } }), /ended with "failure"\. https:\/\/run\.test says why/],
    ['a weekly run', () => atGitHub({ 'actions/workflows/weekly.yml/runs?branch=main&status=completed&per_page=1': { workflow_runs: [] } }), /The weekly run has not run yet/],
    ['SSL', () => atSupabase({ 'ssl-enforcement': { currentConfig: { database: false } } }), /without SSL.*Enforce SSL/],
    ['a function', () => atSupabase({ functions: [] }), /Functions: ai-chat is not set.*Deploy them/],
    ['a secret of the functions', () => atSupabase({ secrets: [{ name: 'SITE_ORIGINS' }] }), /LEADS_DATABASE_URL, DATABASE_CA, ADDRESS_SECRET are not set/],
    ['letters', () => atSupabase({ secrets: [] }), /Letters are switched off/],
    ['half of the letters', () => atSupabase({ secrets: supabase.secrets.slice(0, -1) }), /RESEND_API_KEY is not set/],
    ['a migration', () => atSupabase({ schema_migrations: [] }), /Migrations: 1 is not set/],
    ['the role', () => atSupabase({ pg_roles: [] }), /site_functions cannot log in/],
    ['pg_cron', () => atSupabase({ 'cron.job': undefined }), /Nothing deletes old enquiries/],
    ['owner and name', () => lookAtGitHub({ repository: 'site', token: 't' }, () => Promise.resolve([]), answering({})), /CMS_REPOSITORY is "site"\. Write owner and name/],
    ['the reference', () => lookAtSupabase({ project: 'https://a.supabase.co', token: 't' }, own, answering({})), /SUPABASE_PROJECT is .* 20 letters/],
    ['an address', async () => (await look({}, { url: 'abcdefghijklmnopqrst', key: 'k' })).found, /GATSBY_SUPABASE_URL is .* Write the address/],
    ['a backup', () => atSupabase({ 'database/backups': { backups: [] } }), /There is no backup/],
  ])('%s is missing, with how it is mended', async (_, seen, said) => {
    expect(reportOf(await seen())).toMatch(said)
  }) // prettier-ignore

  it('that may not be seen are not called wrong', async () => {
    const found = [
      ...(await lookAtGitHub({}, () => Promise.resolve([]), answering({}))),
      ...(await atSupabase({ functions: undefined })),
    ]
    expect(found.filter(({ ok }) => ok === false)).toEqual([])
    expect(reportOf(found)).toMatch(/unseen {3}Functions \(answers 403\).*the token may read/)
    const offline = () => Promise.reject(new TypeError('fetch failed'))
    const away = await lookAtSupabase({ project: 'abcdefghijklmnopqrst', token: 't' }, own, offline)
    expect(away.filter(({ ok }) => ok !== null)).toEqual([])
    expect(reportOf(away)).toMatch(/fetch failed.*on the internet/)
  })
})
