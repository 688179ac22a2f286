import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { clinicData } from '../../scripts/testing/clinicSite'
import { siteData } from '../../src/buildContext/siteData'
import { sitePages } from '../../src/kinds/sitePages'
import { createBuildContext } from '../../src/buildContext/buildContext'
import { folderInMemory } from '@clinic/content/dataFolder'
import type { SiteContent } from '@clinic/content/load'
import { pagePath, routeOf } from '@clinic/content/routes'
import { pageEntries } from '@clinic/content/siteContent'
import { asTyped } from '@clinic/contract/typography'
import { ContentError, validateFolder } from '@clinic/content/validateFolder'
import type { PageSpec } from '../../src/site/page'
import { renderPage } from '../helpers/renderPage'
import { fakePictures, testOrigin } from '../helpers/buildContext'

/**
 * Bad input by the hundred: one thing wrong in the clinic's own files, three hundred times over and
 * the same at every run. Each is refused in editors' words, or does no harm on the page. Links and
 * folders that are no files: packages/content/tests/badInput.test.ts.
 */

const runs = 300
/** Far beyond any slow machine: a file that keeps the check going for ever. */
const mostMilliseconds = 30_000
const today = '2026-11-21'

const files: ReadonlyMap<string, Uint8Array> = new Map(
  (readdirSync(clinicData, { recursive: true }) as string[])
    .filter((name) => statSync(join(clinicData, name)).isFile())
    .toSorted()
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(clinicData, name))]),
)

/** A file with one thing wrong: what was done to it, and all files as they then are. */
type Mutant = { file: string; about: string; changed: Map<string, Uint8Array | null> }
type Path = (string | number)[]

/** Returns the paths of everything below the top of a value. */
const pathsIn = (value: unknown): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => {
        const key = Array.isArray(value) ? Number(name) : name
        return key === '$schema' ? [] : [[key], ...pathsIn(inner).map((path) => [key, ...path])]
      })
    : []

/** Returns a value as JSON, with other JSON in one place: none takes the place out. */
function jsonWith(value: unknown, path: Path, other: (old: unknown) => string): string {
  if (path.length === 0) return other(value)
  const [at, ...rest] = path
  const isList = Array.isArray(value)
  const parts = Object.entries(value as object).flatMap(([name, inner]) => {
    const text = name === String(at) ? jsonWith(inner, rest, other) : JSON.stringify(inner)
    return text === '' ? [] : [isList ? text : `${JSON.stringify(name)}:${text}`]
  })
  return isList ? `[${parts.join(',')}]` : `{${parts.join(',')}}`
}

const injections = [
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
/** Characters that cannot be seen, tokens that stand for nothing, and addresses that lead nowhere. */
const oddWords = [
  '\u202Egnp.tpircs', '\0', '\uD800', 'a\uDFFFb', '\u0007', '\u001B[31mred', '\u2028', '\uFFFE', '\u200Bword', '\u0085', 'â€™Ã©',
  '{price:nothing}', '{price:', '#{price:nothing}', '/{doctor}', '{{medicine}}', '{__proto__}', '{clinic:constructor}', '{name}',
  '../../etc/passwd', '/lip-fillers/../about', '\\\\server\\share', 'file:///etc/passwd', '/%2e%2e/x', '//evil.example', '/.env', 'con', '/a//b',
  '/team', '/lip-fillers', '/cms', '/404', '/page-data', '/static', '/', '/home', '/Lip-Fillers', '/__proto__', 'constructor', 'toString',
] // prettier-ignore
const hostileWords = fc.constantFrom(...injections, ...oddWords)
/** What JSON may hold, and what it may not. */
const anyJson = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.constantFrom('', '1e999', '-1', '1e21', '[[]]', '{"a":1}', '12.5', '""'),
  fc.constantFrom(20, 150, 20_000).map((deep) => '['.repeat(deep) + ']'.repeat(deep)),
  fc.constantFrom('word ', '[', '<a', '](', '1').map((of) => JSON.stringify(of.repeat(40_000))),
)
const anyFile = fc.constantFrom(...[...files.keys()].filter((name) => name.endsWith('.json')))
const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (name: string) => new TextDecoder().decode(files.get(name))

/** Changes one value of a file: by words within it or in its place, or by any JSON. */
const inValue = (other: fc.Arbitrary<(old: unknown) => string>): fc.Arbitrary<Mutant> =>
  fc.tuple(anyFile, fc.nat(), other).map(([name, n, make]) => {
    const root: unknown = JSON.parse(textOf(name))
    const paths = pathsIn(root)
    const path = paths[n % paths.length]!
    const text = jsonWith(root, path, make)
    return {
      file: name,
      about: `${path.join('.')}: ${make('').slice(0, 120)}`,
      changed: new Map([[name, bytes(text)]]),
    }
  })

/** Gives one field the value of another, of any kind, or what a list says a thousand times. */
const ofAnother = fc.tuple(anyFile, fc.nat(), fc.nat()).map(([name, n, m]): Mutant => {
  const root: unknown = JSON.parse(textOf(name))
  const paths = pathsIn(root)
  const [path, from] = [paths[n % paths.length]!, paths[m % paths.length]!]
  const value = from.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], root)
  const other = Array.isArray(value) ? Array.from({ length: 1_000 }, () => value).flat() : value
  return {
    file: name,
    about: `${path.join('.')} is ${from.join('.')}`,
    changed: new Map([[name, bytes(jsonWith(root, path, () => JSON.stringify(other)))]]),
  }
})

/** Changes a file as a whole: its bytes, its end, its names and its own name. */
const whole: Record<string, (text: string, at: number, name: string) => [string, Uint8Array | null][]> = {
  'is gone': (_text, _at, name) => [[name, null]],
  'ends early': (text, at, name) => [[name, bytes(text.slice(0, at))]],
  'is UTF-16': (text, _at, name) => [[name, Buffer.from(`\uFEFF${text}`, 'utf16le')]],
  'is Latin-1': (text, _at, name) => [[name, Buffer.from(text.replace('e', 'é'), 'latin1')]],
  'begins with a mark': (text, _at, name) => [[name, bytes(`\uFEFF${text}`)]],
  'has a byte of no text': (text, at, name) => [
    [name, Buffer.concat([bytes(text.slice(0, at)), Buffer.of(0xfe), bytes(text.slice(at))])],
  ],
  'has a name twice': (text, _at, name) => [
    [name, bytes(text.replace('{', `{ "${Object.keys(JSON.parse(text) as object).at(-1)}": null,`))],
  ],
  'has an odd name': (text, at, name) => [
    [name, bytes(text.replace('{', () => `{ ${JSON.stringify(oddWords[at % oddWords.length])}: 1,`))],
  ],
  'has 100,000 commas': (text, _at, name) => [
    [name, bytes(text.replace('{', `{ "x": [1${','.repeat(100_000)}],`))],
  ],
  'has a copy': (text, at, name) => [
    [name.replace(/\.json$/, ['-2.json', ' copy.json', '.JSON'][at % 3]!), bytes(text)],
  ],
  'has a strange name': (text, at, name) => [
    [name.replace(/[^/]*$/, ['..json.json', '-.json', 'a b\u202E.json', 'a\nb.json', 'CON.json'][at % 5]!), bytes(text)],
  ],
} // prettier-ignore
const inWhole = fc
  .tuple(
    anyFile,
    fc.constantFrom(...Object.keys(whole)),
    fc.double({ min: 0, max: 0.99, noNaN: true }),
  )
  .map(([name, about, part]): Mutant => {
    const text = textOf(name)
    const changed = new Map(whole[about]!(text, Math.floor(part * text.length), name))
    return { file: name, about, changed }
  })

const mutant = fc.oneof(
  inValue(anyJson.map((text) => () => text)),
  inValue(
    fc.tuple(hostileWords, fc.boolean()).map(
      ([said, after]) =>
        (old) =>
          JSON.stringify(after && typeof old === 'string' ? `${old} ${said}` : said),
    ),
  ),
  ofAnother,
  inWhole,
)

/**
 * A line of a report: file, then where it applies field or line, or in how many places, what is
 * wrong in a sentence, and how to fix it in another.
 */
const reportLine = /^(?:data\/[^:›]*(?: › .+?)?|In \d+ places): .+?[.?!]"? .+[.?!]$/s
const inside =
  /ZodError|undefined|\[object Object\]|node:internal|\bNaN\b|\bInfinity\b|\/(?:root|home\/|tmp\/|work\/|var\/)|^\s+at /m
/**
 * What an editor must be able to see, and to copy: no line breaks, no control characters, no marks
 * that turn the writing.
 */
const unseen = /[\p{Cs}\u202A-\u202E\u2066-\u2069]|(?!\n)\p{Cc}/u

/** Returns the content where the gate lets it pass, else its report. */
function judge({ changed }: Mutant): { content: SiteContent } | { report: string } {
  const left = new Map(files)
  for (const [name, of] of changed)
    if (of === null) left.delete(name)
    else left.set(name, of)
  try {
    return { content: validateFolder(folderInMemory(left), { today }) }
  } catch (error) {
    if (error instanceof ContentError) return { report: error.message }
    throw error
  }
}

/** Returns what is wrong with a report as an answer to its mutant. */
function reportFaults(report: string, of: Mutant): string[] {
  const lines = report.split('\n').slice(0, -2)
  // Content may hold such a word itself; then the report only quotes it.
  const quoted = /undefined|object Object/.test(of.about)
  return [
    ...lines
      .filter((line) => !reportLine.test(line))
      .map((line) => `not a line of a report: ${line}`),
    ...lines
      .filter((line) => (!quoted && inside.test(line)) || unseen.test(line))
      .map((line) => `not for an editor: ${line}`),
    ...lines
      .filter((line) => line.length > 1_500)
      .map((line) => `${line.length} characters in one line: ${line.slice(0, 200)}`),
    ...(lines.some((line) => namesOf(of).some((name) => line.includes(name)))
      ? []
      : [`does not name the file: ${lines.slice(0, 3).join(' | ')}`]),
  ]
}

/**
 * Returns how a report may call what was changed: the file, its folder, or the page that is gone.
 */
const namesOf = ({ file: name, changed }: Mutant) => [
  ...[name, ...changed.keys()].flatMap((one) => [
    `data/${one.replaceAll('\n', '\\u000A').replaceAll('\u202E', '\\u202E')}`,
    `data/${one.split('/')[0]}:`,
  ]),
  ...(changed.get(name) === null ? [name.split('/').at(-1)!.replace('.json', '')] : []),
]

/** The page as its template and the layout give it, head and all. */
const safeAddress = /^(?:\/(?!\/)|#|https:\/\/|http:\/\/|mailto:|tel:|sms:\d|$)/

/** Returns how many scripts a page runs; JSON-LD is none that runs. */
const scriptsIn = (document: Document) =>
  document.querySelectorAll('script:not([type="application/ld+json"])').length

/** Returns what content has brought onto a page that must not be there. */
function dangers(html: string, scripts: number): string[] {
  const { document } = new JSDOM(html).window
  const all = [...document.querySelectorAll('*')]
  const words = [
    document.title,
    document.body.textContent,
    ...all.flatMap((e) =>
      ['alt', 'title', 'content', 'aria-label'].map((a) => e.getAttribute(a) ?? ''),
    ),
  ].join('\n')
  return [
    ...all.flatMap((e) =>
      [...e.attributes]
        .filter((a) => /^on/i.test(a.name))
        .map((a) => `${e.tagName} ${a.name}=${a.value}`),
    ),
    ...all.flatMap((e) =>
      ['href', 'src', 'action', 'formaction', 'xlink:href'].flatMap((a) =>
        safeAddress.test(e.getAttribute(a) ?? '') ? [] : [`${a}=${e.getAttribute(a)}`],
      ),
    ),
    ...(scriptsIn(document) > scripts ? ['a script more'] : []),
    ...(/\{(?:price|clinic|medicine)/i.test(words)
      ? [`a token: ${/.{0,60}\{(?:price|clinic|medicine).{0,20}/i.exec(words)![0]}`]
      : []),
    ...(/[\p{Cs}\u202A-\u202E]|(?![\n\r\t])\p{Cc}/u.test(words)
      ? ['a character that cannot be seen']
      : []),
    ...(/undefined|\[object Object\]|NaN/.test(words) ? ['words of the program'] : []),
  ]
}

const buildContextOf = (content: SiteContent) =>
  createBuildContext(content, fakePictures, testOrigin)

/** The page of the file that was changed; for a list, the homepage. */
const pageOf = (pages: PageSpec[], { file }: Mutant, content: SiteContent) => {
  const entry = pageEntries(content).find((one) => one.file === `data/${file}`)
  const path = entry && pagePath(routeOf(entry) ?? '/')
  return pages.find((page) => page.path === path) ?? pages[0]!
}

const clean = buildContextOf(validateFolder(folderInMemory(files), { today }))
const cleanPages = sitePages(clean)
const scriptsOn = (page: PageSpec) =>
  scriptsIn(new JSDOM(renderPage(page, siteData(clean))).window.document)
/** Returns what a page has that the same page of the clinic, or its homepage, has not. */
function pageFaults(content: SiteContent, of: Mutant): string[] {
  const buildContext = buildContextOf(content)
  const page = pageOf(sitePages(buildContext), of, content)
  const before = cleanPages.find(({ path }) => path === page.path) ?? cleanPages[0]!
  return dangers(renderPage(page, siteData(buildContext)), scriptsOn(before))
}

test('each is refused in words that an editor can follow, or shown as words that do no harm', () => {
  const count = { refused: 0, harmless: 0 }
  fc.assert(
    fc.property(mutant, (of) => {
      const began = performance.now()
      const verdict = judge(of)
      expect(performance.now() - began).toBeLessThan(mostMilliseconds)
      count['report' in verdict ? 'refused' : 'harmless']++
      expect([
        of.file,
        of.about,
        ...('report' in verdict
          ? reportFaults(verdict.report, of)
          : pageFaults(verdict.content, of)),
      ]).toHaveLength(2)
    }),
    { numRuns: runs, seed: 7 },
  )
  // Neither half of the property is left untried.
  expect(Math.min(count.refused, count.harmless)).toBeGreaterThan(30)
}, 900_000)

test('even what the gate refuses would be escaped: mark-up in the words of a page', () => {
  const content = validateFolder(folderInMemory(files), { today })
  const [treatment] = content.treatments
  const words = injections.filter((text) => !text.includes(']('))
  const spoilt: SiteContent = {
    ...content,
    clinic: { ...content.clinic, disclaimer: words, name: words[0]! },
    treatments: content.treatments.map((t) =>
      t === treatment
        ? {
            ...t,
            title: words[3]!,
            description: words[0]!,
            intro: words.join(' '),
            suits: { ...t.suits, list: words },
          }
        : t,
    ),
  }
  const buildContext = buildContextOf(spoilt)
  const page = sitePages(buildContext).find(({ path }) => path === pagePath(treatment!.route))!
  const html = renderPage(page, siteData(buildContext))
  const [same] = cleanPages.filter(({ path }) => path === page.path)
  expect(dangers(html, scriptsOn(same!))).toEqual([])
  const shown = asTyped(new JSDOM(html).window.document.body.textContent)
  expect(words.filter((text) => !shown.includes(text))).toEqual([])
}, 60_000)
