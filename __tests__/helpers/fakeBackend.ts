import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { backendUrl } from '../../src/backend/address'

/** How the backend takes a request to one of its functions. */
export type Mood = (response: ServerResponse, name: string) => void

type Asked = { name: string; key: string | undefined; body: Record<string, unknown> }

const offer = {
  title: 'An unhurried consultation',
  description: 'A doctor looks at your face.',
  value: 'Fifteen extra minutes',
  requiresVisit: true,
  location: 'Harley Street, London',
}
const renewal = 'b2'.repeat(32)
const replies: Record<string, object> = {
  'ai-chat': { response: 'Lip fillers start at a price.\n\nA doctor sees you first.' },
  'aesthetic-analysis': { analysis: 'Your skin is even.\n\nYour lines are few.' },
  'raffle-offer': { success: true, offer },
}

const json = (response: ServerResponse, body: string, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
/** Everything is as it should be. */
export const well: Mood = (response, name) => json(response, JSON.stringify(replies[name]))
/** One failure of each kind that the calls tell apart. */
export const failures: Record<string, Mood> = {
  'hangs up': (response) => response.destroy(),
  'answers 503 with a page': (response) =>
    response.writeHead(503, { 'content-type': 'text/html' }).end('<!doctype html><h1>Oops</h1>'),
  'JSON of another shape': (response) =>
    json(
      response,
      '{"success":"yes","response":42,"analysis":["a"],"offer":"none","endpoint":null}',
    ),
  'an error with status 200': (response) => json(response, '{"error":"no model today"}'),
}

/**
 * A backend of one's own, on a real port, whose mood a test chooses. It keeps leads as the real one
 * does: one for each idempotency key, however often it is sent, and also when its answer does not
 * arrive. It takes videos by tus, in one piece.
 */
export async function fakeBackend() {
  let mood: Mood = well
  const asked: Asked[] = []
  const leads = new Map<string, unknown>()
  const videos: Buffer[] = []
  let tus = { begun: 0, refuse: false }

  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const { pathname } = new URL(request.url!, 'http://backend')
    if (pathname.startsWith('/tus')) return upload(request, response, body)
    const name = pathname.split('/').at(-1)!
    if (request.method === 'GET') return json(response, '{"uploads":"on","maxBytes":5000000}')
    const sent = JSON.parse(body.toString()) as Record<string, unknown>
    const key = request.headers['idempotency-key'] as string | undefined
    asked.push({ name, key, body: sent })
    if (name === 'raffle-offer') leads.set(String(key), sent)
    if (name === 'video-upload-url' && mood === well)
      return json(
        response,
        JSON.stringify({
          endpoint: `${backendUrl}/tus`,
          headers: { 'x-signature': 's' },
          metadata: {},
          path: 'film.mp4',
          renewal,
          maxBytes: 5_000_000,
        }),
      )
    mood(response, name)
  }
  const upload = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    response.setHeader('tus-resumable', '1.0.0')
    if (request.method === 'POST')
      return response.writeHead(201, { location: `${backendUrl}/tus/${++tus.begun}` }).end()
    const size = videos[0]?.length ?? 0
    if (request.method === 'HEAD')
      return response
        .writeHead(200, { 'upload-offset': size, 'upload-length': size || 100_000 })
        .end()
    if (tus.refuse) return response.writeHead(503).end()
    videos.push(body)
    response.writeHead(204, { 'upload-offset': body.length }).end()
  }

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-expose-headers', '*')
    if (request.method === 'OPTIONS') {
      response
        .writeHead(204, {
          'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
          'access-control-allow-methods': '*',
        })
        .end()
      return
    }
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => answer(request, response, Buffer.concat(parts)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    port,
    /** Every request to a function, in order. */
    asked,
    leads,
    videos,
    tus,
    /** From now on. */
    is: (next: Mood) => void (mood = next),
    /** As new, for the next test. */
    reset() {
      for (const list of [asked, videos]) list.length = 0
      leads.clear()
      Object.assign(tus, { begun: 0, refuse: false })
      mood = well
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export type FakeBackend = Awaited<ReturnType<typeof fakeBackend>>
