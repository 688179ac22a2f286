import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** The icons are files of static/, drawn once: nothing makes them anew. */
test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is %i pixels square and opaque', async (name, side) => {
  const { width, height, hasAlpha } = await sharp(`static/${name}`).metadata()
  expect({ width, height, hasAlpha }).toEqual({ width: side, height: side, hasAlpha: false })
})

test('favicon.ico holds three sizes as PNG', async () => {
  const ico = readFileSync('static/favicon.ico')
  expect(ico.readUInt16LE(4)).toBe(3)
  for (const [i, side] of [16, 32, 48].entries()) {
    const at = 6 + 16 * i
    const picture = ico.subarray(
      ico.readUInt32LE(at + 12),
      ico.readUInt32LE(at + 12) + ico.readUInt32LE(at + 8),
    )
    const { width, format } = await sharp(picture).metadata()
    expect({ width, format }).toEqual({ width: side, format: 'png' })
  }
})
