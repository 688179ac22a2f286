import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/**
 * A model service on this machine that answers as it is told to, and notes what it was asked and
 * how much it sent.
 */
export type FakeModel = {
  url: string
  asked: { path: string; headers: IncomingMessage['headers']; body: string }[]
  sent: number
  /** Resolves when the other side has hung up on the answer that is being sent. */
  answer: (respond: (response: ServerResponse) => void) => void
  stop: () => Promise<void>
}

export async function fakeModel(): Promise<FakeModel> {
  let respond: (response: ServerResponse) => void = (response) => response.end()
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      fake.asked.push({ path: request.url ?? '', headers: request.headers, body })
      respond(response)
    })
    const write = response.write.bind(response) as (chunk: string | Uint8Array) => boolean
    response.write = ((chunk: string | Uint8Array) => {
      fake.sent += chunk.length
      return write(chunk)
    }) as typeof response.write
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeModel = {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}/v1`,
    asked: [],
    sent: 0,
    answer: (next) => (respond = next),
    stop: () =>
      new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
  return fake
}

/** A whole reply as OpenAI's services write it. */
export const openai =
  (content: unknown, more: object = {}) =>
  (response: ServerResponse) =>
    void response.end(
      JSON.stringify({
        choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop', ...more }],
      }),
    )

/** A whole reply as Anthropic's messages API writes it. */
export const anthropic =
  (text: string, reason = 'end_turn') =>
  (response: ServerResponse) =>
    void response.end(
      JSON.stringify({
        type: 'message',
        role: 'assistant',
        content: [{ type: 'text', text }],
        stop_reason: reason,
      }),
    )

/** Writes for as long as anybody reads, up to so many bytes. */
export const endless = (bytes: number) => (response: ServerResponse) => {
  const piece = Buffer.alloc(64 * 1024, 'a ')
  let left = bytes
  response.write('{"choices":[{"message":{"content":"')
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= piece.length
      if (!response.write(piece)) return void response.once('drain', more)
    }
    response.end('"}}]}')
  }
  more()
}

/** Writes a piece now and then, and never ends. */
export const dripping = (response: ServerResponse) => {
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}
