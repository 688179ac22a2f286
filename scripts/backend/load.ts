import { Agent, request } from 'node:http'
import { randomUUID } from 'node:crypto'

/** Load for the benchmark and the kill tests: leads sent over kept-alive connections, from many loopback addresses. */

export type Lead = { key: string; email: string }
export type Reply = { status: number; body: string; ms: number }

const agents = new Map<string, Agent>()
/** Callers are told apart by their address; all of 127.0.0.0/8 is this machine (Linux), so each connection has its own. */
function agentFor(index: number): Agent {
  const localAddress = process.platform === 'linux' ? `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}` : '127.0.0.1'
  let agent = agents.get(localAddress)
  if (!agent) {
    agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress } as never)
    agents.set(localAddress, agent)
  }
  return agent
}

export function send(
  port: number,
  name: string,
  body: unknown,
  { index = 0, headers = {}, timeoutMs = 10_000 }: { index?: number; headers?: Record<string, string>; timeoutMs?: number } = {},
): Promise<Reply> {
  const text = JSON.stringify(body)
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path: `/functions/v1/${name}`,
        method: 'POST',
        agent: agentFor(index),
        timeout: timeoutMs,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), apikey: 'local-anon-key', ...headers },
      },
      (response) => {
        let answer = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (answer += part))
        response.on('end', () => resolve({ status: response.statusCode!, body: answer, ms: performance.now() - started }))
        response.on('error', reject)
      },
    )
    call.on('timeout', () => call.destroy(new Error('timeout')))
    call.on('error', reject)
    call.end(text)
  })
}

export const newLead = (): Lead => {
  const key = randomUUID()
  return { key, email: `lead-${key}@example.com` }
}

export const leadBody = ({ email }: Lead) => ({
  name: 'Load Test',
  email,
  age: 40,
  sex: '',
  location: 'London',
  concerns: ['lines', 'pores'],
  marketing: false,
})

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Sends a lead until it is acknowledged, as a browser with an idempotency key may. */
export async function sendUntilAcknowledged(port: number, lead: Lead, index: number, giveUpAfterMs = 30_000): Promise<{ ms: number; tries: number }> {
  const started = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      const reply = await send(port, 'raffle-offer', leadBody(lead), { index, headers: { 'idempotency-key': lead.key } })
      if (reply.status === 200 && reply.body.includes('"success":true')) return { ms: performance.now() - started, tries }
      if (reply.status < 500) throw new Refused(`status ${reply.status}`)
    } catch (error) {
      if (error instanceof Refused) throw error
    }
    if (performance.now() - started > giveUpAfterMs) throw new Error('A lead was not acknowledged in time.')
    await pause(15)
  }
}

class Refused extends Error {}

/** `connections` senders until `enough` says so; returns what was acknowledged. */
export async function sendMany(
  port: number,
  { connections, enough, onAcknowledged }: { connections: number; enough: (acknowledged: number) => boolean; onAcknowledged?: (ms: number) => void },
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
  for (const agent of agents.values()) agent.destroy()
  agents.clear()
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

/** How long until one request is served again, asked every few milliseconds. */
export async function servingAgain(port: number, name: string, body: () => unknown, killedAt: number, limitMs = 30_000): Promise<number> {
  for (;;) {
    try {
      const reply = await send(port, name, body(), { index: 900, headers: { 'idempotency-key': randomUUID(), connection: 'close' } })
      if (reply.status === 200) return performance.now() - killedAt
    } catch {
      // Not yet.
    }
    if (performance.now() - killedAt > limitMs) throw new Error('Not served again in time.')
    await pause(5)
  }
}
