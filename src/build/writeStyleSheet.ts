import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { styleSheetPath } from '../design/styleSheetPath'
import { isStyled, styleSheet, stylesIn, type Wardrobe } from './styleSheet'
import { writeIfChanged } from './writeIfChanged'

/** Gatsby renders only what has changed; this is what the other pages wear. It goes when Gatsby's cache goes, and then all are rendered. */
const recordFile = '.cache/page-styles.json'

/** Writes the style sheet of all pages and removes that of the build before. @returns its address */
export function writeStyleSheet(publicDir: string, files: string[]): string {
  const before: Wardrobe = existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Wardrobe) : { css: {}, pages: {} }
  const css = { ...before.css }
  const pages: Wardrobe['pages'] = {}
  for (const file of files) {
    const html = readFileSync(file, 'utf8')
    if (!isStyled(html)) continue
    const page = relative(publicDir, file)
    const fresh = stylesIn(html)
    for (const one of fresh) css[one.id] = one.css
    pages[page] = fresh.length > 0 ? fresh.map(({ id }) => id) : (before.pages[page] ?? forgotten(page))
  }
  const worn = new Set(Object.values(pages).flat())
  const record: Wardrobe = { css: Object.fromEntries(Object.entries(css).filter(([id]) => worn.has(id))), pages }
  const sheet = styleSheet(record)
  const file = join(publicDir, sheet.href)
  writeIfChanged(file, sheet.text)
  writeIfChanged(recordFile, JSON.stringify(record))
  const old = readdirSync(dirname(file)).filter((name) => name.startsWith(basename(styleSheetPath)) && name.endsWith('.css') && name !== basename(file))
  for (const name of old) rmSync(join(dirname(file), name))
  return sheet.href
}

function forgotten(page: string): never {
  throw new Error(`public/${page} is from an earlier build whose notes are gone. Run npx gatsby clean, and build again.`)
}
