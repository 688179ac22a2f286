import type { ReadableContent } from '../load'
import { problemsIn, type Problem } from '../problem'

type Environment = Record<string, string | undefined>

/**
 * Checks the settings of the build that a published site cannot do without, or that would publish
 * something wrong. Its address stands in data/ and in a setting; links, the sitemap and the
 * functions' permissions come from one or the other.
 */
export function settingProblems({ clinic }: ReadableContent, env: Environment): Problem[] {
  const { problems, add } = problemsIn('environment')
  const { GATSBY_SITE_URL: site, GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_ANON_KEY: key } = env
  const missing = (name: string) =>
    add(name, 'is not set.', 'Set it to the value of your Supabase project (see .env.example)')
  if (site && clinic !== null && site.replace(/\/+$/, '') !== clinic.origin)
    add(
      'GATSBY_SITE_URL',
      `is ${site}, but origin in data/clinic.json is ${clinic.origin}.`,
      'Write the address that visitors use in both: the setting in the repository’s ' +
        'environment "production"; or on your machine the variable in your shell',
    )
  if (!url) missing('GATSBY_SUPABASE_URL')
  else if (reference.test(url))
    add(
      'GATSBY_SUPABASE_URL',
      `"${url}" is the project’s reference.`,
      `Write its address: https://${url}.supabase.co`,
    )
  else if (!isOrigin(url))
    add(
      'GATSBY_SUPABASE_URL',
      `"${url}" is not the address of a backend.`,
      'Write it like https://abcdefghijklmnopqrst.supabase.co, without a path',
    )
  if (!key) missing('GATSBY_SUPABASE_ANON_KEY')
  else if (isSecret(key))
    add(
      'GATSBY_SUPABASE_ANON_KEY',
      'is a secret key, and every page would show it.',
      'Write the publishable key, and take the secret one back at Supabase',
    )
  const provider = clinic?.questionsRead.provider
  const modelKeys = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY'].filter((name) => env[name])
  if (clinic !== null && provider === undefined)
    for (const name of modelKeys)
      add(
        name,
        'is set, but no provider is named under questionsRead in data/clinic.json, so that ' +
          'no model is asked.',
        'Name the company there, as the privacy notice is to name it; or unset the key',
      )
  if (provider !== undefined && modelKeys.length === 0)
    add(
      'OPENAI_API_KEY or ANTHROPIC_API_KEY',
      `is not set, but data/clinic.json names ${provider}, and the privacy notice tells ` +
        'visitors so.',
      'Set the key that the functions have for the check as well; or take the provider out',
    )
  if (env.GATSBY_PREVIEW)
    add(
      'GATSBY_PREVIEW',
      'is set, and every page would say that it is a preview.',
      'Unset it for the published site',
    )
  return problems
}

/** A project's reference, which commands take. */
const reference = /^[a-z]{20}$/

function isOrigin(url: string): boolean {
  try {
    const { protocol, pathname, search, hash } = new URL(url)
    return protocol === 'https:' && pathname === '/' && search === '' && hash === ''
  } catch {
    return false
  }
}

/**
 * Checks whether a key opens everything: a secret key of today, or the older kind, which says so of
 * its role in its second part.
 */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true
  const [, claims] = key.split('.')
  return (
    claims !== undefined && Buffer.from(claims, 'base64url').toString().includes('"service_role"')
  )
}
