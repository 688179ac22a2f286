import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { slug } from '@clinic/content/foreignFiles'
import { asJpeg } from './pictures/asJpeg'

/**
 * `npm run add-picture -- <file> [name]`: puts a picture into data/images under a name that makes
 * an address; see {@link asJpeg}.
 */
async function add([file, wanted]: string[]): Promise<string> {
  const example = 'npm run add-picture -- ~/Pictures/IMG_2043.HEIC lips-after'
  if (file === undefined) throw new Error(`Name a picture: ${example}`)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Error(`${file} is not there, or is no file. Name a picture: ${example}`)
  const name = slug(basename(wanted ?? file).replace(/\.\w+$/, ''))
  if (name === '')
    throw new Error(`${file} needs a name of Latin letters or digits for its address: ${example}`)
  const target = join('data', 'images', `${name}.jpg`)
  if (existsSync(target)) throw new Error(`${target} is there already. Give another name.`)
  const bytes = await asJpeg(readFileSync(file)).catch((error: Error) => {
    throw new Error(`${file} ${error.message}`)
  })
  writeFileSync(target, bytes, { flag: 'wx' })
  return `${target}. Show it as "image": "${name}", with alt, taken and consent (docs/editing.md).`
}

add(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
