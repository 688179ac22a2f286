/** What the bytes of a picture say of it, upright. Height 0: not said. */
export type PictureFacts = {
  width: number
  height: number
  /** More than one picture: an animation. */
  moves: boolean
  /** Parts of it may be see-through. */
  alpha: boolean
  /** It ends where it says that it does. */
  whole: boolean
}

/** Reads a picture's bytes, without decoding it; null when they are none that the site can use. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const letters = lettersOf(bytes)
  try {
    if (letters(1, 3) === 'PNG') return png(view, bytes)
    if (view.getUint16(0) === 0xffd8) return jpeg(view, bytes)
    if (letters(0, 4) === 'RIFF' && letters(8, 4) === 'WEBP') return webp(view, bytes)
    if (letters(4, 7) === 'ftypavi') return avif(view, bytes)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return null
}

/** Checks for a picture as iPhones take it, which the library that cuts pictures cannot read. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:hei[cfsx]|mif1|msf1|hevc)/.test(lettersOf(bytes)(4, 8))

/**
 * Returns a whole picture of this width without anything in it, in the place of one that has
 * passed.
 * @param n tells it from others of its kind
 */
export function standIn(width: number, n: number): Uint8Array {
  const bytes = new Uint8Array(45)
  const view = new DataView(bytes.buffer)
  // A PNG: its mark, the header with the width, no height and a sum that nobody checks, the end.
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  bytes.set(new TextEncoder().encode('IHDR'), 12)
  view.setUint32(16, width)
  bytes.set([8, 2], 24)
  view.setUint32(29, n)
  bytes.set(new TextEncoder().encode('IEND'), 37)
  return bytes
}

const lettersOf = (bytes: Uint8Array) => (at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

function png(view: DataView, bytes: Uint8Array): PictureFacts {
  const text = lettersOf(bytes)
  const colour = view.getUint8(25)
  let [moves, alpha, whole] = [false, colour === 4 || colour === 6, false]
  for (let at = 8; at + 8 <= bytes.length && !whole; at += 12 + view.getUint32(at)) {
    const chunk = text(at + 4, 4)
    if (chunk === 'acTL') moves = true
    if (chunk === 'tRNS') alpha = true
    whole = chunk === 'IEND'
  }
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    moves,
    alpha,
    whole,
  }
}

/** A JPEG is a row of segments; the one that begins a frame holds its size, the last its end. */
function jpeg(view: DataView, bytes: Uint8Array): PictureFacts | null {
  let turned = false
  let size: { width: number; height: number } | null = null
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (marker === 0xe1 && !turned) turned = isTurned(view, at + 4)
    if (isFrame) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === 0xda) {
      // Within the picture FF is always followed by 00 or a restart, so that this is its end.
      let end = bytes.length - 2
      while (end > at && !(bytes[end] === 0xff && bytes[end + 1] === 0xd9)) end--
      return size && { ...upright(size, turned), moves: false, alpha: false, whole: end > at }
    }
    at += 2 + view.getUint16(at + 2)
  }
  return size && { ...upright(size, turned), moves: false, alpha: false, whole: true }
}

const upright = ({ width, height }: { width: number; height: number }, turned: boolean) =>
  turned ? { width: height, height: width } : { width, height }

/** Checks whether EXIF says that the picture lies on its side: orientations 5 to 8. */
function isTurned(view: DataView, at: number): boolean {
  if (view.getUint32(at) !== 0x45786966) return false
  const tiff = at + 6
  const little = view.getUint16(tiff) === 0x4949
  const first = tiff + view.getUint32(tiff + 4, little)
  for (let i = 0; i < view.getUint16(first, little); i++) {
    const entry = first + 2 + 12 * i
    if (view.getUint16(entry, little) === 0x0112) return view.getUint16(entry + 8, little) >= 5
  }
  return false
}

function webp(view: DataView, bytes: Uint8Array): PictureFacts {
  const kind = lettersOf(bytes)(12, 4)
  const whole = bytes.length >= view.getUint32(4, true) + 8
  const three = (at: number) => 1 + (view.getUint32(at, true) & 0xffffff)
  if (kind === 'VP8X') {
    const flags = view.getUint8(20)
    const height = 1 + (view.getUint16(27, true) | (view.getUint8(29) << 16))
    return { width: three(24), height, moves: (flags & 2) > 0, alpha: (flags & 16) > 0, whole }
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return {
      width: 1 + (bits & 0x3fff),
      height: 1 + ((bits >> 14) & 0x3fff),
      moves: false,
      alpha: ((bits >> 28) & 1) === 1,
      whole,
    }
  }
  return {
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
    moves: false,
    alpha: false,
    whole,
  }
}

function avif(view: DataView, bytes: Uint8Array): PictureFacts | null {
  const text = lettersOf(bytes)
  let end = 0
  for (let size = 1; end + 8 <= bytes.length && size > 0; end += size) size = view.getUint32(end)
  // The box `ispe` holds the size of the picture.
  for (let at = 12; at < Math.min(bytes.length - 16, 4096); at++)
    if (text(at, 4) === 'ispe')
      return {
        width: view.getUint32(at + 8),
        height: view.getUint32(at + 12),
        moves: text(8, 4) === 'avis',
        alpha: text(0, 4096).includes('auxC'),
        whole: end <= bytes.length,
      }
  return null
}
