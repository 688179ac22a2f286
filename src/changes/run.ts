import { spawn } from 'node:child_process'

export type Ran = { code: number; output: string; errors: string }

const running = new Set<ReturnType<typeof spawn>>()

/** Runs a program and collects what it says. */
export function run(
  program: string,
  args: readonly string[],
  { cwd, env, input }: { cwd: string; env?: NodeJS.ProcessEnv; input?: Buffer },
): Promise<Ran & { bytes: Buffer }> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd, env: env ?? process.env, stdio: ['pipe', 'pipe', 'pipe'] })
    running.add(child)
    const [out, err]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', (part: Buffer) => out.push(part))
    child.stderr.on('data', (part: Buffer) => err.push(part))
    child.on('error', (error) => (running.delete(child), fail(error)))
    child.on('close', (code) => {
      running.delete(child)
      const bytes = Buffer.concat(out)
      done({ code: code ?? 1, bytes, output: bytes.toString('utf8'), errors: Buffer.concat(err).toString('utf8') })
    })
    // A program that ends before it has read everything is judged by its exit code.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

/** Ends what is still running, for when this program is told to end. */
export const stopRunning = (): void => running.forEach((child) => child.kill('SIGTERM'))
