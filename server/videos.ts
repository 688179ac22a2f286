import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { connectDatabase } from '../supabase/functions/_shared/database'
import { validPath } from './uploads'

/** Interval between two purges of expired videos. */
const everyMs = 60 * 60 * 1000

/**
 * Deletes the videos under a folder whose time is over (clinic.keep_videos), or that staff want
 * deleted.
 */
export async function deleteDueVideos(
  dir: string,
  database: Pick<ReturnType<typeof connectDatabase>, 'videosDue' | 'videoDeleted'>,
  ownDatabase = true,
): Promise<void> {
  for (const path of await database.videosDue()) {
    // What comes from the database is still a path: nothing else may be deleted by it.
    if (!validPath.test(path)) continue
    // A database that serves others too may tell of files that they keep.
    if (!ownDatabase && !existsSync(join(dir, path))) continue
    rmSync(join(dir, path), { force: true })
    await database.videoDeleted(path)
  }
}

/** Does so now and every hour; a failure is told, and tried again an hour later. */
export function keepVideosInTime(
  dir: string,
  databaseUrl: string,
  ownDatabase: boolean,
  report: (line: string) => void,
): void {
  const sweep = async () => {
    const database = connectDatabase({
      url: databaseUrl,
      authority: process.env.DATABASE_CA,
      prepare: false,
      connections: 1,
    })
    try {
      await deleteDueVideos(dir, database, ownDatabase)
    } catch {
      report('Videos whose time is over could not be deleted. It is tried again in an hour.')
    } finally {
      await database.close().catch(() => undefined)
    }
  }
  void sweep()
  setInterval(() => void sweep(), everyMs).unref()
}
