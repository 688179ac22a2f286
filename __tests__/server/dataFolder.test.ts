import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ensureDatabase, existingDatabase, placeData } from '../../server/dataFolder'
import { findPrograms, foldersOutside } from '../../server/postgresPrograms'
import { newSecrets, secrets } from '../../server/secrets'
import { folder, removeAll } from './helpers/start'

/**
 * What happens to a database and its secrets whose files are missing or cut off: nothing is
 * deleted, and the remedy is named.
 */
jest.setTimeout(60_000)
afterAll(removeAll)

describe('the folder of the database', () => {
  const dir = folder('data-')
  const programs = findPrograms()
  const data = placeData(dir, programs)
  const whole = join(dir, 'whole')
  const said: string[] = []
  const ensure = () => ensureDatabase(data, programs, 'abc123', (line) => said.push(line))

  beforeAll(async () => {
    await ensure()
    cpSync(data, whole, { recursive: true })
  })
  beforeEach(() => {
    for (const name of readdirSync(dir))
      if (name !== 'whole') rmSync(join(dir, name), { recursive: true })
    cpSync(whole, data, { recursive: true })
    said.length = 0
  })
  const filesBeside = () => readdirSync(dir).filter((name) => !['whole', 'postgres'].includes(name))

  it('is made beside and given its name when it is whole; what an interrupted start left is taken away', async () => {
    rmSync(data, { recursive: true })
    mkdirSync(join(dir, 'postgres.unfinished-x/data/base'), { recursive: true })
    expect(existingDatabase(dir)).toBeNull()
    await ensure()
    expect(existingDatabase(dir)).toBe(data)
    expect(existsSync(join(data, 'global/pg_control'))).toBe(true)
    expect(filesBeside()).toEqual([])
    expect(said).toEqual([`A new, empty database is made in ${data}.`])
  })

  it('is outside the project where the account that runs Postgres may not enter it', () => {
    const closed = folder('closed-')
    chmodSync(closed, 0o700)
    const place = placeData(closed, programs)
    // Without root's rights whoever started it runs Postgres.
    const home = programs.user === null ? closed : foldersOutside(closed)[0]!
    expect(place).toBe(join(home, 'postgres'))
    rmSync(home, { recursive: true })
  })

  it('is left as it is when it is whole', async () => {
    writeFileSync(join(data, 'a-lead'), 'kept')
    await ensure()
    expect(readFileSync(join(data, 'a-lead'), 'utf8')).toBe('kept')
    expect(said).toEqual([])
  })

  it('is moved aside with everything in it when PG_VERSION is missing, and that is said', async () => {
    writeFileSync(join(data, 'a-lead'), 'kept')
    rmSync(join(data, 'PG_VERSION'))
    await ensure()
    const [aside, ...more] = filesBeside()
    expect([aside, more]).toEqual([expect.stringMatching(/^postgres\.set-aside-/), []])
    expect(readFileSync(join(dir, aside!, 'a-lead'), 'utf8')).toBe('kept')
    expect(readdirSync(join(dir, aside!)).toSorted()).toEqual(
      [...readdirSync(whole).filter((name) => name !== 'PG_VERSION'), 'a-lead'].toSorted(),
    )
    expect(existsSync(join(data, 'PG_VERSION'))).toBe(true)
    expect(said.join('\n')).toContain(join(dir, aside!))
    expect(said.join('\n')).toContain('write the line "18" into a file PG_VERSION')
  })

  it.each([
    [
      'PG_VERSION',
      (path: string) => truncateSync(path, 0),
      /PG_VERSION is cut off or damaged.*"18"/,
    ],
    ['PG_VERSION', (path: string) => writeFileSync(path, '17\n'), /made by Postgres 17.*pg_dump/],
    ['global/pg_control', (path: string) => rmSync(path), /pg_control is missing.*backup/],
    [
      'global/pg_control',
      (path: string) => truncateSync(path, 100),
      /pg_control is cut off \(100 of 8192 bytes\).*backup/,
    ],
  ])(
    'is not touched when %s is damaged; the file and the remedy are named',
    async (name, damage, message) => {
      damage(join(data, name))
      await expect(ensure()).rejects.toThrow(message)
      expect(filesBeside()).toEqual([])
      expect(readdirSync(data).toSorted()).toEqual(readdirSync(whole).toSorted())
    },
  )
})

describe('the secrets', () => {
  const file = (dir: string) => join(dir, 'secrets.json')

  it('are made once and stay', () => {
    const dir = folder('secrets-')
    expect(secrets(dir)).toEqual(secrets(dir))
    expect(readdirSync(dir)).toEqual(['secrets.json'])
  })

  it.each([
    [
      'missing',
      (path: string) => rmSync(path),
      /secrets\.json is missing.*password of the database in \/data\/postgres/,
    ],
    [
      'cut off',
      (path: string) => truncateSync(path, 30),
      /secrets\.json is cut off or damaged: it is not JSON/,
    ],
    ['empty', (path: string) => truncateSync(path, 0), /secrets\.json is cut off or damaged/],
    ['no object', (path: string) => writeFileSync(path, 'null'), /secrets\.json is damaged/],
    [
      'without its password',
      (path: string) =>
        writeFileSync(
          path,
          JSON.stringify({
            ...JSON.parse(readFileSync(path, 'utf8')),
            databasePassword: undefined,
          }),
        ),
      /secrets\.json is damaged: databasePassword is missing or cut off/,
    ],
  ])(
    'are never made anew by themselves beside a database: a file that is %s is named with the remedy',
    (_what, damage, message) => {
      const dir = folder('secrets-')
      secrets(dir)
      damage(file(dir))
      const before = readdirSync(dir)
      expect(() => secrets(dir, '/data/postgres')).toThrow(message)
      expect(() => secrets(dir, '/data/postgres')).toThrow(/npm start -- --new-secrets/)
      expect(readdirSync(dir)).toEqual(before)
    },
  )

  it('are made anew when the owner asks, and the earlier file is kept', () => {
    const dir = folder('secrets-')
    writeFileSync(file(dir), '{"databasePassword": "ab')
    const { secrets: fresh, kept } = newSecrets(dir)
    expect(readFileSync(kept!, 'utf8')).toBe('{"databasePassword": "ab')
    expect(secrets(dir, '/data/postgres')).toEqual(fresh)
  })
})
