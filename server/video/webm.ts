import { NotAVideo, type Reader } from './reader'

/**
 * WebM: elements of id, length and content (EBML, RFC 8794; the ids from RFC 9559). A video has a
 * header that says `webm`, and a segment with a track entry of type 1 and at least one cluster of
 * pictures.
 */
const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
}

/** `end` is null where the writer did not know the length, as in a live recording. */
type Element = { id: number; start: number; end: number | null }

/**
 * Reads a number whose first byte says by its leading zeros how many bytes follow. Ids keep that
 * marker; lengths do not.
 */
function variableNumber(
  bytes: Buffer,
  keepMarker: boolean,
): { value: number; length: number; unknown: boolean } {
  const first = bytes[0] ?? 0
  const length = Math.clz32(first) - 23
  if (length > (keepMarker ? 4 : 8) || bytes.length < length)
    throw new NotAVideo('It is damaged, or no video at all')
  let value = keepMarker ? first : first & (0xff >> length)
  let ones = (first & (0xff >> length)) === 0xff >> length
  for (let i = 1; i < length; i++) {
    value = value * 256 + bytes[i]!
    ones &&= bytes[i] === 0xff
  }
  return { value, length, unknown: !keepMarker && ones }
}

async function* elements(reader: Reader, from: number, to: number): AsyncGenerator<Element> {
  for (let at = from; at < to;) {
    reader.count()
    const head = await reader.upTo(at, 12)
    const id = variableNumber(head, true)
    const size = variableNumber(head.subarray(id.length), false)
    const start = at + id.length + size.length
    if (size.unknown) {
      yield { id: id.value, start, end: null }
      return
    }
    const end = start + size.value
    if (end > to) throw new NotAVideo('A part of it is cut off')
    yield { id: id.value, start, end }
    at = end
  }
}

async function hasVideoTrack(
  reader: Reader,
  tracks: { start: number; end: number },
): Promise<boolean> {
  for await (const entry of elements(reader, tracks.start, tracks.end)) {
    if (entry.id !== ids.trackEntry || entry.end === null) continue
    for await (const field of elements(reader, entry.start, entry.end))
      if (
        field.id === ids.trackType &&
        field.end === field.start + 1 &&
        (await reader.at(field.start, 1))[0] === 1
      )
        return true
  }
  return false
}

async function isWebmHeader(reader: Reader, { start, end }: Element): Promise<boolean> {
  if (end === null) return false
  for await (const field of elements(reader, start, end))
    if (field.id === ids.docType && field.end !== null && field.end - field.start < 32)
      return (
        (await reader.at(field.start, field.end - field.start))
          .toString('latin1')
          .replace(/\0+$/, '') === 'webm'
      )
  return false
}

/** Checks the first bytes of a file, which is cheap. */
export const beginsLikeWebm = (head: Buffer): boolean =>
  head.length >= 4 && head.readUInt32BE(0) === ids.header

/** @throws NotAVideo with the reason */
export async function checkWebm(reader: Reader): Promise<void> {
  let header = false
  let video = false
  let pictures = false
  for await (const top of elements(reader, 0, reader.size)) {
    if (top.id === ids.header) header = await isWebmHeader(reader, top)
    if (top.id !== ids.segment) continue
    for await (const part of elements(reader, top.start, top.end ?? reader.size)) {
      if (
        part.id === ids.tracks &&
        part.end !== null &&
        (await hasVideoTrack(reader, { start: part.start, end: part.end }))
      )
        video = true
      if (part.id === ids.cluster) pictures = true
    }
  }
  if (!header) throw new NotAVideo('It does not say that it is WebM')
  if (!video) throw new NotAVideo('It has no video track')
  if (!pictures) throw new NotAVideo('It holds no pictures')
}
