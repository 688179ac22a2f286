import ipaddr from 'ipaddr.js'
import type { ZodMiniType } from 'zod/mini'
import type { Config, Limit } from './config.ts'
import {
  type Database,
  type Slot,
  DatabaseTimeout,
  isConnectionFault,
  isOverloaded,
} from './database.ts'
import { hmac, sameSecret } from '@clinic/contract/hash'
import { readHealth, type Health } from './health.ts'
import {
  corsHeaders,
  genericError,
  json,
  originAllowed,
  preflightHeaders,
  readJson,
  Refusal,
  tooMany,
  tooManyCode,
} from './http.ts'
import { errorName, type Log } from './log.ts'
import { checkWork, newPuzzle, workHeader, workLifetimeMs } from '@clinic/contract/work'

/** Dependencies of every function; tests pass their own. */
export type Backend = {
  config: Config
  database: Database
  log: Log
  fetch: typeof fetch
  now: () => number
  /** Keeps work going after the answer has been sent. */
  background: (work: Promise<unknown>) => void
}

/** The caller; `address` is the socket's, as the server that runs the function saw it. */
export type Caller = { address: string }
export type Handler = (request: Request, caller: Caller) => Promise<Response>

export type Visit = {
  requestId: string
  headers: Headers
  /** The caller's place in the rate limit, for functions that take it in their own statement. */
  slot: Slot
  /** True when the request carries a proof of work, which replaces a place in the rate limit. */
  paid: boolean
  /** A keyed hash of the caller's network at large ({@link wideNetwork}), where that is known. */
  network: string | null
  /** Takes the place now or refuses; in memory when the database cannot be reached. */
  takeSlot: () => Promise<void>
}

export type Endpoint<Input> = {
  name: string
  limit: (config: Config) => Limit
  schema: ZodMiniType<Input>
  /** Size limit of the body in bytes, where its schema allows more than the usual one. */
  maxBytes?: number
  /**
   * Answers a request; the object becomes the reply. Throw a {@link Refusal} for anything the
   * visitor did wrong.
   */
  answer: (input: Input, visit: Visit) => Promise<Record<string, unknown>>
  /** Difficulty of the proof of work that comes with a refusal: how many numbers to find. */
  price?: () => Promise<number | undefined>
  /** Names a payload problem better than the general sentence does. */
  explain?: (fields: string[], value: Record<string, unknown>) => Refusal | null
  /** Adds to the health page, and may start housekeeping. */
  health?: () => Record<string, unknown>
}

/** Makes a function's handler: the guards common to all, then its own answer. */
export function endpoint<Input>(spec: Endpoint<Input>, backend: Backend): Handler {
  const { config, log } = backend
  const limit = rateLimit(spec, backend)
  let lastHealth: { at: number; told: Health } | null = null

  async function health(): Promise<Response> {
    if (lastHealth === null || backend.now() - lastHealth.at > 1000)
      lastHealth = { at: backend.now(), told: await readHealth(backend) }
    const { told } = lastHealth
    const status = told.status === 'degraded' ? 503 : 200
    return json(status, { function: spec.name, ...told, ...spec.health?.() })
  }

  async function respond(request: Request, caller: Caller, requestId: string): Promise<Response> {
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: preflightHeaders })
    if (request.method === 'GET' || request.method === 'HEAD') {
      const response = await health()
      return request.method === 'HEAD' ? new Response(null, response) : response
    }
    if (request.method !== 'POST')
      throw new Refusal(405, 'method', 'Use POST.', { headers: { allow: 'POST, GET, OPTIONS' } })
    refuseUnfit(request.headers, config.keys)
    const input = parsed(spec, await readJson(request, spec.maxBytes))
    const { headers } = request
    const place = await limit.placeOf(headers, caller)
    const takeSlot = () => limit.take(place.slot, requestId)
    return json(200, await spec.answer(input, { requestId, headers, ...place, takeSlot }))
  }

  return async (request, caller) => {
    const started = backend.now()
    const requestId = crypto.randomUUID()
    const origin = request.headers.get('origin')
    const allowed = origin === null || originAllowed(origin, config.origins)
    let code: string | undefined
    let error: string | undefined
    let response: Response
    try {
      if (!allowed) throw new Refusal(403, 'origin', 'This address may not call the service.')
      response = await respond(request, caller, requestId)
    } catch (thrown) {
      code = codeOf(thrown)
      if (thrown instanceof Refusal) {
        const { status, message, beside } = thrown
        const work = code === tooManyCode && {
          work: await limit.puzzleFor(request.headers, caller),
        }
        response = json(
          status,
          { error: message, code, requestId, ...beside.more, ...work },
          beside.headers,
        )
      } else {
        error = errorName(thrown)
        const body = { error: genericError, code, requestId }
        response =
          code === 'unavailable' ? json(503, body, { 'retry-after': '2' }) : json(500, body)
      }
    }
    for (const [name, value] of Object.entries(corsHeaders(allowed ? origin : null)))
      response.headers.set(name, value)
    response.headers.set('x-request-id', requestId)
    if (request.method === 'POST' || response.status >= 500) {
      log({
        event: 'request',
        requestId,
        function: spec.name,
        status: response.status,
        ms: Math.round(backend.now() - started),
        ...(code && { code }),
        ...(error && { error }),
      })
    }
    return response
  }
}

/** Counts a function's callers against its rate limit. */
function rateLimit<Input>(
  { name, limit, price }: Endpoint<Input>,
  { config, database, log, now }: Backend,
) {
  const inMemory = memoryLimit(now)
  const hashOf = dailyHash(config)
  const addressOf = addresses(config, log)
  const callerOf = async (address: string) => `${name}:${await hashOf(network(address))}`
  return {
    /**
     * A request that comes with work has a place of its own, which can be taken once; all others
     * share their address's.
     */
    async placeOf(
      headers: Headers,
      caller: Caller,
    ): Promise<Pick<Visit, 'slot' | 'paid' | 'network'>> {
      const address = addressOf(headers, caller)
      const key = await callerOf(address)
      const wide = wideNetwork(address)
      const solution = headers.get(workHeader)
      const nonce =
        solution === null ? null : await checkWork(solution, config.addressSecret, key, now())
      return {
        network: wide === null ? null : `${name}:${await hashOf(wide)}`,
        paid: nonce !== null,
        slot:
          nonce === null
            ? { key, limit: limit(config) }
            : { key: `${name}:${nonce}`, limit: { perMinute: 60_000 / workLifetimeMs, burst: 1 } },
      }
    },
    puzzleFor: async (headers: Headers, caller: Caller) =>
      newPuzzle(
        config.addressSecret,
        await callerOf(addressOf(headers, caller)),
        now(),
        await price?.(),
      ),
    /** Takes a place, from memory where the database cannot be reached. */
    async take(slot: Slot, requestId: string): Promise<void> {
      const wait = await database.takeSlot(slot).catch((error: unknown) => {
        log({ event: 'database', requestId, function: name, error: errorName(error) })
        return inMemory(slot)
      })
      if (wait > 0) throw tooMany(wait)
    },
  }
}

/** Returns the code of what was thrown, for the caller and the log. */
const codeOf = (thrown: unknown): string =>
  thrown instanceof Refusal
    ? thrown.code
    : isConnectionFault(thrown) || isOverloaded(thrown) || thrown instanceof DatabaseTimeout
      ? 'unavailable'
      : 'internal'

/** Refuses a request whose headers say that it is not the site's, or not JSON. */
function refuseUnfit(headers: Headers, keys: readonly string[]): void {
  if (!keyAccepted(headers, keys))
    throw new Refusal(401, 'key', 'The site’s key is missing or is not known here.')
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    throw new Refusal(415, 'content-type', 'Send JSON.')
  // Nothing here unpacks a body, so one that says it is packed is not what it says.
  if (!/^(?:identity)?$/i.test(headers.get('content-encoding') ?? ''))
    throw new Refusal(415, 'content-encoding', 'Send JSON as it is, not compressed.', {
      headers: { 'accept-encoding': 'identity' },
    })
}

/** Validates what was sent by the endpoint's schema. */
function parsed<Input>(
  { schema, explain }: Pick<Endpoint<Input>, 'schema' | 'explain'>,
  value: Record<string, unknown>,
): Input {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const named = result.error.issues.map((issue) => String(issue.path[0] ?? ''))
  const fields = [...new Set(named.filter((field) => field !== ''))]
  throw (
    explain?.(fields, value) ??
    new Refusal(400, 'invalid', 'The request is not complete or not valid.', { more: { fields } })
  )
}

function keyAccepted(headers: Headers, keys: readonly string[]): boolean {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const given = [bearer, headers.get('apikey')].filter(
    (key): key is string => typeof key === 'string' && key.length < 4096,
  )
  return given.some((candidate) => keys.some((key) => sameSecret(candidate, key)))
}

/** Makes keyed hashes of networks, new every day. */
function dailyHash(config: Config): (network: string) => Promise<string> {
  const known = new Map<string, Promise<string>>()
  return (ofNetwork) => {
    const text = `${new Date().toISOString().slice(0, 10)} ${ofNetwork}`
    let key = known.get(text)
    if (key === undefined) {
      if (known.size > 2000) known.clear()
      key = hmac(config.addressSecret, text).then((hash) => hash.slice(0, 32))
      known.set(text, key)
    }
    return key
  }
}

/**
 * Gives the caller's address from the one header that is trusted for it, and empty text where that
 * is missing: no other header takes its place, since whoever calls could write what they like in
 * it. All such callers share a place in the limit, and get on by work. Supabase promises no header;
 * its gateway sets cf-connecting-ip, and ADDRESS_HEADER names another should that change. The log
 * says once when it is missing.
 */
function addresses(
  { addressHeader }: Config,
  log: Log,
): (headers: Headers, caller: Caller) => string {
  let told = false
  return (headers, caller) => {
    if (addressHeader === null) return caller.address.trim().toLowerCase()
    const value = headers.get(addressHeader)
    if (value === null && !told) {
      told = true
      log({ event: 'address', code: 'header-missing' })
    }
    return (value?.split(',').at(-1) ?? '').trim().toLowerCase()
  }
}

/**
 * Returns the part of an address that identifies a caller: all of IPv4, or else the first four
 * groups of IPv6 (/64), since a single subscriber has all addresses behind them.
 */
export function network(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const ip = ipaddr.process(address)
  return ip instanceof ipaddr.IPv6 ? ip.parts.slice(0, 4).join(':') : ip.toString()
}

/** Ranges of addresses that no visitor comes from. */
const privateRanges = new Set(
  'unspecified loopback private uniqueLocal linkLocal carrierGradeNat'.split(' '),
)

/**
 * Returns the largest network that one customer may have: /24 of IPv4, /48 of IPv6. Null
 * where it is not a public address: behind a proxy that is not named to us all visitors have the
 * proxy's, and they are no network.
 */
function wideNetwork(address: string): string | null {
  if (!ipaddr.isValid(address)) return null
  const ip = ipaddr.process(address)
  if (privateRanges.has(ip.range())) return null
  return ip instanceof ipaddr.IPv6
    ? `${ip.parts.slice(0, 3).join(':')}::/48`
    : `${ip.octets.slice(0, 3).join('.')}.0/24`
}

/**
 * Makes the same rate limit (GCRA) in memory, for the moments when the database cannot be asked.
 * Gives the milliseconds to wait; 0 when the request may go on.
 */
export function memoryLimit(now: () => number): (slot: Slot) => number {
  const arrivals = new Map<string, number>()
  return ({ key, limit }) => {
    const moment = now()
    const step = 60_000 / limit.perMinute
    if (arrivals.size > 10_000) {
      for (const [caller, arrival] of arrivals) if (arrival < moment) arrivals.delete(caller)
      if (arrivals.size > 10_000) arrivals.clear()
    }
    // No further ahead than this limit can have led to: a limit that was changed, or a clock set
    // back, must lock nobody out.
    const furthest = moment + step * limit.burst
    const arrival = Math.min(Math.max(arrivals.get(key) ?? 0, moment), furthest)
    const wait = arrival + step - furthest
    arrivals.set(key, wait > 0 ? arrival : arrival + step)
    return Math.max(0, Math.ceil(wait))
  }
}
