import type { FileHandle } from 'node:fs/promises'

/** The file is not what it says. */
export class NotAVideo extends Error {}

/**
 * More parts than any camera writes in a day; a file made of tiny parts would keep the server
 * reading.
 */
const mostParts = 100_000

/** Size of one read in bytes: the headers of small parts lie close together. */
const blockBytes = 64 * 1024

/** Reads small pieces of a large file, wherever they are. */
export class Reader {
  #parts = 0
  #block = { from: 0, bytes: Buffer.alloc(0) }
  readonly #file: FileHandle
  readonly size: number

  constructor(file: FileHandle, size: number) {
    this.#file = file
    this.size = size
  }

  /** Reads `length` bytes. @throws NotAVideo when the file ends before */
  async at(position: number, length: number): Promise<Buffer> {
    if (position + length > this.size) throw new NotAVideo('It is cut off')
    const { from, bytes } = this.#block
    if (position < from || position + length > from + bytes.length) {
      const { bytesRead, buffer } = await this.#file.read(
        Buffer.alloc(Math.max(length, blockBytes)),
        0,
        undefined,
        position,
      )
      if (bytesRead < length) throw new NotAVideo('It is cut off')
      this.#block = { from: position, bytes: buffer.subarray(0, bytesRead) }
    }
    const start = position - this.#block.from
    return this.#block.bytes.subarray(start, start + length)
  }

  /** Reads up to `length` bytes, as many as there are. */
  async upTo(position: number, length: number): Promise<Buffer> {
    return this.at(position, Math.max(0, Math.min(length, this.size - position)))
  }

  /** Counts each part that is read. @throws when there are too many */
  count(): void {
    if (++this.#parts > mostParts) throw new NotAVideo('It has too many parts')
  }
}
