import { readFileSync } from 'node:fs'
import { generateImageData } from 'gatsby-plugin-image'
import sharp from 'sharp'
import type { PictureAddresses, PictureFile } from './servedPictures'
import { inParallel, hash, openStore, type Made } from './pictureStore'
import type { SourceDrawings } from './sourceDrawings'
import { unreadable } from './rasterised'

/**
 * Widths and qualities to encode a picture in; widths beyond its own are replaced by its own.
 * `effort` is AVIF's, of 9: sharp's own 4 takes four times as long as 2 for files of the same size.
 */
type Cut = { widths: number[]; avif: number; webp: number; effort: number }

/** Found by looking: below these a face's soft shades break into steps; ruled lines need less. */
const cuts = {
  faces: { widths: [480, 1200], avif: 62, webp: 80, effort: 2 },
  /**
   * Half of it is seen side by side, all of it in the lightbox. Most pictures are of this kind; 1
   * takes half the time of 2, for one or two kilobytes.
   */
  pairs: { widths: [720, 1200], avif: 55, webp: 76, effort: 1 },
  plates: { widths: [480, 1200], avif: 27, webp: 52, effort: 2 },
  anatomy: { widths: [480, 1000], avif: 50, webp: 70, effort: 2 },
  photographs: { widths: [480, 960, 1200], avif: 60, webp: 80, effort: 2 },
} satisfies Record<string, Cut>

/** In the order in which a browser is to choose. */
const formats = ['avif', 'webp'] as const

/** WebP's, of 6; half the time of sharp's own 4 for 2% more (docs/decisions/0010-pictures.md). */
const webpEffort = 2

/** Counts up when the way of cutting changes, as part of the cache key. */
const cutVersion = '4'

type Pixels = { data: Buffer; info: sharp.OutputInfo }
type Source = {
  name: string
  file: string
  /** Another for every other picture. */ cacheKey: string
  cut: Cut
  width: number
  height: number
}

// Each core has a picture of its own to cut.
sharp.concurrency(1)

/**
 * Cuts every illustration and photograph into the sizes that pages show, from `cacheDir` what is
 * there; what no page asks for any more is removed.
 * @param photographs the files of data/images by name, without ending
 * @param draw whether they are cut; otherwise they are only named
 */
export async function cutPictures(
  publicDir: string,
  cacheDir: string,
  drawings: SourceDrawings,
  photographs: ReadonlyMap<string, string>,
  draw: boolean,
): Promise<Pick<PictureAddresses, 'illustrations' | 'photographs'>> {
  const store = openStore(publicDir, cacheDir, ['static/pictures'], draw)
  const cutAll = async (sources: Source[]) =>
    new Map(
      await inParallel(
        sources.map((source) => async () => [source.name, await cutOne(store, source)] as const),
      ),
    )
  const drawn = await cutAll(
    [...drawings].map(([name, { file, stem, folder, width, height }]) => ({
      name,
      file,
      cacheKey: stem,
      cut: cuts[folder],
      width,
      height,
    })),
  )
  const taken = await cutAll(
    await Promise.all([...photographs].map(([name, file]) => photograph(name, file))),
  )
  store.close()
  return { illustrations: drawn, photographs: taken }
}

async function photograph(name: string, file: string): Promise<Source> {
  const bytes = readFileSync(file)
  const { autoOrient } = await sharp(bytes).metadata()
  return { name, file, cacheKey: hash(bytes), cut: cuts.photographs, ...autoOrient }
}

/** Cuts one picture, and has gatsby-plugin-image say what a page is to offer of it. */
async function cutOne(
  store: ReturnType<typeof openStore>,
  { name, file, cacheKey, cut, ...full }: Source,
): Promise<PictureFile> {
  const widths = [...new Set(cut.widths.map((width) => Math.min(width, full.width)))]
  const made = new Map<string, Made>()
  for (const width of widths) {
    const height = Math.round((full.height * width) / full.width)
    let pixels: Promise<Pixels> | undefined
    const resized = () =>
      (pixels ??= sharp(file)
        .rotate()
        .resize(width, height)
        // A picture that is see-through in places would show what lies under it.
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true })
        .catch((error: unknown) => unreadable(file, error)))
    for (const type of formats)
      made.set(
        `${type} ${width}`,
        await store.provide(
          hash(
            cutVersion,
            cacheKey,
            JSON.stringify([cut[type], type, width]),
            JSON.stringify(sharp.versions),
          ),
          `static/pictures/${name}-${width}`,
          type,
          { width, height },
          async () => {
            const { data, info } = await resized()
            const quality = cut[type]
            const effort = type === 'avif' ? cut.effort : webpEffort
            return sharp(data, { raw: info })[type]({ quality, effort }).toBuffer()
          },
        ),
      )
  }
  const largest = made.get(`webp ${widths.at(-1)}`)!
  const { images } = generateImageData({
    pluginName: 'src/pictures',
    filename: name,
    layout: 'constrained',
    formats: [...formats],
    sourceMetadata: { ...full, format: 'png' },
    width: largest.width,
    breakpoints: widths,
    generateImageSource: (_, width, height, format) => ({
      src: `/${made.get(`${format} ${width}`)!.file}`,
      width,
      height,
      format,
    }),
  })
  const [avif, webp] = formats.map(
    (type) => images.sources!.find((source) => source.type === `image/${type}`)!.srcSet,
  )
  return {
    src: `/${largest.file}`,
    srcSet: webp,
    width: largest.width,
    height: largest.height,
    sources: [{ type: 'image/avif', srcSet: avif! }],
  }
}
