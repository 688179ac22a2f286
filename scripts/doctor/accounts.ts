import { missing, ok, unseen, type Fetch, type Finding } from './finding'

/** Asks an account's interface; throws what it answered where that is no answer. */
type Ask = <T>(path: string, body?: object) => Promise<T>

const asker =
  (fetch: Fetch, root: string, token: string): Ask =>
  async (path, body) => {
    const response = await fetch(`${root}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    })
    if (!response.ok) throw new Error(`answers ${response.status}`)
    return response.json() as Promise<never>
  }

/**
 * Returns what a look found; where the account does not answer, that it could not look, and why.
 */
async function look(what: string, see: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await see()
  } catch (error) {
    const why = error instanceof Error ? error.message : 'no answer'
    const mend = why.startsWith('answers 4')
      ? 'See that the name is right, and that the token may read this'
      : 'It could not be reached: see that this machine is on the internet, and run npm run doctor again'
    return [unseen(`${what} (${why})`, mend)]
  }
}

/** Says which of these names are there. */
const named = (what: string, needed: readonly string[], there: readonly string[], fix: string) => {
  const left = needed.filter((name) => !there.includes(name))
  return left.length === 0
    ? ok(`${what} are all set.`)
    : missing(`${what}: ${left.join(', ')} ${left.length === 1 ? 'is' : 'are'} not set.`, fix)
}

const step = (number: number) => `docs/going-live.md, step ${number}`

const variables = (
  'GATSBY_SITE_URL GATSBY_SUPABASE_URL GATSBY_SUPABASE_ANON_KEY SUPABASE_PROJECT ' +
  'CLOUDFLARE_PROJECT DATABASE_CA'
).split(' ')
const secrets =
  'OWNER_DATABASE_URL SUPABASE_ACCESS_TOKEN CLOUDFLARE_ACCOUNT_ID CLOUDFLARE_API_TOKEN'.split(' ')

/**
 * Looks at the repository on GitHub: what protects it, its settings by name, and its last runs.
 * @param protection says what is missing, as publishing itself asks
 */
export async function lookAtGitHub(
  { repository, token }: { repository?: string; token?: string },
  protection: (ask: Ask) => Promise<string[]>,
  fetch: Fetch,
): Promise<Finding[]> {
  if (!repository || !token)
    return [
      unseen(
        'The repository on GitHub',
        'Set CMS_REPOSITORY (clinic/website) and GITHUB_TOKEN, a token that may read its ' +
          'administration, environments, variables and actions',
      ),
    ]
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
    return [missing(`CMS_REPOSITORY is "${repository}".`, 'Write owner and name: clinic/website')]
  const ask = asker(fetch, `https://api.github.com/repos/${repository}`, token)
  const lastRun = (file: string, what: string) =>
    look(what, async () => {
      const { workflow_runs: runs } = await ask<{
        workflow_runs: { conclusion: string | null; html_url: string }[]
      }>(`actions/workflows/${file}/runs?branch=main&status=completed&per_page=1`)
      if (runs[0]?.conclusion === 'success') return [ok(`${what} went well the last time.`)]
      return [
        missing(
          runs[0] ? `${what}: the last run ended with "${runs[0].conclusion}".` : `${what} has not run yet.`, // prettier-ignore
          runs[0] ? `${runs[0].html_url} says why` : step(7),
        ),
      ]
    })
  const found = await Promise.all([
    look('Rules of main and the environment production', async () => {
      const problems = await protection(ask)
      return problems.length === 0
        ? [ok('An owner approves code, and only main may use the secrets.')]
        : problems.map((words) => missing(words, step(1)))
    }),
    look('Variables of the repository', async () => {
      const { variables: all } = await ask<{ variables: { name: string }[] }>(
        'actions/variables?per_page=100',
      )
      const names = all.map(({ name }) => name)
      return [named('Variables of the repository', variables, names, step(5))]
    }),
    look('Secrets of the environment production', async () => {
      const { secrets: all } = await ask<{ secrets: { name: string }[] }>(
        'environments/production/secrets?per_page=100',
      )
      const names = all.map(({ name }) => name)
      return [named('Secrets of the environment production', secrets, names, step(5))]
    }),
    lastRun('publish.yml', 'Check and publish'),
    lastRun('weekly.yml', 'The weekly run'),
  ])
  return found.flat()
}

const functionSecrets = 'SITE_ORIGINS LEADS_DATABASE_URL DATABASE_CA ADDRESS_SECRET'.split(' ')
const letters = ['LEADS_EMAIL_TO', 'LEADS_EMAIL_FROM', 'RESEND_API_KEY']

/** What the project's own folder says of the functions and migrations that belong to it. */
export type Own = { functions: readonly string[]; migrations: readonly string[] }

/** Looks at the project on Supabase by its Management API; nothing is changed. */
export async function lookAtSupabase(
  { project, token }: { project?: string; token?: string },
  own: Own,
  fetch: Fetch,
): Promise<Finding[]> {
  if (!project || !token)
    return [
      unseen(
        'The project on Supabase',
        'Set SUPABASE_PROJECT (its reference) and SUPABASE_ACCESS_TOKEN',
      ),
    ]
  if (!/^[a-z]{20}$/.test(project))
    return [
      missing(
        `SUPABASE_PROJECT is "${project}".`,
        'Write the reference of the project, 20 letters; its address is GATSBY_SUPABASE_URL',
      ),
    ]
  const ask = asker(fetch, `https://api.supabase.com/v1/projects/${project}`, token)
  const query = <T>(text: string) => ask<T[]>('database/query/read-only', { query: text })
  const found = await Promise.all([
    look('Enforced SSL', async () => {
      const { currentConfig } = await ask<{ currentConfig: { database: boolean } }>(
        'ssl-enforcement',
      )
      return [
        currentConfig.database
          ? ok('The database refuses connections without SSL.')
          : missing(
              'The database takes connections without SSL.',
              `Switch Enforce SSL on (${step(3)})`,
            ),
      ]
    }),
    look('Functions', async () => {
      const all = await ask<{ slug: string; status: string }[]>('functions')
      const active = all.filter(({ status }) => status === 'ACTIVE').map(({ slug }) => slug)
      return [named('Functions', own.functions, active, `Deploy them (${step(4)})`)]
    }),
    look('Secrets of the functions', async () => {
      const names = (await ask<{ name: string }[]>('secrets')).map(({ name }) => name)
      const writes = letters.some((name) => names.includes(name))
      return [
        named('Secrets of the functions', [...functionSecrets, ...(writes ? letters : [])], names, step(4)), // prettier-ignore
        writes
          ? ok('Letters are switched on.')
          : missing(
              'Letters are switched off: nobody at the clinic is told of an enquiry.',
              `Set ${letters.join(', ')} (${step(4)})`,
            ),
      ]
    }),
    look('Migrations', async () => {
      const rows = await query<{ version: string }>(
        'select version from supabase_migrations.schema_migrations',
      )
      const there = rows.map(({ version }) => version)
      return [named('Migrations', own.migrations, there, `Apply them (${step(3)})`)]
    }),
    look('The role site_functions', async () => {
      const [role] = await query<{ rolcanlogin: boolean; rolsuper: boolean }>(
        "select rolcanlogin, rolsuper from pg_roles where rolname = 'site_functions'",
      )
      return [
        role?.rolcanlogin && !role.rolsuper
          ? ok('The role site_functions can log in, and owns nothing.')
          : missing('The role site_functions cannot log in.', `Give it a password (${step(3)})`),
      ]
    }),
    look('The nightly deletion', async () => {
      const jobs = await query<{ active: boolean }>(
        "select active from cron.job where jobname = 'clinic-purge'",
      ).catch((error: Error) => {
        // Without pg_cron there is no such table.
        if (error.message === 'answers 400') return []
        throw error
      })
      return [
        jobs.some(({ active }) => active)
          ? ok('Old enquiries are deleted every night.')
          : missing('Nothing deletes old enquiries at night.', `Switch pg_cron on (${step(3)})`),
      ]
    }),
    look('Backups', async () => {
      const { backups } = await ask<{ backups: { status: string }[] }>('database/backups')
      return [
        backups.some(({ status }) => status === 'COMPLETED')
          ? ok('There is a backup.')
          : missing(
              'There is no backup.',
              'Projects on Free have none: docs/going-live.md, "A backup, restored once"',
            ),
      ]
    }),
  ])
  return found.flat()
}
