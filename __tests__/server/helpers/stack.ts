import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabase, type EmbeddedDatabase } from '../../../server/database'
import { startFunctions } from '../../../server/functions'
import { migrate } from '../../../server/migrate'
import { secrets } from '../../../server/secrets'
import { anyPort } from '../../../server/ports'
import type { Supervised } from '../../../server/supervise'

/**
 * A backend of its own in a temporary folder, on free ports: database and functions as `npm start`
 * runs them.
 */
export type Stack = {
  database: EmbeddedDatabase
  functions: Supervised
  addressSecret: string
  port: number
  said: string[]
  log: string[]
  stop(): Promise<void>
}

export async function temporaryDatabase(): Promise<{
  database: EmbeddedDatabase
  dir: string
  said: string[]
  functionsPassword: string
  addressSecret: string
  stop(): Promise<void>
}> {
  const dir = mkdtempSync(join(tmpdir(), 'backend-'))
  // The account that runs Postgres enters it; else the data would be put, and stay, in /var/lib.
  chmodSync(dir, 0o711)
  const { databasePassword, functionsPassword, addressSecret } = secrets(dir)
  const said: string[] = []
  const database = await startDatabase({
    dir,
    adminPassword: databasePassword,
    functionsPassword,
    report: (line) => said.push(line),
    preferredPort: await anyPort(),
  })
  return {
    database,
    dir,
    said,
    functionsPassword,
    addressSecret,
    stop: async () => {
      await database.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/**
 * Starts such a backend.
 * @param env beside the settings it needs
 * @param prepare makes the tables; the migrations when not given
 */
export async function temporaryStack(
  env: Record<string, string> = {},
  prepare: (adminUrl: string, functionsPassword: string) => Promise<unknown> = migrate,
): Promise<Stack> {
  const base = await temporaryDatabase()
  const port = await anyPort()
  const log: string[] = []
  try {
    await prepare(base.database.adminUrl, base.functionsPassword)
    const functions = await startFunctions({
      env: {
        SITE_ORIGINS: 'http://localhost:*',
        SITE_KEYS: 'local-anon-key',
        LEADS_DATABASE_URL: base.database.functionsUrl,
        ADDRESS_SECRET: base.addressSecret,
        OFFER_LIMIT: '600000/1000',
        CHAT_LIMIT: '600000/1000',
        ENQUIRIES_A_DAY: '1000000',
        ...env,
      },
      port,
      hosts: ['127.0.0.1'],
      report: (line) => base.said.push(line),
      log: (line) => log.push(line),
    })
    return {
      database: base.database,
      functions,
      addressSecret: base.addressSecret,
      port,
      said: base.said,
      log,
      stop: async () => {
        await functions.stop()
        await base.stop()
      },
    }
  } catch (error) {
    await base.stop()
    throw error
  }
}

/** A process and everything it started. */
function family(pid: number): number[] {
  const parents: [number, number][] = []
  if (process.platform === 'linux') {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        parents.push([Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])])
      } catch {
        // It has just ended.
      }
    }
  } else {
    for (const line of execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).split(
      '\n',
    )) {
      const [child, parent] = line.trim().split(/\s+/).map(Number)
      if (child && parent) parents.push([child, parent])
    }
  }
  const members = [pid]
  for (const member of members)
    for (const [child, parent] of parents)
      if (parent === member && !members.includes(child)) members.push(child)
  return members
}

/** kill -9 of every process of the database at once. */
export function killDatabase(database: EmbeddedDatabase): void {
  for (const pid of family(database.process.pid!)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has just ended.
    }
  }
}

/** kill -9 of the functions' process. */
export function killFunctions(functions: Supervised): void {
  try {
    process.kill(functions.pid!, 'SIGKILL')
  } catch {
    // It has just ended.
  }
}
