import { dirname, join } from 'node:path'
import { localBackend } from '../src/gatsby/origin'
import { buildReason, buildSite, writeKnowledge } from './build'
import { existingDatabase, placeData } from './dataFolder'
import { startDatabase, type EmbeddedDatabase } from './database'
import { keepReserve } from './disk'
import { functionsEnvironment, loadEnv, localSettings, type LocalSettings } from './environment'
import { knowledgeExists, startFunctions } from './functions'
import { lockFolder } from './singleInstance'
import { rotatingLog } from './log'
import { migrate } from './migrate'
import { localDir, publicDir } from './paths'
import { freePort } from './ports'
import { findPrograms } from './postgresPrograms'
import { newSecrets, secrets, type Secrets } from './secrets'
import { serveSite, type RunningSite } from './site'
import type { Supervised } from './supervise'
import { uploadHandler, uploadPath } from './uploads'
import { keepVideosInTime } from './videos'

/** `npm start`: the site, the functions and their database together on this machine. */

const say = (line: string) => console.log(line)
// Output that goes to a file on a full disk fails; the site goes on without it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

let database: EmbeddedDatabase | null = null
let functions: Supervised | null = null
let site: RunningSite | null = null
let ending: Promise<void> | null = null

function end(code: number): Promise<void> {
  ending ??= (async () => {
    const hurry = setTimeout(() => process.exit(code), 12_000)
    await site?.close().catch(() => undefined)
    await functions?.stop().catch(() => undefined)
    await database?.stop().catch(() => undefined)
    clearTimeout(hurry)
    process.exit(code)
  })()
  return ending
}

function complain(title: string, problems: string[]): never {
  console.error(
    `${title}\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nEvery variable is ` +
      'explained in .env.example.',
  )
  process.exit(1)
}

/**
 * Returns this machine's secrets: those it has, or new ones when the owner asks for them (npm start
 * -- --new-secrets).
 */
function ownSecrets(renewed: boolean): Secrets {
  if (!renewed) return secrets(localDir, existingDatabase(localDir))
  const { secrets: fresh, kept } = newSecrets()
  say(
    'New secrets were ' +
      `made.${kept === null ? '' : ` The file with the earlier ones is now ${kept}; delete it when the site runs.`}`,
  )
  return fresh
}

/** Returns the functions' default settings. */
function standardSettings(
  sitePort: number,
  functionsPort: number,
  { addressSecret, uploadSecret }: Pick<Secrets, 'addressSecret' | 'uploadSecret'>,
): Record<string, string> {
  const publicUrl = process.env.GATSBY_SITE_URL
  const origins = [
    `http://localhost:${sitePort}`,
    `http://127.0.0.1:${sitePort}`,
    'http://localhost:*',
    'http://127.0.0.1:*',
    ...(publicUrl && URL.canParse(publicUrl) ? [new URL(publicUrl).origin] : []),
  ]
  return {
    SITE_ORIGINS: origins.join(','),
    SITE_KEYS: process.env.GATSBY_SUPABASE_ANON_KEY ?? 'local-anon-key',
    LEADS_DATABASE_URL: 'postgresql://site_functions@127.0.0.1:5432/postgres',
    ADDRESS_SECRET: addressSecret,
    FUNCTIONS_URL: `http://localhost:${functionsPort}/functions/v1`,
    UPLOAD_LOCAL_URL: uploadPath,
    UPLOAD_LOCAL_SECRET: uploadSecret,
  }
}

/** Prints every address, and what is configured and what is not, at the end of a start. */
function tellWhatRuns(settings: LocalSettings, sitePort: number, functionsPort: number): void {
  const functionsUrl = `http://localhost:${functionsPort}`
  const lines = [
    sitePort !== settings.sitePort &&
      `Port ${settings.sitePort} is in use, so the site took ${sitePort}.`,
    ...(settings.remoteBackend !== null
      ? [`Functions: ${settings.remoteBackend} (GATSBY_SUPABASE_URL); none are run here.`]
      : [
          `Functions: ${functionsUrl}/functions/v1/ (health: ${functionsUrl}/health; log: ` +
            '.local/functions.log)',
          functionsPort !== settings.functionsPort &&
            `Port ${settings.functionsPort} is in use, so the functions took ` +
              `${functionsPort}; the pages served here are told so.`,
          settings.ownDatabase
            ? `Database: embedded Postgres, kept between runs in ${existingDatabase(localDir)}.`
            : 'Database: LEADS_DATABASE_URL.',
          'Uploads: npm run upload-token makes a one-time link for /admin/video-upload/.',
          !process.env.LEADS_WEBHOOK_URL &&
            !process.env.LEADS_EMAIL_TO &&
            'Leads are kept in the database; set LEADS_WEBHOOK_URL or LEADS_EMAIL_TO to have ' +
              'them sent on (.env.example).',
          process.env.OPENAI_API_KEY || process.env.ANTHROPIC_API_KEY
            ? 'Chat: a language model reads the questions if data/clinic.json names its ' +
              'provider; the embedded reader otherwise.'
            : 'Chat: the embedded reader. No language model is set up (.env.example).',
        ]),
    'Ctrl-C ends everything.',
  ]
  say(`\nThe site is at http://localhost:${sitePort}/\n`)
  for (const line of lines) if (line !== false) say(`  ${line}`)
}

/** Starts the embedded database and applies its migrations. */
async function openDatabase(
  adminPassword: string,
  functionsPassword: string,
  passwordIsNew: boolean,
): Promise<EmbeddedDatabase> {
  const passwords = { adminPassword, functionsPassword, passwordIsNew }
  database = await startDatabase({ dir: localDir, report: say, ...passwords })
  await migrate(database.adminUrl, functionsPassword)
  return database
}

/**
 * Has what is served made where it is not there or not of today. @returns whether it is there now
 */
async function isBuilt(reason: string | null, local: boolean): Promise<boolean> {
  if (reason !== null) {
    say(`Building the site, since ${reason}. This takes a minute or two.`)
    if (!(await buildSite(say))) return false
  }
  if (!local || (await writeKnowledge()) || knowledgeExists()) return true
  say(
    'The content has mistakes, so the functions have nothing to answer from. ' +
      'npm run check lists them.',
  )
  return false
}

async function start(): Promise<void> {
  loadEnv()
  const { settings, problems } = localSettings()
  if (problems.length > 0) complain('The environment is not right yet:', problems)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end(0))
  const tellCommands = await lockFolder(localDir)
  const renewed = process.argv.includes('--new-secrets')
  const { databasePassword, functionsPassword, addressSecret, uploadSecret } = ownSecrets(renewed)

  const sitePort = await freePort(settings.sitePort)
  const local = settings.remoteBackend === null
  const functionsPort = local ? await freePort(settings.functionsPort) : 0
  const standard = standardSettings(sitePort, functionsPort, { addressSecret, uploadSecret })
  if (local) {
    const checked = functionsEnvironment(standard)
    if (checked.problems.length > 0)
      complain('The functions’ settings are not right yet:', checked.problems)
  }

  // Before anything is written: on a full disk the database needs this space to start.
  const ownDatabase = local && settings.ownDatabase
  const reserve = keepReserve({
    folder: ownDatabase ? dirname(placeData(localDir, findPrograms())) : localDir,
    report: say,
  })

  const reason = buildReason()
  // The database comes up while the site is being built.
  const databaseUp = ownDatabase
    ? openDatabase(databasePassword, functionsPassword, renewed)
    : Promise.resolve(null)
  databaseUp.catch(() => undefined)
  if (!(await isBuilt(reason, local))) return end(1)

  const started = await databaseUp
  if (local) {
    const { values } = functionsEnvironment({
      ...standard,
      ...(started && { LEADS_DATABASE_URL: started.functionsUrl }),
    })
    functions = await startFunctions({
      env: values,
      port: functionsPort,
      hosts: settings.hosts,
      report: say,
      log: rotatingLog(join(localDir, 'functions.log')),
      spaceLeft: () => reserve.kept,
    })
    keepVideosInTime(join(localDir, 'uploads'), values.LEADS_DATABASE_URL!, ownDatabase, say)
  }
  site = await serveSite({
    dir: publicDir,
    port: sitePort,
    hosts: settings.hosts,
    ...(local && {
      backend: { built: localBackend, actual: `http://localhost:${functionsPort}` },
      before: await uploadHandler({
        dir: join(localDir, 'uploads'),
        secret: process.env.UPLOAD_LOCAL_SECRET ?? uploadSecret,
        quotaBytes: settings.uploadQuotaBytes,
        spaceIsKept: () => reserve.kept,
        report: say,
      }),
    }),
  })

  tellCommands({ site: site.url, databasePort: started?.port ?? null })
  tellWhatRuns(settings, sitePort, functionsPort)
}

start().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'ENOSPC'
      ? `The disk is full (${error.path ?? localDir}). Free some space and start again; ` +
          'nothing that was stored is lost.'
      : error.message,
  )
  void end(1)
})
