import { seededRandom } from '@clinic/illustration/geometry/seededRandom'

/** A file as it is on the disk, or null for one that is to go; a link leads to another path. */
export type Written = Uint8Array | { link: string } | null
export type Files = ReadonlyMap<string, Uint8Array>

export const kinds = [
  'drop',
  'retype',
  'truncate',
  'duplicate',
  'swap',
  'encoding',
  'huge',
  'nested',
  'markup',
  'letters',
  'tokens',
  'slugs',
  'paths',
] as const
export type Kind = (typeof kinds)[number]

/** One thing done to the content: which files change, and in words what was done. */
export type Mutant = {
  kind: Kind
  collection: string
  file: string
  about: string
  changes: Map<string, Written>
}

/** Returns a seeded pseudo-random generator, the same at every run. */
export function seeded(seed: number) {
  const next = seededRandom(seed)
  return { next, pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]! }
}
type Chance = ReturnType<typeof seeded>

export const injections = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</title><script>alert(1)</script>',
  '[press](javascript:alert(1))',
  '[press](JAVASCRIPT:alert(1))',
  '[press](data:text/html,<script>alert(1)</script>)',
  '[press](//evil.example/x)',
  '[press](/lip-fillers#"onmouseover="alert(1))',
  '[press](https://evil.example/"onmouseover="alert(1))',
  '/<script>alert(1)</script>',
  '#<img src=x onerror=alert(1)>',
  '" onmouseover="alert(1)',
  "' & < > ' & \" <",
  '--><script>alert(1)</script><!--',
]
const badLetters = [
  '\u202Egnp.tpircs',
  '\0',
  '\uD800',
  'a\uDFFFb',
  '\u0007',
  '\u001B[31mred',
  '\u2028',
  '\uFFFE',
  '\u200Bword',
  '\u0085',
]
const oddTokens = [
  '{price:nothing}',
  '{price:',
  '{price:masseter}',
  '#{price:nothing}',
  '/{doctor}',
  '{{medicine}}',
  '{__proto__}',
  '{clinic:constructor}',
  '£{price:masseter}',
  '{name}',
]
const otherTypes: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e21,
  '',
  ' ',
  [],
  {},
  [[]],
  ['x'],
  { a: 1 },
  'undefined',
  '[object Object]',
  12.5,
]
const wrongPaths = [
  '../../etc/passwd',
  '/../../etc/passwd',
  '/lip-fillers/../about',
  '\\\\server\\share',
  'file:///etc/passwd',
  '/%2e%2e/x',
  '/lip-fillers\0.json',
  '//evil.example',
  '/.env',
  'con',
  '/a//b',
]
const keptRoutes = [
  '/cms',
  '/404',
  '/page-data',
  '/static',
  '/data',
  '/social',
  '/plates',
  '/functions',
]

type Place = { path: (string | number)[]; value: unknown }

function places(value: unknown, path: (string | number)[] = []): Place[] {
  const inner = Array.isArray(value)
    ? value.flatMap((v, i) => places(v, [...path, i]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([k, v]) => places(v, [...path, k]))
      : []
  return path.length === 0 ? inner : [{ path, value }, ...inner]
}

/** Returns `root` with the value at `path` made anew; `undefined` takes it out. */
function changed(
  root: unknown,
  path: (string | number)[],
  anew: (value: unknown) => unknown,
): unknown {
  const copy = structuredClone(root)
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], copy) as Record<
    string | number,
    unknown
  >
  const key = path.at(-1)!
  const made = anew(parent[key])
  if (made !== undefined)
    Object.defineProperty(parent, key, {
      value: made,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  else if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete parent[key]
  return copy
}

const bytes = (text: string) => new TextEncoder().encode(text)
const json = (value: unknown) => bytes(JSON.stringify(value, null, 2))
const name = (path: (string | number)[]) => path.join('.')

/** Returns the folder of a file, or for a file at the top its own name. */
export const collectionOf = (file: string) => file.split('/')[0]!.replace(/\.json$/, '')

/** Returns `count` mutants of `files`, spread evenly over every collection and every kind. */
export function mutants(files: Files, count: number, seed: number): Mutant[] {
  const chance = seeded(seed)
  const names = [...files.keys()].filter((file) => file.endsWith('.json'))
  const collections = [...new Set(names.map(collectionOf))].toSorted()
  return Array.from({ length: count }, (_, i) => {
    const kind = kinds[i % kinds.length]!
    const collection = collections[Math.floor(i / kinds.length) % collections.length]!
    const file = chance.pick(names.filter((f) => collectionOf(f) === collection))
    const { about, changes } = make(kind, file, files, chance)
    return { kind, collection, file, about, changes: new Map(changes) }
  })
}

type Made = { about: string; changes: [string, Written][] }

function make(kind: Kind, file: string, files: Files, chance: Chance): Made {
  const text = new TextDecoder().decode(files.get(file))
  const root = JSON.parse(text) as Record<string, unknown>
  const all = places(root).filter(({ path }) => path[0] !== '$schema')
  const texts = all.filter(({ value }) => typeof value === 'string')
  const routes = texts.filter(({ value }) => (value as string).startsWith('/'))
  const lists = all.filter(({ value }) => Array.isArray(value) && value.length > 0)
  const put = (where: Place, value: (old: unknown) => unknown, about: string): Made => ({
    about: `${name(where.path)}: ${about}`,
    changes: [[file, json(changed(root, where.path, value))]],
  })
  const into = (words: string): Made => {
    const where = chance.pick(texts)
    const how = chance.pick(['instead', 'after', 'within'])
    return put(
      where,
      (old) =>
        how === 'instead'
          ? words
          : how === 'after'
            ? `${String(old)} ${words}`
            : String(old).replace(/ |$/, ` ${words} `),
      `${words} ${how}`,
    )
  }

  switch (kind) {
    case 'drop':
      if (chance.next() < 0.1) return { about: 'the file', changes: [[file, null]] }
      return put(chance.pick(all), () => undefined, 'dropped')
    case 'retype': {
      const other = chance.pick(otherTypes)
      return put(chance.pick(all), () => other, JSON.stringify(other))
    }
    case 'truncate': {
      const length = Math.floor(chance.next() * files.get(file)!.length)
      return {
        about: `after ${length} bytes`,
        changes: [[file, files.get(file)!.slice(0, length)]],
      }
    }
    case 'duplicate': {
      const how = chance.pick(['entry', 'name', 'file'])
      if (how === 'entry' && lists.length > 0)
        return put(
          chance.pick(lists),
          (old) => [...(old as unknown[]), (old as unknown[])[0]],
          'first entry twice',
        )
      if (how === 'file')
        return {
          about: 'a copy beside it',
          changes: [
            [
              file.replace(/\.json$/, chance.pick(['-2.json', ' copy.json', '.JSON'])),
              files.get(file)!,
            ],
          ],
        }
      const field = chance.pick(Object.keys(root))
      return {
        about: `${field} named twice`,
        changes: [[file, bytes(text.replace('{', `{ "${field}": null,`))]],
      }
    }
    case 'swap': {
      const from = routes.length > 0 ? chance.pick(routes) : chance.pick(texts)
      const to = chance.pick([...routes, ...texts])
      return put(from, () => to.value, `the value of ${name(to.path)}`)
    }
    case 'encoding': {
      const how = chance.pick(['utf16le', 'latin1', 'bytes', 'mojibake', 'bom'])
      if (how === 'utf16le')
        return { about: how, changes: [[file, Buffer.from(`\uFEFF${text}`, 'utf16le')]] }
      if (how === 'latin1')
        return { about: how, changes: [[file, Buffer.from(text.replace(/e/, 'é'), 'latin1')]] }
      if (how === 'bom') return { about: how, changes: [[file, bytes(`\uFEFF${text}`)]] }
      if (how === 'mojibake')
        return put(
          chance.pick(texts),
          (old) => `${Buffer.from(`${String(old)}’é`).toString('latin1')}`,
          how,
        )
      const broken = files.get(file)!.slice()
      broken[Math.floor(chance.next() * broken.length)] = 0xfe
      return { about: how, changes: [[file, broken]] }
    }
    case 'huge': {
      const how = chance.pick([
        'text',
        'brackets',
        'list',
        'file',
        'number',
        'name',
        'commas',
        'digits',
      ])
      if (how === 'text')
        return put(chance.pick(texts), () => 'word '.repeat(40_000), '200 kB of words')
      if (how === 'brackets')
        return put(
          chance.pick(texts),
          () => chance.pick(['[', '<a', '](', '{'])?.repeat(4_000).slice(0, 4_900),
          'brackets',
        )
      if (how === 'digits') return put(chance.pick(texts), () => '1'.repeat(4_900), 'digits')
      if (how === 'list' && lists.length > 0)
        return put(
          chance.pick(lists),
          (old) => Array.from({ length: 3_000 }, () => (old as unknown[])[0]),
          '3,000 entries',
        )
      if (how === 'number')
        return {
          about: '1e999',
          changes: [[file, bytes(text.replace(/: (\d+|"[^"]*")(,?)$/m, ': 1e999$2'))]],
        }
      if (how === 'name')
        return {
          about: 'a name of 100 kB',
          changes: [[file, bytes(text.replace('{', `{ "${'x'.repeat(100_000)}": 1,`))]],
        }
      if (how === 'commas')
        return {
          about: '100,000 commas',
          changes: [[file, bytes(text.replace('{', `{ "x": [1${','.repeat(100_000)}],`))]],
        }
      return {
        about: '3 MB',
        changes: [[file, bytes(text.replace('{', `{ "x": "${'x'.repeat(3_000_000)}",`))]],
      }
    }
    case 'nested': {
      const depth = chance.pick([20, 90, 150, 20_000])
      const inside = chance.pick(['[', '{'])
      const deep =
        inside === '['
          ? '['.repeat(depth) + ']'.repeat(depth)
          : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
      const where = chance.pick(all)
      const marked = JSON.stringify(changed(root, where.path, () => '@@deep@@'))
      return {
        about: `${name(where.path)}: ${inside} ${depth} deep`,
        changes: [[file, bytes(marked.replace('"@@deep@@"', deep))]],
      }
    }
    case 'markup': {
      const words = chance.pick(injections)
      if (chance.next() < 0.75) return into(words)
      // In every text at once, and as a name.
      const every = texts.reduce<unknown>(
        (at, where) => changed(at, where.path, (old) => `${String(old)} ${words}`),
        root,
      )
      return chance.next() < 0.5
        ? { about: `${words} everywhere`, changes: [[file, json(every)]] }
        : { about: `${words} as a name`, changes: [[file, json({ ...root, [words]: words })]] }
    }
    case 'letters': {
      const words = chance.pick(badLetters)
      return chance.next() < 0.85
        ? into(words)
        : { about: 'as a name', changes: [[file, json({ ...root, [`x${words}`]: words })]] }
    }
    case 'tokens':
      return into(chance.pick(oddTokens))
    case 'slugs': {
      const other = chance.pick(
        [...files.keys()].filter((f) => f.includes('/') && f.endsWith('.json')),
      )
      const taken =
        (JSON.parse(new TextDecoder().decode(files.get(other))) as { route?: string }).route ?? '/'
      const route = chance.pick([
        taken,
        chance.pick(keptRoutes),
        '/',
        '/home',
        '/Lip-Fillers',
        '/__proto__',
        '/constructor',
      ])
      if (typeof root['route'] === 'string') {
        const made = json({ ...root, route })
        // Its file may bear the name that the route asks for, so that nothing but the conflict is
        // wrong.
        const named = `${collectionOf(file)}/${route.split('/').at(-1) || 'home'}.json`
        return chance.next() < 0.5 || files.has(named)
          ? { about: `route ${route}`, changes: [[file, made]] }
          : {
              about: `route ${route}`,
              changes: [
                [file, null],
                [named, made],
              ],
            }
      }
      const id = all.find(({ path }) => ['id', 'key', 'from'].includes(String(path.at(-1))))
      return put(
        id ?? chance.pick(texts),
        () => chance.pick([route, 'constructor', '__proto__', 'toString']),
        'an id that conflicts',
      )
    }
    case 'paths': {
      const how = chance.pick(['value', 'value', 'link', 'circle', 'name', 'folder', 'picture'])
      const beside = (entry: string) =>
        file.includes('/') ? `${collectionOf(file)}/${entry}` : entry
      if (how === 'link')
        return { about: 'a link to a file elsewhere', changes: [[file, { link: '/etc/passwd' }]] }
      if (how === 'circle')
        return { about: 'a link to itself', changes: [[file, { link: file.split('/').at(-1)! }]] }
      if (how === 'name')
        return {
          about: 'a name that is no name',
          changes: [
            [
              beside(
                chance.pick([
                  '..json.json',
                  '-.json',
                  'a b\u202E.json',
                  'a\nb.json',
                  'CON.json',
                  '%2e.json',
                ]),
              ),
              files.get(file)!,
            ],
          ],
        }
      if (how === 'folder')
        return {
          about: 'a folder of its name',
          changes: [
            [file, null],
            [`${file}/x.json`, files.get(file)!],
          ],
        }
      if (how === 'picture')
        return {
          about: 'a folder and a link among the pictures',
          changes: [
            ['images/a.jpg/b.jpg', bytes('x')],
            ['images/c.png', { link: '/nowhere' }],
          ],
        }
      return put(
        chance.pick(routes.length > 0 && chance.next() < 0.5 ? routes : texts),
        () => chance.pick(wrongPaths),
        'a path',
      )
    }
  }
}
