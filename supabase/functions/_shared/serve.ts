import { readConfig } from './config.ts'
import { connectDatabase } from './database.ts'
import type { Backend, Handler } from './endpoint.ts'
import { json } from './http.ts'
import { consoleLog, type Log } from './log.ts'

/** What the functions get from the environment they run in. */
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
 * Serves one function on Supabase. A wrong setting is named in the log; the caller learns only that
 * it is not set up.
 */
export function serve(create: (backend: Backend) => Handler): void {
  const { backend, problems } = openBackend((name) => Deno.env.get(name))
  if (backend === null) {
    for (const problem of problems) console.error(problem)
    Deno.serve(() => json(503, { error: 'The service is not set up yet.', code: 'not-configured' }))
    return
  }
  const handler = create(backend)
  Deno.serve((request, info) => handler(request, { address: info.remoteAddr.hostname ?? '' }))
}
