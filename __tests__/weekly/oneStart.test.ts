import { execFile } from 'node:child_process'
import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { runningDatabase } from '../../server/singleInstance'
import { keptLead, post, removeAll, start } from '../server/helpers/start'

/** Several `npm start` in one folder: at once, after a kill, and after its secrets were lost. */
jest.setTimeout(120_000)
afterAll(removeAll)

const root = join(__dirname, '../..')
/** The e-mail addresses in the database of the folder's running site. */
async function leadsIn(dir: string): Promise<string[]> {
  const sql = postgres((await runningDatabase(dir)).databaseUrl, {
    max: 1,
    onnotice: () => undefined,
  })
  try {
    return (await sql<{ email: string }[]>`select email from clinic.leads`).map(
      ({ email }) => email,
    )
  } finally {
    await sql.end()
  }
}

it('leaves the first start alone, makes links to its site, and takes over once it was killed', async () => {
  const first = await start()
  expect((await post(first, 'raffle-offer', keptLead)).status).toBe(200)

  const second = await start({ LOCAL_DIR: first.dir }, /already/)
  expect(await second.exited).toBe(1)
  expect(second.output()).toContain(
    `running in this folder already, at http://localhost:${first.port}.`,
  )
  expect((await fetch(`http://localhost:${first.port}/`)).status).toBe(200)
  expect(await leadsIn(first.dir)).toEqual(['kept@example.com'])
  expect(first.output()).not.toContain('restarted')

  // The link leads to the site of this folder, whatever PORT says by now.
  const token = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/upload-token.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        LOCAL_DIR: first.dir,
        PORT: '9999',
        GATSBY_SITE_URL: '',
        OWNER_DATABASE_URL: '',
      },
    },
  )
  expect(token.stdout).toContain(`http://localhost:${first.port}/admin/video-upload/#token=`)

  first.child.kill('SIGKILL')
  await first.exited
  await expect(runningDatabase(first.dir)).rejects.toThrow('The site is not running')
  const third = await start({ LOCAL_DIR: first.dir })
  expect(third.output()).toContain('Ctrl-C ends everything')
  expect(await leadsIn(first.dir)).toEqual(['kept@example.com'])

  // Secrets of another database, and then new ones.
  third.child.kill('SIGTERM')
  await third.exited
  const file = join(first.dir, 'secrets.json')
  copyFileSync(file, `${file}.copy`)
  const other = Object.fromEntries(
    ['databasePassword', 'functionsPassword', 'addressSecret', 'uploadSecret'].map((name) => [
      name,
      'ab'.repeat(24),
    ]),
  )
  writeFileSync(file, JSON.stringify(other))
  const wrong = await start({ LOCAL_DIR: first.dir }, /backup/)
  expect(await wrong.exited).toBe(1)
  expect(wrong.output()).toContain('secrets.json does not hold the password')
  expect(wrong.output()).not.toMatch(/^\s+at /m)
  rmSync(file)
  const renewed = await start({ LOCAL_DIR: first.dir }, /Ctrl-C/, ['--new-secrets'])
  expect(renewed.output()).toContain('New secrets were made')
  expect(await leadsIn(first.dir)).toEqual(['kept@example.com'])
  renewed.child.kill('SIGTERM')
  expect(await renewed.exited).toBe(0)
})
