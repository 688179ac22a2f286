import { createHash } from 'node:crypto'
import { mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runningDatabase, lockFolder, runningInstance } from '../../server/singleInstance'

/** What another account of the machine can make `npm run leads` believe. */
const dir = mkdtempSync(join(tmpdir(), 'instance-'))
afterAll(() => rmSync(dir, { recursive: true }))

/** Another program that takes the name of a folder's lock, and says what it likes. */
async function squat(says: object): Promise<() => void> {
  const hash = createHash('sha256').update(realpathSync(dir)).digest('hex').slice(0, 24)
  const server = createServer((socket) =>
    socket.on('error', () => undefined).end(JSON.stringify(says)),
  )
  await new Promise<void>((done) => server.listen(`\0clinic-site-${hash}`, done))
  return () => server.close()
}
const lie = { pid: process.pid, site: 'http://localhost:1', databasePort: 4444 }

// Elsewhere the lock is a file.
const onLinux = process.platform === 'linux' ? describe : describe.skip
onLinux('what another account listens on', () => {
  it('names no port to which the password is sent', async () => {
    const free = await squat(lie)
    expect(await runningInstance(dir)).toBeNull()
    await expect(runningDatabase(dir)).rejects.toThrow('The site is not running')
    await expect(lockFolder(dir)).rejects.toThrow(/no npm start of this folder.*@clinic-site-/)
    // Nor beside what a site wrote that has ended since.
    writeFileSync(join(dir, 'running/state.json'), JSON.stringify({ ...lie, pid: 2 ** 22 + 1 }))
    expect(await runningInstance(dir)).toBeNull()
    free()
  })
})

it('tells commands what runs by a file that no other account may open', async () => {
  expect(await runningInstance(dir)).toBeNull()
  const tell = await lockFolder(dir)
  expect(await runningInstance(dir)).toEqual({ pid: process.pid, site: null, databasePort: null })
  tell({ site: 'http://localhost:9000', databasePort: 5 })
  expect(await runningInstance(dir)).toMatchObject({ databasePort: 5 })
  expect(statSync(join(dir, 'running')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dir, 'running/state.json')).mode & 0o777).toBe(0o600)
  await expect(lockFolder(dir)).rejects.toThrow('already, at http://localhost:9000.')
})
