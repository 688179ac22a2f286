import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * One `npm start` for one folder. The holder listens on a local socket that is named after the
 * folder; it answers each connection with what runs there. The operating system closes the socket with its
 * process, however that ends, so no lock is ever left behind.
 */

/** The process of the holder, and what it runs; null until it does. */
export type Running = { pid?: number; site: string | null; databasePort: number | null }

function socketName(dir: string): string {
  const name = `clinic-site-${createHash('sha256').update(realpathSync(dir)).digest('hex').slice(0, 24)}`
  // Linux keeps names that begin with a zero byte outside the file system; elsewhere the socket is
  // a file, which can stay behind.
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** What runs in a folder, or null when nothing does. */
export function runningInstance(dir: string): Promise<Running | null> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(socketName(dir)).setEncoding('utf8').setTimeout(3000)
    const answered = () => {
      try {
        return JSON.parse(text) as Running
      } catch {
        // It is there, but too busy to say more.
        return { site: null, databasePort: null }
      }
    }
    socket.on('data', (part: string) => (text += part))
    socket.on('timeout', () => socket.destroy())
    socket.once('error', () => resolve(null))
    socket.once('close', () => resolve(answered()))
  })
}

function listen(name: string, state: () => Running): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) =>
      socket.on('error', () => undefined).end(JSON.stringify(state())),
    )
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
 * @param state what to tell those who ask
 * @throws when another process has it, with where that one's site is
 */
export async function lockFolder(dir: string, state: () => Running): Promise<void> {
  mkdirSync(dir, { recursive: true })
  const name = socketName(dir)
  if (await listen(name, state)) return
  const running = await runningInstance(dir)
  if (running === null) {
    // A socket file whose process was killed.
    if (process.platform !== 'linux' && process.platform !== 'win32') rmSync(name, { force: true })
    if (await listen(name, state)) return
  }
  throw new Error(
    `The site is running in this folder already${running?.site ? `, at ${running.site}` : ''}. It goes on as before. End it with Ctrl-C in its own window${running?.pid ? ` (without one: kill ${running.pid})` : ''} first, or give this one a folder of its own: LOCAL_DIR=/another/folder npm start`,
  )
}
