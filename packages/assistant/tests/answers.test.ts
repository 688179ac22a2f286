import { clinicData } from '../../../scripts/testing/clinicSite'
import { knowledge } from '../src/build/knowledge'
import { validateContent } from '@clinic/content/gate'
import { Engine } from '../src/engine/engine'
import { Languages } from '../src/engine/language'

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
  it('has what else was asked in English, below the price', () =>
    expect(said('¿cuánto cuesta el relleno de labios y cuánto dura?')).toMatch(
      /^Precio: .*£\d+.*months/,
    ))

  it('has prices and opening hours in its own words', () => {
    expect(said('¿cuánto cuesta el relleno de labios?')).toMatch(/^Precio: .*£\d+/)
    expect(said('estan abiertos los sabados')).toMatch(/^Horario: lunes.*\d\d:\d\d–\d\d:\d\d/)
    expect(said('متى تفتحون')).not.toMatch(/Monday|closed/)
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

it('leaves out no word of when to ring, whatever else is asked', () => {
  const alone = said('is swelling normal after lip filler').split('. ').at(-1)!
  expect(said('is swelling normal after lip filler, and how much is it')).toContain(alone)
})
