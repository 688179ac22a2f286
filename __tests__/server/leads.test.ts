import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { leads as command } from '../../scripts/leads/command'
import { csv } from '../../scripts/leads/csv'
import { temporaryDatabase } from './helpers/stack'
import { migrate } from '../../server/migrate'
import { root } from '../../server/paths'
import { readLetterCode } from '../../supabase/functions/_shared/letterLinks'

/** npm run leads, as staff type it, on a real Postgres. */
jest.setTimeout(60_000)

let base: Awaited<ReturnType<typeof temporaryDatabase>>
let owner: postgres.Sql
const folder = mkdtempSync(join(tmpdir(), 'leads-'))
const secret = 'a-secret-that-is-long-enough'

beforeAll(async () => {
  base = await temporaryDatabase()
  await migrate(base.database.adminUrl, base.functionsPassword)
  owner = postgres(base.database.adminUrl, { max: 1, onnotice: () => undefined })
  Object.assign(process.env, {
    OWNER_DATABASE_URL: base.database.adminUrl,
    ADDRESS_SECRET: secret,
    GATSBY_SITE_URL: 'https://www.example.com',
  })
}, 60_000)
afterAll(async () => {
  await owner?.end({ timeout: 1 })
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
  { name = 'Ann', news = false }: { name?: string; news?: boolean } = {},
): Promise<string> {
  const consents = {
    'health-data': { version: 'h1', words: 'You agree.' },
    ...(news && { marketing: { version: 'm1', words: 'Send me news.' } }),
  }
  const [row] = await owner<[{ r: { lead: string } }]>`
    select clinic.record_enquiry('k', 1, 1000, ${`key ${keys++}`}, 'h', ${name}, ${email}, 40, '', 'London', array['acne'], 'plan', '{"title": "A plan"}',
      ${JSON.stringify(consents)}::text::jsonb, array['enquiry', 'confirmation']) as r`
  return row.r.lead
}

/** What the command prints, and its exit code. */
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
  const code = /email-choices\/#code=(stop\.[\w.]+)/.exec(readFileSync(file, 'utf8'))![1]!
  const link = await readLetterCode(secret, code, Date.now())
  await owner`select clinic.stop_letters(${(link as { emailHash: string }).emailHash})`
  expect((await leads('export', join(folder, 'none.csv'), '--news')).said).toContain('0 written')
})

test('gives a person their own copy, and erases them with a note of what was sent, keeping only a hash', async () => {
  await owner`update clinic.outbox o set delivered_at = now(), sent_to = 'webhook at crm.example' from clinic.leads l
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
  const [due] = await owner`select clinic.claim_letters(20, array['confirmation']) as due`
  expect(JSON.stringify(due)).not.toContain('ann@')
  expect((await leads('allow', 'ann@example.com')).said).toContain('may be written to again')
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
    'a "b", c',
    "it's",
    'two\nlines',
  ]
  const text = csv([[...cells, 7, null]])
  expect(text).not.toMatch(/(?:^\uFEFF|,)"?[\s\u200b]*[=+\-@＝]/u)
  expect(text).toContain('"a ""b"", c"')
  expect(text.endsWith(',7,\r\n')).toBe(true)
})
