import { reportOn } from './helpers/baseContent'

/**
 * Tests of the report while one or several files are broken: what it says of the others, and what
 * it omits.
 */
test('a syntax error in one file hides no mistake of another', () => {
  const report = reportOn((f) => {
    f['treatments/lip-fillers.json'] = '{ "route": "/lip-fillers", "title" }'
    f['treatments/chin-filler.json'].intro = 'It costs £350, see [chins](/chin-fillers).'
    f['pages/treatments.json'].colour = 'red'
    f['redirects.json'].redirects.push({ from: '/chin-filler', to: '/' })
  })
  expect(report).toMatchInlineSnapshot(`
   "data/pages/treatments.json › colour: is not a field here. Take it out, or check how it is spelled.
   data/redirects.json › redirects › #2 › from: "/chin-filler" is a page (data/treatments/chin-filler.json), which the redirect would hide. Take the redirect out, or the page.
   data/treatments/chin-filler.json › intro: "/chin-fillers" is not a page. Did you mean "/chin-filler"?
   data/treatments/chin-filler.json › intro: has the amount "£350" typed into it. Use a token such as {price:masseter}, so that the amount stands only in data/prices.json.
   data/treatments/lip-fillers.json › line 1, column 36: found } after the name "title". Put a colon between a name and its value."
  `)
})

test('a file whose only slips are commas and comments is checked to the end', () => {
  const report = reportOn((f) => {
    f['pages/treatments.json'] = JSON.stringify({
      ...f['pages/treatments.json'],
      related: ['/chin-fillers'],
    })
      .replace('{', '{ /* overview */ ')
      .replace(/}$/, ',}')
  })
  expect(report).toMatchInlineSnapshot(`
   "data/pages/treatments.json › line 1, column 3: found a comment. JSON has no comments: take it out.
   data/pages/treatments.json › line 1, column 1618: a comma stands before the closing }. Take that last comma out.
   data/pages/treatments.json › related › #1: "/chin-fillers" is not a page. Did you mean "/chin-filler"?"
  `)
})

test('links to a page whose file is broken are not called wrong', () => {
  const report = reportOn((f) => {
    f['treatments/lip-fillers.json'] = '{'
    f['cities/cardiff.json'] = '{ "route": "/cardiff" '
    f['people/dr-doe.json'] = '{'
    f['products/cleanser.json'] = '{'
  })
  expect(report).toMatchInlineSnapshot(`
   "data/cities/cardiff.json › line 1, column 23: the file ends, but the { of line 1, column 1 was never closed. Look for a missing }.
   data/people/dr-doe.json › line 1, column 2: the file ends, but the { of line 1, column 1 was never closed. Look for a missing }.
   data/products/cleanser.json › line 1, column 2: the file ends, but the { of line 1, column 1 was never closed. Look for a missing }.
   data/treatments/lip-fillers.json › line 1, column 2: the file ends, but the { of line 1, column 1 was never closed. Look for a missing }."
  `)
})

test('without its lists the rest is checked as far as it can be', () => {
  const report = reportOn((f) => {
    for (const list of ['clinic', 'prices', 'treatment-groups', 'concerns', 'redirects'])
      f[`${list}.json`] = null
    f['treatments/lip-fillers.json'].intro = 'It costs {price:anything} for {medicine}.'
    f['treatments/chin-filler.json'].related = ['/nowhere']
  })
  expect(report).toMatchInlineSnapshot(`
   "data/clinic.json: is missing. Put the file back, or take it from the last published version.
   data/concerns.json: is missing. Put the file back, or take it from the last published version.
   data/prices.json: is missing. Put the file back, or take it from the last published version.
   data/redirects.json: is missing. Put the file back, or take it from the last published version.
   data/treatment-groups.json: is missing. Put the file back, or take it from the last published version.
   data/treatments/chin-filler.json › related › #1: "/nowhere" is not a page. It can be "/chin-filler", "/lip-fillers", "/first-blog", "/cardiff", "/", "/treatments", "/lip-options", "/team/dr-doe", "/product-analysis/cleanser"."
  `)
})

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
