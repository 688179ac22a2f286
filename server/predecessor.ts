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
  for (let i = 0; i < 200; i++) {
    const busy = workingOn(dataDir)
    if (busy.length === 0) {
      rmSync(join(dataDir, 'postmaster.pid'), { force: true })
      return
    }
    for (const pid of busy) {
      try {
        // First a fast shutdown, after 2.5 seconds an immediate one.
        process.kill(pid, i < 100 ? 'SIGINT' : 'SIGQUIT')
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
