import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import {
  closeConnections,
  leadBody,
  newLead,
  percentile,
  send,
  sendMany,
  servingAgain,
} from './backend/load'
import { killDatabase, killFunctions, temporaryStack, type Stack } from './backend/stack'

/**
 * `npm run bench:backend [-- --seconds 10 --kills 100 --leads 10000]`: throughput of raffle-offer against pgbench with the same
 * statement on the same database, and leads under kill -9 of function and database. All on
 * loopback, in a temporary folder.
 */
const string = (standard: string) => ({ type: 'string', default: standard }) as const
const { values } = parseArgs({
  options: { seconds: string('10'), kills: string('100'), leads: string('10000') },
})
const [seconds, kills, leads] = [Number(values.seconds), Number(values.kills), Number(values.leads)]
const connections = 50
const round = (value: number) => Math.round(value * 10) / 10

function pgbench(stack: Stack, forSeconds: number): number | null {
  const program = [
    'pgbench',
    '/usr/lib/postgresql/17/bin/pgbench',
    '/usr/lib/postgresql/16/bin/pgbench',
    '/usr/lib/postgresql/15/bin/pgbench',
  ].find((name) => spawnSync(name, ['--version']).status === 0)
  if (program === undefined) return null
  const dir = mkdtempSync(join(tmpdir(), 'pgbench-'))
  const script = join(dir, 'offer.sql')
  const offer = JSON.stringify({
    title: 'Your personal sun-protection plan',
    description: 'x'.repeat(170),
    personalizedMessage: 'x'.repeat(120),
    value: 'x'.repeat(50),
    requiresVisit: false,
    location: 'Online or by e-mail',
  }).replaceAll('":', '": ')
  writeFileSync(
    script,
    `\\set n random(1, 1000000000000)\n\\set a random(1, 50)\nselect clinic.record_enquiry('bench:' || :a, 1, 1000, 'pgbench-' || :n, '', 'Load Test', 'pgbench-' || :n || '@example.com', 40, '', 'London', string_to_array('lines,pores', ','), 'sun-plan', '${offer}'::text::jsonb, '{}'::jsonb, array['enquiry']) as outcome;\n`,
  )
  // The owner: the functions' role may hold fewer connections than this.
  const url = new URL(stack.database.adminUrl)
  try {
    // pgbench reads :name as a variable even inside quotes, hence the spaces in the JSON above.
    const options = `-n -M prepared -c${connections} -j2 -T${forSeconds} -h ${url.hostname} -p ${url.port} -U ${url.username}`
    const out = execFileSync(program, [...options.split(' '), '-f', script, 'postgres'], {
      env: { ...process.env, PGPASSWORD: url.password },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return Number(/tps = ([\d.]+)/.exec(out)?.[1])
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

async function throughput(
  stack: Stack,
  forSeconds: number,
): Promise<{ perSecond: number; times: number[] }> {
  const times: number[] = []
  const until = performance.now() + forSeconds * 1000
  const started = performance.now()
  const acknowledged = await sendMany(stack.port, {
    connections,
    enough: () => performance.now() >= until,
    onAcknowledged: (ms) => times.push(ms),
  })
  return { perSecond: acknowledged.length / ((performance.now() - started) / 1000), times }
}

async function underKills(stack: Stack): Promise<void> {
  const back: { functions: number[]; database: number[] } = { functions: [], database: [] }
  let done = 0
  const killing = (async () => {
    for (let i = 0; i < kills; i++) {
      const what = i % 2 === 0 ? 'functions' : 'database'
      const killedAt = performance.now()
      if (what === 'functions') killFunctions(stack.functions)
      else killDatabase(stack.database)
      // A request that begins after the kill and is answered; raffle-offer, so that both must be
      // there.
      back[what].push(
        await servingAgain(stack.port, 'raffle-offer', () => leadBody(newLead()), killedAt),
      )
      done++
      await new Promise((resolve) => setTimeout(resolve, 1200))
    }
  })()
  const acknowledged = await sendMany(stack.port, {
    connections: 10,
    enough: (count) => count >= leads && done >= kills,
  })
  await killing

  const sql = postgres(stack.database.adminUrl, { max: 1, onnotice: () => undefined })
  const rows = await sql<
    { key: string; count: number }[]
  >`select idempotency_key as key, count(*)::int as count from clinic.leads group by 1`
  const [doubled] = await sql<
    [{ count: number }]
  >`select count(*)::int as count from (select 1 from clinic.leads group by email_hash having count(*) > 1) d`
  await sql.end()
  const stored = new Set(rows.map((row) => row.key))
  const lost = acknowledged.filter((lead) => !stored.has(lead.key)).length
  console.log(
    `kill -9: ${kills} kills over ${acknowledged.length} acknowledged leads: ${lost} lost, ${doubled.count} doubled`,
  )
  console.log(
    `  function: serving again after ${round(percentile(back.functions, 0.5))} ms (median), ${round(percentile(back.functions, 0.95))} ms (p95), ${round(Math.max(...back.functions))} ms (worst); aim p95 ≤ 1000`,
  )
  console.log(
    `  database: serving again after ${round(percentile(back.database, 0.5))} ms (median), ${round(percentile(back.database, 0.95))} ms (p95), ${round(Math.max(...back.database))} ms (worst); aim ≤ 3000`,
  )
  if (lost > 0 || doubled.count > 0) process.exitCode = 1
}

void (async () => {
  console.log(`${cpus().length} cores, ${connections} connections, ${seconds} s each`)
  const stack = await temporaryStack()
  try {
    await throughput(stack, 3)
    const before = pgbench(stack, seconds)
    const { perSecond, times } = await throughput(stack, seconds)
    const after = pgbench(stack, seconds)
    console.log(
      `raffle-offer: ${round(perSecond)} inserts/s; p50 ${round(percentile(times, 0.5))} ms, p99 ${round(percentile(times, 0.99))} ms`,
    )
    if (before !== null && after !== null) {
      const reference = (before + after) / 2
      console.log(
        `pgbench, same statement, before and after: ${round(before)} and ${round(after)} inserts/s; share ${(perSecond / reference).toFixed(2)} (aim ≥ 0.5)`,
      )
    } else console.log('pgbench is not installed here, so there is nothing to compare with.')
    const chat: number[] = []
    for (let i = 0; i < 200; i++)
      chat.push(
        (
          await send(stack.port, 'ai-chat', {
            question: i % 2 ? 'how much is lip filler' : 'does masseter botox hurt',
            context: '',
          })
        ).ms,
      )
    console.log(
      `ai-chat, one after another: p50 ${round(percentile(chat, 0.5))} ms, p99 ${round(percentile(chat, 0.99))} ms`,
    )
    if (kills > 0) await underKills(stack)
  } finally {
    closeConnections()
    await stack.stop()
  }
})()
