import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Process = { parent: number; command: string }

/** A running process, from /proc or, on systems without it, from `ps`; null when there is none. */
function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    return {
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
      return { parent: Number(parent), command: command.join(' ') }
    } catch {
      return null
    }
  }
}

/**
 * Calls back when the npm that started us dies, or the shell that npm runs its scripts in. A killed
 * npm tells nobody, and its shell lives on; without this the site would run for ever.
 */
export function whenParentsDie(gone: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  // A process whose parent has ended gets another one. Some shells put our program in their own
  // place; then the parent is npm itself.
  const parent = process.ppid
  const found = readProcess(parent)
  const npm = found !== null && /^\S*sh -c /.test(found.command) ? found.parent : null
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || readProcess(parent)?.parent === npm)) return
    clearInterval(timer)
    gone()
  }, 400)
  timer.unref()
}
