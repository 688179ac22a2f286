import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/files/folders'

/** Rules for every field of the site, read from its source: most fields stand in no built page. */

const sources = filesBelow('src')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, source: readFileSync(join('src', file), 'utf8') }))

it('no field cuts what is typed or pasted: what is too long is said', () => {
  const cut = sources.filter(({ source }) => /\bmaxlength\b/i.test(source))
  expect(cut.map(({ file }) => file)).toEqual([])
})

it('every field for words takes the direction of what is written in it', () => {
  const fields = sources.flatMap(({ file, source }) =>
    [...source.matchAll(/<(?:input|textarea)\b[^]*?\/>/g)].map(([field]) => ({ file, field })),
  )
  const otherwise = fields.filter(
    ({ field }) =>
      !/type="(?:radio|checkbox|number|range|file)"/.test(field) &&
      !/name="trap"/.test(field) &&
      !/dir="auto"/.test(field),
  )
  expect(fields.length).toBeGreaterThan(5)
  expect(otherwise).toEqual([])
})
