/** Thrown by {@link readAtMost}. */
export class TooLarge extends Error {
  override name = 'TooLarge'
}

/** Initial size of the buffer in bytes. */
const first = 16 * 1024

/**
 * Reads a whole body. Its bytes are copied into one buffer, which grows with them, and let go: a
 * piece of a single byte may stand in a buffer of 64 kB, so keeping the pieces would cost thousands
 * of times what was sent.
 * @param most how many bytes it may have
 * @param deadline ends the reading; what was read until then is given
 * @throws {TooLarge} when it has more
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  most: number,
  deadline: AbortSignal,
): Promise<Uint8Array> {
  const reader = body.getReader()
  const stop = () => void reader.cancel().catch(() => undefined)
  deadline.addEventListener('abort', stop)
  try {
    let buffer = new Uint8Array(Math.min(first, most))
    let size = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return buffer.subarray(0, size)
      if (size + value.byteLength > most) throw new TooLarge()
      if (size + value.byteLength > buffer.length) {
        const larger = new Uint8Array(
          Math.min(most, Math.max(2 * buffer.length, size + value.byteLength)),
        )
        larger.set(buffer.subarray(0, size))
        buffer = larger
      }
      buffer.set(value, size)
      size += value.byteLength
    }
  } finally {
    deadline.removeEventListener('abort', stop)
    stop()
  }
}
