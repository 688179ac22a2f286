import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { supervise } from '../../server/supervise'

it('stops asking whether a program serves once that has died while it was starting', async () => {
  let asking: Promise<void> | undefined
  const started = supervise({
    name: 'program',
    start: () => spawn(process.execPath, ['-e', 'process.exit(1)'], { stdio: 'ignore' }),
    ready: (givenUp) =>
      (asking = (async () => {
        while (!givenUp.aborted) await pause(5)
      })()),
    signal: 'SIGTERM',
    graceMs: 1000,
    report: () => undefined,
  })
  await expect(started).rejects.toThrow('The program stopped while it was starting.')
  await asking
})

it('rests between the starts of a program that dies again and again', async () => {
  let starts = 0
  const program = await supervise({
    name: 'program',
    start: () => {
      starts++
      return spawn('true', { stdio: 'ignore' })
    },
    ready: () => Promise.resolve(),
    signal: 'SIGTERM',
    graceMs: 1000,
    report: () => undefined,
  })
  await pause(1000)
  await program.stop()
  // The first three at once, then after 200, 400 and 800 ms.
  expect([starts > 2, starts < 8]).toEqual([true, true])
})
