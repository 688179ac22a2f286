import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moveGatsbyFilesToCache, restoreGatsbyFiles } from '../../src/build/gatsbyCache'

let root: string
const [publicDir, cacheDir] = ['public', '.cache'].map((name) => () => join(root, name)) as [
  () => string,
  () => string,
]
const piece = () => join(publicDir(), '_gatsby/slices/scripts.html')
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stage-'))
  for (const folder of ['public/_gatsby/slices', 'public/~partytown', '.cache'])
    mkdirSync(join(root, folder), { recursive: true })
  for (const file of [
    'index.html',
    'chunk-map.json',
    'webpack.stats.json',
    '~partytown/partytown.js',
  ])
    writeFileSync(join(publicDir(), file), file)
  writeFileSync(piece(), 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

test('a finished site holds nothing that is only Gatsby’s, and the next build finds its pieces again', () => {
  moveGatsbyFilesToCache(publicDir(), cacheDir())
  expect(readdirSync(publicDir())).toEqual(['index.html'])
  restoreGatsbyFiles(publicDir(), cacheDir())
  expect(readFileSync(piece(), 'utf8')).toBe('one')
  writeFileSync(piece(), 'two')
  moveGatsbyFilesToCache(publicDir(), cacheDir())
  restoreGatsbyFiles(publicDir(), cacheDir())
  expect(readFileSync(piece(), 'utf8')).toBe('two')
})

test('a build from nothing needs nothing put back', () => {
  rmSync(cacheDir(), { recursive: true })
  expect(() => restoreGatsbyFiles(publicDir(), cacheDir())).not.toThrow()
  rmSync(publicDir(), { recursive: true })
  expect(() => restoreGatsbyFiles(publicDir(), cacheDir())).not.toThrow()
})
