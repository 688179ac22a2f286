import { canIAnswer, canITopics } from '../../src/content/canI'
import { loadContent } from '../../src/content/load'

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
  expect(canITopics(treatment('/acne-treatment'), content)).toEqual([])
})

test('the list goes by groups, and takes from the recovery what it says', () => {
  const groups = canITopics(treatment('/masseter-botox'), content)
  expect(groups.map(({ name, topics }) => [name, topics.map((t) => t.topic.id)])).toEqual([
    ['Medicines you take', ['blood-thinners']],
    ['After your visit', ['alcohol']],
  ])
  expect(groups[1]!.topics[0]!.answer).toBe('alcohol after muscle injections: the next day.')
})
