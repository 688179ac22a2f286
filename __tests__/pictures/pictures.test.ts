import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { faceCards } from '../../src/pictures/illustrationNames'
import { makePictures, type Sources } from '../../src/pictures/pictures'
import type { PictureRequest } from '../../src/pictures/pictureRequests'
import { picturesAt, type Pictures } from '../../src/pictures/servedPictures'
import { cityMotif, plate as plateNames, visitPlate } from '@clinic/content/schemas/common'

const clinic = { shortName: 'Harley Street', strapline: 'Aesthetic Medicine, since 2007' }
const longest = 'A title of seventy characters that runs on over several lines, quietly'
const pages: PictureRequest[] = [
  {
    route: '/',
    title: 'Careful medicine for the face you already have',
    eyebrow: '',
    background: { plate: 'face' },
  },
  { route: '/home', title: 'Careful medicine', eyebrow: '', background: { plate: 'face' } },
  {
    route: '/treatments-summary-chinese',
    title: '诊疗项目中文一览',
    eyebrow: '中文',
    background: { plate: 'rooms' },
  },
  { route: '/team/dr-a', title: 'Dr A', eyebrow: 'The team', background: { plate: 'face' } },
  { route: '/lips', title: 'Lips', eyebrow: 'Treatments', background: { illustration: 'lips' } },
  { route: '/chin', title: 'Chin', eyebrow: 'Treatments', background: { illustration: 'chin' } },
  { route: '/room', title: 'A room', eyebrow: 'Treatments', background: { photograph: 'room' } },
  ...plateNames.options.map((plate) => ({
    route: `/about-${plate}`,
    title: longest,
    eyebrow: 'Treatments',
    background: { plate },
  })),
]

/** Stand-ins for what the illustrations and photographs would be. */
const sources: Sources = { sourceDrawings: new Map(), photographs: new Map() }

let root: string
let publicDir: string
let cacheDir: string
let pictures: Pictures
const make = async (to: string, cache: string, asked = pages, draw = true): Promise<Pictures> =>
  picturesAt({
    ...(await makePictures(to, cache, asked, clinic, sources, draw)),
    illustrations: new Map(),
    photographs: new Map(),
  })
const read = (address: string, from = publicDir) => readFileSync(join(from, address))
const filesIn = (dir: string) => readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ name }) => name).toSorted() // prettier-ignore

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'))
  publicDir = join(root, 'public')
  cacheDir = join(root, 'cache')
  const colours = { lips: '#bb6f66', chin: '#80523a', room: '#8a7050' }
  for (const [name, background] of Object.entries(colours)) {
    const file = join(root, `${name}.png`)
    await sharp({ create: { width: 96, height: 72, channels: 3, background } })
      .png()
      .toFile(file)
    if (name === 'room') (sources.photographs as Map<string, string>).set(name, file)
    else sources.sourceDrawings.set(name, { file, stem: `${name}-0123abcd` })
  }
  pictures = await make(publicDir, cacheDir)
}, 60_000)
afterAll(() => rmSync(root, { recursive: true }))

const subjects = [
  ...plateNames.options.map((plate) => `hero-${plate}`),
  ...plateNames.options.filter((plate) => !faceCards[plate]).map((plate) => `card-${plate}`),
]
const scenes = [
  ...visitPlate.options.map((name) => `visit-${name}`),
  ...cityMotif.options.map((name) => `city-${name}`),
  'portrait-frame',
]
const names = ['profile', ...subjects, 'bathroom-shelf', 'terrace', ...scenes]

describe('plates', () => {
  test.each(names)(
    '%s is made, at the size given, without scripts or anything from outside',
    (name) => {
      const { src, width, height } = pictures.plate(name)
      expect(src).toMatch(new RegExp(`^/plates/${name}-[0-9a-f]{8}\\.svg$`))
      const svg = read(src).toString()
      const box = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/
        .exec(svg)!
        .slice(3)
        .map(Number) as [number, number]
      expect(box[0] / box[1]).toBeCloseTo(width / height, 1)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|href=|<text|<image/)
    },
  )

  test('no two names share a drawing', () => {
    const drawings = names.map((name) => read(pictures.plate(name).src).toString())
    expect(new Set(drawings).size).toBe(names.length)
  })

  test('what a visitor downloads stays small', () => {
    const weight = (name: string) => gzipSync(read(pictures.plate(name).src)).length
    const heaviest = (kind: string) =>
      Math.max(...names.filter((name) => name.startsWith(kind)).map(weight))
    expect(weight('profile')).toBeLessThan(60_000)
    expect(heaviest('hero-')).toBeLessThan(30_000)
    expect(heaviest('card-')).toBeLessThan(12_000)
    expect(heaviest('visit-')).toBeLessThan(12_000)
    expect(heaviest('city-')).toBeLessThan(30_000)
  })

  test('blue is kept for what a doctor would mark', () => {
    const blue = (name: string) =>
      read(pictures.plate(name).src)
        .toString()
        .match(/#1b2c73/g)?.length ?? 0
    expect(blue('hero-calf')).toBe(5)
    expect(blue('profile')).toBe(0)
    // The marks on a plan, and the day that is ringed for the review.
    expect(scenes.filter((name) => blue(name) > 0)).toEqual(['visit-pen', 'visit-diary'])
  })

  test('an unknown name is refused with a mend', () => {
    expect(() => pictures.plate('hero-lipps')).toThrowErrorMatchingInlineSnapshot(
      `"There is no picture "hero-lipps". Did you mean "hero-lips"?"`,
    )
  })
})

describe('social pictures', () => {
  test('every page with a plate has one, 1200 by 630, in few colours and under 60 KB', async () => {
    for (const { route } of pages.filter(
      (page) => page.route !== '/' && 'plate' in page.background,
    )) {
      const address = pictures.social(route)
      expect(address).toMatch(/^\/social\/[a-z0-9-]+-[0-9a-f]{8}\.png$/)
      const { width, height, format, bitsPerSample } = await sharp(read(address)).metadata()
      expect({ route, width, height, format, bitsPerSample }).toEqual({
        route,
        width: 1200,
        height: 630,
        format: 'png',
        bitsPerSample: 4,
      })
      expect(statSync(join(publicDir, address)).size).toBeLessThan(60_000)
    }
  })

  test('the home page has its engraved head in colour', async () => {
    const address = pictures.social('/')
    const { width, height, format } = await sharp(read(address)).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    expect(statSync(join(publicDir, address)).size).toBeLessThan(120_000)
  })

  test('a treatment has its illustration or its photograph at the right, and its name at the left', async () => {
    const colourAt = async (route: string, left: number) => {
      const { data } = await sharp(read(pictures.social(route))).extract({ left, top: 315, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true }) // prettier-ignore
      return [...data]
    }
    const near = (found: number[], hex: string) =>
      found.every((value, i) => Math.abs(value - parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16)) < 6)
    for (const [route, colour] of [
      ['/lips', '#bb6f66'],
      ['/chin', '#80523a'],
      ['/room', '#8a7050'],
    ] as const) {
      // prettier-ignore
      expect(pictures.social(route)).toMatch(/^\/social\/[a-z-]+-[0-9a-f]{8}\.jpg$/)
      const { width, height, format } = await sharp(read(pictures.social(route))).metadata()
      expect({ route, width, height, format }).toEqual({
        route,
        width: 1200,
        height: 630,
        format: 'jpeg',
      })
      expect([
        route,
        near(await colourAt(route, 900), colour),
        near(await colourAt(route, 640), '#f6f3ec'),
      ]).toEqual([route, true, true])
    }
  })

  test('a photograph is cut around its focus, on the homepage too', async () => {
    const file = join(root, 'two.jpg')
    const half = { create: { width: 300, height: 200, channels: 3 as const, background: '#00f' } }
    const red = await sharp({ create: { ...half.create, background: '#f00' } })
      .png()
      .toBuffer()
    const both = sharp({ create: { ...half.create, width: 600 } })
    await both.composite([{ input: red, left: 0, top: 0 }]).toColourspace('cmyk').jpeg().toFile(file) // prettier-ignore
    // With the drawings that are made already.
    const cache = join(root, 'two')
    cpSync(cacheDir, cache, { recursive: true })
    const two: Sources = { sourceDrawings: new Map(), photographs: new Map([['two', file]]) }
    for (const [x, channel] of [
      [10, 0],
      [90, 2],
    ] as const) {
      // prettier-ignore
      const home = { route: '/', title: 'Home', eyebrow: '', background: { photograph: 'two', focus: { x, y: 50 } } } // prettier-ignore
      const { socials } = await makePictures(join(root, `two-${x}`), cache, [home], clinic, two, true) // prettier-ignore
      const shown = sharp(read(socials.get('')!, join(root, `two-${x}`)))
      const pixel = await shown.extract({ left: 900, top: 300, width: 1, height: 1 }).raw().toBuffer() // prettier-ignore
      expect(pixel.indexOf(Math.max(...pixel))).toBe(channel)
    }
    writeFileSync(file, readFileSync(file).subarray(0, 700))
    await expect(
      makePictures(join(root, 'cut'), cache, [{ ...pages[0]!, background: { photograph: 'two' } }], clinic, two, true), // prettier-ignore
    ).rejects.toThrow(`${file} cannot be read as a picture`)
  })

  test('the address is found with or without the closing slash, and the two home pages are not mixed up', () => {
    expect(pictures.social('/team/dr-a/')).toBe(pictures.social('/team/dr-a'))
    expect(pictures.social('/')).not.toBe(pictures.social('/home'))
  })

  test('a page that was not announced has none', () => {
    expect(() => pictures.social('/nowhere')).toThrowErrorMatchingInlineSnapshot(
      `"There is no social picture for /nowhere."`,
    )
  })
})

test('without drawing, pictures are named as they will be, and none is written', async () => {
  const [publicFolder, cache] = [join(root, 'named'), join(root, 'named-cache')]
  const named = await make(publicFolder, cache, pages, false)
  expect([filesIn(publicFolder), filesIn(cache)]).toEqual([[], []])
  expect(names.map(named.plate)).toEqual(names.map(pictures.plate))
  expect(pages.map(({ route }) => named.social(route))).toEqual(
    pages.map(({ route }) => pictures.social(route)),
  )
})

describe('the cache', () => {
  test('a second build makes nothing and says the same', async () => {
    const drawn = () =>
      readdirSync(cacheDir, { recursive: true, encoding: 'utf8' }).map((file) => [
        file,
        statSync(join(cacheDir, file)).mtimeMs,
      ])
    const [before, drawnBefore] = [filesIn(publicDir), drawn()]
    const again = await make(publicDir, cacheDir)
    expect(drawn()).toEqual(drawnBefore)
    expect(filesIn(publicDir)).toEqual(before)
    expect(again.plate('profile')).toEqual(pictures.plate('profile'))
  })

  test('a new title replaces its picture, and strangers are swept out', async () => {
    const [swept, stray] = [join(root, 'swept'), join(root, 'swept/plates/profile-00000000.svg')]
    mkdirSync(join(swept, 'plates'), { recursive: true })
    writeFileSync(stray, '')
    const changed = pages.map((page) =>
      page.route === '/team/dr-a' ? { ...page, title: 'Dr B' } : page,
    )
    const made = await make(swept, cacheDir, changed)
    expect(made.social('/team/dr-a')).not.toBe(pictures.social('/team/dr-a'))
    expect(made.social('/')).toBe(pictures.social('/'))
    expect(filesIn(join(swept, 'plates'))).not.toContain('profile-00000000.svg')
    expect(
      filesIn(join(swept, 'social')).filter((name) => name.startsWith('team-dr-a')),
    ).toHaveLength(1)
  }, 60_000)
})
