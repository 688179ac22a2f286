import { execFile, execFileSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { nowInName, syncFolder } from './files'
import { foldersOutside, mayEnter, runOptions, type Programs } from './postgresPrograms'
import { newSecretsCommand } from './secrets'

/**
 * The folder that holds the database: where it is, whether it is whole, and how it is made. Nothing
 * here deletes what somebody stored.
 */

/**
 * Postgres writes pg_control in one piece of this length (PG_CONTROL_FILE_SIZE), so a shorter one
 * is cut off.
 */
const controlBytes = 8192

const isEmpty = (folder: string): boolean => {
  try {
    return readdirSync(folder).length === 0
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return true
    if (code === 'ENOTDIR') return false
    throw error
  }
}

const candidates = (dir: string) =>
  [dir, ...foldersOutside(dir)].map((home) => join(home, 'postgres'))

/** Returns the folder in use for the project's `dir`, or null before the first start. */
export const existingDatabase = (dir: string): string | null =>
  candidates(dir).find((folder) => !isEmpty(folder)) ?? null

/**
 * Returns the data folder. @throws when the account that runs Postgres cannot reach what is
 * there
 */
export function placeData(dir: string, { user }: Programs): string {
  mkdirSync(dir, { recursive: true })
  const existing = existingDatabase(dir)
  if (existing === null) {
    const folder = mayEnter(dir, user) ? candidates(dir)[0]! : candidates(dir)[1]!
    mkdirSync(dirname(folder), { recursive: true, mode: 0o711 })
    return folder
  }
  if (!mayEnter(dirname(existing), user))
    throw new Error(
      `The database is in ${existing}, but the account "${user?.name}", which runs it, may ` +
        `not enter that folder. Let it pass: chmod o+x for ${dirname(existing)} and each ` +
        'folder above it.',
    )
  return existing
}

/**
 * Makes sure that there is a database in `folder`: one that is there is used, else a new one is
 * made. A folder with something else in it is moved aside.
 * @param password of the owner, for a new database
 * @throws when the database that is there is damaged, with the file and the remedy
 */
export async function ensureDatabase(
  folder: string,
  programs: Programs,
  password: string,
  report: (line: string) => void,
): Promise<void> {
  removeUnfinished(folder)
  if (!isEmpty(folder)) {
    if (existsSync(join(folder, 'PG_VERSION'))) return checkWhole(folder, majorVersion(programs))
    setAside(folder, majorVersion(programs), report)
  }
  // Never without a word: the folder may be empty because a disk is not there.
  report(`A new, empty database is made in ${folder}.`)
  await make(folder, programs, password)
}

/** `postgres (PostgreSQL) 18.4` → `18`, which is what PG_VERSION holds. */
function majorVersion(programs: Programs): string {
  const text = execFileSync(join(programs.bin, 'postgres'), ['--version'], {
    ...runOptions(programs),
    encoding: 'utf8',
  })
  return /(\d+)[.\w]*\s*$/.exec(text)?.[1] ?? ''
}

function checkWhole(folder: string, version: string): void {
  const versionFile = join(folder, 'PG_VERSION')
  const found = readFileSync(versionFile, 'utf8').trim()
  if (/^\d+$/.test(found) && found !== version)
    throw new Error(
      `The database in ${folder} was made by Postgres ${found}, and this is Postgres ` +
        `${version}. Go back to the earlier version of the project, or move the data over with ` +
        'pg_dump and pg_restore.',
    )
  if (found !== version)
    throw new Error(
      `${versionFile} is cut off or damaged. It must hold one line, "${version}": write that ` +
        'into it and start again. Nothing was changed.',
    )
  const control = join(folder, 'global/pg_control')
  const size = statSync(control, { throwIfNoEntry: false })?.size
  if (size !== controlBytes)
    throw new Error(
      `${control} is ` +
        `${size === undefined ? 'missing' : `cut off (${size} of ${controlBytes} bytes)`}, and ` +
        `Postgres does not start without it. Put the folder ${folder} back from a backup. ` +
        'Without one, a developer may try pg_resetwal on a copy of the folder. To start with ' +
        'an empty database meanwhile, rename the folder. Nothing was changed.',
    )
}

/** Moves away a folder that holds something, but no database. */
function setAside(folder: string, version: string, report: (line: string) => void): void {
  const aside = `${folder}.set-aside-${nowInName()}`
  try {
    renameSync(folder, aside)
  } catch (error) {
    throw new Error(
      `${folder} holds files but no PG_VERSION, so it is no whole database, and it could not ` +
        `be moved aside (${(error as NodeJS.ErrnoException).code}). Rename it yourself and ` +
        'start again. Nothing was deleted.',
      { cause: error },
    )
  }
  syncFolder(dirname(folder))
  report(
    [
      `ATTENTION: ${folder} holds files but no PG_VERSION, so it is no whole database. ` +
        'Nothing was deleted:',
      `  it is now ${aside}`,
      '  and the site starts with a new, empty database.',
      `  If leads were in it: end the site; write the line "${version}" into a file ` +
        `PG_VERSION there, or restore a backup; rename ${basename(folder)} to another name,`,
      `  and ${basename(aside)} to ${basename(folder)}; start again. If it held nothing, ` +
        'delete it. It may hold personal data, so do not keep it for longer than needed.',
    ].join('\n'),
  )
}

const unfinishedPrefix = (folder: string) => `${basename(folder)}.unfinished-`

/** Removes what interrupted starts had begun to create. Nothing was ever stored in it. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(unfinishedPrefix(folder))) continue
    try {
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
    } catch {
      // An initdb that has outlived its parent still writes; the next start takes it away.
    }
  }
}

/**
 * Makes the database in a folder beside, and gives it its name when it is whole and on the disk
 * (initdb syncs what it writes).
 */
async function make(folder: string, programs: Programs, password: string): Promise<void> {
  const unfinished = mkdtempSync(join(dirname(folder), unfinishedPrefix(folder)))
  const data = join(unfinished, 'data')
  const passwordFile = join(unfinished, 'password')
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (programs.user)
      for (const path of [unfinished, passwordFile])
        chownSync(path, programs.user.uid, programs.user.gid)
    await run(programs, 'initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--no-instructions',
    ])
    // Succeeds over an empty folder, never over one with something in it.
    renameSync(data, folder)
    syncFolder(dirname(folder))
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/**
 * Runs a program of Postgres to its end; it ends with us at the latest. @throws with what it
 * complained of
 */
function run(programs: Programs, name: string, args: string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      join(programs.bin, name),
      args,
      runOptions(programs),
      (error, _out, complaint) => {
        process.removeListener('exit', end)
        if (error) reject(new Error(`${name} failed: ${complaint.trim() || error.message}`))
        else resolve()
      },
    )
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}

/**
 * Gives the database's owner a new password without knowing the old one. The database must not be
 * running.
 */
export async function replacePassword(
  folder: string,
  programs: Programs,
  password: string,
): Promise<void> {
  if (!/^[0-9a-f]+$/.test(password)) throw new Error('The password must be hexadecimal.')
  await run(
    programs,
    'postgres',
    ['--single', '-D', folder, 'postgres'],
    `alter role postgres password '${password}'\n`,
  )
}

/** Returns the message for when the database refuses the password. */
export const wrongPassword = (folder: string, dir: string) =>
  `${join(dir, 'secrets.json')} does not hold the password of the database in ${folder}. Put ` +
  `the file back from a backup, or run ${newSecretsCommand}: it gives the database a new ` +
  'password; every lead is kept.'
