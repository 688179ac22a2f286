import { crc32, deflateSync } from 'node:zlib'
import { isHeic, pictureFacts } from '@clinic/content/pictureFacts'
import { leastWidth, mostBytes } from '@clinic/content/pictureSize'
import decode from 'heic-decode'
import sharp from 'sharp'

/** The longer side of a kept picture; no place of the site shows a wider one. */
const longestSide = 2400
/** A picture of more may be meant to use up memory. */
const mostPixels = 120_000_000

/** Returns a chunk of a PNG. */
function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Returns the colour profile of a HEIC: Display P3, where an iPhone took it. */
function profileOf(heic: Buffer): Buffer | null {
  const at = heic.indexOf('colrprof', 0, 'latin1')
  return at < 4 ? null : heic.subarray(at + 8, at - 4 + heic.readUInt32BE(at - 4))
}

const damaged = (): never => {
  throw new Error('is cut off or damaged. Copy it again, whole.')
}

/** Returns a HEIC, upright, as a PNG that has its colour profile. */
async function fromHeic(heic: Buffer): Promise<Buffer> {
  const { width, height, data } = await decode({ buffer: heic }).catch(damaged)
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const profile = profileOf(heic)
  if (profile === null) return png
  const named = Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(profile)])
  // The header of a PNG ends at byte 33, and its profile follows it.
  return Buffer.concat([png.subarray(0, 33), chunk('iCCP', named), png.subarray(33)])
}

/**
 * Returns a picture as a camera or a telephone makes it as a JPEG for data/images: upright, in the
 * colours of the web, small enough, without where and with what it was taken.
 * @throws in an editor's words, where it cannot be used
 */
export async function asJpeg(bytes: Buffer): Promise<Buffer> {
  const facts = pictureFacts(bytes)
  if (facts && facts.width * facts.height > mostPixels)
    throw new Error(
      'has more pixels than can be worked with. Save it with 4,000 on its longer side.',
    )
  const picture = sharp(isHeic(bytes) ? await fromHeic(bytes) : bytes, {
    limitInputPixels: mostPixels,
  })
  const { pages = 1, autoOrient } = await picture.metadata().catch(() => {
    throw new Error('cannot be read as a picture. Save it again as .jpg.')
  })
  if (pages > 1) throw new Error('moves. Save one picture of it.')
  if (autoOrient.width < leastWidth)
    throw new Error(
      `is ${autoOrient.width} pixels wide, which is too small to be sharp. Use the original, ` +
        `${leastWidth} pixels wide or more.`,
    )
  // A narrow strip stays as wide as a picture has to be.
  const height = Math.max(longestSide, (leastWidth * autoOrient.height) / autoOrient.width)
  const { data, info } = await picture
    .autoOrient()
    .resize({
      width: longestSide,
      height: Math.ceil(height),
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged)
  for (let quality = 88; ; quality -= 12) {
    const made = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (made.length <= mostBytes || quality < 50) return made
  }
}
