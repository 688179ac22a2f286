/** @jest-environment node */
import { call } from '../../src/backend/call'

const mockLoad = jest.fn()
jest.mock('@supabase/supabase-js', () => {
  mockLoad()
  throw new Error('Loading chunk failed')
})
jest.spyOn(console, 'error').mockReturnValue(undefined)

test('code that did not load is fetched again by the next call', async () => {
  for (let i = 0; i < 2; i++)
    expect(
      await call('ai-chat', ({ askClinic }) =>
        askClinic({ question: 'How much is it?', context: '' }),
      ),
    ).toMatchObject({ ok: false, failure: { kind: 'unavailable' } })
  expect(mockLoad).toHaveBeenCalledTimes(2)
})
