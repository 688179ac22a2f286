import { readFileSync } from 'node:fs'
import { builtFile } from '../helpers/builtSite'

const notice = builtFile('licences.txt')
const guide = readFileSync('docs/dependencies.md', 'utf8')
const listed = (heading: string) =>
  [
    ...guide
      .split(`\n## ${heading}\n`)[1]!
      .split('\n## ')[0]!
      .matchAll(/^\| `([^`]+)`/gm),
  ].map(([, name]) => name!)
const given = [...notice.matchAll(/^(@?[a-z][\w./-]*) \d+\.\d+\.\d+\S* \((.+)\)$/gm)].map(
  ([, name, licence]) => ({ name: name!, licence: licence! }),
)

describe('/licences.txt', () => {
  it('has every package of docs/dependencies.md that is in the browser, but the fonts', () => {
    const names = given.map(({ name }) => name)
    expect(
      listed('In the browser').filter(
        (name) => !name.startsWith('@fontsource') && !names.includes(name),
      ),
    ).toEqual([])
  })

  it('has none that docs/dependencies.md says stays here', () => {
    const elsewhere = ['At build', 'Backend', 'In the editor at /cms/'].flatMap(listed)
    expect(elsewhere).toContain('sharp')
    expect(given.filter(({ name }) => elsewhere.includes(name))).toEqual([])
  })

  it('has only licences that ask for no more than their notice', () => {
    expect(given.length).toBeGreaterThan(20)
    expect(
      given.filter(
        ({ licence }) => !['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'].includes(licence),
      ),
    ).toEqual([])
  })

  it('gives the terms', () => {
    expect(notice).toMatch(
      /^react \d.*\n(?:.* \(MIT\)\n)*\n(?:.*\n){1,4}Copyright \(c\) Meta Platforms/m,
    )
    expect(notice.match(/Permission is hereby granted/g)!.length).toBeGreaterThan(5)
  })
})

it('the fonts’ terms are at /OFL.txt', () => {
  expect(builtFile('OFL.txt')).toContain('SIL OPEN FONT LICENSE Version 1.1')
  for (const font of ['Libre Caslon Display', 'Libre Caslon Text', 'Source Sans 3'])
    expect(builtFile('OFL.txt')).toContain(font)
})
