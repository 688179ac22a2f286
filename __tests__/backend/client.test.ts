/** @jest-environment node */
import { askClinic } from '../../src/backend/calls'

const mockLoad = jest.fn()
jest.mock('@supabase/supabase-js', () => {
  mockLoad()
  throw new Error('Loading chunk failed')
})

test('a client that did not load is fetched again by the next call', async () => {
  for (let i = 0; i < 2; i++)
    expect(await askClinic({ question: 'How much is it?', context: '' })).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable' },
    })
  expect(mockLoad).toHaveBeenCalledTimes(2)
})
