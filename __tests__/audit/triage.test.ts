import { knowledge } from '@clinic/assistant/build/knowledge'
import { Engine } from '@clinic/assistant/engine/engine'
import { contentDir } from '../helpers/builtSite'
import { contentIn } from '../helpers/buildContext'

/**
 * The most urgent sign of a message decides, whatever else the message says, in every language that
 * the content knows: two dangers that are told together are answered as urgently as the more urgent
 * one alone.
 */
const known = knowledge(contentIn(contentDir))
const { assistant, safety } = known
const order = safety.answers.map(({ id }) => id)
let engine: Engine
beforeAll(async () => {
  engine = await Engine.create(known)
})

/** A message that tells of a danger by a sign, and how urgent its answer is. */
type Told = { message: string; urgency: number }

const urgencyOf = (message: string): number => {
  const found = engine.danger(message)
  return found === null ? order.length : order.indexOf(found.who)
}

/** Of several messages, one for each protocol and step that they lead to. */
function oneEach(messages: readonly string[]): Told[] {
  const byStep = new Map<string, Told>()
  for (const message of new Set(messages)) {
    const found = engine.danger(message)
    const step = `${found?.protocol} ${found?.who}`
    // What was read from no words was learned from sentences, and is no sign.
    if (found !== null && found.words > 0 && !byStep.has(step))
      byStep.set(step, { message, urgency: order.indexOf(found.who) })
  }
  return [...byStep.values()]
}

/**
 * Messages that are answered less urgently than the more urgent of their two dangers alone. Each
 * danger is told once beside one of each urgency, and those take turns, so that the number of
 * messages grows with that of the dangers and not with its square.
 */
function milderTogether(told: readonly Told[], and: string): string[] {
  const levels = order
    .map((_, level) => told.filter(({ urgency }) => urgency === level))
    .filter((level) => level.length > 0)
  return told.flatMap((one, i) =>
    levels.flatMap((level, j) => {
      const other = level[i % level.length]!
      if (other === one) return []
      const both = (i + j) % 2 === 0 ? [one, other] : [other, one]
      const together = both.map(({ message }) => message).join(and)
      return urgencyOf(together) > Math.min(one.urgency, other.urgency) ? [together] : []
    }),
  )
}

/** Whom to ring where a danger cannot wait until the clinic opens. */
const cannotWait = order.slice(0, order.indexOf('clinic-same-day'))

// The invented clinic has signs of a few dangers only.
if (contentDir === 'data')
  it('every danger that cannot wait has signs that lead to it', () => {
    const withSigns = new Set(assistant.signs.map(({ protocol, who }) => `${protocol}/${who}`))
    const without = safety.protocols.flatMap(({ id, steps }) =>
      steps
        .map(({ who }) => `${id}/${who}`)
        .filter((step) => cannotWait.includes(step.split('/')[1]!) && !withSigns.has(step)),
    )
    expect(without).toEqual([])
  })

const wordOf = (element: string) =>
  element.startsWith('*') ? (assistant.words[element.slice(1)]?.[0] ?? '') : element

it('decides in English, whatever else is told', () => {
  const told = oneEach(
    assistant.signs.map(({ phrases, after }) => {
      const words = phrases[0]!.split(' ').map(wordOf).join(' ')
      return after ? `since my filler ${words}` : words
    }),
  )
  expect(told.length).toBeGreaterThan(5)
  expect(milderTogether(told, ' and ')).toEqual([])
  expect(milderTogether(told.slice(0, 12), '. How much is it, and can I drink? ')).toEqual([])
})

/** Languages whose words for dangers are known: of some only a few words stand here. */
const knownDangers = assistant.languages.filter(({ glossary }) =>
  glossary.some(({ english }) => english === 'can not breathe'),
)

describe.each(knownDangers.map(({ code }) => code))('in %s', (code) => {
  const { glossary } = assistant.languages.find((one) => one.code === code)!
  let told: Told[]
  beforeAll(() => {
    const after = glossary.find(({ english }) => english === 'after')?.words[0] ?? ''
    told = oneEach(glossary.map(({ words }) => `${after} ${words[0]!}`))
  })

  it('lets the most urgent sign decide', () => {
    expect(told.length).toBeGreaterThan(2)
    expect(milderTogether(told, ' , ')).toEqual([])
  })

  it('names 999 once and nobody milder, where it is 999', () => {
    const ours = safety.answers.flatMap(({ heading }) => heading.match(/\d[\d ]{6,}\d/g) ?? [])
    const answers = told.flatMap(({ message, urgency }) => {
      if (urgency > 0) return []
      const { paragraphs, translated } = engine.answer(message)
      return [{ message, paragraphs, said: paragraphs.slice(0, translated?.count ?? 0).join(' ') }]
    })
    expect(answers.filter(({ said }) => said.match(/\b999\b/g)?.length !== 1)).toEqual([])
    const milder = ({ paragraphs }: { paragraphs: string[] }) =>
      ['A&E', ...ours].some((one) => paragraphs.join(' ').includes(one))
    expect(answers.filter(milder)).toEqual([])
  })
})

/** What may bar a treatment, by the words of the glossaries, with the condition that it is. */
const bars: [english: string, condition: string][] = [
  ['i am … years old', 'under-18'],
  ['underage', 'under-18'],
  ['pregnant', 'pregnancy'],
  ['breastfeeding', 'breastfeeding'],
  ['myasthenia', 'neuromuscular'],
  ['multiple sclerosis', 'multiple-sclerosis'],
  ['blood thinners', 'blood-thinners'],
  ['isotretinoin', 'isotretinoin'],
  ['epilepsy', 'epilepsy'],
  ['cancer', 'cancer'],
  ['autoimmune disease', 'autoimmune'],
  ['hemophilia', 'bleeding-disorder'],
  ['keloid', 'keloid'],
]

/** English phrases of the glossaries that most languages have words for. */
const common = [
  ...new Set(assistant.languages.flatMap(({ glossary }) => glossary.map(({ english }) => english))),
].filter(
  (phrase) =>
    assistant.languages.filter(({ glossary }) => glossary.some((one) => one.english === phrase))
      .length >
    assistant.languages.length * 0.8,
)

if (contentDir === 'data')
  it('has the same words of danger in each language that it does not read', () => {
    const read = assistant.languages.map(({ code }) => code)
    const others = safety.help.slice(1).filter(({ language }) => !read.includes(language))
    const phrases = others.map(({ glossary = [] }) => glossary.map(({ english }) => english))
    expect(phrases.filter((one) => `${one}` !== `${phrases[0]}`)).toEqual([])
    expect(others.filter(({ unread }) => unread === undefined)).toEqual([])
    // What is no danger by itself is where it is, how it hurts, and what bars a treatment.
    expect(phrases[0]!.filter((one) => engine.danger(`filler , ${one}`) === null)).toEqual([
      'eye',
      'acid',
      'stings',
      'pregnant',
      'breastfeeding',
      'cancer',
    ])
  })

if (contentDir === 'data')
  describe.each(assistant.languages.map((one) => [one.code, one] as const))(
    'what is told in %s',
    (_, { glossary, answers }) => {
      const wordsOf = (sought: string) =>
        glossary.flatMap(({ english, words }) => (english === sought ? words : []))
      const asked = `${wordsOf('can i')[0]} ${wordsOf('lip filler')[0] ?? 'lip filler'}?`

      it('has words for what most languages have', () =>
        expect(common.filter((phrase) => wordsOf(phrase).length === 0)).toEqual([]))

      it('is never answered by what the treatment is alone, where it may bar it', () => {
        const missed = bars.flatMap(([english, condition]) => {
          const words = wordsOf(english)
          return (words.length === 0 ? [english] : words).filter((word, i) => {
            const message = `${word.replace('…', '17').replace(/ ,$/, '')}, ${asked}`
            const { parts } = engine.readings(message).at(-1)!
            if (!parts.some((part) => part.condition === condition)) return true
            // Of words that are read alike the answer is the same.
            if (i > 0) return false
            const { unread, kind } = engine.answer(message)
            return unread || (kind === 'refused') !== (condition === 'under-18')
          })
        })
        expect(missed).toEqual([])
      })

      it('is a danger by each of its words for sight, swallowing, a white patch and a droop', () => {
        const signs = ['double vision', 'can not swallow', 'turned white', 'eyelid droop']
        const words = signs.map((sign) => wordsOf(sign))
        expect(words.filter((one) => one.length === 0)).toEqual([])
        // Three letters alone tell no language.
        const longer = words.flat().filter((word) => !/^[a-z]{1,3}$/.test(word))
        const told = longer.map((word) => `${wordsOf('after')[0]} ${wordsOf('botox')[0]}, ${word}`)
        expect(told.filter((message) => engine.danger(message) === null)).toEqual([])
      })

      it('is no emergency, where it asks for a price or a duration', () => {
        const subjects = ['consultation', 'masseter botox', 'lip filler'].flatMap(
          (one) => wordsOf(one)[0] ?? [],
        )
        const taken = ['how much is', 'how long does it last']
          .flatMap((one) => subjects.map((subject) => `${wordsOf(one)[0]} ${subject}?`))
          .filter((message) => engine.answer(message).kind === 'emergency')
        expect(taken).toEqual([])
      })

      it('gets the time of a bar, the next step, and each thing that is asked', () => {
        const firstOf = (sought: string) => wordsOf(sought)[0]
        const said = (...words: (string | undefined)[]) =>
          engine.answer(words.join(' ')).paragraphs.join(' ')
        const may = firstOf('can i')
        const after = firstOf('after')
        expect(said(firstOf('isotretinoin'), ',', may, firstOf('microneedling'))).toMatch(/[6۶६৬]/)
        const age = firstOf('i am … years old')?.replace('…', '15')
        expect(said(age, ',', may, firstOf('acne'))).toContain(answers.gp)
        expect(said(age, ',', may, firstOf('lip filler'))).toContain(answers.adultsOnly)
        const notWanted = [firstOf('hyperpigmentation'), ',', firstOf('without laser')].join(' ')
        expect(engine.answer(notWanted).kind).not.toBe('refused')
        expect(said(may, after, firstOf('chemical peel'), firstOf('makeup'))).toMatch(/10|۱۰|१०|১০/)
        const { parts } = engine
          .readings(['when can i', 'after', 'botox', 'exercise', 'alcohol'].map(firstOf).join(' '))
          .at(-1)!
        expect(parts.map(({ kind }) => kind)).toEqual(['aftercare', 'aftercare'])
      })

      it('leads to a doctor, where it is a mole that changes', () => {
        const [mole] = wordsOf('mole')
        const signs = ['changed colour', 'bigger', 'darker', 'bleeding', 'itchy'].map((sign) => [
          ...wordsOf(`mole ${sign}`),
          ...wordsOf(sign).map((word) => `${mole} ${word}`),
        ])
        expect(signs).not.toContainEqual([])
        const told = signs.flat()
        const missed = told.filter(
          (word) => engine.danger(`${word}, ${asked}`)?.protocol !== 'mole-change',
        )
        expect(missed).toEqual([])
      })
    },
  )
