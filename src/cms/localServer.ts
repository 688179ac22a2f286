import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { filesBelow } from '../files/folders'
import { contentType } from '../files/fileTypes'
import { loadContent } from '@clinic/content/load'
import { isFile, statOf } from '@clinic/content/stat'
import { cmsConfig } from './config'
import { cmsPage, snapshot } from './publishCms'
import { cmsPath, localHeader } from './paths'
import { cmsPolicy } from './policy'

/**
 * The CMS on a checkout of this machine: its page, and the files below data/ to read and to write.
 * It answers this machine only, and only to its own page: another site open in the same browser can
 * neither send its header nor read its answers.
 */
export type LocalCms = {
  /** The folder that is called data/ in the repository. */
  dataDir: string
  /** The scripts of the CMS, and the one that starts it; see bundle.ts. */
  scripts: string
  start: string
}

const json = contentType('x.json')

/** Paths that may be read and written: content files and pictures, in their places. */
const editable = /^data\/(?:[a-z0-9-]+\/)?[\w-][\w.-]*\.(?:json|jpe?g|png|webp|avif)$/
const readable = /^data\/(?:[a-z0-9-]+\/)?[\w.-]+$/

/** Returns the server of `npm run cms`; whoever starts it chooses the port. */
export const localCmsServer = (cms: LocalCms): Server =>
  createServer((request, response) => void answer(cms, request, response))

async function answer(
  cms: LocalCms,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (
    status: number,
    body: string | Buffer,
    type = 'text/plain; charset=utf-8',
    more: Record<string, string> = {},
  ) => {
    response.writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      ...more,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  try {
    // A name that leads here from elsewhere is not this machine's own.
    if (!/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(request.headers.host ?? ''))
      return send(403, 'The editor answers on localhost only.\n')
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (path.startsWith(`${cmsPath}files/`))
      return await files(cms, path.slice(`${cmsPath}files/`.length), request, send)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(405, 'This address only gives pages.\n')
    if (path === '/' || path === cmsPath.slice(0, -1))
      return send(302, '', undefined, { location: cmsPath })
    if (path === cmsPath)
      return send(200, cmsPage(cms.start), 'text/html; charset=utf-8', {
        'content-security-policy': cmsPolicy(),
      })
    if (path === `${cmsPath}config.json`) return send(200, JSON.stringify(config(cms)), json)
    if (path === `${cmsPath}content.json`)
      return send(200, JSON.stringify(snapshot(cms.dataDir)), json)
    const file = servedFile(path, cms.scripts)
    if (file !== null && isFile(file)) return send(200, readFileSync(file), contentType(file))
    send(404, 'There is nothing here.\n')
  } catch (error) {
    send(500, `${error instanceof Error ? error.message : String(error)}\n`)
  }
}

/** Returns the configuration from the content as it stands now, broken files left out. */
function config({ dataDir }: LocalCms) {
  const { content, problems } = loadContent(dataDir)
  if (content === null)
    throw new Error(
      'The content cannot be read. Run npm run check, which says ' +
        `more:\n${problems.map(({ file, what }) => `${file} ${what}`).join('\n')}`,
    )
  return cmsConfig(content, { mode: 'local' }, content.clinic.origin)
}

const readableFiles = (dataDir: string): string[] =>
  filesBelow(dataDir)
    .map((file) => `data/${file}`)
    .filter((path) => readable.test(path))

/**
 * Returns the file on disk for an address: the icon, or a script of the CMS; null for every other.
 */
function servedFile(path: string, scripts: string): string | null {
  if (path === '/favicon.svg') return 'static/favicon.svg'
  return path.startsWith(cmsPath) && !path.includes('..')
    ? join(scripts, path.slice(cmsPath.length))
    : null
}

type Send = (
  status: number,
  body: string | Buffer,
  type?: string,
  more?: Record<string, string>,
) => void

async function files(
  { dataDir }: LocalCms,
  path: string,
  request: IncomingMessage,
  send: Send,
): Promise<void> {
  if (request.headers[localHeader] === undefined)
    return send(403, 'Only the editor’s own page may ask for files.\n')
  if (path === '') return send(200, JSON.stringify(readableFiles(dataDir)), json)
  const onDisk = join(dataDir, path.replace(/^data\//, ''))
  if (request.method === 'GET') {
    const stat = readable.test(path) ? statOf(onDisk) : undefined
    if (!stat?.isFile()) return send(404, `${path} is not there.\n`)
    return send(200, readFileSync(onDisk), contentType(path), {
      'last-modified': stat.mtime.toUTCString(),
    })
  }
  if (!editable.test(path)) return send(403, `${path} is not a file the editor may change.\n`)
  if (request.method === 'PUT') {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    mkdirSync(dirname(onDisk), { recursive: true })
    // Written whole or not at all: `npm run develop` reads the file the moment it changes.
    writeFileSync(`${onDisk}.part`, Buffer.concat(chunks))
    renameSync(`${onDisk}.part`, onDisk)
    return send(200, '')
  }
  if (request.method === 'DELETE') {
    if (!existsSync(onDisk)) return send(404, `${path} is not there.\n`)
    rmSync(onDisk)
    return send(200, '')
  }
  send(405, 'Files can be read, written and taken away.\n')
}
