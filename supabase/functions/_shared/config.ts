/**
 * The functions' settings, read from the environment once and checked. Every variable is explained
 * in .env.example. A missing or wrong one is named, with what it should look like; its value is
 * never repeated, since it may be a secret.
 */

/** A rate limit: requests a minute in the long run, and how many may come at once. */
export type Limit = { perMinute: number; burst: number }

/** A language model; `url` is the address below which its service's calls stand. */
export type ModelConfig = {
  kind: 'openai' | 'anthropic'
  url: string
  key: string
  name: string
  /** Milliseconds that a question may wait for it, for all calls together. */
  deadlineMs: number
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

export type Config = ReturnType<typeof readConfig>['config']

type Env = (name: string) => string | undefined

/** Reads single settings, each in its own form; what is wrong with them gathers in `problems`. */
function settingsReader(read: Env) {
  const problems: string[] = []
  const env: Env = (name) => read(name)?.trim() || undefined
  /** Tells of a problem; a setting that has one is as if it were not there. */
  const wrong = (problem: string): null => {
    problems.push(problem)
    return null
  }
  return {
    problems,
    wrong,
    env,
    list: (name: string): string[] =>
      (env(name) ?? '')
        .split(',')
        .map((item) => item.trim().replace(/\/$/, ''))
        .filter((item) => item !== ''),
    url: (name: string): string | undefined => {
      const value = env(name)
      if (value === undefined) return undefined
      if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
        return value.replace(/\/$/, '')
      wrong(`${name} is not an address. Write it in full, starting with https:// or http://`)
      return undefined
    },
    limit: (name: string, perMinute: number, burst: number): Limit => {
      const value = env(name)
      if (value === undefined) return { perMinute, burst }
      const match = /^(\d+)\/(\d+)$/.exec(value)
      if (match && Number(match[1]) > 0 && Number(match[2]) > 0)
        return { perMinute: Number(match[1]), burst: Number(match[2]) }
      wrong(
        `${name} is not a limit. Write requests per minute, a slash, and how many may come ` +
          `at once: ${perMinute}/${burst}`,
      )
      return { perMinute, burst }
    },
    whole: (name: string, standard: number, min: number, max: number): number => {
      const value = env(name)
      if (value === undefined) return standard
      const number = Number(value)
      if (Number.isInteger(number) && number >= min && number <= max) return number
      wrong(`${name} is not a whole number between ${min} and ${max}`)
      return standard
    },
  }
}
type Reader = ReturnType<typeof settingsReader>

/** Checks all settings and tells every problem at once; with one, `config` must not be used. */
export function readConfig(read: Env) {
  const reader = settingsReader(read)
  const { problems, wrong, env, list, url, limit, whole } = reader
  const onSupabase = env('SUPABASE_URL') !== undefined

  const origins = siteOrigins(reader)
  const siteUrl = origins.find((origin) => !origin.endsWith(':*')) ?? null

  const keys = [...list('SITE_KEYS'), ...publishableKeys(env)]
  if (keys.length === 0)
    wrong(
      'SITE_KEYS is missing. Name the publishable key the site was built with ' +
        '(GATSBY_SUPABASE_ANON_KEY)',
    )

  const databaseSettings = database(reader, onSupabase)
  const addressSecret = env('ADDRESS_SECRET') ?? ''
  if (addressSecret.length < 16)
    wrong(
      'ADDRESS_SECRET is missing or shorter than 16 characters. Put a long random text; ' +
        "visitors' addresses are hashed with it",
    )
  const webhook = url('LEADS_WEBHOOK_URL')

  return {
    config: {
      origins,
      /** The site's address, where links in letters lead: the first whole origin, or null. */
      siteUrl,
      keys,
      database: databaseSettings,
      addressSecret,
      /** The header that holds the caller's address behind a proxy; null: the socket's own. */
      addressHeader:
        env('ADDRESS_HEADER')?.toLowerCase() ?? (onSupabase ? 'cf-connecting-ip' : null),
      /** Sends notices where there is no webhook, letters to people, and the daily summary. */
      email: email(reader, siteUrl),
      limits: {
        chat: limit('CHAT_LIMIT', 60, 30),
        analysis: limit('ANALYSIS_LIMIT', 12, 8),
        offer: limit('OFFER_LIMIT', 12, 8),
        upload: limit('UPLOAD_LIMIT', 12, 12),
      },
      /**
       * Budgets of a day for all addresses together: enquiries (more are stored, for
       * work), letters to the clinic, and letters to people.
       */
      budgets: {
        enquiries: whole('ENQUIRIES_A_DAY', 2000, 1, 1_000_000),
        notices: whole('NOTICES_A_DAY', 1000, 1, 1_000_000),
        letters: whole('LETTERS_A_DAY', 300, 1, 1_000_000),
      },
      /** Address that receives the notices of enquiries. */
      webhook:
        webhook === undefined
          ? null
          : { url: webhook, secret: env('LEADS_WEBHOOK_SECRET') ?? null },
      model: model(reader),
      uploads: uploads(reader),
    },
    problems,
  }
}

function siteOrigins({ wrong, list }: Reader): string[] {
  const origins = list('SITE_ORIGINS')
  for (const origin of origins) {
    const plain = origin.replace(/:\*$/, '')
    if (!URL.canParse(plain) || new URL(plain).origin !== plain)
      wrong(
        'SITE_ORIGINS has an entry that is not an origin. Write origins like ' +
          'https://www.example.com, divided by commas',
      )
  }
  if (origins.length === 0)
    wrong(
      'SITE_ORIGINS is missing. Name the origins the site is served from, for example ' +
        'https://www.example.com',
    )
  return origins
}

function database({ wrong, env, whole }: Reader, onSupabase: boolean) {
  const url = env('LEADS_DATABASE_URL')
  if (url === undefined)
    return wrong(
      'LEADS_DATABASE_URL is missing. Give the connection string of the role site_functions ' +
        '(see docs/going-live.md)',
    )
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    return wrong(
      'LEADS_DATABASE_URL is not a connection string. Write it like ' +
        'postgresql://site_functions:password@host:5432/postgres',
    )
  const { port, hostname } = new URL(url)
  const pooled = port === '6543' || hostname.includes('pooler')
  const prepare = env('LEADS_DATABASE_PREPARE')
  if (prepare !== undefined && prepare !== 'true' && prepare !== 'false')
    wrong('LEADS_DATABASE_PREPARE is neither true nor false')
  return {
    url,
    authority: env('DATABASE_CA'),
    prepare: prepare === undefined ? !pooled : prepare === 'true',
    connections: whole('LEADS_DATABASE_CONNECTIONS', onSupabase ? 2 : 10, 1, 50),
  }
}

function email({ wrong, env, url }: Reader, siteUrl: string | null): EmailService | null {
  const [to, from, key] = [env('LEADS_EMAIL_TO'), env('LEADS_EMAIL_FROM'), env('RESEND_API_KEY')]
  const service = url('EMAIL_API_URL') ?? 'https://api.resend.com/emails'
  const project = env('SUPABASE_URL')?.replace(/\/$/, '')
  const functionsUrl =
    url('FUNCTIONS_URL') ?? (project === undefined ? undefined : `${project}/functions/v1`)
  if ((to ?? from ?? key) === undefined) return null
  if (to === undefined || from === undefined || key === undefined)
    return wrong(
      'LEADS_EMAIL_TO, LEADS_EMAIL_FROM and RESEND_API_KEY belong together: set all three or none',
    )
  if (functionsUrl === undefined)
    wrong(
      'FUNCTIONS_URL is missing although e-mail is set up. Give the public address of the ' +
        'functions, like https://project.supabase.co/functions/v1',
    )
  if (siteUrl === null)
    wrong(
      'SITE_ORIGINS names no whole origin. Put the site’s public address first: the links in ' +
        'letters lead there',
    )
  return functionsUrl === undefined ? null : { url: service, key, from, to, functionsUrl }
}

/**
 * Keys that Supabase itself gives to a function: the legacy anon key, and the new publishable keys
 * as a JSON object.
 */
const publishableKeys = (env: Env): string[] =>
  [env('SUPABASE_ANON_KEY'), ...jsonKeys(env('SUPABASE_PUBLISHABLE_KEYS'))].filter(
    (key) => key !== undefined,
  )

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

/** Reads the settings of the language model alone; null without one. */
export const modelSettings = (read: Env): ModelConfig | null => model(settingsReader(read))

function model({ wrong, env, url, whole }: Reader): ModelConfig | null {
  const [chosen, other] = modelServices.filter(
    ({ prefix }) => env(`${prefix}_API_KEY`) !== undefined,
  )
  if (chosen === undefined) return null
  if (other !== undefined)
    wrong('OPENAI_API_KEY and ANTHROPIC_API_KEY are both set. Set the one of the model to use')
  const { kind, prefix } = chosen
  const name = env(`${prefix}_MODEL`)
  if (name === undefined)
    return wrong(
      `${prefix}_MODEL is missing although ${prefix}_API_KEY is set. Name the model to use`,
    )
  return {
    kind,
    url: url(`${prefix}_BASE_URL`) ?? chosen.url,
    key: env(`${prefix}_API_KEY`)!,
    name,
    deadlineMs: whole('MODEL_DEADLINE_MS', 6000, 100, 6000),
    callsADay: whole('MODEL_CALLS_A_DAY', 1000, 2, 1_000_000),
  }
}

function uploads({ wrong, env, url, whole }: Reader) {
  const maxBytes = whole('UPLOAD_MAX_MB', 2048, 1, 51_200) * 1024 * 1024
  // Normally a path on the site itself, which its content security policy allows.
  const local = env('UPLOAD_LOCAL_URL')?.startsWith('/')
    ? env('UPLOAD_LOCAL_URL')
    : url('UPLOAD_LOCAL_URL')
  if (local !== undefined) {
    const secret = env('UPLOAD_LOCAL_SECRET')
    if (secret !== undefined) return { kind: 'local' as const, url: local, secret, maxBytes }
    return wrong('UPLOAD_LOCAL_SECRET is missing although UPLOAD_LOCAL_URL is set')
  }
  const bucket = env('UPLOAD_BUCKET')
  if (bucket === undefined) return null
  const project = url('SUPABASE_URL')
  const key = jsonKeys(env('SUPABASE_SECRET_KEYS'))[0] ?? env('SUPABASE_SERVICE_ROLE_KEY')
  if (project !== undefined && key !== undefined)
    return { kind: 'supabase' as const, url: project, key, bucket, maxBytes }
  return wrong(
    'UPLOAD_BUCKET is set, but there is no Supabase project here: SUPABASE_URL and ' +
      'SUPABASE_SERVICE_ROLE_KEY are missing',
  )
}
