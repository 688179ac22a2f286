import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeRunnable } from './files'
import { root } from './paths'
import { supervise, type Supervised } from './supervise'

/** Finds the Deno program itself: npm's `deno` is a wrapper that signals do not pass through. */
export function denoProgram(): string {
  const names = [`${process.platform}-${process.arch}-glibc`, `${process.platform}-${process.arch}`]
  const path = names
    .map((name) =>
      join(root, 'node_modules/@deno', name, process.platform === 'win32' ? 'deno.exe' : 'deno'),
    )
    .find((candidate) => existsSync(candidate))
  if (path === undefined)
    throw new Error(
      `There is no Deno for this machine (${names[0]}). Run npm ci, or deploy the functions ` +
        'to Supabase and set GATSBY_SUPABASE_URL.',
    )
  makeRunnable(path)
  return path
}

/** Hosts the functions may talk to, and no others. */
export function netFlag(
  env: Record<string, string>,
  port: number,
  hosts: readonly string[],
): string {
  const places = hosts.map((host) => (host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`))
  for (const name of [
    'LEADS_DATABASE_URL',
    'LEADS_WEBHOOK_URL',
    'EMAIL_API_URL',
    'OPENAI_BASE_URL',
    'ANTHROPIC_BASE_URL',
    'SUPABASE_URL',
  ]) {
    const value = env[name]
    if (value === undefined || !URL.canParse(value)) continue
    const url = new URL(value)
    const standard: Record<string, string> = {
      'https:': '443',
      'http:': '80',
      'postgresql:': '5432',
      'postgres:': '5432',
    }
    places.push(`${url.hostname}:${url.port === '' ? standard[url.protocol] : url.port}`)
  }
  for (const [prefix, host] of [
    ['OPENAI', 'api.openai.com:443'],
    ['ANTHROPIC', 'api.anthropic.com:443'],
  ] as const)
    if (env[`${prefix}_API_KEY`] && !env[`${prefix}_BASE_URL`]) places.push(host)
  if (env.RESEND_API_KEY && !env.EMAIL_API_URL) places.push('api.resend.com:443')
  return `--allow-net=${[...new Set(places)].join(',')}`
}

/**
 * Flags common to every way we run a function: no network imports, no prompts, packages from
 * node_modules only.
 */
export const denoFlags = [
  '--no-check',
  '--node-modules-dir=manual',
  '--cached-only',
  '--no-remote',
  '--no-prompt',
  '--no-lock',
  '--quiet',
  // What questions leave behind is young and goes at once: with 2 MB for it instead of 16 the
  // functions keep 98 MB instead of 165 after 400 questions, each as fast as before.
  '--v8-flags=--max-semi-space-size=2',
]

type Place = { env: Record<string, string>; port: number; hosts: string[] }

function spawnWorker(
  program: string,
  { env, port, hosts }: Place,
  log: (line: string) => void,
  complain: (line: string) => void,
): ChildProcess {
  const deno = spawn(
    program,
    [
      'run',
      ...denoFlags,
      '--config',
      join(root, 'server/deno/deno.json'),
      netFlag(env, port, hosts),
      // What it may see of ours is what it is given below.
      '--allow-env',
      join(root, 'server/deno/main.ts'),
    ],
    {
      cwd: root,
      env: {
        ...env,
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '/',
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
        FUNCTIONS_PORT: String(port),
        FUNCTIONS_HOSTS: hosts.join(','),
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  deno.stdin.on('error', () => undefined)
  const lines = (take: (line: string) => void) => (text: string) => {
    for (const line of text.split('\n')) if (line.trim() !== '') take(line)
  }
  deno.stdout.setEncoding('utf8').on('data', lines(log))
  deno.stderr.setEncoding('utf8').on('data', lines(complain))
  return deno
}

/** Waits until the functions answer. @throws after 20 seconds */
async function answers(host: string, port: number, givenUp: AbortSignal): Promise<void> {
  const health = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/health`
  for (let i = 0; i < 400 && !givenUp.aborted; i++) {
    try {
      await fetch(health, { signal: AbortSignal.timeout(2000) })
      return
    } catch {
      await pause(50)
    }
  }
  throw new Error('The functions did not come up within 20 seconds.')
}

/**
 * Runs all functions in one Deno process, and again whenever it dies. It is given its
 * settings, may reach the hosts that they name, and nothing else.
 * @param env its settings, checked already
 * @param report what the owner should know; `log` takes every line it writes
 * @param spaceLeft whether there is room on the disk, for the health page: the process itself may
 *   see no file
 * @throws when it does not answer within 20 seconds, with its first complaints
 */
export async function startFunctions({
  env,
  port,
  hosts,
  report,
  log,
  spaceLeft = () => true,
}: Place & {
  report: (line: string) => void
  log: (line: string) => void
  spaceLeft?: () => boolean
}): Promise<Supervised> {
  const program = denoProgram()
  const complaints: string[] = []
  const complain = (line: string) => {
    complaints.push(line)
    log(line)
  }
  let serving: ChildProcess | null = null
  const tellSpace = () => serving?.stdin?.write(`disk ${spaceLeft() ? 'ok' : 'full'}\n`)
  const telling = setInterval(tellSpace, 2000).unref()

  const child = await supervise({
    name: 'function server',
    signal: 'SIGTERM',
    graceMs: 6000,
    report,
    start: () => {
      serving = spawnWorker(program, { env, port, hosts }, log, complain)
      tellSpace()
      return serving
    },
    ready: (givenUp) => answers(hosts[0]!, port, givenUp),
  }).catch((error: Error) => {
    clearInterval(telling)
    throw new Error([error.message, ...complaints.slice(0, 10)].join('\n  '))
  })
  return {
    get pid() {
      return child.pid
    },
    get restarts() {
      return child.restarts
    },
    async stop() {
      clearInterval(telling)
      await child.stop()
    },
  }
}

/** The generated files that the functions answer from. */
export const knowledgeFiles = ['facts.json', 'knowledge.json'].map((name) =>
  join(root, 'supabase/functions/_shared', name),
)

/** Checks that there is a knowledge file, if only from an earlier run. */
export const knowledgeExists = () =>
  knowledgeFiles.every((file) => existsSync(file) && readFileSync(file).length > 2)
