import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteListener } from '../../server/site'

export type BenchServer = { origin: string; close: () => Promise<void> }

/**
 * Serves a built site as `npm start` does, over HTTP/2 as hosts do, on loopback under a certificate
 * of its own.
 */
export async function serveAsHost(dir: string): Promise<BenchServer> {
  const sessions = new Set<ServerHttp2Session>()
  // Node's HTTP/2 server calls listeners that were written for HTTP/1 in the same way.
  const server = createSecureServer(
    { ...certificate(), allowHTTP1: true },
    siteListener({ dir }) as unknown as RequestListener as never,
  )
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy()
        server.close(() => resolve())
      }),
  }
}

function certificate(): { key: Buffer; cert: Buffer } {
  const dir = mkdtempSync(join(tmpdir(), 'bench-certificate-'))
  const [key, cert] = [join(dir, 'key'), join(dir, 'cert')]
  const options = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'
  try {
    execFileSync(
      'openssl',
      [...options.split(' '), '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
      { stdio: 'ignore' },
    )
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(dir, { recursive: true })
  }
}
