import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteRedirects } from '../../src/gatsby/redirects'
import { siteData } from '../../src/buildContext/siteData'
import { sitePages } from '../../src/kinds/sitePages'
import { createBuildContext } from '../../src/buildContext/buildContext'
import { runCheck } from '@clinic/content/checkCommand'
import { validateContent } from '@clinic/content/gate'
import type { SiteContent } from '@clinic/content/load'
import type { PageSpec } from '../../src/site/page'
import type { SiteData } from '../../src/site/site'
import { contentDir } from '../helpers/builtSite'
import { parsePage } from '../helpers/parsePage'
import { amountsOf, pageFaults, type SiteAround } from '../helpers/pageRules'
import { renderPage } from '../helpers/renderPage'
import { fakePictures } from '../helpers/buildContext'
import { ContentFolder, edits } from './helpers/edits'

/**
 * An editor's ordinary edits, each made to a fresh copy of the content: the gate lets it pass, and
 * every page that it changes still keeps the rules that the audit holds all pages to. Pages are
 * rendered as the build renders them, but without a build.
 */

type Version = { content: SiteContent; specs: PageSpec[]; site: SiteData }

const version = (dir: string): Version => {
  const content = validateContent(dir)
  const buildContext = createBuildContext(content, fakePictures, content.clinic.origin)
  return { content, specs: sitePages(buildContext), site: siteData(buildContext) }
}

/** Returns what a page is made from, to tell whether an edit reaches it. */
const madeFrom = ({ specs }: Version) =>
  new Map(specs.map((spec) => [spec.path, JSON.stringify(spec)]))

// One folder for all edits: the gate remembers what it found in a file that did not change.
const dir = mkdtempSync(join(tmpdir(), 'edit-'))
cpSync(contentDir, dir, { recursive: true })
const folder = new ContentFolder(dir)
const before = version(dir)
const partsBefore = madeFrom(before)

/** The ids on a page that the version at hand has not rendered, as it was before every edit. */
const idsBefore = new Map<string, Set<string>>()
function idsOnUnchanged(path: string): Set<string> {
  const known = idsBefore.get(path)
  if (known) return known
  const spec = before.specs.find((one) => one.path === path)
  const ids = spec ? idsIn(renderPage(spec, before.site)) : new Set<string>()
  idsBefore.set(path, ids)
  return ids
}
const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]!))

/** One page of each template, for edits that reach many pages at once. */
const oneOfEach = (specs: PageSpec[]) => [
  ...new Map(specs.map((spec) => [spec.template, spec])).values(),
]

function faultsAfter({ content, specs, site }: Version): string[] {
  const reached = specs.filter((spec) => partsBefore.get(spec.path) !== JSON.stringify(spec))
  // With other facts on every page, one of each kind stands for the rest.
  const looked = new Set(reached.length > 8 ? oneOfEach(reached) : reached)
  // What stands around every page is the same on all: the first two stand for them.
  if (JSON.stringify(site) !== JSON.stringify(before.site))
    for (const spec of specs.slice(0, 2)) looked.add(spec)
  const html = new Map([...looked].map((spec) => [spec.path, renderPage(spec, site)]))
  const paths = new Set(specs.map((spec) => spec.path))
  const around: SiteAround = {
    origin: content.clinic.origin,
    isPage: (path) => paths.has(path),
    idsOn: (path) => (html.has(path) ? idsIn(html.get(path)!) : idsOnUnchanged(path)),
    stubs: new Set(siteRedirects(content).map(({ from }) => from)),
    amounts: amountsOf(content),
    isServed: (path) => paths.has(path) || /\.\w+$/.test(path),
  }
  return [...html].flatMap(([path, text]) =>
    pageFaults(parsePage(text), path, around).map((fault) => `${path}: ${fault}`),
  )
}

it('there are forty or more', () => expect(edits.length).toBeGreaterThanOrEqual(40))

afterEach(() => folder.restore(contentDir))
afterAll(() => rmSync(dir, { recursive: true }))

it.each(edits.map((edit) => [edit.name, edit] as const))('%s', (_, { make }) => {
  make(folder)
  expect(faultsAfter(version(dir))).toEqual([])
})

it('with everything that the release check asks for, the content may be released', () => {
  edits.at(-1)!.make(folder)
  const env = {
    GATSBY_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    GATSBY_SUPABASE_ANON_KEY: 'key',
    ...(folder.read('clinic.json').questionsRead?.provider && { OPENAI_API_KEY: 'key' }),
  }
  expect(runCheck(dir, ['--release'], env)!.text).toMatch(/^The content is in order\./)
})
