import type { Config } from './config.ts'
import type { Backend } from './endpoint.ts'
import { errorName } from './log.ts'

/** A project's storage, as the settings name it. */
export type Storage = Extract<Config['uploads'], { kind: 'supabase' }>

/** Asks Supabase Storage; what it refuses is an error. */
export async function askStorage(
  { url, key }: Storage,
  { method, path, body }: { method: string; path: string; body: object },
  fetch: Backend['fetch'],
): Promise<unknown> {
  const response = await fetch(`${url}/storage/v1/object/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      apikey: key,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(8000),
  })
  if (!response.ok) throw new Error(`storage answered ${response.status}`)
  return response.json()
}

/**
 * Deletes the videos whose time is over from Supabase Storage. On a machine of one's own `npm
 * start` does it (server/videos.ts).
 */
export async function deleteDueVideos({
  config: { uploads },
  database,
  fetch,
  log,
}: Pick<Backend, 'config' | 'database' | 'fetch' | 'log'>): Promise<void> {
  if (uploads?.kind !== 'supabase') return
  try {
    const due = await database.videosDue()
    if (due.length === 0) return
    const path = encodeURIComponent(uploads.bucket)
    await askStorage(uploads, { method: 'DELETE', path, body: { prefixes: due } }, fetch)
    for (const video of due) await database.videoDeleted(video)
  } catch (error) {
    log({ event: 'database', function: 'video-upload-url', error: errorName(error) })
  }
}
