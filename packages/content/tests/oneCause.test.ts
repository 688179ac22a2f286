import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clinicData } from '../../../scripts/testing/clinicSite'
import { runCheck } from '../src/checkCommand'

/** One slip of an editor's is told as what it is, however many places it reaches. */

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'one-cause-'))
  cpSync(clinicData, dir, { recursive: true })
})
afterEach(() => rmSync(dir, { recursive: true }))

const path = (file: string) => join(dir, file)
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(path(file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(path(file), text.replace(from, to))
}
/** Returns the lines of the report, without the count at its end. */
const report = () => runCheck(dir, [], {})!.text.split('\n').slice(0, -2)

test('a content file with a second ending is one line', () => {
  for (const file of [
    'treatments/lip-fillers.json',
    'people/dr-ada-whitcombe.json',
    'gallery.json',
  ]) {
    renameSync(path(file), path(`${file}.txt`))
    expect(report()).toEqual([
      `data/${file}.txt: ends in .json.txt, so nothing reads it. Call it ${file.split('/').at(-1)}, or delete it if it is a spare copy.`,
    ])
    renameSync(path(`${file}.txt`), path(file))
  }
})

test('an address that two pages have comes first, and what named the lost one is one line', () => {
  edit('treatments/chin-filler.json', '"route": "/chin-filler"', '"route": "/lip-fillers"')
  const lines = report()
  expect(lines).toContain('data/treatments/chin-filler.json › route: "/lip-fillers" is also the route of data/treatments/lip-fillers.json. Give each page a route of its own.') // prettier-ignore
  expect(lines.at(-1)).toMatch(
    /^In \d+ places: "\/chin-filler" is not a page\. .* They are data\/.*; and \d+ further places\.$/,
  )
  expect(lines.length).toBeLessThan(6)
})

test('a mistyped address is said to be one, with what named the right one in one line', () => {
  edit('treatments/lip-fillers.json', '"route": "/lip-fillers"', '"route": "/lip-filers"')
  const lines = report()
  expect(lines.at(-1)).toMatch(
    /^In \d+ places: "\/lip-fillers" is not a page\. Did you mean "\/lip-filers"\?/,
  )
  expect(lines.length).toBeLessThan(6)
})

test('a key that two prices have comes first, and what named the lost one is one line', () => {
  edit('prices.json', '"key": "masseter"', '"key": "lip-filler-1-0"')
  const lines = report()
  expect(lines[0]).toMatch(
    /^data\/prices\.json › prices › #\d+ › key: "lip-filler-1-0" stands twice\. Give each its own key\.$/,
  )
  expect(lines.at(-1)).toMatch(/^In \d+ places: .*masseter/)
  expect(lines.length).toBeLessThan(4)
})

test('a copy is told to write its sentences anew, and never its original', () => {
  copyFileSync(path('treatments/lip-fillers.json'), path('treatments/a-new-treatment.json'))
  edit('treatments/a-new-treatment.json', '"route": "/lip-fillers"', '"route": "/a-new-treatment"')
  const lines = report()
  expect(lines.filter((line) => !line.startsWith('data/treatments/a-new-treatment.json'))).toEqual(
    [],
  )
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^data\/treatments\/a-new-treatment\.json: is a copy of data\/treatments\/lip-fillers\.json: \d\d sentences stand in both, in summary,.*; it also has the same .*family/,
    ),
  )
  expect(lines.length).toBeLessThan(7)
})

test('a picture that is named with its ending is one line', () => {
  const [, image] = /"image": "([^"]+)"/.exec(
    readFileSync(path('people/dr-ada-whitcombe.json'), 'utf8'),
  )!
  edit('people/dr-ada-whitcombe.json', `"image": "${image}"`, `"image": "${image}.jpg"`)
  expect(report()).toEqual([`data/people/dr-ada-whitcombe.json › portrait › image: "${image}.jpg" is not a picture in data/images. Write its name without the ending.`]) // prettier-ignore
})

test('a number with a sign of money is told to take it out', () => {
  const amount = /"amount": (\d+)/.exec(readFileSync(path('prices.json'), 'utf8'))![1]!
  edit('prices.json', `"amount": ${amount}`, `"amount": "£${amount}.00"`)
  expect(report()).toEqual([
    expect.stringContaining(
      `amount: should be a number, but is "£${amount}.00". Take £ out: write ${amount} without quotes.`,
    ),
  ])
})
