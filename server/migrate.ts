import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { connectPostgres } from '../supabase/functions/_shared/connectPostgres'
import { root } from './paths'

/**
 * Applies supabase/migrations to the embedded database, in order and each once, and gives the
 * functions' role its password. What has been applied is kept where the Supabase CLI keeps it, so
 * that `supabase db push` and this agree.
 */
export async function migrate(
  adminUrl: string,
  functionsPassword: string,
  folder = join(root, 'supabase/migrations'),
): Promise<string[]> {
  const sql = connectPostgres(adminUrl, { max: 1, onnotice: () => undefined })
  try {
    await sql`create schema if not exists supabase_migrations`
    await sql`create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`
    const done = new Set(
      (
        await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
      ).map((row) => row.version),
    )
    const applied: string[] = []
    for (const file of readdirSync(folder)
      .filter((name) => /^\d+_.+\.sql$/.test(name))
      .toSorted()) {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file)!
      if (done.has(version!)) continue
      const statements = readFileSync(join(folder, file), 'utf8')
      await sql.begin(async (tx) => {
        await tx.unsafe(statements)
        await tx`insert into supabase_migrations.schema_migrations (version, statements, name) values (${version!}, ${[statements]}, ${name!})`
      })
      applied.push(file)
    }
    // The password cannot be a parameter here; ours is hexadecimal.
    if (!/^[0-9a-f]+$/.test(functionsPassword))
      throw new Error('The functions’ password must be hexadecimal.')
    await sql.unsafe(`alter role site_functions login password '${functionsPassword}'`)
    return applied
  } finally {
    await sql.end({ timeout: 2 })
  }
}
