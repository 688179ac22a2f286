import type { Sql } from 'postgres'

/** What is kept of one enquiry. */
export type Enquiry = {
  id: string
  createdAt: Date
  deletedBy: Date
  answeredAt: Date | null
  name: string
  email: string
  emailHash: string
  age: number | null
  sex: string
  location: string
  concerns: string[]
  offer: string
  /** News by e-mail: `confirmed` is the only state in which it may be sent. */
  news: 'no' | 'asked' | 'confirmed' | 'stopped'
  consents: { purpose: string; event: string; at: string; version: string; words: string }[]
  letters: {
    kind: string
    at: string | null
    to: string | null
    notSent: string | null
    attempts: number
  }[]
}

export type Which = {
  unanswered?: boolean
  since?: string
  news?: boolean
  /** An address, an enquiry's number, or its first eight characters or more. */ who?: string
}

/** The enquiries asked for, the latest first, each with its consents and its letters. */
export const enquiries = (
  sql: Sql,
  { unanswered = false, since = '-infinity', news = false, who }: Which = {},
): Promise<Enquiry[]> =>
  sql<Enquiry[]>`
    select l.id, l.created_at as "createdAt", l.created_at + interval '180 days' as "deletedBy", l.answered_at as "answeredAt", l.name, l.email,
      l.email_hash as "emailHash", l.age, l.sex, l.location, l.concerns, coalesce(l.offer->>'title', l.offer_id) as offer,
      case
        when exists (select from clinic.suppressed s where s.email_hash = l.email_hash) then 'stopped'
        when clinic.wants_news(l.email_hash) then 'confirmed'
        when exists (select from clinic.consents c where c.lead_id = l.id and c.purpose = 'marketing') then 'asked'
        else 'no' end as news,
      (select coalesce(json_agg(json_build_object('purpose', c.purpose, 'event', c.event, 'at', c.at, 'version', c.version, 'words', w.words) order by c.at, c.purpose, c.id), '[]')
        from clinic.consents c join clinic.consent_wordings w using (purpose, version) where c.lead_id = l.id) as consents,
      (select coalesce(json_agg(json_build_object('kind', o.kind, 'at', o.delivered_at, 'to', o.sent_to, 'notSent', o.not_sent, 'attempts', o.attempts)
          order by o.created_at), '[]') from clinic.outbox o where o.lead_id = l.id) as letters
    from clinic.leads l
    where (not ${unanswered} or l.answered_at is null)
      and l.created_at >= ${since}::text::timestamptz
      and (not ${news} or clinic.wants_news(l.email_hash))
      and ${
        who === undefined
          ? sql`true`
          : who.includes('@')
            ? sql`l.email_hash = clinic.email_hash(${who})`
            : sql`length(${who}) >= 8 and starts_with(l.id::text, lower(${who}))`
      }
    order by l.created_at desc`

/** Notes that enquiries have been answered. */
export const markAnswered = async (sql: Sql, ids: readonly string[]): Promise<number> =>
  (
    await sql`update clinic.leads set answered_at = now() where id = any(${ids as string[]}) and answered_at is null`
  ).count

/**
 * Deletes all that is kept about an address, in one transaction, and keeps the hash by which it is
 * never written to again.
 * @returns how many enquiries were deleted
 */
export const erase = (sql: Sql, email: string): Promise<number> =>
  sql.begin(async (tx) => {
    const { count } =
      await tx`delete from clinic.leads where email_hash = clinic.email_hash(${email})`
    await tx`insert into clinic.suppressed as s (email_hash, reason) values (clinic.email_hash(${email}), 'erased')
      on conflict (email_hash) do update set reason = 'erased', at = now()`
    return count
  })

/**
 * Lets an address be written to again, because its owner has asked for it. News still has to be
 * confirmed anew.
 */
export const allow = async (sql: Sql, email: string): Promise<boolean> =>
  (await sql`delete from clinic.suppressed where email_hash = clinic.email_hash(${email})`).count >
  0

/**
 * Queues the notices that were never sent because sending was off. Enquiries that are answered are
 * left out.
 */
export const sendAgain = async (sql: Sql): Promise<number> => {
  const [row] = await sql<[{ queued: number }]>`
    with queued as (
      insert into clinic.outbox as o (kind, lead_id) select 'enquiry', l.id from clinic.leads l where l.answered_at is null
      on conflict (lead_id, kind) do update set not_sent = null, next_attempt_at = now(), attempts = 0 where o.not_sent is not null
      returning 1)
    select count(*)::int as queued from queued`
  return row.queued
}
