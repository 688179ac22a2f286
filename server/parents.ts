import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; command: string }

/** A running process, from /proc or, on systems without it, from `ps`; null when there is none. */
function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    return {
      pid,
      parent,
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    }
  } catch {
    try {
      const [parent, ...command] = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
        .trim()
        .split(/\s+/)
      return { pid, parent: Number(parent), command: command.join(' ') }
    } catch {
      return null
    }
  }
}

function hasEnded(pid: number): boolean {
  try {
    // Signal 0 only asks whether the process exists; EPERM means that it does, under another
    // account.
    process.kill(pid, 0)
    return readProcess(pid) === null
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPERM'
  }
}

/** The shells and programs between npm and this process, npm included, the nearest first. */
function ancestorsUpToNpm(): number[] {
  const pids: number[] = []
  let at = readProcess(process.ppid)
  for (let i = 0; i < 6 && at !== null && at.pid > 1; i++) {
    if (!/\b(?:npm|npx|node|tsx|sh|bash|dash|cmd)\b/.test(at.command)) break
    pids.push(at.pid)
    if (/\bnpm\b/.test(at.command) && !/\b(?:sh|dash|bash)\b -c/.test(at.command)) break
    at = readProcess(at.parent)
  }
  return pids
}

/**
 * Calls back when the npm that started us dies, or any process between it and us. A killed npm
 * tells nobody, and the shell it used lives on; without this the site would run for ever.
 */
export function whenParentsDie(gone: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const ancestors = ancestorsUpToNpm()
  const timer = setInterval(() => {
    // A process whose parent has ended gets another one.
    const hasNewParent = ancestors.length > 0 && process.ppid !== ancestors[0]
    if (!hasNewParent && !ancestors.some(hasEnded)) return
    clearInterval(timer)
    gone()
  }, 400)
  timer.unref()
}
