import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { refusal } from '@clinic/contract/contract'
import { backendKey, backendUrl } from './address'
import { fail, timeLimit, type Failed, type Result } from './failure'

let client: SupabaseClient | undefined

/**
 * Returns the client, created with the first call: it needs a browser, or a newer Node than the
 * site.
 */
const getClient = (): SupabaseClient =>
  (client ??= createClient(backendUrl, backendKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  }))

type Options = { signal?: AbortSignal; headers?: Record<string, string> }

/**
 * Calls one edge function and parses its answer. Never throws: whatever goes wrong comes back as a
 * {@link Failed}. The time limit holds for the whole answer, body included.
 */
export async function invoke<T extends z.core.$ZodType>(
  name: string,
  body: object,
  reply: T,
  { signal, headers }: Options = {},
): Promise<Result<z.output<T>>> {
  const control = new AbortController()
  const ended = new Promise<Failed>((resolve) => {
    const timer = setTimeout(() => {
      resolve(fail('timeout', `no answer within ${timeLimit / 1000} s`))
      control.abort()
    }, timeLimit)
    const abandon = () => {
      resolve(fail('abandoned', 'the dialog was closed'))
      control.abort()
    }
    if (signal?.aborted) abandon()
    signal?.addEventListener('abort', abandon, { once: true })
    control.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
  const answer = ask(name, body, reply, { signal: control.signal, headers })
  const result = await Promise.race([ended, answer])
  control.abort()
  return result
}

async function ask<T extends z.core.$ZodType>(
  name: string,
  body: object,
  reply: T,
  options: Options,
): Promise<Result<z.output<T>>> {
  const send = (more: Record<string, string> = {}) =>
    getClient().functions.invoke<unknown>(name, {
      body: body as Record<string, unknown>,
      signal: options.signal,
      headers: { ...options.headers, ...more },
    })
  try {
    let { data, error } = await send()
    let refused = await refusalOf(error)
    // Without https a browser has no way to do the work.
    if (refused?.work && globalThis.crypto?.subtle) {
      ;({ data, error } = await send(
        await (await import('./proofOfWork')).proofOfWork(refused.work, options.signal),
      ))
      refused = await refusalOf(error)
    }
    if (error) {
      const failed = classify(error)
      if (refused) Object.assign(failed.failure, { code: refused.code, text: refused.error })
      if (refused?.fields) failed.failure.fields = refused.fields
      return failed
    }
    if (typeof data === 'object' && data !== null && 'error' in data && data.error)
      return fail('declined', data.error)
    const parsed = z.safeParse(reply, data)
    return parsed.success
      ? { ok: true, data: parsed.data }
      : fail('malformed', z.prettifyError(parsed.error))
  } catch (error) {
    return classify(error)
  }
}

/**
 * Returns what a function said when it refused: the fields it takes for wrong, or the work it asks
 * for when this address, which many may share, has used up its limit.
 */
async function refusalOf(error: unknown): Promise<z.infer<typeof refusal> | undefined> {
  const { context } = (error ?? {}) as { context?: unknown }
  if (!(context instanceof Response)) return undefined
  const said: unknown = await context
    .clone()
    .json()
    .catch(() => null)
  return z.safeParse(refusal, said).data
}

/**
 * Names what supabase-js reports. A body that is not JSON, or that breaks off, reaches us as a bare
 * error.
 */
function classify(error: unknown): Failed {
  const { name, context } = error as { name?: string; context?: unknown }
  if (name === 'FunctionsFetchError') return fail('network', context ?? error)
  if (name === 'FunctionsRelayError') return fail('relay', error)
  if (name === 'FunctionsHttpError')
    return fail('http', error, (context as Response | undefined)?.status)
  if (name === 'SyntaxError') return fail('malformed', error)
  return fail('network', error)
}
