import { createServer } from 'node:net'

/** Checks that nothing listens on a port of this machine, over IPv4 or IPv6. */
export async function portFree(port: number): Promise<boolean> {
  const free = (host: string) =>
    new Promise<boolean>((resolve) => {
      const server = createServer()
      server.once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
      )
      server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
    })
  return (await free('127.0.0.1')) && (await free('::1'))
}

/** Returns the preferred port, or else the next free one after it. */
export async function freePort(preferredPort: number): Promise<number> {
  for (let port = preferredPort; port < preferredPort + 100; port++)
    if (await portFree(port)) return port
  throw new Error(`There is no free port between ${preferredPort} and ${preferredPort + 99}.`)
}

/** Returns any free port; for tests and for the embedded database. */
export function anyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
