import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

export type Supervised = {
  /** The process that is running now. */
  readonly pid: number | undefined
  /** Number of restarts after a crash. */
  readonly restarts: number
  stop(): Promise<void>
}

export type Program = {
  name: string
  start: () => ChildProcess
  /** Resolves once it serves. It need not go on asking once `givenUp` is aborted. */
  ready: (givenUp: AbortSignal) => Promise<void>
  /** Asks it to end; killed when it has not after `graceMs`. */
  signal: NodeJS.Signals
  graceMs: number
  report: (line: string) => void
  /** Tidies up after a death, before the next start. */
  beforeRestart?: () => Promise<void>
}

/**
 * Starts a program and starts it again whenever it dies, at once the first time and with growing
 * pauses when it keeps dying.
 */
export async function supervise(program: Program): Promise<Supervised> {
  let child: ChildProcess
  let stopping = false
  let serves = false
  let restarts = 0
  let quickDeaths = 0
  let startedAt = 0
  let exited: Promise<void> = Promise.resolve()

  const launch = () => {
    startedAt = Date.now()
    child = program.start()
    exited = new Promise<void>((resolve) => {
      const done = () => resolve()
      child.once('exit', done)
      child.once('error', done)
    })
    void exited.then(async () => {
      if (stopping || !serves) return
      quickDeaths = Date.now() - startedAt < 2000 ? quickDeaths + 1 : 0
      restarts++
      program.report(`The ${program.name} stopped unexpectedly and is being restarted.`)
      if (quickDeaths > 2) await pause(Math.min(5000, 100 * 2 ** (quickDeaths - 2)))
      try {
        await program.beforeRestart?.()
      } catch (error) {
        program.report(
          `The ${program.name} could not be tidied up before its restart: ` +
            `${error instanceof Error ? error.message : String(error)}`,
        )
      }
      if (!stopping) launch()
    })
  }

  launch()
  const diedWhileStarting = exited.then(() => {
    throw new Error(`The ${program.name} stopped while it was starting.`)
  })
  diedWhileStarting.catch(() => undefined)
  const givenUp = new AbortController()
  try {
    await Promise.race([program.ready(givenUp.signal), diedWhileStarting])
    serves = true
  } catch (error) {
    stopping = true
    givenUp.abort()
    child!.kill('SIGKILL')
    throw error
  }

  return {
    get pid() {
      return child.pid
    },
    get restarts() {
      return restarts
    },
    async stop() {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(program.signal)
      const timer = setTimeout(() => child.kill('SIGKILL'), program.graceMs)
      await exited
      clearTimeout(timer)
    },
  }
}
