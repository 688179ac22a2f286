import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { createServer as createSocketServer, type AddressInfo } from 'node:net'
import { delimiter, resolve } from 'node:path'

/** The tools of .github/publish, with stand-ins for GitHub's API and for the database. */
const good = {
  'rules/branches/main': [
    {
      type: 'pull_request',
      parameters: { require_code_owner_review: true, dismiss_stale_reviews_on_push: true },
    },
    {
      type: 'required_status_checks',
      parameters: { required_status_checks: [{ context: 'Checks' }] },
    },
  ],
  'codeowners/errors?ref=main': { errors: [] },
  'environments/production': { deployment_branch_policy: { custom_branch_policies: true } },
  'environments/production/deployment-branch-policies': { branch_policies: [{ name: 'main' }] },
}
const settings = Object.fromEntries(
  'GATSBY_SITE_URL SUPABASE_PROJECT CLOUDFLARE_PROJECT DATABASE_CA OWNER_DATABASE_URL SUPABASE_ACCESS_TOKEN CLOUDFLARE_ACCOUNT_ID CLOUDFLARE_API_TOKEN'
    .split(' ')
    .map((name) => [name, 'x']),
)

let answers: Record<string, unknown>
let server: Server
beforeAll(
  () =>
    new Promise<void>((done) => {
      server = createServer((request, response) => {
        const answer = answers[request.url!.replace('/repos/clinic/site/', '')]
        response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer))
      }).listen(0, '127.0.0.1', done)
    }),
)
afterAll(() => void server.close())

const ready = (changed: object, env: object = {}) =>
  new Promise<string>((done) => {
    answers = { ...good, ...changed }
    const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    execFile(
      process.execPath,
      ['.github/publish/ready.mjs'],
      {
        env: {
          ...settings,
          GITHUB_API_URL: api,
          GITHUB_REPOSITORY: 'clinic/site',
          GH_TOKEN: 't',
          ...env,
        },
      },
      (error, out, complaint) => done(`${out}${complaint.includes('Error') ? complaint : ''}${error === null ? 'ready' : 'not ready'}`), // prettier-ignore
    )
  })

it('publishes where an owner approves code and only main may use the secrets', async () => {
  expect(await ready({})).toBe('ready')
})

it.each<[string, object, RegExp]>([
  [
    'no rules',
    { 'rules/branches/main': [] },
    /code owners.*\n.*approval back.*\n.*requires “Checks”/,
  ],
  ['an owner nobody knows', { 'codeowners/errors?ref=main': { errors: [{ kind: 'Unknown owner' }] } }, /CODEOWNERS names nobody/], // prettier-ignore
  [
    'no CODEOWNERS',
    { 'codeowners/errors?ref=main': undefined },
    /GitHub answered 404 to codeowners/,
  ],
  [
    'an environment for every branch',
    { 'environments/production': { deployment_branch_policy: null } },
    /open to other branches/,
  ],
  [
    'an environment for a second branch',
    {
      'environments/production/deployment-branch-policies': {
        branch_policies: [{ name: 'main' }, { name: 'release/*' }],
      },
    },
    /open to other branches/,
  ],
])('publishes nothing with %s', async (_, changed, words) => {
  const said = await ready(changed)
  expect(said).toMatch(words)
  expect(said).toMatch(/not ready$/)
})

it('names each missing setting', async () => {
  expect(await ready({}, { CLOUDFLARE_API_TOKEN: '' })).toMatch(
    /no CLOUDFLARE_API_TOKEN\..*\nnot ready/,
  )
})

it.each(['', '?sslmode=disable', '?sslmode=prefer'])(
  'migrates no server that does not encrypt, and gives it no password: %s',
  async (end) => {
    const sent: string[] = []
    const database = createSocketServer((socket) => {
      socket.on('error', () => undefined)
      socket.on('data', (part) => {
        sent.push(part.toString('hex'))
        socket.write('N')
      })
    })
    await new Promise<void>((done) => database.listen(0, '127.0.0.1', done))
    const { port } = database.address() as AddressInfo
    const failed = await new Promise<boolean>((done) => {
      execFile(
        process.execPath,
        ['migrate.mjs'],
        {
          cwd: '.github/publish',
          env: {
            ...process.env,
            PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
            OWNER_DATABASE_URL: `postgresql://postgres:secret@127.0.0.1:${port}/postgres${end}`,
          },
        },
        (error) => done(error !== null),
      )
    })
    database.close()
    expect(failed).toBe(true)
    expect([...new Set(sent)]).toEqual(['0000000804d2162f'])
  },
  30_000,
)

it('goes back to what reached visitors before what they get now', async () => {
  const deployment = (id: string, day: number, more = {}) => ({
    id,
    created_on: `2026-11-0${day}T00:00:00Z`,
    environment: 'production',
    latest_stage: { status: 'success' },
    ...more,
  })
  const all = JSON.stringify([
    deployment('first', 1),
    deployment('second', 2),
    deployment('failed', 3, { latest_stage: { status: 'failure' } }),
    deployment('shown', 4, { environment: 'preview' }),
    deployment('now', 5),
  ])
  const script = `import { deploymentBefore } from './.github/publish/rollback.mjs'
    console.log(['now', 'second', 'first'].map((id) => deploymentBefore(${all}, id)?.id).join())`
  const said = await new Promise((done) =>
    execFile(process.execPath, ['--input-type=module', '-e', script], (_, out) => done(out)),
  )
  // A second press goes a step further; before the first there is nothing.
  expect(said).toBe('second,first,\n')
})
