import { NotAVideo, type Reader } from './reader'

/**
 * MP4 and QuickTime: boxes of length, type and content, some of them filled with boxes (ISO/IEC
 * 14496-12). A video has a movie box (`moov`) with a track (`trak`) whose handler (`mdia`/`hdlr`)
 * is `vide`, and media data (`mdat`).
 */

type Box = { type: string; start: number; end: number }

async function* boxes(reader: Reader, from: number, to: number): AsyncGenerator<Box> {
  for (let at = from; at < to;) {
    reader.count()
    const head = await reader.at(at, 8)
    let length = head.readUInt32BE(0)
    let headLength = 8
    if (length === 1) {
      length = Number((await reader.at(at + 8, 8)).readBigUInt64BE(0))
      headLength = 16
    }
    // The last box may leave its length open: it goes to the end.
    const end = length === 0 ? to : at + length
    if (end > to || end < at + headLength)
      throw new NotAVideo('A part of it is cut off, or it is no video at all')
    yield { type: head.toString('latin1', 4, 8), start: at + headLength, end }
    at = end
  }
}

async function inside(reader: Reader, box: Box, type: string): Promise<Box | null> {
  for await (const child of boxes(reader, box.start, box.end)) if (child.type === type) return child
  return null
}

/** Reads a track's handler box: version and flags, four empty bytes, the handler's type. */
async function isVideoTrack(reader: Reader, track: Box): Promise<boolean> {
  const media = await inside(reader, track, 'mdia')
  const handler = media && (await inside(reader, media, 'hdlr'))
  return (
    handler !== null &&
    handler.end - handler.start >= 12 &&
    (await reader.at(handler.start + 8, 4)).toString('latin1') === 'vide'
  )
}

/** Checks the first bytes of a file, which is cheap. */
export const beginsLikeIsoMedia = (head: Buffer): boolean =>
  ['ftyp', 'wide', 'moov', 'mdat', 'free', 'skip'].includes(head.toString('latin1', 4, 8))

/** @throws NotAVideo with the reason */
export async function checkIsoMedia(reader: Reader): Promise<void> {
  let hasVideoTrack = false
  let hasMedia = false
  for await (const box of boxes(reader, 0, reader.size)) {
    if (box.type === 'mdat') hasMedia ||= box.end > box.start
    if (box.type !== 'moov') continue
    for await (const child of boxes(reader, box.start, box.end))
      if (child.type === 'trak' && (await isVideoTrack(reader, child))) hasVideoTrack = true
  }
  if (!hasVideoTrack) throw new NotAVideo('It has no video track')
  if (!hasMedia) throw new NotAVideo('It holds no pictures')
}
