import { knowledge as makeKnowledge } from '@clinic/assistant/build/knowledge'
import { clinicContent } from '../../helpers/buildContext'
import { readConfig, type Config } from '../../../supabase/functions/_shared/config'
import type { Database } from '../../../supabase/functions/_shared/database'
import type { Backend } from '../../../supabase/functions/_shared/endpoint'
import type { HealthFigures } from '../../../supabase/functions/_shared/database'
import type { Knowledge } from '@clinic/assistant/knowledge'
import type { LogEvent } from '../../../supabase/functions/_shared/log'

let known: Knowledge | null = null

/** Returns what the functions know, made from the invented clinic. */
export function siteKnowledge(): Knowledge {
  known ??= makeKnowledge(clinicContent())
  return known
}

export const settings = {
  SITE_ORIGINS: 'https://www.example.com,http://localhost:*',
  SITE_KEYS: 'local-anon-key',
  LEADS_DATABASE_URL: 'postgresql://site_functions@127.0.0.1:5432/postgres',
  ADDRESS_SECRET: 'a-secret-that-is-long-enough',
}

export const configWith = (more: Record<string, string> = {}): Config => {
  const { config, problems } = readConfig((name) => ({ ...settings, ...more })[name])
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return config
}

/** A database with nothing to complain of. */
export const wellFigures: HealthFigures = {
  waiting: 0,
  oldestWaitingMinutes: 0,
  failing: 0,
  today: { enquiries: 0, notices: 0, letters: 0 },
  oldestLeadDays: 0,
  keepLeadsDays: 180,
  hoursSincePurge: 0,
  scheduled: true,
  videosOverdue: 0,
  databaseMegabytes: 8,
}

const unexpected = (name: string) => () => Promise.reject(new Error(`${name} was not expected`))

export type Fake = Backend & { logged: LogEvent[]; work: Promise<unknown>[] }

/** A backend without a network: every database call fails the test unless it is given. */
export function fakeBackend({
  config = configWith(),
  database = {},
  fetch = unexpected('fetch') as typeof globalThis.fetch,
}: { config?: Config; database?: Partial<Database>; fetch?: typeof globalThis.fetch } = {}): Fake {
  const logged: LogEvent[] = []
  const work: Promise<unknown>[] = []
  return {
    config,
    database: {
      takeSlot: () => Promise.resolve(0),
      recordEnquiry: unexpected('recordEnquiry'),
      enquiriesToday: () => Promise.resolve(0),
      claimLetters: unexpected('claimLetters'),
      finishLetter: unexpected('finishLetter'),
      confirmMarketing: unexpected('confirmMarketing'),
      stopLetters: unexpected('stopLetters'),
      noteAnswered: unexpected('noteAnswered'),
      redeemUploadToken: unexpected('redeemUploadToken'),
      renewUpload: unexpected('renewUpload'),
      videosDue: unexpected('videosDue'),
      videoDeleted: unexpected('videoDeleted'),
      purge: unexpected('purge'),
      health: () => Promise.resolve(wellFigures),
      close: () => Promise.resolve(),
      ...database,
    },
    log: (event) => logged.push(event),
    fetch,
    now: Date.now,
    background: (promise) => void work.push(promise),
    logged,
    work,
  }
}

export const caller = { address: '203.0.113.7' }

export function post(
  name: string,
  body: unknown,
  { headers = {}, raw }: { headers?: Record<string, string>; raw?: BodyInit } = {},
): Request {
  return new Request(`http://functions.test/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: 'local-anon-key',
      origin: 'https://www.example.com',
      ...headers,
    },
    body: raw ?? JSON.stringify(body),
    ...(raw instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit)
}

export const form = {
  age: 30,
  agePerception: 'same',
  skincareRoutine: 'basic',
  retinolYears: 0,
  sunscreenYears: 0,
  skinTone: 0,
  pores: 0,
  texture: 0,
  clarity: 0,
  foundationUse: 0,
  frown: 0,
  forehead: 0,
  crowsFeet: 0,
  chin: 0,
  smileLines: 0,
  marionette: 0,
  underEyes: 0,
  cheeks: 0,
  jowls: 0,
  lips: 0,
  faceShape: 'balanced',
  ethnicity: 'caucasian',
  tanEasily: false,
  smokingStatus: 'never',
  previousTreatments: false,
} as const
