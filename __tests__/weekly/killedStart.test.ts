import { readdirSync } from 'node:fs'
import { folder, keptLead, post, removeAll, start } from '../server/helpers/start'

/** `npm start` again and again, killed at one moment of its first start after the other. */
jest.setTimeout(120_000)
afterAll(removeAll)

it('starts after a first start that was killed at any moment', async () => {
  const dir = folder('killed-')
  for (const ms of [350, 700, 1100, 1600]) {
    const killed = await start({ LOCAL_DIR: dir }, /^/)
    await new Promise((resolve) => setTimeout(resolve, ms))
    killed.child.kill('SIGKILL')
    await killed.exited
  }
  const running = await start({ LOCAL_DIR: dir })
  expect(running.output()).toContain('Ctrl-C ends everything')
  expect((await post(running, 'raffle-offer', keptLead)).status).toBe(200)
  running.child.kill('SIGTERM')
  expect(await running.exited).toBe(0)

  // An initdb may outlive the start that was killed and write on: what it leaves goes at the start
  // after it has ended.
  const again = await start({ LOCAL_DIR: dir })
  again.child.kill('SIGTERM')
  expect(await again.exited).toBe(0)
  expect(readdirSync(dir).filter((name) => name.startsWith('postgres.unfinished'))).toEqual([])
})
