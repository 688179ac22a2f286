import { execSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { copyIfChanged, readLedger, readSite, remove, replaceFile, writeLedger } from './files'
import { deployBefore, keepUsually, planPublish, type Keep } from './plan'

export type FolderOptions = {
  /**
   * The folder the web server serves. What is known of its deploys is kept in a second one beside
   * it, called `….deploys`.
   */
  target: string
  id: string
  now: number
  /**
   * The web server's configuration that belongs to the build, and the command that makes the server
   * read it.
   */
  configuration?: string
  reload?: string
  keep?: Keep
  say?: (line: string) => void
}

/**
 * The paths of what is kept of the deploys to a folder: beside it, where visitors cannot read it.
 */
const pathsFor = (target: string) => {
  const deploys = `${resolve(target)}.deploys`
  return {
    deploys,
    ledger: join(deploys, 'ledger.json'),
    live: join(deploys, 'nginx.conf'),
    lock: join(deploys, 'lock'),
    snapshot: (id: string) => join(deploys, id),
  }
}

/** Publishes a built site to a folder that visitors are reading from. */
export function publishToFolder(site: string, options: FolderOptions): void {
  const target = resolve(options.target)
  if (
    `${resolve(site)}${sep}`.startsWith(`${target}${sep}`) ||
    `${target}${sep}`.startsWith(`${resolve(site)}${sep}`)
  )
    throw new Error('The site cannot be published into itself.')
  const paths = pathsFor(target)
  readSite(site, options.id, options.now)
  locked(paths.lock, () => {
    // Publishes from a copy: it cannot change meanwhile, and is kept to go back to.
    const snapshot = paths.snapshot(options.id)
    rmSync(`${snapshot}.part`, { recursive: true, force: true })
    cpSync(site, join(`${snapshot}.part`, 'site'), { recursive: true })
    if (options.configuration) cpSync(options.configuration, join(`${snapshot}.part`, 'nginx.conf'))
    rmSync(snapshot, { recursive: true, force: true })
    renameSync(`${snapshot}.part`, snapshot)
    publishSnapshot(target, options)
  })
}

/** Publishes an earlier deploy again. @returns its id */
export function backToDeploy(
  wanted: string | undefined,
  options: Omit<FolderOptions, 'id' | 'configuration'>,
): string {
  const target = resolve(options.target)
  const paths = pathsFor(target)
  const { id } = deployBefore(
    readLedger(paths.ledger).filter((deploy) => existsSync(paths.snapshot(deploy.id))),
    wanted,
  )
  locked(paths.lock, () => publishSnapshot(target, { ...options, id }))
  return id
}

function publishSnapshot(
  target: string,
  { id, now, reload, keep = keepUsually, say = () => undefined }: FolderOptions,
): void {
  const paths = pathsFor(target)
  const from = join(paths.snapshot(id), 'site')
  const plan = planPublish(readSite(from, id, now), readLedger(paths.ledger), keep)
  writeLedger(paths.ledger, plan.ledgerMeanwhile)
  const copied = (files: string[]) =>
    files.filter((file) => copyIfChanged(join(from, file), join(target, file))).length

  const scripts = copied(plan.hashed)
  const configuration = join(paths.snapshot(id), 'nginx.conf')
  const next = existsSync(configuration) ? readFileSync(configuration, 'utf8') : null
  // Before the pages: when it is refused, they stay as they were.
  if (next !== null) configure(paths.live, next, reload)
  const data = copied(plan.data)
  const pages = copied(plan.pages)
  for (const file of plan.gone) remove(target, file)

  writeLedger(paths.ledger, plan.ledger)
  const stay = new Set(plan.ledger.slice(0, keep.deploys).map((deploy) => deploy.id))
  for (const entry of readdirSync(paths.deploys, { withFileTypes: true }))
    if (entry.isDirectory() && !stay.has(entry.name))
      rmSync(join(paths.deploys, entry.name), { recursive: true, force: true })
  say(
    `Published ${id}: ${scripts} files with a hash, ${data} of data and ${pages} pages were new; ${plan.kept.length} of earlier deploys stay, ${plan.gone.length} went.`,
  )
}

/**
 * Puts a configuration in its place and has it read; when that fails the old one comes back, and
 * nothing further is published.
 */
function configure(file: string, content: string, reload: string | undefined): void {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : null
  if (old === content) return
  replaceFile(file, content)
  if (reload === undefined) return
  try {
    execSync(reload, { stdio: ['ignore', 'inherit', 'inherit'] })
  } catch (error) {
    if (old === null) rmSync(file)
    else replaceFile(file, old)
    throw new Error(
      `The web server did not take its new configuration, so the pages were left as they were. The command was: ${reload}`,
      { cause: error },
    )
  }
}

/**
 * One at a time. A run that was cut off leaves its lock; the next one sees that its process is
 * gone.
 */
function locked(file: string, work: () => void): void {
  mkdirSync(join(file, '..'), { recursive: true })
  if (existsSync(file) && !isRunning(Number(readFileSync(file, 'utf8')))) rmSync(file)
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    throw new Error(`Somebody is publishing right now. If that cannot be, remove ${file}.`, {
      cause: error,
    })
  }
  try {
    work()
  } finally {
    rmSync(file, { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
