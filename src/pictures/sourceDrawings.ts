import { basename, join } from 'node:path'
import { illustrationSvg, type Illustrated } from './illustrations'
import { drawingCodeHash, hash, inParallel, openStore } from './pictureStore'
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
  const store = openStore(null, cacheDir, drawingFolders.map(folderOf), draw)
  const drawing = 'packages/illustration/src'
  const shared = [
    `${drawing}/geometry`,
    'src/pictures/illustrations.ts',
    'src/pictures/rasterised.ts',
  ]
  const faces = drawingCodeHash(`${drawing}/face`, ...shared)
  const all = drawingCodeHash(drawing, ...shared)
  const drawings = await inParallel(
    illustrations.map((illustration) => async (): Promise<[string, SourceDrawing]> => {
      const { name, width, height } = illustration
      const folder = kindOf(illustration)
      const code = 'plate' in illustration.of || 'anatomy' in illustration.of ? all : faces
      const { file } = await store.provide(
        hash(code, JSON.stringify(illustration)),
        `${folderOf(folder)}/${name}`,
        'png',
        { width, height },
        async () => {
          const picture = await rasterised(illustrationSvg(illustration))
          return (
            picture
              .flatten({ background: illustration.background ?? plateBackground })
              // They stay on this machine: sharp's own 6 takes twice as long for a fifth less.
              .png({ compressionLevel: 2 })
              .toBuffer()
          )
        },
      )
      return [
        name,
        { file: join(cacheDir, file), stem: basename(file, '.png'), folder, width, height },
      ]
    }),
  )
  store.close()
  return new Map(drawings)
}

const folderOf = (kind: SourceDrawing['folder']) => `drawings/${kind}`
