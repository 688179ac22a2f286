import type { ReadableContent } from '../load'
import { problem, type Problem } from '../problem'

type Environment = Record<string, string | undefined>

/**
 * The settings of the build that a published site cannot do without, or that would publish
 * something wrong.
 */
export const settingProblems = (content: ReadableContent, env: Environment): Problem[] => [
  ...addressProblems(content, env),
  ...backendProblems(env),
  ...(env.GATSBY_PREVIEW
    ? [
        setting(
          'GATSBY_PREVIEW',
          'is set, and every page would say that it is a preview.',
          'Unset it for the published site',
        ),
      ]
    : []),
]

const setting = (name: string, what: string, mend: string) =>
  problem('environment', [name], what, mend)

/**
 * The site's address stands in data/ and in a setting; links, the sitemap and the functions'
 * permissions come from one or the other.
 */
function addressProblems(
  { clinic }: ReadableContent,
  { GATSBY_SITE_URL: url }: Environment,
): Problem[] {
  if (!url || clinic === null || url.replace(/\/+$/, '') === clinic.origin) return []
  return [
    setting(
      'GATSBY_SITE_URL',
      `is ${url}, but origin in data/clinic.json is ${clinic.origin}.`,
      'Write the address that visitors use in both: the setting in the repository’s environment "production"; or on your machine the variable in your shell',
    ),
  ]
}

/** A project's reference, which commands take. */
const reference = /^[a-z]{20}$/

function backendProblems({
  GATSBY_SUPABASE_URL: url,
  GATSBY_SUPABASE_ANON_KEY: key,
}: Environment): Problem[] {
  const problems: Problem[] = []
  const missing = (name: string) =>
    problems.push(
      setting(
        name,
        'is not set.',
        'Set it to the value of your Supabase project (see .env.example)',
      ),
    )
  if (!url) missing('GATSBY_SUPABASE_URL')
  else if (reference.test(url))
    problems.push(
      setting(
        'GATSBY_SUPABASE_URL',
        `"${url}" is the project’s reference.`,
        `Write its address: https://${url}.supabase.co`,
      ),
    )
  else if (!isOrigin(url))
    problems.push(
      setting(
        'GATSBY_SUPABASE_URL',
        `"${url}" is not the address of a backend.`,
        'Write it like https://abcdefghijklmnopqrst.supabase.co, without a path',
      ),
    )
  if (!key) missing('GATSBY_SUPABASE_ANON_KEY')
  else if (isSecret(key))
    problems.push(
      setting(
        'GATSBY_SUPABASE_ANON_KEY',
        'is a secret key, and every page would show it.',
        'Write the publishable key, and take the secret one back at Supabase',
      ),
    )
  return problems
}

function isOrigin(url: string): boolean {
  try {
    const { protocol, pathname, search, hash } = new URL(url)
    return protocol === 'https:' && pathname === '/' && search === '' && hash === ''
  } catch {
    return false
  }
}

/**
 * Whether a key opens everything: a secret key of today, or the older kind, which says so of its
 * role in its second part.
 */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true
  const [, claims] = key.split('.')
  return (
    claims !== undefined && Buffer.from(claims, 'base64url').toString().includes('"service_role"')
  )
}
