import { createHash, randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { loadEnv } from '../server/environment'
import { runningDatabase } from '../server/singleInstance'
import { connectPostgres } from '../supabase/functions/_shared/connectPostgres'

/**
 * `npm run upload-token -- [--hours 48] [--mb 2048] [--note "who it is for"]`: makes a one-time
 * link for /admin/video-upload/. Connects with STAFF_DATABASE_URL or OWNER_DATABASE_URL where one
 * is set (a project on Supabase), else to the embedded database, which `npm start` must be running.
 */
function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

async function main(): Promise<void> {
  loadEnv()
  const { values } = parseArgs({
    options: {
      hours: { type: 'string', default: '48' },
      mb: { type: 'string' },
      note: { type: 'string', default: '' },
    },
  })
  const hours = Number(values.hours)
  const megabytes = Number(values.mb ?? process.env.UPLOAD_MAX_MB ?? 2048)
  if (!(hours > 0 && hours <= 24 * 30)) fail('--hours must be between 1 and 720.')
  if (!(megabytes >= 1)) fail('--mb must be 1 or more.')
  const token = randomBytes(32).toString('hex')
  const own = process.env.STAFF_DATABASE_URL || process.env.OWNER_DATABASE_URL
  const embedded = own ? null : await runningDatabase().catch((error: Error) => fail(error.message))
  // A link to an address that takes no part in this would look good and lead nowhere.
  const origin = process.env.GATSBY_SITE_URL?.replace(/\/$/, '') || embedded?.site
  if (!origin)
    fail(
      'STAFF_DATABASE_URL or OWNER_DATABASE_URL is set, so GATSBY_SITE_URL must be too: the ' +
        'link leads to the site that uses that database.',
    )
  const sql = connectPostgres(
    own || embedded!.databaseUrl,
    { max: 1, connect_timeout: 5, onnotice: () => undefined },
    { authority: process.env.DATABASE_CA },
  )
  try {
    const [begun] = await sql<
      [{ ticket: string }]
    >`select clinic.staff_begin('upload-token', null) as ticket`
    const [row] = await sql<[{ expires: Date }]>`
      select clinic.staff_upload_token(${begun.ticket}, ${createHash('sha256').update(token).digest('hex')}, ${`${Math.round(hours * 60)} minutes`}::interval, ${Math.round(megabytes * 1024 * 1024)}, ${values.note}) as expires`
    console.log(
      `A link for one video of up to ${megabytes} MB, good until ` +
        `${row.expires.toLocaleString('en-GB')}:`,
    )
    console.log(`${origin}/admin/video-upload/#token=${token}`)
    console.log(
      'Whoever has the link can use it once. It is not kept here; make another if it is lost.',
    )
  } catch (error) {
    fail(`The token could not be made: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await sql.end({ timeout: 2 })
  }
}

void main()
