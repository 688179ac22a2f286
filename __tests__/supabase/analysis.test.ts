import { createHandler } from '../../supabase/functions/aesthetic-analysis/handler'
import { caller, fakeBackend, form, post, siteKnowledge } from './helpers/fakes'

const { facts } = siteKnowledge()

describe('the handler', () => {
  it('keeps and logs nothing of the form', async () => {
    const backend = fakeBackend()
    const response = await createHandler(backend, facts)(
      post('aesthetic-analysis', { ...form, frown: 3 }),
      caller,
    )
    expect(response.status).toBe(200)
    expect(Object.keys((await response.json()) as object)).toEqual(['analysis'])
    expect(Object.keys(backend.logged[0]!).toSorted()).toEqual([
      'event',
      'function',
      'ms',
      'requestId',
      'status',
    ])
  })

  it('refuses an age under 18 with the adults-only sentence, and names wrong fields', async () => {
    const young = await createHandler(fakeBackend(), facts)(
      post('aesthetic-analysis', { ...form, age: 17 }),
      caller,
    )
    expect(young.status).toBe(422)
    expect(await young.json()).toMatchObject({
      code: 'adults-only',
      error: expect.stringContaining(facts.clinic.adultsOnly),
    })
    const wrong = await createHandler(fakeBackend(), facts)(
      post('aesthetic-analysis', { ...form, frown: 4, faceShape: 'round' }),
      caller,
    )
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({
      fields: expect.arrayContaining(['frown', 'faceShape']),
    })
  })
})
