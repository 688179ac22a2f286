import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../src/files/folders'

/** A part is a file's first two folders, or its first three below these. */
const threeDeep = /^(?:src\/(?:features|kinds)|supabase\/functions|packages\/\w+)\/[\w-]+\//

const partOf = (file: string): string =>
  threeDeep.exec(file)?.[0].slice(0, -1) ?? dirname(file).split('/').slice(0, 2).join('/')

const manifests = new Map(
  readdirSync('packages').map((name) => [
    `@clinic/${name}`,
    JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
      exports: Record<string, string>
    },
  ]),
)

/** Returns the file that a module is imported from, or undefined for one of node_modules. */
function fileOf(importer: string, name: string): string | undefined {
  const [, pack = '', path = ''] = /^(@clinic\/\w+)\/(.+)$/.exec(name) ?? []
  const exported = manifests.get(pack)?.exports[`./${path}`]
  if (exported !== undefined) return join(pack.replace('@clinic', 'packages'), exported)
  if (!name.startsWith('.')) return undefined
  const base = join(dirname(importer), name)
  return ['', '.ts', '.tsx']
    .map((ending) => base + ending)
    .find((candidate) => existsSync(candidate))
}

const roots = ['src', 'packages', 'supabase', 'server', 'scripts']

/** Returns every import between parts, of values and types: importing → imported → example. */
function imports(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  const files = roots.flatMap((root) => filesBelow(root).map((file) => join(root, file)))
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\/tests\//.test(name))) {
    const text = readFileSync(file, 'utf8')
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g)) {
      const target = fileOf(file, name!)
      if (target === undefined || partOf(target) === partOf(file)) continue
      const to = found.get(partOf(file)) ?? new Map<string, string>()
      found.set(partOf(file), to.set(partOf(target), `${file} imports ${target}`))
    }
  }
  return found
}

/**
 * Returns the imports of a circle, or nothing: parts that import no other are taken away until none
 * is left or the rest all lie on or lead to circles.
 */
function circle(graph: Map<string, Map<string, string>>): string[] {
  const left = new Map([...graph].map(([part, to]) => [part, new Map(to)]))
  for (let before = -1; before !== left.size;) {
    before = left.size
    for (const [part, to] of left) {
      for (const next of to.keys()) if (!left.has(next)) to.delete(next)
      if (to.size === 0) left.delete(part)
    }
  }
  return [...left.values()].flatMap((to) => [...to.values()])
}

test('folders import each other one way only', () => {
  expect(circle(imports())).toEqual([])
})

test('a package imports neither the site nor the functions, and of its neighbours what they export', () => {
  const outside = [...imports()].flatMap(([from, to]) =>
    [...to].filter(([part]) => from.startsWith('packages/') && !part.startsWith('packages/')),
  )
  expect(outside).toEqual([])
})
