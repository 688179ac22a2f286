import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { knowledgeFiles } from './functions'
import { localDir, publicDir, root } from './paths'

/**
 * The code that the site is built from; `_shared` is what the browser has in common with the
 * functions.
 */
const codePaths = [
  'src',
  'packages',
  'static',
  'supabase/functions/_shared',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'tsconfig.json',
]

/** Files that `npm run knowledge` makes of data/, among that code. */
const madeOfData = /_shared\/(?:facts|knowledge)\.json$/

const generated = new Set(['node_modules', '.generated'])

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => !generated.has(name))
      .map((name) => join(path, name))
      .filter((file) => !madeOfData.test(file))
      .map(newest),
  )
}

const newestOf = (...paths: string[]) => Math.max(...paths.map((path) => newest(join(root, path))))

const settingsHash = () =>
  createHash('sha256')
    .update(
      JSON.stringify(
        Object.entries(process.env)
          .filter(([name]) => name.startsWith('GATSBY_') && name !== 'GATSBY_TELEMETRY_DISABLED')
          .toSorted(),
      ),
    )
    .digest('hex')
const stamp = () => join(localDir, 'built-with')

/** Returns why the site has to be built, or null when public/ is up to date. */
export function buildReason(): string | null {
  if (process.env.SITE_DIR) return null
  const built = statSync(join(publicDir, 'index.html'), { throwIfNoEntry: false })
  if (!built) return 'there is none yet'
  const finished =
    statSync(join(publicDir, '_headers'), { throwIfNoEntry: false })?.mtimeMs ?? built.mtimeMs
  if (newestOf('data', ...codePaths) > Math.max(built.mtimeMs, finished))
    return 'its content or code has changed'
  if (existsSync(stamp()) && readFileSync(stamp(), 'utf8') !== settingsHash())
    return 'its settings have changed'
  return null
}

function run(command: string, args: string[], log: string): Promise<number> {
  return new Promise((resolve) => {
    const out = createWriteStream(log)
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.pipe(out, { end: false })
    child.stderr.pipe(out, { end: false })
    // On a full disk the build goes on, and fails, without its log; unread output would stop it
    // half-way.
    out.on('error', () => [child.stdout, child.stderr].forEach((stream) => stream.resume()))
    const end = () => child.kill('SIGTERM')
    process.once('SIGINT', end)
    process.once('SIGTERM', end)
    child.once('close', (code) => {
      process.removeListener('SIGINT', end)
      process.removeListener('SIGTERM', end)
      out.end()
      resolve(code ?? 1)
    })
  })
}

/**
 * Builds the site. The build's own output goes to a file: the first address anyone sees must be the
 * site's.
 */
export async function buildSite(say: (line: string) => void): Promise<boolean> {
  mkdirSync(localDir, { recursive: true })
  const log = join(localDir, 'build.log')
  const started = Date.now()
  const code = await run(join(root, 'node_modules/.bin/gatsby'), ['build'], log)
  if (code === 0) {
    writeFileSync(stamp(), settingsHash())
    say(`Built in ${Math.round((Date.now() - started) / 1000)} s.`)
    return true
  }
  say('The site could not be built:')
  for (const line of readFileSync(log, 'utf8').trimEnd().split('\n').slice(-60)) say(`  ${line}`)
  return false
}

/**
 * Writes what the functions answer from, when data/ allows it; a build has mostly done it already.
 */
export async function writeKnowledge(): Promise<boolean> {
  const written = knowledgeFiles.map(
    (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  )
  if (Math.min(...written) > newestOf('data', ...codePaths)) return true
  mkdirSync(localDir, { recursive: true })
  return (
    (await run(
      process.execPath,
      ['--import', 'tsx', join(root, 'scripts/knowledge.ts')],
      join(localDir, 'knowledge.log'),
    )) === 0
  )
}
