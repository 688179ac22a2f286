import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/**
 * Returns a PNG of at most sixteen colours, four bits to a pixel. The palette is known, so no
 * quantiser is needed, and the bytes are the same with every version of an image library.
 */
export function indexedPng(
  pixels: Uint8Array,
  width: number,
  height: number,
  palette: readonly Colour[],
): Buffer {
  const stride = Math.ceil(width / 2) + 1
  const rows = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * stride + 1 + (x >> 1)]! |=
        x & 1 ? pixels[y * width + x]! : pixels[y * width + x]! << 4
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([4, 3, 0, 0, 0], 8) // four bits, palette
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 7, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
