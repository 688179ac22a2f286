import { clinicData } from '../../../scripts/testing/clinicSite'
import { knowledge } from '../src/build/knowledge'
import { validateContent } from '@clinic/content/gate'
import { answer as answerTo } from '../src/answerer'
import { Engine } from '../src/engine/engine'
import { Known } from '../src/engine/known'
import common from '../src/engine/commonWords.json'
import { Languages } from '../src/engine/language'
import { Scanner } from '../src/engine/scan'
import { nobody, partOf, statementsOf, type ReadingPart } from '../src/reading'

/** Tests of composing answers, on the invented clinic's data. */
const known = knowledge(validateContent(clinicData))
const engine = new Engine(known)
const said = (question: string) => engine.answer(question).paragraphs.join(' ')

describe('a question that asks two things', () => {
  it('gets both answers, in its order', () =>
    expect(said('how much is lip filler and how long does it last')).toMatch(/£.*\bmonths/))

  it('is told of a condition first', () => {
    const answer = said('how much is lip filler, and i am pregnant is it safe')
    expect(answer).toMatch(/pregnan.*£/)
  })

  it('gets an answer to each part, in its order', () =>
    expect(
      engine.answer(
        'how long does lip filler last, does it hurt, how many sessions do i need, can i drink alcohol after',
      ).paragraphs,
    ).toHaveLength(4))

  it('is not asked which treatment is meant beside the answer to the other', () => {
    expect(said('how long does the appointment take')).toMatch(/Which treatment/i)
    expect(said('what are your opening hours and how long does the appointment take')).not.toMatch(
      /Which treatment/i,
    )
  })

  it('gets no answer to what a story only tells', () =>
    expect(said('my mum came with me last time, how much is lip filler')).not.toMatch(/chaperone/))
})

describe('a time after a treatment', () => {
  it('is followed by the reason that its topic gives', () => {
    const { assistant } = known
    const topics = assistant.topics.map((topic) =>
      topic.recovery === 'gym' ? { ...topic, more: 'Heat makes bruises more likely.' } : topic,
    )
    const own = new Engine({ ...known, assistant: { ...assistant, topics } })
    const [answer] = own.answer('can i go to the gym after lip filler').paragraphs
    expect(answer).toMatch(/: .*\. Heat makes bruises more likely\.$/)
  })
})

describe('another language', () => {
  it('has what else was asked in figures, below the price', () =>
    expect(said('¿cuánto cuesta el relleno de labios y cuánto dura?')).toMatch(
      /^Precio: .*£\d+.*meses/,
    ))

  it('has prices and opening hours in its own words', () => {
    expect(said('¿cuánto cuesta el relleno de labios?')).toMatch(/^Precio: .*£\d+/)
    expect(said('estan abiertos los sabados')).toMatch(/^Horario: lunes.*\d\d:\d\d–\d\d:\d\d/)
  })

  it('has the times and conditions of a treatment in its own words', () => {
    expect(said('was kostet eine lippenunterspritzung für mich')).toMatch(/^Preis: .*£\d/)
    expect(said('kann ich nach den lippenfillern alkohol trinken')).toMatch(/^Alkohol: nach \d/)
    expect(said('puedo ponerme relleno si estoy embarazada')).toMatch(/^No tratamos/)
  })

  it('says whom to call where little of it is known, and nothing that is asked', () => {
    const [, help] = engine.answer('was kostet es wenn mir die kehle enger wird').paragraphs
    expect(help).toMatch(/Luft.*999/)
  })

  it('is known without its accents', () =>
    expect(said('despues del relleno no veo con un ojo')).toMatch(/^Llame al 999/))

  it('is not what somebody writes in English', () => {
    const languages = new Languages(known.assistant)
    const english = [
      'do i need to do as they said',
      'is it ok to do me and my mum at the same time',
    ]
    expect(english.map((text) => languages.detect(text))).toEqual([null, null])
  })
})

describe('trouble that is told some turns later', () => {
  const context = [
    'Previous question: i had filler yesterday',
    'Previous answer: Ring us.',
    'Previous question: can i wear makeup',
    'Previous answer: The next day.',
  ].join('\n')

  it('is trouble since the treatment', () =>
    expect(engine.answer('its hot and sore', context).kind).toBe('emergency'))
})

it('tells of pregnancy first, though two treatments are compared', () =>
  expect(said('lip filler or botox while pregnant, which is better')).toMatch(/^No/))

describe('a condition', () => {
  const { topics, conditions } = known.assistant
  const withTopics = (...more: typeof topics) =>
    new Engine({ ...known, assistant: { ...known.assistant, topics: [...topics, ...more] } })

  it('that a topic is about is nobody’s own', () => {
    const phrases = ['is warfarin made from rat poison', 'what is warfarin made of']
    const text = 'From a mould in clover.'
    const about = withTopics({ id: 'made-of', phrases, answers: [{ text }] })
    expect(about.answer('what is warfarin made of').paragraphs).toEqual([text])
  })

  it.each([
    ['i am 16, can my mum bring me', true],
    ['my son is 8, can my son come with me', false],
  ])(
    'that refuses somebody for his own age goes before a topic of it: %s',
    (question, isRefused) => {
      const { answers } = conditions.find(({ id }) => id === 'under-18')!
      const phrases = ['can my mum bring me', 'can my son come with me', 'bring my 9 year old']
      const came = withTopics({ id: 'came', phrases, answers: [{ text: 'Yes, do come.' }] })
      expect(came.answer(question).paragraphs.includes(answers![0]!.text)).toBe(isRefused)
    },
  )

  it('is heard in a whole sentence that is like its examples, whatever is asked beside it', () => {
    const { id, answers } = conditions.find((one) => one.refusal)!
    const phrases = ['she says get your lips done or it is over', 'he leaves if i look like this']
    const [answer] = withTopics({ id, phrases, refusal: true, answers: answers! }).answer(
      'she says get your lips done or its over. how do i book',
    ).paragraphs
    expect(answer).toBe(answers![0]!.text)
  })
})

it('says again when to ring with each trouble that is told', () => {
  const first = 'is swelling normal after lip filler'
  const context = `Previous question: ${first}\nPrevious answer: ${said(first)}`
  expect(engine.answer('is more swelling normal', context).paragraphs.join(' ')).toBe(said(first))
})

it('leaves out no word of when to ring, whatever else is asked', () => {
  const alone = said('is swelling normal after lip filler').split('. ').at(-1)!
  expect(said('is swelling normal after lip filler, and how much is it')).toContain(alone)
})

/** Returns the answer to the last of several messages of a talk, on a Thursday in November. */
const own = new Engine(known, null, () => new Date('2026-11-26T12:00:00Z'))
const talk = (...messages: string[]) =>
  own
    .answer(
      messages.at(-1)!,
      messages
        .slice(0, -1)
        .map((one) => `Previous question: ${one}`)
        .join('\n'),
    )
    .paragraphs.join('\n')

describe('what is computed', () => {
  it.each([
    [['£300 for lips, is that enough'], /^For £300 or less: lip filler, 0\.5 ml \(£300/],
    [['how much is 2 ml cheek filler and lip filler 1 ml'], /^Together £1,050/],
    [['what is profhilo x2 plus 2 ml cheek filler, how much'], /^Together £1,400/],
    [['botox for 3 lines and masseter botox, how much'], /^Together £700/],
    [['0.5 lip filler or 1 ml, how much'], /£300 for 0\.5 ml and £350 for 1\.0 ml.* £50\./],
    [['is a 0.5 lip filler much cheaper than 1 ml'], /^Lip filler .* The difference is £50\.$/],
    [['cheek filler or profhilo, which is better'], /^They are different kinds of treatment\./],
    [['full face botox?'], /^[^.]*£\d/],
    [['prescription skincare £60 per month or what'], /^(?!.*(?:within|or less))/],
    [['how much is lip filler', 'and 1.5'], /^Lip filler \(1\.5 ml\) costs £400/],
    [
      ['i have £500 to spend on cheek filler and 0.5 lip filler'],
      /^Together from £650: .*more than/,
    ],
    [['how much are frown lines and crows feet, both together'], /^Two areas .*£275[^\n]*$/],
    [['masseter botox cost, do men pay extra as with frown lines'], /^(?!.*[Ff]rown).*£350/],
    [['what is the cheapest thing for my frown lines'], /£175/],
    [['frown lines how much a year if every 4 months'], /^About £525 a year/],
    [['are you open on friday'], /^On Fridays we are open from 10:00 to 16:00\./],
    [['are you open friday', 'ok what about sunday then'], /^We are closed on Sundays\./],
  ])('%j', (messages, text) => expect(talk(...messages)).toMatch(text))

  const event = { id: 'event', fact: 'when' as const, phrases: [] }
  const withEvent = {
    ...known,
    assistant: {
      ...known.assistant,
      topics: [
        ...known.assistant.topics,
        {
          ...event,
          phrases: ['my wedding', 'wedding on a day'],
          answers: [{ text: 'Wedding: allow at least four weeks.' }],
        },
      ],
    },
  }
  it.each([
    [partOf('yearly-cost', { areaCount: 3 }), /^About £1,050 to £1,400 a year for three areas/],
    [
      partOf('budget', { treatments: ['/lip-fillers', '/cheek-filler'], ml: [1, 2], money: 700 }),
      /^Together from £1,050: .*\(2 ml\) £700.*more than £700/,
    ],
    [
      partOf('budget', { prices: ['addon-chin'], areaCount: 2, money: 300 }),
      /^Together from £325: two areas £275 and chin dimpling £50\. That is more than £300/,
    ],
    [
      partOf('yearly-cost', { treatments: ['/crows-feet-botox', '/masseter-botox'] }),
      /^Together £1,225 to £1,400 a year\. About £525 to £700 a year for one area.* About £700/,
    ],
    [
      partOf('yearly-cost', { prices: ['prescription-skincare'] }),
      /^About £240 a year for .*: 4 times a year at £60/,
    ],
    [
      partOf('price', { treatments: ['/cheek-filler'], ml: [0.5] }),
      /costs £350 per ml\. The list has no price for less\.$/,
    ],
    [
      partOf('price', { treatments: ['/frown-line-botox'], people: [null, 'man'] }),
      /^Together £400 for two people, .*: £175 and £225 for the man\.$/,
    ],
    [
      partOf('lasts', { treatments: ['/profhilo'], families: ['filler', 'filler-lips'] }),
      /^Profhilo lasts/,
    ],
    [partOf('when', { date: '2027-06-14' }), /^For Monday 14 June, come by Monday 17 May/],
  ])('%j', (part, text) => {
    const reading = { parts: [part], person: nobody, dangers: [], language: 'en' }
    expect(answerTo([reading], withEvent).paragraphs[0]).toMatch(text)
  })

  it('the supplement, for a man who names no treatment', () => {
    const person = { ...nobody, sex: 'man' as const }
    const reading = { parts: [partOf('price')], person, dangers: [], language: 'en' }
    expect(answerTo([reading], known).paragraphs[0]).toMatch(/^Men pay £50 more .*£225/)
  })

  it.each([
    ['14 June', /^Lip filler .*£.* come by Monday 17 May at the latest/],
    ['14 March', /^Lip filler .*£.* Sunday 14 March is sooner than we advise/],
  ])('adds by when to come to a price for an event on %s', (day, text) => {
    const inMarch = new Engine(withEvent, null, () => new Date('2027-03-01T12:00:00Z'))
    const { paragraphs } = inMarch.answer(`how much is lip filler? my wedding is on ${day}`)
    expect(paragraphs.join(' ')).toMatch(text)
  })
})

describe('a comparison', () => {
  it.each([
    [['is masseter botox the same as botox'], /same kind.*\n?Masseter.*£350[^]*Botox.*£175/],
    [['lip filler vs cheek filler'], /Lip fillers: .*£300[^]*Cheek filler: .*£350/],
    [['profhilo', 'is it better than cheek filler'], /Profhilo: .*£350[^]*Cheek filler: .*£350/],
    [['profhilo or cheek filler', 'and the cheaper one'], /£350[^]*£350/],
  ])('says of each what it is, how long it lasts and its price: %j', (messages, text) =>
    expect(talk(...messages)).toMatch(text),
  )
})

it('tells who says of himself what a treatment is not for that it is not for him', () => {
  const untold = known.treatments.flatMap(({ name, notFor }) =>
    notFor
      .filter((reason) => /^You have (?!had)\w/.test(reason) && !/ or |,.*,/.test(reason))
      .map((reason) => `i have ${reason.slice(9).split(/[,.:]/)[0]}`)
      .filter((told) => !/not for you|wait|\bno\b/i.test(talk(name.toLowerCase(), told))),
  )
  expect(untold).toEqual([])
  expect(talk('cheek filler price', 'i have cheek implants')).toMatch(/^On what you say, cheek f/)
  expect(talk('i have cheek implants, how long does cheek filler last')).toMatch(/you say.*months/s)
  expect(talk('cheek filler price', 'i do not have implants')).not.toMatch(/On what you say/)
  expect(talk('lip filler price', 'i have cheek implants')).not.toMatch(/On what you say/)
})

describe('what somebody fears or will not have', () => {
  it('is no trouble before anything was done', () => {
    const { kind } = own.answer('im 29 never had anything done and worried about looking frozen')
    expect(kind).not.toBe('emergency')
  })
  it('asks again of what was asked before', () => {
    const before = ['my wife wants something for her lips', 'no she does not want botox']
    expect(talk(...before)).toMatch(/lips are thin/)
    expect(own.readings(before[1]!).at(-1)!.person.ruledOut).toEqual(['toxin'])
  })
})

it('takes what only says that something was done for no trouble', () => {
  expect(own.answer('i had chin filler yesterday').kind).not.toBe('emergency')
  expect(own.answer('i had chin filler yesterday and my chin is odd').kind).toBe('emergency')
})

it('keeps what is added to a price, and what was told of a person, in the talk', () => {
  expect(talk('how much is lip filler 1 ml', 'and if i add profhilo')).toMatch(/^Together £700/)
  expect(talk('lip filler', 'i am on warfarin', 'so can i or not')).toMatch(/doctor/)
})

it('does not call for an ambulance over what is usual a day after', () => {
  const context = 'Previous question: had cheek filler yesterday'
  expect(own.danger('they feel hard', context)).toBeNull()
  expect(own.danger('they feel hard and i can not see', context)).not.toBeNull()
})

it('says first what a treatment is, of one that is named alone', () =>
  expect(talk('botox')).not.toMatch(/consultation for/i))

it('asks anew what a later message names', () => {
  const told = talk('how much is lip filler', 'and the risks')
  expect(told).not.toMatch(/^Lip filler costs/)
})

it('says once a talk that it is automated, and leads to the heading a sentence stands under', () => {
  const answer = own.answer('what are the risks of lip filler')
  expect(own.text(answer)).toMatch(
    /Where this stands: Lip fillers, Risks \(\/lip-fillers\/#risks\)/,
  )
  expect(own.text(answer)).toMatch(/automated/)
  expect(own.text(answer, 'Previous question: hello')).not.toMatch(/automated/)
})

it('goes on about the treatment of the talk', () => {
  const parts = own.readings('would it make them thinner', 'Previous question: masseter botox')
  expect(parts.at(-1)!.parts[0]).not.toMatchObject({ topic: 'thin-lips', treatments: [] })
})

describe('what is known of the person', () => {
  it('keeps an offer from who may not have it, in any later message', () => {
    const text = talk('i am pregnant', 'what can you do for my frown lines')
    expect(text).toMatch(/pregnan/)
    expect(text).not.toMatch(/£|relax the muscle/)
  })
  it.each([
    'can i have it, i have never been on warfarin',
    'i am not pregnant or on warfarin, can i have it',
    'can i have it, my skin is dull since my 2nd pregnancy',
    'can i have it, my pregnancy was 2 years ago',
    'can i have it, i was tired in my last pregnancy',
    'my sister is no longer pregnant, can she have it',
    'does having been pregnant stop me',
  ])('is no condition that somebody denies, or that is over: %s', (question) =>
    expect(own.readings(question).at(-1)!.person.conditions).toEqual([]),
  )
  it.each([
    ['can i have it, i am on warfarin', 'blood-thinners'],
    ['i just found out i was pregnant', 'pregnancy'],
    ['this is my second pregnancy', 'pregnancy'],
    ['how soon after pregnancy can i have it', 'pregnancy'],
    ['asking for my sister, she is 14 weeks pregnant', 'pregnancy'],
  ])('is a condition of now: %s', (question, id) =>
    expect(own.readings(question).at(-1)!.person.conditions).toEqual([id]),
  )
  it('leaves out what is ruled out', () =>
    expect(talk('my upper lip is so thin', 'no needles though')).not.toContain('Lip filler'))
  it('is not asked for what is ruled out', () => {
    const words = { ...known.assistant.words, unwanted: ['no'], 'of-needles': ['needles'] }
    const scanner = new Scanner({ ...known, assistant: { ...known.assistant, words } })
    const topics = (text: string) => scanner.read(text).topics
    expect(topics('no needles, my upper lip is thin')).toEqual(topics('my upper lip is thin'))
  })
})

it('reads a name between two clauses as a part of them', () => {
  const parts = own.readings('how much is lip filler, and does cheek filler or lip filler hurt')
  expect(parts.at(-1)!.parts.map(({ kind }) => kind)).toEqual(['price', 'pain'])
})

it.each(['does botox hurt your eyes', 'does it hurt to swallow after chin filler'])(
  'takes what is asked of anybody for no danger: %s',
  (question) => {
    expect(own.danger(question)).toBeNull()
    expect(own.danger(question, 'Previous question: i had filler an hour ago')).not.toBeNull()
    expect(own.danger(`since my filler ${question.replace(/^does \w+/, 'it')}`)).not.toBeNull()
  },
)

describe('a reading with statements that were found to fit', () => {
  const fact = statementsOf(known).find(({ id }) => id.startsWith('page:/lip-fillers:'))!
  const to = (part: ReadingPart, ...facts: string[]) =>
    answerTo(
      [{ parts: [{ ...part, facts }], person: nobody, dangers: [], language: 'en' }],
      known,
    ).paragraphs.join(' ')

  it('is answered by them instead of by its topic', () => {
    const text = to(partOf('pain', { treatments: ['/lip-fillers'], topic: 'pain' }), fact.id)
    expect(text.startsWith(fact.text)).toBe(true)
  })
  it.each([
    partOf('price', { treatments: ['/lip-fillers'], topic: 'price' }),
    partOf('clinic-fact', { topic: 'hours' }),
  ])('is told first what is worked out: $topic', (part) => {
    const text = to(part, fact.id)
    expect(text).toMatch(/£\d|\d\d:\d\d/)
    expect(text.endsWith(fact.text)).toBe(true)
  })
  it('is told the figure that is asked, where they lack it', () =>
    expect(to(partOf('lasts', { treatments: ['/lip-fillers'] }), fact.id)).toMatch(
      /^Lip fillers? lasts? .*months.*/,
    ))
  it('is told them beside a refusal of another part, and not of its own', () => {
    const young = partOf('may-i', { condition: 'under-18' })
    const facts = [fact.id]
    const toBoth = (...parts: ReadingPart[]) =>
      answerTo([{ parts, person: nobody, dangers: [], language: 'en' }], known).paragraphs.join(' ')
    expect(toBoth(young, partOf('clinic-fact', { facts }))).toContain(fact.text)
    expect(toBoth({ ...young, facts })).not.toContain(fact.text)
  })
  it('tells the options of a choice with whom each is for', () => {
    const { id, options = [] } = statementsOf(known).find((one) => one.options !== undefined)!
    const text = to(partOf('choose'), id)
    expect(text).toContain('\n- ')
    expect(text).toContain(options[0]!.suits.slice(1).replace(/[.;]$/, ''))
  })
  it('has no price of ours that they tell, and keeps any other', () => {
    const [price] = known.facts.prices.filter(({ key }) => key === known.priceRules.consultation)
    const part = partOf('price', { prices: [price!.key] })
    const telling = statementsOf(known).find(({ text }) => text.includes(`£${price!.amount} `))!
    expect(to(part, telling.id)).toBe(telling.text)
    expect(to(part, fact.id)).toMatch(/£\d/)
  })
  it('is told all of them whole and in their order, with nothing sold beside them', () => {
    const facts = statementsOf(known)
      .filter(({ id }) => id.startsWith('page:'))
      .slice(0, 4)
    const part = partOf('results', { treatments: ['/lip-fillers'] })
    expect(to(part, ...facts.map(({ id }) => id))).toBe(facts.map(({ text }) => text).join(' '))
  })
})

it('speaks of no supplement beside the consultation of a man', () => {
  const parts = [partOf('price', { prices: [known.priceRules.consultation] })]
  const person = { ...nobody, sex: 'man' as const }
  const { paragraphs } = answerTo([{ parts, person, dangers: [], language: 'en' }], known)
  expect(paragraphs).toEqual([expect.not.stringContaining('supplement')])
})

it('tells the lowest price of a place, and of all, where nothing of it is within a budget', () =>
  expect(
    answerTo(
      [
        {
          parts: [partOf('budget', { areas: ['lips'], money: 200 })],
          person: nobody,
          dangers: [],
          language: 'en',
        },
      ],
      known,
    ).paragraphs[0],
  ).toMatch(/^For that nothing costs £200 or less\. The lowest prices for that: lip filler/))

it('tells what may help with a concern, and what of it a budget buys', () => {
  const part = partOf('budget', { topic: 'thin-lips', areas: ['lips', 'cheeks'], money: 500 })
  const { paragraphs } = answerTo(
    [{ parts: [part], person: nobody, dangers: [], language: 'en' }],
    known,
  )
  expect(paragraphs.join(' ')).toMatch(/lip.* For £500 or less: .*lip/is)
  expect(paragraphs.join(' ')).not.toMatch(/cheek/i)
})

it('leaves the concern of one place, where a budget was meant for another', () => {
  const asked = 'my lips are so thin, what can i have for £500'
  const [part] = own.readings('no i meant my cheeks', `Previous question: ${asked}`).at(-1)!.parts
  expect(
    own
      .readings(asked)
      .at(-1)!
      .parts.map(({ topic }) => topic),
  ).toContain('thin-lips')
  expect(part).toMatchObject({ kind: 'budget', areas: ['cheeks'] })
  expect(part!.topic).not.toBe('thin-lips')
})

it('speaks of the kind that is named first, of several that a topic has answers for', () => {
  const topic = known.assistant.topics.find(({ fact }) => fact === 'lasts')!
  const answers = ['filler-lips', 'relaxer-lines'].map((family) => ({
    families: [family],
    text: `It is ${family}.`,
  }))
  const named = { treatments: [], families: ['relaxer-lines', 'filler-lips'] }
  expect(Known.of(known).answerOf({ ...topic, answers }, named)!.text).toContain('relaxer-lines')
})

describe('what is not understood', () => {
  it('is asked back with the questions that it is nearest to, and whom to call', () => {
    const near = partOf('unclear', { topic: 'refund' })
    const parts = [near, { ...near, topic: 'booking' }]
    const reading = { parts, person: nobody, dangers: [], language: 'en' }
    const { kind, paragraphs } = answerTo([reading], known)
    expect(kind).toBe('unknown')
    expect(paragraphs[0]).toBe('Do you mean “Can I get a refund?” or “How do I book?”')
    expect(paragraphs.at(-1)).toContain('999')
  })
  it('is a question for the price where it has no other words, whatever it is near to', () =>
    expect(engine.answer('ok and how much then')).toMatchObject({ kind: 'question' }))
})

it('asks back of whom it was told, and nothing else', () =>
  expect(engine.answer('it is for my husband, he is 58')).toMatchObject({ kind: 'question' }))

it('refuses what is plainly refused, though it has words of harm', () =>
  expect(engine.answer('how many units of botox is dangerous').kind).toBe('refused'))

describe('a question about a serious harm', () => {
  it.each([
    'is it true lip filler can blind you. be honest',
    'how dangerous are lip fillers',
    'can lip filler blind you and how much is it',
  ])('is answered by the risks: %s', (question) => {
    const answer = engine.answer(question)
    expect(answer.paragraphs[0]).toMatch(/rare but serious: .*(?:sight|skin)/i)
    expect(answer.paragraphs.slice(0, 1).join(' ')).not.toContain('£')
  })
})

describe('what somebody does, and whether that matters', () => {
  const context = 'Previous question: how much is masseter botox\nPrevious answer: £350.'
  const { notFor } = known.treatments.find(({ route }) => route === '/masseter-botox')!

  it('is answered by whom the treatment in the talk is not for, its own reasons last', () => {
    const answer = engine.answer('i play violin for a living, does that matter', context)
    expect(answer.paragraphs.join(' ')).toContain(notFor.at(-1))
    expect(answer.paragraphs.join(' ')).not.toContain('£')
  })
})

/** Returns each word with its last vowel but those at its ends exchanged: "permanant". */
const withSlip = (phrase: string) =>
  phrase.replace(/\b[a-z]{8,}\b/g, (word) =>
    word.replace(/(?<=.{3})[aeiou](?=[^aeiou]+$)/, (vowel) => (vowel === 'a' ? 'e' : 'a')),
  )

it('a condition is read with a slip in its word', () => {
  const missed = known.assistant.conditions.flatMap(({ id, phrases }) =>
    phrases
      .filter((phrase) => withSlip(phrase) !== phrase)
      .filter(
        (phrase) =>
          !engine
            .readings(`i have this: ${withSlip(phrase)}, can i have lip filler`)[0]
            ?.person.conditions.includes(id) && engine.danger(withSlip(phrase)) === null,
      )
      .map(withSlip),
  )
  expect(missed).toEqual([])
})

it.each(['stone', 'foot 2', 'st 4', 'kg over', 'kids in'])(
  'a number of something else is no age: 8 %s',
  (unit) => {
    expect(engine.readings(`i am 8 ${unit}, can i have lip filler`)[0]!.person.age).toBeNull()
    expect(engine.readings('i am 17 still at school, and want filler')[0]!.person.age).toBe(17)
  },
)

it('a place that is named twice is priced once', () => {
  const { amount = 0 } = known.facts.prices.find(({ key }) => key === 'sweat-underarms-palms')!
  expect(said('my armpits sweat, how much is it for both armpits')).toContain(`£${amount} per`)
  expect(said('how much is it for my armpits and my palms')).toMatch(/two areas/)
})

it('the areas of several clauses are one sum, for a man with his supplement', () =>
  expect(
    said('husband wants his frown lines and his crows feet done. does he pay the same'),
  ).toMatch(/^For a man, two areas /))

it('the total of all three is that of the areas in the talk', () => {
  const context = 'Previous question: how much is frown line botox for a man\nPrevious answer: £.'
  const [answer] = engine.answer('all three then? just the total', context).paragraphs
  expect(answer).toMatch(/^For a man, three areas .*cost £/)
})

it('a day to come by leaves the longest time that its answer asks for', () => {
  const text = 'Light peel: allow at least two weeks. Medium peel: allow at least six weeks.'
  const event = { id: 'event', fact: 'when' as const, phrases: ['event'], answers: [{ text }] }
  const withEvent = { ...known, assistant: { ...known.assistant, topics: [event] } }
  const part = partOf('when', { topic: 'event', date: '2027-06-14' })
  const { paragraphs } = answerTo(
    [{ parts: [part], person: nobody, dangers: [], language: 'en' }],
    withEvent,
  )
  expect(paragraphs[0]).toContain('come by Monday 3 May at the latest')
})

it('takes no common word for a misspelt one of the site', () => {
  const { speller } = new Scanner(known)
  const words = common.words.join(' ').split(' ')
  expect(words.filter((word) => speller.word(word) !== word)).toEqual([])
  expect(speller.word('filller')).toBe('filler')
})

describe('a message of several parts', () => {
  const asked = {
    price: 'how much is it',
    lasts: 'how long does it last',
    pain: 'does it hurt',
    'first-effect': 'how long before it works',
    results: 'would it sort that out',
  }
  const kinds = Object.keys(asked) as (keyof typeof asked)[]
  const named = known.treatments.map(({ route, name }) => ({ route, name: name.toLowerCase() }))
  const partsOf = (message: string) => engine.readings(message).at(-1)!.parts

  it('is read as each of them, in order, of any treatment', () => {
    const missed = named.flatMap(({ name, route }) =>
      kinds.flatMap((one) =>
        kinds
          .filter((other) => other !== one)
          .flatMap((other) => {
            const parts = partsOf(`im thinking of ${name}. ${asked[one]} and ${asked[other]}`)
            const read = parts.map(({ kind }) => kind)
            const areOf = parts.every(({ treatments }) => treatments.includes(route))
            return read.join() === [one, other].join() && areOf
              ? []
              : [`${name}: ${one} ${other}: ${read.join()}`]
          }),
      ),
    )
    expect(missed).toEqual([])
  })

  it('is of the treatment that it names, whatever else it is likely to be of', () => {
    const concerns = known.assistant.topics.filter((topic) => Known.of(known).mayHelp(topic))
    const beaten = named.flatMap(({ name, route }) =>
      concerns
        .filter(({ pages = [] }) => !pages.includes(route))
        .flatMap(({ id, phrases }) => {
          const parts = partsOf(`does the ${name} thing stop it, ${phrases[0]}`)
          return parts[0]!.treatments.includes(route) ? [] : [`${name}: ${id}`]
        }),
    )
    expect(beaten).toEqual([])
  })

  it('compares all that it names, however loosely', () => {
    const missed = named.flatMap(({ name, route }) =>
      named
        .filter((other) => other.route !== route)
        .flatMap((other) => {
          const parts = partsOf(
            `what's the difference between ${name} and that ${other.name} thing`,
          )
          const isBoth = parts.some(
            ({ kind, treatments }) =>
              kind === 'compare' && [route, other.route].every((one) => treatments.includes(one)),
          )
          return parts.length === 1 && isBoth ? [] : [`${name}, ${other.name}`]
        }),
    )
    expect(missed).toEqual([])
  })

  it('asks whether what it names works as well as its price', () =>
    expect(partsOf('what is profhilo, does it work & how much').map(({ kind }) => kind)).toEqual([
      'results',
      'price',
    ]))

  it('keeps what "and" joins together', () => {
    const parted = named.flatMap(({ name, route }) =>
      named
        .filter((other) => other.route !== route)
        .flatMap((other) => {
          const parts = partsOf(`how long do the ${name} and the ${other.name} last`)
          const { treatments } = parts[0]!
          const areBoth = [route, other.route].every((one) => treatments.includes(one))
          return parts.length === 1 && areBoth ? [] : [`${name}, ${other.name}`]
        }),
    )
    expect(parted).toEqual([])
  })

  it.each([
    ['what is that even', 'what-is'],
    ['how long', 'lasts'],
  ])('reads few words of what was named before: %s', (message, kind) => {
    const before = 'The clinic.\nPrevious question: tell me about lip filler\nPrevious answer: Gel.'
    const [part] = engine.readings(message, before).at(-1)!.parts
    expect(part).toMatchObject({ kind, treatments: ['/lip-fillers'] })
  })

  it.each(['whats in the £60 thing', 'paid £450 for my lips', 'your £99 offer'])(
    'takes an amount that names something for no budget: %s',
    (message) => expect(engine.readings(message).at(-1)!.person.budget).toBeNull(),
  )

  it('takes no height, weight or body mass index for an age, a budget or a place to inject', () => {
    const measures = [
      '5 foot 2',
      "5'2",
      '5ft2',
      '9 st 4',
      '9 stone 4',
      '63kg',
      '165 cm tall',
      'bmi 31',
    ]
    const misread = measures.flatMap((measure) =>
      named.flatMap(({ name, route }) => {
        const { parts, person } = engine.readings(`im ${measure} and want ${name}`).at(-1)!
        const isOf = parts.every(
          ({ kind, treatments, money }) =>
            kind !== 'not-ours' && money === null && treatments.includes(route),
        )
        return isOf && person.age === null && person.budget === null ? [] : [`${measure} ${name}`]
      }),
    )
    expect(misread).toEqual([])
  })
})
