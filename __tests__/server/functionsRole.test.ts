import postgres from 'postgres'
import { temporaryDatabase } from './helpers/stack'
import { migrate } from '../../server/migrate'

/** What the database keeps the functions' role to, on a real Postgres. */
jest.setTimeout(60_000)

let base: Awaited<ReturnType<typeof temporaryDatabase>>
let owner: postgres.Sql
let role: postgres.Sql

beforeAll(async () => {
  base = await temporaryDatabase()
  await migrate(base.database.adminUrl, base.functionsPassword)
  const quiet = { max: 1, onnotice: () => undefined }
  owner = postgres(base.database.adminUrl, quiet)
  role = postgres(base.database.functionsUrl, quiet)
})
afterAll(async () => {
  await owner?.end({ timeout: 1 })
  await role?.end({ timeout: 1 })
  await base?.stop()
})

describe('the functions’ role', () => {
  it('makes neither temporary tables nor large objects', async () => {
    for (const statement of [
      'create temporary table mine (a text)',
      'select lo_creat(-1)',
      'select lo_create(0)',
      "select lo_from_bytea(0, 'x')",
      'select lo_put(1, 0, decode(repeat($$00$$, 1000), $$hex$$))',
    ])
      await expect(role.unsafe(statement)).rejects.toThrow(/permission denied/)
  })

  it('holds no statement, lock or transaction for long, and not all connections', async () => {
    const [limits] = await role`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle,
        (select rolconnlimit < current_setting('max_connections')::int / 2 + 1 from pg_roles where rolname = 'site_functions') as leaves_some`
    expect(limits).toEqual({ statement: '10s', lock: '3s', idle: '10s', leaves_some: true })
  })

  it('leaves temporary tables to everybody else', async () => {
    await owner.unsafe('create role somebody nologin')
    const may = async (name: string) =>
      (
        await owner<
          [{ may: boolean }]
        >`select has_database_privilege(${name}, current_database(), 'temporary') as may`
      )[0].may
    expect([await may('postgres'), await may('site_functions')]).toEqual([true, false])
  })
})

describe('a limit', () => {
  it('makes nobody wait for longer than it can lead to itself', async () => {
    await owner`insert into clinic.rate_limits values ('test:far', now() + interval '30 days')`
    const [{ wait }] = await owner<
      [{ wait: number }]
    >`select clinic.take_slot('test:far', 1000, 5) as wait`
    expect(wait).toBeGreaterThan(900)
    expect(wait).toBeLessThanOrEqual(1000)
    await owner`update clinic.rate_limits set arrival = arrival - interval '1 second' where key = 'test:far'`
    expect(
      (await owner<[{ wait: number }]>`select clinic.take_slot('test:far', 1000, 5) as wait`)[0]
        .wait,
    ).toBe(0)
  })

  it('that a lock keeps from being taken is told as a moment to wait, not as a fault', async () => {
    const key = 'test:locked'
    await owner`insert into clinic.rate_limits values (${key}, now())`
    await owner.begin(async (tx) => {
      await tx`select * from clinic.rate_limits where key = ${key} for update`
      await expect(role`select clinic.take_slot(${key}, 1000, 5)`).rejects.toMatchObject({
        code: '55P03',
      })
    })
  })
})
