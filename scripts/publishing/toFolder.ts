import { execSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * A folder that nginx serves: a folder for each of the last deploys, with `site/` and `nginx.conf`,
 * and the symbolic link `live` to the one that visitors see.
 */
export type Deploys = {
  folder: string
  /** Makes nginx read its configuration. When it fails, what was live before is live again. */
  reload?: string | undefined
}

/** How many deploys stay to go back to, the live one included. */
const usuallyKept = 5

const linkIn = (folder: string) => join(folder, 'live')
/** What a run that was cut off leaves; the next one takes it away. */
const unfinishedIn = (folder: string) => join(folder, 'unfinished')

/** The name of the live deploy; null before the first. */
const liveIn = (folder: string): string | null =>
  lstatSync(linkIn(folder), { throwIfNoEntry: false }) ? readlinkSync(linkIn(folder)) : null

/** The deploys that are there, the newest first: their names are times. */
const deploysIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => join(folder, name) !== unfinishedIn(folder))
    .toSorted()
    .toReversed()

/** Leads visitors to another deploy. A symbolic link is replaced at once by a rename. */
function point(folder: string, id: string): void {
  const next = `${linkIn(folder)}.next`
  rmSync(next, { force: true })
  symlinkSync(id, next)
  renameSync(next, linkIn(folder))
}

function makeLive({ folder, reload }: Deploys, id: string): void {
  const before = liveIn(folder)
  point(folder, id)
  if (reload === undefined) return
  try {
    execSync(reload, { stdio: ['ignore', 'inherit', 'inherit'] })
  } catch (error) {
    if (before === null) rmSync(linkIn(folder))
    else point(folder, before)
    throw new Error(
      `The web server did not take the deploy. Live is, as before: ${before ?? 'nothing'}. The command was: ${reload}`,
      { cause: error },
    )
  }
}

/**
 * Publishes a built site, with the configuration that the build left beside it.
 * @param id names the deploy, later ones by a later name
 * @param keep how many deploys stay, this one included
 * @throws when it is no built site, when there is a deploy of that name, or when nginx refuses it
 */
export function publishToFolder(
  site: string,
  { id, keep = usuallyKept, ...deploys }: Deploys & { id: string; keep?: number },
): void {
  const { folder } = deploys
  for (const name of ['index.html', '404.html'])
    if (!existsSync(join(site, name)))
      throw new Error(`${site} has no ${name}, so it is not a built site. Run npm run build.`)
  const deploy = join(folder, id)
  if (existsSync(deploy)) throw new Error(`There is a deploy ${id} already.`)
  const unfinished = unfinishedIn(folder)
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  // With their times, from which nginx makes the validators in browsers' caches.
  cpSync(site, join(unfinished, 'site'), { recursive: true, preserveTimestamps: true })
  cpSync(join(dirname(resolve(site)), '.hosting/nginx.conf'), join(unfinished, 'nginx.conf'))
  renameSync(unfinished, deploy)
  try {
    makeLive(deploys, id)
  } catch (error) {
    rmSync(deploy, { recursive: true })
    throw error
  }
  for (const old of deploysIn(folder).slice(keep))
    if (old !== id) rmSync(join(folder, old), { recursive: true })
}

/**
 * Goes back to the deploy before the live one, or to the one named. @returns its name @throws when
 * there is none, with those that there are
 */
export function backToDeploy(deploys: Deploys, wanted?: string): string {
  const all = deploysIn(deploys.folder)
  const found =
    wanted === undefined
      ? all[all.indexOf(liveIn(deploys.folder) ?? '') + 1]
      : all.find((id) => id === wanted)
  if (found === undefined)
    throw new Error(
      `There is no ${wanted === undefined ? 'earlier deploy to go back to' : `deploy ${wanted}`}. There are: ${all.join(', ')}.`,
    )
  makeLive(deploys, found)
  return found
}
