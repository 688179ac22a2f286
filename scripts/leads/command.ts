import { readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { loadEnv } from '../../server/environment'
import { runningDatabase } from '../../server/singleInstance'
import { root } from '../../server/paths'
import { secrets } from '../../server/secrets'
import { connectPostgres } from '../../supabase/functions/_shared/connectPostgres'
import { choicesPage, letterCode } from '../../supabase/functions/_shared/letterLinks'
import { csv, details, list, ownCopy, sentOn, table, videoList } from './report'
import { staff, type Enquiry, type Staff } from './database'

/**
 * `npm run leads`: what staff do with the enquiries that the website keeps. docs/leads.md explains
 * it. Connects with STAFF_DATABASE_URL, a person's own login, or with OWNER_DATABASE_URL, where one
 * is set (a project on Supabase), else to the embedded database of a running `npm start`. Whatever
 * is done leaves a trail.
 */
const usage = `npm run leads                                        lists every enquiry, the latest first
npm run leads -- --unanswered --since 2026-11-01     only those
npm run leads -- --doubtful                          only those that may be a program's
npm run leads -- genuine <address or number>         says that a doubtful one is a person's
npm run leads -- show <address or number>            everything about a person's enquiries
npm run leads -- answered <address or number>        marks them as answered
npm run leads -- export <file.csv> [--news]          a table; --news: only people who confirmed that they want news
npm run leads -- copy <address> <file.json>          a person's own copy
npm run leads -- erase <address> [--yes]             deletes all that is kept about a person
npm run leads -- allow <address>                     lets an address be written to again, when its owner asks for it
npm run leads -- send-again                          sends the notices of open enquiries that were never sent
npm run leads -- videos                              lists the videos that were uploaded
npm run leads -- delete-video <path>                 deletes one
npm run leads -- health                              the figures behind the health page`

/** A mistake of whoever typed the command, in words for them. */
class Misuse extends Error {}

function readCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        unanswered: { type: 'boolean' },
        since: { type: 'string' },
        news: { type: 'boolean' },
        doubtful: { type: 'boolean' },
        yes: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (
      values.since !== undefined &&
      !(/^\d{4}-\d\d-\d\d$/.test(values.since) && !Number.isNaN(Date.parse(values.since)))
    )
      throw new Misuse(
        `--since ${values.since} is not a date. Write year-month-day, for example 2026-11-01.`,
      )
    return { values, positionals }
  } catch (error) {
    throw error instanceof Misuse ? error : new Misuse(`${(error as Error).message}\n\n${usage}`)
  }
}

/** Writes a file that only this account may read. What is there already is left alone. */
function save(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Misuse(
      code === 'EEXIST'
        ? `${file} is there already. Choose another name, or delete it first.`
        : `${file} could not be written: ${message}`,
    )
  }
}

const address = (value: string | undefined): string => {
  if (value === undefined || !/^\S+@\S+$/.test(value))
    throw new Misuse(`Give the person's e-mail address.\n\n${usage}`)
  return value
}
const needed = (value: string | undefined, what: string): string => {
  if (value === undefined) throw new Misuse(`Give ${what}.\n\n${usage}`)
  return value
}

async function found(
  desk: Staff,
  action: 'show' | 'answered' | 'genuine' | 'copy' | 'erase',
  who: string | undefined,
): Promise<Enquiry[]> {
  const wanted = needed(who, "a person's e-mail address, or the number of an enquiry")
  const all = await desk.enquiries(action, { who: wanted })
  if (all.length > 0) return all
  throw new Misuse(
    `Nothing is kept about "${wanted}". npm run leads lists what there is; a number needs ` +
      'its first eight characters.',
  )
}

/** Returns the link that each e-mail to these people must carry, by the hash of their address. */
async function stopLinks(
  people: readonly Enquiry[],
  embeddedSite: string | null,
): Promise<Map<string, string>> {
  const secret =
    process.env.ADDRESS_SECRET || (embeddedSite === null ? undefined : secrets().addressSecret)
  const site = process.env.GATSBY_SITE_URL?.replace(/\/$/, '') || embeddedSite
  if (!secret || !site)
    throw new Misuse(
      'Every e-mail needs a link that stops them. Set ADDRESS_SECRET (as the functions have ' +
        'it) and GATSBY_SITE_URL, and run this again.',
    )
  const pairs = [...new Set(people.map(({ emailHash }) => emailHash))].map(
    async (emailHash) =>
      [
        emailHash,
        choicesPage(site, `code=${await letterCode(secret, { does: 'stop', emailHash })}`),
      ] as const,
  )
  return new Map(await Promise.all(pairs))
}

async function confirmed(question: string, answer: string): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await prompt.question(question)).trim().toLowerCase() === answer.toLowerCase()
  } finally {
    prompt.close()
  }
}

/** Writes the table of the enquiries asked for; for a letter with news, one row for each person. */
async function exportTable(
  desk: Staff,
  { unanswered, since, news, doubtful }: ReturnType<typeof readCommand>['values'],
  name: string | undefined,
  embeddedSite: string | null,
): Promise<string> {
  const file = needed(name, 'the name of the file to write, such as enquiries.csv')
  const all = await desk.enquiries('export', { unanswered, since, news, doubtful })
  // Somebody who asked twice gets one letter.
  const people = news
    ? all.filter((one, i) => all.findIndex(({ emailHash }) => emailHash === one.emailHash) === i)
    : all
  save(file, csv(table(people, news ? await stopLinks(people, embeddedSite) : undefined)))
  return `${people.length} written to ${file}. It holds personal data: delete it when it has served.`
}

/** Deletes what is kept about an address, once somebody has typed it to confirm. */
async function eraseAll(desk: Staff, who: string, yes: boolean): Promise<string> {
  const all = await found(desk, 'erase', who)
  if (
    !yes &&
    !(await confirmed(
      `${list(all)}\n\nThis deletes them for good. Type the address to go on: `,
      who,
    ))
  )
    return 'Nothing was deleted.'
  const { deleted, letters } = await desk.erase(who)
  return [
    `Deleted: ${deleted}. What stays is a code made from the address, so that it is never ` +
      'written to again.',
    sentOn(letters),
  ].join('\n')
}

async function run(
  desk: Staff,
  { values, positionals }: ReturnType<typeof readCommand>,
  embeddedSite: string | null,
): Promise<string> {
  const [command = 'list', first, second] = positionals
  const { unanswered, since, news, doubtful, yes } = values
  switch (command) {
    case 'list':
      return list(await desk.enquiries('list', { unanswered, since, news, doubtful }))
    case 'show':
      return (await found(desk, 'show', first)).map(details).join('\n\n')
    case 'answered': {
      const all = await found(desk, 'answered', first)
      const marked = await desk.answered(first!)
      return `Marked as answered: ${marked}. Answered before: ${all.length - marked}.`
    }
    case 'genuine':
      await found(desk, 'genuine', first)
      return (
        `No longer doubtful: ${await desk.genuine(first!)}. Who asked for news is now asked to ` +
        'confirm it, where e-mail is set up.'
      )
    case 'export':
      return exportTable(desk, values, first, embeddedSite)
    case 'copy': {
      const all = await found(desk, 'copy', address(first))
      const { name } = JSON.parse(readFileSync(join(root, 'data/clinic.json'), 'utf8')) as {
        name: string
      }
      save(
        needed(second, 'the name of the file to write, such as copy.json'),
        `${JSON.stringify(ownCopy(all, name, new Date()), null, 2)}\n`,
      )
      return `${all.length} enquiries written to ${second}. Make sure who asks before you send it.`
    }
    case 'erase':
      return eraseAll(desk, address(first), yes === true)
    case 'allow':
      return (await desk.allow(address(first)))
        ? 'The address may be written to again. News still has to be asked for and confirmed anew.'
        : 'The address was not stopped.'
    case 'send-again':
      return (
        `Queued: ${await desk.sendAgain()}. They are sent while the functions run and have ` +
        'LEADS_WEBHOOK_URL or an e-mail service.'
      )
    case 'videos':
      return videoList(await desk.videos())
    case 'delete-video':
      return (await desk.deleteVideo(
        needed(first, 'the path of a video, as npm run leads -- videos shows it'),
      ))
        ? 'It will be deleted within the hour, by npm start or when the health page of ' +
            'video-upload-url is next opened.'
        : 'There is no such video.'
    case 'health':
      return JSON.stringify(await desk.health(), null, 2)
    default:
      throw new Misuse(`There is no command "${command}".\n\n${usage}`)
  }
}

/**
 * Does what somebody typed behind `npm run leads --`.
 * @returns what to print
 * @throws an Error whose message says what is wrong, and how to mend it
 */
export async function leads(args: string[]): Promise<string> {
  const command = readCommand(args)
  if (command.values.help) return usage
  loadEnv()
  const own = process.env.STAFF_DATABASE_URL || process.env.OWNER_DATABASE_URL
  const embedded = own ? null : await runningDatabase()
  const sql = connectPostgres(
    own || embedded!.databaseUrl,
    {
      max: 1,
      connect_timeout: 5,
      onnotice: () => undefined,
      connection: { application_name: `npm run leads, ${userInfo().username}` },
    },
    { authority: process.env.DATABASE_CA },
  )
  try {
    return await run(staff(sql), command, embedded?.site ?? null)
  } finally {
    await sql.end({ timeout: 2 })
  }
}
