import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Ends every Postgres process that an earlier, killed start left on the data folder, and only then
 * deletes the stale lock file. Linux only; elsewhere Postgres's own checks do.
 */
export async function killOrphanedPostgres(dataDir: string): Promise<void> {
  if (!existsSync('/proc/self')) return
  for (let i = 0; i < 200; i++) {
    const busy = postgresProcesses(dataDir)
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
 * Lists the live processes whose working directory is the data folder, as it is for every process
 * of Postgres.
 */
function postgresProcesses(dataDir: string): number[] {
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
