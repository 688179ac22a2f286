import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyCheckout } from '../../scripts/testing/copyCheckout'

/**
 * What a build took: seconds on the clock and seconds of computing by the whole tree of processes;
 * and Gatsby's own phases, longest first.
 */
export type Built = { wall: number; computing: number; phases: { name: string; seconds: number }[] }

export type Project = {
  dataDir: string
  build: () => Built
  without: (...folders: string[]) => void
  editPrice: () => void
  remove: () => void
}

/**
 * A copy of the project in a temporary folder, without anything that was built, that shares the
 * installed packages.
 */
export function copyProject(): Project {
  const dir = mkdtempSync(join(tmpdir(), 'bench-build-'))
  copyCheckout(dir)
  const without = (...folders: string[]) => {
    for (const folder of folders) rmSync(join(dir, folder), { recursive: true, force: true })
  }
  return {
    dataDir: join(dir, 'data'),
    without,
    editPrice: () => {
      const file = join(dir, 'data/prices.json')
      // Each time another, so that every edit is one.
      writeFileSync(file, readFileSync(file, 'utf8').replace(/("key": "masseter",[^}]*"amount": )(\d+)/, (_, before: string, amount: string) => `${before}${Number(amount) + 5}`)) // prettier-ignore
    },
    build: () => measured(dir),
    remove: () => rmSync(dir, { recursive: true }),
  }
}

/** The shell's own clock, since it adds up what the whole tree of processes computed. */
function measured(dir: string): Built {
  const { stdout, stderr, status } = spawnSync(
    'bash',
    ['-c', 'TIMEFORMAT="%R %U %S"; time npm run -s build'],
    {
      cwd: dir,
      encoding: 'utf8',
      maxBuffer: 1e9,
      env: {
        ...process.env,
        PATH: `${join(dir, 'node_modules/.bin')}:${process.env.PATH}`,
        GATSBY_TELEMETRY_DISABLED: '1',
        CI: '1',
        NODE_ENV: undefined,
      },
    },
  )
  const [wall, user, system] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number) as [number, number, number] // prettier-ignore
  if (status !== 0 || !Number.isFinite(system))
    throw new Error(`The build failed:\n${`${stdout}\n${stderr}`.slice(-3000)}`)
  return { wall, computing: user + system, phases: phasesIn(stdout) }
}

function phasesIn(log: string): Built['phases'] {
  const found = [...log.matchAll(/^success (.+?) - (\d+\.\d+)s/gm)].map(([, name, seconds]) => ({
    name: name!,
    seconds: Number(seconds),
  }))
  return found.toSorted((a, b) => b.seconds - a.seconds)
}
