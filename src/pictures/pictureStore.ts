import { availableParallelism } from 'node:os'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

/** Does the work with every core; results come in the order that was asked. */
export async function inParallel<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), 4) }, async () => {
      for (let mine = next++; mine < work.length; mine = next++) done[mine] = await work[mine]!()
    }),
  )
  return done
}

/** A picture's file below the public folder, and its size for the browser's layout. */
export type Made = { file: string; width: number; height: number }
type Size = { width: number; height: number }

/** Returns the SHA-256 in hexadecimal of several parts, kept apart by a separator. */
export function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}

/**
 * Returns the hash of the drawing code, as part of a cache key: whoever moves a curve gets new
 * pictures.
 * @param sources files and folders; the versions of sharp, its libraries and Skia count too
 */
export function drawingCodeHash(...sources: string[]): string {
  const files = [...sources, 'node_modules/@napi-rs/canvas/package.json'].flatMap((source) => {
    const path = resolve(source)
    if (statSync(path).isFile()) return [path]
    const inside = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    return inside.map((entry) => join(entry.parentPath, entry.name)).toSorted()
  })
  return hash(JSON.stringify(sharp.versions), ...files.map((file) => readFileSync(file)))
}

/**
 * Returns the pictures of a build, each named and kept by its cache key, a hash of everything it
 * depends on. Names are known before a picture is drawn, and browsers keep them for ever.
 * @param publicDir null for pictures that no page shows as they are
 * @param folders the folders of `publicDir` and `cacheDir` that are this store's alone
 * @param draw whether pictures are drawn; otherwise they are only named
 */
export function openStore(
  publicDir: string | null,
  cacheDir: string,
  folders: readonly string[],
  draw: boolean,
) {
  const current = new Set<string>()
  const roots = [cacheDir, ...(publicDir === null ? [] : [publicDir])]
  for (const root of roots)
    for (const folder of folders) mkdirSync(join(root, folder), { recursive: true })

  return {
    /**
     * The picture of a cache key, made only when there is none, as `stem`, the key's beginning,
     * `type`.
     */
    async provide(
      cacheKey: string,
      stem: string,
      type: string,
      { width, height }: Size,
      make: () => Buffer | Promise<Buffer>,
    ): Promise<Made> {
      const file = `${stem}-${cacheKey.slice(0, 8)}.${type}`
      const made = { file, width, height }
      if (!draw) return made
      const kept = join(cacheDir, file)
      if (!existsSync(kept)) {
        // Written to a temporary file and renamed, so that a file that is there is complete.
        writeFileSync(`${kept}.part`, await make())
        renameSync(`${kept}.part`, kept)
      }
      current.add(file)
      if (publicDir !== null && !existsSync(join(publicDir, file)))
        copyFileSync(kept, join(publicDir, file))
      return made
    },

    /** Removes what earlier builds made and this one did not ask for. */
    close(): void {
      if (!draw) return
      for (const root of roots)
        for (const folder of folders)
          for (const file of readdirSync(join(root, folder)))
            if (!current.has(`${folder}/${file}`))
              rmSync(join(root, folder, file), { recursive: true })
    },
  }
}
