import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { closeConnections, send } from './helpers/load'
import { temporaryStack, type Stack } from './helpers/stack'
import { denoFlags, denoProgram } from '../../server/functions'
import { migrate } from '../../server/migrate'
import { root } from '../../server/paths'
import { anyPort } from '../../server/ports'
import { form } from '../supabase/helpers/fakes'
import { soon } from './helpers/start'

/**
 * The whole backend as `npm start` runs it: a real Postgres and the functions in Deno, in a
 * temporary folder. Its tables come from `supabase db push`, so that the command that deploys them
 * is tested on the way.
 */
jest.setTimeout(60_000)

let stack: Stack
let owner: postgres.Sql
let pushed = ''

const supabase = join(root, 'node_modules/.bin/supabase')

beforeAll(async () => {
  const home = mkdtempSync(join(tmpdir(), 'supabase-home-'))
  stack = await temporaryStack({}, async (adminUrl, functionsPassword) => {
    const sql = postgres(adminUrl, { max: 1, onnotice: () => undefined })
    // What a Supabase project has before the first migration, of Storage only what one of them uses.
    await sql.unsafe(
      `create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
       create schema storage;
       create table storage.buckets (id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[])`,
    )
    await sql.end()
    const { stdout, stderr } = await promisify(execFile)(
      supabase,
      ['db', 'push', '--db-url', adminUrl, '--yes'],
      {
        cwd: root,
        env: {
          ...process.env,
          SUPABASE_HOME: home,
          SUPABASE_TELEMETRY_DISABLED: '1',
          DO_NOT_TRACK: '1',
          PGSSLMODE: 'disable',
        },
      },
    )
    pushed = stdout + stderr
    // Finds everything applied, and gives the role its password.
    if ((await migrate(adminUrl, functionsPassword)).length > 0)
      throw new Error('db push and the local server do not agree on what is applied.')
  })
  rmSync(home, { recursive: true, force: true })
  owner = postgres(stack.database.adminUrl, { max: 2, onnotice: () => undefined })
}, 60_000)

afterAll(async () => {
  closeConnections()
  await owner?.end({ timeout: 1 })
  await stack?.stop()
})

const lead = (email: string, more: object = {}) => ({
  name: 'Ann Example',
  email,
  age: 34,
  sex: 'female',
  location: 'London',
  concerns: ['pores'],
  marketing: false,
  ...more,
})
const ask = async (
  name: string,
  body: unknown,
  headers: Record<string, string> = {},
  index = 0,
) => {
  const reply = await send(stack.port, name, body, { headers, index })
  return {
    status: reply.status,
    body: JSON.parse(reply.body) as Record<string, never> & { offer?: { title: string } },
  }
}

describe('the database', () => {
  it('is set up by supabase db push', () => expect(pushed).toMatch(/20261121090000_backend\.sql/))

  it('has row-level security on every table, and not one policy', async () => {
    const tables = await owner<{ name: string; secured: boolean; policies: number }[]>`
      select c.relname as name, c.relrowsecurity as secured, (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c where c.relnamespace = 'clinic'::regnamespace and c.relkind = 'r' order by 1`
    expect(tables.map((table) => [table.name, table.secured, table.policies])).toEqual(
      [
        'address_key',
        'consent_wordings',
        'consents',
        'leads',
        'outbox',
        'rate_limits',
        'staff_log',
        'suppressed',
        'upkeep',
        'upload_tokens',
      ].map((name) => [name, true, 0]),
    )
  })

  it('keeps videos in a bucket that is not public, and takes nothing but videos', async () => {
    expect(await owner`select id, public, allowed_mime_types from storage.buckets`).toEqual([
      {
        id: 'videos',
        public: false,
        allowed_mime_types: ['video/mp4', 'video/quicktime', 'video/webm'],
      },
    ])
  })

  it('lets nobody but the owner see a row, and the functions’ role only call its functions', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      await expect(
        owner.begin(async (tx) => [
          await tx.unsafe(`set local role ${role}`),
          await tx.unsafe('select * from clinic.leads'),
        ]),
      ).rejects.toThrow(/permission denied/)
      await expect(
        owner.begin(async (tx) => [
          await tx.unsafe(`set local role ${role}`),
          await tx.unsafe('select clinic.purge()'),
        ]),
      ).rejects.toThrow(/permission denied/)
    }
    const functions = postgres(stack.database.functionsUrl, { max: 1, onnotice: () => undefined })
    for (const statement of [
      'select * from clinic.leads',
      'select * from clinic.upload_tokens',
      'delete from clinic.leads',
      "select clinic.mint_upload_token('x', interval '1 hour', 5, '')",
      'create table clinic.mine ()',
      'create table public.mine ()',
      "copy clinic.leads to program 'cat'",
      'set role postgres',
    ])
      await expect(functions.unsafe(statement)).rejects.toThrow(/permission denied|must be/)
    expect((await functions`select clinic.health() as ok`)[0]).toEqual({
      ok: expect.objectContaining({ waiting: expect.any(Number) }),
    })
    await functions.end()
    const [role] =
      await owner`select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolinherit from pg_roles where rolname = 'site_functions'`
    expect(Object.values(role!)).toEqual([false, false, false, false, false])
  })

  it('lets nobody else run a function, and the functions’ role only those it calls', async () => {
    const may = async (role: string) =>
      (
        await owner<{ name: string }[]>`
          select p.proname as name from pg_proc p
          where p.pronamespace = 'clinic'::regnamespace and p.prorettype <> 'trigger'::regtype and has_function_privilege(${role}, p.oid, 'execute') order by 1`
      ).map(({ name }) => name)
    for (const role of ['anon', 'authenticated', 'service_role'])
      expect([role, await may(role)]).toEqual([role, []])
    expect(await may('site_functions')).toMatchInlineSnapshot(`
     [
       "answered_by_link",
       "claim_letters",
       "confirm_marketing",
       "enquiries_today",
       "finish_letter",
       "health",
       "purge",
       "record_enquiry",
       "record_enquiry",
       "record_offer",
       "redeem_upload_token",
       "renew_upload",
       "stop_letters",
       "take_slot",
       "video_deleted",
       "videos_due",
     ]
    `)
  })

  it('sustains a rate after a burst, whoever asks at once', async () => {
    const take = async (key: string, interval: number) =>
      (await owner<[{ wait: number }]>`select clinic.take_slot(${key}, ${interval}, 3) as wait`)[0]
        .wait
    const waits = await Promise.all(Array.from({ length: 6 }, () => take('test:burst', 60_000)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
    expect(Math.max(...waits)).toBeGreaterThan(30_000)
    // After exactly the wait it names there is a place again, and only one.
    await owner`update clinic.rate_limits set arrival = arrival - ${Math.max(...waits)} * interval '1 millisecond' where key = 'test:burst'`
    expect([await take('test:burst', 60_000), await take('test:burst', 60_000)]).toEqual([
      0,
      expect.any(Number),
    ])
    expect(await take('test:burst', 60_000)).toBeGreaterThan(30_000)
  })

  it('uses an upload token once, and renews only what was begun', async () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    await owner`select clinic.mint_upload_token(${hash('t1')}, interval '1 hour', 1000, 'test')`
    await owner`select clinic.mint_upload_token(${hash('t2')}, interval '-1 second', 1000, 'test')`
    const redeem = async (token: string, size: number) =>
      (
        await owner<
          [{ r: { outcome: string } }]
        >`select clinic.redeem_upload_token('test:u', 1, 1000, ${hash(token)}, 'p.mp4', ${size}, 'video/mp4', ${hash(`renew ${token}`)}) as r`
      )[0].r.outcome
    expect(await redeem('t1', 2000)).toBe('too-large')
    expect(
      (await Promise.all([redeem('t1', 10), redeem('t1', 10), redeem('t1', 10)])).toSorted(),
    ).toEqual(['ok', 'used', 'used'])
    expect(await redeem('t2', 10)).toBe('expired')
    expect(await redeem('t3', 10)).toBe('unknown')
    const renew = async (text: string) =>
      (
        await owner<
          [{ r: { outcome: string; path?: string } }]
        >`select clinic.renew_upload('test:r', 1, 1000, ${hash(text)}) as r`
      )[0].r
    expect(await renew('renew t1')).toMatchObject({ outcome: 'ok', path: 'p.mp4' })
    expect(await renew('t1')).toMatchObject({ outcome: 'unknown' })
  })
})

describe('the functions in Deno', () => {
  it('answer', async () => {
    expect(
      (await ask('raffle-offer', lead('ann@example.com', { location: 'Leeds' }))).body,
    ).toMatchObject({
      success: true,
      offer: { title: expect.any(String) },
    })
    expect(
      (await ask('ai-chat', { question: 'how much is a lip flip?', context: '' })).body,
    ).toMatchObject({
      response: expect.stringMatching(/lip flip[^.]*£\d/i),
    })
    expect((await ask('aesthetic-analysis', { ...form, frown: 2 })).body).toMatchObject({
      analysis: expect.stringContaining('not a diagnosis'),
    })
    expect((await ask('nothing', {})).status).toBe(404)
    const health = await fetch(`http://127.0.0.1:${stack.port}/health`)
    expect(await health.json()).toMatchObject({
      status: 'ok',
      database: 'ok',
      functions: [
        'ai-chat',
        'aesthetic-analysis',
        'raffle-offer',
        'video-upload-url',
        'email-consent',
      ],
    })
  })

  it('write nothing of a visitor into their log', async () => {
    const log = () => [...stack.log, ...stack.said].join('\n')
    // Lines go out together a moment after the answers they tell of.
    expect(
      await soon(() =>
        ['raffle-offer', 'ai-chat', 'aesthetic-analysis'].every((name) =>
          log().includes(`"function":"${name}"`),
        ),
      ),
    ).toBe(true)
    for (const word of ['example.com', 'Ann', '127.0.', 'lip flip', 'local-anon-key', 'Leeds'])
      expect(log()).not.toContain(word)
  })

  it('each start from the file that is deployed', async () => {
    await Promise.all(
      ['ai-chat', 'aesthetic-analysis', 'raffle-offer', 'video-upload-url', 'email-consent'].map(
        async (name) => {
          const port = await anyPort()
          const deno = spawn(
            denoProgram(),
            [
              'run',
              ...denoFlags,
              '--config',
              `supabase/functions/${name}/deno.json`,
              `--allow-net=127.0.0.1`,
              '--allow-env',
              `supabase/functions/${name}/index.ts`,
            ],
            {
              cwd: root,
              env: {
                PATH: process.env.PATH,
                HOME: tmpdir(),
                DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
                DENO_NO_UPDATE_CHECK: '1',
                SITE_ORIGINS: 'http://localhost:9000',
                SITE_KEYS: 'k',
                ADDRESS_SECRET: 'a-secret-that-is-long-enough',
                LEADS_DATABASE_URL: stack.database.functionsUrl,
              },
              stdio: ['ignore', 'ignore', 'pipe'],
            },
          )
          let complaint = ''
          deno.stderr.on('data', (part: Buffer) => (complaint += part.toString()))
          try {
            let health: Response | null = null
            for (let i = 0; i < 200 && health === null; i++)
              health = await fetch(`http://127.0.0.1:${port}/${name}`).catch(
                () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 50)),
              )
            expect([name, health?.status, complaint.includes('NotCapable')]).toEqual([
              name,
              200,
              false,
            ])
            expect(await health!.json()).toMatchObject({ status: 'ok', function: name })
          } finally {
            deno.kill('SIGKILL')
          }
        },
      ),
    )
  })
})
