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

const told: Record<string, () => unknown> = {
  'a source that the page does not name': () =>
    report((t) => (t.results.figure.source = 'https://example.org/firts')),
  'one figure with nothing said of it': () =>
    report((t) => {
      t.results.figure.groups.pop()
      delete t.results.figure.note
    }),
  'two groups of one name': () => report((t) => (t.results.figure.groups[1].label = 'treated')),
  'more groups than can be told apart': () =>
    report((t) => {
      t.results.figure.groups = ['a', 'b', 'c', 'd', 'e'].map((label) => ({ label, percent: 5 }))
    }),
}
test.each(Object.entries(told))('%s', (_, tell) => expect(tell()).toMatchSnapshot())

test.each([-1, 101, 22.555])('a percentage of %d', (percent) => {
  expect(report((t) => (t.results.figure.groups[1].percent = percent))).toMatch(
    /results › figure › groups › #2 › percent: .+ Write/,
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
