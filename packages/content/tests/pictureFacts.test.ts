import sharp from 'sharp'
import { isHeic, pictureFacts } from '../src/pictureFacts'
import { pictureSizeProblems } from '../src/pictureSize'
import { formatProblem } from '../src/problem'
import { folderOnDisk } from '../src/load'
import { inDataFolder, reportOn } from './helpers/baseContent'

/** Tests of what the gate reads from the bytes of pictures, as sharp writes them. */

const plain = (width = 1300, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#a86' } })
const seeThrough = (width = 1300, height = 900) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
const noise = (width = 1300, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }) // prettier-ignore

it.each<[string, () => sharp.Sharp]>([
  ['a JPEG', () => plain().jpeg()],
  ['a progressive JPEG', () => plain().jpeg({ progressive: true })],
  ['a CMYK JPEG', () => plain().toColourspace('cmyk').jpeg()],
  ['a JPEG of Display P3', () => plain().withIccProfile('p3').jpeg()],
  ['a PNG', () => plain().png()],
  ['a WebP', () => plain().webp()],
  ['a WebP without loss', () => plain().webp({ lossless: true })],
  ['an AVIF', () => plain().avif({ effort: 0 })],
])('%s is whole, stands still and has its size', async (_, made) => {
  expect(pictureFacts(await made().toBuffer())).toEqual({
    width: 1300,
    height: 900,
    moves: false,
    alpha: false,
    whole: true,
  })
})

it.each([1, 3, 6, 8])(
  'a JPEG that lies on its side has its upright size (EXIF %i)',
  async (orientation) => {
    const bytes = await plain().withMetadata({ orientation }).jpeg().toBuffer()
    const [width, height] = orientation > 4 ? [900, 1300] : [1300, 900]
    expect(pictureFacts(bytes)).toMatchObject({ width, height })
  },
)

it.each<[string, () => sharp.Sharp]>([
  ['PNG', () => seeThrough().png()],
  ['WebP', () => seeThrough().webp()],
  ['WebP without loss', () => seeThrough().webp({ lossless: true })],
  ['AVIF', () => seeThrough().avif({ effort: 0 })],
])('a %s that is see-through in places', async (_, made) => {
  expect(pictureFacts(await made().toBuffer())).toMatchObject({ alpha: true, whole: true })
})

const moving = async () => {
  const frames = await Promise.all([plain().png().toBuffer(), seeThrough().png().toBuffer()])
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

it('pictures that cannot be used are named, each with why and what to do', async () => {
  const jpeg = await noise().jpeg().toBuffer()
  const heic = new Uint8Array(2000)
  heic.set(new TextEncoder().encode('ftypheic'), 4)
  const bomb = Buffer.from(await plain(800, 10).png().toBuffer())
  bomb.writeUInt32BE(30_000, 16)
  bomb.writeUInt32BE(30_000, 20)
  const files = {
    'images/cut-off.jpg': jpeg.subarray(0, jpeg.length / 2),
    'images/cut-off.png': (await noise().png().toBuffer()).subarray(0, 500_000),
    'images/cut-off.webp': (await noise().webp().toBuffer()).subarray(0, 20_000),
    'images/moving.webp': await moving(),
    'images/iphone.jpg': heic,
    'images/bomb.png': bomb,
    'images/whole.jpg': jpeg,
  }
  expect(isHeic(heic)).toBe(true)
  const said = inDataFolder(files, (dir) =>
    pictureSizeProblems(folderOnDisk(dir)).map((one) => formatProblem(one)),
  )
  expect(said).toMatchSnapshot()
})

it('a photograph too narrow for the top of a page, and a portrait that lies on its side', async () => {
  const consent = { signed: '2026-05-02', scope: 'website', recordHeldAt: 'Patient records, Harley Street', reviewBy: '2028-05-02' } // prettier-ignore
  const shown = { alt: 'Lips, closed', taken: '2026-05-01', retouched: false, consent }
  const [narrow, wide, tall] = await Promise.all([
    noise(1000, 800).jpeg().toBuffer(),
    noise(1400, 900).jpeg().toBuffer(),
    noise(1400, 1400).jpeg().toBuffer(),
  ])
  const report = reportOn((f) => {
    f['treatments/lip-fillers.json'].photograph = { image: 'narrow', timing: 'Four weeks after treatment', ...shown } // prettier-ignore
    f['people/dr-doe.json'].portrait = { image: 'wide', ...shown }
    const { illustration: _, ...words } = f['gallery.json'].items[0]
    f['gallery.json'].items[0] = {
      ...words,
      kind: 'photograph',
      description: 'Smaller.',
      timing: 'Eight weeks after treatment',
      photographs: {
        before: { image: 'before', taken: '2026-03-01' },
        after: { image: 'after', taken: '2026-05-01' },
        retouched: false,
        consent,
      },
    }
    const all = { narrow, wide, before: tall, after: wide.subarray() }
    for (const [name, bytes] of Object.entries(all)) f[`images/${name}.jpg`] = bytes
    f['images/after.jpg'] = Buffer.concat([wide, Buffer.from([0])])
  })
  expect(report).toMatchSnapshot()
})
