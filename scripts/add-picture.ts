import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'

/**
 * `npm run add-picture -- <file> [name]`: puts a picture as a camera or a telephone makes it into
 * data/images: upright, in the colours of the web, small enough, without where and with what it was
 * taken, under a name that makes an address.
 */
async function add([file, wanted]: string[]): Promise<string> {
  if (file === undefined || !existsSync(file))
    throw new Error('Name a picture: npm run add-picture -- ~/Pictures/IMG_2043.jpg lips-after')
  const name = (wanted ?? basename(file, extname(file)))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const target = join('data', 'images', `${name}.jpg`)
  if (existsSync(target)) throw new Error(`${target} is there already. Give another name.`)
  const picture = sharp(readFileSync(file), { limitInputPixels: 120_000_000 })
  const { pages = 1 } = await picture.metadata().catch(() => {
    throw new Error(
      `${file} cannot be read as a picture. HEIC of an iPhone: share it by e-mail, which makes a .jpg of it.`,
    )
  })
  if (pages > 1) throw new Error(`${file} moves. Save one picture of it.`)
  const bytes = await picture
    .rotate()
    .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer()
  writeFileSync(target, bytes, { flag: 'wx' })
  return `${target}. Show it as "image": "${name}", with alt, taken and consent (docs/editing.md).`
}

add(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
