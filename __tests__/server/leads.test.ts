import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { leads as command } from '../../scripts/leads/command'
import { csv } from '../../scripts/leads/report'
import { temporaryDatabase } from './helpers/stack'
import { migrate } from '../../server/migrate'
import { root } from '../../server/paths'
import { deleteDueVideos } from '../../server/videos'
import { readLetterCode } from '../../supabase/functions/_shared/letterLinks'

/** npm run leads, as staff type it, on a real Postgres. */
jest.setTimeout(60_000)

let base: Awaited<ReturnType<typeof temporaryDatabase>>
let owner: postgres.Sql
let ann: postgres.Sql
const folder = mkdtempSync(join(tmpdir(), 'leads-'))
const secret = 'a-secret-that-is-long-enough'

beforeAll(async () => {
  base = await temporaryDatabase()
  await migrate(base.database.adminUrl, base.functionsPassword)
  owner = postgres(base.database.adminUrl, { max: 1, onnotice: () => undefined })
  // A login as docs/leads.md makes them.
  await owner.unsafe(`create role ann login password 'hers' in role clinic_staff`)
  const login = new URL(base.database.adminUrl)
  Object.assign(login, { username: 'ann', password: 'hers' })
  ann = postgres(login.href, { max: 1, onnotice: () => undefined })
  Object.assign(process.env, {
    STAFF_DATABASE_URL: login.href,
    ADDRESS_SECRET: secret,
    GATSBY_SITE_URL: 'https://www.example.com',
  })
}, 60_000)
afterAll(async () => {
  await owner?.end({ timeout: 1 })
  await ann?.end({ timeout: 1 })
  await base?.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await owner`delete from clinic.leads`
  await owner`delete from clinic.suppressed`
  await enquire('ann@example.com', { name: 'Ann', news: true })
  await enquire('bob@example.com', { name: '=HYPERLINK("http://evil.example","x")' })
})

let keys = 0
async function enquire(
  email: string,
  {
    name = 'Ann',
    news = false,
    doubtful = false,
  }: { name?: string; news?: boolean; doubtful?: boolean } = {},
): Promise<string> {
  const consents = {
    'health-data': { version: 'h1', words: 'You agree.' },
    ...(news && { marketing: { version: 'm1', words: 'Send me news.' } }),
  }
  const [row] = await owner<[{ r: { lead: string } }]>`
    select clinic.record_enquiry('[]', null, ${`key ${keys++}`}, 'h', ${name}, ${email}, 40, '', 'London', array['acne'], 'plan', '{"title": "A plan"}',
      ${JSON.stringify(consents)}::text::jsonb, array['enquiry', 'confirmation'], ${doubtful}) as r`
  return row.r.lead
}

/** Returns what the command prints, and its exit code. */
const leads = (...args: string[]): Promise<{ said: string; code: number }> =>
  command(args).then(
    (said) => ({ said, code: 0 }),
    (error: unknown) => ({ said: (error as Error).message, code: 1 }),
  )

test('ends with 0 and prints what was asked for, and with 1 and a message when that cannot be done', async () => {
  const typed = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/leads.ts', ...args], {
      cwd: root,
      // Node's own, and not Jest's copy of it, would be handed on.
      env: process.env,
    })
  expect((await typed('show', 'ann@example.com')).stdout).toContain('ann@example.com')
  await expect(typed('show', 'nobody@example.com')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Nothing is kept about "nobody@example\.com"\. [^\n]*\n$/),
  })
})

test('lists, shows one person with the wording they agreed to, and marks as answered', async () => {
  expect((await leads()).said).toMatch(
    /open +Ann +ann@example\.com +London +acne +asked for, not confirmed/,
  )
  const shown = (await leads('show', 'ANN@example.com')).said
  expect(shown).toMatch(/Consent, health-data: given .*wording h1: "You agree\."/)
  expect(shown).toMatch(/Consent, marketing: asked .*wording m1: "Send me news\."/)
  expect(shown).not.toContain('bob@')
  expect((await leads('answered', 'ann@example.com')).said).toContain('Marked as answered: 1')
  const open = (await leads('--unanswered')).said
  expect(open).toContain('bob@example.com')
  expect(open).not.toContain('ann@example.com')
})

test('exports a table that no spreadsheet takes for formulas, readable by this account only and over no other file', async () => {
  const file = join(folder, 'all.csv')
  expect((await leads('export', file)).said).toContain('2 written')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const again = await leads('export', file)
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('is there already')])
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('exports for news only whoever confirmed, each once, with the link that stops it', async () => {
  const lead = await enquire('news@example.com', { news: true })
  await enquire('news@example.com', { news: true })
  await owner`select clinic.confirm_marketing(${lead})`
  const file = join(folder, 'news.csv')
  expect((await leads('export', file, '--news')).said).toContain('1 written')
  const code = /email-choices\/#code=(stop-all\.[\w.]+)/.exec(readFileSync(file, 'utf8'))![1]!
  const link = await readLetterCode(secret, code, Date.now())
  await owner`select clinic.stop_letters(${(link as { emailHash: string }).emailHash}, false)`
  expect((await leads('export', join(folder, 'none.csv'), '--news')).said).toContain('0 written')
})

test('gives a person their own copy, and erases them with a note of what was sent, keeping only a hash', async () => {
  await owner`update clinic.outbox o set delivered_at = now(), tried_at = now(), sent_to = 'webhook at crm.example' from clinic.leads l
    where l.id = o.lead_id and l.email = 'ann@example.com' and o.kind = 'enquiry'`
  const file = join(folder, 'copy.json')
  await leads('copy', 'ann@example.com', file)
  const copy = JSON.parse(readFileSync(file, 'utf8')) as { enquiries: object[] }
  expect(copy.enquiries).toMatchObject([
    {
      name: 'Ann',
      age: 40,
      concerns: ['acne'],
      consents: [
        { purpose: 'health-data', words: 'You agree.' },
        { purpose: 'marketing', event: 'asked' },
      ],
      letters: [{ kind: 'enquiry', to: 'webhook at crm.example' }],
    },
  ])
  expect(JSON.stringify(copy)).not.toMatch(/bob@|[0-9a-f]{64}/)

  expect((await leads('erase', 'ann@example.com', '--yes')).said).toMatch(
    /Deleted: 1\.[^]*deleted there by hand:[^]*webhook at crm\.example/,
  )
  const left = [
    await owner`select * from clinic.leads`,
    await owner`select * from clinic.consents`,
    await owner`select * from clinic.outbox`,
  ]
  expect(JSON.stringify(left)).not.toMatch(/ann@|crm\.example/)
  expect(
    await owner`select reason from clinic.suppressed where email_hash = clinic.email_hash('ann@example.com')`,
  ).toEqual([{ reason: 'erased' }])
  expect(await owner`select email from clinic.leads`).toEqual([{ email: 'bob@example.com' }])
  // Whoever types the address again does not have it written to.
  await enquire('ann@example.com', { news: true })
  const [due] = await owner`select clinic.claim_letters(20, array['confirmation'], 100, 100) as due`
  expect(JSON.stringify(due)).not.toContain('ann@')
  expect((await leads('allow', 'ann@example.com')).said).toContain('may be written to again')
  expect((await leads('allow', 'ann@example.com')).said).toBe('The address was not stopped.')
})

test('says what was perhaps received: tried and not acknowledged, also when it is queued anew', async () => {
  const claimed = await owner<
    [{ due: { letters: { id: string; lease: string }[] } }]
  >`select clinic.claim_letters(20, array['enquiry', 'confirmation'], 100, 100) as due`
  for (const { id, lease } of claimed[0].due.letters)
    await owner`select clinic.finish_letter(${id}, ${lease}, 'TimeoutError', 'webhook at crm.example')`
  await owner`update clinic.outbox set not_sent = 'too-old'`
  await leads('send-again')
  const { said } = await leads('erase', 'ann@example.com', '--yes')
  expect(said).toMatch(/perhaps received[^]*Notice to the clinic: webhook at crm\.example/)
  expect(said).toMatch(/perhaps received[^]*Letter asking to confirm news/)
  expect(said).not.toMatch(/Nothing was sent on|This was sent/)
  await enquire('never-tried@example.com')
  expect((await leads('erase', 'never-tried@example.com', '--yes')).said).toContain(
    'Nothing was sent on.',
  )
})

test('lists doubtful enquiries apart, and writes to nobody about them until somebody has looked', async () => {
  const number = await enquire('eve@example.com', { name: 'Eve', news: true, doubtful: true })
  expect((await leads()).said).toMatch(/ann@example\.com[^]*\n\nDoubtful:[^]*eve@example\.com/)
  const doubtful = (await leads('--doubtful')).said
  expect(doubtful).toContain('eve@example.com')
  expect(doubtful).not.toContain('ann@example.com')
  const kinds = () => owner`select kind from clinic.outbox where lead_id = ${number} order by kind`
  expect(await kinds()).toEqual([{ kind: 'enquiry' }])
  expect((await leads('genuine', number)).said).toContain('No longer doubtful: 1')
  expect((await leads()).said).not.toContain('Doubtful')
  expect(await kinds()).toEqual([{ kind: 'confirmation' }, { kind: 'enquiry' }])
})

test('lists videos and has them deleted before their time, or after 90 days', async () => {
  await owner`select clinic.mint_upload_token('h1', interval '1 day', 10000000, 'Smile')`
  const path = '2026-11-26/00000000-0000-4000-8000-000000000001.mp4'
  await owner`update clinic.upload_tokens set used_at = now(), path = ${path}, size = 3000000, type = 'video/mp4'`
  const due = async () =>
    (await owner<[{ due: string[] }]>`select clinic.videos_due(20) as due`)[0].due
  expect((await leads('videos')).said).toMatch(/000001\.mp4 .* 3 MB .*Smile/)
  expect(await due()).toEqual([])
  await owner`update clinic.upload_tokens set used_at = now() - interval '91 days', expires_at = now() - interval '89 days'`
  expect(await due()).toEqual([path])
  await owner`update clinic.upload_tokens set used_at = now()`
  expect((await leads('delete-video', 'another.mp4')).said).toBe('There is no such video.')
  await leads('delete-video', path)
  expect(await due()).toEqual([path])

  // A purge keeps the path for as long as there is a file; a file outside the folder is none of ours.
  await owner`select clinic.purge()`
  const videos = join(folder, 'videos')
  mkdirSync(join(videos, '2026-11-26'), { recursive: true })
  for (const file of [path, '../outside.mp4']) writeFileSync(join(videos, file), 'x')
  const asked: string[] = []
  await deleteDueVideos(videos, {
    videosDue: async () => ['../outside.mp4', ...(await due())],
    videoDeleted: async (gone) => {
      asked.push(gone)
      await owner`select clinic.video_deleted(${gone})`
    },
  })
  expect([asked, await due()]).toEqual([[path], []])
  expect([existsSync(join(videos, path)), existsSync(join(folder, 'outside.mp4'))]).toEqual([
    false,
    true,
  ])
  await owner`select clinic.purge()`
  expect(await owner`select 1 from clinic.upload_tokens`).toEqual([])
})

describe('a login of the staff', () => {
  const begin = async (action: string, about: string | null = null) =>
    (await ann<[{ ticket: string }]>`select clinic.staff_begin(${action}, ${about}) as ticket`)[0]
      .ticket
  /** Every function of theirs, with something to do. */
  const calls: [action: string, about: string | null, call: string][] = [
    ['list', null, 'staff_enquiries($1, null, null, null, null, null)'],
    ['show', 'ann@example.com', "staff_enquiries($1, 'ann@example.com', null, null, null, null)"],
    ['answered', 'ann@example.com', "staff_answered($1, 'ann@example.com')"],
    ['genuine', 'ann@example.com', "staff_genuine($1, 'ann@example.com')"],
    ['erase', 'ann@example.com', "staff_erase($1, 'ann@example.com')"],
    ['allow', 'ann@example.com', "staff_allow($1, 'ann@example.com')"],
    ['send-again', null, 'staff_send_again($1)'],
    ['videos', null, 'staff_videos($1)'],
    ['delete-video', 'x', "staff_delete_video($1, 'x')"],
    ['upload-token', null, "staff_upload_token($1, 'h2', interval '1 hour', 1, '')"],
    ['health', null, 'staff_health($1)'],
  ]

  test('reads no table, and has no other function than these', async () => {
    const tables = await owner<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'clinic'`
    expect(tables.length).toBeGreaterThan(8)
    for (const { name } of tables)
      for (const statement of [`select * from ${name}`, `delete from ${name}`])
        await expect(ann.unsafe(statement)).rejects.toThrow(/permission denied/)
    const may = await owner<{ name: string }[]>`
      select distinct p.proname as name from pg_proc p
      where p.pronamespace = 'clinic'::regnamespace and has_function_privilege('ann', p.oid, 'execute') order by 1`
    const tried = new Set(['staff_begin', ...calls.map(([, , call]) => call.split('(')[0]!)])
    expect(may.map(({ name }) => name)).toEqual([...tried].toSorted())
    expect(
      await owner`select 1 from pg_proc p where p.pronamespace = 'clinic'::regnamespace and p.proname like 'staff%' and not 'search_path=""' = any(p.proconfig)`,
    ).toEqual([])
  })

  test.each(calls)(
    'leaves a trail that tells who, what and when: %s',
    async (action, about, call) => {
      await ann.unsafe(`select clinic.${call}`, [await begin(action, about)])
      const [line] = await owner`select * from clinic.staff_log order by id desc limit 1`
      expect(line).toMatchObject({ who: 'ann', action, at: expect.any(Date) })
      expect(JSON.stringify(line)).not.toMatch(/@|acne|Ann|London/)
    },
  )

  test('does nothing without a trail that stays, whatever becomes of the transaction', async () => {
    const before = async () =>
      (await owner<[{ n: number }]>`select count(*)::int as n from clinic.staff_log`)[0].n
    const lines = await before()
    const undone = ann.begin(async (tx) => {
      const [begun] = await tx<
        [{ ticket: string }]
      >`select clinic.staff_begin('list', null) as ticket`
      await tx`select clinic.staff_enquiries(${begun.ticket}, null, null, null, null, null)`
    })
    await expect(undone).rejects.toThrow('Begin with clinic.staff_begin')
    expect(await before()).toBe(lines)
    // Nor with the ticket of another action, of another person or of long ago, or with none.
    const all = (ticket: string | number) =>
      ann`select clinic.staff_enquiries(${ticket}, null, null, null, null, null)`
    const told = await begin('show', 'bob@example.com')
    for (const ticket of [await begin('health'), told, 0])
      await expect(all(ticket)).rejects.toThrow('Begin with clinic.staff_begin')
    const theirs = await begin('list')
    await owner`update clinic.staff_log set who = 'carol' where id = ${theirs}`
    await expect(all(theirs)).rejects.toThrow('Begin with clinic.staff_begin')
    const old = await begin('list')
    await owner`update clinic.staff_log set at = at - interval '6 minutes' where id = ${old}`
    await expect(all(old)).rejects.toThrow('Begin with clinic.staff_begin')
    await expect(begin('look around')).rejects.toThrow(/check constraint/)
  })
})

test('what visitors and staff are told of the time that enquiries are kept is what the database does', async () => {
  const [{ days }] = await owner<
    [{ days: number }]
  >`select (extract(epoch from clinic.keep_leads()) / 86400)::int as days`
  const files = [
    ...readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => join('data', file)),
    'docs/leads.md',
    'docs/going-live.md',
    'docs/decisions/0016-enquiries.md',
  ]
  // These speak of no other time that is as long; elsewhere a sentence says what is kept.
  const isOfKeeping = (file: string) => /enquiries|privacy|leads|going-live/.test(file)
  const told = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/[.?"]\s|\n\n/)
      .filter(
        (words) =>
          isOfKeeping(file) ||
          (/\b(?:details|enquir\w+|older)\b/i.test(words) &&
            /\b(?:kept|keeps?|deleted?s?)\b/i.test(words)),
      )
      .flatMap((words) => [...words.matchAll(/\b(\d{3,}) days\b/g)].map((m) => `${file}: ${m[1]}`)),
  )
  expect(told.length).toBeGreaterThanOrEqual(7)
  expect(told.filter((one) => !one.endsWith(`: ${days}`))).toEqual([])
})

test('sends the notices that were never sent when asked to', async () => {
  await owner`delete from clinic.outbox`
  await leads('answered', 'bob@example.com')
  expect((await leads('send-again')).said).toContain('Queued: 1')
  expect((await leads('send-again')).said).toContain('Queued: 0')
})

test.each([
  [['answer', 'x'], 'There is no command "answer"'],
  [['show', 'nobody@example.com'], 'Nothing is kept about "nobody@example.com"'],
  [['show', '%'], 'Nothing is kept about'],
  [['show'], "Give a person's e-mail address"],
  [['erase', 'Ann'], "Give the person's e-mail address"],
  [['--since', 'yesterday'], 'Write year-month-day'],
  [['--everything'], "Unknown option '--everything'"],
])('says how to mend %j', async (args, words) => {
  const { code, said } = await leads(...args)
  expect([code, said]).toEqual([1, expect.stringContaining(words)])
})

test('keeps every kind of formula, quote and line break inside its cell', () => {
  const cells = [
    '=1+1',
    '+1',
    '-1',
    '@x',
    '\t=1',
    '\r=1',
    ' =1',
    '\u200b=1',
    '＝1',
    'x;=WEBSERVICE(B2)',
    'x\t=1',
    'x; @a',
    'x\n-1',
    'a "b", c',
    "it's",
    'two\nlines',
  ]
  const text = csv([[...cells, 7, null]])
  // Neither where a spreadsheet divides cells at commas, nor where at semicolons or tabs.
  expect(text).not.toMatch(/(?:^\uFEFF|[,;\t\n])"?[\s\u200b]*[=+\-@＝]/u)
  expect(text).toContain('"a ""b"", c"')
  expect(text.endsWith(',"7",""\r\n')).toBe(true)
  expect(text.slice(1, -2)).toMatch(/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*$/)
})
