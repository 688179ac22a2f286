import { knowledge } from '../src/build/knowledge'
import { validateContent } from '@clinic/content/gate'
import { clinicData } from '../../../scripts/testing/clinicSite'
import { posteriors } from '../src/engine/bayes'
import { Classifier } from '../src/engine/classify'
import { Complaints } from '../src/engine/complaints'
import { Tables } from '../src/engine/examples'
import { emergencyWords } from '../src/engine/emergency'
import { Engine } from '../src/engine/engine'
import { earlierTurns } from '../src/talk'
import { Languages } from '../src/engine/language'
import { stem } from '../src/engine/normalise'
import { ageIn, budgetIn, numberBefore, withDigits, yearlyIn } from '../src/engine/numbers'
import { lasting, uncapital } from '@clinic/contract/prose'
import { Scanner } from '../src/engine/scan'
import { Speller } from '../src/engine/spelling'
import { Triage } from '../src/engine/triage'
import { Vocabulary } from '../src/engine/vocabulary'

/**
 * Each step of the assistant by itself, on the invented clinic's data. What they come to together
 * is in floor.test.ts.
 */
const known = knowledge(validateContent(clinicData))
const vocabulary = new Vocabulary(known.assistant)
const { normalise, stemsOf } = vocabulary
const scanner = new Scanner(known)
const engine = new Engine(known)

describe('normalise', () => {
  it.each([
    ['Im  SORE, can’t swallow!', 'i am sore can not swallow'],
    ['½ ml & x2 for £350', '0.5 ml and x 2 for pounds 350'],
    ['2mls lip-filler', '2 ml lip filler'],
  ])('%s', (text, expected) => expect(normalise(text)).toBe(expected))

  it('takes greyish for grey, and needles for no needling', () => {
    expect(stem('greyish')).toBe(stem('grey'))
    expect(stem('needles')).toBe(stem('needle'))
    expect(stem('needles')).not.toBe(stem('needling'))
  })

  it('reads numbers: amounts, ages and budgets', () => {
    expect(numberBefore('jawline 2.5 ml', 'ml')).toBe(2.5)
    expect(
      [
        'i am only 16',
        'my sons 17 and',
        '72 year old',
        'i am 5 weeks pregnant',
        'if it is 2 am',
        'i am 17 am i too young',
        '17 but 18 in june',
        '15 ml of it',
        'how much more is 1.5 ml than 1 ml',
      ].map(ageIn),
    ).toEqual([16, 17, 72, null, null, 17, 17, null, null])
    expect(
      [
        'budget 350 pounds',
        'is 600 enough',
        'something for 300',
        'this for pounds 300',
        'price of 1 ml',
        'good for 300 days',
        'call 999 not enough',
        'paid 450 pounds',
      ].map((text) => budgetIn(text)?.amount ?? null),
    ).toEqual([350, 600, 300, 300, null, null, null, null])
    expect(
      ['every 4 months', 'twice a year', 'every 12 weeks', 'twice a year and every 4 months'].map(
        yearlyIn,
      ),
    ).toEqual([3, 2, 4, null])
    expect(withDigits('lips 0.5 and for 1.5 hours')).toBe('lips 0.5 ml and for 1.5 hours')
    expect(['six hundred', 'a thousand', '1.2 k', '2 grand'].map(withDigits)).toEqual([
      '600',
      '1000',
      '1200',
      '2000',
    ])
  })
})

describe('spelling', () => {
  const speller = new Speller(['filler', 'swallow', 'press'], ['garden'])
  it('mends towards words that decide, and leaves other forms of known words', () => {
    expect(
      ['filer', 'swalow', 'pressed', 'gardens', 'zebra'].map((word) => speller.word(word)),
    ).toEqual(['filler', 'swallow', 'pressed', 'gardens', 'zebra'])
  })
  it('mends one letter of a short word, and two of a long one', () =>
    expect(['fibber', 'swelluw'].map((word) => speller.word(word))).toEqual(['fibber', 'swallow']))
})

describe('language', () => {
  const languages = new Languages(known.assistant)
  it('is told by its script or by two of its words, and English is none', () => {
    expect(
      ['شفتي بيضاء', 'how much is a lip filler', 'la la land'].map(
        (text) => languages.detect(text)?.code ?? null,
      ),
    ).toEqual(['ar', null, null])
  })
})

describe('complaints', () => {
  const complaints = new Complaints(
    [
      {
        protocol: 'water',
        who: 'now',
        phrases: ['tea comes back down my nose', 'cough when i drink'],
      },
      { protocol: 'light', who: 'now', phrases: ['the print looks smeary', 'lamps have halos'] },
    ],
    [{ id: 'drinks', phrases: ['do you serve tea', 'when can i drink', 'is the print large'] }],
    vocabulary,
    new Tables(),
  )
  const guess = (text: string) => complaints.guess(stemsOf(text))
  it('are told from questions by all their words, and one danger from another', () => {
    const told = guess('water goes up my nose when i cough')
    expect([told?.complaint.protocol, told!.logOdds > 0]).toEqual(['water', true])
    expect(guess('do you serve drinks')!.logOdds).toBeLessThan(0)
    expect(guess('halos round lamps')!.complaint.protocol).toBe('light')
  })
  it('are more like what is told in their words than like what shares a few of them', () => {
    const told = guess('i cough when i drink')!.like
    expect([told > 0.9, guess('cough sweets')!.like < 0.9 * told]).toEqual([true, true])
  })
  it('say nothing where no word is known', () => expect(guess('qwerty')).toBeNull())
})

describe('what no sign names', () => {
  it.each([
    ['paper coloured bit on my lip since filler', 'blocked'],
    ['sip of squash goes down the wrong way and i splutter', 'swallow'],
  ])('%s is taken for a danger', (question, word) => {
    const { kind, paragraphs } = engine.answer(question)
    expect(kind).toBe('emergency')
    expect(paragraphs.join(' ').toLowerCase()).toContain(word)
  })
})

describe('prose', () => {
  it('keeps the capital of a name, and says plainly that a time is not known', () => {
    expect(
      ['Profhilo twice', 'Jawline filler', 'HIV care'].map((text) =>
        uncapital(text, new Set(['Profhilo'])),
      ),
    ).toEqual(['Profhilo twice', 'jawline filler', 'HIV care'])
    expect(['3 to 4 months', 'Not well established'].map((time) => lasting('It', time))).toEqual([
      'It lasts 3 to 4 months',
      'How long it lasts: not well established',
    ])
    expect(['Lip fillers', 'Lip flip'].map((what) => lasting(what, '3 months'))).toEqual([
      'Lip fillers last 3 months',
      'Lip flip lasts 3 months',
    ])
  })
})

describe('triage', () => {
  const decides = (
    own: Triage,
    text: string,
    {
      after = true,
      complains = false,
      named = [] as string[],
      likely = null as string | null,
    } = {},
  ) => own.mostUrgent(own.signs(stemsOf(text), after, complains), named, likely)
  const triage = new Triage(known.assistant, known.safety)
  it('finds the words of a sign near each other, in any order', () =>
    expect(decides(triage, 'since the filler my sight went blurry')?.who).toBe('999'))
  it('takes words far apart for no sign', () => {
    const signs = [{ protocol: 'blocked-artery', who: 'clinic-emergency', phrases: ['lip cold'] }]
    const one = new Triage({ ...known.assistant, signs }, known.safety)
    const apart = (words: number) => decides(one, `lip ${'and '.repeat(words)}cold`)
    expect([apart(8)?.who, apart(9)]).toEqual(['clinic-emergency', null])
  })
  it('sends to what is most urgent, and speaks to despair first among equals', () => {
    const signs = [
      {
        protocol: 'infection',
        who: 'clinic-same-day',
        opening: 'I am sorry.',
        phrases: ['hopeless'],
      },
      { protocol: 'sight-change', who: '999', phrases: ['blind'] },
      { protocol: 'skin-burn', who: 'clinic-same-day', phrases: ['red raw sore'] },
      // A GP's opening is of moles, and no comfort.
      { protocol: 'mole-change', who: 'gp', opening: 'Have it seen.', phrases: ['mole'] },
      { protocol: 'keloid', who: 'gp', phrases: ['scar grows'] },
    ]
    const one = new Triage({ ...known.assistant, signs }, known.safety)
    const found = (text: string) => decides(one, text)?.protocol
    expect(
      ['hopeless and red raw sore', 'hopeless and blind', 'a mole, and a scar grows'].map(found),
    ).toEqual(['infection', 'sight-change', 'keloid'])
  })
  it('takes what is told to be over for no emergency, and nothing else with it', () => {
    const signs = [
      { protocol: 'fainting', who: '999', phrases: ['fainted', 'fainted minutes'] },
      { protocol: 'fainting', who: 'gp', phrases: ['fainted round seconds'] },
      { protocol: 'allergy', who: '999', phrases: ['fainted rash'] },
    ]
    const one = new Triage({ ...known.assistant, signs }, known.safety)
    const first = 'fainted, came round in seconds'
    expect(
      [first, 'fainted', `${first} or minutes`, `${first}, a rash`].map(
        (t) => decides(one, t)?.who,
      ),
    ).toEqual(['gp', '999', '999', '999'])
  })
  it('takes no word for two parts of a sign, and tries each word for each', () => {
    const words = { ...known.assistant.words, looks: ['dark', 'thick'], shades: ['dark'] }
    const signs = [{ protocol: 'skin-burn', who: 'clinic-same-day', phrases: ['*looks *shades'] }]
    const one = new Triage({ ...known.assistant, words, signs }, known.safety)
    expect(
      ['it is dark', 'it is dark and thick'].map((text) => decides(one, text)?.who ?? null),
    ).toEqual([null, 'clinic-same-day'])
  })
  it('takes dark circles for no emergency', () =>
    expect(decides(triage, 'dark circles under my eyes', { after: false })).toBeNull())
  it('does not take a word for itself that belongs to another', () => {
    const words = { ...known.assistant.words, compounds: ['cold sore', 'since my stroke'] }
    const signs = {
      ...known.assistant,
      words,
      signs: [
        { protocol: 'blocked-artery', who: 'clinic-emergency', phrases: ['lip cold'] },
        { protocol: 'infection', who: 'clinic-same-day', phrases: ['cold sore after peel'] },
        { protocol: 'infection', who: 'clinic-same-day', phrases: ['my stroke'] },
      ],
    }
    const one = new Triage(signs, known.safety)
    expect(
      [
        'a cold sore on my lip',
        'my lip is cold',
        'my lip is cold, and a cold sore',
        'a cold sore after my peel',
        'this is my stroke',
        'tablets since my stroke',
      ].map((text) => decides(one, text)?.who ?? null),
    ).toEqual([
      null,
      'clinic-emergency',
      'clinic-emergency',
      'clinic-same-day',
      'clinic-same-day',
      null,
    ])
  })
  it('shows of equally urgent signs that of the treatment, then that which sentences speak for', () => {
    const signs = [
      { protocol: 'sight-change', who: '999', phrases: ['eye burning'] },
      { protocol: 'stroke', who: '999', phrases: ['my eye'] },
      { protocol: 'skin-burn', who: 'eye-casualty', phrases: ['splash in eye'] },
    ]
    const one = new Triage({ ...known.assistant, signs }, known.safety)
    const found = (named: string[], likely: string | null) =>
      decides(one, 'a splash in my eye and my eye burning', { named, likely })?.protocol
    expect([
      found([], 'stroke'),
      found([], 'skin-burn'),
      found(['stroke'], 'sight-change'),
      found(['skin-burn'], 'skin-burn'),
    ]).toEqual(['stroke', 'sight-change', 'stroke', 'sight-change'])
  })
  it('lets what it can name decide before danger that no protocol names', () => {
    const named = { protocol: 'infection', who: 'clinic-same-day', words: 1 } as const
    const unnamed = { protocol: null, who: '999', words: 0 } as const
    expect(triage.mostUrgent([unnamed, named], [], null)).toBe(named)
    expect(triage.mostUrgent([unnamed], [], null)).toBe(unnamed)
  })
  it('takes one word for a sign only after a treatment', () => {
    const signs = {
      ...known.assistant,
      signs: [
        { protocol: 'infection', who: 'clinic-same-day', after: true as const, phrases: ['gunk'] },
      ],
    }
    const one = new Triage(signs, known.safety)
    expect(
      [decides(one, 'gunk'), decides(one, 'gunk', { after: false, complains: true })].map(
        (found) => found?.who ?? null,
      ),
    ).toEqual(['clinic-same-day', null])
  })
})

describe('scan', () => {
  it('reads treatment, amount, person and condition', () => {
    const frame = scanner.read('2 ml cheek filler for my husband on warfarin')
    expect({
      routes: frame.routes,
      ml: frame.ml,
      man: frame.man,
      conditions: frame.conditions.map(({ id }) => id),
    }).toEqual({
      routes: ['/cheek-filler'],
      ml: 2,
      man: true,
      conditions: ['blood-thinners'],
    })
  })
  it('counts millilitres on each side twice', () => {
    const { assistant } = known
    const words = { ...assistant.words, 'each-side': ['each side'] }
    const own = new Scanner({ ...known, assistant: { ...assistant, words } })
    expect(own.read('1 ml each side').ml).toBe(2)
    expect(own.read('1 ml on one side').ml).toBe(1)
  })

  it('counts sessions in words, with a name between', () =>
    expect(scanner.read('what would four profhilo sessions cost').sessions).toBe(4))

  it('tells a report from a question', () => {
    expect(
      [
        'my cheek tingles since the treatment',
        'when can i run after the treatment',
        'my filler price',
      ].map((text) => scanner.read(text).reports),
    ).toEqual([true, false, false])
  })
  it('tells what is since a change in life from what is since a treatment', () => {
    const { assistant } = known
    const words = { ...assistant.words, life: ['baby'] }
    const own = new Scanner({ ...known, assistant: { ...assistant, words } })
    const after = (text: string) => own.read(text).after
    expect([
      after('cheeks gone flat after having my second baby'),
      after('cheeks gone flat after lip filler and a baby'),
    ]).toEqual([false, true])
  })
  it('knows an age, and what only looks like a condition', () => {
    expect(scanner.read('i am 16').conditions.map(({ id }) => id)).toContain('under-18')
    expect(
      scanner.read('scars from when i was spotty as a teenager').conditions.map(({ id }) => id),
    ).not.toContain('under-18')
  })
})

describe('page answers', () => {
  it('are given of the page that is spoken of, in the words of its question or beside it', () => {
    const ofChin = (question: string) =>
      engine.answer(question, 'Previous question: chin filler').paragraphs[0]
    expect(ofChin('can i still play my trumpet?')).toMatch(/^Leave a wind instrument/)
    expect(ofChin('how far forward will it come')).toMatch(/^A few millimetres/)
  })
  it('are given of no page that nothing names', () =>
    expect(engine.answer('when did you last play a record').routes).not.toContain('/chin-filler'))
})

describe('classifier', () => {
  const topics = [
    { id: 'pool', phrases: ['can i swim'] },
    { id: 'price', phrases: ['how much is it'] },
  ]
  it('takes words that mean the same for each other', () => {
    const guess = (alike: string[][]) =>
      new Classifier(
        topics,
        new Vocabulary({ ...known.assistant, alike }),
        (stems) => [...stems],
        new Tables(),
      ).guess(stemsOf('is the pool ok'))[0]?.topic ?? null
    expect([guess([['swim', 'pool']]), guess([])]).toEqual(['pool', 'price'])
  })
  it('takes words of several examples of a topic for it, though one of another is nearer', () => {
    const guess = (swims: string[]) =>
      new Classifier(
        [
          { id: 'pool', phrases: swims },
          { id: 'bag', phrases: ['swim bag'] },
        ],
        new Vocabulary({ ...known.assistant, alike: [] }),
        (stems) => [...stems],
        new Tables(),
      ).guess(['lake', 'swim', 'sea'])[0]?.topic
    expect([
      guess(['swim lake water', 'lake sea boat', 'lake shore sea', 'sea wave lake']),
      guess(['wave boat shore']),
    ]).toEqual(['pool', 'bag'])
  })
})

describe('naive Bayes', () => {
  it('is less sure of its first choice, the higher the temperature', () => {
    const [sure, unsure] = [posteriors([-1, -4]), posteriors([-1, -4], 3)]
    expect(sure[0]! > unsure[0]! && unsure[0]! > 0.5).toBe(true)
    expect(unsure[0]! + unsure[1]!).toBeCloseTo(1)
  })
})

describe('conversation', () => {
  const questionsOf = (context: string) => earlierTurns(context).map(({ question }) => question)
  it('reads the questions before from the end of the context', () => {
    expect(
      questionsOf(
        'The clinic.\nPrevious question: lips?\nPrevious answer: From £300.\nPrevious question: does it hurt?',
      ),
    ).toEqual(['lips?', 'does it hurt?'])
  })
  it('reads the last six of them', () => {
    const lines = [1, 2, 3, 4, 5, 6, 7].map((n) => `Previous question: ${n}`)
    expect(questionsOf(lines.join('\n'))).toEqual(['2', '3', '4', '5', '6', '7'])
  })
  /** Returns the first part that the last of several messages asks, as it is read. */
  const read = (own: Engine, ...messages: string[]) => {
    const context = messages
      .slice(0, -1)
      .map((one) => `Previous question: ${one}`)
      .join('\n')
    return own.readings(messages.at(-1)!, context).at(-1)!.parts
  }
  it('takes what a medicine is named by for no new subject', () => {
    const [lips, other] = known.treatments.filter(({ route }) => route !== '/cheek-filler')
    const { assistant } = known
    const own = new Engine({
      ...known,
      assistant: {
        ...assistant,
        names: [...assistant.names, { route: other!.route, phrases: ['zinotab'] }],
        conditions: [{ id: 'zinotab', phrases: ['on zinotab'], answers: [{ text: 'Wait.' }] }],
      },
    })
    expect(read(own, lips!.name, 'im on zinotab')).toMatchObject([
      { condition: 'zinotab', treatments: [lips!.route] },
    ])
  })
  it.each([
    [['how much is cheek filler', 'does it hurt'], { kind: 'pain', treatments: ['/cheek-filler'] }],
    [
      ['how much is cheek filler', 'what about lip filler'],
      { kind: 'price', treatments: ['/lip-fillers'] },
    ],
    [
      ['can i have lip filler on warfarin', 'what about cheek filler'],
      { condition: 'blood-thinners', treatments: ['/cheek-filler'] },
    ],
    [['how much is botox in 1 area', 'and all 3?'], { kind: 'price', areaCount: 3 }],
    [['price of 1 ml lip filler', 'what about 2'], { kind: 'price', ml: [2] }],
    // What helps with a concern is the subject of what follows, without a treatment named.
    [['i look angry', 'and how long does it last'], { treatments: ['/frown-line-botox'] }],
    [
      ['how much is lip filler', 'and cheek filler', 'which lasts longer'],
      { treatments: ['/lip-fillers', '/cheek-filler'] },
    ],
    [
      ['lip filler or cheek filler', 'how much is the second one'],
      { kind: 'price', treatments: ['/cheek-filler'] },
    ],
    [
      ['how much is botox in 2 areas', 'and 1 ml lip filler as well'],
      { kind: 'price', treatments: ['/lip-fillers'], areaCount: 2 },
    ],
    [
      ['cheek filler', 'not bothered about the price, how long does it last'],
      { kind: 'lasts', treatments: ['/cheek-filler'] },
    ],
    [['can i have lip filler on warfarin', 'so may i or not'], { condition: 'blood-thinners' }],
    [
      ['price of 1 ml cheek filler', 'and if i want the bigger one', 'sorry i meant lip filler'],
      { kind: 'price', treatments: ['/lip-fillers'] },
    ],
    // Several people pay for each, and a name in a list is none of them.
    [
      ['me and my husband want 2 areas of botox, how much'],
      { kind: 'price', areaCount: 2, people: [null, 'man'] },
    ],
    [['how much are lip filler and i want cheek filler'], { people: [] }],
    // "When" that asks nothing, and the hours of a feast day, are no question of timing.
    [['when i smile before my wedding there is a line, how much is lip filler'], { kind: 'price' }],
    [['before my wedding, can i come in on a sunday'], { kind: 'clinic-fact' }],
    // Amounts stand behind what they are of, or before it.
    [
      ['cheek filler 2ml lip filler 1ml total'],
      { kind: 'total', treatments: ['/cheek-filler', '/lip-fillers'], ml: [2, 1] },
    ],
    [
      ['2ml cheek filler 1ml lip filler total'],
      { kind: 'total', treatments: ['/cheek-filler', '/lip-fillers'], ml: [2, 1] },
    ],
    [['how much is 2 areas and 1 ml cheek filler'], { areaCount: 2, families: ['relaxer-lines'] }],
    [['masseter botox + lip filler'], { kind: 'price' }],
    [['is £500 enough for cheek filler and lip filler'], { kind: 'budget', money: 500 }],
    [['masseter botox every 4 months, what is that a year'], { kind: 'yearly-cost', sessions: 3 }],
    [
      ["my daughter's wedding is 3 july, when should i have lip filler"],
      { kind: 'when', condition: null, treatments: ['/lip-fillers'] },
    ],
    [['my upper lip is thin when i laugh at a wedding'], { kind: 'choose' }],
  ])('reads %j from the talk', (messages, part) =>
    expect(read(engine, ...messages)[0]).toMatchObject(part),
  )
  it('rules a kind out by what its family says, whatever its name is', () => {
    const renamed = JSON.stringify(known).replaceAll('"relaxer-jaw"', '"soft-jaw"')
    const own = new Engine(JSON.parse(renamed) as typeof known)
    const [{ person } = { person: null }] = own.readings('i do not want botox')
    expect(person?.ruledOut).toEqual(['toxin'])
  })
  it('asks no condition again that was answered', () =>
    expect(
      read(engine, 'can i have lip filler on warfarin', 'how much is cheek filler').map(
        ({ condition }) => condition,
      ),
    ).toEqual([null]))
})

describe('plan and words', () => {
  it('says whom to ring first, in no more words than a telephone’s screen has', () => {
    const finding = { protocol: 'sight-change', who: '999', words: 1 }
    const [first, ...rest] = emergencyWords(known.safety, { finding, others: [] })
    expect(first).toMatch(/^Call 999/)
    expect([first, ...rest].join(' ').split(/\s+/).length).toBeLessThanOrEqual(110)
  })
  it('answers an unknown trouble after a treatment with the signs that cannot wait, and never a price', () => {
    const { kind, paragraphs } = engine.answer('my cheek feels off since the filler')
    expect(kind).toBe('emergency')
    expect(paragraphs.join(' ')).toMatch(/999.*\n?.*ring/s)
    expect(paragraphs.join(' ')).not.toContain('£')
  })
  it('takes the answer about a condition from data/can-i', () => {
    expect(engine.answer('lip fillers on warfarin').paragraphs[0]).toMatch(
      /^Blood thinners: often yes, with more bruising of the lips\./,
    )
  })
  it('says of what each answer of data/can-i is, and after which treatment', () => {
    const content = validateContent(clinicData)
    const canI = content['can-i'].map((one) => ({
      ...one,
      treatments: one.treatments?.map((own) => ({ ...own, answer: 'Yes, usually.' })),
    }))
    const own = new Engine(knowledge({ ...content, 'can-i': canI }))
    const first = (question: string) => own.answer(question).paragraphs[0]
    expect(first('lip fillers on warfarin')).toMatch(/^Blood thinners: yes, usually\./)
    expect(first('can i drink alcohol after lip fillers')).toMatch(/^Alcohol after lip fillers: /)
  })
})
