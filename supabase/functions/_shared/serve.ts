import { readConfig } from './config.ts'
import { connectDatabase } from './database.ts'
import type { Backend, Handler } from './endpoint.ts'
import { json } from './http.ts'
import { consoleLog, type Log } from './log.ts'

/** Values that the runtime gives to the functions. */
export function openBackend(
  env: (name: string) => string | undefined,
  log: Log = consoleLog,
): { backend: Backend | null; problems: string[] } {
  const { config, problems } = readConfig(env)
  if (problems.length > 0 || config.database === null) return { backend: null, problems }
  return {
    backend: {
      config,
      database: connectDatabase(config.database),
      log,
      fetch: (input, init) => fetch(input, init),
      now: Date.now,
      background: (work) => {
        if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work)
        else work.catch(() => undefined)
      },
    },
    problems,
  }
}

/**
 * Secrets that Supabase gives to every function, and our own. They are read once and then taken out
 * of the environment, so that nothing that runs in the function later finds them there. Where the
 * platform does not allow that, they stay.
 */
const secrets = [
  'SUPABASE_DB_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_SECRET_KEYS',
  'LEADS_DATABASE_URL',
  'ADDRESS_SECRET',
  'LEADS_WEBHOOK_SECRET',
  'RESEND_API_KEY',
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'UPLOAD_LOCAL_SECRET',
]

/** Takes the secrets out of the environment. */
export function forgetSecrets(forget: (name: string) => void): void {
  for (const name of secrets)
    try {
      forget(name)
    } catch {
      // It stays where the platform keeps it.
    }
}

/**
 * Serves one function on Supabase. A wrong setting is named in the log; the caller learns only that
 * it is not set up.
 */
export function serve(create: (backend: Backend) => Handler): void {
  const { backend, problems } = openBackend((name) => Deno.env.get(name))
  forgetSecrets((name) => Deno.env.delete(name))
  if (backend === null) {
    for (const problem of problems) console.error(problem)
    Deno.serve(() => json(503, { error: 'The service is not set up yet.', code: 'not-configured' }))
    return
  }
  const handler = create(backend)
  Deno.serve((request, info) => handler(request, { address: info.remoteAddr.hostname ?? '' }))
}
