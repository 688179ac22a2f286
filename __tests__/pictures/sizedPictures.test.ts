import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SourceDrawings } from '../../src/pictures/sourceDrawings'
import { cutPictures } from '../../src/pictures/sizedPictures'

let root: string
let drawings: SourceDrawings
let photographs: Map<string, string>
const cut = (publicDir = 'public', of = { drawings, photographs }) =>
  cutPictures(join(root, publicDir), join(root, 'cache'), of.drawings, of.photographs, true)
const filesIn = (dir: string) => readdirSync(join(root, dir, 'static/pictures')).toSorted()

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'sized-'))
  const picture = async (name: string, width: number, height: number, orientation?: number) => {
    const file = join(root, name)
    await sharp({ create: { width, height, channels: 3, background: '#bb6f66' } }).withMetadata({ orientation }).toFile(file) // prettier-ignore
    return file
  }
  const drawing = { stem: 'lips-0123abcd', folder: 'faces', width: 960, height: 720 } as const
  drawings = new Map([['lips', { ...drawing, file: await picture('lips.png', 960, 720) }]])
  // As telephones do it: the picture lies on its side, with a note to turn it.
  photographs = new Map([['room', await picture('room.jpg', 1600, 1000, 6)]])
}, 60_000)
afterAll(() => rmSync(root, { recursive: true }))

test('a drawing is cut for telephones and at its full size, as AVIF with WebP for older browsers', async () => {
  const { src, srcSet, width, height, sources } = (await cut()).illustrations.get('lips')!
  expect({ width, height }).toEqual({ width: 960, height: 720 })
  expect(src).toMatch(/^\/static\/pictures\/lips-960-[0-9a-f]{8}\.webp$/)
  expect(srcSet).toMatch(
    /^\/static\/pictures\/lips-480-\w{8}\.webp 480w,\s\/static\/pictures\/lips-960-\w{8}\.webp 960w$/,
  )
  expect(sources).toEqual([
    { type: 'image/avif', srcSet: expect.stringMatching(/^\S+\.avif 480w,\s\S+\.avif 960w$/) },
  ])
  for (const [file, cutWidth] of [...srcSet!.matchAll(/\/(\S+) (\d+)w/g)].map(
    ([, path, number]) => [path!, Number(number)] as const,
  ))
    expect(await sharp(join(root, 'public', file)).metadata()).toMatchObject({
      format: 'webp',
      width: cutWidth,
      height: (cutWidth * 3) / 4,
    })
})

test('a photograph stands upright, is no wider than any page shows it, and says nothing of where it was taken', async () => {
  const { src, width, height, srcSet } = (await cut()).photographs.get('room')!
  expect({ width, height }).toEqual({ width: 1000, height: 1600 })
  expect(srcSet!.match(/\d+w/g)).toEqual(['480w', '960w', '1000w'])
  const { exif, orientation } = await sharp(join(root, 'public', src)).metadata()
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
})

test('what was cut before is taken from the cache, and what nobody asks for is removed from both', async () => {
  await cut()
  const whole = filesIn('public')
  const cached = join(root, 'cache/static/pictures', whole[0]!)
  const { mtimeMs } = statSync(cached)
  await cut('public2')
  expect(filesIn('public2')).toEqual(whole)
  expect(statSync(cached).mtimeMs).toBe(mtimeMs)
  expect(readFileSync(join(root, 'public2/static/pictures', whole[0]!))).toEqual(
    readFileSync(cached),
  )
  await cut('public2', { drawings, photographs: new Map() })
  expect(filesIn('public2')).toEqual(whole.filter((name) => name.startsWith('lips')))
  expect(filesIn('cache')).toEqual(filesIn('public2'))
})
