import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { readConfig } from '../supabase/functions/_shared/config'
import { root } from './paths'

/** Reads .env beside the real environment, which wins. */
export function loadEnv(file = join(root, '.env'), into: NodeJS.ProcessEnv = process.env): void {
  if (!existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8'))))
    if (value && into[name] === undefined) into[name] = value
}

export type LocalSettings = {
  sitePort: number
  functionsPort: number
  hosts: string[]
  remoteBackend: string | null
  ownDatabase: boolean
  /** For all uploaded videos together. */
  uploadQuotaBytes: number
}

/** Reads the settings of `npm start` itself from the environment. */
export function localSettings(env: NodeJS.ProcessEnv = process.env): {
  settings: LocalSettings
  problems: string[]
} {
  const problems: string[] = []
  const number = (
    name: string,
    standard: number,
    fits: (value: number) => boolean,
    mend: string,
  ): number => {
    const value = Number(env[name] || standard)
    if (fits(value)) return value
    problems.push(`${name} is ${mend}`)
    return standard
  }
  const port = (name: string, standard: number) =>
    number(
      name,
      standard,
      (value) => Number.isInteger(value) && value > 0 && value < 65_536,
      'not a port. Write a number between 1 and 65535',
    )
  const backend = env.GATSBY_SUPABASE_URL?.trim() || null
  if (backend !== null && (!URL.canParse(backend) || !/^https?:$/.test(new URL(backend).protocol)))
    problems.push(
      'GATSBY_SUPABASE_URL is not an address. Write it like https://project.supabase.co',
    )
  if (backend !== null && !env.GATSBY_SUPABASE_ANON_KEY)
    problems.push(
      'GATSBY_SUPABASE_ANON_KEY is missing although GATSBY_SUPABASE_URL is set. Put the ' +
        'project’s publishable key',
    )
  return {
    settings: {
      sitePort: port('PORT', 9000),
      functionsPort: port('FUNCTIONS_PORT', 54_321),
      hosts: env.HOST ? [env.HOST] : ['127.0.0.1', '::1'],
      remoteBackend: backend,
      ownDatabase: !env.LEADS_DATABASE_URL,
      uploadQuotaBytes:
        1024 *
        1024 *
        number(
          'UPLOAD_QUOTA_MB',
          20_480,
          (value) => value > 0,
          'not a number of megabytes. Write one like 20480',
        ),
    },
    problems,
  }
}

/**
 * Returns the functions' environment on this machine: the owner's settings, and defaults for the
 * rest. Checked as the functions will.
 */
export function functionsEnvironment(
  standard: Record<string, string>,
  env: NodeJS.ProcessEnv = process.env,
): { values: Record<string, string>; problems: string[] } {
  const values: Record<string, string> = { ...standard }
  const { problems } = readConfig((name) => {
    if (env[name]) values[name] = env[name]
    return values[name]
  })
  return { values, problems }
}
