import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { hostileRequests, type Hostile } from './hostileRequests'
import type { World } from './hostileWorld'

/**
 * Sends hostile requests to functions that run, byte by byte as they are, and tells how they were
 * answered:
 * `npx tsx __tests__/supabase/helpers/hostileRun.ts <port> [count]`, against `SITE_ORIGINS=https://www.example.com,http://localhost:* npm start`.
 * Fails when an answer is 500 or above, or does not come within 20 seconds.
 */
const [port = 54321, count = 2000] = process.argv.slice(2).map(Number)
const patienceMs = 20_000

function bytesOf({ fn, method, headers, body, arrives }: Hostile): Buffer {
  const has = (name: string) => headers.some(([header]) => header.toLowerCase() === name)
  const lines = [
    `${method} /functions/v1/${fn} HTTP/1.1`,
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ]
  if (!has('host')) lines.push('host: 127.0.0.1')
  const stated = has('content-length')
  if (body !== null && !stated)
    lines.push(
      arrives === 'whole' ? `content-length: ${body.byteLength}` : 'transfer-encoding: chunked',
    )
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  if (body === null) return head
  if (stated || arrives === 'whole') return Buffer.concat([head, body])
  const chunks: Buffer[] = []
  for (let at = 0; at < body.byteLength; at += 1000) {
    const piece = body.slice(at, at + 1000)
    chunks.push(
      Buffer.from(`${piece.byteLength.toString(16)}\r\n`),
      Buffer.from(piece),
      Buffer.from('\r\n'),
    )
  }
  return Buffer.concat([head, ...chunks, Buffer.from(arrives === 'broken' ? '' : '0\r\n\r\n')])
}

/**
 * The status of the answer; "closed" where the sender or the server ended the connection without
 * one, "hangs" where nothing comes.
 */
function send(request: Hostile): Promise<string> {
  return new Promise((resolve) => {
    // Each from an address of its own, so that it is the request which is judged and not the limit.
    const localAddress = `127.${1 + Math.floor(request.number / 62_500)}.${Math.floor(request.number / 250) % 250}.${1 + (request.number % 250)}`
    const socket = connect({
      host: '127.0.0.1',
      port,
      ...(process.platform === 'linux' && { localAddress }),
    })
    let text = ''
    const end = (result: string) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(result)
    }
    const timer = setTimeout(() => end('hangs'), patienceMs)
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
      if (status !== undefined) end(status)
    })
    socket.on('error', () => end('closed'))
    socket.on('close', () => end('closed'))
    socket.write(bytesOf(request))
    if (request.arrives === 'broken') setTimeout(() => socket.destroy(), 50)
  })
}

void (async () => {
  const world = { mint: () => randomBytes(32).toString('hex') } as unknown as World
  const results: Record<string, number> = {}
  const faults: string[] = []
  const requests = hostileRequests(count, 20_261_122, world)
  const started = performance.now()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const request of requests) {
        const result = await send(request)
        results[result] = (results[result] ?? 0) + 1
        if (result === 'hangs' || Number(result) >= 500)
          faults.push(`${result} ${request.number} ${request.kind} ${request.fn}`)
      }
    }),
  )
  console.log(
    `${count} hostile requests in ${Math.round((performance.now() - started) / 1000)} s:`,
    results,
    faults,
  )
  process.exitCode = faults.length > 0 ? 1 : 0
})()
