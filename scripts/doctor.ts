import { resolveTxt } from 'node:dns/promises'
import { existsSync, readdirSync } from 'node:fs'
import { runCheck } from '@clinic/content/checkCommand'
import { loadContent } from '@clinic/content/load'
import { loadEnv } from '../server/environment'
import { protectionProblems } from '../.github/publish/protection.mjs'
import { lookAtGitHub, lookAtSupabase } from './doctor/accounts'
import { reportOf, type Finding } from './doctor/finding'
import { lookAtMail, lookFromOutside } from './doctor/outside'

/**
 * `npm run doctor [-- --live]`: says what of going live is done and what is missing. `--live` looks
 * at the published site alone, as the workflow does after publishing.
 */
async function doctor(live: boolean): Promise<number> {
  loadEnv()
  const { env } = process
  const { content } = loadContent('data')
  if (content === null) {
    console.error('The content has mistakes; npm run check lists them.')
    return 1
  }
  const site = (env.GATSBY_SITE_URL ?? content.clinic.origin).replace(/\/+$/, '')
  const { GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_ANON_KEY: key } = env
  const found = await lookFromOutside({
    site,
    backend: url && key ? { url: url.replace(/\/+$/, ''), key } : null,
    clinic: content.clinic,
    fetch,
  })
  if (!live) {
    const txt = async (name: string) => (await resolveTxt(name)).map((parts) => parts.join(''))
    const accounts = await Promise.all([
      lookAtMail(env.LEADS_EMAIL_FROM, txt, env.DKIM_SELECTOR),
      lookAtGitHub(
        {
          repository: env.CMS_REPOSITORY,
          token: env.GITHUB_TOKEN,
        },
        protectionProblems,
        fetch,
      ),
      lookAtSupabase(
        {
          project: env.SUPABASE_PROJECT,
          token: env.SUPABASE_ACCESS_TOKEN,
        },
        own(),
        fetch,
      ),
    ])
    found.push(...accounts.flat(), ...inside(env))
  }
  console.log(`${site}\n${reportOf(found)}`)
  return found.every(({ ok }) => ok !== false) ? 0 : 1
}

/** Returns the functions and migrations of this project. */
const own = () => ({
  functions: readdirSync('supabase/functions').filter((name) =>
    existsSync(`supabase/functions/${name}/index.ts`),
  ),
  migrations: readdirSync('supabase/migrations').map((name) => name.split('_')[0]!),
})

/** Looks at what only this machine knows: the content before a release, and its settings. */
function inside(env: Record<string, string | undefined>): Finding[] {
  const release = runCheck('data', ['--release'], env)!
  const [summary = ''] = release.text.split('\n')
  return [
    release.ok
      ? { what: 'The content may be published.', ok: true }
      : { what: summary, ok: false, fix: 'npm run check -- --release lists them' },
  ]
}

void doctor(process.argv.includes('--live')).then((code) => (process.exitCode = code))
