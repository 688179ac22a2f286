import { randomFillSync } from 'node:crypto'
import { existsSync, rmSync, statfsSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Megabytes kept for the leads: more than the database's write-ahead log may grow to
 * (max_wal_size), and room for many thousand leads.
 */
const reserveMegabytes = 128
const megabyte = 1024 * 1024

/** Returns the free bytes on a folder's disk; Infinity where the system does not say. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Infinity
  }
}

/** Space on the disk that is kept for the database. */
export type Reserve = {
  /** True while the reserve is intact. While it is not, nothing but leads may be stored. */
  readonly kept: boolean
  stop(): void
}

/**
 * Keeps a file of random bytes on the database's disk, and deletes it when the disk fills up: that
 * space is then there for leads. Made again as soon as there is room. Looks every second.
 * @param folder on the database's disk
 * @param report what the owner should know: the disk is full, has room again, or is too small for
 *   a reserve
 * @param bytes its size
 */
export function keepReserve({
  folder,
  report,
  bytes = reserveMegabytes * megabyte,
  everyMs = 1000,
  free = freeBytes,
}: {
  folder: string
  report: (line: string) => void
  bytes?: number
  everyMs?: number
  free?: (folder: string) => number
}): Reserve {
  const file = join(folder, 'space-kept-for-leads')
  const unfinished = `${file}.unfinished`
  const inMegabytes = (value: number) => Math.floor(value / megabyte)
  rmSync(unfinished, { force: true })
  let kept = existsSync(file)
  let told = false
  let making = false

  async function make(): Promise<void> {
    try {
      const piece = randomFillSync(Buffer.alloc(megabyte))
      const handle = await open(unfinished, 'w', 0o600)
      try {
        for (let written = 0; written < bytes; written += piece.length)
          await handle.writeFile(piece.subarray(0, bytes - written))
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(unfinished, file)
      kept = true
      if (told) report('The disk has room again: uploads are taken, and space is kept for leads.')
      told = false
    } catch {
      rmSync(unfinished, { force: true })
    }
  }

  async function look(): Promise<void> {
    const left = free(folder)
    if (kept && left < bytes / 4) {
      rmSync(file, { force: true })
      kept = false
      told = true
      report(
        `ATTENTION: the disk of ${folder} is full (${inMegabytes(left)} MB free). The ` +
          `${inMegabytes(bytes)} MB kept for leads are in use now; uploads wait. Free some ` +
          'space: nothing has to be started again.',
      )
    } else if (!kept && !making && left > bytes * 3) {
      making = true
      await make()
      making = false
    } else if (!kept && !making && !told) {
      told = true
      report(
        `ATTENTION: the disk of ${folder} has ${inMegabytes(left)} MB free, too little to ` +
          `keep ${inMegabytes(bytes)} MB for leads. Uploads wait. Free some space: nothing has ` +
          'to be started again.',
      )
    }
  }

  // A full disk is seen at once: the database may need the space to start. What is written, is
  // written beside everything else.
  void look()
  const timer = setInterval(() => void look(), everyMs).unref()
  return {
    get kept() {
      return kept
    },
    stop: () => clearInterval(timer),
  }
}
