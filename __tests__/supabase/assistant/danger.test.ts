import { clinicData } from '../../../scripts/testing/clinicSite'
import { knowledge } from '../../../src/build/knowledge'
import { validateContent } from '../../../src/content/gate'
import type { AssistantFacts, Sign } from '../../../supabase/functions/_shared/knowledge'
import { Engine } from '../../../supabase/functions/ai-chat/engine'

/**
 * Which of several readings of a message decides: a sign, a sentence that it is like, or a
 * question. Each on one sign of its own, beside the invented clinic's sentences.
 */
const known = knowledge(validateContent(clinicData))
const { assistant } = known
const engineWith = (signs: Sign[], more: Partial<AssistantFacts> = {}) =>
  new Engine({ ...known, assistant: { ...assistant, ...more, signs } })

it('a sentence that is more urgent than a sign goes before it', () => {
  const own = engineWith([
    { protocol: 'infection', who: 'clinic-same-day', phrases: ['hot cheek'] },
  ])
  const first = (question: string) => own.answer(question).paragraphs[0]
  expect(first('my cheek is hot since filler')).toMatch(/^Ring the clinic today/)
  expect(first('my cheek is hot, and a bit of my lip is paper coloured since filler')).toMatch(
    /emergency line/,
  )
})

it('what is plainly a question tells of no danger, though the words of a sign stand in it', () => {
  const own = engineWith([{ protocol: 'sight-change', who: '999', phrases: ['see any'] }])
  const kind = (question: string) => own.answer(question).kind
  expect(kind('i can not see any more since filler')).toBe('emergency')
  expect(kind('i could not see any prices on your page, how much is lip filler')).toBe('answer')
})

it('a sign may begin in one message and end in a short one after it', () => {
  const own = engineWith(
    [{ protocol: 'blocked-artery', who: 'clinic-emergency', phrases: ['nose dots'] }],
    { complaints: [] },
  )
  const kind = (question: string) =>
    own.answer(question, 'Previous question: i had filler in my nose\nPrevious answer: .').kind
  expect(kind('there are dots all around here today')).toBe('emergency')
  expect(
    kind(
      'i like dots on a dress, and would like to know when the next bus goes into town from here',
    ),
  ).toBe('answer')
})

it('what is common after one treatment is no comfort to who names two', () => {
  const own = engineWith(assistant.signs, { complaints: [] })
  const numb = 'under my chin is numb two weeks after the fat jabs'
  expect([numb, `${numb} and profhilo`].map((question) => own.answer(question).kind)).toEqual([
    'answer',
    'emergency',
  ])
})
