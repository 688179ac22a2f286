import postgres from 'postgres'
import type { Limit } from './config.ts'

/** A place in a caller's rate limit: whose, and at what rate. */
export type Slot = { key: string; limit: Limit }

export type StoredOffer = Record<string, unknown>

export type OfferRecord = {
  requestKey: string
  name: string
  email: string
  age: number | null
  sex: string
  location: string
  concerns: readonly string[]
  marketing: boolean
  offerId: string
  offer: StoredOffer
}

export type OfferOutcome = { outcome: 'given' | 'again'; offer: StoredOffer; lead: string } | { outcome: 'limited'; waitMs: number } | { outcome: 'key-reused' }

export type Delivery = {
  id: string
  version: number
  attempts: number
  createdAt: string
  updatedAt: string
  name: string
  email: string
  age: number | null
  sex: string
  location: string
  concerns: string[]
  marketing: boolean
  offerId: string
  offer: StoredOffer
}

export type UploadOutcome =
  | { outcome: 'ok'; path: string; size?: number; type?: string; maxBytes: number }
  | { outcome: 'unknown' | 'used' | 'expired' }
  | { outcome: 'too-large'; maxBytes: number }
  | { outcome: 'limited'; waitMs: number }

/** The only door to Postgres. Each method is one SQL statement. */
export type Database = {
  /** Milliseconds to wait; 0 when the request may go on. */
  takeSlot(slot: Slot): Promise<number>
  recordOffer(slot: Slot, record: OfferRecord): Promise<OfferOutcome>
  claimDeliveries(max: number): Promise<Delivery[]>
  finishDelivery(delivery: { id: string; version: number }, problem: string | null): Promise<void>
  redeemUploadToken(slot: Slot, token: { tokenHash: string; path: string; size: number; type: string; renewalHash: string }): Promise<UploadOutcome>
  renewUpload(slot: Slot, renewalHash: string): Promise<UploadOutcome>
  /** Takes one from a budget that is renewed every day, at midnight in UTC. False: there is none left today. */
  takeBudget(name: string, aDay: number): Promise<boolean>
  purge(): Promise<number>
  health(): Promise<void>
  close(): Promise<void>
}

/** Faults of the connection, not of the statement. Every statement here may safely be sent again. */
const connectionFaults = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ConnectionRefused',
  'ConnectionReset',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
])

/** Whether an error is one of the connection, after which the same statement may succeed. */
export function isConnectionFault(error: unknown): boolean {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return connectionFaults.has(String(code)) || connectionFaults.has(String(name))
}

/** Whether the database is there and cannot do it now: a time limit ended the statement, or disk, memory or connections are used up. */
export function isOverloaded(error: unknown): boolean {
  return /^(?:57014|55P03|53...)$/.test(String((error as { code?: unknown } | null)?.code))
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** How long a request waits for a database that is restarting, in milliseconds. */
const patience = { offer: 8000, limit: 400, background: 2000, health: 300 }

/** The database took a statement and did not answer it in time. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout'
}

/** Opens the pool. Nothing is sent before the first request; while the database restarts, requests wait as long as {@link patience} says. */
export function connectDatabase({ url, prepare, connections }: { url: string; prepare: boolean; connections: number }): Database {
  const sql = postgres(url, {
    max: connections,
    prepare,
    fetch_types: false,
    connect_timeout: 2,
    backoff: () => 0.05,
    onnotice: () => undefined,
    connection: { application_name: 'site_functions' },
  })
  let closed = false

  async function persist<T>(forMs: number, statement: () => PromiseLike<T>): Promise<T> {
    const until = Date.now() + forMs
    for (;;) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new DatabaseTimeout()), Math.max(1000, until - Date.now()) + 2000)
      })
      try {
        return await Promise.race([statement(), late])
      } catch (error) {
        if (closed || !isConnectionFault(error) || Date.now() >= until) throw error
        await pause(40)
      } finally {
        clearTimeout(timer)
      }
    }
  }

  const interval = (limit: Limit) => Math.max(1, Math.round(60_000 / limit.perMinute))

  return {
    takeSlot: ({ key, limit }) =>
      persist(patience.limit, async () => {
        const [row] = await sql<[{ wait: number }]>`select clinic.take_slot(${key}, ${interval(limit)}, ${limit.burst}) as wait`
        return row.wait
      }),

    recordOffer: ({ key, limit }, r) =>
      persist(patience.offer, async () => {
        const [row] = await sql<[{ outcome: OfferOutcome }]>`
          select clinic.record_offer(
            ${key}, ${interval(limit)}, ${limit.burst},
            ${r.requestKey}, ${r.name}, ${r.email}, ${r.age}, ${r.sex}, ${r.location},
            string_to_array(${r.concerns.join(',')}, ','), ${r.marketing}, ${r.offerId}, ${JSON.stringify(r.offer)}::text::jsonb
          ) as outcome`
        return row.outcome
      }),

    claimDeliveries: (max) =>
      persist(patience.background, async () => {
        const [row] = await sql<[{ due: Delivery[] }]>`select clinic.claim_deliveries(${max}) as due`
        return row.due
      }),

    finishDelivery: ({ id, version }, problem) =>
      persist(patience.background, async () => {
        await sql`select clinic.finish_delivery(${id}, ${version}, ${problem})`
      }),

    redeemUploadToken: ({ key, limit }, t) =>
      persist(patience.background, async () => {
        const [row] = await sql<[{ outcome: UploadOutcome }]>`
          select clinic.redeem_upload_token(
            ${key}, ${interval(limit)}, ${limit.burst}, ${t.tokenHash}, ${t.path}, ${t.size}, ${t.type}, ${t.renewalHash}
          ) as outcome`
        return row.outcome
      }),

    renewUpload: ({ key, limit }, renewalHash) =>
      persist(patience.background, async () => {
        const [row] = await sql<[{ outcome: UploadOutcome }]>`
          select clinic.renew_upload(${key}, ${interval(limit)}, ${limit.burst}, ${renewalHash}) as outcome`
        return row.outcome
      }),

    takeBudget: (name, aDay) =>
      persist(patience.limit, async () => {
        const [row] = await sql<[{ taken: boolean }]>`select clinic.take_budget(${name}, ${aDay}) as taken`
        return row.taken
      }),

    purge: () =>
      persist(patience.background, async () => {
        const [row] = await sql<[{ gone: number }]>`select clinic.purge() as gone`
        return row.gone
      }),

    health: () =>
      persist(patience.health, async () => {
        await sql`select clinic.health()`
      }),

    close: () => {
      closed = true
      return sql.end({ timeout: 2 })
    },
  }
}
