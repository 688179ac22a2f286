import { reportOn } from './helpers/baseContent'

/**
 * Returns the report on a treatment that lasts 6 months, works fully after 2 weeks, is reviewed at
 * 2 weeks and needs no time off, changed by `change`.
 */
const report = (change: (treatment: any) => void) =>
  reportOn((files) => {
    const treatment = files['treatments/lip-fillers.json']
    treatment.times.review = { from: 2, unit: 'weeks' }
    change(treatment)
  })

describe('prose that speaks against the times', () => {
  test('a step named Review with another time', () => {
    expect(
      report(
        (t) =>
          (t.appointment[3] = { title: 'Review', text: 'After six weeks we compare photographs.' }),
      ),
    ).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › appointment › #4 › text: says "six weeks" of the review, but times › review says "2 weeks". Change the one that is wrong."`,
    )
  })

  test('a review named elsewhere with another time', () => {
    expect(
      report((t) => (t.aftercare.list[0] = 'Come to the eight to twelve-week review.')),
    ).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › aftercare › list › #1: says "eight to twelve-week" of the review, but times › review says "2 weeks". Change the one that is wrong."`,
    )
  })

  test('another time that it lasts', () => {
    expect(
      report((t) => (t.results.paragraphs = ['The effect usually lasts two to three months.'])),
    ).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › results › paragraphs › #1: says "two to three months" of how long it lasts, but times › lasts says "6 months". Change the one that is wrong."`,
    )
  })

  test('another time of the full effect', () => {
    expect(
      report((t) => (t.results.paragraphs = ['The full effect shows after 8 to 12 weeks.'])),
    ).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › results › paragraphs › #1: says "8 to 12 weeks" of the full effect, but times › fullEffect says "2 weeks". Change the one that is wrong."`,
    )
  })

  test('another time off', () => {
    expect(
      report(
        (t) => (t.suits.list[0] = 'You can take a week off work, or better two weeks off work.'),
      ),
    ).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › suits › list › #1: says "a week" of time off, but times › timeOff says "none". Change the one that is wrong."`,
    )
  })
})

describe('prose that is left alone', () => {
  test.each([
    'A study of 27 people lasted two years.',
    'In a review of 24 studies from three years, most were small.',
    'It usually lasts half a year.',
    '{lasts} is usual, and in some people it lasts nine months.',
    'It lasts 24 to 28 weeks.',
    'In some people it lasts four months, in others nearer {lasts}.',
    'A bruise lasts a week.',
  ])('%s', (sentence) => {
    expect(report((t) => (t.results.paragraphs = [sentence]))).toBe('')
  })
})

describe('a time that texts quote', () => {
  test('is not typed by hand beside its meaning', () => {
    expect(
      report((t) => (t.results.paragraphs = ['The full effect shows after two weeks.'])),
    ).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › results › paragraphs › #1: types "two weeks" of the full effect, which times › fullEffect says. Write {fullEffect} in its place."`,
    )
  })

  test('is one that the treatment has', () => {
    expect(
      reportOn((files) => {
        files['treatments/lip-fillers.json'].results.paragraphs = ['No time off: {timeOff}.']
        files['articles/first-blog.json'].intro = 'It lasts {lasts:lips} and {lasts:lip-fillers}.'
      }),
    ).toMatchInlineSnapshot(`
     "data/articles/first-blog.json › intro: uses {lasts:lips}, and no treatment "lips" has such a number under times. Write {lasts} in the file of a treatment, {lasts:lip-fillers} elsewhere, and the number there.
     data/treatments/lip-fillers.json › results › paragraphs › #1: uses {timeOff}, and there is no such number under times. Write {timeOff} in the file of a treatment, {timeOff:lip-fillers} elsewhere, and the number there."
    `)
  })
})

describe('times that speak against each other', () => {
  test('time off that the recovery does not know', () => {
    const said = reportOn((files) => {
      const treatment = files['treatments/lip-fillers.json']
      treatment.recovery = ['lips']
      treatment.times.timeOff = { from: 1, to: 3, unit: 'days' }
      files['recovery/lips.json'].until.work.text = 'Seven to ten days if peeling bothers you.'
    })
    expect(said).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › times › timeOff: says "1 to 3 days", but data/recovery/lips.json › until › work says "Seven to ten days if peeling bothers you.". Change the one that is wrong, or name the recovery that fits."`,
    )
  })

  test('a wait drawn otherwise than its words say', () => {
    const said = reportOn((files) => {
      const { alcohol, gym, work } = files['recovery/lips.json'].until
      Object.assign(alcohol, { text: 'After two days.', wait: { from: 24, unit: 'hours' } })
      Object.assign(gym, { text: 'After 48 hours.', wait: { from: 2, unit: 'days' } })
      Object.assign(work, { text: 'Straight away.', wait: { from: 0, unit: 'days' } })
    })
    expect(said).toMatchInlineSnapshot(
      `"data/recovery/lips.json › until › alcohol › wait: says "24 hours", but its text says "After two days.". Change the one that is wrong."`,
    )
  })

  test('a full effect before the first', () => {
    expect(
      report((t) => (t.times.onset = { from: 4, to: 8, unit: 'weeks' })),
    ).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › times › fullEffect: comes before times › onset, which says "4 to 8 weeks". Change the one that is wrong."`,
    )
  })

  test('a yearly course that does not fit how long it lasts', () => {
    expect(report((t) => (t.times.yearly = { from: 4 }))).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › times › yearly: says 4 times a year, which does not fit times › lasts: "6 months". Change the one that is wrong, or leave yearly out where it is not repeated."`,
    )
  })
})

test.each([
  ['lasts', { from: 6, to: 6, unit: 'months' }],
  ['visits', { from: 3, to: 2 }],
  ['yearly', { from: 4, to: 3 }],
])('a range of %s whose upper end does not come after the lower', (field, range) => {
  expect(report((t) => (t.times[field] = range))).toContain(
    `data/treatments/lip-fillers.json › times › ${field} › to: does not come after "from". Make it larger, or take it out`,
  )
})
