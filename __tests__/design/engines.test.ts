import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/files/folders'
import { printSheet } from '../../src/design/print'

/** What a browser other than Chromium draws wrongly, and which therefore stands in no style. */
const sources = filesBelow('src').filter((file) => /\.tsx?$/.test(file))

it.each([
  ['WebKit matches no radio that the arrow keys reached', /input:focus-visible \+/],
  [
    'WebKit ends a collapsed rule where cells have borders of two widths',
    /border-collapse: collapse/,
  ],
])('%s', (_, rule) => {
  expect(sources.filter((file) => rule.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
})

it('on paper nothing is placed at the left or right of pages that run from right to left', () => {
  const places = printSheet.css.match(/[{;](?:left|right|inset):[^;}]*/g) ?? []
  expect(places.filter((place) => !place.endsWith(': 0'))).toEqual([])
})

it('in Firefox, which heeds no break-after, a heading takes along room for what follows', () => {
  const [, rules] = /@supports \(-moz-appearance: none\)\{((?:[^{}]*\{[^{}]*\})*)\}/.exec(
    printSheet.css,
  )!
  expect(rules).toMatch(/:is\(h2,h3\)\{break-inside: avoid\}/)
  expect(rules).toMatch(/:is\(h2,h3\)::after\{[^}]*height: (\d+mm);margin-bottom: -\1\}/)
})
