import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publicPages } from '../../src/gatsby/publicPages'

const files = [
  '404.html',
  'cms/index.html',
  'guides/social/index.html',
  'index.html',
  'page-data/a/b.html',
  'social/index.html',
  'static/x/y.html',
]

/** A built site with these files. */
function builtSite(): string {
  const dir = mkdtempSync(join(tmpdir(), 'public-'))
  for (const file of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), `<title>Page</title><p>Words</p>`)
  }
  return dir
}
const site = builtSite()
afterAll(() => rmSync(site, { recursive: true }))

// The gate keeps the first part of an address only: a page may have any name below its own folder.
it('leaves out the folders of the site itself, and no page that has such a name further down', () => {
  expect(publicPages(site).toSorted()).toEqual(
    ['404.html', 'guides/social/index.html', 'index.html'].map((file) => join(site, file)),
  )
})
