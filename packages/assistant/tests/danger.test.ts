import { clinicData } from '../../../scripts/testing/clinicSite'
import { knowledge } from '../src/build/knowledge'
import { validateContent } from '@clinic/content/gate'
import type { AssistantFacts, Sign } from '../src/knowledge'
import { Engine } from '../src/engine/engine'

/**
 * Tests which of several readings of a message decides: a sign, a sentence that it is like, or a
 * question. Each on one sign of its own, beside the invented clinic's sentences.
 */
const known = knowledge(validateContent(clinicData))
const { assistant } = known
const engineWith = (signs: Sign[], more: Partial<AssistantFacts> = {}) =>
  new Engine({ ...known, assistant: { ...assistant, ...more, signs } })

it('a sentence that is more urgent than a sign goes before it', () => {
  const own = engineWith([
    { protocol: 'infection', who: 'clinic-same-day', phrases: ['hot cheek'] },
  ])
  const first = (question: string) => own.answer(question).paragraphs[0]
  expect(first('my cheek is hot since filler')).toMatch(/^Ring the clinic today/)
  expect(first('my cheek is hot, and a bit of my lip is paper coloured since filler')).toMatch(
    /urgent line/,
  )
})

it('a sign that somebody says is not there is none', () => {
  const own = engineWith(
    [{ protocol: 'infection', who: 'clinic-same-day', phrases: ['cheek sore', 'headache'] }],
    { complaints: [] },
  )
  const isFound = (question: string) => own.danger(question) !== null
  expect(
    [
      'my cheek is not very sore',
      'it is fine, no headache',
      'no headache nor sore cheek',
      'no headache but my cheek is sore since filler',
      'no headache relief helps since filler',
    ].map(isFound),
  ).toEqual([false, false, false, true, true])
})

it('what is plainly a question tells of no danger, though the words of a sign stand in it', () => {
  const own = engineWith([{ protocol: 'sight-change', who: '999', phrases: ['see any'] }])
  const kind = (question: string) => own.answer(question).kind
  expect(kind('i can not see any more since filler')).toBe('emergency')
  expect(kind('i could not see any prices on your page, how much is lip filler')).toBe('answer')
  expect(kind('i see any number of lines, and would like to know how much botox is for them')).toBe(
    'answer',
  )
})

it('a sign may ask for a number of something, in digits or words, and for no other number', () => {
  const words = { ...assistant.words, medicines: ['paracetamol', 'tablets'], took: ['took'] }
  const own = engineWith(
    [{ protocol: 'mental-health', who: '999', phrases: ['*took 9+*medicines'], opening: 'Now.' }],
    { complaints: [], words },
  )
  const told = (question: string) => own.answer(question).kind === 'emergency'
  expect(
    [
      'took 40 paracetamol',
      'took sixteen of my mums tablets',
      'took 16 x 500mg paracetamol',
      '16 tablets is what he took',
      'took 16 white round oval small bitter chalky tablets',
    ].map(told),
  ).toEqual([true, true, true, true, true])
  expect(
    [
      'took 16 white round oval small bitter chalky broken tablets',
      'took 2 paracetamol at 10',
      'took paracetamol 12 hours ago',
      'took 500 mg paracetamol',
      'took it 10 days ago, tablets too',
    ].map(told),
  ).toEqual([false, false, false, false, false])
})

it('a sign may begin in one message and end in a short one after it', () => {
  const own = engineWith(
    [{ protocol: 'blocked-artery', who: 'clinic-emergency', phrases: ['nose dots'] }],
    { complaints: [] },
  )
  const kind = (question: string) =>
    own.answer(question, 'Previous question: i had filler in my nose\nPrevious answer: .').kind
  expect(kind('there are dots all around here today')).toBe('emergency')
  expect(
    kind(
      'i like dots on a dress, and would like to know when the next bus goes into town from here',
    ),
  ).toBe('answer')
})

it('what is common after one treatment is no comfort to who names two', () => {
  const own = engineWith(assistant.signs, { complaints: [] })
  const numb = 'under my chin is numb two weeks after the fat jabs'
  expect([numb, `${numb} and profhilo`].map((question) => own.answer(question).kind)).toEqual([
    'answer',
    'emergency',
  ])
})

it('all words of a sign that can wait may be common after a treatment, of an urgent one only one', () => {
  const kind = (who: string) =>
    engineWith([{ protocol: 'infection', who, phrases: ['swelling bruise'] }], {
      complaints: [],
    }).answer('swelling and a bruise since chin filler').kind
  expect(['clinic-same-day', 'clinic-emergency'].map(kind)).toEqual(['answer', 'emergency'])
})

it('reads a long message to its end, and each of its sentences', () => {
  const own = engineWith([{ protocol: 'sight-change', who: '999', phrases: ['sight went'] }])
  const story = 'I have thought about this for long, and your prices are fair. '.repeat(180)
  expect(story.length).toBeGreaterThan(11_000)
  expect(own.danger(`${story}Now my sight went after the filler.`)?.who).toBe('999')
  expect(own.danger(`${story.replaceAll('.', ',')} my sight went after the filler`)?.who).toBe(
    '999',
  )
})

it('speaks to despair beside what is more urgent', () => {
  const own = engineWith([
    {
      protocol: 'infection',
      who: 'clinic-same-day',
      opening: 'I am so sorry.',
      phrases: ['hopeless'],
    },
    { protocol: 'sight-change', who: '999', phrases: ['sight went'] },
  ])
  const [first, ...rest] = own.answer('hopeless, and my sight went since filler').paragraphs
  expect(first).toMatch(/^Call 999/)
  expect(rest.join(' ')).toContain('I am so sorry.')
})

it.each([
  'i´m deaf, how do i call 999?',
  'I am deaf and cannot phone, who do I call',
  'can i text for an ambulance, i have no voice',
])('tells who cannot telephone how to call: %s', (question) => {
  const { kind, paragraphs } = new Engine(known).answer(question)
  expect(kind).toBe('emergency')
  expect(paragraphs.join(' ')).toMatch(/Relay UK.*18001 999.*999 BSL/s)
})

it('tells who cannot telephone so first beside a danger, and all others in a line', () => {
  const own = new Engine(known)
  const [, second] = own.answer(
    'i am deaf, cannot ring, my lip has gone white after filler',
  ).paragraphs
  expect(second).toContain('18001 999')
  expect(own.answer('my lip has gone white after filler').paragraphs.at(-1)).toBe(
    known.safety.withoutVoice.line,
  )
})

it.each([
  'i can´t breathe',
  'i can”t breathe',
  'i can\u00a0 not breathe',
  "i can'tbreathe",
  'icantbreathe',
])('reads an emergency whatever its marks and spaces: %s', (question) =>
  expect(new Engine(known).danger(question)?.who).toBe('999'),
)

it('a sign that stands in the message before needs a word of the new one', () => {
  const own = engineWith([{ protocol: 'sight-change', who: '999', phrases: ['grey it'] }], {
    complaints: [],
  })
  const danger = (question: string) =>
    own.danger(question, 'Previous question: my cheek went grey after filler')
  expect(danger('can someone look at it')).toBeNull()
})

it('a slight mark alone is no danger, after whatever treatment', () => {
  const marks = ['a bit red', 'a bit sore', 'slightly bruised', 'shiny', 'a bit itchy']
  const told = known.treatments.flatMap(({ name }) =>
    marks.map((mark) => `had ${name.toLowerCase()} 2 days ago and it is ${mark}`),
  )
  const own = new Engine(known)
  const alarms = (question: string) => own.answer(question).kind === 'emergency'
  expect(told.filter(alarms)).toEqual([])
  const [first] = told
  expect(alarms(`${first} and i can not see out of one eye`)).toBe(true)
  // What is wrong beside it is no slight mark.
  expect(alarms(`${first} and throbbing`)).toBe(true)
})

it('what tells of no body and no harm is no emergency, whatever else is not understood', () => {
  const own = new Engine(known)
  const kind = (question: string) => own.answer(question).kind
  expect(kind('how would you want yours if you had to')).not.toBe('emergency')
  expect(kind('i had lip filler 2 days ago and it went pear shaped')).toBe('emergency')
})

it('an alarm needs something that was done and something that is wrong', () => {
  const own = engineWith(assistant.signs, { complaints: [] })
  const alarms = (question: string) => own.answer(question).kind === 'emergency'
  expect(alarms('light peel, i have a meeting on thursday')).toBe(false)
  expect(alarms('microneedling, i teach on wednesdays')).toBe(false)
  expect(alarms('lip filler on thursday, it looks wrong')).toBe(true)
  const learned = new Engine(known)
  expect(learned.danger('which painkiller may i take after microneedling')).toBeNull()
})

it('a question about the time after a treatment is no emergency, and a danger told in one is', () => {
  const own = new Engine(known)
  const kind = (question: string) => own.answer(question).kind
  expect(kind('lip filler: how sore, how long does it last, i work in an office on mondays')).toBe(
    'answer',
  )
  expect(kind('how long is it normal to go blind in one eye after lip filler')).toBe('emergency')
})

it('what came with the years can wait, where nothing was done', () => {
  const signs = [{ protocol: 'infection', who: 'clinic-same-day', phrases: ['lid heavy'] }]
  const own = engineWith(signs, {
    complaints: [],
    words: { ...assistant.words, event: ['with age'] },
  })
  const isTold = (question: string) => own.danger(question) !== null
  expect(isTold('my lids feel heavy with age')).toBe(false)
  expect(isTold('my lids feel heavy')).toBe(true)
  expect(isTold('my lids feel heavy with age, i had botox yesterday')).toBe(true)
})

it('the words of a sign with small words stand in their order', () => {
  const own = engineWith(
    [{ protocol: 'mental-health', who: '999', phrases: ['pills for the day i'], opening: 'Now.' }],
    { complaints: [] },
  )
  expect(own.danger('i keep pills for the day i go')?.who).toBe('999')
  expect(own.danger('do i stop the pills for a day')).toBeNull()
})

it('an illness of long ago is no danger now, and what was done then may be', () => {
  const own = engineWith(
    [{ protocol: 'infection', who: 'clinic-same-day', phrases: ['clot leg'] }],
    {
      complaints: [],
    },
  )
  const isTold = (question: string) => own.danger(question) !== null
  const past = ['in june', 'in 2019', 'two years ago', 'last summer']
  expect(past.filter((time) => isTold(`i had a clot in my leg ${time}`))).toEqual([])
  const now = ['and it is swollen now', 'and my leg has a clot again', 'it still hurts']
  expect(now.map((more) => isTold(`i had a clot in my leg in june ${more}`))).toEqual(
    now.map(() => true),
  )
  expect(isTold('had lip filler in june and a clot in my leg')).toBe(true)
})

it('a bruise that is called yellow and painless is slight, and no other colour is', () => {
  const words = {
    ...assistant.words,
    slight: ['yellowish purple', 'looks normal', 'does not hurt'],
  }
  const own = engineWith(
    [{ protocol: 'infection', who: 'clinic-emergency', phrases: ['lip grey', 'lip white'] }],
    { complaints: [], words },
  )
  const isTold = (question: string) => own.danger(question) !== null
  const bruise = 'had lip filler yesterday, bruise is yellowish purple, does not hurt'
  expect(isTold(bruise)).toBe(false)
  expect(isTold(`${bruise}, the lip is white`)).toBe(true)
  expect(isTold('had lip filler yesterday, bruise is grey, does not hurt')).toBe(true)
})

describe('after a danger that cannot wait', () => {
  const own = engineWith([
    { protocol: 'blocked-artery', who: 'clinic-emergency', phrases: ['lip cold'] },
  ])
  const told =
    'Previous question: my lip is cold since filler\nPrevious answer: Ring the urgent line.'
  const then = (question: string, before = told) => own.answer(question, before)

  it.each(['she said to massage it, is that ok', 'i have dark skin, may it be a bruise', 'ok'])(
    'what is said of it is answered by whom to call: %s',
    (question) => {
      const { kind, paragraphs } = then(question)
      expect([kind, paragraphs[0]]).toEqual(['emergency', then('my lip is cold', '').paragraphs[0]])
    },
  )

  it('what is asked of something else is answered, behind whom to call', () => {
    const { kind, paragraphs } = then('how much is lip filler')
    expect(kind).toBe('answer')
    expect(paragraphs[0]).toBe(then('my lip is cold', '').paragraphs[0])
    expect(paragraphs.join(' ')).toContain('£')
  })

  it('is over after two questions of something else', () => {
    const prices = 'Previous question: how much is lip filler\nPrevious answer: That.'
    const { paragraphs } = then('how much is cheek filler', [told, prices, prices].join('\n'))
    expect(paragraphs.join(' ')).not.toMatch(/urgent line/)
  })
})

it('a time since a treatment is no danger, where nothing is wrong', () => {
  const context = 'Previous question: botox forehead last week\nPrevious answer: Yes.'
  expect(engineWith([]).danger('11 days now', context)).toBeNull()
})
