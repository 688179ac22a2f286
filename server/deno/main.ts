import type { Server } from 'node:http'
import facts from '../../supabase/functions/_shared/facts.json' with { type: 'json' }
import { createHandler as analysis } from '../../supabase/functions/aesthetic-analysis/handler.ts'
import { createHandler as chat } from '../../supabase/functions/ai-chat/handler.ts'
import { createHandler as emailConsent } from '../../supabase/functions/email-consent/handler.ts'
import { createHandler as offer } from '../../supabase/functions/raffle-offer/handler.ts'
import { createHandler as uploadUrl } from '../../supabase/functions/video-upload-url/handler.ts'
import { deliverDue } from '../../supabase/functions/_shared/delivery.ts'
import { readHealth } from '../../supabase/functions/_shared/health.ts'
import { bodyDeadlineMs, json } from '../../supabase/functions/_shared/http.ts'
import type { Facts, Knowledge } from '@clinic/assistant/knowledge'
import type { Handler } from '../../supabase/functions/_shared/endpoint.ts'
import { errorName, type Log } from '../../supabase/functions/_shared/log.ts'
import { forgetSecrets, openBackend } from '../../supabase/functions/_shared/serve.ts'
import { listen } from './listen.ts'

/**
 * All functions in one Deno process, for `npm start`: the same handlers that are deployed, under
 * the same addresses. Does what Supabase does around them: routing, the outbox's timer, the nightly
 * purge. Ends when its parent does.
 */
let lines: string[] = []
function flush(): void {
  if (lines.length > 0) console.log(lines.join('\n'))
  lines = []
}
/** Lines go out together: one write for each would cost more than the requests they tell of. */
const log: Log = (event) => {
  if (lines.length === 0) setTimeout(flush, 50)
  lines.push(JSON.stringify({ time: new Date().toISOString(), ...event }))
}

const { backend, problems } = openBackend((name) => Deno.env.get(name), log)
forgetSecrets((name) => Deno.env.delete(name))
if (backend === null) {
  for (const problem of problems) console.error(problem)
  Deno.exit(2)
}

/** True while the disk has room, as the parent process says: this one may read no file. */
let spaceLeft = true

/**
 * Loads the site's text and what is learned from it, which takes longer than all else together: the
 * other functions do not wait for it.
 */
async function loadChat(): Promise<Handler> {
  const knowledge = await import('../../supabase/functions/_shared/knowledge.json', {
    with: { type: 'json' },
  })
  return chat(backend!, knowledge.default as Knowledge)
}
let chatHandler: Promise<Handler> | null = null

const known = facts as Facts
const handlers: Record<string, Handler> = {
  'ai-chat': async (request, caller) => (await (chatHandler ??= loadChat()))(request, caller),
  'aesthetic-analysis': analysis(backend, known),
  'raffle-offer': offer(backend, known),
  'video-upload-url': uploadUrl(backend),
  'email-consent': emailConsent(backend),
}

async function route(request: Request, address: string): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/health' || pathname === '/functions/v1/health') {
    const health = await readHealth(backend!)
    if (!spaceLeft) {
      health.problems.push(
        'The disk is full: enquiries are stored in the space kept for them, uploads wait. ' +
          'Free some space.',
      )
      if (health.status === 'ok') health.status = 'attention'
    }
    return json(health.status === 'degraded' ? 503 : 200, {
      ...health,
      disk: spaceLeft ? 'ok' : 'full',
      functions: Object.keys(handlers),
    })
  }
  const name = /^\/functions\/v1\/([a-z-]+)\/?$/.exec(pathname)?.[1]
  const handler = name === undefined ? undefined : handlers[name]
  return handler
    ? handler(request, { address })
    : json(404, { error: 'There is no such function.', code: 'not-found' })
}

const port = Number(Deno.env.get('FUNCTIONS_PORT') ?? '54321')
const hosts = (Deno.env.get('FUNCTIONS_HOSTS') ?? '127.0.0.1').split(',')
const servers: Server[] = []

/** More than any office behind one address opens, and far less than would weigh on this machine. */
const limits = {
  perAddress: backend.config.addressHeader === null ? 100 : null,
  total: 2000,
  headersMs: 10_000,
  requestMs: bodyDeadlineMs + 5_000,
}

async function listenOn(hostname: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      servers.push(await listen({ port, hostname, limits, answer: route }))
      return
    } catch (error) {
      // A predecessor's port may take a moment to come free. A machine without IPv6 has no ::1; the
      // first address must work.
      if (errorName(error) === 'EADDRINUSE' && attempt < 100) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        continue
      }
      if (hostname !== hosts[0]) return
      console.error(`The functions cannot listen on port ${port} (${errorName(error)}).`)
      Deno.exit(3)
    }
  }
}

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => Deno.exit(0), 5000)
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve())
          server.closeIdleConnections()
        }),
    ),
  )
  await backend!.database.close().catch(() => undefined)
  flush()
  Deno.exit(0)
}
Deno.addSignalListener('SIGTERM', () => void stop())
Deno.addSignalListener('SIGINT', () => void stop())
const quietly = (work: () => Promise<unknown>) => async () => {
  try {
    await work()
  } catch (error) {
    backend!.log({ event: 'database', error: errorName(error) })
  }
}

await Promise.all(hosts.map(listenOn))
console.log(JSON.stringify({ time: new Date().toISOString(), event: 'start', port }))
// After who already waits, as after a crash.
setTimeout(() => void (chatHandler ??= loadChat()), 250)
setInterval(
  quietly(() => deliverDue(backend, known)),
  5000,
)
setTimeout(
  quietly(() => backend.database.purge()),
  20_000,
)
setInterval(
  quietly(() => backend.database.purge()),
  24 * 60 * 60 * 1000,
)

// The parent says whether there is room on the disk. When its end of the pipe closes, it is gone.
for await (const text of Deno.stdin.readable.pipeThrough(new TextDecoderStream()))
  for (const line of text.split('\n')) if (line !== '') spaceLeft = line !== 'disk full'
await stop()
