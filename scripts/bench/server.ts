import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse, type ServerHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { contentType, fileType, isCompressible } from '../../src/build/fileTypes'

/** The site as a good static host serves it: HTTP/2, text as brotli 11, files with a hash in their names kept for ever. */
export type BenchServer = { origin: string; close: () => Promise<void> }

const hashed = /-[0-9a-f]{8,}\.\w+$|\/static\//

type Ready = { status: number; body: Buffer; headers: Record<string, string> }

/**
 * Serves `dir` on loopback under a certificate of its own.
 * @param change what to make of each page before it is sent
 */
export async function serveAsHost(dir: string, change: (html: string) => string = (html) => html): Promise<BenchServer> {
  const ready = new Map<string, Ready>()
  const answer = (path: string): Ready => {
    const wanted = [path, join(path, 'index.html')].map((name) => join(dir, normalize(name))).find((file) => existsSync(file) && statSync(file).isFile())
    const file = wanted ?? join(dir, '404.html')
    const type = fileType(file)
    const isPage = type === 'text/html'
    const raw = isPage ? Buffer.from(change(readFileSync(file, 'utf8'))) : readFileSync(file)
    const body = isCompressible(type) ? brotliCompressSync(raw) : raw
    const headers = {
      'content-type': contentType(file),
      'content-length': String(body.length),
      'cache-control': hashed.test(file) && !isPage ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      ...(body === raw ? {} : { 'content-encoding': 'br' }),
    }
    return { status: wanted === undefined ? 404 : 200, body, headers }
  }
  const sessions = new Set<ServerHttp2Session>()
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const path = decodeURIComponent(request.url.split('?')[0]!)
    if (!ready.has(path)) ready.set(path, answer(path))
    const { status, body, headers } = ready.get(path)!
    response.writeHead(status, headers)
    if (request.method === 'HEAD') response.end()
    else response.end(body)
  })
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
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(dir, { recursive: true })
  }
}
