import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/**
 * Load for the benchmark and the kill tests: leads sent over kept-alive connections, from many
 * loopback addresses.
 */

export type Lead = { key: string; email: string }
export type Reply = { status: number; body: string; ms: number }

/**
 * One kept-alive connection, by hand: a client that costs much would be measured instead of the
 * server. Callers are told apart by their address; all of 127.0.0.0/8 is this machine (Linux), so
 * each connection has its own.
 */
class Connection {
  #socket: Socket | null = null
  #waiting: {
    resolve: (reply: { status: number; body: string }) => void
    reject: (error: Error) => void
  } | null = null
  #received = ''
  readonly #localAddress: string | undefined
  readonly #port: number

  constructor(port: number, index: number) {
    this.#port = port
    this.#localAddress =
      process.platform === 'linux'
        ? `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`
        : undefined
  }

  request(text: string, timeoutMs: number): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(new Error('timeout')), timeoutMs)
      const end =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer)
          this.#waiting = null
          then(value)
        }
      this.#waiting = { resolve: end(resolve), reject: end(reject) }
      this.#open().write(text)
    })
  }

  #open(): Socket {
    if (this.#socket !== null) return this.#socket
    const socket = connect({
      host: '127.0.0.1',
      port: this.#port,
      ...(this.#localAddress !== undefined && { localAddress: this.#localAddress }),
    })
    socket.setNoDelay(true).setEncoding('utf8')
    socket.on('data', (part: string) => this.#read(part))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#socket === socket && this.#fail(new Error('closed')))
    this.#received = ''
    this.#socket = socket
    return socket
  }

  #read(part: string): void {
    this.#received += part
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#received.slice(0, end)
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0)
    const body = this.#received.slice(end + 4)
    if (Buffer.byteLength(body) < length) return
    this.#received = ''
    this.#waiting?.resolve({ status: Number(head.slice(9, 12)), body })
  }

  #fail(error: Error): void {
    const socket = this.#socket
    this.#socket = null
    socket?.destroy()
    this.#waiting?.reject(error)
  }

  close(): void {
    this.#fail(new Error('closed'))
  }
}

const open = new Map<string, Connection>()

/** One request over the connection `index`, which has to be free. */
export async function send(
  port: number,
  name: string,
  body: unknown,
  {
    index = 0,
    headers = {},
    timeoutMs = 10_000,
  }: { index?: number; headers?: Record<string, string>; timeoutMs?: number } = {},
): Promise<Reply> {
  const id = `${port} ${index}`
  let connection = open.get(id)
  if (!connection) {
    connection = new Connection(port, index)
    open.set(id, connection)
  }
  const text = JSON.stringify(body)
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}\r\n`)
  const started = performance.now()
  const reply = await connection.request(
    `POST /functions/v1/${name} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\napikey: local-anon-key\r\ncontent-length: ${Buffer.byteLength(text)}\r\n${lines.join('')}\r\n${text}`,
    timeoutMs,
  )
  return { ...reply, ms: performance.now() - started }
}

/** A visitor nobody else is. */
export const newLead = (): Lead => {
  const key = randomUUID()
  return { key, email: `lead-${key}@example.com` }
}

/** What the welcome-offer form sends for a lead. */
export const leadBody = ({ email }: Lead) => ({
  name: 'Load Test',
  email,
  age: 40,
  sex: '',
  location: 'London',
  concerns: ['lines', 'pores'],
  marketing: false,
})

/**
 * For whoever never answers again: a busy machine may take half a minute to start what was killed.
 * How fast it is, benchmarks say.
 */
const neverMs = 120_000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Sends a lead until it is acknowledged, as a browser with an idempotency key may. */
async function sendUntilAcknowledged(
  port: number,
  lead: Lead,
  index: number,
  giveUpAfterMs = neverMs,
): Promise<{ ms: number; tries: number }> {
  const started = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      const reply = await send(port, 'raffle-offer', leadBody(lead), {
        index,
        headers: { 'idempotency-key': lead.key },
      })
      if (reply.status === 200 && reply.body.includes('"success":true'))
        return { ms: performance.now() - started, tries }
      if (reply.status < 500) throw new Refused(`status ${reply.status}`)
    } catch (error) {
      if (error instanceof Refused) throw error
    }
    if (performance.now() - started > giveUpAfterMs)
      throw new Error('A lead was not acknowledged in time.')
    await pause(15)
  }
}

class Refused extends Error {}

/** `connections` senders until `enough` says so; returns what was acknowledged. */
export async function sendMany(
  port: number,
  {
    connections,
    enough,
    onAcknowledged,
  }: {
    connections: number
    enough: (acknowledged: number) => boolean
    onAcknowledged?: (ms: number) => void
  },
): Promise<Lead[]> {
  const acknowledged: Lead[] = []
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      while (!enough(acknowledged.length)) {
        const lead = newLead()
        const { ms } = await sendUntilAcknowledged(port, lead, index)
        acknowledged.push(lead)
        onAcknowledged?.(ms)
      }
    }),
  )
  return acknowledged
}

export function closeConnections(): void {
  for (const connection of open.values()) connection.close()
  open.clear()
}

/** The value below which a share of the values lies, from 0 to 1; NaN when there are none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

/** How long until one request is served again, asked every few milliseconds. */
export async function servingAgain(
  port: number,
  name: string,
  body: () => unknown,
  killedAt: number,
  limitMs = neverMs,
): Promise<number> {
  for (;;) {
    try {
      const reply = await send(port, name, body(), {
        index: 900,
        headers: { 'idempotency-key': randomUUID() },
      })
      if (reply.status === 200) return performance.now() - killedAt
    } catch {
      // Not yet.
    }
    if (performance.now() - killedAt > limitMs) throw new Error('Not served again in time.')
    await pause(5)
  }
}
