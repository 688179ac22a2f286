import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Pictures } from '../build/workshop'
import { didYouMean } from '../content/didYouMean'
import { plate as plateSchema } from '../content/schemas/common'
import { drawings } from './drawings'
import type { Drawing } from './plate'
import { socialGround, socialPicture, type ClinicName, type SocialPage } from './socialPicture'
import { loadFaces } from './typeset'

type Made = { file: string; width: number; height: number }
/** What the cache knows: by recipe (a hash of everything a picture depends on), the file that came of it. */
type Ledger = Record<string, Made>

const hash = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}

/** The drawing code is part of every recipe: whoever changes a curve gets new pictures without thinking of the cache. */
const artSource = () => {
  const folder = join(process.cwd(), 'src', 'art')
  return hash(
    JSON.stringify(sharp.versions),
    ...readdirSync(folder)
      .toSorted()
      .map((file) => readFileSync(join(folder, file))),
  )
}

const slugOf = (route: string) => route.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'

/**
 * Makes every picture of the site in `publicDir`: plates as SVG, and a social picture for each page. What was made before with
 * the same code and words is taken from `cacheDir`; files of earlier builds that nothing shows any more are removed.
 */
export async function makePictures(publicDir: string, cacheDir: string, pages: readonly SocialPage[], clinic: ClinicName): Promise<Pictures> {
  const source = artSource()
  const ledgerFile = join(cacheDir, 'ledger.json')
  const known: Ledger = existsSync(ledgerFile) ? (JSON.parse(readFileSync(ledgerFile, 'utf8')) as Ledger) : {}
  const ledger: Ledger = {}
  for (const folder of ['plates', 'social']) for (const root of [publicDir, cacheDir]) mkdirSync(join(root, folder), { recursive: true })

  const provide = async (recipe: string, stem: string, type: string, make: () => Promise<{ bytes: Buffer; width: number; height: number }>): Promise<Made> => {
    let made = known[recipe]
    if (!made || !existsSync(join(cacheDir, made.file))) {
      const { bytes, width, height } = await make()
      made = { file: `${stem}-${hash(bytes).slice(0, 8)}.${type}`, width, height }
      writeFileSync(join(cacheDir, made.file), bytes)
    }
    ledger[recipe] = made
    if (!existsSync(join(publicDir, made.file))) copyFileSync(join(cacheDir, made.file), join(publicDir, made.file))
    return made
  }

  const drawn = new Map<string, Drawing>()
  const all = drawings(plateSchema.options)
  const draw = (name: string): Drawing => {
    const drawing = drawn.get(name) ?? all.get(name)!()
    drawn.set(name, drawing)
    return drawing
  }

  const plates = new Map<string, Made>()
  for (const name of all.keys()) {
    const made = await provide(hash(source, name), `plates/${name}`, 'svg', async () => ({ ...draw(name), bytes: Buffer.from(draw(name).svg) }))
    plates.set(name, made)
  }

  const faces = lazily(loadFaces)
  const grounds = new Map<string, Promise<Buffer>>()
  const groundOf = (name: string) => {
    const ground = grounds.get(name) ?? socialGround(draw(name))
    grounds.set(name, ground)
    return ground
  }
  const socials = new Map<string, Made>()
  for (const page of pages) {
    const name = page.route === '/' ? 'profile' : `hero-${page.plate}`
    if (!all.has(name)) throw new Error(unknownPlate(name, all.keys()))
    const made = await provide(hash(source, JSON.stringify([page, clinic])), `social/${slugOf(page.route)}`, 'png', async () => ({
      bytes: await socialPicture(await groundOf(name), faces(), page, clinic),
      width: 1200,
      height: 630,
    }))
    socials.set(slugOf(page.route), made)
  }

  const current = new Set(Object.values(ledger).map((made) => made.file))
  for (const root of [publicDir, cacheDir])
    for (const folder of ['plates', 'social'])
      for (const file of readdirSync(join(root, folder))) if (!current.has(`${folder}/${file}`)) rmSync(join(root, folder, file), { recursive: true })
  writeFileSync(ledgerFile, JSON.stringify(ledger))

  return {
    plate: (name) => {
      const made = plates.get(name)
      if (!made) throw new Error(unknownPlate(name, plates.keys()))
      return { src: `/${made.file}`, width: made.width, height: made.height }
    },
    social: (route) => {
      const made = socials.get(slugOf(route))
      if (!made) throw new Error(`No social picture was made for ${route}: it was not among the pages given to makePictures`)
      return `/${made.file}`
    },
  }
}

const unknownPlate = (name: string, names: Iterable<string>) => `There is no plate "${name}". ${didYouMean(name, [...names])}`

const lazily = <T>(make: () => T) => {
  let made: T | undefined
  return () => (made ??= make())
}
