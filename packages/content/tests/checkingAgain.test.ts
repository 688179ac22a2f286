import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clinicData } from '../../../scripts/testing/clinicSite'
import { ContentError, validateContent } from '../src/gate'

/** The gate remembers what it read and checked; whoever edits must not notice. */

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'again-'))
  cpSync(clinicData, dir, { recursive: true })
})
afterAll(() => rmSync(dir, { recursive: true }))

const report = () => {
  try {
    validateContent(dir, { today: '2026-11-21' })
    return ''
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
}
function edit<T>(file: string, change: (text: string) => string, work: () => T): T {
  const path = join(dir, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, change(text))
  try {
    return work()
  } finally {
    writeFileSync(path, text)
  }
}

test('a file that did not change is the same object again, and one that did is another', () => {
  const [before, again] = [validateContent(dir), validateContent(dir)]
  expect(again.treatments[0]).toBe(before.treatments[0])
  const other = edit(before.treatments[0]!.file.replace('data/', ''), (text) => `${text}\n`, () => validateContent(dir)) // prettier-ignore
  expect(other.treatments[0]).not.toBe(before.treatments[0])
  expect(other.treatments[0]).toEqual(before.treatments[0])
  expect(other.treatments[1]).toBe(before.treatments[1])
})

test('a mistake is told as long as it stands, and no longer', () => {
  const wrong = () => report()
  const told = edit('treatments/lip-fillers.json', (text) => text.replace('"intro": "', '"intro": "It costs £175. '), () => [wrong(), wrong()]) // prettier-ignore
  expect(told[0]).toContain(
    'data/treatments/lip-fillers.json › intro: has the amount "£175" typed into it.',
  )
  expect(told[1]).toBe(told[0])
  expect(report()).toBe('')
})

test('a price that goes is missed by files that did not change', () => {
  expect(report()).toBe('')
  const told = edit(
    'prices.json',
    (text) => text.replace('"key": "masseter"', '"key": "masseter-two"'),
    report,
  )
  expect(told).toContain('uses {price:masseter}, but there is no such price.')
  expect(report()).toBe('')
})

test('a sentence that comes to stand twice is told of a page that did not change', () => {
  const sentence = 'Nobody has ever written this very sentence of quite so many words on two pages.'
  const add = (text: string) => text.replace('"intro": "', `"intro": "${sentence} `)
  const told = edit('treatments/lip-fillers.json', add, () => {
    expect(report()).toBe('')
    return edit('treatments/acne-treatment.json', add, report)
  })
  const pages = ['data/treatments/lip-fillers.json', 'data/treatments/acne-treatment.json']
  for (const page of pages) expect(told).toContain(page)
  expect(told).toContain('intro: repeats a sentence of')
})
