import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { copyCheckout } from './copyCheckout'

export type SiteCopy = {
  folder: string
  /** Runs one of the project's tools in the copy. */
  run: (tool: string, ...args: string[]) => Promise<{ code: number | null; output: string }>
  /** Starts a tool that goes on running. */
  start: (tool: string, ...args: string[]) => Tool
  edit: (file: string, change: (text: string) => string) => void
  remove: () => void
}

export type Tool = { process: ChildProcess; output: () => string; stop: () => Promise<void> }

/**
 * A copy of the project in a folder of its own, without anything that was built, that shares the
 * installed packages.
 * @param pictures take the pictures that are already drawn along, which saves their time
 */
export function copySite({ pictures = false } = {}): SiteCopy {
  const root = process.cwd()
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-copy-')))
  copyCheckout(folder, { pictures })

  const start = (tool: string, ...args: string[]): Tool => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, {
      cwd: folder,
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: '1',
        NODE_ENV: undefined,
        JEST_WORKER_ID: undefined,
        CI: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    const ended = new Promise<void>((done) => child.once('close', () => done()))
    return {
      process: child,
      output: () => said,
      // The tool is its own process group, so that its workers end with it.
      stop: async () => {
        if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
        const late = setTimeout(
          () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'),
          5000,
        )
        await ended
        clearTimeout(late)
      },
    }
  }

  return {
    folder,
    start,
    run: async (tool, ...args) => {
      const running = start(tool, ...args)
      const code = await new Promise<number | null>((done) => running.process.once('close', done))
      return { code, output: running.output() }
    },
    edit: (file, change) =>
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8'))),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  }
}

/** Every file below a folder with the hash of what it holds. */
export function fingerprints(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [
        `/${relative(folder, path)}`,
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  )
}

/** The files that were added, removed or changed between two builds. */
export function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const all = new Set([...before.keys(), ...after.keys()])
  return [...all].filter((file) => before.get(file) !== after.get(file)).toSorted()
}
