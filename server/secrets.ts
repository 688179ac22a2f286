import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { nowInName, writeWhole } from './files'
import { localDir } from './paths'

const names = ['databasePassword', 'functionsPassword', 'addressSecret', 'uploadSecret'] as const

/** Random secrets of this machine, in hexadecimal. */
export type Secrets = Record<(typeof names)[number], string>

/** The remedy for a lost password of the database, as messages give it. */
export const newSecretsCommand = 'npm start -- --new-secrets'

const remedy = (path: string) =>
  `Stop here and put ${path} back from a backup. Without a backup run ${newSecretsCommand}: ` +
  'it makes new secrets and gives the database its new password; every lead is kept.'

const fileIn = (dir: string) => join(dir, 'secrets.json')

/**
 * Reads the secrets; null without a file. @throws with the file and the remedy when it is cut
 * off or lacks a secret
 */
function read(path: string): Secrets | null {
  if (!existsSync(path)) return null
  let found: Partial<Secrets> | null
  try {
    found = JSON.parse(readFileSync(path, 'utf8')) as Partial<Secrets> | null
  } catch {
    throw new Error(`${path} is cut off or damaged: it is not JSON. ${remedy(path)}`)
  }
  const missing = names.filter((name) => !/^[0-9a-f]{16,}$/.test(String(found?.[name])))
  if (missing.length > 0)
    throw new Error(
      `${path} is damaged: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} ` +
        `missing or cut off. ${remedy(path)}`,
    )
  return found as Secrets
}

function make(path: string): Secrets {
  const random = names.map((name) => [name, randomBytes(24).toString('hex')])
  const fresh = Object.fromEntries(random) as Secrets
  writeWhole(path, `${JSON.stringify(fresh, null, 2)}\n`, 0o600)
  return fresh
}

/**
 * Returns this machine's secrets, made on the first run and readable by this user only.
 * @param database the folder of a database that was made with earlier secrets, if there is one
 * @throws with the file and the remedy when the file is damaged, or missing although there is a
 *   database
 */
export function secrets(dir = localDir, database: string | null = null): Secrets {
  mkdirSync(dir, { recursive: true })
  // Others may pass through, to the database's own folder, but not look in.
  chmodSync(dir, 0o711)
  const path = fileIn(dir)
  const found = read(path)
  if (found !== null) return found
  if (database !== null)
    throw new Error(
      `${path} is missing, and with it the password of the database in ${database}. ` +
        `${remedy(path)}`,
    )
  return make(path)
}

/**
 * Makes new secrets; a file that was there is kept under another name. Returns that name, or null.
 */
export function newSecrets(dir = localDir): { secrets: Secrets; kept: string | null } {
  mkdirSync(dir, { recursive: true })
  const path = fileIn(dir)
  const kept = existsSync(path) ? `${path}.replaced-${nowInName()}` : null
  if (kept !== null) renameSync(path, kept)
  return { secrets: make(path), kept }
}
