import fc from 'fast-check'
import { readArguments } from '../../src/changes/changesCommand'
import {
  escaped,
  markdownReport,
  marker,
  clean,
  terminalReport,
} from '../../src/changes/reportText'
import { emptyReport, type Report } from '../../src/changes/report'
import { excerpts } from '../../src/changes/difference'

const report = (some: Partial<Report>): Report => ({ ...emptyReport(), ...some })
const intro = 'Compared with main as it was on 1 November 2026 (0123456).'
const page = (path: string, title = `Title of ${path}`) => ({ path, title })

const everything = report({
  errors: [
    {
      what: '/old/ (“Old”) is gone, and its address leads nowhere.',
      fix: 'Add { "from": "/old", "to": "/new" } to data/redirects.json.',
    },
  ],
  warnings: [
    {
      what: 'Lips is £3,500 now, and was £350.',
      fix: 'Look for a nought too many or too few in "l" in data/prices.json, unless that is meant.',
    },
  ],
  added: [page('/new/')],
  removed: [{ ...page('/old/', 'Old'), leadsTo: null }],
  renamed: [{ from: page('/a/'), to: page('/b/') }],
  redirects: {
    added: [{ from: '/x/', to: '/y/' }],
    removed: [],
    changed: [{ from: '/p/', before: '/q/', after: '/r/' }],
  },
  prices: [
    {
      key: 'k',
      label: 'Jaw muscle',
      before: '£350 per visit',
      after: '£367 per visit',
      also: [],
      pages: ['/1/', '/2/', '/3/', '/4/'].map((path) => page(path)),
      elsewhere: ['the assistant’s price list'],
    },
    {
      key: 'l',
      label: 'Lips',
      before: '£5 per ml',
      after: null,
      also: [],
      pages: [],
      elsewhere: [],
    },
  ],
  changes: [
    {
      change: { where: 'title', before: 'Old title', after: 'New title' },
      places: ['title'],
      pages: [page('/1/')],
    },
    {
      change: { where: 'related › text', before: 'Old card', after: 'New card' },
      places: ['related › text', 'popular › text'],
      pages: [page('/1/'), page('/2/')],
    },
    {
      change: { where: 'paragraphs', before: 'Moved.', after: 'Moved.' },
      places: ['paragraphs'],
      pages: [page('/2/')],
    },
  ],
  notes: ['The assistant will answer differently.'],
})

test('the terminal is told all of it, errors first', () => {
  expect(terminalReport(everything, { intro })).toMatchSnapshot()
})

test('a pull request is told the same, with links to the preview and long lists folded', () => {
  expect(
    markdownReport(everything, { intro, preview: 'https://pr-1.clinic.pages.dev' }),
  ).toMatchSnapshot()
})

test('however much changes, a report is read in some forty lines, and nothing is lost', () => {
  const words = fc.stringMatching(/^[a-z]{3,9}$/)
  const change = fc.record({
    page: fc.integer({ min: 1, max: 6 }),
    several: fc.boolean(),
    before: fc.option(words),
    after: words,
  })
  fc.assert(
    fc.property(fc.array(change, { minLength: 50, maxLength: 400 }), (all) => {
      const pages = [1, 2, 3, 4, 5, 6].map((i) => page(`/${i}/`))
      const much = report({
        changes: all.map(({ page: of, several, before, after }, i) => ({
          change: { where: 'paragraphs', before, after: `${after}${i}` },
          places: ['paragraphs'],
          pages: several ? pages.slice(0, 2) : [pages[of - 1]!],
        })),
      })
      const texts = all.map(({ after }, i) => `“${after}${i}”`)
      expect(terminalReport(much, { intro }).split('\n').length).toBeLessThanOrEqual(40)
      const whole = terminalReport(much, { intro, all: true })
      const comment = markdownReport(much, { intro })
      expect(texts.filter((text) => !whole.includes(text))).toEqual([])
      expect(texts.filter((text) => !comment.includes(text))).toEqual([])
      expect(
        comment
          .replace(/<details>[^]*?<\/details>/g, '')
          .split('\n')
          .filter(Boolean).length,
      ).toBeLessThanOrEqual(40)
    }),
    { numRuns: 15 },
  )
})

test('nothing changed', () => {
  expect(terminalReport(report({}), { intro })).toBe(
    `${intro}\n\nNothing that visitors see changes.`,
  )
  expect(markdownReport(report({}), { intro })).toContain('**Nothing that visitors see changes.**')
})

test('a broken gate is told in its own words', () => {
  const text = terminalReport(report({ gate: ['data/a.json › title: is missing. Add it.'] }), {
    intro,
  })
  expect(text).toContain(
    'The content has 1 mistake, so nothing else was compared\n  data/a.json › title: is missing. Add it.',
  )
})

describe('words of the content in a comment', () => {
  const hostile =
    '<img src=x onerror=alert(1)> [click](https://evil.example) `code` **bold** | cell @everyone #12 GH-7 www.evil.example <!-- --> &lt; </details> ~~no~~ _it_ $x$\n# Heading'
  const written = markdownReport(report({ added: [page('/new/', hostile)] }), {
    intro,
    preview: 'https://p.example',
  })
  const line = written.split('\n').find((one) => one.startsWith('- Added'))!

  test('are shown as they are typed: no HTML, no markup, no links but the preview, and nobody is called', () => {
    expect(line).not.toMatch(/[<>]/)
    expect(line.replaceAll(/\\[\s\S]/g, '').match(/\]\(/g)).toHaveLength(1)
    expect(line).toContain('](https://p.example/new/)')
    expect(line.replaceAll(/\\[\s\S]/g, '').replace(/\]\(.*$/, '')).not.toMatch(/[`*_|~[]\w/)
    expect(line).not.toMatch(/@everyone|#12|https:\/\/evil|www\.evil/)
    expect(written.split('\n').filter((one) => one.startsWith('# '))).toEqual([])
  })

  test('cannot end the folded part, nor a code span, nor steer a terminal', () => {
    expect(escaped('</details>')).toBe('&lt;/details&gt;')
    expect(
      markdownReport(report({ removed: [{ ...page('/a`b/'), leadsTo: null }] }), { intro }),
    ).toContain('`` /a`b/ ``')
    expect(clean('a\u001B[31mb\u202Ec\nd')).toBe('a [31mb c d')
    expect(clean('ملخص')).toBe('\u2068ملخص\u2069')
  })
})

test('a comment stays within what GitHub takes, however much there is to tell', () => {
  const many = Array.from({ length: 3000 }, (_, i) => page(`/page-${i}/`))
  const text = markdownReport(report({ added: many }), { intro })
  expect(Buffer.byteLength(text)).toBeLessThan(60_000)
  expect(text.startsWith(marker)).toBe(true)
  expect(text).toMatch(/… and \d+ more/)
})

describe('words', () => {
  test('long texts are cut down to where they differ', () => {
    const around = 'the quick brown fox jumps over the lazy dog and runs away from it '
    const { before, after } = excerpts(
      `${around}then sleeps for ten hours ${around}`,
      `${around}then sleeps for six hours ${around}`,
    )
    expect(before).toBe('…away from it then sleeps for ten hours the quick brown fox…')
    expect(after).toContain('for six hours')
    expect(after.length).toBeLessThan(100)
  })
})

test('the command understands its arguments, and refuses the rest', () => {
  expect(readArguments([])).toEqual({
    base: undefined,
    markdown: false,
    all: false,
    preview: undefined,
  })
  expect(readArguments(['v1', '--markdown', '--preview', 'https://p.example/'])).toEqual({
    base: 'v1',
    markdown: true,
    all: false,
    preview: 'https://p.example',
  })
  for (const wrong of [
    ['--htlm'],
    ['a', 'b'],
    ['--preview'],
    ['--preview', 'javascript:alert(1)'],
    ['--preview', 'https://a)b <c>'],
    [''],
  ])
    expect([wrong, readArguments(wrong)]).toEqual([wrong, null])
})
