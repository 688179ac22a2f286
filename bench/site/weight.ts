import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pageAddress, publicPages } from '../../src/build/publicPages'
import { isRedirectStub } from '../../src/build/redirects'
import { median } from '../figures'

/** Every page of the site with its HTML as it is sent, redirects aside. */
const pagesOf = (publicDir: string): { path: string; html: string }[] =>
  publicPages(publicDir)
    .filter((file) => basename(file) === 'index.html')
    .map((file) => ({ path: pageAddress(publicDir, file), html: readFileSync(file, 'utf8') }))
    .filter(({ html }) => !isRedirectStub(html))

/** What the HTML of the pages weighs as brotli. */
export function weights(publicDir: string): {
  pages: number
  least: number
  middle: number
  most: number
  heaviest: string
} {
  const sizes = pagesOf(publicDir)
    .map(({ path, html }) => ({ path, bytes: brotliCompressSync(html).length }))
    .toSorted((a, b) => a.bytes - b.bytes)
  const [first, last] = [sizes[0]!, sizes.at(-1)!]
  return {
    pages: sizes.length,
    least: first.bytes,
    middle: median(sizes.map(({ bytes }) => bytes)),
    most: last.bytes,
    heaviest: last.path,
  }
}
