import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

/**
 * A flood of bodies in chunks of one byte, each of which a careless reader keeps with a buffer of
 * 64 kB around it.
 */

const chunk = '1\r\nx\r\n'

/**
 * Opens such requests and leaves them unfinished.
 * @param chunks how many one-byte chunks each connection sends; 15,633 are 94 kB on the wire
 * @returns the sockets, with every byte handed to the kernel
 */
export async function chunkFlood(
  port: number,
  { connections, chunks }: { connections: number; chunks: number },
): Promise<Socket[]> {
  const head = `POST /functions/v1/ai-chat HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\napikey: local-anon-key\r\ntransfer-encoding: chunked\r\n\r\n`
  return Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ host: '127.0.0.1', port })
      socket.on('error', () => undefined).resume()
      // A chunk a packet, as far as the kernel lets them be: a reader that gets many at once keeps
      // one buffer for them all.
      socket.setNoDelay(true).write(head)
      for (let sent = 0; sent < chunks && !socket.destroyed; sent++) {
        socket.write(chunk)
        if (sent % 8 === 0) await new Promise((resolve) => setImmediate(resolve))
      }
      return socket
    }),
  )
}

/** Resident memory of a process in MB, now and at its highest (Linux). */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)![1]) / 1024)
  return { now: read('VmRSS'), peak: read('VmHWM') }
}
