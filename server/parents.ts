import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; command: string }

function look(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    return { pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }
  } catch {
    try {
      const [parent, ...command] = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
        .trim()
        .split(/\s+/)
      return { pid, parent: Number(parent), command: command.join(' ') }
    } catch {
      return null
    }
  }
}

/**
 * Calls back when the npm that started us dies, or any process between it and us. A killed npm tells nobody, and the shell
 * it used lives on; without this the site would run for ever.
 */
export function whenParentsDie(gone: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const above: number[] = []
  let at = look(process.ppid)
  for (let i = 0; i < 6 && at !== null && at.pid > 1; i++) {
    if (!/\b(?:npm|npx|node|tsx|sh|bash|dash|cmd)\b/.test(at.command)) break
    above.push(at.pid)
    if (/\bnpm\b/.test(at.command) && !/\b(?:sh|dash|bash)\b -c/.test(at.command)) break
    at = look(at.parent)
  }
  const timer = setInterval(() => {
    for (const pid of above) {
      try {
        process.kill(pid, 0)
        const state = look(pid)
        if (state === null) throw new Error('gone')
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EPERM') continue
        clearInterval(timer)
        gone()
        return
      }
    }
    if (process.ppid !== above[0] && above.length > 0) {
      clearInterval(timer)
      gone()
    }
  }, 400)
  timer.unref()
}
