import { lookAtMail, lookFromOutside, type Finding } from '../../scripts/doctor/outside'
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
  const records: Record<string, string[]> = { 'clinic.test': ['v=spf1 include:mail.test -all'] }
  const found = await lookAtMail('desk@clinic.test', (name) =>
    records[name] ? Promise.resolve(records[name]) : Promise.reject(new Error('ENOTFOUND')),
  )
  expect(found.map(({ ok }) => ok)).toEqual([true, false])
  expect(await lookAtMail(undefined, () => Promise.resolve([]))).toEqual([])
})
