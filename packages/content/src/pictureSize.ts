import type { DataFolder } from './dataFolder'
import { pictureFiles } from './foreignFiles'
import { problem, type Problem } from './problem'

/**
 * A picture heavier than this slows every build and every pull request; the site itself serves
 * small copies.
 */
export const mostBytes = 3_000_000
/** A picture narrower than this is blurred where the site shows it large. */
export const leastWidth = 800

/**
 * Finds pictures in data/images that are too heavy, too small, there twice, or no pictures at all.
 * The CMS judges a new picture with this too.
 */
export function pictureSizeProblems(data: DataFolder): Problem[] {
  const seen = new Map<number, { name: string; bytes: Uint8Array }[]>()
  return pictureFiles(data).flatMap((name) => {
    const bytes = data.read(`images/${name}`)
    const tell = (what: string, fix: string) => [problem(`data/images/${name}`, [], what, fix)]
    if (bytes.length > mostBytes)
      return tell(
        `is ${megabytes(bytes.length)} MB, which is too heavy.`,
        `Save it smaller than ${mostBytes / 1e6} MB`,
      )
    const width = pictureWidth(bytes)
    if (width === null)
      return tell('cannot be read as a picture.', 'Save it again as .jpg, .png, .webp or .avif')
    if (width < leastWidth)
      return tell(
        `is ${width} pixels wide, which is too small to be sharp.`,
        `Use a picture that is ${leastWidth} pixels wide or more`,
      )
    const alike = seen.get(bytes.length) ?? []
    const same = alike.find((other) => equal(other.bytes, bytes))
    seen.set(bytes.length, [...alike, { name, bytes }])
    // A photograph under two names would be cut into its sizes once only, and one of its pages lack
    // them.
    return same === undefined || bytes.length < leastBytes
      ? []
      : tell(
          `holds the same picture as ${same.name}.`,
          'Delete one of the two, and show another picture in its place',
        )
  })
}

/** Smaller files are placeholders for pictures, in the CMS and in tests, and are not compared. */
const leastBytes = 1000
const equal = (a: Uint8Array, b: Uint8Array): boolean => a.every((byte, i) => byte === b[i])

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

/** Reads the width of a picture in pixels, from its first bytes; null when it is none. */
function pictureWidth(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const letters = (at: number, length: number) =>
    String.fromCharCode(...bytes.subarray(at, at + length))
  try {
    if (letters(1, 3) === 'PNG') return view.getUint32(16)
    if (view.getUint16(0) === 0xffd8) return jpegWidth(view)
    if (letters(0, 4) === 'RIFF' && letters(8, 4) === 'WEBP') {
      if (letters(12, 4) === 'VP8X') return 1 + (view.getUint32(24, true) & 0xffffff)
      return letters(12, 4) === 'VP8L'
        ? 1 + (view.getUint16(21, true) & 0x3fff)
        : view.getUint16(26, true) & 0x3fff
    }
    if (letters(4, 8) === 'ftypavif') {
      // The box `ispe` holds the size of the picture.
      for (let at = 12; at < Math.min(bytes.length - 12, 4096); at++)
        if (letters(at, 4) === 'ispe') return view.getUint32(at + 8)
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return null
}

/**
 * Reads the width of a JPEG, which is a row of segments; the one that begins a frame holds its
 * size.
 */
function jpegWidth(view: DataView): number | null {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return view.getUint16(at + 7)
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
