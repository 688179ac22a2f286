import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType, fileType, isCompressible } from '../src/files/fileTypes'
import { caching, privateFiles } from '../src/gatsby/hosting'
import { statOf } from '@clinic/content/stat'

/**
 * The built site on this machine, as a good host would serve it: /x and /x/ alike, 404.html with
 * its status, compression, caching, and the rules of public/_headers and public/_redirects. Used by
 * `npm start` and by the browser tests.
 */
export type SiteOptions = {
  dir: string
  /**
   * The real address of the functions, when they could not have the one the site was built with.
   */
  backend?: { built: string; actual: string }
  /** Answers some addresses itself (uploads); says whether it did. */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean
}

type HeaderRule = { pattern: RegExp; headers: [string, string][] }

/** Netlify's and Cloudflare's format: a path, then its headers indented. */
function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    if (/^\S/.test(line)) rules.push({ pattern: headerPattern(line.trim()), headers: [] })
    // `! Name` takes a wider rule's header away; here the last rule counts anyway.
    else if (!line.trim().startsWith('!')) {
      const colon = line.indexOf(':')
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
    }
  }
  return rules
}

/**
 * Makes the pattern of a rule's path. A folder is served without its slash too, by the same rules.
 */
const headerPattern = (path: string) =>
  /.\/\*$/.test(path)
    ? new RegExp(`${pathPattern(path).source}|${pathPattern(path.slice(0, -2)).source}`)
    : pathPattern(path)

type Redirect = { from: RegExp; to: string; status: number }

/**
 * Lines of `from to status`; `!` after the status forces a rule on some hosts and means nothing
 * here.
 */
function parseRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/)
    return from === undefined || to === undefined || from.startsWith('#')
      ? []
      : [{ from: pathPattern(from), to, status: Number.parseInt(status, 10) }]
  })
}

const pathPattern = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '(.*)')
      .replace(/:\w+/g, '([^/]+)')}$`,
  )

const isPrivate = new RegExp(privateFiles)

/**
 * Parses a request's address; null when it is none. Not resolved against a base: there `//x` would
 * name another host.
 */
function address(target: string): URL | null {
  const whole = target.startsWith('/') ? `http://site${target}` : target
  return URL.canParse(whole) ? new URL(whole) : null
}

type Encoding = '' | 'br' | 'gzip'

/** Chooses a compression that the browser accepts, if the file gains by it. */
function encodingFor(file: string, accepted: string): Encoding {
  if (!isCompressible(fileType(file)) || statSync(file).size < 600) return ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : ''
}

type Encoded = { body: Buffer; etag: string }

const plain = { 'content-type': 'text/plain; charset=utf-8' }

type Backend = NonNullable<SiteOptions['backend']>

/** Replaces the functions' address that a text was built with by the real one. */
const readdressed = (text: string, backend: Backend | undefined) =>
  backend ? text.replaceAll(backend.built, backend.actual) : text

/** Finds the file for a path of the site: itself, or the page of a folder. */
function findIn(dir: string, path: string): string | null {
  const file = normalize(join(dir, path))
  if (file !== dir && !file.startsWith(dir + sep)) return null
  if (isPrivate.test(path)) return null
  const stat = statOf(file)
  if (stat?.isFile()) return file
  const index = join(file, 'index.html')
  return stat?.isDirectory() && existsSync(index) ? index : null
}

/** Reads and compresses a file. */
async function encode(
  file: string,
  encoding: Encoding,
  backend: Backend | undefined,
): Promise<Encoded> {
  let body: Buffer = readFileSync(file)
  if (backend && isCompressible(fileType(file)) && body.includes(backend.built))
    body = Buffer.from(readdressed(body.toString('utf8'), backend))
  const tag = createHash('sha1').update(body).digest('base64url').slice(0, 20)
  if (encoding === 'br')
    body = await promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
    })
  if (encoding === 'gzip') body = await promisify(gzip)(body, { level: 6 })
  return { body, etag: `"${tag}${encoding === '' ? '' : `-${encoding}`}"` }
}

/** Encodes files and keeps the small ones, until they change. */
function encoder(backend: Backend | undefined) {
  const cache = new Map<string, Promise<Encoded>>()
  return (file: string, encoding: Encoding): Promise<Encoded> => {
    const { mtimeMs, size } = statSync(file)
    if (size > 4_000_000) return encode(file, encoding, backend)
    const key = `${file} ${mtimeMs} ${size} ${encoding}`
    let entry = cache.get(key)
    if (!entry) {
      if (cache.size > 3000) cache.clear()
      entry = encode(file, encoding, backend)
      cache.set(key, entry)
    }
    return entry
  }
}

/** A path that nobody is given. */
const nowhere = '/_headers'

/** Decodes the path of an address; one that cannot be a file's is not found. */
function pathOf({ pathname }: URL): string {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') ? nowhere : path
  } catch {
    return nowhere
  }
}

/** Answers requests for a built site; nothing it does can throw. */
export function siteListener({
  dir,
  backend,
  before,
}: SiteOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const read = (name: string) =>
    existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : ''
  const moved = backend?.built === backend?.actual ? undefined : backend
  const headerRules = parseHeaders(readdressed(read('_headers'), moved))
  const redirects = parseRedirects(read('_redirects'))
  const encoded = encoder(moved)

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = address(request.url ?? '/')
    if (asked === null) {
      response.writeHead(400, plain).end('This is not an address.\n')
      return
    }
    const path = pathOf(asked)
    const headers = Object.fromEntries(
      headerRules
        .filter(({ pattern }) => pattern.test(path))
        .flatMap((rule) => rule.headers.map(([name, value]) => [name.toLowerCase(), value])),
    ) as Record<string, string>
    const send = (status: number, more: Record<string, string>, body: Buffer | string) => {
      const length = String(Buffer.byteLength(body))
      response.writeHead(status, { ...headers, ...more, 'content-length': length })
      response.end(request.method === 'HEAD' ? undefined : body)
    }

    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(405, { allow: 'GET, HEAD', ...plain }, 'This address only gives pages.\n')
    const rule = redirects.find((redirect) => redirect.from.test(path))
    if (rule && rule.status >= 300 && rule.status < 400) {
      const location = rule.to + asked.search
      const more = { location, ...plain, 'cache-control': caching.redirect }
      return send(rule.status, more, `Moved to ${rule.to}\n`)
    }

    const found = findIn(dir, path) ?? (rule?.status === 200 ? findIn(dir, rule.to) : null)
    const file = found ?? findIn(dir, '/404.html')
    if (file === null) return send(404, plain, 'Not found\n')
    const encoding = encodingFor(file, String(request.headers['accept-encoding'] ?? ''))
    const { body, etag } = await encoded(file, encoding)
    const more: Record<string, string> = {
      'content-type': contentType(file),
      etag,
      vary: 'Accept-Encoding',
      'cache-control':
        found === null ? caching.missing : (headers['cache-control'] ?? caching.revalidate),
    }
    if (found !== null && request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) {
      response.writeHead(304, { ...headers, ...more }).end()
      return
    }
    if (encoding !== '') more['content-encoding'] = encoding
    send(found === null ? 404 : 200, more, body)
  }

  return (request, response) => {
    if (before?.(request, response)) return
    serve(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, plain)
      response.end('Something went wrong\n')
    })
  }
}

export type RunningSite = { url: string; port: number; close(): Promise<void> }

/** Serves the site on a port of this machine, over IPv4 and, where there is any, IPv6. */
export async function serveSite(
  options: SiteOptions & { port: number; hosts?: string[] },
): Promise<RunningSite> {
  const listener = siteListener(options)
  const servers: Server[] = []
  let { port } = options
  for (const host of options.hosts ?? ['127.0.0.1', '::1']) {
    const server = createServer({ keepAliveTimeout: 5000 }, listener)
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen({ port, host }, resolve)
      })
    } catch (error) {
      if (servers.length > 0) continue
      throw error
    }
    port = (server.address() as { port: number }).port
    servers.push(server)
  }
  return {
    url: `http://localhost:${port}`,
    port,
    close: async () => {
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((resolve) => {
              server.close(() => resolve())
              server.closeIdleConnections()
              setTimeout(() => server.closeAllConnections(), 1000).unref()
            }),
        ),
      )
    },
  }
}
