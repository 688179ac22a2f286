import { act, screen, waitFor, within } from '@testing-library/react'
import { draftKey } from '../../src/features/analysis/analysisState'
import { formDefaults } from '../../src/features/analysis/questions'
import type { FrontParameters } from '@clinic/illustration/face/parameters'
import { renderDialogs } from '../helpers/renderDialogs'

const mockAnalyse = jest.fn()
jest.mock('../../src/backend/calls', () => ({
  analyse: (...args: unknown[]) => mockAnalyse(...args),
}))
jest.mock('../../src/backend/invoke', () => ({}))

/** The drawing code, which may be late, may fail, and may not arrive. */
const mockDraw = jest.fn(
  (parameters: FrontParameters) => `<svg>${JSON.stringify(parameters)}</svg>`,
)
let mockArrives = true
jest.mock('@clinic/illustration/face/frontSvg', () => ({
  get frontSvg() {
    if (!mockArrives) throw new Error('not loaded')
    return mockDraw
  },
}))

let log: jest.SpyInstance
beforeEach(() => {
  mockArrives = true
  mockDraw.mockClear()
  mockAnalyse.mockReset()
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  log.mockRestore()
  for (const name of ['connection', 'matchMedia']) {
    Reflect.deleteProperty(navigator, name)
    Reflect.deleteProperty(window, name)
  }
})

async function wizard() {
  const page = await renderDialogs()
  const { dialog, inside } = await page.open('analysis', /analysis/i, () =>
    screen.findByText('Step 1 of 5'),
  )
  const next = () => page.user.click(inside.getByRole('button', { name: 'Next' }))
  const pick = (group: string, name: RegExp | string) =>
    page.user.click(
      within(inside.getByRole('radiogroup', { name: group })).getByRole('radio', { name }),
    )
  const picture = () => inside.findByRole('img', { name: /^Drawing of a/ })
  const drawn = async () =>
    JSON.parse(
      decodeURIComponent((await picture()).getAttribute('src')!).replace(
        /^data:image\/svg\+xml,<svg>|<\/svg>$/g,
        '',
      ),
    ) as FrontParameters
  const choices = async () => {
    await page.user.click(inside.getByText('Change who is drawn'))
    return (group: string, name: string) =>
      page.user.click(
        within(inside.getByRole('group', { name: group })).getByRole('radio', { name }),
      )
  }
  return { ...page, dialog, inside, next, pick, picture, drawn, choices }
}

describe('the wizard’s picture', () => {
  test('appears after the first step does, toned, light, and as a picture of its own', async () => {
    const { inside, picture, drawn } = await wizard()
    expect(inside.queryByRole('img')).toBeNull()
    expect((await picture()).getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    expect(await drawn()).toMatchObject({
      detail: 'light',
      faceShape: 'balanced',
      tone: 'porcelain',
      sitter: 'woman',
      hair: 'tied',
    })
  })
  test('is not drawn again for an answer that does not show', async () => {
    const { pick, picture } = await wizard()
    await picture()
    const before = mockDraw.mock.calls.length
    await pick('Age perception', 'Older')
    await act(() => new Promise((done) => setTimeout(done, 60)))
    expect(mockDraw).toHaveBeenCalledTimes(before)
  })
  test('stays until the next one can be painted, and only the last of several is shown', async () => {
    const waiting: (() => void)[] = []
    const { next, pick, picture } = await wizard()
    const first = (await picture()).getAttribute('src')
    await next()
    const { prototype } = HTMLImageElement
    prototype.decode = () => new Promise<void>((done) => waiting.push(done))
    try {
      await pick('Pores', /^1/)
      await waitFor(() => expect(waiting).toHaveLength(1))
      await pick('Pores', /^3/)
      await waitFor(() => expect(waiting).toHaveLength(2))
      expect((await picture()).getAttribute('src')).toBe(first)
      await act(async () => waiting[1]!())
      expect(await picture()).toHaveAccessibleName(/Pores 3 of 3/)
      await act(async () => waiting[0]!())
      expect(await picture()).toHaveAccessibleName(/Pores 3 of 3/)
    } finally {
      Reflect.deleteProperty(prototype, 'decode')
    }
  })
  test('says that it draws answers and no person, and says nothing by itself', async () => {
    const { dialog, picture } = await wizard()
    const figure = (await picture()).closest('figure')!
    expect(figure).toHaveTextContent('A drawing of your answers, not of you.')
    expect(figure.querySelectorAll('[role], [aria-live]')).toHaveLength(0)
    expect(within(figure).getByText('Every rating is 0 so far.')).toHaveAttribute(
      'aria-hidden',
      'true',
    )
    expect(dialog.querySelector('[data-face] svg')).toBeNull()
  })
})

describe('whom it draws', () => {
  test('is the visitor’s choice, in the picture and in words', async () => {
    const { picture, drawn, choices } = await wizard()
    await picture()
    const choose = await choices()
    await choose('Complexion', 'Dark')
    await choose('Sitter', 'Man')
    await waitFor(async () =>
      expect(await picture()).toHaveAccessibleName(
        /^Drawing of a man’s face, balanced in shape, dark complexion, hair short/,
      ),
    )
    await choose('Hair', 'Coils')
    await waitFor(async () =>
      expect(await drawn()).toMatchObject({ tone: 'deep', sitter: 'man', hair: 'coiled' }),
    )
  })
  test('does not come from the ethnicity', async () => {
    const { next, pick, picture, drawn } = await wizard()
    await picture()
    for (let step = 0; step < 4; step++) await next()
    const before = await drawn()
    for (const name of ['African', 'Indian', 'Chinese', 'Asian', 'Mixed', 'Caucasian'])
      await pick('Ethnicity', name)
    await act(() => new Promise((done) => setTimeout(done, 60)))
    expect(await drawn()).toEqual(before)
  })
  test('is never sent, and goes with a reset', async () => {
    mockAnalyse.mockResolvedValue({ ok: true, data: { analysis: 'Your skin.' } })
    const { inside, user, next, picture, choices } = await wizard()
    await picture()
    const choose = await choices()
    await choose('Complexion', 'Brown')
    await choose('Sitter', 'Man')
    for (let step = 0; step < 4; step++) await next()
    await user.click(inside.getByRole('button', { name: 'Generate Analysis' }))
    expect(mockAnalyse.mock.calls[0][0]).toEqual(formDefaults)
    await user.click(await inside.findByRole('button', { name: 'Take Another Analysis' }))
    expect(await picture()).toHaveAccessibleName(
      /woman’s face, balanced in shape, light complexion/,
    )
    expect(sessionStorage.getItem(draftKey)).toBeNull()
  })
  test('takes no name of a question: each is still the only one of its name', async () => {
    const { inside, next, choices } = await wizard()
    await choices()
    for (const names of [
      ['Skin tone', 'Pores', 'Texture', 'Clarity', 'Foundation use'],
      ['Frown', 'Chin'],
      ['Lips', 'Cheeks'],
      ['Face shape', 'Ethnicity'],
    ]) {
      await next()
      for (const name of names)
        expect(inside.getAllByRole('radiogroup', { name: new RegExp(name, 'i') })).toHaveLength(1)
    }
  })
})

describe('without it', () => {
  const works = async ({ inside, next }: Awaited<ReturnType<typeof wizard>>) => {
    await next()
    expect(inside.getByText('Step 2 of 5')).toBeVisible()
    expect(inside.queryByRole('img')).toBeNull()
    expect(inside.queryByRole('figure')).toBeNull()
    expect(inside.queryByText(/drawing|Change who is drawn/)).toBeNull()
  }
  test('the code does not arrive: the step says so, the next one has no place for it, and opening the dialog again tries again', async () => {
    mockArrives = false
    const page = await wizard()
    expect(
      await page.inside.findByText(
        'The drawing could not be loaded. The questions work without it.',
      ),
    ).toBeVisible()
    expect(page.inside.queryByText('Change who is drawn')).toBeNull()
    expect(log).toHaveBeenCalledWith('[face]', expect.any(Error))
    await works(page)
    mockArrives = true
    await page.user.click(page.inside.getByRole('button', { name: 'Close' }))
    await page.open('analysis', /analysis/i)
    expect(await page.picture()).toBeInTheDocument()
  })
  test('the code fails', async () => {
    mockDraw.mockImplementationOnce(() => {
      throw new Error('cannot draw')
    })
    const page = await wizard()
    expect(await page.inside.findByText(/The drawing could not be loaded/)).toBeVisible()
    await works(page)
  })
  test.each([{ saveData: true }, { effectiveType: '2g' }])(
    'a visitor with %j is not sent it',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
      const page = await wizard()
      await act(() => new Promise((done) => setTimeout(done, 300)))
      await works(page)
      expect(mockDraw).not.toHaveBeenCalled()
    },
  )
  test('a low screen does not load it until it is turned', async () => {
    const listeners: (() => void)[] = []
    let matches = false
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: () => ({
        get matches() {
          return matches
        },
        addEventListener: (_: string, listener: () => void) => listeners.push(listener),
        removeEventListener: () => undefined,
      }),
    })
    const { picture } = await wizard()
    await act(() => new Promise((done) => setTimeout(done, 300)))
    expect(mockDraw).not.toHaveBeenCalled()
    matches = true
    act(() => listeners.forEach((listener) => listener()))
    expect(await picture()).toBeInTheDocument()
  })
})
