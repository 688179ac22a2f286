/** Pieces of video files, for tests. */

/** An ISO media box: its length, its type, its content. */
export function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** A handler box: `vide` for pictures, `soun` for sound. */
export const handler = (kind: string): Buffer =>
  box('hdlr', Buffer.concat([Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(13)]))

/** An MP4 file of a type box, a movie box with a video track, and media data of `length` bytes. */
export const classicMovie = (length: number): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42')),
    box(
      'moov',
      Buffer.concat([
        box('mvhd', Buffer.alloc(100)),
        box('trak', Buffer.concat([box('tkhd', Buffer.alloc(84)), box('mdia', handler('vide'))])),
      ]),
    ),
    box('mdat', Buffer.alloc(length, 7)),
  ])

/** An EBML element, its length in four bytes. */
export function element(id: number, content: Buffer): Buffer {
  const bytes = id.toString(16)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(0x10000000 + content.length)
  return Buffer.concat([
    Buffer.from(bytes.length % 2 ? `0${bytes}` : bytes, 'hex'),
    length,
    content,
  ])
}
