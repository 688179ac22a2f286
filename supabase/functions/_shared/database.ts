import type postgres from 'postgres'
import type { Config, Limit } from './config.ts'
import { connectPostgres } from './connectPostgres.ts'
import type { OfferRequest } from '@clinic/contract/contract'

/** A place in a caller's rate limit: whose, and at what rate. */
export type Slot = { key: string; limit: Limit }

/** The counters of an enquiry: its rate limits, and its network's share of a day. */
export type Places = { slots: readonly Slot[]; quota: { key: string; aDay: number } | null }

/** The result of `clinic.health()`. A day begins at midnight in UTC. */
export type HealthFigures = {
  waiting: number
  oldestWaitingMinutes: number
  failing: number
  today: { enquiries: number; notices: number; letters: number }
  oldestLeadDays: number
  keepLeadsDays: number
  /** Null: never. */
  hoursSincePurge: number | null
  scheduled: boolean
  videosOverdue: number
  databaseMegabytes: number
}

export type StoredOffer = Record<string, unknown>

/** The person who enquires, as typed. */
type Asker = Pick<OfferRequest, 'name' | 'email' | 'age' | 'sex' | 'location'>

/** An enquiry as it is stored. */
export type Enquiry = Asker & {
  requestKey: string
  /** SHA-256 of what was sent: a key holds for one request only. */
  requestHash: string
  /** Empty, as are age and sex, unless they were to be kept. */
  concerns: readonly string[]
  offerId: string
  offer: StoredOffer
  /**
   * The wording that was agreed to, for each purpose. Marketing and keep are there where they were
   * ticked.
   */
  consents: Partial<
    Record<'health-data' | 'marketing' | 'keep', { version: string; words: string }>
  >
  /** True when the honeypot field, which visitors do not see, was filled in. */
  doubtful: boolean
}

type EnquiryOutcome =
  | { outcome: 'recorded'; offer: StoredOffer; lead: string }
  | { outcome: 'limited'; waitMs: number }
  | { outcome: 'network-full' }

/** An enquiry as the clinic's notice tells it. Dates are in ISO 8601. */
export type NoticedLead = Asker & {
  id: string
  createdAt: string
  /** When it is deleted here by itself. */
  deletedBy: string
  doubtful: boolean
  concerns: string[]
  offerId: string
  offer: StoredOffer
  /** Number of earlier enquiries from this address. */
  earlier: number
  /** Consent to news by e-mail, which may be sent only when it is `confirmed`. */
  marketing: 'no' | 'asked' | 'confirmed'
}

/** Numbers of a day, for the clinic. */
export type DaySummary = {
  day: string
  received: number
  unanswered: number
  oldestUnanswered: string | null
  doubtful: number
  notSent: number
  failing: number
  /**
   * Who waits for an answer, the longest first: the number of their latest enquiry, the day of
   * their first, and how many they sent.
   */
  waiting: { id: string; since: string; enquiries: number; deletedBy: string }[]
}

/** A letter that is due. Who claims it has a minute to send it and to report, with the lease. */
export type Letter = { id: string; lease: string; attempts: number } & (
  | { kind: 'enquiry'; lead: NoticedLead }
  | { kind: 'confirmation'; leadId: string; email: string; emailHash: string; createdAt: string }
  | { kind: 'summary'; summary: DaySummary }
)
export type LetterKind = Letter['kind']

/** The most letters of a day: to the clinic, and to people. */
export type LetterBudgets = { notices: number; letters: number }

type UploadOutcome =
  | { outcome: 'ok'; path: string; size?: number; type?: string; maxBytes: number }
  | { outcome: 'unknown' | 'used' | 'expired' }
  | { outcome: 'too-large'; maxBytes: number }
  | { outcome: 'limited'; waitMs: number }

/**
 * Faults of the connection, not of the statement. Every statement here may safely be sent again.
 */
const connectionFaults = new Set(
  // Of the driver, of Node and of Deno.
  (
    'CONNECTION_CLOSED CONNECTION_ENDED CONNECTION_DESTROYED CONNECT_TIMEOUT ECONNREFUSED ' +
    'ECONNRESET EPIPE ConnectionRefused ConnectionReset ' +
    // Of Postgres: it is stopping, starting, cut off or full.
    '57P01 57P02 57P03 08000 08001 08003 08006 53300'
  ).split(' '),
)

/** Checks for an error of the connection, after which the same statement may succeed. */
export function isConnectionFault(error: unknown): boolean {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return connectionFaults.has(String(code)) || connectionFaults.has(String(name))
}

/**
 * Checks for an overloaded database: a time limit ended the statement, or disk,
 * memory or connections are used up.
 */
export function isOverloaded(error: unknown): boolean {
  return /^(?:57014|55P03|53...)$/.test(String((error as { code?: unknown } | null)?.code))
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Time that each kind of request waits for a database that is restarting, in milliseconds. */
const waitMs = { offer: 8000, limit: 400, background: 2000, health: 300 }

/** The database took a statement and did not answer it in time. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout'
}

export type Database = ReturnType<typeof connectDatabase>

/**
 * Opens the pool, the only door to Postgres. Each method is one SQL statement. Nothing is sent
 * before the first request; while the database restarts, requests wait as long as {@link waitMs}
 * says.
 */
export function connectDatabase({
  url,
  authority,
  prepare,
  connections,
}: NonNullable<Config['database']>) {
  const sql = connectPostgres(
    url,
    {
      max: connections,
      prepare,
      fetch_types: false,
      connect_timeout: 2,
      backoff: () => 0.05,
      onnotice: () => undefined,
      connection: { application_name: 'site_functions' },
    },
    { authority },
  )
  let closed = false

  /** Sends a statement, again and again while the connection fails, for `forMs`. */
  async function persist<T>(forMs: number, statement: () => PromiseLike<T>): Promise<T> {
    const until = Date.now() + forMs
    for (;;) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new DatabaseTimeout()),
          Math.max(1000, until - Date.now()) + 2000,
        )
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
  const place = ({ key, limit }: Slot) => ({ key, intervalMs: interval(limit), burst: limit.burst })

  /** The value that a statement gives in its column `result`. */
  const ask = <T>(
    forMs: number,
    statement: () => PromiseLike<readonly postgres.Row[]>,
  ): Promise<T> => persist(forMs, async () => (await statement())[0]!.result as T)

  return {
    /** Milliseconds to wait; 0 when the request may go on. */
    takeSlot: ({ key, limit }: Slot): Promise<number> =>
      ask(
        waitMs.limit,
        () => sql`select clinic.take_slot(${key}, ${interval(limit)}, ${limit.burst}) as result`,
      ),

    /** @param letters the kinds of letter that can be sent at present; no other is ever queued */
    recordEnquiry: (
      { slots, quota }: Places,
      e: Enquiry,
      letters: readonly LetterKind[],
    ): Promise<EnquiryOutcome> => {
      const share = quota && {
        key: quota.key,
        intervalMs: Math.round((24 * 60 * 60 * 1000) / quota.aDay),
        burst: quota.aDay,
      }
      return ask(
        waitMs.offer,
        () => sql`
          select clinic.record_enquiry(
            ${JSON.stringify(slots.map(place))}::text::jsonb, ${share && JSON.stringify(share)}::text::jsonb,
            ${e.requestKey}, ${e.requestHash}, ${e.name}, ${e.email}, ${e.age}, ${e.sex}, ${e.location},
            string_to_array(${e.concerns.join(',')}, ','), ${e.offerId}, ${JSON.stringify(e.offer)}::text::jsonb,
            ${JSON.stringify(e.consents)}::text::jsonb, string_to_array(${letters.join(',')}, ','), ${e.doubtful}::boolean
          ) as result`,
      )
    },

    /** Counts the enquiries stored today, up to `most`. */
    enquiriesToday: (most: number): Promise<number> =>
      ask(waitMs.limit, () => sql`select clinic.enquiries_today(${most}) as result`),

    /**
     * Letters to the clinic first, within the day's budgets; `spent` names those that are used up.
     */
    claimLetters: (
      max: number,
      kinds: readonly LetterKind[],
      { notices, letters }: LetterBudgets,
    ): Promise<{ letters: Letter[]; spent: (keyof LetterBudgets)[] }> =>
      ask(
        waitMs.background,
        () =>
          sql`select clinic.claim_letters(${max}, string_to_array(${kinds.join(',')}, ','), ${notices}, ${letters}) as result`,
      ),

    /**
     * @param problem why it did not arrive, as far as is known; null: it did
     * @param receiver to whom it went, or would have gone
     */
    finishLetter: (
      { id, lease }: Pick<Letter, 'id' | 'lease'>,
      { problem, receiver }: { problem: string | null; receiver: string },
    ): Promise<void> =>
      ask(
        waitMs.background,
        () => sql`select clinic.finish_letter(${id}, ${lease}, ${problem}, ${receiver}) as result`,
      ),

    /** Records that the owner of a lead's address wants news. */
    confirmMarketing: (leadId: string): Promise<'confirmed' | 'stopped' | 'gone'> =>
      ask(waitMs.background, () => sql`select clinic.confirm_marketing(${leadId}) as result`),

    /** Notes that an enquiry, and earlier ones of its address, are answered. */
    noteAnswered: (leadId: string): Promise<'noted' | 'noted-before' | 'gone'> =>
      ask(waitMs.background, () => sql`select clinic.answered_by_link(${leadId}) as result`),

    /**
     * Records that the owner of an address wants no more e-mails.
     * @param plain the hash is one without a key, of a letter from before there was one
     */
    stopLetters: (emailHash: string, plain: boolean): Promise<void> =>
      ask(
        waitMs.background,
        () => sql`select clinic.stop_letters(${emailHash}, ${plain}::boolean) as result`,
      ),

    redeemUploadToken: (
      { key, limit }: Slot,
      t: { tokenHash: string; path: string; size: number; type: string; renewalHash: string },
    ): Promise<UploadOutcome> =>
      ask(
        waitMs.background,
        () => sql`
          select clinic.redeem_upload_token(
            ${key}, ${interval(limit)}, ${limit.burst}, ${t.tokenHash}, ${t.path}, ${t.size}, ${t.type}, ${t.renewalHash}
          ) as result`,
      ),

    renewUpload: ({ key, limit }: Slot, renewalHash: string): Promise<UploadOutcome> =>
      ask(
        waitMs.background,
        () =>
          sql`select clinic.renew_upload(${key}, ${interval(limit)}, ${limit.burst}, ${renewalHash}) as result`,
      ),

    /** Lists the paths of videos whose time is over. */
    videosDue: (): Promise<string[]> =>
      ask(waitMs.background, () => sql`select clinic.videos_due(20) as result`),

    videoDeleted: (path: string): Promise<void> =>
      ask(waitMs.background, () => sql`select clinic.video_deleted(${path}) as result`),

    purge: (): Promise<number> =>
      ask(waitMs.background, () => sql`select clinic.purge() as result`),

    health: (): Promise<HealthFigures> =>
      ask(waitMs.health, () => sql`select clinic.health() as result`),

    close: (): Promise<void> => {
      closed = true
      return sql.end({ timeout: 2 })
    },
  }
}
