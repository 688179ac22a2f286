import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { illustrationSvg, type Illustrated } from './illustrations'
import { inParallel } from './inParallel'
import { craftHash, drawnElsewhere, hash } from './pictureStore'
import { plateGround } from './svg'

/** The subfolders of the masters: modelled faces and ruled plates want compressing differently (src/art/sizedPictures.ts). */
const masterFolders = ['faces', 'plates'] as const

/** The master of an illustration: its file, the file's name without ending, and its size. */
export type Master = { file: string; stem: string; folder: (typeof masterFolders)[number]; width: number; height: number }

/** The masters by the names of their illustrations. */
export type Masters = Map<string, Master>

/**
 * Draws the illustrations as PNG files, from which every size is cut. A file's name holds a hash of its recipe,
 * so that what is there already costs nothing; what is no longer asked for is removed.
 */
export async function makeMasters(cacheDir: string, illustrations: readonly Illustrated[]): Promise<Masters> {
  const folder = join(cacheDir, 'masters')
  for (const kind of masterFolders) mkdirSync(join(folder, kind), { recursive: true })
  const craft = { face: craftHash('src/face', 'src/art/illustrations.ts', 'src/art/svg.ts'), plate: craftHash('src/art') }
  const masters: Masters = new Map()
  const missing: (() => Promise<void>)[] = []
  for (const illustration of illustrations) {
    const stem = `${illustration.name}-${hash('face' in illustration.of ? craft.face : craft.plate, JSON.stringify(illustration)).slice(0, 8)}`
    const kind = 'face' in illustration.of ? 'faces' : 'plates'
    const file = join(folder, kind, `${stem}.png`)
    masters.set(illustration.name, { file, stem, folder: kind, width: illustration.width, height: illustration.height })
    if (existsSync(file) || drawnElsewhere()) continue
    missing.push(async () => {
      // Drawn aside and moved, so that a file that is there is whole.
      const aside = join(cacheDir, `${stem}.part`)
      await sharp(Buffer.from(illustrationSvg(illustration)))
        .flatten({ background: illustration.ground ?? plateGround })
        // They stay on this machine: sharp's own 6 takes twice as long for a fifth less.
        .png({ compressionLevel: 2 })
        .toFile(aside)
      renameSync(aside, file)
    })
  }
  if (drawnElsewhere()) return masters
  await inParallel(missing)
  const wanted = new Set([...masters.values()].map(({ file }) => file))
  for (const kind of masterFolders)
    for (const name of readdirSync(join(folder, kind))) if (!wanted.has(join(folder, kind, name))) rmSync(join(folder, kind, name), { recursive: true })
  return masters
}
