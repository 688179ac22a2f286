import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { median } from './figures'

/** Folders of public/ that hold no page of the site. */
const noPages = new Set(['static', 'page-data', 'plates', 'social', 'data', 'cms'])
const redirects = /http-equiv="refresh"/i

/** Every page of the site with its HTML as it is sent, redirects aside. */
function pagesOf(publicDir: string): { path: string; html: string }[] {
  const inside = (folder: string): { path: string; html: string }[] =>
    readdirSync(join(publicDir, folder), { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory()) return folder === '' && noPages.has(entry.name) ? [] : inside(join(folder, entry.name))
      return entry.name === 'index.html' ? [{ path: `/${folder}`.replace(/\/?$/, '/'), html: readFileSync(join(publicDir, folder, entry.name), 'utf8') }] : []
    })
  return inside('').filter(({ html }) => !redirects.test(html))
}

/** What the HTML of the pages weighs as brotli. */
export function weights(publicDir: string): { pages: number; least: number; middle: number; most: number; heaviest: string } {
  const sizes = pagesOf(publicDir)
    .map(({ path, html }) => ({ path, bytes: brotliCompressSync(html).length }))
    .toSorted((a, b) => a.bytes - b.bytes)
  const [first, last] = [sizes[0]!, sizes.at(-1)!]
  return { pages: sizes.length, least: first.bytes, middle: median(sizes.map(({ bytes }) => bytes)), most: last.bytes, heaviest: last.path }
}
