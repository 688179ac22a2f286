import { readStored, writeStored } from '../../browser/browserStorage'
import type { Unfinished } from './uploadState'

const key = 'video-uploads'

/**
 * The server takes no continuation after a token's expiry; what is older than this is certainly of
 * no more use.
 */
const keptFor = 30 * 24 * 60 * 60 * 1000

/**
 * Uploads that this browser began and did not finish, in its local storage, so that they outlive a
 * reload and a closed tab. tus-js-client's own storage is not used: it would keep the address in a
 * second place, apart from the renewal that is needed with it, and it breaks off the upload when
 * the storage is full.
 */
export const unfinished = {
  list(): Unfinished[] {
    try {
      const kept: unknown = JSON.parse(readStored('local', key) ?? '[]')
      return Array.isArray(kept)
        ? kept.filter(isUnfinished).filter(({ begun }) => Date.now() - begun < keptFor)
        : []
    } catch {
      return []
    }
  },
  find: (fingerprint: string): Unfinished | null =>
    unfinished.list().find((one) => one.fingerprint === fingerprint) ?? null,
  /** Saves an upload; false where the browser cannot store it. */
  save: (upload: Unfinished): boolean =>
    write([
      ...unfinished.list().filter(({ fingerprint }) => fingerprint !== upload.fingerprint),
      upload,
    ]),
  remove: (fingerprint: string): void =>
    void write(unfinished.list().filter((one) => one.fingerprint !== fingerprint)),
}

const write = (list: Unfinished[]): boolean =>
  writeStored('local', key, list.length > 0 ? JSON.stringify(list) : null)

function isUnfinished(value: unknown): value is Unfinished {
  const { fingerprint, name, size, type, renewal, url, begun } = (value ?? {}) as Record<
    keyof Unfinished,
    unknown
  >
  return (
    [fingerprint, name, type, renewal].every((one) => typeof one === 'string') &&
    [size, begun].every((one) => typeof one === 'number') &&
    (url === null || typeof url === 'string')
  )
}
