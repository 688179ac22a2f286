import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { contentType } from '../../src/files/fileTypes'
import { decodeURIComponent } from '../../src/browser/decode'
import { siteDir } from './builtSite'

/**
 * The headers that the host adds to every page, so that the content security policy is tested too.
 */
function commonHeaders(): [string, string][] {
  const file = join(siteDir, '_headers')
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  const from = lines.indexOf('/*') + 1
  if (from === 0) return []
  const end = lines.findIndex((line, index) => index >= from && !line.startsWith(' '))
  return lines
    .slice(from, end < 0 ? undefined : end)
    .map((line) => /^\s+([\w-]+):\s*(.+)$/.exec(line))
    .filter((match) => match !== null)
    .map((match): [string, string] => [match[1]!, match[2]!])
    .filter(([name]) => name !== 'Strict-Transport-Security')
}

export type ServedSite = { origin: string; close(): Promise<void> }

/**
 * Serves the built site as a static host does: folders with a trailing slash, and the not-found
 * page with status 404.
 */
export async function serveSite(): Promise<ServedSite> {
  if (!existsSync(join(siteDir, 'index.html')))
    throw new Error(`${siteDir} holds no site. Run npm run build, and npm run build:clinic`)
  const common = commonHeaders()
  const server = createServer((request, response) => {
    for (const [name, value] of common) response.setHeader(name, value)
    const { pathname, search } = new URL(request.url!, 'http://site')
    const path = join(siteDir, normalize(decodeURIComponent(pathname)))
    const isFolder = existsSync(path) && statSync(path).isDirectory()
    if (isFolder && !pathname.endsWith('/')) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end()
      return
    }
    const wanted = isFolder ? join(path, 'index.html') : path
    const found = existsSync(wanted) && statSync(wanted).isFile()
    const file = found ? wanted : join(siteDir, '404.html')
    response.writeHead(found ? 200 : 404, {
      'Content-Type': contentType(file),
      'Content-Length': statSync(file).size,
      'Cache-Control': /-[0-9a-f]{20}\.js$/.test(file)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    })
    if (request.method === 'HEAD') response.end()
    else createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
