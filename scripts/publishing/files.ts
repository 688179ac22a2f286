import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseHeaders } from '../../server/site'
import { filesBelow } from '../../src/build/filesBelow'
import type { Deploy, Ledger } from './plan'

/**
 * A built site as a deploy: its own `_headers` say which files may be kept for ever, which is to
 * say are named by their content.
 */
export function readSite(dir: string, id: string, at: number): Deploy {
  if (!/^[\w.-]+$/.test(id) || id.startsWith('.'))
    throw new Error(
      `A deploy cannot be called "${id}": only letters, digits, dots and dashes, and no dot first.`,
    )
  for (const name of ['index.html', '404.html', '_headers'])
    if (!existsSync(join(dir, name)))
      throw new Error(`${dir} has no ${name}, so it is not a built site. Run npm run build.`)
  const forever = parseHeaders(readFileSync(join(dir, '_headers'), 'utf8')).filter(({ headers }) =>
    headers.some(
      ([name, value]) => name.toLowerCase() === 'cache-control' && value.includes('immutable'),
    ),
  )
  const isHashed = (file: string) => forever.some(({ pattern }) => pattern.test(`/${file}`))
  const files = filesBelow(dir)
  return { id, at, hashed: files.filter(isHashed), other: files.filter((file) => !isHashed(file)) }
}

export const readLedger = (file: string): Ledger =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ledger) : []
export const writeLedger = (file: string, ledger: Ledger): void =>
  replaceFile(file, JSON.stringify(ledger))

/**
 * Replaces a file atomically: writes beside it, then renames. Servers refuse names that begin with
 * a dot, such as the unfinished file's.
 */
export function replaceFile(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}`)
  writeFileSync(beside, content)
  renameSync(beside, file)
}

/**
 * Copies a file, unless the target has the same content: its time of change then stays, and with it
 * the validators in browsers' caches.
 * @returns whether it was copied
 */
export function copyIfChanged(from: string, to: string): boolean {
  const content = readFileSync(from)
  if (
    statSync(to, { throwIfNoEntry: false })?.size === content.length &&
    readFileSync(to).equals(content)
  )
    return false
  replaceFile(to, content)
  return true
}

/** Removes a file, and the folders that are empty then. */
export function remove(root: string, file: string): void {
  rmSync(join(root, file), { force: true })
  for (let dir = dirname(file); dir !== '.'; dir = dirname(dir)) {
    try {
      rmdirSync(join(root, dir))
    } catch {
      return
    }
  }
}
