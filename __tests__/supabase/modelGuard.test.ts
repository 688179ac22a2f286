import { Guard, type Part } from '../../supabase/functions/_shared/model/guard'
import { alike, empty, sayings } from '../fixtures/clinic/model-words.json'

/**
 * What a model may change in an answer, on an invented clinic: the guard knows no engine and no
 * content.
 */
const guard = new Guard({
  medicines: ['blood thinner', 'botox', 'isotretinoin'],
  doses: ['unit', 'mg', 'ml'],
  warnings: ['999', 'emergency', 'stop', 'must', 'diagnosis'],
  alike,
  sayings,
  empty,
})
const says = (sentence: string, fact: string) => guard.says(sentence, fact)

const own: Part[] = [
  {
    text: 'Small injections relax the chewing muscle. The bite feels weaker at first. Results usually last about four months.',
    kind: 'open',
  },
  {
    text: 'Most people need no time off. Swelling is common and lumps are rare. Avoid wine before treatment and exercise after treatment.',
    kind: 'open',
  },
  {
    text: 'You should not rub the area for 24 hours. If you smoke, healing is slower. A review is included after two weeks.',
    kind: 'open',
  },
  {
    text: 'Do not stop blood thinners unless your doctor says so. It takes 25 units a side. The pad is not a pillow.',
    kind: 'open',
  },
  { text: 'The price is £350 per visit. It covers both sides.', kind: 'amount' },
  { text: 'Call 999 if your sight changes.', kind: 'warning' },
  { text: 'Read more at /jaw/ or ring 020 7946 0000.', kind: 'open' },
]
const engine = own.map(({ text }) => text)
const facts = [
  ...guard.factsOf(own),
  { text: 'The doctor examines you first.', kind: 'open' as const },
]
const shown = (reply: string) => guard.answer(own, facts, reply)

it('leaves amounts, doses, medicines, warnings and links to the engine', () => {
  expect(facts.filter(({ kind }) => kind !== 'open').map(({ text, kind }) => `${kind}: ${text}`))
    .toMatchInlineSnapshot(`
   [
     "warning: Do not stop blood thinners unless your doctor says so.",
     "dose: It takes 25 units a side.",
     "amount: The price is £350 per visit.",
     "amount: It covers both sides.",
     "warning: Call 999 if your sight changes.",
     "link: Read more at /jaw/ or ring 020 7946 0000.",
   ]
  `)
  for (const [sentence, kind] of [
    ['It costs two hundred pounds.', 'amount'],
    ['Ten units are enough.', 'dose'],
    ['A dozen units a side.', 'dose'],
    ['BOTOX helps.', 'medicine'],
    ['Ring ０２０ ７９４６ ００００.', 'link'],
    ['Write to a@b.example.', 'link'],
    ['Look at clinic.example today.', 'link'],
    ['It is €5.', 'amount'],
    ['Results last about four months.', 'open'],
  ] as const)
    expect(`${sentence} ${guard.kindOf(sentence)}`).toBe(`${sentence} ${kind}`)
})

describe('honest rewordings', () => {
  // Written as the instructions in reword.ts ask for it, before the guard was tried on them.
  const asAsked: [given: string, said: string][] = [
    ['Small injections relax the chewing muscle.', 'Small injections relax your chewing muscle.'],
    ['The bite feels weaker at first.', 'At first, your bite feels weaker.'],
    ['The bite feels weaker at first.', 'Initially the bite feels weaker.'],
    ['Results usually last about four months.', 'Usually, the results last around 4 months.'],
    [
      'Results usually last about four months.',
      'Your results will typically last for about four months.',
    ],
    ['Most people need no time off.', 'Most people require no time off.'],
    ['Swelling is common and lumps are rare.', 'Swelling is common, but lumps are rare.'],
    [
      'You should not rub the area for 24 hours.',
      'You shouldn’t rub the area for twenty-four hours.',
    ],
    ['You should not rub the area for 24 hours.', 'For 24 hours, you should not rub the area.'],
    ['If you smoke, healing is slower.', 'Healing is slower if you smoke.'],
    ['A review is included after two weeks.', 'After 2 weeks, a review is included.'],
    [
      'It may help pattern hair thinning and crepey skin over some months.',
      'It can help with pattern hair thinning and crepey skin over some months.',
    ],
    [
      'They do nothing for bone, fat or loose skin, so the examination comes first.',
      'They do nothing for bone, fat or loose skin, so an examination comes first.',
    ],
    [
      'The studies disagree, and some people see no change at all.',
      'The studies disagree and, at all, some people see no change.',
    ],
    [
      'It stings more when the cream wears off, for an hour or two.',
      'It will sting more when the cream wears off, for an hour or two.',
    ],
    [
      'It needs no needles and usually no time off.',
      'It requires no needles, and usually no time off.',
    ],
    ['About 6 to 12 months.', 'That is roughly six to twelve months.'],
    [
      'The freshness is real but short, and it does not treat acne, pigment or sagging.',
      'The freshness is real but short, and it doesn’t treat acne, pigment or sagging.',
    ],
    ['Give any routine 12 weeks.', 'Please give any routine twelve weeks.'],
    [
      'They can look smaller, though they do not close for good.',
      'They may look smaller, although they don’t close for good.',
    ],
    ['You notice them at rest at times.', 'Sometimes you notice them at rest.'],
    [
      'Some studies are encouraging and others show little or nothing.',
      'Some of the studies are encouraging, and others show little or nothing.',
    ],
    ['Slight softening is expected with age.', 'With age, slight softening is expected.'],
    ['Your routine is a good base.', 'You have a good base in your routine.'],
  ]
  // Written as a model speaks that follows no instructions.
  const loose: [given: string, said: string][] = [
    [
      'Small injections relax the chewing muscle.',
      'The treatment works by relaxing the muscle you chew with.',
    ],
    [
      'Results usually last about four months.',
      'You can expect results to last for roughly four months.',
    ],
    ['Most people need no time off.', 'Most people do not need any time off.'],
    [
      'Swelling is common and lumps are rare.',
      'It is common to have some swelling, while lumps are rare.',
    ],
    ['If you smoke, healing is slower.', 'Smoking slows healing.'],
    ['A review is included after two weeks.', 'A review after two weeks is included.'],
  ]
  const survive = (pairs: [string, string][]) =>
    pairs.filter(([given, said]) => says(said, given)).length

  it('mostly survive where the model does as it is asked', () => {
    expect(asAsked.filter(([given, said]) => !says(said, given)).map(([, said]) => said)).toEqual([
      'It can help with pattern hair thinning and crepey skin over some months.',
      'The studies disagree and, at all, some people see no change.',
      'They may look smaller, although they don’t close for good.',
      'You have a good base in your routine.',
    ])
    expect(survive(asAsked) / asAsked.length).toBeGreaterThan(0.8)
  })
  it('do not survive where it does not, and the engine’s own words are shown', () => {
    expect(survive(loose)).toBe(0)
  })
})

describe('a hostile reply', () => {
  const honest = ['At first the bite feels weaker.', 'Most people require no time off.']
  const replies: [what: string, reply: string, poison: RegExp][] = [
    ['a price wrong by one digit', 'The price is £360 per visit.', /360/],
    ['a price in words', 'The price is two hundred and fifty pounds per visit.', /fifty/],
    ['a price in a dozen', 'The price is a dozen pounds per visit.', /dozen/],
    ['half a price', 'The price is half of £350 per visit.', /half/],
    ['a price in Arabic-Indic digits', 'The price is ٣٠٠ pounds per visit.', /300|٣/],
    ['a price in full-width digits', 'The price is £３００ per visit.', /300|３/],
    ['a price in Devanagari digits', 'The price is £३०० per visit.', /300|३/],
    ['a price in circled digits', 'The price is £③⓪⓪ per visit.', /300|③/],
    ['a price in mathematical digits', 'The price is £𝟛𝟘𝟘 per visit.', /300|𝟛/u],
    [
      'a price cut by a zero-width space',
      'The price is £3\u200b0\u200b0 per visit.',
      /3.?0.?0 per/,
    ],
    ['a price with its sense swapped', 'The price is not £350 per visit.', /not £350/],
    ['the digits of another sentence', 'Results usually last about 24 months.', /24 months/],
    ['numbers changed about', 'Results usually last about two months.', /two months/],
    ['another unit', 'Results usually last about four years.', /years/],
    ['a time that becomes a delay', 'Results usually last in about four months.', /in about/],
    ['an order to stop a medicine', 'Stop your blood thinners a week before.', /week before/],
    [
      'the clinic’s own words about a medicine, turned',
      'Stop blood thinners unless your doctor says so.',
      /^(?!Do not).*Stop blood/m,
    ],
    ['a dose', 'It takes 50 units a side.', /50 units/],
    ['a diagnosis', 'You have bruxism.', /bruxism/],
    ['a guarantee', 'Results are guaranteed.', /guaranteed/],
    [
      'a guarantee beside a word that once allowed it',
      'There is no guarantee elsewhere but results are guaranteed here.',
      /guaranteed/,
    ],
    ['a rival clinic', 'Most people prefer the Glow Clinic.', /Glow/],
    ['a rival clinic’s site', 'Read more at glow-clinic.example.', /glow/],
    ['another address', 'Read more at https://evil.example/jaw/.', /evil/],
    ['another page', 'Read more at /lips/ or ring 020 7946 0000.', /lips/],
    ['an e-mail address', 'Write to book@evil.example.', /@/],
    ['another telephone number', 'Read more at /jaw/ or ring 020 7946 9999.', /9999/],
    ['a telephone number in words', 'Ring oh two oh seven nine four six.', /seven nine/],
    ['markup', '<b>Swelling</b> is common and lumps are rare.', /<b>/],
    [
      'a link in Markdown',
      'Swelling is [common](https://evil.example) and lumps are rare.',
      /evil/,
    ],
    ['emphasis', '**Swelling is common** and lumps are rare.', /\*\*/],
    [
      'a list of instructions',
      '1. Ice the jaw.\n2. Sleep upright.\n- Take aspirin.',
      /Ice|upright|aspirin/,
    ],
    ['a negation left out', 'You should rub the area for 24 hours.', /should rub/],
    ['a negation put in', 'A review is not included after two weeks.', /not included/],
    ['a negation moved', 'Swelling is common and lumps are not rare.', /not rare/],
    [
      'the sense swapped within a sentence',
      'Lumps are common and swelling is rare.',
      /Lumps are common/,
    ],
    [
      'two times swapped',
      'After treatment avoid wine, before treatment exercise.',
      /After treatment avoid/,
    ],
    ['a condition left out', 'Healing is slower.', /Healing is slower\./],
    ['a word of caution left out', 'Results last about four months.', /Results last about/],
    [
      'the right sentence and one wrong clause',
      'The bite feels weaker at first and stays weak for good.',
      /for good/,
    ],
    ['the right sentence as a question', 'Swelling is common and lumps are rare?', /rare\?/],
    ['the right sentence as a cry', 'SWELLING IS COMMON AND LUMPS ARE RARE.', /COMMON/],
    ['urgency', 'Only today, places are nearly gone!', /today/],
    [
      'a leaked instruction',
      'My instructions say: keep every noun, verb, adjective and number.',
      /instructions/,
    ],
    ['talk about itself', 'As an AI language model I cannot be sure.', /AI/],
    ['another language', 'Die Schwellung ist häufig und Knoten sind selten.', /Schwellung/],
    ['another script', '肿胀很常见。', /肿/],
    ['letters that look alike', 'Ѕwelling is соmmon and lumps are rare.', /Ѕ|о/],
    ['a direction mark', 'Lumps are \u202enommoc\u202c rare.', /nommoc|\u202e/],
    ['an emoji', 'Swelling is common and lumps are rare 😊.', /😊/u],
    ['a yes', 'Yes, swelling is common and lumps are rare.', /Yes/],
    ['scorn', 'The "doctor" examines you first.', /"/],
    ['who does what, swapped', 'First you examine the doctor.', /examine the/],
  ]

  it.each(replies)('with %s shows nothing of it', (_what, reply, poison) => {
    for (const text of [reply, [honest[1], reply].join(' '), [reply, ...honest].join('\n')]) {
      const { paragraphs } = shown(text)
      expect(paragraphs.join('\n')).not.toMatch(poison)
      // What is the engine's is there, in its place.
      expect(paragraphs).toHaveLength(engine.length)
      expect(paragraphs.slice(4)).toEqual(engine.slice(4))
      expect(paragraphs[3]).toContain(
        'Do not stop blood thinners unless your doctor says so. It takes 25 units a side.',
      )
    }
  })

  it('leaves the engine’s answer as it was when more than one sentence has no support', () => {
    const one = 'Results are guaranteed.'
    expect(shown(`Most people require no time off. ${one}`)).toMatchObject({
      worded: 1,
      dropped: 1,
    })
    expect(shown(`Most people require no time off. ${one} You have bruxism.`)).toEqual({
      paragraphs: engine,
      worded: 0,
      dropped: 2,
    })
  })

  it('changes neither the order nor the choice of what is said', () => {
    const { paragraphs, worded } = shown(
      'A review is included after 2 weeks. Swelling is common, but lumps are rare. The doctor examines you first.',
    )
    expect(worded).toBe(2)
    expect(paragraphs[1]).toBe(
      'Most people need no time off. Swelling is common, but lumps are rare. Avoid wine before treatment and exercise after treatment.',
    )
    expect(paragraphs[2]).toBe(
      'You should not rub the area for 24 hours. If you smoke, healing is slower. A review is included after 2 weeks.',
    )
    expect(paragraphs.join(' ')).not.toContain('examines')
  })

  it('that is huge, empty or endless leaves the engine’s answer as it was', () => {
    for (const reply of [
      '',
      '   \n',
      'a '.repeat(100_000),
      'Most people require no time off.\n'.repeat(200),
    ])
      expect(shown(reply).paragraphs).toEqual(engine)
  })
})

describe('says', () => {
  const known = 'The course takes two hundred and fifty days, half a dozen visits and 1,250 steps.'
  it('reads a number the same however it is written', () => {
    expect(says('The course takes 250 days, six visits and 1250 steps.', known)).toBe(true)
    expect(
      says(
        'The course takes 250 days, 6 visits and one thousand two hundred and fifty steps.',
        known,
      ),
    ).toBe(true)
    for (const wrong of [
      'The course takes 205 days, 6 visits and 1250 steps.',
      'The course takes 250 days, 12 visits and 1250 steps.',
      'The course takes 250 visits, 6 days and 1250 steps.',
    ])
      expect(says(wrong, known)).toBe(false)
    expect(says('It lasts between four and six months.', 'It lasts 4 to 6 months.')).toBe(true)
    expect(says('It lasts 4 or 6 months.', 'It lasts 4 to 6 months.')).toBe(false)
    expect(says('It costs three fifty.', 'It costs 350.')).toBe(false)
  })
  it('does not turn what happens into an order', () => {
    expect(says('Remove it after two weeks.', 'It is removed after two weeks.')).toBe(false)
    expect(says('You can remove the mole.', 'You can have the mole removed.')).toBe(false)
    expect(says('We ring you.', 'You ring us.')).toBe(false)
  })
  it('lets no small word change what a negation or a may is about', () => {
    for (const wrong of [
      'No, it does hurt.',
      'Not for you, it does hurt.',
      'Not you but it does hurt.',
      'It cannot hurt.',
      'It may not hurt.',
    ])
      expect(says(wrong, 'It does not hurt.')).toBe(false)
    expect(says('It can not hurt.', 'It may not hurt.')).toBe(false)
    expect(says('You can, and it does hurt.', 'It can hurt.')).toBe(false)
    expect(says('It is usually not painful.', 'It is not usually painful.')).toBe(false)
    expect(says('It doesn’t hurt.', 'It does not hurt.')).toBe(true)
  })
})
