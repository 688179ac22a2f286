import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mostBytes } from '@clinic/content/pictureSize'
import sharp from 'sharp'
import { asJpeg } from '../../scripts/pictures/asJpeg'

/** Tests of what `npm run add-picture` makes of pictures as they come. */

const plain = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#dc3c32' } })
const noise = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }) // prettier-ignore
const heic = () => readFileSync(join(__dirname, '../fixtures/pictures/iphone.heic'))

/** Returns the colour of a pixel, and what a picture says of itself. */
async function look(bytes: Buffer, left = 0.5, top = 0.1) {
  const about = await sharp(bytes).metadata()
  const place = { left: Math.floor(about.width * left), top: Math.floor(about.height * top) }
  const one = await sharp(bytes).extract({ ...place, width: 1, height: 1 }).raw().toBuffer() // prettier-ignore
  return { ...about, colour: [...one] }
}
const isRed = ([r, g, b]: number[]) => r! > 205 && g! > 40 && g! < 80 && b! > 30 && b! < 70

it.each<[string, () => Promise<Buffer>, [number, number]]>([
  ['a HEIC in Display P3', () => Promise.resolve(heic()), [840, 1200]],
  ['a JPEG in Display P3', () => plain().withIccProfile('p3').jpeg().toBuffer(), [900, 600]],
  ['a CMYK JPEG', () => plain().toColourspace('cmyk').jpeg().toBuffer(), [900, 600]],
  ['a JPEG that lies on its side', () => plain(600, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer(), [900, 600]],
  ['40 megapixels', () => plain(8000, 5000).jpeg().toBuffer(), [2400, 1500]],
  ['a narrow strip', () => plain(1000, 4000).jpeg().toBuffer(), [800, 3200]],
])('%s comes out upright, in the colours of the web, small enough', async (_, made, [width, height]) => {
  const out = await look(await asJpeg(await made()))
  expect(out).toMatchObject({ format: 'jpeg', width, height, space: 'srgb', channels: 3 })
  expect({ colour: out.colour, red: isRed(out.colour) }).toEqual({ colour: out.colour, red: true })
}) // prettier-ignore

it('what cannot be made small enough at once is made so', async () => {
  const grain = await noise().resize(2400, 2400, { kernel: 'nearest' }).png().toBuffer()
  const sharpest = sharp(grain).sharpen({ sigma: 2 })
  expect((await asJpeg(await sharpest.png().toBuffer())).length).toBeLessThanOrEqual(mostBytes)
})

it.each([
  ['Фото.jpg', undefined, 'needs a name of Latin letters'],
  ['nowhere.jpg', undefined, 'nowhere.jpg is not there'],
  ['', undefined, 'is not there, or is no file'],
  ['Фото.jpg', '../ä b.JPG', '"image": "a-b"'],
])('%s as %s: %s', (file, name, said) => {
  const [here, folder] = [join(__dirname, '../..'), mkdtempSync(join(tmpdir(), 'add-picture-'))]
  mkdirSync(join(folder, 'data/images'), { recursive: true })
  writeFileSync(join(folder, 'Фото.jpg'), readFileSync(join(__dirname, '../fixtures/pictures/iphone.heic'))) // prettier-ignore
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', createRequire(__filename).resolve('tsx'), join(here, 'scripts/add-picture.ts'), join(folder, file), ...(name ? [name] : [])], // prettier-ignore
    { cwd: folder, encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  expect(stdout + stderr).toContain(said)
})

it('white is what shows through', async () => {
  const glass = sharp({ create: { width: 900, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }) // prettier-ignore
  expect((await look(await asJpeg(await glass.png().toBuffer()))).colour).toEqual([255, 255, 255])
})

it('place, device and name do not come along', async () => {
  const told = { IFD0: { Artist: 'Somebody', Model: 'Phone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } } // prettier-ignore
  for (const bytes of [heic(), await plain().withExif(told).jpeg().toBuffer()]) {
    expect(bytes.includes('Somebody')).toBe(true)
    const { exif, xmp, iptc } = await sharp(await asJpeg(bytes)).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
  }
})

it.each<[string, () => Promise<Buffer>, string]>([
  ['one that is cut off', async () => (await noise().jpeg().toBuffer()).subarray(0, 50_000), 'is cut off or damaged'],
  ['a HEIC that is cut off', () => Promise.resolve(heic().subarray(0, 1200)), 'is cut off or damaged'],
  ['one that moves', async () => sharp(await Promise.all([plain().png().toBuffer(), noise().png().toBuffer()]), { join: { animated: true } }).webp().toBuffer(), 'moves'],
  ['one that would use up memory', async () => {
    const bomb = Buffer.from(await plain(900, 9).png().toBuffer())
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    return bomb
  }, 'more pixels than'],
  ['one that is too small', () => plain(500, 900).jpeg().toBuffer(), 'is 500 pixels wide'],
  ['none', () => Promise.resolve(Buffer.from('words')), 'cannot be read as a picture'],
])('%s is refused with why', async (_, made, said) => {
  await expect(made().then(asJpeg)).rejects.toThrow(said)
}) // prettier-ignore
