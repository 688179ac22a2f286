import { standIn } from '../src/pictureFacts'
import { reportOn } from './helpers/baseContent'

const mistakes: Record<string, Parameters<typeof reportOn>[0]> = {
  /** Tests of contradictions and of invisible mistakes, one a test, with the whole report. */
  'a telephone number that shows one number and dials another': (f) => {
    f['clinic.json'].lines[0].display = '020 7946 0128'
    f['clinic.json'].freephone.e164 = '+448081570132'
    f['clinic.json'].whatsapp.display = '+44 7700 900174'
    f['clinic.json'].emergencyLine.display = '0199'
  },
  'opening hours that end before they begin, have one end, or leave a day out or name it twice': (
    f,
  ) =>
    (f['clinic.json'].hours = [
      { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '07:00' },
      { days: ['Tuesday', 'Thursday'], opens: '09:00', closes: null },
      { days: ['Saturday', 'Sunday'], opens: null, closes: null },
    ]),
  'a day of the week misspelt': (f) => (f['clinic.json'].hours[0].days[2] = 'Wensday'),
  'a closing day and a notice that end before they begin': (f) => {
    f['clinic.json'].closedOn = [{ from: '2026-12-25', until: '2026-12-24', reason: 'Christmas' }]
    f['clinic.json'].notices = [{ from: '2026-12-02', until: '2026-12-01', text: 'New rooms.' }]
  },
  'a day that two closings have': (f) =>
    (f['clinic.json'].closedOn = [
      { from: '2026-12-25', until: '2026-12-28', reason: 'Christmas' },
      { from: '2026-12-28', reason: 'Boxing Day, in lieu' },
      { from: '2026-12-29', until: '2027-01-01', reason: 'New Year' },
    ]),
  'what the law asks an owner to state, in a form that no register has': (f) => {
    f['clinic.json'].identity.company.number = '1234'
    f['clinic.json'].identity.ico.number = '12345678'
    f['clinic.json'].terms.deposit = undefined
    f['families/filler.json'].coolingOff = -1
    f['treatments/lip-fillers.json'].suits.list[0] = '{legal:vat} {terms:parking}'
  },
  'a price with more than two decimals': (f) => {
    f['prices.json'].prices[2].amount = 350.999
    Object.assign(f['prices.json'].prices[3], { from: 450.5, to: 550.005 })
  },
  'a link to the own site by its full address': (f) =>
    (f['treatments/lip-fillers.json'].intro =
      'See [chins](https://clinic.example/chin-filler/#risks), [us](https://www.clinic.example), [others](https://other.example/chin-filler).'),
}
test.each(Object.entries(mistakes))('%s', (_, edit) => expect(reportOn(edit)).toMatchSnapshot())

test('a number that shows a digit less than it dials', () => {
  const report = reportOn((f) => {
    f['clinic.json'].lines[0].display = '07946 0182'
  })
  expect(report).toBe(
    'data/clinic.json › lines › #1 › display: shows 07946 0182, but +442079460182 is dialled. Write the same number in both, e164 with the code of the country.',
  )
})

test('a short number to which messages are sent, and no other number of five digits', () => {
  const withText = (text: string) =>
    reportOn((f) => (f['treatments/lip-fillers.json'].suits.list[0] = text))
  expect(withText('Text SHOUT to 85258 at any hour')).toContain('the telephone number "85258"')
  expect(withText('Of 17500 people asked, most felt better')).toBe('')
})

test('a number and an address typed into a notice, which may say when it is open for once', () => {
  const report = reportOn((f) => {
    const text = 'On Friday from ten to two. Ring 020 7946 0182, or write to us@clinic.example.'
    f['clinic.json'].notices = [{ from: '2026-12-01', until: '2026-12-02', text }]
  })
  expect(report).toContain('notices › #1 › text: has the telephone number "020 7946 0182" typed')
  expect(report).toContain('notices › #1 › text: has the e-mail address "us@clinic.example" typed')
  expect(report.split('\n')).toHaveLength(2)
})

test('a list of the clinic’s cities that leaves out the newest', () => {
  const listed = (count: number) =>
    reportOn((f) => {
      const names = ['Cardiff', 'Leeds', 'York', 'Bath', 'Truro']
      for (const name of names.slice(1))
        f[`cities/${name.toLowerCase()}.json`] = {
          ...f['cities/cardiff.json'],
          name,
          route: `/${name.toLowerCase()}`,
        }
      f['treatments/lip-fillers.json'].suits.list[0] =
        `You live near ${names.slice(0, count).join(' or ')}`
    })
  const message = 'suits › list › #1: lists cities, and leaves out Truro. Write {clinic:cities}'
  expect(listed(4)).toContain(message)
  expect(listed(5)).not.toContain('leaves out')
  expect(listed(3)).not.toContain('leaves out')
})

test('a number may be written with the code of its country or without', () => {
  const report = reportOn((f) => {
    f['clinic.json'].whatsapp.display = '+44 (0)7700 900147'
  })
  expect(report).toBe('')
})

test.each([
  'The clinic is open Monday to Friday from nine to seven.',
  'We are closed on Sundays.',
  'Ring on weekdays between 9am and 5pm.',
  'The doors open at 8 and close at noon.',
  'Opening hours are 10:00 to 16:00.',
  'Ring us Tuesday to Thursday.',
])('opening hours typed into copy: %s', (words) => {
  const report = reportOn((f) => {
    f['treatments/lip-fillers.json'].questions[0].answer = words
  })
  expect(report).toContain('has opening hours typed into it')
})

test.each([
  'It settles in three to seven days, and the result holds.',
  'Keep the wound open to the air for two to three hours.',
  'Ring in opening hours, or from Monday if you wait for the film.',
  'The pores close after five to seven days.',
])('words that are no opening hours: %s', (words) => {
  const report = reportOn((f) => {
    f['treatments/lip-fillers.json'].questions[0].answer = words
  })
  expect(report).not.toContain('opening hours typed')
})

test('a line for urgent help that is called more than it is, or has no hours', () => {
  const answered = (line: object) =>
    reportOn((f) => void Object.assign(f['clinic.json'].emergencyLine, line))
  expect(answered({ label: 'Emergency line' })).toMatchInlineSnapshot(
    `"data/clinic.json › emergencyLine › label: "Emergency line" promises that somebody always answers, and answered says "opening-hours". Call it "Urgent line", or write "day-and-night" under answered once a clinician always answers."`,
  )
  expect(answered({ answered: 'hours-of-its-own' })).toMatchInlineSnapshot(
    `"data/clinic.json › emergencyLine › hours: does not say when the line is answered. Give its days and times."`,
  )
  expect(
    answered({ hours: [{ days: ['Monday'], opens: '09:00', closes: '08:00' }] }),
  ).toMatchSnapshot()
  expect(answered({ label: 'Emergency line', answered: 'day-and-night' })).toBe('')
})

test('the urgent line by another name, without its hours or with others, and a promise of more', () => {
  const treatment = 'treatments/lip-fillers.json'
  const said = (...sentences: string[]) =>
    reportOn((f) => {
      f[treatment].suits.list = sentences
    })
  expect(
    said(
      'Ring our emergency line when a lip turns pale.',
      'Ring {clinic:emergency} when a lip turns pale.',
      'Ring {clinic:emergency-line}, Monday to Saturday.',
      'A doctor of the clinic tells you whom to ring, by day and by night.',
      'Ring {clinic:line} at any hour.',
    ),
  ).toMatchSnapshot()
  expect(
    said(
      'Ring {clinic:emergency-line}.',
      'Book online at any hour, or go to A&E, day or night.',
      'Keep the dressing on for 24 hours.',
      'Our {clinic:emergency-name} is answered {clinic:emergency-hours}.',
    ),
  ).toBe('')
  expect(
    reportOn((f) => {
      f['clinic.json'].emergencyLine.answered = 'day-and-night'
      f[treatment].suits.list[0] = 'Our doctors can be reached day and night: {clinic:line}.'
    }),
  ).toBe('')
})

test('a city page that says somebody stays where nobody does, or the reverse', () => {
  const city = 'cities/cardiff.json'
  const said = (cover: string | null, intro: string) =>
    reportOn((f) => {
      f[city].contact.cover = cover
      f[city].intro = intro
    })
  expect(said(null, 'The doctor stays within reach all evening.')).toMatchInlineSnapshot(
    `"data/cities/cardiff.json › intro: says "doctor stays within", and contact › cover says otherwise. Say the same in both; cover is who of the clinic’s is there between clinic days."`,
  )
  expect(said('Dr Jones', 'Afterwards nobody of ours is there.')).toMatchInlineSnapshot(
    `"data/cities/cardiff.json › intro: says "nobody of ours", and contact › cover says otherwise. Say the same in both; cover is who of the clinic’s is there between clinic days."`,
  )
  expect(said(null, 'Afterwards nobody of ours is there.')).toBe('')
})

test('a term of booking or paying that a page answers by hand', () => {
  const list = (...sentences: string[]) =>
    reportOn((f) => {
      f['treatments/lip-fillers.json'].suits.list = sentences
    })
  expect(
    list(
      'We ask for a deposit, which you lose when you stay away.',
      'You may cancel free of charge until the day before.',
      'The review is included, and you pay nothing for a top-up.',
    ),
  ).toMatchSnapshot()
  expect(
    list(
      '{terms:deposit} {terms:review}',
      'Ask anywhere whether a deposit is charged, and what a top-up costs.',
      'Swelling may cancel part of the change.',
    ),
  ).toBe('')
})

test('pence are in order', () => {
  const report = reportOn((f) => {
    f['prices.json'].prices[2].amount = 1.15
  })
  expect(report).toBe('')
})

test.each([
  ['two spaces', 'Lip  fillers: what to expect'],
  ['a space that does not break', 'Lip\u00a0fillers: what to expect'],
  ['a letter of another form', '\uff2cip fillers: what to expect'],
  ['a joiner', 'Lip\u200d fillers: what to expect'],
])('a title that another page has, but for %s', (_, title) => {
  const report = reportOn((f) => {
    f['treatments/chin-filler.json'].title = title
  })
  expect(report).toBe(
    'data/treatments/chin-filler.json › title: "Lip fillers: what to expect" is also the title of data/treatments/lip-fillers.json. Give each page a title of its own.',
  )
})

test('a card that stands twice in the menu, and a page that stands there under two names', () => {
  const report = reportOn((f) => {
    const [card] = f['categories.json'].categories[0].treatments
    f['categories.json'].categories[0].treatments = [card, { ...card, name: 'Another name' }, card]
  })
  expect(report).toBe(
    'data/categories.json › categories › #1 › treatments › #3: "Lip fillers (/lip-fillers)" stands twice. Take one of the two out.',
  )
})

test('one photograph under two names', () => {
  const photograph = standIn(1200, 0)
  const report = reportOn((f) => {
    f['images/lips.png'] = photograph
    f['images/lips-again.png'] = photograph
  })
  expect(report.split('\n')).toContain(
    'data/images/lips.png: holds the same picture as lips-again.png. Delete one of the two, and show another picture in its place.',
  )
})
