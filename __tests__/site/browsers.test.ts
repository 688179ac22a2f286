import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/files/folders'
import { builtPages, siteDir } from '../helpers/builtSite'
import { tooNewInScript, tooNewInStyles } from '../helpers/tooNew'

/**
 * What is served, against the browsers that the site is made for (`browserslist` in package.json).
 * The editor at /cms/ is for the clinic's staff, who have a browser of this year.
 */

const own = 'a method of the code’s own'
const asked = 'called where the browser has it'
/** What the scripts hold all the same, and why no browser lacks it. */
const allowed: Record<string, string> = {
  '.toReversed()': 'given by src/shell/arrayCopies.ts',
  '.toSorted()': 'given by src/shell/arrayCopies.ts',
  '.createPolicy()': asked,
  '.createScriptURL()': asked,
  '.fromBase64()': asked,
  'PublicKeyCredential.parseCreationOptionsFromJSON': asked,
  'PublicKeyCredential.parseRequestOptionsFromJSON': asked,
  '.startViewTransition()': 'React’s, for a component that the site does not use',
  '.skipTransition()': 'React’s, for a component that the site does not use',
  ...Object.fromEntries(
    'destroy forget icon isActive lock reportScriptFailure subscribe toArray toBase64 unsubscribe use'
      .split(' ')
      .map((name) => [`.${name}()`, own]),
  ),
}
/** Words of React's own that hold a call. */
const inWords = 'consider using form.requestSubmit() instead'

const served = filesBelow(siteDir).filter(
  (file) => file.endsWith('.js') && !file.startsWith('cms/') && !file.startsWith('admin/'),
)
const inPages = (element: RegExp) => [
  ...new Set(
    builtPages().flatMap(({ html }) => [...html.matchAll(element)].map(([, text]) => text!)),
  ),
]

test('no script uses what one of the browsers lacks', () => {
  const scripts = [
    ...served.map(
      (file) => [file, readFileSync(join(siteDir, file), 'utf8').replace(inWords, '')] as const,
    ),
    ...inPages(/<script(?![^>]*(?:\bsrc=|json"|speculationrules))[^>]*>(.*?)<\/script>/gs).map(
      (text) => [text.slice(0, 60), text] as const,
    ),
  ]
  expect(scripts.length).toBeGreaterThan(20)
  expect(
    scripts
      .map(
        ([name, text]) => [name, tooNewInScript(text).filter((use) => !(use in allowed))] as const,
      )
      .filter(([, uses]) => uses.length > 0),
  ).toEqual([])
})

test('no rule is thrown away because one of the browsers cannot read it', () => {
  const styles = inPages(/<style[^>]*>(.*?)<\/style>/gs)
  expect(styles.length).toBeGreaterThan(5)
  expect(styles.flatMap(tooNewInStyles)).toEqual([])
})

test.each([
  ['(?<!a', 'const made = (text) => new RegExp("(?<!a)b" + text)'],
  ['syntax: const _A = class', 'class A { static { A.b = 1 } }'],
  ['.with()', 'list.with(1, 2)'],
  ['AbortSignal.any', 'AbortSignal.any([a, b])'],
  ['CloseWatcher', 'const watcher = new CloseWatcher()'],
])('sees %s', (use, script) => {
  expect(tooNewInScript(script)).toContainEqual(expect.stringContaining(use))
})

test('sees an unknown selector in a list', () => {
  expect(tooNewInStyles('a, b::details-content { color: red }')).toHaveLength(1)
})

test('says nothing of what all have, or of what is asked for first', () => {
  expect(
    tooNewInScript(
      'Object.hasOwn(a, "b"); a.at(-1); structuredClone(a); a.findLast(b); a.replaceAll("a", "b"); form.requestSubmit?.()',
    ),
  ).toEqual([])
})
