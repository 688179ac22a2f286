/** Thrown by {@link readAtMost}. */
export class TooLarge extends Error {
  override name = 'TooLarge'
}

/** Initial size of the buffer in bytes. */
const first = 16 * 1024

/**
 * Reads a whole body. Its bytes are copied into one buffer, which grows with them, and let go: a
 * piece of a single byte may stand in a buffer of 64 kB, so keeping the pieces would cost thousands
 * of times what was sent.
 * @param most how many bytes it may have
 * @param deadline ends the reading; what was read until then is given
 * @throws {TooLarge} when it has more
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  most: number,
  deadline: AbortSignal,
): Promise<Uint8Array> {
  const reader = body.getReader()
  const stop = () => void reader.cancel().catch(() => undefined)
  deadline.addEventListener('abort', stop)
  try {
    let buffer = new Uint8Array(Math.min(first, most))
    let size = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return buffer.subarray(0, size)
      if (size + value.byteLength > most) throw new TooLarge()
      if (size + value.byteLength > buffer.length) {
        const larger = new Uint8Array(
          Math.min(most, Math.max(2 * buffer.length, size + value.byteLength)),
        )
        larger.set(buffer.subarray(0, size))
        buffer = larger
      }
      buffer.set(value, size)
      size += value.byteLength
    }
  } finally {
    deadline.removeEventListener('abort', stop)
    stop()
  }
}

/** Largest body a function reads, in bytes, unless it says otherwise. */
const bodyLimit = 16 * 1024

/** Time limit for a whole body, in milliseconds, however steadily it trickles in. */
export const bodyDeadlineMs = 10_000

/**
 * A refusal the visitor's browser may see. Everything else that is thrown becomes a generic 500.
 */
export class Refusal extends Error {
  override name = 'Refusal'

  /** @param beside headers of the answer, and what its body says beside the message */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly beside: { headers?: Record<string, string>; more?: Record<string, unknown> } = {},
  ) {
    super(message)
  }
}

/** The message for any error that is not a {@link Refusal}. */
export const genericError = 'Something went wrong. Please try again later.'

export const tooManyCode = 'too-many-requests'

/** Every limit allows at least one request a minute, so a place is free again by then. */
const longestWaitSeconds = 60

/** Returns the refusal of a caller who has to wait. */
export function tooMany(waitMs: number): Refusal {
  const seconds = Math.min(longestWaitSeconds, Math.max(1, Math.ceil(waitMs / 1000)))
  return new Refusal(429, tooManyCode, 'Too many requests. Please wait a moment and try again.', {
    headers: { 'retry-after': String(seconds) },
  })
}

/** Returns an answer in JSON that no cache may store. */
export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
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

const tooLarge = () => new Refusal(413, 'too-large', 'The request is too large.')

/** Reads the whole body, at most `most` bytes in at most {@link bodyDeadlineMs}. */
async function readBytes({ headers, body }: Request, most = bodyLimit): Promise<Uint8Array> {
  // The server holds the sender to a stated length. Number() would also read "", "-1" and "1e3",
  // which state none.
  const stated = headers.get('content-length') ?? '0'
  if (!/^\d+$/.test(stated))
    throw new Refusal(400, 'length', 'The request does not state its length in digits.')
  if (Number(stated) > most) throw tooLarge()
  if (!body) return new Uint8Array()

  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), bodyDeadlineMs)
  try {
    const bytes = await readAtMost(body, most, deadline.signal)
    if (!deadline.signal.aborted) return bytes
  } catch (error) {
    if (error instanceof TooLarge) throw tooLarge()
    // A body that ends in a fault of the connection is the sender's affair: no alarm, and nothing
    // is done with its beginning.
    if (!deadline.signal.aborted)
      throw new Refusal(400, 'broken-off', 'The request broke off before its end.')
  } finally {
    clearTimeout(timer)
  }
  throw new Refusal(408, 'too-slow', 'The request took too long to arrive. Please try again.')
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a JSON object from a request. */
export async function readJson(request: Request, most?: number): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, most)
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(bytes))
  } catch {
    value = null
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(400, 'invalid-json', 'The request is not valid JSON.')
  return value as Record<string, unknown>
}

/** Reads what a form of a page sent. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const bytes = await readBytes(request)
  return new URLSearchParams(new TextDecoder().decode(bytes))
}

/** Checks an origin against the list. An entry may end in `:*` for any port. */
export function originAllowed(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) =>
    entry.endsWith(':*')
      ? origin === entry.slice(0, -2) ||
        (origin.startsWith(entry.slice(0, -1)) && /^\d+$/.test(origin.slice(entry.length - 1)))
      : entry === origin,
  )
}

/**
 * Returns the headers that let an allowed origin read the answer; none without an origin.
 */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'x-request-id, retry-after',
    vary: 'Origin',
  }
}

/** Headers that answer a preflight request; supabase-js and tracing send some of their own. */
export const preflightHeaders = {
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  'access-control-allow-headers':
    'authorization, apikey, content-type, idempotency-key, x-work, x-client-info, ' +
    'x-request-id, x-region, x-supabase-api-version, traceparent, tracestate, baggage',
  'access-control-max-age': '86400',
}
