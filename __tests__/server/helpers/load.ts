import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** Leads sent over kept-alive connections, from many loopback addresses. */

export type Lead = { key: string; email: string }
export type Reply = { status: number; body: string; ms: number }

const agent = new Agent({ keepAlive: true })
export const closeConnections = (): void => agent.destroy()

/**
 * One request to a function.
 * @param index who sends it: callers are told apart by their address, and all of 127.0.0.0/8 is
 *   this machine (Linux)
 */
export function send(
  port: number,
  name: string,
  body: unknown,
  { index = 0, headers = {} }: { index?: number; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const started = performance.now()
  const localAddress =
    process.platform === 'linux'
      ? `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`
      : undefined
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        localAddress,
        path: `/functions/v1/${name}`,
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: 'local-anon-key', ...headers },
        timeout: 10_000,
      },
      (reply) =>
        void text(reply).then(
          (received) =>
            resolve({
              status: reply.statusCode!,
              body: received,
              ms: performance.now() - started,
            }),
          reject,
        ),
    )
    sent.once('timeout', () => sent.destroy(new Error('timeout')))
    sent.once('error', reject)
    sent.end(JSON.stringify(body))
  })
}

/** A visitor nobody else is. */
export const newLead = (): Lead => {
  const key = randomUUID()
  return { key, email: `lead-${key}@example.com` }
}

/** Returns what the welcome-offer form sends for a lead. */
export const leadBody = ({ email }: Lead) => ({
  name: 'Load Test',
  email,
  age: 40,
  sex: '',
  location: 'London',
  concerns: ['lines', 'pores'],
  marketing: false,
})

/** For whoever never answers again: a busy machine may take half a minute to start what was killed. */
const neverMs = 120_000

class Refused extends Error {}

/** Sends a lead until it is acknowledged, as a browser with an idempotency key may. */
export async function sendUntilAcknowledged(
  port: number,
  lead: Lead,
  index: number,
): Promise<void> {
  const started = performance.now()
  for (;;) {
    try {
      const reply = await send(port, 'raffle-offer', leadBody(lead), {
        index,
        headers: { 'idempotency-key': lead.key },
      })
      if (reply.status === 200 && reply.body.includes('"success":true')) return
      if (reply.status < 500) throw new Refused(`status ${reply.status}`)
    } catch (error) {
      if (error instanceof Refused) throw error
    }
    if (performance.now() - started > neverMs)
      throw new Error('A lead was not acknowledged in time.')
    await pause(15)
  }
}

/** `connections` senders until `enough` says so; returns what was acknowledged. */
export async function sendMany(
  port: number,
  { connections, enough }: { connections: number; enough: (acknowledged: number) => boolean },
): Promise<Lead[]> {
  const acknowledged: Lead[] = []
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      while (!enough(acknowledged.length)) {
        const lead = newLead()
        await sendUntilAcknowledged(port, lead, index)
        acknowledged.push(lead)
      }
    }),
  )
  return acknowledged
}
