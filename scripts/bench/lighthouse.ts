import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumProgram } from '../chromium'

/** Lighthouse is heavy and wants a newer Node than the site, so that it is no dependency: it is looked for where this variable says. */
export const lighthouseVariable = 'LIGHTHOUSE_DIR'

export const howToInstall = `Lighthouse is not part of the project. Put it into a folder of its own, and name that folder:
  mkdir -p ~/lighthouse && (cd ~/lighthouse && npm install lighthouse node@22)
  ${lighthouseVariable}=~/lighthouse npm run bench -- --lighthouse`

/** Lighthouse's command, and the Node to run it with; null when it is not there. */
export function findLighthouse(dir: string | undefined): { node: string; command: string } | null {
  if (dir === undefined) return null
  const command = join(dir, 'node_modules/lighthouse/cli/index.js')
  const node = join(dir, 'node_modules/.bin/node')
  return existsSync(command) ? { command, node: existsSync(node) ? node : process.execPath } : null
}

export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
export type Audited = { scores: Scores; /** What costs points, by Lighthouse's own names. */ short: string[] }

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
  runtimeError?: { message: string }
}

const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --ignore-certificate-errors --disable-background-networking --disable-sync'

/** One run on a page, as on a mobile telephone. */
export async function audit({ node, command }: { node: string; command: string }, address: string): Promise<Audited> {
  const env = { ...process.env, CHROME_PATH: chromiumProgram }
  const options = ['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`]
  const { stdout } = await promisify(execFile)(node, [command, address, ...options], { env, maxBuffer: 100_000_000 })
  const { categories, audits, runtimeError } = JSON.parse(stdout) as Report
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
  const names = Object.keys(categories).filter((name) => name !== 'agentic-browsing') as (keyof Scores)[]
  return {
    scores: Object.fromEntries(names.map((name) => [name, Math.round((categories[name]!.score ?? 0) * 100)])) as Scores,
    short: names
      .flatMap((name) => categories[name]!.auditRefs.filter(({ weight }) => weight > 0))
      .filter(({ id }) => (audits[id]!.score ?? 1) < 0.9)
      .map(({ id }) => [id, audits[id]!.displayValue].filter(Boolean).join(': ')),
  }
}
