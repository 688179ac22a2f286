import {
  analysisReducer,
  analysisStart,
  lastStep,
  readDraft,
  settleNumber,
} from '../../src/features/analysis/analysisState'
import { answerInWords, formDefaults, steps } from '../../src/features/analysis/questions'
import { wrap } from '../../src/features/gallery/GalleryDialog'
import {
  canSubmit,
  isComplete,
  mistakesIn,
  offerStart,
  readAge,
  refusedFields,
  toRequest,
  type OfferState,
} from '../../src/features/offer/offerState'
import { paragraphs } from '../../src/ui/dialog/answerParts'
import { contextWith, searchReducer, searchStart } from '../../src/features/search/searchState'
import { suggest, suggestionLimit } from '../../src/site/suggest'
import { analysisRequest, chatRequest, offerRequest } from '@clinic/contract/contract'

describe('section 4, search dialog', () => {
  const asking = searchReducer({ ...searchStart, query: 'lips' }, { type: 'ask', from: 'question' })
  const answered = searchReducer(asking, {
    type: 'answer',
    question: 'lips',
    reply: { response: 'One.\n\nTwo.' },
  })
  test('the parts of an answer keep their language, each paragraph of theirs', () => {
    const reply = { response: 'x', parts: [{ text: 'واحد.\n\nاثنان.', language: 'ar' }] }
    expect(
      searchReducer(asking, { type: 'answer', question: 'lips', reply }).turns[0]!.paragraphs,
    ).toEqual([
      { text: 'واحد.', language: 'ar' },
      { text: 'اثنان.', language: 'ar' },
    ])
  })
  test('a failed follow-up keeps the answer before it and the words of the follow-up', () => {
    const typed = searchReducer(answered, { type: 'typeFollowUp', followUp: 'and chin?' })
    const failed = searchReducer(searchReducer(typed, { type: 'ask', from: 'followUp' }), {
      type: 'fail',
    })
    expect(failed).toEqual({ ...answered, followUp: 'and chin?' })
  })
  test('a follow-up is within what the backend takes, however much the clinic and the visitor have written', () => {
    const turns = Array.from({ length: 9 }, (_, i) => ({
      question: `question ${i} `.repeat(90),
      paragraphs: [{ text: `answer ${i} `.repeat(90) }],
      urgent: false,
    }))
    const context = contextWith('A price. '.repeat(3000), turns)
    expect(chatRequest.safeParse({ question: 'And chin?', context }).success).toBe(true)
    // The conversation is kept whole, and the clinic's knowledge is what gets shorter.
    expect(context).toMatch(/^A price\./)
    expect(context.match(/(?<=\nPrevious question: question )\d/g)).toEqual([...'345678'])
    expect(context).toMatch(/answer 8 [^\n]*$/)
  })
  test('turns that do not fit are left out whole, the oldest first', () => {
    const turn = (question: string) => ({ question, paragraphs: [{ text: 'Yes.' }], urgent: false })
    const context = contextWith('K', [turn('唇'.repeat(600)), turn('b'), turn('c')], 620)
    expect(context).toBe(
      'K\nPrevious question: b\nPrevious answer: Yes.\nPrevious question: c\nPrevious answer: Yes.',
    )
  })
})

describe('section 2, search dialog: answer and suggestions', () => {
  test.each([
    ['One.\n\nTwo.', ['One.', 'Two.']],
    ['One.\r\n\r\n\r\nTwo.\nStill two.', ['One.', 'Two.\nStill two.']],
    ['\n\n  One.  \n \n', ['One.']],
  ])('the answer %j is split into paragraphs on blank lines', (text, expected) =>
    expect(paragraphs(text)).toEqual(expected),
  )

  const pages = [
    { path: '/cosmederm/', title: 'Cosmederm', keywords: ['cosmetic dermatology'] },
    { path: '/fat-dissolve/', title: 'Fat dissolving', keywords: ['double chin'] },
    { path: '/oily-skin-botox/', title: 'T-zone Botox', keywords: ['Oily skin', 'shine'] },
    ...Array.from({ length: 9 }, (_, i) => ({
      path: `/many-${i}/`,
      title: `Botox number ${i}`,
      keywords: [],
    })),
  ]
  test.each([
    ['oily', '/oily-skin-botox/'],
    ['fat', '/fat-dissolve/'],
    ['cosmederm', '/cosmederm/'],
  ])('%s suggests %s', (query, path) => expect(suggest(pages, query)[0]?.path).toBe(path))
  test('a substring anywhere in the title or in a keyword matches', () => {
    expect(suggest(pages, 'issolv').map((page) => page.path)).toEqual(['/fat-dissolve/'])
    expect(suggest(pages, 'ble chi').map((page) => page.path)).toEqual(['/fat-dissolve/'])
  })
  test('of pages that fit alike, the one that has the words most often comes first', () => {
    const lips = [
      { path: '/dissolving/', title: 'Lip filler dissolving', keywords: [] },
      { path: '/lips/', title: 'Lip fillers', keywords: ['lip augmentation', 'fuller lips'] },
    ]
    expect(suggest(lips, 'lip')[0]?.path).toBe('/lips/')
  })
  test('at most six pages are suggested', () =>
    expect(suggest(pages, 'botox')).toHaveLength(suggestionLimit))
  test('an empty or blank query suggests nothing', () =>
    expect([suggest(pages, ''), suggest(pages, '   ')]).toEqual([[], []]))
})

describe('section 4, gallery lightbox', () => {
  test.each([Number.NaN, -1, 7, 99])('an index of %s is brought into range', (index) =>
    expect(wrap(index, 7)).toBeLessThan(7),
  )
})

describe('section 3, the wizard form', () => {
  test('has the defaults of the specification', () => {
    const zero = {
      skinTone: 0,
      pores: 0,
      texture: 0,
      clarity: 0,
      foundationUse: 0,
      frown: 0,
      forehead: 0,
      crowsFeet: 0,
      chin: 0,
      smileLines: 0,
      marionette: 0,
    }
    expect(formDefaults).toEqual({
      age: 30,
      agePerception: 'same',
      skincareRoutine: 'basic',
      retinolYears: 0,
      sunscreenYears: 0,
      ...zero,
      underEyes: 0,
      cheeks: 0,
      jowls: 0,
      lips: 0,
      faceShape: 'balanced',
      ethnicity: 'caucasian',
      tanEasily: false,
      smokingStatus: 'never',
      previousTreatments: false,
    })
  })
  test('asks every field of the contract exactly once', () => {
    const asked = steps.flatMap(({ questions }) => questions.map(({ field }) => field))
    expect(asked.toSorted()).toEqual(Object.keys(analysisRequest.shape).toSorted())
  })
  test('puts every answer into words for the report', () => {
    expect(
      steps.flatMap(({ questions }) =>
        questions.map((question) => answerInWords(question, formDefaults)),
      ),
    ).not.toContain('')
  })
})

describe('section 4, the wizard', () => {
  test.each([
    null,
    '',
    '{',
    '{"step":9,"form":{}}',
    JSON.stringify({ step: 0, form: { ...formDefaults, age: 5 } }),
    JSON.stringify({ step: lastStep + 1, form: formDefaults }),
  ])('the draft %j is ignored', (text) => {
    expect(readDraft(text)).toBeNull()
  })
})

describe('section 5, the wizard numbers', () => {
  test.each([
    ['age', '17', 18],
    ['age', '81', 80],
    ['retinolYears', '-1', 0],
    ['retinolYears', '21', 20],
    ['sunscreenYears', '-0.5', 0],
    ['sunscreenYears', '51', 50],
    ['age', '30.6', 31],
    ['age', '', 44],
    ['age', '1e2', 44],
  ] as const)('%s %s is brought to %s, and this is said', (field, text, value) => {
    const settled = settleNumber(field, text, 44)
    expect(settled.value).toBe(value)
    expect(settled.notice).toContain(String(value))
  })
  test.each([
    ['age', '18'],
    ['age', '80'],
    ['retinolYears', '20'],
    ['sunscreenYears', '50'],
  ] as const)('%s %s is left as it is, and nothing is said', (field, text) =>
    expect(settleNumber(field, text, 1)).toEqual({ value: Number(text), notice: null }),
  )
  test('leaving the step with the keyboard settles it and says so on the next step', () => {
    const next = analysisReducer(
      analysisReducer(analysisStart(null), { type: 'typeNumber', field: 'age', text: '4' }),
      { type: 'next' },
    )
    expect(next).toMatchObject({
      step: 1,
      form: { age: 18 },
      carried: expect.stringContaining('18'),
    })
  })
})

describe('section 5, the offer form', () => {
  const filled: OfferState = {
    ...offerStart,
    stage: 'details',
    concerns: ['lines'],
    fields: {
      ...offerStart.fields,
      name: ' Ann ',
      email: ' ann@example.com ',
      location: ' Leeds ',
    },
  }
  test.each(['name', 'email', 'location'] as const)(
    'submit is disabled while %s is empty',
    (field) => {
      expect(canSubmit(filled)).toBe(true)
      expect(canSubmit({ ...filled, fields: { ...filled.fields, [field]: '' } })).toBe(false)
    },
  )
  test.each(['name', 'email', 'location'] as const)('a blank %s is missing', (field) =>
    expect(isComplete({ ...filled, fields: { ...filled.fields, [field]: '  ' } })).toBe(false),
  )
  test('no concern is missing too', () =>
    expect(isComplete({ ...filled, concerns: [] })).toBe(false))
  test.each([
    ['', null],
    ['42', 42],
    ['17', 17],
    ['4.5', undefined],
    ['-3', undefined],
    ['130', undefined],
    ['1e2', undefined],
    ['0x1f', undefined],
  ])('age %j reads as %s', (text, age) => expect(readAge(text)).toBe(age))
  test('the payload holds every key, trimmed, with age as an integer or null', () => {
    expect(toRequest(filled)).toEqual({
      name: 'Ann',
      email: 'ann@example.com',
      age: null,
      sex: '',
      location: 'Leeds',
      concerns: ['lines'],
      keep: false,
      marketing: false,
      trap: '',
    })
    expect(toRequest({ ...filled, fields: { ...filled.fields, age: '42' } }).age).toBe(42)
    expect(offerRequest.safeParse(toRequest(filled)).success).toBe(true)
  })
  const mistakes = (change: Partial<OfferState['fields']>) =>
    Object.keys(mistakesIn({ ...filled, fields: { ...filled.fields, ...change } }, 'Adults only.'))
  test.each([
    'anna@gmail',
    'a..b@docomo.example',
    'anna.@example.com',
    '.anna@example.com',
    'anna@example.c',
    'anna@example..com',
    'anna@-example.com',
    'anna at example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('%s is refused at its field', (email) => expect(mistakes({ email })).toEqual(['email']))
  test.each(['a&b@example.com', "o'neill+x@mail.example.co.uk", 'anna@xn--80ak6aa92e.xn--p1ai'])(
    '%s is an address',
    (email) => expect(mistakes({ email })).toEqual([]),
  )
  test('an age that is no whole number is told at its field', () =>
    expect(mistakes({ age: '4.5' })).toEqual(['age']))
  test('what nobody can see is no name, and what is too long is told, not cut', () => {
    expect(mistakes({ name: '\u200b' })).toEqual(['name'])
    expect(mistakes({ name: 'a'.repeat(121), location: 'b'.repeat(121) })).toEqual([
      'name',
      'location',
    ])
  })
  test('only fields of the form that the server names are shown', () =>
    expect(Object.keys(refusedFields(['concerns', 'email', 'age']))).toEqual(['email', 'age']))
})
