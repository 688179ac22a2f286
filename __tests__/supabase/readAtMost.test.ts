import { readAtMost } from '../../supabase/functions/_shared/http'

const megabytes = (bytes: number) => bytes / 1024 / 1024

it('keeps no piece of a body, whose single byte may stand in a buffer of 64 kB', async () => {
  const pieces = 8000
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent === pieces) return controller.close()
      sent++
      controller.enqueue(new Uint8Array(64 * 1024).subarray(0, 1))
      most = Math.max(most, process.memoryUsage().arrayBuffers)
    },
  })
  const read = await readAtMost(body, 16 * 1024, new AbortController().signal)
  expect(read.byteLength).toBe(pieces)
  // All pieces together are 500 MB.
  expect(megabytes(most - before)).toBeLessThan(250)
})
