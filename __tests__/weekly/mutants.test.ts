import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { JSDOM } from 'jsdom'
import { clinicData } from '../../scripts/testing/clinicSite'
import { siteData } from '../../src/buildContext/siteData'
import { sitePages } from '../../src/gatsby/sitePages'
import { createBuildContext } from '../../src/buildContext/buildContext'
import { ContentError, validateContent } from '@clinic/content/gate'
import type { SiteContent } from '@clinic/content/load'
import { pagePath } from '@clinic/content/routes'
import type { PageSpec } from '../../src/site/page'
import { renderPage } from '../helpers/renderPage'
import { fakePictures, testOrigin } from '../helpers/buildContext'
import {
  collectionOf,
  injections,
  kinds,
  mutants,
  seeded,
  type Kind,
  type Mutant,
  type Written,
} from '@clinic/content/tests/helpers/mutate'

/**
 * Bad input by the hundred: one thing wrong in the clinic's own files, five hundred times over and
 * the same at every run. Each is refused in editors' words, or does no harm on the page.
 */

const count = 500
const seed = 7
const sampled = 30
/** Far beyond any slow machine: a file that keeps the check going for ever. */
const mostMilliseconds = 30_000
const today = '2026-11-21'

const names = (readdirSync(clinicData, { recursive: true }) as string[]).filter((name) =>
  statSync(join(clinicData, name)).isFile(),
)
const files = new Map(
  names
    .toSorted()
    .map((name) => [
      name.replaceAll('\\', '/'),
      new Uint8Array(readFileSync(join(clinicData, name))),
    ]),
)

const dir = mkdtempSync(join(tmpdir(), 'mutants-'))
afterAll(() => rmSync(dir, { recursive: true }))

function put(name: string, written: Written) {
  const path = join(dir, name)
  rmSync(path, { force: true, recursive: true })
  if (written === null) return
  mkdirSync(dirname(path), { recursive: true })
  if ('link' in written) symlinkSync(written.link, path)
  else writeFileSync(path, written)
}

/** The tree with a mutant in it, put back afterwards as it was. */
function withMutant<T>({ changes }: Mutant, work: () => T): T {
  try {
    for (const [name, written] of changes) put(name, written)
    return work()
  } finally {
    for (const name of changes.keys()) put(name, null)
    for (const name of changes.keys()) {
      const folder = files.has(dirname(name)) ? dirname(name) : null
      if (folder) put(folder, files.get(folder)!)
      else if (files.has(name)) put(name, files.get(name)!)
      else if (dirname(name) === 'images/a.jpg') put('images/a.jpg', null)
    }
  }
}

type Verdict = {
  mutant: Mutant
  ms: number
  report: string | null
  content: SiteContent | null
  crash: string | null
}

function judge(mutant: Mutant): Verdict {
  return withMutant(mutant, () => {
    const began = performance.now()
    const verdict = (found: Partial<Verdict>): Verdict => ({
      mutant,
      ms: performance.now() - began,
      report: null,
      content: null,
      crash: null,
      ...found,
    })
    try {
      return verdict({ content: validateContent(dir, { today }) })
    } catch (error) {
      return error instanceof ContentError
        ? verdict({ report: error.message })
        : verdict({ crash: String(error) })
    }
  })
}

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

/** What is wrong with a report as an answer to its mutant. */
function faults({ mutant, report, crash, ms }: Verdict): string[] {
  const lines = report?.split('\n').slice(0, -2) ?? []
  // Content may hold such a word itself; then the report only quotes it.
  const quoted = mutant.kind === 'retype' && /undefined|object Object/.test(mutant.about)
  return [
    ...(crash ? [`crashed: ${crash}`] : []),
    ...(ms > mostMilliseconds ? [`took ${Math.round(ms)} ms`] : []),
    ...lines
      .filter((line) => !reportLine.test(line))
      .map((line) => `not a line of a report: ${line}`),
    ...lines
      .filter((line) => (!quoted && inside.test(line)) || unseen.test(line))
      .map((line) => `not for an editor: ${line}`),
    ...lines
      .filter((line) => line.length > 1_500)
      .map((line) => `${line.length} characters in one line: ${line.slice(0, 200)}`),
    ...(report !== null &&
    !lines.some((line) => namesOf(mutant).some((name) => line.includes(name)))
      ? [`does not name the file: ${lines.slice(0, 3).join(' | ')}`]
      : []),
  ]
}

/** How a report may call what was changed: the file, or the page that is gone. */
const namesOf = ({ file, changes }: Mutant) => [
  ...[file, ...changes.keys()].flatMap((name) => [
    `data/${name.replaceAll('\n', '\\u000A').replaceAll('\u202E', '\\u202E')}`,
    `data/${dirname(name)}:`,
  ]),
  ...(changes.get(file) === null ? [file.split('/').at(-1)!.replace('.json', '')] : []),
]

const about = ({ mutant }: Verdict) =>
  `${mutant.kind} ${mutant.file} (${mutant.about.slice(0, 120)})`

let verdicts: Verdict[]
beforeAll(() => {
  for (const [name, bytes] of files) put(name, bytes)
  verdicts = mutants(files, count, seed).map(judge)
}, 600_000)

test('the mutants are spread over every kind and every collection', () => {
  expect(verdicts).toHaveLength(count)
  const collections = [
    ...new Set([...files.keys()].filter((name) => name.endsWith('.json')).map(collectionOf)),
  ]
  const pairs = new Set(verdicts.map(({ mutant }) => `${mutant.kind} ${mutant.collection}`))
  expect(pairs.size).toBe(kinds.length * collections.length)
})

test('the tree is as it was', () => {
  expect(() => validateContent(dir, { today })).not.toThrow()
})

test('each is refused in words that an editor can follow, or let through', () => {
  expect(
    verdicts.flatMap((verdict) => faults(verdict).map((fault) => `${about(verdict)}: ${fault}`)),
  ).toEqual([])
})

test('most kinds are refused, and some mutants do no harm', () => {
  const tally = (kind: Kind) => {
    const of = verdicts.filter(({ mutant }) => mutant.kind === kind)
    return {
      kind,
      refused: of.filter((v) => v.report !== null).length,
      harmless: of.filter((v) => v.content !== null).length,
    }
  }
  const table = kinds.map(tally)
  if (process.env['MUTANTS_SHOW']) {
    console.log(
      table.map((t) => `${t.kind}: ${t.refused} refused, ${t.harmless} harmless`).join('\n'),
    )
    console.log(
      verdicts
        .filter((v) => v.content !== null)
        .map(about)
        .join('\n'),
    )
  }
  expect(table.filter(({ refused }) => refused < 20)).toEqual([])
  expect(table.reduce((sum, { harmless }) => sum + harmless, 0)).toBeGreaterThanOrEqual(sampled)
})

/** The page as its template and the layout give it, head and all. */
const safeAddress = /^(?:\/(?!\/)|#|https:\/\/|http:\/\/|mailto:|tel:|$)/

/** Those of the footer and of the reader's place (src/shell). */
const layoutScripts = 2

/** What content has brought onto a page that must not be there. */
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
    ...(document.querySelectorAll('script').length > scripts ? ['a script more'] : []),
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
  const entry = [
    ...content.treatments,
    ...content.articles,
    ...content.cities,
    ...content.pages,
    ...content.people,
  ].find((e) => e.file === `data/${file}`)
  const path = entry?.route
    ? pagePath(entry.route)
    : file.startsWith('products/')
      ? pagePath(`/product-analysis/${file.slice(9, -5)}`)
      : '/'
  return pages.find((page) => page.path === path) ?? pages[0]!
}

test('those let through are shown as words, and lead nowhere they should not', () => {
  const chance = seeded(seed)
  const passed = verdicts
    .filter((v) => v.content !== null)
    .map((verdict) => ({ verdict, at: chance.next() }))
  // Words first, since only they can do harm on a page.
  const risky = (v: Verdict) =>
    ['markup', 'letters', 'tokens', 'paths', 'slugs'].includes(v.mutant.kind) ? 0 : 1
  const sample = passed
    .toSorted((a, b) => risky(a.verdict) - risky(b.verdict) || a.at - b.at)
    .slice(0, sampled)
  expect(sample).toHaveLength(sampled)
  const found = sample.flatMap(({ verdict }) => {
    const content = verdict.content!
    try {
      const buildContext = buildContextOf(content)
      const page = pageOf(sitePages(buildContext), verdict.mutant, content)
      return dangers(
        renderPage(page, siteData(buildContext)),
        page.context.head.jsonLd ? layoutScripts + 1 : layoutScripts,
      ).map((danger) => `${about(verdict)}: ${danger}`)
    } catch (error) {
      return [`${about(verdict)}: ${(error as Error).stack?.slice(0, 400)}`]
    }
  })
  expect(found).toEqual([])
})

test('even what the gate refuses would be escaped: mark-up in the words of a page', () => {
  const content = validateContent(dir, { today })
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
  expect(dangers(html, layoutScripts + 1)).toEqual([])
  for (const text of words) expect(new JSDOM(html).window.document.body.textContent).toContain(text)
}, 60_000)
