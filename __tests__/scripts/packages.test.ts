import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** docs/dependencies.md against package.json. Packages that nothing uses are knip's to find. */

type Manifest = {
  license?: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  overrides: Record<string, unknown>
}
const json = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

const manifest = json<Manifest>('package.json')
const versions = { ...manifest.dependencies, ...manifest.devDependencies }
const names = Object.keys(versions)
const guide = readFileSync('docs/dependencies.md', 'utf8')

/**
 * The rows of the guide's tables: package → licence. A row names its package in code marks, and has
 * the licence third.
 */
const rows = new Map(
  guide
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap((cells) =>
      cells.length === 6 && /^`.+`$/.test(cells[1]!)
        ? [[cells[1]!.slice(1, -1), cells[3]!] as const]
        : [],
    ),
)

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
it('every version is exact, and the one in the lock file', () => {
  const { packages } = json<{ packages: Record<string, { version: string }> }>('package-lock.json')
  expect(names.filter((name) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(versions[name]!))).toEqual([])
  expect(
    names.filter((name) => packages[`node_modules/${name}`]?.version !== versions[name]),
  ).toEqual([])
})

it('the functions on Supabase run the versions that the tests run', () => {
  const written = filesBelow('supabase', /^deno\.json$/)
    .concat(filesBelow('server', /^deno\.json$/))
    .flatMap((file) =>
      Object.values(json<{ imports: Record<string, string> }>(file).imports).map((address) => ({
        file,
        address,
      })),
    )
  expect(written.length).toBeGreaterThan(5)
  const own = ({ address }: { address: string }) => {
    const [, name, version] = /^npm:((?:@[^/]+\/)?[^/@]+)@([^/]+)/.exec(address) ?? []
    return name !== undefined && versions[name] === version
  }
  const foreign = written.filter(({ address }) => !address.startsWith('../'))
  expect(foreign.filter((entry) => !own(entry))).toEqual([])
})

describe('docs/dependencies.md', () => {
  it('names every package and no other', () =>
    expect([...rows.keys()].toSorted()).toEqual(names.toSorted()))

  it.each(names)('gives the licence that %s states', (name) => {
    expect(rows.get(name)).toBe(json<Manifest>(`node_modules/${name}/package.json`).license)
  })

  it('explains every override and no other', () => {
    const [, overrides = ''] = guide.split('## Overrides')
    const explained = [...overrides.split('\n## ')[0]!.matchAll(/^- (.*?):/gm)].flatMap(
      ([, what]) => [...what!.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    )
    expect(explained.toSorted()).toEqual(Object.keys(manifest.overrides).toSorted())
  })
})
