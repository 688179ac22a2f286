import { createHash } from 'node:crypto'
import { createHandler as analysis } from '../../../supabase/functions/aesthetic-analysis/handler'
import { createHandler as chat } from '../../../supabase/functions/ai-chat/handler'
import type { Database, Enquiry, Letter, Slot } from '../../../supabase/functions/_shared/database'
import type { Handler } from '../../../supabase/functions/_shared/endpoint'
import { createHandler as offers } from '../../../supabase/functions/raffle-offer/handler'
import { createHandler as uploads } from '../../../supabase/functions/video-upload-url/handler'
import { configWith, fakeBackend, siteKnowledge, type Fake } from './fakes'

export const functionNames = [
  'ai-chat',
  'aesthetic-analysis',
  'raffle-offer',
  'video-upload-url',
] as const
export type FunctionName = (typeof functionNames)[number]

/** Secrets that must never be seen outside. Each holds the word by which a leak is found. */
const secret = (name: string) => `canary-${name}-5e7a1c90d2`
export const canary = /canary|canarina/i

/** A lead that was there before: what another visitor said in confidence. */
export const earlierVisitor = {
  name: 'Canarina Earlier',
  email: 'earlier@visitor.example',
  key: 'key-of-the-earlier-visitor',
}

const origins = {
  storage: 'https://project.storage.example',
  hook: 'https://hook.example',
}
const full = {
  SUPABASE_URL: origins.storage,
  SUPABASE_SERVICE_ROLE_KEY: secret('service-role'),
  UPLOAD_BUCKET: 'videos',
  LEADS_WEBHOOK_URL: `${origins.hook}/${secret('hook-address')}`,
  LEADS_WEBHOOK_SECRET: secret('hook-secret'),
  ADDRESS_HEADER: 'x-forwarded-for',
}
const plain = { UPLOAD_LOCAL_URL: '/uploads', UPLOAD_LOCAL_SECRET: secret('local-uploads') }
const common = {
  LEADS_DATABASE_URL: `postgresql://site_functions:${secret('password')}@database.example:5432/postgres`,
  ADDRESS_SECRET: secret('addresses'),
}
/** Also in the process's own environment, for code that would read more than it was given. */
export const environment: Record<string, string> = {
  ...common,
  ...full,
  UPLOAD_LOCAL_SECRET: plain.UPLOAD_LOCAL_SECRET,
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hex = (text: string) => sha256(`token ${text}`)

type Token = {
  state: 'live' | 'used' | 'expired'
  maxBytes: number
  path?: string
  size?: number
  type?: string
  renewalHash?: string
}

export const mostBytes = 2048 * 1024 * 1024
export const tokenMostBytes = 1024 * 1024 * 1024

/** A refusal as Postgres words it: with the value in its message, which nobody outside may read. */
const refused = (code: string, value: unknown) =>
  Object.assign(
    new Error(
      `canary: select clinic.record_enquiry($1) failed for ${JSON.stringify(value)}\n    at /srv/canary/database.ts:1:1`,
    ),
    {
      code,
      name: 'PostgresError',
    },
  )

/** Returns what Postgres does not take as text, whatever the column. */
function asText(value: string): string {
  if (value.includes('\u0000')) throw refused('22021', value)
  return value
}

/** A jsonb value may hold neither a NUL nor half a surrogate pair. */
function asJson(value: unknown): unknown {
  const text = JSON.stringify(value)
  if (/\\u0000|\\ud[89a-f]/i.test(text)) throw refused('22P05', value)
  return JSON.parse(text)
}

const check = (fits: boolean, value: unknown) => {
  if (!fits) throw refused('23514', value)
}

type Sent = Pick<Enquiry, 'name' | 'email' | 'age' | 'sex' | 'location' | 'concerns'> & {
  marketing?: boolean
}

/** Returns what makes a request the same as an earlier one: its key and all it says. */
const requestId = (
  key: string,
  { name, email, age, sex, location, concerns, marketing = false }: Sent,
) => JSON.stringify([key, name, email, age, sex, location, [...new Set(concerns)], marketing])

export type Write =
  | { what: 'lead'; record: Enquiry }
  | { what: 'upload'; path: string; tokenHash: string }

/**
 * The functions with everything around them faked: a database as strict as the migrations, which
 * notes what it writes; a network that notes whom it was asked for; secrets everywhere they are in
 * earnest. With a broken database every call fails, in words that tell a secret.
 */
export function hostileWorld({ broken = false } = {}) {
  const writes: Write[] = []
  const slots: string[] = []
  const asked: { origin: string; body: string }[] = []
  const leads = new Map<string, Record<string, unknown>>()
  const outbox: Letter[] = []
  const tokens = new Map<string, Token>()
  const renewals = new Map<string, Token>()

  const { offers: all } = siteKnowledge().facts
  const theirs = {
    ...earlierVisitor,
    age: null,
    sex: '' as const,
    location: 'London',
    concerns: ['acne'],
  }
  leads.set(requestId(earlierVisitor.key, theirs), {
    ...all.find((offer) => offer.concerns.includes('acne'))!,
    personalizedMessage: `Canarina, you told us about canary-acne.`,
  })

  const take = ({ key }: Slot) => void slots.push(key)
  const database: Partial<Database> = {
    takeSlot: (slot) => Promise.resolve((take(slot), 0)),
    recordEnquiry: async ({ slots: places }, record) => {
      places.forEach(take)
      for (const text of [
        record.requestKey,
        record.name,
        record.email,
        record.sex,
        record.location,
        ...record.concerns,
      ])
        asText(text)
      check([...record.name].length >= 1 && [...record.name].length <= 120, record)
      check([...record.location].length >= 1 && [...record.location].length <= 120, record)
      check([...record.email].length >= 3 && [...record.email].length <= 254, record)
      check(
        record.age === null ||
          (Number.isInteger(record.age) && record.age >= 18 && record.age <= 120),
        record,
      )
      check(record.concerns.length <= 10, record)
      const offer = asJson(record.offer) as Record<string, unknown>
      const id = requestId(record.requestKey, {
        ...record,
        marketing: record.consents.marketing !== undefined,
      })
      const earlier = leads.get(id)
      if (earlier !== undefined)
        return Promise.resolve({ outcome: 'recorded', offer: earlier, lead: 'lead' })
      leads.set(id, offer)
      writes.push({ what: 'lead', record })
      const lead = {
        ...record,
        concerns: [...record.concerns],
        offer,
        id: `lead-${writes.length}`,
        createdAt: '2026-11-22T10:00:00Z',
        deletedBy: '2027-05-21T10:00:00Z',
        earlier: 0,
        marketing: 'no' as const,
      }
      outbox.push({ kind: 'enquiry', id: lead.id, lease: 'a-lease', attempts: 1, lead })
      return Promise.resolve({ outcome: 'recorded', offer, lead: lead.id })
    },
    claimLetters: (max) => Promise.resolve({ letters: outbox.splice(0, max), spent: [] }),
    finishLetter: () => Promise.resolve(),
    redeemUploadToken: async (slot, { tokenHash, path, size, type, renewalHash }) => {
      take(slot)
      for (const text of [path, type]) asText(text)
      if (!Number.isSafeInteger(size)) throw refused('22003', size)
      const token = tokens.get(tokenHash)
      if (token === undefined) return Promise.resolve({ outcome: 'unknown' })
      if (token.state !== 'live') return Promise.resolve({ outcome: token.state })
      if (size > token.maxBytes)
        return Promise.resolve({ outcome: 'too-large', maxBytes: token.maxBytes })
      Object.assign(token, { state: 'used', path, size, type, renewalHash })
      renewals.set(renewalHash, token)
      writes.push({ what: 'upload', path, tokenHash })
      return Promise.resolve({ outcome: 'ok', path, maxBytes: token.maxBytes })
    },
    renewUpload: (slot, renewalHash) => {
      take(slot)
      const token = renewals.get(renewalHash)
      if (token?.path === undefined) return Promise.resolve({ outcome: 'unknown' })
      if (token.state === 'expired') return Promise.resolve({ outcome: 'expired' })
      return Promise.resolve({
        outcome: 'ok',
        path: token.path,
        size: token.size!,
        type: token.type!,
        maxBytes: token.maxBytes,
      })
    },
  }

  if (broken)
    for (const name of Object.keys(database))
      Object.assign(database, {
        [name]: (...sent: unknown[]) => Promise.reject(refused('XX000', sent)),
      })

  const network = ((input: string, init: RequestInit) => {
    const { origin, pathname } = new URL(input)
    asked.push({ origin, body: String(init.body) })
    if (origin === origins.storage)
      return Promise.resolve(Response.json({ url: `${pathname}?token=signed-for-this-path` }))
    return Promise.resolve(new Response('ok'))
  }) as unknown as typeof fetch

  const fakes: Fake[] = []
  const site = siteKnowledge()
  const handlers = [plain, full].map((settings) => {
    const one = <F extends (backend: Fake) => Handler>(create: F) => {
      const backend = fakeBackend({
        config: configWith({ ...common, ...settings }),
        database,
        fetch: network,
      })
      fakes.push(backend)
      return create(backend)
    }
    return {
      'ai-chat': one((backend) => chat(backend, site)),
      'aesthetic-analysis': one((backend) => analysis(backend, site.facts)),
      'raffle-offer': one((backend) => offers(backend, site.facts)),
      'video-upload-url': one((backend) => uploads(backend)),
    } satisfies Record<FunctionName, Handler>
  })

  return {
    handlers,
    writes,
    slots,
    asked,
    outboxOrigin: origins.hook,
    knownOrigins: Object.values(origins) as string[],
    /** Puts a token into the database and gives it as its holder has it. */
    mint: (name: string, state: Token['state'], maxBytes = tokenMostBytes): string => {
      const token = hex(name)
      if (!tokens.has(sha256(token)))
        tokens.set(sha256(token), {
          state,
          maxBytes,
          ...(state === 'used' && { path: 'earlier.mp4' }),
        })
      return token
    },
    /** Whether a token could be redeemed now for so many bytes. */
    redeemable: (token: string, size: number) => {
      const found = tokens.get(sha256(token))
      return found?.state === 'live' && size <= Math.min(found.maxBytes, mostBytes)
    },
    /** Whether this very request is stored under this key: a repeat writes nothing. */
    isStored: (key: string, request: Sent): boolean => leads.has(requestId(key, request)),
    /**
     * Waits for what goes on after the answers, and gives every line logged since the last time.
     */
    settle: async () => {
      for (const backend of fakes) await Promise.all(backend.work.splice(0))
      return fakes.flatMap((backend) => backend.logged.splice(0))
    },
  }
}

export type World = ReturnType<typeof hostileWorld>
