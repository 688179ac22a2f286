import { canIAnswer, canIAnswers, canITopics } from '../src/canI'
import { consistencyProblems } from '../src/check/consistency'
import { loadContent, type ReadableContent } from '../src/load'
import { formatProblem } from '../src/problem'

const content = loadContent('__tests__/fixtures/clinic').content!
const treatment = (route: string) => content.treatments.find((t) => t.route === route)!
const topic = (id: string) => content['can-i'].find((t) => t.id === id)!

test('a treatment’s own answer wins over that of its family, and that over the general one', () => {
  const thinners = topic('blood-thinners')
  expect(canIAnswer(thinners, treatment('/lip-fillers'), content)).toMatch(/of the lips/)
  expect(canIAnswer(thinners, treatment('/cheek-filler'), content)).toBe(
    'Often yes, with more bruising.',
  )
  expect(canIAnswer(thinners, treatment('/masseter-botox'), content)).toBe(thinners.answer)
})

test('the answer of its family wins over that of its recovery', () => {
  const families = [{ families: [treatment('/masseter-botox').family], answer: 'No.' }]
  expect(canIAnswer({ ...topic('alcohol'), families }, treatment('/masseter-botox'), content)).toBe(
    'No.',
  )
})

test('a question is left out where its answer is null, and where there is no recovery to take it from', () => {
  expect(canIAnswer(topic('blood-thinners'), treatment('/acne-treatment'), content)).toBeNull()
  expect(canIAnswer(topic('alcohol'), treatment('/acne-treatment'), content)).toBeNull()
})

test('the list goes by groups, and each answer says for which treatments it holds', () => {
  expect(canITopics(content).map(({ name, topics }) => [name, topics.map(({ id }) => id)])).toEqual(
    [
      ['Medicines you take', ['blood-thinners']],
      ['After your visit', ['alcohol']],
    ],
  )
  for (const one of content['can-i'])
    for (const { answer, treatments } of canIAnswers(one, content))
      expect(new Set(treatments.map((t) => canIAnswer(one, t, content)))).toEqual(new Set([answer]))
  const said = canIAnswers(topic('alcohol'), content).flatMap(({ treatments }) => treatments)
  expect(said).toHaveLength(
    content.treatments.filter((t) => canIAnswer(topic('alcohol'), t, content) !== null).length,
  )
})

describe('a treatment whose varieties heal differently', () => {
  const peel = { ...treatment('/masseter-botox'), recovery: ['gel', 'muscle'] }
  const named = (alcohol: [string, string]) => ({
    recovery: content.recovery.map((r, i) => ({
      ...r,
      variety: `Kind ${i + 1}`,
      until: { ...r.until, alcohol: { ...r.until.alcohol, text: alcohol[i]! } },
    })),
  })

  test('says of which each answer is', () => {
    expect(canIAnswer(topic('alcohol'), peel, named(['The next day.', 'After 72 hours.']))).toBe(
      'Kind 1: the next day. Kind 2: after 72 hours.',
    )
  })

  test('says once what holds for both', () => {
    expect(canIAnswer(topic('alcohol'), peel, named(['The next day.', 'The next day.']))).toBe(
      'The next day.',
    )
  })

  test('is refused without names, and with names that are alike', () => {
    const told = (...varieties: (string | undefined)[]) =>
      consistencyProblems({
        ...content,
        treatments: [peel],
        recovery: content.recovery.map((r, i) => ({ ...r, variety: varieties[i] })),
      } as ReadableContent)
        .filter(({ path }) => path.includes('variety'))
        .map((found) => formatProblem(found))
    expect([told('Gel'), told('Gel', 'Gel')]).toMatchSnapshot()
    expect(told('Gel', 'Muscle')).toEqual([])
  })
})
