import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copySite, differences, fingerprints, type SiteCopy } from '../helpers/siteCopy'

/**
 * Two builds of the same content, from nothing and in two folders, are the same to the byte; one
 * price changes only what shows it; and content that is not in order changes nothing at all. The
 * builds are made once and shared.
 */
const minutes = 60_000
let one: SiteCopy
let two: SiteCopy
let first: Map<string, string>
let second: Map<string, string>
let edited: Map<string, string>
const logs: string[] = []

const publicOf = (copy: SiteCopy) => join(copy.folder, 'public')
const build = async (copy: SiteCopy) => {
  const started = Date.now()
  const { code, output } = await copy.run('gatsby', 'build')
  logs.push(`${((Date.now() - started) / 1000).toFixed(0)} s`)
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`)
}

beforeAll(async () => {
  one = copySite()
  // One draws every picture anew, the other takes them from the cache of the last build.
  two = copySite({ pictures: true })
  await Promise.all([build(one), build(two)])
  first = fingerprints(publicOf(one))
  second = fingerprints(publicOf(two))
  // The new amount stands nowhere else, so that the files that show it can be told.
  one.edit('data/prices.json', (text) =>
    text.replace(/("key": "masseter",[^}]*"amount": )350/, '$1367'),
  )
  await build(one)
  edited = fingerprints(publicOf(one))
  process.stderr.write(`Two cold builds side by side, then a warm one: ${logs.join(', ')}\n`)
}, 8 * minutes)
afterAll(() => {
  one?.remove()
  two?.remove()
})

describe('building twice', () => {
  it('gives the same files, byte for byte', () => {
    expect(first.size).toBeGreaterThan(300)
    expect(differences(first, second)).toEqual([])
  })
})

describe('changing one price', () => {
  const read = (file: string) => readFileSync(join(publicOf(one), file), 'utf8')

  it('changes the pages that show it, their data and the AI context, and nothing else', () => {
    const changed = differences(first, edited)
    expect(changed.filter((file) => !/\.(html|json)$/.test(file))).toEqual([])
    expect(changed.filter((file) => !read(file).includes('£367'))).toEqual([])
  })

  it('reaches every place: the treatment, lists, the price list, the AI context', () => {
    const changed = differences(first, edited)
    for (const file of [
      '/masseter-botox/index.html',
      '/page-data/masseter-botox/page-data.json',
      '/treatments/index.html',
      '/botox-cost-london/index.html',
      '/data/context.json',
    ])
      expect(changed).toContain(file)
    expect(changed).not.toContain('/profhilo/index.html')
    expect(changed).not.toContain('/data/search.json')
  })
})

describe('content that is not in order', () => {
  const breakFile = (copy: SiteCopy) =>
    copy.edit('data/treatments/lip-fillers.json', (text) => text.replace('"title"', '"titel"'))

  it(
    'stops the build with its report, and leaves public/ as it was',
    async () => {
      breakFile(two)
      const { code, output } = await two.run('gatsby', 'build')
      expect(code).not.toBe(0)
      expect(output).toContain('data/treatments/lip-fillers.json')
      expect(output).toContain('titel')
      expect(differences(second, fingerprints(publicOf(two)))).toEqual([])
    },
    2 * minutes,
  )

  it(
    'makes no public/ where there was none',
    async () => {
      const fresh = copySite({ pictures: true })
      try {
        breakFile(fresh)
        const { code } = await fresh.run('gatsby', 'build')
        expect(code).not.toBe(0)
        expect(fingerprints(publicOf(fresh)).size).toBe(0)
      } finally {
        fresh.remove()
      }
    },
    2 * minutes,
  )
})
