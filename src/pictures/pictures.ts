import { readFileSync } from 'node:fs'
import { bareRoute, type PictureAddresses, type PictureFile } from './servedPictures'
import type { PictureRequest } from './pictureRequests'
import { plateNames, type PlateName } from '@clinic/illustration/names'
import { drawings, socialCut, socialHead } from '@clinic/illustration/plates/drawings'
import { inParallel, drawingCodeHash, hash, openStore, type Made } from './pictureStore'
import type { SourceDrawing } from './sourceDrawings'
import { socialPicture, socialSize, type ClinicName } from './socialPicture'
import { faceFiles, loadFaces, type Faces } from '@clinic/illustration/geometry/typeset'

/** The sources of social pictures: drawings, and the photographs of data/images, by name. */
export type Sources = {
  sourceDrawings: Map<string, Pick<SourceDrawing, 'file' | 'stem'>>
  photographs: ReadonlyMap<string, string>
}

/**
 * Makes the plates and a social picture for each page in `publicDir`, from `cacheDir` what is
 * there; what no page shows any more is removed.
 * @param draw whether they are made; otherwise they are only named
 */
export async function makePictures(
  publicDir: string,
  cacheDir: string,
  pages: readonly PictureRequest[],
  clinic: ClinicName,
  sources: Sources,
  draw: boolean,
): Promise<Pick<PictureAddresses, 'plates' | 'socials'>> {
  const store = openStore(publicDir, cacheDir, ['plates', 'social'], draw)
  const codeHash = drawingCodeHash('src/pictures', 'packages/illustration/src', ...faceFiles())

  const served = ({ file, ...size }: Made): PictureFile => ({ src: `/${file}`, ...size })
  const plates = new Map<string, PictureFile>()
  for (const [name, { svg, ...size }] of drawings(plateNames)) {
    const made = await store.provide(hash(codeHash, name), `plates/${name}`, 'svg', size, () =>
      Buffer.from(svg()),
    )
    plates.set(name, served(made))
  }

  let faces: Faces | undefined
  const cuts = new Map<PlateName, string>()
  // Several pages have the same, and some take seconds to draw.
  const svgOf = (plate: PlateName) => {
    const svg = cuts.get(plate) ?? socialCut(plate).svg()
    cuts.set(plate, svg)
    return svg
  }
  const socials = new Map<string, string>()
  const provideSocial = async (page: PictureRequest) => {
    const { background } = page
    const keep = async (
      type: 'jpg' | 'png',
      picture: () => Parameters<typeof socialPicture>[0],
      ...from: string[]
    ) => {
      const { src } = served(
        await store.provide(
          hash(codeHash, ...from, JSON.stringify([page, clinic])),
          `social/${slugOf(page.route)}`,
          type,
          socialSize,
          () => socialPicture(picture(), (faces ??= loadFaces()), page, clinic, type),
        ),
      )
      socials.set(bareRoute(page.route), src)
    }
    if ('plate' in background && page.route === '/')
      await keep('jpg', () => ({ svg: socialHead().svg() }))
    else if ('plate' in background) await keep('png', () => ({ svg: svgOf(background.plate) }))
    else {
      const { file, cacheKey } = sourceOf(background, sources)
      await keep('jpg', () => ({ file }), cacheKey)
    }
  }
  await inParallel(pages.map((page) => () => provideSocial(page)))

  store.close()
  return { plates, socials }
}

/** Returns the file of a drawing or photograph, and its cache key. */
function sourceOf(
  background: Exclude<PictureRequest['background'], { plate: PlateName }>,
  { sourceDrawings, photographs }: Sources,
): { file: string; cacheKey: string } {
  if ('illustration' in background) {
    const { file, stem } = sourceDrawings.get(background.illustration)!
    return { file, cacheKey: stem }
  }
  const file = photographs.get(background.photograph)!
  return { file, cacheKey: hash(readFileSync(file)) }
}

const slugOf = (route: string) => bareRoute(route).slice(1).replaceAll('/', '-') || 'home'
