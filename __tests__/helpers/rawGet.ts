import { request } from 'node:http'
import { connect } from 'node:net'

type RawAnswer = { status: number; headers: Record<string, string | undefined>; body: Buffer }

/** A request that shows exactly what was sent: fetch decodes, and follows redirects, by itself. */
export const rawGet = (
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) =>
  new Promise<RawAnswer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers as never,
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })

/**
 * Sends a request line as it stands, even one that no client would send, and gives the whole answer
 * as text.
 */
export const rawRequest = (port: number, line: string) =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    )
    socket.setEncoding('latin1').on('data', (part: string) => (text += part))
    socket.once('end', () => resolve(text)).once('error', reject)
  })
