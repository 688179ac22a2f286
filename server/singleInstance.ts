import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeWhole } from './files'
import { localDir } from './paths'
import { secrets } from './secrets'

/**
 * One `npm start` for one folder. The holder listens on a local socket that is named after the
 * folder. The operating system closes the socket with its process, however that ends, so no lock is
 * ever left behind. Any account can listen on such a name, so nothing is believed that comes from
 * it: what runs is in a file that only the owner of the folder can write.
 */

/** The process of the holder, and what it runs; null until it does. */
export type Running = { pid: number; site: string | null; databasePort: number | null }

function stateFile(dir: string): string {
  const folder = join(dir, 'running')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  return join(folder, 'state.json')
}

/** Returns what the last holder wrote, unless its process has ended. */
function writtenState(dir: string): Running | null {
  try {
    const state = JSON.parse(readFileSync(stateFile(dir), 'utf8')) as Running
    process.kill(state.pid, 0)
    return state
  } catch (error) {
    // It is there, and another account's.
    if ((error as NodeJS.ErrnoException).code === 'EPERM')
      return JSON.parse(readFileSync(stateFile(dir), 'utf8')) as Running
    return null
  }
}

function socketName(dir: string): string {
  const name = `clinic-site-${createHash('sha256').update(realpathSync(dir)).digest('hex').slice(0, 24)}`
  // Linux keeps names that begin with a zero byte outside the file system; elsewhere the socket is
  // a file, which can stay behind.
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** Returns what runs in a folder, or null when nothing does. */
export async function runningInstance(dir: string): Promise<Running | null> {
  return (await isHeld(socketName(dir))) ? writtenState(dir) : null
}

const isHeld = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(name)
      .once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      .once('error', () => resolve(false))
  })

function listen(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => undefined).destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(name, () => {
      server.unref()
      resolve(true)
    })
  })
}

/**
 * Takes a folder for this process until it ends.
 * @returns how to tell others what runs by now
 * @throws when another process has it, with where that one's site is
 */
export async function lockFolder(
  dir: string,
): Promise<(runs: Pick<Running, 'site' | 'databasePort'>) => void> {
  mkdirSync(dir, { recursive: true })
  const name = socketName(dir)
  let locked = await listen(name)
  if (!locked && !(await isHeld(name))) {
    // A socket file whose process was killed.
    if (process.platform !== 'linux' && process.platform !== 'win32') rmSync(name, { force: true })
    locked = await listen(name)
  }
  if (locked) {
    const tell = (runs: Pick<Running, 'site' | 'databasePort'>) =>
      writeWhole(stateFile(dir), JSON.stringify({ pid: process.pid, ...runs }), 0o600)
    tell({ site: null, databasePort: null })
    return tell
  }
  // One that took the lock in this very moment has yet to write.
  const running = writtenState(dir) ?? (await pause(500).then(() => writtenState(dir)))
  if (running === null)
    throw new Error(
      `Another program holds the lock of ${dir}, and it is no npm start of this folder. See ` +
        `what listens on "${name.replace('\0', '@')}" (ss -xlp), end it, and start again.`,
    )
  throw new Error(
    'The site is running in this folder ' +
      `already${running.site ? `, at ${running.site}` : ''}. It goes on as before. End it with ` +
      `Ctrl-C in its own window (without one: kill ${running.pid}) first, or give this one a ` +
      'folder of its own: LOCAL_DIR=/another/folder npm start',
  )
}

/**
 * Returns the owner's connection to the embedded database of a running `npm start`, for commands
 * beside it.
 * @throws when it does not run in this folder, or is still starting
 */
export async function runningDatabase(
  dir = localDir,
): Promise<{ databaseUrl: string; site: string }> {
  const running = await runningInstance(dir)
  if (running === null)
    throw new Error(
      `The site is not running (in ${dir}). Run npm start in another window, or set ` +
        'OWNER_DATABASE_URL.',
    )
  if (running.databasePort === null || running.site === null)
    throw new Error(
      'The site is still starting, or uses a database of its own. Wait until it says its ' +
        'address, or set OWNER_DATABASE_URL.',
    )
  return {
    databaseUrl: `postgresql://postgres:${secrets(dir, dir).databasePassword}@127.0.0.1:${running.databasePort}/postgres`,
    site: running.site,
  }
}
