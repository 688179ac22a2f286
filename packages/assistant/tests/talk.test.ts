import { clinicData } from '../../../scripts/testing/clinicSite'
import { knowledge } from '../src/build/knowledge'
import { validateContent } from '@clinic/content/gate'
import { Engine } from '../src/engine/engine'
import type { PartKind } from '../src/reading'

/** Tests of what a talk keeps by slot, for all treatments of the invented clinic. */
const known = knowledge(validateContent(clinicData))
const engine = new Engine(known)

/** Returns what the last of several messages asks, and its answer after the answers before it. */
const talk = (...messages: string[]) => {
  let context = ''
  let text = ''
  for (const message of messages.slice(0, -1)) {
    text = engine.text(engine.answer(message, context), context).replace(/\s+/g, ' ')
    context += `\nPrevious question: ${message}\nPrevious answer: ${text}`
  }
  const last = messages.at(-1)!
  const [part] = engine.readings(last, context).at(-1)!.parts
  return { ...part!, texts: engine.answer(last, context).paragraphs, before: text }
}

/** How each kind is asked of a treatment, and of what the talk is of. */
const asked: Partial<Record<PartKind, [of: (name: string) => string, alone: string]>> = {
  price: [(name) => `how much is ${name}`, 'ok and how much'],
  lasts: [(name) => `how long does ${name} last`, 'and how long does it last'],
  pain: [(name) => `does ${name} hurt`, 'does it hurt'],
  'time-off': [(name) => `downtime for ${name}`, 'downtime?'],
  visits: [(name) => `how many sessions of ${name}`, 'how many sessions'],
}
const kinds = Object.entries(asked).map(([kind, [of, alone]]) => ({ kind, of, alone }))
const names = new Map(
  known.treatments.map(({ route }) => {
    const own = known.assistant.names.find((name) => name.route === route && !name.families)
    return [route, own?.phrases[0] ?? known.treatments.find((t) => t.route === route)!.name]
  }),
)
const routes = [...names.keys()]
/** Each treatment with another one and with each kind of question. */
const cases = routes.flatMap((route, i) => {
  const other = routes[(i + 1) % routes.length]!
  return kinds.map((one, k) => ({
    ...one,
    next: kinds[(k + 1) % kinds.length]!,
    name: names.get(route)!,
    other: names.get(other)!,
    route,
    otherRoute: other,
  }))
})
const is = (part: { kind: string; treatments: string[] }, kind: string, ...of: string[]) =>
  part.kind === kind && part.treatments.join() === of.join()
type Case = (typeof cases)[number]
/** Those of them whose first question is understood by itself. */
const understood = cases.filter((c) => is(talk(c.of(c.name)), c.kind, c.route))
/** Returns the cases in which a talk does not end as it should. */
const failing = (check: (one: Case) => boolean) =>
  understood
    .filter((one) => !check(one))
    .map(({ kind, name, other }) => `${kind}: ${name}, ${other}`)

describe('a talk', () => {
  it('is understood at its beginning', () => expect(understood.length).toBeGreaterThan(40))
  it('asks the same of a name alone', () =>
    expect(failing((c) => is(talk(c.of(c.name), `${c.other}?`), c.kind, c.otherRoute))).toEqual([]))
  it('asks another thing of the same treatment', () =>
    expect(failing((c) => is(talk(c.of(c.name), c.next.alone), c.next.kind, c.route))).toEqual([]))
  it.each(['no sorry i meant', 'no wait,'])('is corrected: %s', (words) =>
    expect(
      failing((c) => is(talk(c.of(c.name), `${words} ${c.other}`), c.kind, c.otherRoute)),
    ).toEqual([]),
  )
  it('goes back to the one that was not spoken of last', () =>
    expect(
      failing((c) =>
        is(
          talk(c.of(c.name), c.of(c.other), `${c.next.alone} the other one`),
          c.next.kind,
          c.route,
        ),
      ),
    ).toEqual([]))
  it('adds up both', () =>
    expect(
      failing(
        (c) =>
          c.kind !== 'price' ||
          is(
            talk(c.of(c.name), c.of(c.other), 'both together then'),
            'price',
            c.route,
            c.otherRoute,
          ),
      ),
    ).toEqual([]))
  it('says what it does not find of what is carried, and asks back', () =>
    expect(
      failing((c) => {
        const { kind, texts } = talk(c.of(c.name), 'hm my cousin was rather keen on that')
        return kind === 'unclear' && texts[0]!.startsWith('I do not find that about')
      }),
    ).toEqual([]))
  it('counts what is carried, in millilitres or visits, and a whole course', () =>
    expect(
      [
        ['would 3 of those do it', 3],
        ['and if i need two', 2],
        ['what would it be for two goes in total', 2],
        ['what does the whole course come to', null],
      ].flatMap(([last, count]) =>
        failing((c) => {
          const { kind, treatments, ml, sessions } = talk(c.of(c.name), last as string)
          const isOf = count === null || [ml[0], sessions].includes(count as number)
          return is({ kind, treatments }, 'total', c.route) && isOf
        }).map((one) => `${last}: ${one}`),
      ),
    ).toEqual([]))
  it.each([
    ['make it half', ['/lip-fillers'], [0.5], 0],
    ['and twice that', ['/lip-fillers'], [2], 0],
    ['for me and my sister', ['/lip-fillers'], [1], 2],
    ['with cheek filler', ['/lip-fillers', '/cheek-filler'], [1, 1], 0],
    ['plus 2 cheek filler', ['/lip-fillers', '/cheek-filler'], [1, 2], 0],
    ['no 3 cheek filler', ['/cheek-filler'], [3], 0],
    ['just cheek filler and 0.5 lips', ['/cheek-filler', '/lip-fillers'], [1, 0.5], 0],
  ])('changes what was priced: %s', (last, treatments, ml, count) => {
    const part = talk('how much is 1 ml lip filler', last)
    expect([part.treatments, part.ml, part.people.length]).toEqual([treatments, ml, count])
  })
  it('leaves out what is not wanted any more, and asks anew what stands by itself', () => {
    const two = 'how much is 1 ml lip filler and 2 ml cheek filler'
    const left = { treatments: ['/cheek-filler'], ml: [2] }
    expect(talk(two, 'without the lips')).toMatchObject(left)
    expect(talk(two, 'what are your opening hours').kind).toBe('clinic-fact')
  })
  it('tells the rule again to who tells more of himself, and leaves thanks aside', () => {
    const told = talk('can i have lip filler on warfarin', 'blood tests fine')
    expect(told.kind).toBe('may-i')
    expect(told.texts.join(' ')).toMatch(/^As I said: .*Tell the doctor that as well/)
    expect(talk('how much is lip filler', 'thanks. how long does it last').kind).toBe('lasts')
  })
  it('takes a correction, a man told of afterwards, and what helps with a concern, as of the talk', () => {
    expect(talk('how much for 1 ml lip filler', 'no make that 0.5').ml).toEqual([0.5])
    expect(talk('how much is 2 areas of botox', 'and for my husband').areaCount).toBe(2)
    expect(talk('how much is profhilo', 'good for acne?').treatments).toEqual(['/profhilo'])
  })
  it('drops an area, and holds an amount to spend against what is named next', () => {
    expect(talk('how much is 3 areas of botox', 'and without the crows feet').areaCount).toBe(2)
    const afford = talk('i have £600 to spend on cheek filler', 'would that get me 2 ml')
    expect(afford).toMatchObject({ kind: 'budget', money: 600, ml: [2] })
  })
  it('adds up the same again, and tells whom it is not for', () => {
    const again = 'if i get 0.5 ml and then the same again, how much is it in all'
    const sum = /^Lip filler \(0\.5 ml\) costs £600 for two: £300 each/
    expect(talk('how much is lip filler', again).texts[0]).toMatch(sum)
    expect(talk('how much is lip filler', 'who is it not for').kind).toBe('not-for')
  })
  it('never says the same again to another question', () =>
    expect(
      failing((c) => {
        const { texts, before } = talk(c.of(c.name), c.next.alone, 'and is there more to know')
        return texts.every((text) => !before.includes(text))
      }),
    ).toEqual([]))
})

it.each([
  [
    'an age that is corrected counts no more',
    ['im 17, can i have filler', 'typo!! 37 lol'],
    'answer',
  ],
  [
    'her own age does not count for her daughter',
    ['is 16 ok for my daughter', 'i am 45'],
    'refused',
  ],
  ['a second age of the same person counts', ['she is 16', 'sorry she is 26'], 'answer'],
])('%s', (_, told, kind) => {
  const context = told.map((one) => `Previous question: ${one}\nPrevious answer: Yes.`).join('\n')
  expect(engine.answer('how much is lip filler', context).kind).toBe(kind)
})
