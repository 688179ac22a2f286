import { loadScores, OtherLanguages } from '../src/engine/otherLanguages'
import { Engine } from '../src/engine/engine'
import { Languages } from '../src/engine/language'
import { longestIn } from '../src/engine/times'
import { siteKnowledge } from '../../../__tests__/supabase/helpers/fakes'

/** Short messages of emergencies, as people type them. */
const typed: [tag: string, message: string][] = [
  ['de', 'meine lippe ist ganz weiß und tut höllisch weh nach filler'],
  ['de', 'ich will nicht mehr leben'],
  ['it', 'non vedo bene da un occhio dopo il filler'],
  ['it', 'ho preso troppe pastiglie'],
  ['nl', 'ik krijg geen lucht na de filler'],
  ['tr', 'dudak dolgusundan sonra dudağım bembeyaz oldu çok ağrıyor'],
  ['ru', 'после филлера не могу дышать'],
  ['uk', 'після філера не бачу на одне око'],
  ['bg', 'не мога да дишам след филър'],
  ['sr', 'не могу да дишем'],
  ['ro', 'nu pot sa respir dupa injectie'],
  ['hr', 'ne mogu disati nakon filera'],
  ['el', 'δεν μπορω να αναπνευσω μετα το μποτοξ'],
  ['ko', '숨을 못 쉬겠어요'],
  ['fa', 'بعد از فیلر چشمم نمیبیند'],
  ['he', 'אני לא מצליחה לנשום'],
  ['hu', 'nem látok az egyik szememre'],
  ['th', 'หายใจไม่ออกหลังฉีดฟิลเลอร์'],
  ['vi', 'tôi không thở được'],
  ['ka', 'ვერ ვსუნთქავ'],
]
const known = siteKnowledge()
let languages: OtherLanguages
let engine: Engine
beforeAll(async () => {
  engine = await Engine.create(known)
  const words = new Set(
    'can you see after botox filler lip how much is the my have since'.split(' '),
  )
  languages = new OtherLanguages(known.safety.help, (word) => words.has(word), await loadScores())
})

it('tells most languages, and none wrong', () => {
  const told = typed.map(([tag, message]) => [tag, languages.tell(message).language] as const)
  expect(told.filter(([tag, language]) => language !== null && language !== tag)).toEqual([])
  expect(told.filter(([, language]) => language !== null).length).toBeGreaterThan(15)
})

it.each(typed)('answers in %s with whom to call, and in no wrong language: %s', (tag, message) => {
  const parts = engine.parts(engine.answer(message))
  expect(engine.answer(message).kind).toBe('emergency')
  expect(parts[0]!.text).toContain('999')
  expect(['en-GB', tag]).toContain(parts[0]!.language)
  expect(parts.find(({ language }) => language === 'en-GB')!.text).toMatch(/999.*0117 496 0199/s)
})

it.each([
  ['it', 'Buongiorno, quanto costa il lip filler e quanto tempo dura di solito?'],
  ['tr', 'Merhaba, lip filler ne kadar tutuyor ve kaç ay dayanıyor acaba?'],
])(
  'says whom to call in %s, then which languages it answers in and the price: %s',
  (tag, asked) => {
    const said = engine.answer(asked)
    const texts = engine.parts(said).map(({ text, language }) => `${language} ${text}`)
    expect(said.kind).toBe('unknown')
    expect(texts[0]).toMatch(new RegExp(`^${tag} .*999`))
    expect(texts[1]).toMatch(/^en-GB I answer in English.* 0117 /)
    expect(texts[2]).toMatch(/^en-GB .*£/)
    expect(engine.answer(asked.replace('?', '!')).kind).toBe('emergency')
  },
)

it.each([
  ['Har ni öppet på lördag?', 'unknown', /läser vi inte svenska.* 0117 /, /^en-GB I answer in/m],
  [
    'Hej, vad kostar lip filler hos er och hur länge håller det',
    'unknown',
    /svenska/,
    /£.*months/s,
  ],
  ['jag ser dubbelt efter botox', 'emergency', /999/, /Call 999 now.*Double vision/s],
  ['Peeling kom i ögat och det svider, vad gör jag?', 'emergency', /999/, /0117 496 0199/],
  ['Läppen har blivit vit efter filler', 'emergency', /999/, /0117 496 0199/],
] as const)(
  'says that it does not read Swedish, unless its words tell of a danger: %s',
  (...row) => {
    const [asked, kind, first, then] = row
    const said = engine.answer(asked)
    const texts = engine.parts(said).map(({ text, language }) => `${language} ${text}`)
    expect(said.kind).toBe(kind)
    expect(texts.join('\n')).toMatch(first)
    expect(texts.join('\n')).toMatch(then)
    expect(texts.filter((text) => /^sv .*999/.test(text))).toHaveLength(
      texts[0]!.startsWith('sv') ? 1 : 0,
    )
  },
)

it('takes no message with letters that English has not for English, but for a word taken over', () => {
  const kind = (message: string) => engine.answer(message).kind
  expect(kind('min läpp har blivit vit efter filler')).toBe('emergency')
  expect(kind('how much is lip filler for my fiancé')).toBe('answer')
})

it('takes what is English word by word for nothing else, though a few of its words are', () => {
  const words = new OtherLanguages([], (word) => word !== 'kostet')
  expect(words.tell('can a man do it, im a bloke').likely).toEqual(['en'])
  expect(words.tell('was kostet lip filler').likely).toBeNull()
})

it.each([
  'Non respiro bene da ieri, cosa devo fare?',
  'Nefes almakta zorlanıyorum, ne yapmalıyım?',
])('is an emergency where a question has words of the call for help: %s', (asked) =>
  expect(engine.answer(asked).kind).toBe('emergency'),
)

it('tells the longest time of those that kinds have, and none without one of each', () => {
  const medium = 'Medium peel: when no skin is raw, often day seven to ten. Brushes carry germs.'
  expect(longestIn(`light peel: the next day. ${medium}`)).toEqual([
    { least: 7, most: 10, unit: 'day' },
  ])
  expect(longestIn('light peel: the next day. Medium peel: once it has healed.')).toEqual([])
})

it('loads what tells languages only for who does not write in English', async () => {
  const late = new Engine(known)
  const language = async (question: string) => {
    await late.prepare(question)
    return late.parts(late.answer(question))[0]!.language
  }
  expect(await language('how much is lip filler')).toBe('en-GB')
  expect(late.parts(late.answer(typed[2]![1]))[0]!.language).toBe('en-GB')
  expect(await language(typed[2]![1])).toBe('it')
})

it.each(['how much is lip filler', 'do u do hifu', 'masseter botox cost', 'asdf qwer'])(
  'takes "%s" for no other language',
  (message) => expect(engine.answer(message).kind).not.toBe('emergency'),
)

it('tells Japanese from Chinese, however many of its letters are Chinese', () => {
  const ours = new Languages(known.assistant)
  expect(['睡眠薬を30錠飲んだ', '唇填充多少钱'].map((text) => ours.detect(text)?.code)).toEqual([
    'ja',
    'zh-Hans',
  ])
  expect(ours.english('唇に2本', ours.detect('唇に2本')!)).toContain(' 2')
})

it('says whom to call when it understands nothing', () =>
  expect(engine.text(engine.answer('asdf qwer'))).toMatch(/call 999.*0117 496 0199/s))

it('tells each time that is asked, of what stands beside "how long", and drops none', () => {
  const kinds = (message: string) =>
    engine
      .readings(message)
      .at(-1)!
      .parts.map(({ kind }) => kind)
  expect(kinds('¿cuánto dura el relleno de labios y puedo hacer deporte?')).toEqual([
    'lasts',
    'aftercare',
  ])
  expect(kinds('¿cuánto dura la hinchazón después de relleno de labios?')).toEqual(['time-off'])
  expect(engine.answer('¿cuánto dura el bótox?').paragraphs[0]).not.toMatch(/crow|frown/i)
})

it('knows a language by its words where all of a few are known', () => {
  const { language } = engine.parts(engine.answer('ojos borroso'))[0]!
  expect(language).toBe('es')
})

it('puts the number of a phrase into its English words, and knows the language by them', () => {
  const english = 'i am … years old'
  const inWords = (code: string, words: string[]) => ({
    ...known.assistant.languages[0]!,
    code,
    marks: [],
    glossary: [{ english, words }],
  })
  const heard = [inWords('fi', ['olen … vuotta vanha']), inWords('ko', ['…살'])]
  const ours = new Languages({ ...known.assistant, languages: heard })
  expect(ours.detect('Olen 17 vuotta vanha')?.code).toBe('fi')
  expect(ours.english('Olen 17 vuotta vanha.', heard[0]!)).toContain(' i am 17 years old ')
  expect(ours.english('17살이에요', heard[1]!)).toContain(' i am 17 years old ')
})
