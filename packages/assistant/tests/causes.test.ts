import { clinicData } from '../../../scripts/testing/clinicSite'
import { knowledge } from '../src/build/knowledge'
import { validateContent } from '@clinic/content/gate'
import { Engine } from '../src/engine/engine'
import { Languages } from '../src/engine/language'

/**
 * Tests of the subject of an answer when a question names more than one thing, on the invented
 * clinic's data.
 */
const known = knowledge(validateContent(clinicData))
const { assistant } = known
const engine = new Engine(known)
const said = (question: string, context = '', by = engine) =>
  by.answer(question, context).paragraphs.join(' ')
const after = (...questions: string[]) =>
  questions.map((question) => `Previous question: ${question}\nPrevious answer: .`).join('\n')

describe('a size that was named some questions ago', () => {
  it('asks for no price again', () =>
    expect(
      said('roughly how long does that last me', after('cheek filler', '2 ml how much')),
    ).toMatch(/^Cheek filler lasts/))

  it('is still that of a name alone', () =>
    expect(said('and chin filler', after('cheek filler 2 ml'))).toMatch(/price/))
})

describe('what is common after a treatment', () => {
  // By signs alone: what is learned from sentences wants more of them than the invented clinic has.
  const own = new Engine({ ...known, assistant: { ...assistant, complaints: [] } })
  const usual = 'under my chin is numb two weeks after the fat jabs'

  it('is no danger by itself, and is told with when to ring', () => {
    expect(own.answer(usual).kind).toBe('answer')
    expect(said(usual, '', own)).toMatch(/999/)
  })

  it('is told with when to ring, whatever the treatment’s page says of it', () => {
    const common = 'Lips swell and bruise for some days after lip filler, which is common.'
    const page = known.facts.pages.findIndex(({ route }) => route === '/lip-fillers')
    const section = { ...known.sections.find((one) => one.page === page)!, asked: [common] }
    const sections = [...known.sections, { ...section, heading: common, text: common }]
    const spoken = said(
      'my lips swell and bruise for some days after lip filler',
      '',
      new Engine({ ...known, sections }),
    )
    expect(spoken).toMatch(/999/)
  })

  it.each([
    'under my chin is numb and white since the fat jabs',
    'my lip is numb and cold since the lip filler',
  ])('is a danger beside more: %s', (question) =>
    expect(engine.answer(question).kind).toBe('emergency'),
  )
})

describe('a condition', () => {
  it('has the answer for a treatment where one is named', () => {
    const conditions = assistant.conditions.map((topic) =>
      topic.id === 'blood-thinners'
        ? { ...topic, answers: [{ text: 'The skin first.' }, { text: 'Wait with any treatment.' }] }
        : topic,
    )
    const own = new Engine({ ...known, assistant: { ...assistant, conditions } })
    expect(said('i take warfarin', '', own)).toContain('The skin first.')
    expect(said('i take warfarin, can i have profhilo', '', own)).toContain('Wait with any')
  })
})

describe('a visit that is booked', () => {
  const moving = 'Move it by telephone.'
  const own = new Engine({
    ...known,
    assistant: {
      ...assistant,
      words: { ...assistant.words, booked: ['booked in'] },
      topics: [
        ...assistant.topics,
        { id: 'cancelling', role: 'moving', phrases: [], answers: [{ text: moving }] },
      ],
    },
  })

  it('is moved where a condition makes it wait', () => {
    expect(said('i am pregnant and booked in for profhilo', '', own)).toContain(moving)
    expect(said('i am pregnant and would like profhilo', '', own)).not.toContain(moving)
  })
})

it('speaks to a trouble that is told beside a question', () => {
  const answer = said('lips feel lumpy after it, when can i drink alcohol')
  expect(answer).toMatch(/lumps/)
  expect(answer).toMatch(/alcohol/i)
})

it('adds what is extra to the areas that are counted', () =>
  expect(said('how much for all three areas plus chin dimpling, for a woman')).toMatch(
    /^Together £\d+: three areas £\d+ and chin dimpling £\d+\.$/,
  ))

it('adds an area to add-ons that nobody can have without one', () => {
  const amount = (key: string) => known.facts.prices.find((price) => price.key === key)!.amount!
  const alone = amount('lines-1-area') + amount('addon-chin') + amount('addon-bunny-lines')
  const answer = said('how much is chin dimpling and bunny lines')
  expect(answer).toMatch(new RegExp(`^Together £${alone}: .* and the area that an add-on needs £`))
  expect(said('how much is chin dimpling for a man')).not.toMatch(/the same for men/)
})

it('says what is in the price of a programme', () =>
  expect(said('how much is the skincare programme')).toMatch(/review/))

it('keeps to what it does not do, though a treatment is named', () =>
  expect(said('number of units for masseter in a man my size')).toBe(
    assistant.topics.find(({ id }) => id === 'doses')!.answers![0]!.text,
  ))

describe('a mole that changes', () => {
  const opening = 'A mole has to be seen.'
  const signs = [
    ...assistant.signs,
    {
      protocol: 'infection',
      who: 'gp',
      opening,
      phrases: ['mole black'],
    },
  ]
  const own = new Engine({ ...known, assistant: { ...assistant, signs } })

  it('is for a GP, though black skin is a sign of more', () =>
    expect(said('my mole has gone black and grey', '', own)).toContain(opening))

  it('waits behind what was done to the place, and behind an emergency', () => {
    expect(said('since lip filler a mole on my lip has gone black', '', own)).not.toContain(opening)
    expect(said('my mole went black and i had a fit', '', own)).toMatch(/^Call 999/)
  })
})

it('opens to despair in another language with whom to ring', () => {
  const spanish = assistant.languages.find(({ code }) => code === 'es')!
  const despairing = [
    { protocol: 'infection', who: 'nhs-111', opening: 'I am sorry.', phrases: ['hopeless'] },
    { protocol: 'infection', who: '999', opening: 'I am sorry.', phrases: ['overdose'] },
  ]
  const glossary = [
    ...spanish.glossary,
    { english: 'hopeless', words: ['sin esperanza'] },
    { english: 'overdose', words: ['sobredosis'] },
  ]
  const own = new Engine({
    ...known,
    assistant: {
      ...assistant,
      signs: [...assistant.signs, ...despairing],
      languages: [{ ...spanish, glossary }],
    },
  })
  const { now999, despair } = spanish.answers
  expect(own.answer('estoy sin esperanza con mi cara', '').paragraphs).toEqual([
    despair,
    known.safety.withoutVoice.line,
  ])
  expect(own.answer('he tomado una sobredosis para la cara', '').paragraphs).toEqual([
    now999,
    despair.slice(0, despair.indexOf(' Si est')),
    known.safety.withoutVoice.line,
  ])
})

it('reads another language without its small words', () => {
  const spanish = assistant.languages.find(({ code }) => code === 'es')!
  expect(new Languages(assistant).english('¿abren los sábados?', spanish)).not.toMatch(/\blos\b/)
})
