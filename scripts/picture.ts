import { mkdirSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { subjects } from '@clinic/illustration/plates/drawings'
import { loadContent } from '@clinic/content/load'
import { illustrationsIn, illustrationSvg } from '../src/pictures/illustrations'
import { rasterised } from '../src/pictures/rasterised'

/**
 * `npm run picture -- NAME [--watch]`: draws one picture into .local/picture/NAME.svg and .png: a
 * plate of packages/illustration/src/names.ts, or the illustration of a page of data/. With --watch
 * again whenever code that draws it is saved.
 */
const [name = '', watch] = process.argv.slice(2)

/**
 * Lists every drawing by name: the plates, as heroes show them, and the content's illustrations.
 */
function drawings(): Map<string, () => string> {
  const { content } = loadContent('data')
  return new Map([
    ...Object.entries(subjects).map(
      ([plate, { of, hero }]) => [plate, () => of(hero, { coarseness: 1 }).svg()] as const,
    ),
    ...(content ? illustrationsIn(content) : []).map(
      (one) => [one.name, () => illustrationSvg(one)] as const,
    ),
  ])
}

async function draw(): Promise<void> {
  const known = drawings()
  const svg = known.get(name)?.()
  if (svg === undefined)
    throw new Error(`There is no picture "${name}". There are: ${[...known.keys()].join(', ')}`)
  mkdirSync('.local/picture', { recursive: true })
  writeFileSync(`.local/picture/${name}.svg`, svg)
  const picture = await rasterised(svg)
  await picture.flatten({ background: 'white' }).png().toFile(`.local/picture/${name}.png`)
  console.log(`.local/picture/${name}.svg and .png`)
}

if (watch === '--watch')
  spawnSync('node_modules/.bin/tsx', ['watch', __filename, name], { stdio: 'inherit' })
else
  draw().catch(({ message }: Error) => {
    console.error(message)
    process.exitCode = 1
  })
