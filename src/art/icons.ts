import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { emblem } from './emblem'
import { paper } from './svg'

/** The files of static/ that are made rather than written: icons, the web manifest and the fonts' licence. */
export async function iconFiles(clinic: { name: string; shortName: string }): Promise<Map<string, Buffer>> {
  const drawn = emblem({ lines: 9 })
  const small = emblem({ lines: 7 })
  const ico = icoOf([
    { side: 16, bytes: await png(emblem({ lines: 0 }), 16) },
    { side: 32, bytes: await png(small, 32) },
    { side: 48, bytes: await png(small, 48) },
  ])
  return new Map([
    ['favicon.svg', Buffer.from(small)],
    ['favicon.ico', ico],
    ['apple-touch-icon.png', await png(drawn, 180)],
    ['icon-192.png', await png(drawn, 192)],
    ['icon-512.png', await png(drawn, 512)],
    // launchers cut maskable icons to circles: the face keeps inside the middle four fifths
    ['icon-maskable-512.png', await png(emblem({ lines: 9, margin: 0.17 }), 512)],
    ['site.webmanifest', Buffer.from(manifest(clinic))],
    ['OFL.txt', Buffer.from(fontLicence())],
  ])
}

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: 96 })
    .resize(side, side)
    .flatten({ background: paper })
    .png({ palette: true, colours: 32, dither: 0, compressionLevel: 9 })
    .toBuffer()

/** An .ico is a list of sizes and places, followed by the pictures themselves. */
function icoOf(pictures: { side: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [i, { side, bytes }] of pictures.entries()) {
    const at = 6 + 16 * i
    head.writeUInt8(side, at)
    head.writeUInt8(side, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(bytes.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}

const manifest = ({ name, shortName }: { name: string; shortName: string }) =>
  `${JSON.stringify(
    {
      name,
      short_name: shortName,
      lang: 'en-GB',
      start_url: '/',
      display: 'browser',
      theme_color: paper,
      background_color: paper,
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`

const fonts = {
  'Libre Caslon Display': '@fontsource/libre-caslon-display',
  'Libre Caslon Text': '@fontsource/libre-caslon-text',
  'Source Sans 3': '@fontsource-variable/source-sans-3',
}

/** What the font says of itself where its package's licence names another, who only handed it on. */
const owners: Record<string, string> = { 'Source Sans 3': '© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’' }

/** The three fonts are under one licence: who owns each, and then the licence once. */
function fontLicence(): string {
  const packages = createRequire(join(process.cwd(), 'package.json'))
  const texts = Object.entries(fonts).map(([font, name]) => {
    const [owner, ...terms] = readFileSync(packages.resolve(`${name}/LICENSE`), 'utf8').split('\n')
    return { font, owner: owners[font] ?? owner!.split(/ \S+\.ttf: /)[0]!, terms: terms.join('\n').trim() }
  })
  if (new Set(texts.map(({ terms }) => terms)).size > 1) throw new Error('The fonts are no longer under one licence: static/OFL.txt must give each of theirs.')
  return `${texts.map(({ font, owner }) => `${font}: ${owner}`).join('\n')}\n\n${texts[0]!.terms}\n`
}
