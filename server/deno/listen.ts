import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { ReadableStream } from 'node:stream/web'
import { network } from '../../supabase/functions/_shared/endpoint.ts'

/**
 * The HTTP server before the functions of `npm start`. It has what Supabase's gateway has in its
 * place: time limits for headers and bodies, and a limit of connections. `Deno.serve` has neither,
 * hence Node's server, which Deno brings with it.
 */
export type Limits = {
  /**
   * Open connections at once from one address, by which IPv6 counts as its /64 network; null behind
   * a proxy, whose address all have.
   */
  perAddress: number | null
  /** Open connections at once in all. */
  total: number
  /**
   * Time limits for the headers, and for the whole request with its body, in milliseconds.
   */
  headersMs: number
  requestMs: number
}

type Answer = (request: Request, address: string) => Promise<Response>

/**
 * Listens on one address of this machine.
 * @throws what listen() reports, such as EADDRINUSE
 */
export async function listen({
  port,
  hostname,
  limits,
  answer,
}: {
  port: number
  hostname: string
  limits: Limits
  answer: Answer
}): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 65_000,
    },
    (incoming, outgoing) =>
      void respond(incoming, outgoing, answer).catch(() => outgoing.destroy()),
  )
  limitConnections(server, limits)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: hostname }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return server
}

function limitConnections(server: Server, { perAddress, total }: Limits): void {
  const open = new Map<string, number>()
  let all = 0
  server.on('connection', (socket) => {
    const address = network(socket.remoteAddress ?? '')
    const same = (open.get(address) ?? 0) + 1
    open.set(address, same)
    all++
    socket.once('close', () => {
      const left = open.get(address)! - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
      all--
    })
    if (all > total || (perAddress !== null && same > perAddress)) socket.destroy()
  })
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: Answer,
): Promise<void> {
  let response: Response
  try {
    response = await answer(asRequest(incoming), incoming.socket.remoteAddress ?? '')
  } catch {
    // An address, a method or a header that is no part of any request of ours; the functions
    // themselves never throw.
    response = new Response(
      JSON.stringify({ error: 'The request is not valid HTTP.', code: 'http' }),
      {
        status: 400,
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      },
    )
  }
  const body = new Uint8Array(await response.arrayBuffer())
  // A body that nobody reads to its end would go on arriving.
  if (!incoming.complete) outgoing.shouldKeepAlive = false
  if (response.status !== 204 && incoming.method !== 'HEAD')
    outgoing.setHeader('content-length', body.byteLength)
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(body)
}

function asRequest(incoming: IncomingMessage): Request {
  const headers = new Headers()
  for (let i = 0; i < incoming.rawHeaders.length; i += 2)
    headers.append(incoming.rawHeaders[i]!, incoming.rawHeaders[i + 1]!)
  const { method = 'GET', url = '/' } = incoming
  const hasBody =
    method !== 'GET' &&
    method !== 'HEAD' &&
    (headers.has('content-length') || headers.has('transfer-encoding'))
  return new Request(new URL(url, 'http://functions'), {
    method,
    headers,
    // The connection must outlive a body that is not read to its end: the refusal goes over it.
    ...(hasBody && {
      body: ReadableStream.from(incoming.iterator({ destroyOnReturn: false })),
      duplex: 'half',
    }),
  } as RequestInit)
}
