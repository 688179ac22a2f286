import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anyPort } from '../../../server/ports'

const root = join(__dirname, '../../..')
const dirs: string[] = []
const started: ChildProcess[] = []
/** A temporary folder, which the account that runs Postgres may enter. */
export const folder = (name: string) => {
  const dir = mkdtempSync(join(tmpdir(), name))
  chmodSync(dir, 0o711)
  dirs.push(dir)
  return dir
}
/** Ends what was started and takes the temporary folders away. */
export function removeAll(): void {
  for (const child of started)
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true })
}

/** A body for raffle-offer; the tests look for it in the database after a restart. */
export const keptLead = {
  name: 'Kept Lead',
  email: 'kept@example.com',
  age: null,
  sex: '',
  location: 'London',
  concerns: ['pores'],
}

export type Running = {
  child: ChildProcess
  output: () => string
  exited: Promise<number | null>
  dir: string
  port: number
  functionsPort: number
}

/**
 * `npm start` on a small site of its own, so that nothing has to be built; comes back when it says what is waited for, or ends.
 */
export async function start(
  more: Record<string, string | undefined> = {},
  wait = /Ctrl-C/,
  args: string[] = [],
): Promise<Running> {
  const dir = more.LOCAL_DIR ?? folder('start-')
  const site = folder('site-')
  writeFileSync(join(site, 'index.html'), '<h1>Home</h1>')
  writeFileSync(join(site, '404.html'), '<h1>Not found</h1>')
  writeFileSync(join(site, 'app.js'), 'const backend = "http://localhost:54321"')
  const port = Number(more.PORT ?? (await anyPort()))
  const functionsPort = Number(more.FUNCTIONS_PORT ?? (await anyPort()))
  const env = {
    ...process.env,
    LOCAL_DIR: dir,
    SITE_DIR: site,
    PORT: String(port),
    FUNCTIONS_PORT: String(functionsPort),
    ...more,
  }
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'server/start.ts'), ...args],
    {
      cwd: root,
      env: env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  started.push(child)
  let text = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const late = Date.now() + 60_000
  while (!wait.test(text) && child.exitCode === null && Date.now() < late)
    await new Promise((resolve) => setTimeout(resolve, 50))
  return { child, output: () => text, exited, dir, port, functionsPort }
}

const alive = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
/** Processes of this machine whose command line names a folder. */
export const processesNaming = (dir: string) =>
  readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name) || !alive(Number(name))) return false
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(join(dir, 'postgres'))
    } catch {
      return false
    }
  })
export const listening = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    () => true,
    () => false,
  )
export const soon = async (test: () => boolean | Promise<boolean>, ms = 15_000) => {
  const until = Date.now() + ms
  while (!(await test())) {
    if (Date.now() > until) return false
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return true
}

/** Calls a function as the site's own pages do. */
export const post = (running: Running, name: string, body: object) =>
  fetch(`http://127.0.0.1:${running.functionsPort}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer local-anon-key',
      origin: `http://localhost:${running.port}`,
    },
    body: JSON.stringify(body),
  })
