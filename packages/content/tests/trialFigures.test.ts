import { reportOn } from './helpers/baseContent'

/**
 * Returns the report on a treatment whose page shows the figure of a trial, changed by `change`.
 */
const report = (change: (treatment: any) => void) =>
  reportOn((files) => {
    const treatment = files['treatments/lip-fillers.json']
    treatment.results.figure = {
      title: 'Fuller lips at two months',
      people: 40,
      groups: [
        { label: 'treated', percent: 91 },
        { label: 'left untreated', percent: 22.5 },
      ],
      note: 'Judged from photographs.',
      source: 'https://example.org/first',
    }
    change(treatment)
  })

test('is in order as it stands, of what works and of what goes wrong', () => {
  expect(report(() => {})).toBe('')
  expect(report((t) => (t.risks.figure = { ...t.results.figure, people: undefined }))).toBe('')
})

test('a source that the page does not name', () => {
  expect(
    report((t) => (t.results.figure.source = 'https://example.org/firts')),
  ).toMatchInlineSnapshot(
    `"data/treatments/lip-fillers.json › results › figure › source: "https://example.org/firts" is not the web address of a source of this page. Did you mean "https://example.org/first"?"`,
  )
})

test.each([-1, 101, 22.555])('a percentage of %d', (percent) => {
  expect(report((t) => (t.results.figure.groups[1].percent = percent))).toMatch(
    /results › figure › groups › #2 › percent: .+ Write/,
  )
})

test('one figure with nothing said of it', () => {
  expect(
    report((t) => {
      t.results.figure.groups.pop()
      delete t.results.figure.note
    }),
  ).toMatchInlineSnapshot(
    `"data/treatments/lip-fillers.json › results › figure › note: is missing. One figure has nothing beside it: say how it was counted, and its limit."`,
  )
})

test('two groups of one name', () => {
  expect(report((t) => (t.results.figure.groups[1].label = 'treated'))).toMatchInlineSnapshot(
    `"data/treatments/lip-fillers.json › results › figure › groups › #2 › label: "treated" stands twice. Give each group a label of its own."`,
  )
})

test('more groups than can be told apart', () => {
  expect(
    report((t) => {
      t.results.figure.groups = ['a', 'b', 'c', 'd', 'e'].map((label) => ({ label, percent: 5 }))
    }),
  ).toMatchInlineSnapshot(
    `"data/treatments/lip-fillers.json › results › figure › groups: has 5 entries, but needs at most 4. Take out 1."`,
  )
})

test.each([
  ['too short', 'It fills.'],
  [
    'too long',
    'It fills what was never empty, and says so at such length that nobody reads on to its end.',
  ],
])('a statement that is %s', (wrong, statement) => {
  expect(report((t) => (t.statement = statement))).toMatch(
    `is ${wrong}. Say in 30 to 80 characters what it changes and what it cannot`,
  )
})
