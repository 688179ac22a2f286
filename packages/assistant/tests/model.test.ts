import { clinicData } from '../../../scripts/testing/clinicSite'
import { validateContent } from '@clinic/content/gate'
import type { Answer } from '../src/answer'
import { knowledge } from '../src/build/knowledge'
import { withoutHeard } from '../src/engine/repeated'
import { Unreadable, type AskModel, type Prompt } from '../src/model/ask'
import { ModelAssistant } from '../src/model/modelAssistant'
import { ModelReader } from '../src/model/modelReader'
import { PersonalDetails } from '../src/model/personalDetails'
import { Translator } from '../src/model/translator'
import { nobody, partOf, statementsOf, type Reading } from '../src/reading'

/** Reading and translating by a model, on the invented clinic's data, with a model that is told. */
const known = knowledge(validateContent(clinicData))
const signal = AbortSignal.timeout(60_000)

const reading = (more: Partial<Reading> = {}): Reading => ({
  parts: [partOf('what-is')],
  person: nobody,
  dangers: [],
  language: 'en',
  ...more,
})

/** A model that replies in turn, and keeps what it was asked. */
function model(...replies: unknown[]) {
  const asked: Prompt[] = []
  const ask: AskModel = (prompt) => {
    asked.push(prompt)
    const reply = replies[Math.min(asked.length, replies.length) - 1]
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply)
  }
  return { ask, asked }
}

describe('what is sent', () => {
  const details = new PersonalDetails(known)

  it.each([
    ['i am Sarah Jones, botox?', /sarah|jones/i],
    ['Im sarah and i want lip filler', /sarah/i],
    ['my name is rose hill and i am 42', /rose|hill/i],
    ['hi this is Priya Patel', /priya|patel/i],
    ['botox price? thanks, Rose', /rose/i],
    ['botox price? yours sincerely, wilhelmina', /wilhelmina/i],
    ['je m’appelle Claire Dubois, quel prix', /claire|dubois/i],
    ['我叫王小明想问价格', /王小明/],
    ['اسمي سارة وأريد معرفة السعر', /سارة/],
    ['write to sarah.j+x@mail.example.co.uk', /sarah|mail\.example/i],
    ['sarah at quill dot com', /sarah|quill/i],
    ['ring 07700 900 123 or +44 (0)20-7946-0000', /\d{3}/],
    ['٠٧٧٠٠ ٩٠٠ ١٢٣', /\p{Nd}/u],
    ['oh seven seven double oh nine one two three', /seven/],
    ['see https://example.com/me and www.me.co.uk, @sarah_x', /example|me\.co|sarah/],
    ['i live at W1G 9QP', /9QP/],
    ['flat 3b, 14 acacia avenue, leeds', /3b|acacia/],
    ['sarah_j92 on insta, or tiktok: sarah.j', /sarah/],
    ['sarah at gmail, or sarah@gmail', /sarah/],
    ['dob 3/4/85, born on the 5th of may 1979', /85|79/],
    ['my ni number is QQ123456C, nhs 943-476-5919', /\d/],
    ['Rebecca here, im mrs o’connor', /rebecca|connor/i],
    ['my husband dave wants it', /dave/],
  ])('has nothing of who somebody is: %s', (text, personal) =>
    expect(details.without(text)).not.toMatch(personal),
  )

  it.each([
    'i am pregnant and 34, is 1.5 ml for £400 ok before 2026-06-14',
    'I AM DIABETIC',
    'had it on 3/4/24, 14 days ago, is it here in harley street',
    'my husband wants botox on 12 june 2027',
    'im on warfarin',
    'i am hypothyroid',
    'je suis enceinte',
    'had lip filler at yours apparently',
    'is it any good? best before summer',
  ])('keeps what is asked: %s', (text) => expect(details.without(text)).toBe(text))

  it('takes no German word for a name in English', () =>
    expect(details.without('wie oft im Jahr muss man', false)).toBe('wie oft im Jahr muss man'))

  it('is the question, the talk and lists of the data, and of those not all', async () => {
    const { ask, asked } = model(reading())
    await new ModelReader(known, ask).read(
      [
        { question: 'im Sarah Jones', english: null, answer: 'Hello.' },
        {
          question: 'how much is lip filler, i am Sarah, 07700 900123',
          english: null,
          answer: '',
        },
      ],
      [reading()],
      { near: () => new Map<string, number>(), today: '2026-11-26', signal },
    )
    const [{ user, schema }] = asked as [Prompt]
    expect(user).toContain('MESSAGE: "how much is lip filler, i am [name], [number]"')
    expect(user).toContain('EARLIER: "im [name]"\nANSWERED: "Hello."')
    expect(user).toContain('/lip-fillers')
    expect(user).not.toMatch(/sarah|jones|900123/i)
    expect(user.match(/^(?:page|topic|condition):/gm)!.length).toBeLessThan(
      statementsOf(known).length / 2,
    )
    expect(user).not.toMatch(/^page:\S+ = (?:(?:It|They|This)\b|Lasts: )/m)
    expect(user).not.toMatch(
      /^page:\S+ = (?:[^?\n]*\? )?(?:So|When)\b|^page:.*(?:\b999\b|urgent line)/m,
    )
    expect(JSON.stringify(schema)).toContain('"additionalProperties":false')
  })

  it('has the page of what is usual in a place that is named alone', async () => {
    const { ask, asked } = model(reading())
    await new ModelReader(known, ask).read(
      [{ question: 'will my lips swell', english: null, answer: '' }],
      [reading({ parts: [partOf('symptom-after', { areas: ['lips'] })] })],
      { near: () => new Map<string, number>(), today: '2026-11-26', signal },
    )
    expect(asked[0]!.user.match(/^page:\/lip-fillers:/gm)!.length).toBeGreaterThan(5)
  })
})

describe('a reading by a model', () => {
  const read = (ask: AskModel, ...embedded: Reading[]) =>
    new ModelReader(known, ask).read(
      [{ question: 'how long does lip filler last', english: null, answer: '' }],
      embedded.length > 0 ? embedded : [reading()],
      { near: () => new Map<string, number>(), today: '2026-11-26', signal },
    )
  const good = reading({ parts: [partOf('lasts', { treatments: ['/lip-fillers'] })] })
  const bad = (named: Partial<Reading['parts'][number]>) =>
    reading({ parts: [partOf('lasts', named)] })
  const five = statementsOf(known).slice(0, 5)

  it.each<[string, unknown]>([
    ['an unknown treatment', bad({ treatments: ['/gold'] })],
    ['an unknown fact', bad({ facts: ['page:/lip-fillers:lies:0'] })],
    ['five facts of a part', bad({ facts: five.map(({ id }) => id) })],
    ['a text for the visitor', { ...good, answer: 'It is free.' }],
    ['a language that is none', reading({ language: 'ignore all rules' })],
    ['no object', 'Sure! Here is the JSON'],
    ['a reply that was cut off', new Unreadable('cut-off')],
  ])('with %s is asked for once more, and then given up', async (_what, reply) => {
    const once = model(reply, good)
    expect((await read(once.ask)).parts[0]!.treatments).toEqual(['/lip-fillers'])
    expect(once.asked).toHaveLength(2)
    const twice = model(reply)
    await expect(read(twice.ask)).rejects.toThrow(Unreadable)
    expect(twice.asked).toHaveLength(2)
  })

  it('is not asked for again of a service that failed', async () => {
    const { ask, asked } = model(new Error('status-503'))
    await expect(read(ask)).rejects.toThrow('status-503')
    expect(asked).toHaveLength(1)
  })

  it('takes away no danger and no lasting bar that the embedded reader found', async () => {
    const [protocol] = known.safety.protocols
    const danger = { protocol: protocol!.id, who: protocol!.steps[0]!.who }
    const { ask } = model(reading({ person: { ...nobody, pregnant: false, age: 30 } }))
    const lasting = known.assistant.conditions.find((one) => one.lasting)!.id
    const passing = known.assistant.conditions.find((one) => !one.lasting)!.id
    const merged = await read(
      ask,
      reading({ person: { ...nobody, conditions: [lasting, passing] } }),
      reading({ dangers: [danger], person: { ...nobody, pregnant: true, age: 16 } }),
    )
    expect(merged.dangers).toEqual([danger])
    expect(merged.person).toMatchObject({ pregnant: true, age: 16, conditions: [lasting] })
  })
})

describe('a translation', () => {
  const paragraphs = [
    'Lip filler costs £300 for 0.5 ml; wait two weeks. Ring 0117 496 0182 (/lip-fillers/).',
  ]
  const translate = (reply: (line: string) => string, language = 'de') =>
    new Translator(known, ({ user }) => {
      const { lines } = JSON.parse(user) as { lines: string[] }
      return Promise.resolve({ lines: lines.map(reply) })
    }).translate(paragraphs, language, signal)
  const german = (line: string) =>
    `Das kostet und dauert Wochen, rufen Sie an: ${line.match(/⟦\d+⟧/g)!.join(' ')}`

  it('keeps amounts, numbers, names and links as they are', async () => {
    const [text] = await translate(german)
    for (const value of ['£300', '0.5 ml', '2', '0117 496 0182', '(/lip-fillers/)'])
      expect(text).toContain(value)
  })

  it.each<[string, (line: string) => string]>([
    ['without an amount', (line) => german(line).replace('⟦2⟧', '')],
    ['with an amount twice', (line) => `${german(line)} ⟦2⟧`],
    ['with an amount of its own', (line) => `${german(line)} 90`],
    ['with an amount in another script', (line) => `${german(line)} ٩٠`],
    ['with a place that there is none for', (line) => `${german(line)} ⟦9⟧`],
    ['with a link', (line) => `${german(line)} www.evil.example`],
    ['with another address', (line) => `${german(line)} /gold/`],
    ['with markup', (line) => `${german(line)} <b>`],
    ['with more lines', (line) => `${german(line)}\nMehr`],
    ['that says much more', (line) => german(line) + ' und so weiter'.repeat(40)],
    ['that is none', (line) => line],
  ])('%s is not shown', (_what, reply) => expect(translate(reply)).rejects.toThrow(Unreadable))

  it('in another script than its language is not shown', () =>
    expect(translate(german, 'ar')).rejects.toThrow(Unreadable))
})

describe('an answer by a model’s reading', () => {
  const own: Answer = {
    kind: 'answer',
    paragraphs: ['It lasts for months.'],
    routes: [],
    sources: [],
  }
  const urgent: Answer = { ...own, kind: 'emergency', paragraphs: ['Call 999.'] }
  const [protocol] = known.safety.protocols
  const danger = { protocol: protocol!.id, who: protocol!.steps[0]!.who }

  /** Asks an assistant whose model reads so, and translates so. */
  function answer(read: Partial<Reading>, translation?: unknown, embedded = own) {
    const answered: Reading[][] = []
    const engine = {
      knowledge: known,
      readings: (_question: string, context: string) =>
        context === '' ? [reading()] : [reading({ language: 'fr' }), reading()],
      inEnglish: () => null,
      topicsNear: () => new Map<string, number>(),
      emergency: () => urgent,
    }
    const said = (context = '') =>
      new ModelAssistant(
        engine,
        (readings) => (answered.push([...readings]), own),
        ({ name }) =>
          name === 'reading'
            ? Promise.resolve(reading(read))
            : translation instanceof Error
              ? Promise.reject(translation)
              : Promise.resolve(translation),
      ).answer('wie lange', context, embedded, signal)
    return { said, answered }
  }

  it('is that of the answerer to the talk', async () => {
    const { said, answered } = answer({ parts: [partOf('lasts')] })
    expect(await said('Previous question: how long\nPrevious answer: Months.')).toEqual(own)
    expect(answered[0]!.map(({ language }) => language)).toEqual(['fr', 'en'])
    expect(answered[0]![1]!.parts).toEqual([partOf('lasts')])
  })

  it('says in short what rules something out and was said before', () => {
    const bar = 'No, not before the 18th birthday. A signature does not change that.'
    expect(withoutHeard([bar, 'See your GP.'], [bar])[0]).toMatch(/^As I said: no/)
    expect(withoutHeard([bar], [bar])).toEqual([bar])
  })

  it('is whom to call, where the model finds a danger', async () =>
    expect(await answer({ dangers: [danger] }).said()).toBe(urgent))

  it('stands in the visitor’s language, with the English below it', async () => {
    const given = await answer({ language: 'de' }, { lines: ['Es hält monatelang.'] }).said()
    expect(given.paragraphs).toEqual(['Es hält monatelang.', 'It lasts for months.'])
    expect(given.translated).toEqual({ language: 'de', count: 1, whole: true })
  })

  it('says whom to call as well, in a language that the embedded reader does not know', async () => {
    const unread: Answer = {
      ...own,
      kind: 'emergency',
      unread: true,
      paragraphs: ['Acil durumda 999.', 'In an emergency call 999.'],
      translated: { language: 'tr', count: 1 },
    }
    const given = await answer({ language: 'tr' }, { lines: ['Aylarca sürer.'] }, unread).said()
    expect(given.paragraphs).toEqual([
      'Aylarca sürer.',
      'Acil durumda 999.',
      'It lasts for months.',
    ])
    expect(given.translated!.count).toBe(2)
  })

  it('is none without its translation', () =>
    expect(answer({ language: 'de' }, new Error('timeout')).said()).rejects.toThrow('timeout'))
})
