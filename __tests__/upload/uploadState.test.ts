import { isActive, isForm, uploadReducer, uploadStart, type UploadAction, type UploadState } from '../../src/upload/uploadState'
import { formatBytes, percentOf, words } from '../../src/upload/words'

const file = { name: 'clip.mp4', size: 1000 }
const after = (...actions: UploadAction[]): UploadState => actions.reduce(uploadReducer, uploadStart)
const begun: UploadAction = { type: 'begin', file, kept: true, continuing: false }

describe('what is announced', () => {
  test('start, every tenth once, and the end', () => {
    let state = after({ type: 'submit' }, begun)
    const said = [state.announcement]
    for (let sent = 0; sent <= 1000; sent += 25) {
      state = uploadReducer(state, { type: 'progress', sent })
      if (said.at(-1) !== state.announcement) said.push(state.announcement)
    }
    state = uploadReducer(state, { type: 'done', reference: 'x.mp4' })
    expect([...said, state.announcement]).toMatchInlineSnapshot(`
[
  "Upload of clip.mp4 started.",
  "10% sent.",
  "20% sent.",
  "30% sent.",
  "40% sent.",
  "50% sent.",
  "60% sent.",
  "70% sent.",
  "80% sent.",
  "90% sent.",
  "Everything has been sent. The server is finishing.",
  "Upload finished. clip.mp4 has arrived.",
]
`)
  })
  test('a step back after a break is not announced again as progress', () => {
    const state = after(
      begun,
      { type: 'progress', sent: 480 },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'progress', sent: 300 },
      { type: 'progress', sent: 410 },
    )
    expect(state.announcement).toBe(words.resumed)
    expect(uploadReducer(state, { type: 'progress', sent: 500 }).announcement).toBe('50% sent.')
  })
  test('waiting is announced once, and again only for another reason', () => {
    const lost = after(begun, { type: 'wait', offline: false })
    expect(lost.announcement).toMatch(/connection was lost/)
    const elsewhere = { ...lost, announcement: 'something since' }
    expect(uploadReducer(elsewhere, { type: 'wait', offline: false }).announcement).toBe('something since')
    expect(uploadReducer(elsewhere, { type: 'wait', offline: true }).announcement).toMatch(/offline/)
  })
  test('pause, going on and connecting again give the percentage', () => {
    expect(after(begun, { type: 'progress', sent: 430 }, { type: 'pause' }).announcement).toBe('Paused at 43%.')
    expect(after(begun, { type: 'wait', offline: false }, { type: 'progress', sent: 430 })).toMatchObject({
      phase: 'sending',
      announcement: 'Connected again. The upload goes on from 43%.',
    })
  })
  test('what is wrong with a field is not announced, because the field that gets the focus says it', () => {
    expect(after({ type: 'submit' }, { type: 'refuse', problems: { token: 'no' } }).announcement).toBe('')
    expect(after({ type: 'submit' }, { type: 'refuse', problems: { form: 'no' } }).announcement).toBe('no')
  })
})

describe('phases', () => {
  test('late news of a paused, cancelled or finished upload changes nothing', () => {
    for (const end of [
      { type: 'pause' },
      { type: 'cancelled' },
      { type: 'done', reference: 'x' },
      { type: 'fail', text: 'x', canContinue: true },
    ] as UploadAction[]) {
      const state = after(begun, end)
      expect(uploadReducer(state, { type: 'progress', sent: 900 })).toBe(state)
    }
  })
  test('leaving is warned of while something would be interrupted', () => {
    expect(
      [
        after(),
        after({ type: 'submit' }),
        after(begun),
        after(begun, { type: 'wait', offline: true }),
        after(begun, { type: 'pause' }),
        after(begun, { type: 'done', reference: '' }),
      ].map(isActive),
    ).toEqual([false, true, true, true, false, false])
  })
  test('the form stays while the server is asked, and what is known of service and browser outlives an upload', () => {
    expect(isForm(after({ type: 'submit' }))).toBe(true)
    const service = { uploads: 'on', maxBytes: 5 } as const
    expect(after({ type: 'service', service }, begun, { type: 'ask-cancel' }, { type: 'cancelled' })).toMatchObject({
      phase: 'form',
      service,
      confirming: false,
      notice: words.cancelled,
    })
  })
  test('mending a field takes its message away and leaves the others', () => {
    expect(after({ type: 'refuse', problems: { token: 'a', file: 'b', form: 'c' } }, { type: 'edit', field: 'token' }).problems).toEqual({ file: 'b' })
  })
  test('an end closes the question whether to cancel', () => {
    expect(after(begun, { type: 'ask-cancel' }, { type: 'done', reference: '' }).confirming).toBe(false)
    expect(after(begun, { type: 'ask-cancel' }, { type: 'fail', text: '', canContinue: false }).confirming).toBe(false)
    expect(after(begun, { type: 'ask-cancel' }, { type: 'keep' }).confirming).toBe(false)
  })
})

test('bytes are counted as the server counts them and never rounded up', () => {
  expect([0, 1023, 1024, 1536, 350 * 1024 ** 2, 2048 * 1024 ** 2 - 1, 2048 * 1024 ** 2, 1.29 * 1024 ** 3].map(formatBytes)).toEqual([
    '0 bytes',
    '1023 bytes',
    '1 KB',
    '1.5 KB',
    '350 MB',
    '1.9 GB',
    '2 GB',
    '1.2 GB',
  ])
  expect([percentOf(0, 0), percentOf(999, 1000), percentOf(1000, 1000), percentOf(1001, 1000)]).toEqual([0, 99, 100, 100])
})
