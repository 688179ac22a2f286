import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Before a start: ends whatever still works on the data (a server left by a killed predecessor, or
 * processes that have lost their server), and only then takes away a lock file whose server is
 * gone. Linux only; elsewhere Postgres's own checks do.
 */
export async function clearPredecessor(dataDir: string): Promise<void> {
  if (!existsSync('/proc/self')) return
  const file = join(dataDir, 'postmaster.pid')
  for (let i = 0; i < 200; i++) {
    const busy = workingOn(dataDir)
    if (busy.length === 0) {
      rmSync(file, { force: true })
      return
    }
    const locked = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
    for (const pid of busy) {
      try {
        if (pid === locked) process.kill(pid, i < 100 ? 'SIGINT' : 'SIGQUIT')
        else if (i > 20 && !busy.includes(locked)) process.kill(pid, 'SIGQUIT')
      } catch {
        // It has just ended by itself.
      }
    }
    await pause(25)
  }
}

/**
 * Live processes that have the data folder as theirs; Postgres makes it the working directory of
 * every one of its own.
 */
function workingOn(dataDir: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      if (readlinkSync(`/proc/${name}/cwd`) !== dataDir) return []
      return /^State:\s+Z/m.test(readFileSync(`/proc/${name}/status`, 'utf8')) ? [] : [Number(name)]
    } catch {
      return []
    }
  })
}
