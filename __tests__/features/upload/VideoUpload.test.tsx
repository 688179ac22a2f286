import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DetailedError, UploadOptions } from 'tus-js-client'
import axe from 'axe-core'
import { renderToString } from 'react-dom/server'
import { unfinished } from '../../../src/features/upload/unfinished'
import { VideoUpload } from '../../../src/features/upload/VideoUpload'
import { words } from '../../../src/features/upload/words'
import { granted, renewal, token, video } from './helpers/uploads'

/** What tus-js-client is asked to do, and what it would tell of it. */
type Told = Required<
  Pick<
    UploadOptions,
    'onUploadUrlAvailable' | 'onProgress' | 'onShouldRetry' | 'onSuccess' | 'onError'
  >
>
type Sending = {
  url: string | null
  options: UploadOptions & Told
  started: number
  stopped: boolean
  discarded: boolean
}
const mockSends: Sending[] = []
jest.mock('tus-js-client', () => ({
  Upload: class {
    url: string | null = null
    started = 0
    stopped = false
    discarded = false
    constructor(
      _file: File,
      readonly options: UploadOptions,
    ) {
      this.url = options.uploadUrl ?? null
      mockSends.push(this as unknown as Sending)
    }
    start() {
      this.started += 1
      this.stopped = false
    }
    async abort(discard = false) {
      this.stopped = true
      this.discarded = discard
    }
  },
}))
const failure = (status: number) =>
  Object.assign(new Error('failed'), {
    originalResponse: { getStatus: () => status },
  }) as unknown as DetailedError

type Reply = { status?: number; body: unknown } | 'lost' | Promise<never>
const server = {
  health: { body: { uploads: 'on', maxBytes: 5000 } } as Reply,
  answer: { body: granted() } as Reply,
}
const asked: Record<string, unknown>[] = []

beforeEach(() => {
  mockSends.length = 0
  asked.length = 0
  server.health = { body: { uploads: 'on', maxBytes: 5000 } }
  server.answer = { body: granted() }
  localStorage.clear()
  window.history.replaceState(null, '', '/admin/video-upload/')
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  globalThis.fetch = jest.fn(async (_: string, init?: RequestInit) => {
    const post = init?.method === 'POST'
    if (post) asked.push(JSON.parse(init.body as string) as Record<string, unknown>)
    const reply = await (post ? server.answer : server.health)
    if (reply === 'lost') throw new TypeError('fetch failed')
    const { status = 200, body } = reply
    return { ok: status < 400, status, headers: new Headers(), json: async () => body }
  }) as never
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function page() {
  const user = userEvent.setup({ applyAccept: false })
  const view = render(<VideoUpload />)
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled())
  await act(async () => undefined)
  const tokenField = () => screen.getByRole('textbox', { name: 'One-time token' })
  const fileField = () => screen.getByLabelText('Video')
  const choose = (file: File) => user.upload(fileField(), file)
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  const status = () => screen.getByRole('status').textContent
  const start = async (file = video()) => {
    await choose(file)
    await press('Start upload')
    await screen.findByRole('heading', { name: /^Sending/ })
  }
  const last = () => mockSends.at(-1)!
  const sends = (bytes: number) => act(async () => last().options.onProgress!(bytes, 1000))
  const arrives = () => act(async () => last().options.onSuccess!({} as never))
  /** The upload server gives an answer that is none, or this status. */
  const breaks = (code = 0) =>
    act(
      async () =>
        void (
          last().options.onShouldRetry!(failure(code), 0, {}) ||
          last().options.onError!(failure(code))
        ),
    )
  return { user, view, tokenField, fileField, choose, press, status, start, sends, arrives, breaks }
}
const withToken = () => window.history.replaceState(null, '', `/admin/video-upload/#token=${token}`)
const begun = async () => {
  withToken()
  const all = await page()
  await all.start()
  await act(async () => {
    mockSends[0]!.url = 'http://tus/1'
    mockSends[0]!.options.onUploadUrlAvailable!()
  })
  return all
}
const refuse = (status: number, code: string, error: string) =>
  (server.answer = { status, body: { error, code } })
const beforeUnload = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('as built, before any script', () => {
  test('the form and a sentence for visitors without scripts are there; nothing is asked of the server', () => {
    const html = renderToString(<VideoUpload />)
    expect(html).toMatch(/<noscript>.*scripts.*switched off in this browser.*<\/noscript>/)
    expect(html).toContain('One-time token')
    expect(html).toContain('Start upload')
    expect(globalThis.fetch).not.toHaveBeenCalled()
  })
  test('no field has a name, so that a form sent without scripts puts no token into an address', () => {
    const box = document.createElement('div')
    box.innerHTML = renderToString(<VideoUpload />)
    expect(box.querySelectorAll('input')).toHaveLength(2)
    expect(box.querySelector('[name]')).toBeNull()
    expect(box.querySelector('button')!.type).toBe('submit')
  })
})

describe('the token', () => {
  test('is taken from the link and out of the address bar', async () => {
    withToken()
    const { tokenField } = await page()
    expect(tokenField()).toHaveValue(token)
    expect(window.location.hash).toBe('')
  })
  test('of a second link opened in the same tab takes the place of the first', async () => {
    const { tokenField } = await page()
    withToken()
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
    expect(tokenField()).toHaveValue(token)
  })
  test('missing or torn is said at the field, which gets the focus; nothing is sent', async () => {
    const { tokenField, choose, press, user } = await page()
    await choose(video())
    await press('Start upload')
    await waitFor(() => expect(tokenField()).toHaveFocus())
    expect(tokenField()).toBeInvalid()
    expect(tokenField()).toHaveAccessibleDescription(expect.stringContaining(words.tokenMissing))
    await user.type(tokenField(), 'abc')
    expect(tokenField()).toBeValid()
    await press('Start upload')
    await waitFor(() =>
      expect(tokenField()).toHaveAccessibleDescription(expect.stringContaining(words.tokenWrong)),
    )
    expect(asked).toHaveLength(0)
  })
  test('pasted as a whole link is understood', async () => {
    const { tokenField, start, user } = await page()
    await user.click(tokenField())
    await user.paste(`https://clinic.example/admin/video-upload/#token=${token}`)
    await start()
    expect(asked).toEqual([{ token, size: 1000, type: 'video/mp4' }])
  })
  test.each([
    ['token', 'This link is not valid. Please check it, or ask for a new one.'],
    ['token-used', 'This link has been used already. Please ask for a new one.'],
    ['token-expired', 'This link has expired. Please ask for a new one.'],
  ])(
    'refused by the server (%s) is told in its words, and the chosen file stays',
    async (code, text) => {
      withToken()
      refuse(403, code, text)
      const { tokenField, fileField, choose, press } = await page()
      await choose(video())
      await press('Start upload')
      expect(await screen.findByText(text)).toBeVisible()
      expect(tokenField()).toHaveFocus()
      expect((fileField() as HTMLInputElement).files).toHaveLength(1)
      expect(mockSends).toHaveLength(0)
    },
  )
})

describe('the file', () => {
  test('is asked for, with everything else that is missing', async () => {
    const { press, fileField, tokenField } = await page()
    await press('Start upload')
    expect(fileField()).toHaveAccessibleDescription(expect.stringContaining(words.fileMissing))
    expect(tokenField()).toHaveAccessibleDescription(expect.stringContaining(words.tokenMissing))
    expect(tokenField()).toHaveFocus()
  })
  test.each([
    [
      'of another kind',
      video({ name: 'a.avi', type: 'video/x-msvideo' }),
      /not an MP4, MOV or WebM video/,
    ],
    ['too large', video({ size: 6000 }), /is 5.8 KB, and the most that can be sent is 4.8 KB/],
    ['empty', video({ size: 0 }), /is empty/],
  ])('%s is refused before anything is sent', async (_, file, text) => {
    withToken()
    const { choose, press, fileField } = await page()
    await choose(file)
    await press('Start upload')
    expect(await screen.findByText(text)).toBeVisible()
    expect(fileField()).toHaveFocus()
    expect(fileField()).toBeInvalid()
    expect(asked).toHaveLength(0)
    await choose(video())
    expect(screen.queryByText(text)).toBeNull()
  })
  test('that cannot be read is told', async () => {
    withToken()
    const file = video()
    file.slice = () =>
      Object.assign(video(), {
        arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
      })
    const { choose, press } = await page()
    await choose(file)
    await press('Start upload')
    expect(await screen.findByText(words.fileUnreadable('clip.mp4'))).toBeVisible()
  })
  test('too large for this token is told in the server’s words', async () => {
    withToken()
    refuse(413, 'too-large', 'The video is larger than 5 MB.')
    const { choose, press, fileField } = await page()
    await choose(video())
    await press('Start upload')
    expect(await screen.findByText('The video is larger than 5 MB.')).toBeVisible()
    expect(fileField()).toHaveFocus()
  })
  test('the largest size stands at the field as soon as it is known', async () => {
    const { fileField } = await page()
    await waitFor(() =>
      expect(fileField()).toHaveAccessibleDescription('MP4, MOV or WebM, at most 4.8 KB.'),
    )
  })
})

describe('uploads off', () => {
  test('is said instead of the form', async () => {
    server.health = { body: { uploads: 'off', maxBytes: 0 } }
    const { status } = await page()
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
    expect(screen.getAllByText(words.off)).toHaveLength(2)
    expect(status()).toBe(words.off)
  })
  test('that nobody could tell before is said when the upload is refused', async () => {
    server.health = 'lost'
    withToken()
    refuse(503, 'uploads-off', 'Uploads are switched off.')
    const { choose, press, fileField } = await page()
    expect(fileField()).toHaveAccessibleDescription('MP4, MOV or WebM.')
    await choose(video())
    await press('Start upload')
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
    expect(screen.getAllByText(words.off)[0]).toBeVisible()
  })
})

test('without a connection the form says so and keeps what was given', async () => {
  withToken()
  server.answer = 'lost'
  const { choose, press, status, tokenField, start } = await page()
  await choose(video())
  await press('Start upload')
  await waitFor(() => expect(status()).toBe(words.network))
  expect(tokenField()).toHaveValue(token)
  server.answer = { body: granted() }
  await start()
  expect(await screen.findByRole('heading', { name: 'Sending clip.mp4' })).toBeVisible()
})

test('while the server is asked, a second press sends nothing', async () => {
  withToken()
  server.answer = new Promise<never>(() => undefined)
  const { choose, press, status } = await page()
  await choose(video())
  await press('Start upload')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(status()).toBe(words.asking)
  expect(screen.getByRole('button', { name: 'Start upload' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await press('Start upload')
  expect(asked).toHaveLength(1)
})

describe('on the way', () => {
  test('the panel takes the focus and shows percent, bytes and a labelled progress bar', async () => {
    const { sends, status } = await begun()
    expect(screen.getByRole('region', { name: 'Sending clip.mp4' })).toHaveFocus()
    expect(status()).toBe('Upload of clip.mp4 started.')
    await sends(430)
    const bar = screen.getByRole('progressbar', { name: 'Upload progress' })
    expect(bar).toHaveProperty('value', 43)
    expect(bar).toHaveProperty('max', 100)
    expect(screen.getByText('430 bytes of 1000 bytes')).toBeVisible()
    expect(status()).toBe('40% sent.')
    expect(screen.queryByRole('textbox')).toBeNull()
    await sends(1000)
    expect(screen.getAllByText(words.finishing)).toHaveLength(2)
  })
  test('pause and resume, by the keyboard, without losing the focus', async () => {
    const { user, sends, status } = await begun()
    await sends(500)
    await user.tab()
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Resume' })).toHaveFocus()
    expect(screen.getByRole('heading', { name: 'Paused: clip.mp4' })).toBeVisible()
    expect(status()).toBe('Paused at 50%.')
    expect(mockSends[0]!.stopped).toBe(true)
    await user.keyboard(' ')
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus()
    expect(status()).toBe('50% sent.')
    expect(mockSends).toMatchObject([{ started: 2, stopped: false }])
  })
  test('cancelling is asked about; keeping it goes back to the button', async () => {
    const { user, press } = await begun()
    await press('Cancel')
    expect(screen.getByRole('group', { name: /^Cancel this upload\?/ })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    expect(mockSends[0]!.stopped).toBe(false)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  })
  test('cancelled, it is thrown away and the form is empty', async () => {
    const { press, status, tokenField, fileField } = await begun()
    await press('Cancel')
    await press('Yes, cancel the upload')
    expect(status()).toBe(words.cancelled)
    expect(mockSends[0]!.discarded).toBe(true)
    expect(unfinished.list()).toEqual([])
    expect(tokenField()).toHaveValue('')
    expect((fileField() as HTMLInputElement).files).toHaveLength(0)
    expect(fileField()).toHaveFocus()
  })
  test('finished, it gives the reference, forgets itself, and another video may follow', async () => {
    const { arrives, status, press, tokenField } = await begun()
    await arrives()
    expect(screen.getByRole('heading', { name: 'Sent: clip.mp4' })).toBeVisible()
    expect(screen.getByText('2026-11-21/clip.mp4')).toBeVisible()
    expect(status()).toBe('Upload finished. clip.mp4 has arrived.')
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 100)
    expect(unfinished.list()).toEqual([])
    await press('Send another video')
    expect(tokenField()).toHaveValue('')
  })
  test('the browser warns before the page is left while something is sent, and only then', async () => {
    withToken()
    const { start, press, arrives } = await page()
    expect(beforeUnload()).toBe(false)
    await start()
    expect(beforeUnload()).toBe(true)
    await press('Pause')
    expect(beforeUnload()).toBe(false)
    await press('Resume')
    expect(beforeUnload()).toBe(true)
    await arrives()
    expect(beforeUnload()).toBe(false)
  })
  test('a link is an ordinary page load meanwhile, so that the warning comes before it too', async () => {
    const { press } = await begun()
    const link = document.body.appendChild(document.createElement('a'))
    link.href = '#x'
    const gatsby = jest.fn()
    link.addEventListener('click', gatsby)
    fireEvent.click(link)
    expect(gatsby).not.toHaveBeenCalled()
    await press('Pause')
    fireEvent.click(link)
    expect(gatsby).toHaveBeenCalledTimes(1)
    link.remove()
  })
  test('another page of the site stops the sending and keeps what continues it', async () => {
    const { view } = await begun()
    view.unmount()
    expect(mockSends[0]!.stopped).toBe(true)
    expect(unfinished.list()).toHaveLength(1)
  })
  test('a browser that keeps nothing is told to stay', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await begun()
    expect(screen.getByText(/does not allow the site to keep anything/)).toBeVisible()
  })
})

describe('a break', () => {
  test('is told, tried again by itself or at a press, and announced when it is over', async () => {
    const { sends, breaks, press, status } = await begun()
    await sends(430)
    await breaks()
    expect(await screen.findByRole('heading', { name: 'Waiting to send clip.mp4' })).toBeVisible()
    expect(status()).toBe(words.waiting)
    await press('Try now')
    await waitFor(() => expect(mockSends[0]!.started).toBe(2))
    await sends(440)
    expect(status()).toBe('40% sent.')
  })
  test('is over as soon as the browser is online again', async () => {
    const { breaks, sends } = await begun()
    await breaks()
    expect(beforeUnload()).toBe(true)
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(mockSends[0]!.started).toBe(2)
    await sends(100)
    expect(screen.getByRole('heading', { name: 'Sending clip.mp4' })).toBeVisible()
  })
  test('may be paused through', async () => {
    const { breaks, press } = await begun()
    await breaks(503)
    await screen.findByRole('button', { name: 'Try now' })
    await press('Pause')
    expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible()
  })
  test('that the server makes final is told, and leads back to the form', async () => {
    const { breaks, press, status } = await begun()
    await breaks(403)
    expect(await screen.findByRole('heading', { name: 'Not sent: clip.mp4' })).toBeVisible()
    expect(status()).toBe(words.rejected(403))
    expect(screen.queryByRole('button', { name: 'Continue upload' })).toBeNull()
    await press('Back to the form')
    expect(screen.getByRole('button', { name: 'Start upload' })).toBeVisible()
  })
})

describe('after a reload', () => {
  const interrupted = async () => {
    const first = await begun()
    first.view.unmount()
    mockSends.length = 0
    asked.length = 0
    return page()
  }
  test('the page names the upload and says how to continue it; the same file goes on without a token', async () => {
    const { start, status, sends } = await interrupted()
    const group = screen.getByRole('group', { name: 'Not finished in this browser' })
    expect(group).toHaveTextContent(/clip\.mp4, 1000 bytes, begun on \d+ \w+/)
    expect(group).toHaveTextContent(
      'Choose the same file again and start: it continues where it stopped, and needs no token.',
    )
    await start()
    expect(asked).toEqual([{ renewal, size: 1000, type: 'video/mp4' }])
    expect(mockSends[0]!.options.uploadUrl).toBe('http://tus/1')
    expect(status()).toBe('Upload of clip.mp4 continues where it stopped.')
    await sends(600)
    expect(screen.getByText('60%', { selector: 'span' })).toBeVisible()
  })
  test('another file is told apart before anything is sent', async () => {
    const { choose, press, fileField } = await interrupted()
    await choose(video({ name: 'other.mp4', content: 'x'.repeat(1000) }))
    await press('Start upload')
    expect(
      await screen.findByText(
        'This is not the file that was begun. Choose clip.mp4 to continue, or paste a new token to send this one.',
      ),
    ).toBeVisible()
    expect(fileField()).toHaveFocus()
    expect(asked).toHaveLength(0)
  })
  test('what the server finds to be another file is told in its words', async () => {
    const { choose, press } = await interrupted()
    refuse(403, 'other-file', 'This is not the file that the upload was begun with.')
    await choose(video())
    await press('Start upload')
    expect(
      await screen.findByText('This is not the file that the upload was begun with.'),
    ).toBeVisible()
  })
  test('what can no longer be continued is told and forgotten', async () => {
    const { choose, press, status } = await interrupted()
    refuse(403, 'token', 'This upload can no longer be continued. Please ask for a new link.')
    await choose(video())
    await press('Start upload')
    await waitFor(() =>
      expect(status()).toBe('This upload can no longer be continued. Please ask for a new link.'),
    )
    expect(screen.queryByRole('group')).toBeNull()
    expect(unfinished.list()).toEqual([])
  })
  test('an upload may be forgotten', async () => {
    const { press, fileField } = await interrupted()
    await press('Forget clip.mp4')
    expect(screen.queryByRole('group')).toBeNull()
    expect(unfinished.list()).toEqual([])
    expect(fileField()).toHaveFocus()
  })
  test('another file with a token of its own is a new upload beside the old one', async () => {
    const { start, user, tokenField } = await interrupted()
    await user.click(tokenField())
    await user.paste(token)
    await start(video({ name: 'other.mp4', content: 'other' }))
    expect(asked).toEqual([{ token, size: 5, type: 'video/mp4' }])
    expect(unfinished.list().map(({ name }) => name)).toEqual(['clip.mp4', 'other.mp4'])
  })
})

test('no state has an accessibility fault that axe knows', async () => {
  withToken()
  const { view, press, start, sends, arrives, breaks } = await page()
  const check = async () => {
    expect(
      (
        await axe.run(view.container, {
          rules: { region: { enabled: false }, 'heading-order': { enabled: false } },
        })
      ).violations,
    ).toEqual([])
  }
  await check()
  await press('Start upload')
  await check()
  await start()
  await sends(300)
  await check()
  await press('Cancel')
  await check()
  await press('Keep it')
  await breaks()
  await screen.findByRole('button', { name: 'Try now' })
  await check()
  await arrives()
  await check()
  expect(within(view.container).queryAllByRole('alert')).toEqual([])
})
