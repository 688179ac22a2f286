import fc from 'fast-check'
import { reportOn } from './helpers/baseContent'

const mistakes: Record<string, Parameters<typeof reportOn>[0]> = {
  /**
   * Tests of the report while one or several files are broken: what it says of the others, and what
   * it omits.
   */
  'a syntax error in one file hides no mistake of another': (f) => {
    f['treatments/lip-fillers.json'] = '{ "route": "/lip-fillers", "title" }'
    f['treatments/chin-filler.json'].intro = 'It costs £350, see [chins](/chin-fillers).'
    f['pages/treatments.json'].colour = 'red'
    f['redirects.json'].redirects.push({ from: '/chin-filler', to: '/' })
  },
  'a file whose only slips are commas and comments is checked to the end': (f) =>
    (f['pages/treatments.json'] = JSON.stringify({
      ...f['pages/treatments.json'],
      related: ['/chin-fillers'],
    })
      .replace('{', '{ /* overview */ ')
      .replace(/}$/, ',}')),
  'links to a page whose file is broken are not called wrong': (f) => {
    f['treatments/lip-fillers.json'] = '{'
    f['treatments/chin-filler.json'].intro = 'Unlike lips, which last {lasts:lip-fillers}.'
    f['cities/cardiff.json'] = '{ "route": "/cardiff" '
    f['people/dr-doe.json'] = '{'
    f['products/cleanser.json'] = '{'
  },
  'without its lists the rest is checked as far as it can be': (f) => {
    for (const list of ['clinic', 'prices', 'treatment-groups', 'concerns', 'redirects'])
      f[`${list}.json`] = null
    f['treatments/lip-fillers.json'].intro = 'It costs {price:anything} for {medicine}.'
    f['treatments/chin-filler.json'].related = ['/nowhere']
  },
}
test.each(Object.entries(mistakes))('%s', (_, edit) => expect(reportOn(edit)).toMatchSnapshot())

test('every list may be missing, one at a time or all at once', () => {
  const lists = [
    'clinic',
    'prices',
    'redirects',
    'categories',
    'treatment-groups',
    'gallery',
    'concerns',
    'synonyms',
    'assessment',
    'reviews',
    'offers',
  ]
  for (const list of lists)
    expect(reportOn((f) => (f[`${list}.json`] = null))).toBe(
      `data/${list}.json: is missing. Put the file back, or take it from the last published version.`,
    )
  const all = reportOn((f) => lists.forEach((list) => (f[`${list}.json`] = null)))
  expect(all.split('\n')).toHaveLength(lists.length)
})

test('every page may be broken, one at a time', () => {
  const pages = reportOn((f) => {
    for (const name of Object.keys(f)) if (name.includes('/')) f[name] = '{'
  })
  expect(pages.split('\n')).toHaveLength(13)
  expect(pages).not.toMatch(/is not a page|homepage/)
})

test('a byte order mark and Windows line ends do no harm', () => {
  const report = reportOn((f) => {
    f['synonyms.json'] = '\uFEFF{\r\n  "synonyms": { "lips": "/lip-fillers" }\r\n}\r\n'
  })
  expect(report).toBe('')
})

test('what systems and git leave behind is passed over', () => {
  const report = reportOn((f) => {
    f['.DS_Store'] =
      f['treatments/.gitkeep'] =
      f['images/Thumbs.db'] =
      f['treatments/._lip-fillers.json'] =
        'x'
  })
  expect(report).toBe('')
})

test('a lock file of an office program is told to be deleted, in every folder', () => {
  const place = fc.constantFrom('', 'treatments/', 'images/', 'recovery/')
  const lock = fc.constantFrom('~$lip-fillers.json', '~$prices.json', '~$a letter.docx', '.~lock.prices.json#') // prettier-ignore
  fc.assert(
    fc.property(place, lock, (folder, name) => {
      expect(reportOn((f) => void (f[folder + name] = 'x'))).toBe(
        `data/${folder}${name}: was left by an office program that had a file open. Close the file there, and delete this one.`,
      )
    }),
    { numRuns: 12 },
  )
})

test('a file whose name makes no address is one line, whatever it holds and whoever names it', () => {
  const file = fc.constantFrom(
    'treatments/chin-filler.json',
    'people/dr-doe.json',
    'families/filler.json',
    'cities/cardiff.json',
  )
  const spoil = fc.constantFrom(
    (id: string) => id.toUpperCase(),
    (id: string) => id.replace('-', '_').replace(/r$|f$/, '$&_'),
    (id: string) => ` ${id}`,
  )
  fc.assert(
    fc.property(file, spoil, fc.constantFrom('.json', '.JSON', '.json.txt'), (path, by, end) => {
      const [folder, name] = path.split('/') as [string, string]
      const lines = reportOn((f) => {
        f[`${folder}/${by(name.replace('.json', ''))}${end}`] = f[path]
        delete f[path]
      }).split('\n')
      expect(lines).toEqual([expect.stringMatching(/ Call it [a-z-]+\.json/)])
    }),
    { numRuns: 24 },
  )
})

test('a mistake is told once, and counted', () => {
  const report = reportOn((f) => {
    f['treatments/lip-fillers.json'].related = ['/nowhere']
    f['treatments/lip-fillers.json'].suits.list = [
      '£1',
      '£2',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      '£10',
    ]
  })
  expect(report.split('\n').map((line) => /#\d+/.exec(line)?.[0])).toEqual([
    '#1',
    '#1',
    '#2',
    '#10',
  ])
})
