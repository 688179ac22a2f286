import { gradeAll, type Rubric } from '../../../scripts/eval/grade'
import { modelWording } from '../../../scripts/eval/modelWording'
import { clinicData } from '../../../scripts/testing/clinicSite'
import { knowledge } from '../../../src/build/knowledge'
import { validateContent } from '../../../src/content/gate'
import { fakeModel, openai, type FakeModel } from '../helpers/fakeModel'

/** `npm run eval -- --model`, with a model service on loopback. */
const known = knowledge(validateContent(clinicData))
const asked: Rubric[] = [
  {
    id: 'one',
    group: 'facts',
    turns: ['how do i book'],
    points: [{ what: 'online', any: ['online'] }],
  },
  {
    id: 'two',
    group: 'danger',
    turns: ['cant see properly since the filler'],
    points: [{ what: '999', any: ['999'] }],
  },
]
let model: FakeModel
beforeEach(async () => {
  model = await fakeModel()
})
afterEach(() => model.stop())

const wordingWith = (settings: Record<string, string>) =>
  modelWording(known, (name) => settings[name])
const here = () => ({ OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm', OPENAI_BASE_URL: model.url })

it('grades answers that the model has worded, and keeps emergencies from it', async () => {
  model.answer((response) => {
    const { messages } = JSON.parse(model.asked.at(-1)!.body) as { messages: { content: string }[] }
    openai(messages.at(-1)!.content.replace('choose a consultation', 'choose the consultation'))(
      response,
    )
  })
  const { wording, outcomes } = wordingWith(here())
  const grades = await gradeAll(known, asked, wording)
  expect(model.asked).toHaveLength(1)
  expect(grades.map(({ score }) => score)).toEqual([2, 2])
  expect(grades[0]!.answer).toContain('choose the consultation')
  expect([...outcomes]).toEqual([['worded', 1]])
})

it('says what to set when no model is named, or half of one', () => {
  expect(() => wordingWith({})).toThrow('Set OPENAI_API_KEY and OPENAI_MODEL')
  expect(() => wordingWith({ ANTHROPIC_API_KEY: 'k' })).toThrow('ANTHROPIC_MODEL is missing')
})
