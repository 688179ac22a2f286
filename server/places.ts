import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

/** Where things are. Everything that lasts between runs is under .local/, which is not committed. */
export const root = join(__dirname, '..')
/** SITE_DIR serves a site that was built elsewhere. */
export const publicDir = process.env.SITE_DIR ?? join(root, 'public')
export const localDir = process.env.LOCAL_DIR ?? join(root, '.local')

export type Secrets = { databasePassword: string; functionsPassword: string; addressSecret: string; uploadSecret: string }

/** Random secrets of this machine, made on the first run and readable by this user only. */
export function secrets(dir = localDir): Secrets {
  mkdirSync(dir, { recursive: true })
  // Others may pass through, to the database's own folder, but not look in.
  chmodSync(dir, 0o711)
  const path = join(dir, 'secrets.json')
  const random = () => randomBytes(24).toString('hex')
  if (!existsSync(path)) {
    const fresh: Secrets = { databasePassword: random(), functionsPassword: random(), addressSecret: random(), uploadSecret: random() }
    writeFileSync(path, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 })
  }
  return JSON.parse(readFileSync(path, 'utf8')) as Secrets
}
