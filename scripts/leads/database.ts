import type { Sql } from 'postgres'

/** One stored enquiry. Dates are in ISO 8601. */
export type Enquiry = {
  id: string
  createdAt: string
  deletedBy: string
  answeredAt: string | null
  /** A field was filled in that visitors do not see, and nobody has looked at it yet. */
  doubtful: boolean
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
  letters: (SentLetter & { notSent: string | null; attempts: number })[]
}

/** A letter that was sent (`at`), or that somebody tried to send. */
export type SentLetter = {
  kind: string
  at: string | null
  triedAt: string | null
  to: string | null
}

export type Video = {
  path: string
  note: string
  uploadedAt: string
  deletedBy: string
  megabytes: number
}

/** Actions of staff, as the audit log (clinic.staff_log) names them. */
type Action =
  | 'list'
  | 'show'
  | 'answered'
  | 'genuine'
  | 'export'
  | 'copy'
  | 'erase'
  | 'allow'
  | 'send-again'
  | 'videos'
  | 'delete-video'
  | 'health'

export type Which = {
  unanswered?: boolean
  since?: string
  news?: boolean
  doubtful?: boolean
  /** An address, an enquiry's number, or its first eight characters or more. */
  who?: string
}

/**
 * Actions of staff on enquiries. Each is logged first, in a statement of its own, so that it
 * stands in the trail whatever comes of it.
 * @param sql connected as a member of clinic_staff, or as the owner
 */
export function staff(sql: Sql) {
  async function ask<T>(
    action: Action,
    about: string | null,
    call: (ticket: string) => PromiseLike<readonly Record<string, unknown>[]>,
  ): Promise<T> {
    const [begun] = await sql<
      [{ ticket: string }]
    >`select clinic.staff_begin(${action}, ${about}) as ticket`
    return (await call(begun.ticket))[0]!.result as T
  }

  return {
    /** Lists the enquiries asked for, the latest first, each with its consents and its letters. */
    enquiries: (action: Action, { unanswered, since, news, doubtful, who }: Which = {}) =>
      ask<Enquiry[]>(
        action,
        who ?? null,
        (ticket) => sql`
          select clinic.staff_enquiries(${ticket}, ${who ?? null}::text, ${unanswered ?? null}::boolean,
            ${since ?? null}::text::timestamptz, ${news ?? null}::boolean, ${doubtful ?? null}::boolean) as result`,
      ),

    /** Notes that enquiries have been answered; gives how many had not been. */
    answered: (who: string) =>
      ask<number>(
        'answered',
        who,
        (t) => sql`select clinic.staff_answered(${t}, ${who}) as result`,
      ),

    /** Takes the doubt from enquiries that somebody has looked at. */
    genuine: (who: string) =>
      ask<number>('genuine', who, (t) => sql`select clinic.staff_genuine(${t}, ${who}) as result`),

    /**
     * Deletes all that is kept about an address, and keeps the hash by which it is never written
     * to.
     */
    erase: (email: string) =>
      ask<{ deleted: number; letters: SentLetter[] }>(
        'erase',
        email,
        (t) => sql`select clinic.staff_erase(${t}, ${email}) as result`,
      ),

    /** Lets an address be written to again; gives whether it had been stopped. */
    allow: (email: string) =>
      ask<boolean>('allow', email, (t) => sql`select clinic.staff_allow(${t}, ${email}) as result`),

    /** Queues the notices of open enquiries that were never sent because sending was off. */
    sendAgain: () =>
      ask<number>('send-again', null, (t) => sql`select clinic.staff_send_again(${t}) as result`),

    /** Lists the videos that are kept, the latest first. */
    videos: () =>
      ask<Video[]>('videos', null, (t) => sql`select clinic.staff_videos(${t}) as result`),

    /** Has a video deleted before its time; gives whether there is one. */
    deleteVideo: (path: string) =>
      ask<boolean>(
        'delete-video',
        path,
        (t) => sql`select clinic.staff_delete_video(${t}, ${path}) as result`,
      ),

    /** Returns the figures behind the health page. */
    health: () =>
      ask<object>('health', null, (t) => sql`select clinic.staff_health(${t}) as result`),
  }
}

export type Staff = ReturnType<typeof staff>
