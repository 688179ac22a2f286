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
