import { resolveTxt } from 'node:dns/promises'
import { runCheck } from '@clinic/content/checkCommand'
import { loadContent } from '@clinic/content/load'
import { loadEnv } from '../server/environment'
import { lookAtMail, lookFromOutside, reportOf, type Finding } from './doctor/outside'

/**
 * `npm run doctor [-- --live]`: says what of going live is done and what is missing. `--live` looks at
 * the published site alone, as the workflow does after publishing.
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
    found.push(...(await lookAtMail(env.LEADS_EMAIL_FROM, txt)), ...inside(env))
  }
  console.log(`${site}\n${reportOf(found)}`)
  return found.every(({ ok }) => ok) ? 0 : 1
}

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
