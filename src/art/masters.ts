import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { illustrationSvg, type Illustrated } from './illustrations'
import { hash } from './pictureStore'
import { plateGround } from './svg'

/** The master of each illustration: by its name, its file and the file's name without ending. */
export type Masters = Map<string, { file: string; stem: string }>

/** The subfolders of the masters: modelled faces and ruled plates want compressing differently (src/build/sizedPictures.ts). */
export const masterFolders = ['faces', 'plates'] as const

/**
 * Draws the illustrations as PNG files, from which Gatsby's image plugins cut every size. A file's name holds a hash of its recipe,
 * so that what is there already costs nothing; what is no longer asked for is removed.
 */
export async function makeMasters(cacheDir: string, illustrations: readonly Illustrated[]): Promise<Masters> {
  const folder = join(cacheDir, 'masters')
  for (const kind of masterFolders) mkdirSync(join(folder, kind), { recursive: true })
  const craft = { face: craftHash('src/face', 'src/art/crops.ts', 'src/art/illustrations.ts', 'src/art/svg.ts'), plate: craftHash('src/art') }
  const masters: Masters = new Map()
  const missing: (() => Promise<void>)[] = []
  for (const illustration of illustrations) {
    const stem = `${illustration.name}-${hash('face' in illustration.of ? craft.face : craft.plate, JSON.stringify(illustration)).slice(0, 8)}`
    const file = join(folder, 'face' in illustration.of ? 'faces' : 'plates', `${stem}.png`)
    masters.set(illustration.name, { file, stem })
    if (existsSync(file)) continue
    missing.push(async () => {
      // Drawn aside and moved, so that a file that is there is whole.
      const aside = join(cacheDir, `${stem}.part`)
      await sharp(Buffer.from(illustrationSvg(illustration)))
        .flatten({ background: illustration.ground ?? plateGround })
        .png({ compressionLevel: 6 })
        .toFile(aside)
      renameSync(aside, file)
    })
  }
  await inParallel(missing)
  const wanted = new Set([...masters.values()].map(({ file }) => file))
  for (const kind of masterFolders)
    for (const name of readdirSync(join(folder, kind))) if (!wanted.has(join(folder, kind, name))) rmSync(join(folder, kind, name), { recursive: true })
  return masters
}

/** Each drawing keeps one core busy for a second or more. */
async function inParallel(work: (() => Promise<void>)[]): Promise<void> {
  const queue = [...work]
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), 4) }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await next()
    }),
  )
}

/** The code that draws is part of every recipe: whoever moves a curve gets new pictures without having to think of the cache. */
function craftHash(...sources: string[]): string {
  const files = sources.flatMap((source) => {
    const path = join(process.cwd(), source)
    if (statSync(path).isFile()) return [path]
    const inside = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return inside.map((entry) => join(entry.parentPath, entry.name)).toSorted()
  })
  return hash(JSON.stringify(sharp.versions), ...files.map((file) => readFileSync(file)))
}
