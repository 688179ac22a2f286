/** Largest body a function reads, in bytes. */
const bodyLimit = 16 * 1024

/** A refusal the visitor's browser may see. Everything else that is thrown becomes a generic 500. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>
  readonly more: Record<string, unknown>

  constructor(
    status: number,
    code: string,
    message: string,
    { headers = {}, more = {} }: { headers?: Record<string, string>; more?: Record<string, unknown> } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.headers = headers
    this.more = more
  }
}

/** The refusal of a caller who has to wait. */
export function tooMany(waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new Refusal(429, 'too-many-requests', 'Too many requests. Please wait a moment and try again.', { headers: { 'retry-after': String(seconds) } })
}

/** An answer in JSON, which nobody may keep. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}

/** A body that ends in a fault of the connection is the sender's affair: no alarm, and nothing is done with its beginning. */
const brokenOff = (): never => {
  throw new Refusal(400, 'broken-off', 'The request broke off before its end.')
}

/** The body's bytes, counted as they come, so that nobody can send more than is read. */
async function readBytes(request: Request, tooLarge: () => Refusal): Promise<Uint8Array> {
  const stated = request.headers.get('content-length')
  if (stated !== null) {
    // The server holds the sender to a stated length. Number() would also read "", "-1" and "1e3", which state none.
    if (!/^\d+$/.test(stated)) throw new Refusal(400, 'length', 'The request does not state its length in digits.')
    if (Number(stated) > bodyLimit) throw tooLarge()
    const bytes = new Uint8Array(await request.arrayBuffer().catch(brokenOff))
    if (bytes.byteLength > bodyLimit) throw tooLarge()
    return bytes
  }
  if (!request.body) return new Uint8Array()
  const parts: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(brokenOff)
    if (done) break
    size += value.byteLength
    if (size > bodyLimit) {
      await reader.cancel().catch(() => undefined)
      throw tooLarge()
    }
    parts.push(value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a JSON object from a request. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, () => new Refusal(413, 'too-large', 'The request is too large.'))
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(bytes))
  } catch {
    value = null
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(400, 'invalid-json', 'The request is not valid JSON.')
  return value as Record<string, unknown>
}

/** Whether an origin is on the list. An entry may end in `:*` for any port. */
export function originAllowed(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) =>
    entry.endsWith(':*')
      ? origin === entry.slice(0, -2) || (origin.startsWith(entry.slice(0, -1)) && /^\d+$/.test(origin.slice(entry.length - 1)))
      : entry === origin,
  )
}

/** What lets a page of an allowed origin read an answer; nothing when the request names no origin. */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'x-request-id, retry-after',
    vary: 'Origin',
  }
}

/** What a browser is told that asks before it sends: supabase-js and tracing send headers of their own. */
export const preflightHeaders = {
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  'access-control-allow-headers':
    'authorization, apikey, content-type, idempotency-key, x-client-info, x-request-id, x-region, x-supabase-api-version, traceparent, tracestate, baggage',
  'access-control-max-age': '86400',
}
