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
  const told: Record<string, () => unknown> = {
    'a step named Review with another time': () =>
      report(
        (t) =>
          (t.appointment[3] = { title: 'Review', text: 'After six weeks we compare photographs.' }),
      ),
    'a review named elsewhere with another time': () =>
      report((t) => (t.aftercare.list[0] = 'Come to the eight to twelve-week review.')),
    'another time that it lasts': () =>
      report((t) => (t.results.paragraphs = ['The effect usually lasts two to three months.'])),
    'another time of the full effect': () =>
      report((t) => (t.results.paragraphs = ['The full effect shows after 8 to 12 weeks.'])),
    'another time off': () =>
      report(
        (t) => (t.suits.list[0] = 'You can take a week off work, or better two weeks off work.'),
      ),
  }
  test.each(Object.entries(told))('%s', (_, tell) => expect(tell()).toMatchSnapshot())
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
  test('is typed of a photograph, which was taken when it was taken', () => {
    const consent = { signed: '2025-05-02', scope: 'website', recordHeldAt: 'Patient records, Harley Street', reviewBy: '2099-05-02' } // prettier-ignore
    const timing = 'Two weeks after treatment'
    const photograph = { image: 'lips', alt: 'Lips, closed', taken: '2025-05-01', timing, retouched: false, consent } // prettier-ignore
    expect(report((t) => (t.photograph = photograph))).not.toContain('types')
  })

  test('is not typed by hand beside its meaning', () => {
    expect(
      report((t) => (t.results.paragraphs = ['The full effect shows after two weeks.'])),
    ).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › results › paragraphs › #1: types "two weeks" of the full effect, which times › fullEffect says. Write {fullEffect} in its place, or name what else takes as long."`,
    )
  })

  test.each([
    ['Most friends notice after two weeks.', true],
    ['Most of it is gone after six months.', true],
    ['You can wait two weeks before you judge it.', true],
    ['In a trial of 90 people it held for six months.', false],
    ['Leave facials for two weeks.', false],
    ['The lip stays tender for two weeks.', false],
    ['You had surgery there within six months.', false],
  ])('is told by what a sentence is about: %s', (sentence, isTold) => {
    const found = report((t) => (t.suits.list[0] = sentence))
    expect(found.includes('Write {')).toBe(isTold)
  })

  const withWaits = (sentence: string) =>
    reportOn((files) => {
      const { gym, sun } = files['recovery/lips.json'].until
      Object.assign(gym, { text: 'After 48 hours.', wait: { from: 48, unit: 'hours' } })
      Object.assign(sun, { text: 'After two weeks.', wait: { from: 2, unit: 'weeks' } })
      const treatment = files['treatments/lip-fillers.json']
      treatment.recovery = ['lips']
      treatment.aftercare.list[0] = sentence
    })

  test('is a wait of the recovery, too: typed by hand, or another one', () => {
    expect(withWaits('Leave the gym for two days.')).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › aftercare › list › #1: types "two days" of a wait, which its recovery › until › gym says. Write {waitGym} in its place, or name what else takes as long."`,
    )
    expect(withWaits('Avoid exercise and the sauna for 48 hours.')).toMatchInlineSnapshot(`
     "data/treatments/lip-fillers.json › aftercare › list › #1: says "48 hours", but its recovery › until › sun says "2 weeks". Change the one that is wrong.
     data/treatments/lip-fillers.json › aftercare › list › #1: types "48 hours" of a wait, which its recovery › until › gym says. Write {waitGym} in its place, or name what else takes as long."
    `)
    expect(withWaits('Leave the gym for {waitGym}, and saunas for {waitSun}.')).toBe('')
    expect(withWaits('Drink no alcohol for {waitAlcohol}.')).toMatchInlineSnapshot(
      `"data/treatments/lip-fillers.json › aftercare › list › #1: uses {waitAlcohol}, and there is no such number under until in its recovery. Write {waitAlcohol} in the file of a treatment, {waitAlcohol:lip-fillers} elsewhere, and the number there."`,
    )
  })

  test('is one that the treatment has', () => {
    expect(
      reportOn((files) => {
        files['treatments/lip-fillers.json'].results.paragraphs = ['No time off: {timeOff}.']
        files['articles/first-blog.json'].intro = 'It lasts {lasts:lips} and {lasts:lip-fillers}.'
      }),
    ).toMatchSnapshot()
  })
})

describe('times that speak against each other', () => {
  const told: Record<string, () => unknown> = {
    'time off that the recovery does not know': () =>
      reportOn((files) => {
        const treatment = files['treatments/lip-fillers.json']
        treatment.recovery = ['lips']
        treatment.times.timeOff = { from: 1, to: 3, unit: 'days' }
        files['recovery/lips.json'].until.work.text = 'Seven to ten days if peeling bothers you.'
      }),
    'a wait drawn otherwise than its words say': () =>
      reportOn((files) => {
        const { alcohol, gym, work } = files['recovery/lips.json'].until
        Object.assign(alcohol, { text: 'After two days.', wait: { from: 24, unit: 'hours' } })
        Object.assign(gym, { text: 'After 48 hours.', wait: { from: 2, unit: 'days' } })
        Object.assign(work, { text: 'Straight away.', wait: { from: 0, unit: 'days' } })
      }),
    'a full effect before the first': () =>
      report((t) => (t.times.onset = { from: 4, to: 8, unit: 'weeks' })),
    'a yearly course that does not fit how long it lasts': () =>
      report((t) => (t.times.yearly = { from: 4 })),
  }
  test.each(Object.entries(told))('%s', (_, tell) => expect(tell()).toMatchSnapshot())
})

test('an option of a decision gives the times of the treatment that it leads to, by token', () => {
  const told = (lasts: string) =>
    reportOn((files) => {
      const option = files['decisions/lip-options.json'].options[0]
      option.lasts.text = lasts
    })
  expect(told('About {lasts:lip-fillers}; a year in one study.')).toBe(told('While it lasts.'))
  expect(told('About six months.')).toContain('Write {lasts:lip-fillers} in its place')
  expect(told('Two to three years.')).toContain('says "Two to three years", but times › lasts of')
})

test('an article that names one treatment gives its times', () => {
  const told = (text: string) =>
    reportOn((files) => {
      files['articles/first-blog.json'].intro = text
    })
  expect(told('Lip fillers: the effect lasts two to three years.')).toContain(
    'says "two to three years" of how long it lasts of',
  )
  expect(told('Lip filler: in one study the effect lasted two years.')).toBe(told('Nothing else.'))
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
