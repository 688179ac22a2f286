/**
 * The functions' settings, read from the environment once and checked. Every variable is explained
 * in .env.example. A missing or wrong one is named, with what it should look like; its value is
 * never repeated, since it may be a secret.
 */

/** A rate limit: requests a minute in the long run, and how many may come at once. */
export type Limit = { perMinute: number; burst: number }

/** A service that words answers; `url` is the address below which its calls stand. */
export type ModelConfig = {
  kind: 'openai' | 'anthropic'
  url: string
  key: string
  name: string
  timeoutMs: number
  callsADay: number
}

/**
 * An e-mail service; `functionsUrl` is the public address of the functions, where mail programs
 * stop letters by themselves.
 */
export type EmailService = {
  url: string
  key: string
  from: string
  to: string
  functionsUrl: string
}

export type Config = {
  origins: string[]
  /**
   * The site's own address, where the links in letters lead: the first whole origin. Null when
   * there is none.
   */
  siteUrl: string | null
  keys: string[]
  database: { url: string; prepare: boolean; connections: number } | null
  addressSecret: string
  /** The header that holds the caller's address behind a proxy; null: the socket's own. */
  addressHeader: string | null
  limits: { chat: Limit; analysis: Limit; offer: Limit; upload: Limit }
  /** What a day may hold for all addresses together; a model's calls stand with the model. */
  budgets: { enquiries: number; letters: number }
  model: ModelConfig | null
  /** Where notices of enquiries go. */
  webhook: { url: string; secret: string | null } | null
  /**
   * The e-mail service: notices where there is no webhook, letters to people, the daily summary.
   */
  email: EmailService | null
  uploads:
    | { kind: 'supabase'; url: string; key: string; bucket: string; maxBytes: number }
    | { kind: 'local'; url: string; secret: string; maxBytes: number }
    | null
}

type Env = (name: string) => string | undefined

/**
 * Reads and checks all settings. Every problem is told at once; with one, `config` must not be
 * used.
 */
export function readConfig(read: Env): { config: Config; problems: string[] } {
  const problems: string[] = []
  const env: Env = (name) => {
    const value = read(name)?.trim()
    return value === '' ? undefined : value
  }
  const onSupabase = env('SUPABASE_URL') !== undefined

  const list = (name: string) =>
    (env(name) ?? '')
      .split(',')
      .map((item) => item.trim().replace(/\/$/, ''))
      .filter((item) => item !== '')

  const url = (name: string, protocols: string[]): string | undefined => {
    const value = env(name)
    if (value === undefined) return undefined
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol))
      return value.replace(/\/$/, '')
    problems.push(
      `${name} is not an address. Write it in full, starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )
    return undefined
  }

  const limit = (name: string, perMinute: number, burst: number): Limit => {
    const value = env(name)
    if (value === undefined) return { perMinute, burst }
    const match = /^(\d+)\/(\d+)$/.exec(value)
    if (match && Number(match[1]) > 0 && Number(match[2]) > 0)
      return { perMinute: Number(match[1]), burst: Number(match[2]) }
    problems.push(
      `${name} is not a limit. Write requests per minute, a slash, and how many may come at once: ${perMinute}/${burst}`,
    )
    return { perMinute, burst }
  }

  const whole = (name: string, standard: number, min: number, max: number): number => {
    const value = env(name)
    if (value === undefined) return standard
    const number = Number(value)
    if (Number.isInteger(number) && number >= min && number <= max) return number
    problems.push(`${name} is not a whole number between ${min} and ${max}`)
    return standard
  }

  const origins = list('SITE_ORIGINS')
  for (const origin of origins) {
    const plain = origin.replace(/:\*$/, '')
    if (!URL.canParse(plain) || new URL(plain).origin !== plain)
      problems.push(
        'SITE_ORIGINS has an entry that is not an origin. Write origins like https://www.example.com, divided by commas',
      )
  }
  if (origins.length === 0)
    problems.push(
      'SITE_ORIGINS is missing. Name the origins the site is served from, for example https://www.example.com',
    )

  const keys = [...list('SITE_KEYS'), ...publishableKeys(env)]
  if (keys.length === 0)
    problems.push(
      'SITE_KEYS is missing. Name the publishable key the site was built with (GATSBY_SUPABASE_ANON_KEY)',
    )

  let database: Config['database'] = null
  const databaseUrl = env('LEADS_DATABASE_URL')
  if (databaseUrl === undefined) {
    problems.push(
      'LEADS_DATABASE_URL is missing. Give the connection string of the role site_functions (see docs/going-live.md)',
    )
  } else if (
    !URL.canParse(databaseUrl) ||
    !/^postgres(ql)?:$/.test(new URL(databaseUrl).protocol)
  ) {
    problems.push(
      'LEADS_DATABASE_URL is not a connection string. Write it like postgresql://site_functions:password@host:5432/postgres',
    )
  } else {
    const { port, hostname } = new URL(databaseUrl)
    const pooled = port === '6543' || hostname.includes('pooler')
    const prepare = env('LEADS_DATABASE_PREPARE')
    if (prepare !== undefined && prepare !== 'true' && prepare !== 'false')
      problems.push('LEADS_DATABASE_PREPARE is neither true nor false')
    database = {
      url: databaseUrl,
      prepare: prepare === undefined ? !pooled : prepare === 'true',
      connections: whole('LEADS_DATABASE_CONNECTIONS', onSupabase ? 2 : 10, 1, 50),
    }
  }

  const addressSecret = env('ADDRESS_SECRET') ?? ''
  if (addressSecret.length < 16)
    problems.push(
      "ADDRESS_SECRET is missing or shorter than 16 characters. Put a long random text; visitors' addresses are hashed with it",
    )

  const chosenModel = model(env, url, whole, problems)

  const webhook = url('LEADS_WEBHOOK_URL', ['https:', 'http:'])
  const emailTo = env('LEADS_EMAIL_TO')
  const emailFrom = env('LEADS_EMAIL_FROM')
  const emailKey = env('RESEND_API_KEY')
  const emailUrl = url('EMAIL_API_URL', ['https:', 'http:'])
  const emailParts = [emailTo, emailFrom, emailKey].filter((part) => part !== undefined).length
  if (emailParts > 0 && emailParts < 3)
    problems.push(
      'LEADS_EMAIL_TO, LEADS_EMAIL_FROM and RESEND_API_KEY belong together: set all three or none',
    )
  const siteUrl = origins.find((origin) => !origin.endsWith(':*')) ?? null
  const project = env('SUPABASE_URL')
  const functionsUrl =
    url('FUNCTIONS_URL', ['https:', 'http:']) ??
    (project === undefined ? undefined : `${project.replace(/\/$/, '')}/functions/v1`)
  if (emailParts === 3 && functionsUrl === undefined)
    problems.push(
      'FUNCTIONS_URL is missing although e-mail is set up. Give the public address of the functions, like https://project.supabase.co/functions/v1',
    )
  if (emailParts === 3 && siteUrl === null)
    problems.push(
      'SITE_ORIGINS names no whole origin. Put the site’s public address first: the links in letters lead there',
    )

  return {
    config: {
      origins,
      siteUrl,
      keys,
      database,
      addressSecret,
      addressHeader:
        env('ADDRESS_HEADER')?.toLowerCase() ?? (onSupabase ? 'cf-connecting-ip' : null),
      limits: {
        chat: limit('CHAT_LIMIT', 60, 30),
        analysis: limit('ANALYSIS_LIMIT', 12, 8),
        offer: limit('OFFER_LIMIT', 12, 8),
        upload: limit('UPLOAD_LIMIT', 12, 12),
      },
      budgets: {
        enquiries: whole('ENQUIRIES_A_DAY', 2000, 1, 1_000_000),
        letters: whole('LETTERS_A_DAY', 1000, 1, 1_000_000),
      },
      model: chosenModel,
      webhook:
        webhook === undefined
          ? null
          : { url: webhook, secret: env('LEADS_WEBHOOK_SECRET') ?? null },
      email:
        emailParts === 3 && functionsUrl !== undefined
          ? {
              url: emailUrl ?? 'https://api.resend.com/emails',
              key: emailKey!,
              from: emailFrom!,
              to: emailTo!,
              functionsUrl,
            }
          : null,
      uploads: uploads(env, url, whole, problems),
    },
    problems,
  }
}

/**
 * Keys that Supabase itself gives to a function: the legacy anon key, and the new publishable keys
 * as a JSON object.
 */
function publishableKeys(env: Env): string[] {
  const keys: string[] = []
  const legacy = env('SUPABASE_ANON_KEY')
  if (legacy !== undefined) keys.push(legacy)
  keys.push(...jsonKeys(env('SUPABASE_PUBLISHABLE_KEYS')))
  return keys
}

function jsonKeys(value: string | undefined): string[] {
  if (value === undefined) return []
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' && parsed !== null
      ? Object.values(parsed).filter((key): key is string => typeof key === 'string')
      : []
  } catch {
    return []
  }
}

/** The standard addresses are those of the services themselves. */
const modelServices = [
  { kind: 'openai', prefix: 'OPENAI', url: 'https://api.openai.com/v1' },
  { kind: 'anthropic', prefix: 'ANTHROPIC', url: 'https://api.anthropic.com/v1' },
] as const

function model(
  env: Env,
  url: (name: string, protocols: string[]) => string | undefined,
  whole: (name: string, standard: number, min: number, max: number) => number,
  problems: string[],
): Config['model'] {
  const [chosen, other] = modelServices.filter(
    ({ prefix }) => env(`${prefix}_API_KEY`) !== undefined,
  )
  if (chosen === undefined) return null
  if (other !== undefined)
    problems.push(
      'OPENAI_API_KEY and ANTHROPIC_API_KEY are both set. Set the one of the model to use',
    )
  const { kind, prefix } = chosen
  const name = env(`${prefix}_MODEL`)
  if (name === undefined) {
    problems.push(
      `${prefix}_MODEL is missing although ${prefix}_API_KEY is set. Name the model to use`,
    )
    return null
  }
  return {
    kind,
    url: url(`${prefix}_BASE_URL`, ['https:', 'http:']) ?? chosen.url,
    key: env(`${prefix}_API_KEY`)!,
    name,
    timeoutMs: whole(`${prefix}_TIMEOUT_MS`, 12_000, 100, 60_000),
    callsADay: whole('MODEL_CALLS_A_DAY', 1000, 0, 1_000_000),
  }
}

function uploads(
  env: Env,
  url: (name: string, protocols: string[]) => string | undefined,
  whole: (name: string, standard: number, min: number, max: number) => number,
  problems: string[],
): Config['uploads'] {
  const maxBytes = whole('UPLOAD_MAX_MB', 2048, 1, 51_200) * 1024 * 1024
  // Normally a path on the site itself, which its content security policy allows.
  const local = env('UPLOAD_LOCAL_URL')?.startsWith('/')
    ? env('UPLOAD_LOCAL_URL')
    : url('UPLOAD_LOCAL_URL', ['http:', 'https:'])
  if (local !== undefined) {
    const secret = env('UPLOAD_LOCAL_SECRET')
    if (secret !== undefined) return { kind: 'local', url: local, secret, maxBytes }
    problems.push('UPLOAD_LOCAL_SECRET is missing although UPLOAD_LOCAL_URL is set')
    return null
  }
  const bucket = env('UPLOAD_BUCKET')
  if (bucket === undefined) return null
  const project = url('SUPABASE_URL', ['http:', 'https:'])
  const key = jsonKeys(env('SUPABASE_SECRET_KEYS'))[0] ?? env('SUPABASE_SERVICE_ROLE_KEY')
  if (project !== undefined && key !== undefined)
    return { kind: 'supabase', url: project, key, bucket, maxBytes }
  problems.push(
    'UPLOAD_BUCKET is set, but there is no Supabase project here: SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY are missing',
  )
  return null
}
