import { readFileSync } from 'node:fs'
import type { PlatesAndSocials } from '../build/buildContext'
import { didYouMean } from '../content/didYouMean'
import { plate as plateNames, type PlateName } from '../content/schemas/common'
import { drawings, socialCut, socialHead } from './drawings'
import { inParallel } from './inParallel'
import { craftHash, hash, openStore, type Made } from './pictureStore'
import type { Master } from './masters'
import { colouredSocialPicture, socialGround, socialPicture, socialSize, type ClinicName, type Ground, type SocialPage } from './socialPicture'
import { faceFiles, loadFaces, type Faces } from './typeset'

/** The files that social pictures are made from: masters of illustrations, and the photographs of data/images, by name. */
export type Sources = { masters: Map<string, Pick<Master, 'file' | 'stem'>>; photographs: ReadonlyMap<string, string> }

/**
 * Makes the plates as SVG in `publicDir`, and a social picture for each page. What was made before by the same code from the
 * same words is taken from `cacheDir`; what no page shows any more is removed.
 */
export async function makePictures(
  publicDir: string,
  cacheDir: string,
  pages: readonly SocialPage[],
  clinic: ClinicName,
  sources: Sources,
): Promise<PlatesAndSocials> {
  const store = openStore(publicDir, cacheDir, 'ledger', ['plates', 'social'])
  const craft = craftHash('src/art', 'src/face', ...faceFiles())

  const plates = new Map<string, Made>()
  for (const [name, draw] of drawings(plateNames.options))
    plates.set(
      name,
      await store.provide(hash(craft, name), `plates/${name}`, 'svg', () => {
        const { svg, width, height } = draw()
        return { bytes: Buffer.from(svg), width, height }
      }),
    )

  let faces: Faces | undefined
  const grounds = remembering((name: PlateName) => socialGround(socialCut(name)))
  const socials = new Map<string, Made>()
  const provideSocial = async (page: SocialPage) => {
    const { ground } = page
    const stem = `social/${slugOf(page.route)}`
    if (page.route === '/') {
      const make = async () => ({ bytes: await colouredSocialPicture(Buffer.from(socialHead().svg), (faces ??= loadFaces()), page, clinic), ...socialSize })
      socials.set(bare(page.route), await store.provide(hash(craft, JSON.stringify([page, clinic])), stem, 'jpg', make, socialSize))
    } else if ('plate' in ground) {
      const cut = plateName(page.route, ground.plate)
      const make = async () => ({ bytes: await socialPicture(await grounds(cut), (faces ??= loadFaces()), page, clinic), ...socialSize })
      socials.set(bare(page.route), await store.provide(hash(craft, JSON.stringify([page, clinic])), stem, 'png', make, socialSize))
    } else {
      const { file, recipe } = sourceOf(ground, sources)
      const make = async () => ({ bytes: await colouredSocialPicture(file, (faces ??= loadFaces()), page, clinic), ...socialSize })
      socials.set(bare(page.route), await store.provide(hash(craft, recipe, JSON.stringify([page, clinic])), stem, 'jpg', make, socialSize))
    }
  }
  await inParallel(pages.map((page) => () => provideSocial(page)))

  store.close()
  return {
    plate: (name) => {
      const made = plates.get(name)
      if (!made) throw new Error(`There is no picture "${name}". ${didYouMean(name, [...plates.keys()])}`)
      return { src: `/${made.file}`, width: made.width, height: made.height }
    },
    social: (route) => {
      const made = socials.get(bare(route))
      if (!made) throw new Error(`There is no social picture for ${route}: it was not among the pages given to makePictures.`)
      return `/${made.file}`
    },
  }
}

/** The file of a drawing or photograph, and what its recipe says of it. */
function sourceOf(ground: Exclude<Ground, { plate: string }>, { masters, photographs }: Sources): { file: string; recipe: string } {
  if ('illustration' in ground) {
    const { file, stem } = masters.get(ground.illustration)!
    return { file, recipe: stem }
  }
  const file = photographs.get(ground.photograph)!
  return { file, recipe: hash(readFileSync(file)) }
}

function plateName(route: string, plate: string): PlateName {
  const named = plateNames.safeParse(plate)
  if (!named.success) throw new Error(`The social picture of ${route}: there is no plate "${plate}". ${didYouMean(plate, plateNames.options)}`)
  return named.data
}

const bare = (route: string) => route.replace(/\/$/, '')
const slugOf = (route: string) => bare(route).slice(1).replaceAll('/', '-') || 'home'

function remembering<K extends string, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
