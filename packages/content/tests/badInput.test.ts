import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, validateContent } from '../src/gate'
import { baseFiles, inDataFolder, noNamedPages, page, reportOn, today } from './helpers/baseContent'

const mistakes: Record<string, Parameters<typeof reportOn>[0]> = {
  /** Regressions that the mutants (mutants.test.ts) found in the gate, one test each. */
  'a token behind a slash or a # is judged as copy, not as an address': (f) =>
    (f['treatments/lip-fillers.json'].suits.list = [
      '/{price:nothing}',
      '#<b>bold</b>',
      '/lips and £350',
    ]),
  'characters that cannot be seen, or that turn the writing': (f) => {
    f['treatments/lip-fillers.json'].suits.list = [
      'A\u202Egnp.tpircs',
      'A \0 word',
      'Half \uD800 a letter',
      'A bell \u0007',
      'A number \u2066020\u2069 set apart',
    ]
    f['treatments/lip-fillers.json'].sources[0].url = 'https://www.nhs.uk/\u202Ex'
  },
  'a name with a line break in it stays on one line of the report': (f) =>
    (f['treatments/lip-fillers.json'][`x\n\u202E${'y'.repeat(200)}`] = 1),
  'a token where nothing replaces it': (f) => {
    f['clinic.json'].address.street = 'The house of {clinic:line}'
    f['people/dr-doe.json'].role = 'Doctor for {medicine}'
  },
  'a number that is too great': (f) =>
    (f['prices.json'] = JSON.stringify(f['prices.json']).replace(/"amount":\d+/, '"amount":1e999')),
  'a page at another address of the homepage': (f) =>
    (f['pages/home2.json'] = page('home2', 'Second home')),
  'an old address too long for a disk': (f) =>
    f['redirects.json'].redirects.push({ from: `/${'x'.repeat(300)}`, to: '/lip-fillers' }),
}
test.each(Object.entries(mistakes))('%s', (_, edit) => expect(reportOn(edit)).toMatchSnapshot())

test('a page and a redirect where the site keeps its own files', () => {
  const report = reportOn((f) => {
    f['pages/cms.json'] = { ...f['pages/treatments.json'], route: '/cms' }
    f['redirects.json'].redirects.push({ from: '/page-data/lip-fillers', to: '/lip-fillers' })
  })
  expect(report.split('\n').filter((line) => line.includes('needs for itself'))).toMatchSnapshot()
})

describe('what is beyond all measure is refused at once', () => {
  const cases: [string, string, (f: ReturnType<typeof baseFiles>) => void][] = [
    [
      'a text',
      ' › intro: is 200000 characters long. Write 5000 at most: shorten it, or divide it into paragraphs.',
      (f) => (f['treatments/lip-fillers.json'].intro = '['.repeat(200_000)),
    ],
    [
      'a list',
      ' › related: has 9000 entries. Keep 2000 at most.',
      (f) =>
        (f['treatments/lip-fillers.json'].related = Array.from(
          { length: 9_000 },
          (_, i) => `/a-page-${i}`,
        )),
    ],
    [
      'a file',
      ': is 307 kB, which is too big. A content file has 250 kB at most: take out what was pasted by mistake.',
      (f) => (f['treatments/lip-fillers.json'].intro = 'x'.repeat(300_000)),
    ],
    [
      'a word',
      ` › ${'x'.repeat(50)}…${'x'.repeat(30)}: is not a field here. Take it out, or check how it is spelled.`,
      (f) => (f['treatments/lip-fillers.json']['x'.repeat(100_000)] = 1),
    ],
  ]
  test.each(cases)('%s', (_, told, spoil) => {
    const began = performance.now()
    expect(reportOn(spoil)).toBe(`data/treatments/lip-fillers.json${told}`)
    // A check that never ends, not a slow machine.
    expect(performance.now() - began).toBeLessThan(30_000)
  })

  test('mistakes without end', () => {
    expect(
      reportOn((f) => (f['synonyms.json'] = `{"synonyms": [1${','.repeat(100_000)}]}`)).split('\n'),
    ).toHaveLength(50)
  })
})

test('links, and folders among the pictures', () => {
  const report = inDataFolder(baseFiles(), (dir) => {
    symlinkSync('offers.json', join(dir, 'treatment-group.json'))
    symlinkSync('circle.json', join(dir, 'treatments/circle.json'))
    symlinkSync('/nowhere', join(dir, 'images/lips.png'))
    mkdirSync(join(dir, 'images/rooms.jpg'))
    try {
      validateContent(dir, { today, namedPages: noNamedPages })
      return ''
    } catch (error) {
      if (error instanceof ContentError) return error.message
      throw error
    }
  })
  expect(report).toMatchSnapshot()
})
