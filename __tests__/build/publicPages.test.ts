import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { weights } from '../../scripts/bench/weight'
import { publicPages } from '../../src/build/publicPages'
import { compareBuilt } from '../../src/changes/builtPages'

const files = ['404.html', 'cms/index.html', 'guides/social/index.html', 'index.html', 'page-data/a/b.html', 'social/index.html', 'static/x/y.html']

/** A built site with these files, in which every page says `words`. */
function builtSite(words: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'public-'))
  for (const file of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), `<title>Page</title><p>${words}</p>`)
  }
  return dir
}
const [before, after] = [builtSite('old'), builtSite('new')]
afterAll(() => [before, after].forEach((dir) => rmSync(dir, { recursive: true })))

// The gate keeps the first part of an address only: a page may have any name below its own folder.
it('leaves out the folders of the site itself, and no page that has such a name further down', () => {
  expect(publicPages(after).toSorted()).toEqual(['404.html', 'guides/social/index.html', 'index.html'].map((file) => join(after, file)))
})

it('is what the scales and the comparison of two builds go by', () => {
  expect(weights(after).pages).toBe(2)
  expect(compareBuilt(before, after).map(({ page }) => page.path)).toEqual(['/', '/404.html', '/guides/social/'])
})
