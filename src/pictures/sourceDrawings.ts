import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { illustrationSvg, type Illustrated } from './illustrations'
import { drawingCodeHash, hash, inParallel } from './pictureStore'
import { rasterised } from './rasterised'
import { skinPlates } from '@clinic/illustration/face/crops'
import { plateBackground } from '@clinic/illustration/geometry/svg'

/** Each wants compressing differently (sizedPictures.ts). */
const drawingFolders = ['faces', 'pairs', 'plates', 'anatomy'] as const

/** The drawing of an illustration: its file, the file's name without ending, and its size. */
export type SourceDrawing = {
  file: string
  stem: string
  folder: (typeof drawingFolders)[number]
  width: number
  height: number
}

/**
 * Returns how it is compressed. Plates of things and of the layers are ruled; those of the muscles
 * and of a scalp are tone with many lines, and skin is tone alone.
 */
function kindOf({ of, pair }: Illustrated): SourceDrawing['folder'] {
  if ('plate' in of && skinPlates.has(of.plate.subject))
    return of.plate.subject === 'scalp' ? 'anatomy' : 'faces'
  if ('plate' in of || ('anatomy' in of && of.anatomy === 'layers')) return 'plates'
  if (pair) return 'pairs'
  return 'anatomy' in of ? 'anatomy' : 'faces'
}

/** The drawings by the names of their illustrations. */
export type SourceDrawings = Map<string, SourceDrawing>

/**
 * Draws the illustrations as PNG files, from which every size is cut. A file’s name holds its cache
 * key, so that what is there already costs nothing; what is no longer asked for is removed.
 * @param draw whether they are drawn; otherwise they are only named
 */
export async function drawSources(
  cacheDir: string,
  illustrations: readonly Illustrated[],
  draw: boolean,
): Promise<SourceDrawings> {
  const folder = join(cacheDir, 'drawings')
  for (const kind of drawingFolders) mkdirSync(join(folder, kind), { recursive: true })
  const drawing = 'packages/illustration/src'
  const shared = [`${drawing}/geometry`, 'src/pictures/illustrations.ts', 'src/pictures/rasterised.ts'] // prettier-ignore
  const faces = drawingCodeHash(`${drawing}/face`, ...shared)
  const all = drawingCodeHash(drawing, ...shared)
  const drawings: SourceDrawings = new Map()
  const missing: (() => Promise<void>)[] = []
  for (const illustration of illustrations) {
    const kind = kindOf(illustration)
    const code = 'plate' in illustration.of || 'anatomy' in illustration.of ? all : faces
    const stem = `${illustration.name}-${hash(code, JSON.stringify(illustration)).slice(0, 8)}`
    const file = join(folder, kind, `${stem}.png`)
    drawings.set(illustration.name, {
      file,
      stem,
      folder: kind,
      width: illustration.width,
      height: illustration.height,
    })
    if (!draw || existsSync(file)) continue
    missing.push(async () => {
      // Written to a temporary file and renamed, so that a file that is there is complete.
      const temporary = join(cacheDir, `${stem}.part`)
      const picture = await rasterised(illustrationSvg(illustration))
      await picture
        .flatten({ background: illustration.background ?? plateBackground })
        // They stay on this machine: sharp's own 6 takes twice as long for a fifth less.
        .png({ compressionLevel: 2 })
        .toFile(temporary)
      renameSync(temporary, file)
    })
  }
  if (!draw) return drawings
  await inParallel(missing)
  const wanted = new Set([...drawings.values()].map(({ file }) => file))
  for (const kind of drawingFolders)
    for (const name of readdirSync(join(folder, kind)))
      if (!wanted.has(join(folder, kind, name)))
        rmSync(join(folder, kind, name), { recursive: true })
  return drawings
}
