import { startDatabase, type EmbeddedDatabase } from '../../server/database'
import { anyPort, portFree } from '../../server/ports'
import { folder, removeAll } from './helpers/start'

jest.mock('../../server/ports', () => {
  const real = jest.requireActual<typeof import('../../server/ports')>('../../server/ports')
  return { ...real, portFree: jest.fn(real.portFree) }
})

jest.setTimeout(60_000)
const running: EmbeddedDatabase[] = []
afterAll(async () => {
  for (const database of running) await database.stop()
  removeAll()
})

it('takes another port when a second start took the one it had found free', async () => {
  const start = async (password: string, preferredPort: number, said: string[] = []) => {
    const database = await startDatabase({
      dir: folder('port-'),
      adminPassword: password,
      functionsPassword: password,
      report: (line) => said.push(line),
      preferredPort,
    })
    running.push(database)
    return database
  }
  const first = await start('a1'.repeat(24), await anyPort())
  // As both found it when they looked at the same moment.
  jest.mocked(portFree).mockResolvedValueOnce(true)
  const said: string[] = []
  const second = await start('b2'.repeat(24), first.port, said)
  expect(second.port).not.toBe(first.port)
  expect(said).toEqual([expect.stringContaining('A new, empty database')])
})
