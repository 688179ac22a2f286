import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run migrate`: applies the migrations to a server that has proved who it is. By itself the
 * Supabase CLI hands the owner's password to any server that says it cannot encrypt.
 */
const url = new URL(process.env.OWNER_DATABASE_URL)
url.searchParams.set('sslmode', 'verify-full')
if (process.env.DATABASE_CA) {
  const file = join(mkdtempSync(join(tmpdir(), 'database-')), 'ca.crt')
  writeFileSync(file, process.env.DATABASE_CA)
  url.searchParams.set('sslrootcert', file)
}
const { status } = spawnSync(
  'supabase',
  ['db', 'push', '--yes', '--workdir', '../..', `--remote=${url.href}`],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
