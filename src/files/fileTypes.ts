import { extname } from 'node:path'

/** The `Content-Type` of each kind of file, by its ending: for the local servers. Text is UTF-8. */
const fileTypes: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  yml: 'text/yaml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

const unknownFileType = 'application/octet-stream'

/** Checks whether a type is sent with its encoding; SVG names its own. */
const isText = (type: string): boolean =>
  /^text\/|^application\/(?:json|manifest\+json|xml)$/.test(type)

/**
 * Checks whether a type gets smaller when it is compressed; pictures, fonts and films are packed
 * already.
 */
export const isCompressible = (type: string): boolean =>
  isText(type) || type === 'image/svg+xml' || type === 'application/wasm'

/** Returns the type of a file without its encoding, by its name. */
export const fileType = (file: string): string =>
  fileTypes[extname(file).slice(1).toLowerCase()] ?? unknownFileType

/** Returns what a file's `Content-Type` says. */
export const contentType = (file: string): string =>
  isText(fileType(file)) ? `${fileType(file)}; charset=utf-8` : fileType(file)
