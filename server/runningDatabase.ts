import { runningInstance } from './singleInstance'
import { localDir } from './paths'
import { secrets } from './secrets'

/**
 * Returns the owner's connection to the embedded database of a running `npm start`, for commands
 * beside it.
 * @throws when it does not run in this folder, or is still starting
 */
export async function runningDatabase(
  dir = localDir,
): Promise<{ databaseUrl: string; site: string }> {
  const running = await runningInstance(dir)
  if (running === null)
    throw new Error(
      `The site is not running (in ${dir}). Run npm start in another window, or set OWNER_DATABASE_URL.`,
    )
  if (running.databasePort === null || running.site === null)
    throw new Error(
      'The site is still starting, or uses a database of its own. Wait until it says its address, or set OWNER_DATABASE_URL.',
    )
  return {
    databaseUrl: `postgresql://postgres:${secrets(dir, dir).databasePassword}@127.0.0.1:${running.databasePort}/postgres`,
    site: running.site,
  }
}
