import { automatedAnswer } from '@clinic/contract/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderDialogs, pending } from '../helpers/renderDialogs'

const mockAsk = jest.fn()
jest.mock('../../src/backend/calls', () => ({
  askClinic: (...args: unknown[]) => mockAsk(...args),
}))
jest.mock('../../src/backend/invoke', () => ({}))

const answer = (response: string) => ({ ok: true, data: { response } })
const failure = { ok: false, failure: { kind: 'http', status: 500, detail: 'boom' } }
const failedMessage = 'Unable to get response at the moment. Please try again later.'

let log: jest.SpyInstance
beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined
  mockAsk.mockReset()
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => log.mockRestore())

async function search() {
  const page = await renderDialogs()
  const { dialog, inside } = await page.open('search', /search/i)
  const field = inside.getAllByRole('textbox')[0] as HTMLInputElement
  return { ...page, dialog, inside, field }
}

describe('section 2, search and AI assistant dialog', () => {
  test('each chip fills the input', async () => {
    const { user, inside, field } = await search()
    for (const chip of [
      'Botox treatments',
      'Lip fillers',
      'Booking process',
      'Treatment costs',
      'Non-surgical nose job',
    ]) {
      await user.click(inside.getByRole('button', { name: chip }))
      expect(field).toHaveValue(chip)
      expect(field).toHaveFocus()
      await user.clear(field)
    }
  })
  test('while the input has text and there is no answer, matching pages are listed as links', async () => {
    const { user, inside, field } = await search()
    expect(inside.queryByRole('list', { name: 'Suggested pages' })).toBeNull()
    await user.type(field, ' OILY ')
    const list = await inside.findByRole('list', { name: 'Suggested pages' })
    expect(within(list).getByRole('link')).toHaveAttribute('href', '/oily-skin-botox/')
    expect(within(list).getByRole('link')).toHaveTextContent('Botox for oily skin')
    await user.clear(field)
    expect(inside.queryByRole('list', { name: 'Suggested pages' })).toBeNull()
  })
  test('a misspelt query is understood when nothing contains it', async () => {
    const { user, inside, field } = await search()
    await user.type(field, 'cosmedrem')
    expect(
      within(await inside.findByRole('list', { name: 'Suggested pages' })).getByRole('link'),
    ).toHaveAttribute('href', '/cosmederm/')
  })
  test('Enter submits; the payload is the question and the clinic knowledge', async () => {
    mockAsk.mockResolvedValue(answer('Yes.'))
    const { user, field } = await search()
    await user.type(field, '  lips? {Enter}')
    expect(mockAsk).toHaveBeenCalledTimes(1)
    expect(mockAsk.mock.calls[0][0]).toEqual({
      question: 'lips?',
      context: 'The clinic knowledge.',
    })
  })
  test('after an answer: paragraphs, follow-up with Ask, actions, Clear & Search Again; chips and suggestions are gone', async () => {
    mockAsk.mockResolvedValue(
      answer(
        `Lip fillers start at £300.\n\nA doctor sees you first.\nIn person.\n\n${automatedAnswer}`,
      ),
    )
    const { user, inside, field } = await search()
    await user.type(field, 'oily{Enter}')
    const shown = await inside.findByText('Lip fillers start at £300.')
    expect(shown.tagName).toBe('P')
    expect(inside.getByText(/A doctor sees you first/).tagName).toBe('P')
    expect(inside.getByRole('textbox', { name: /follow-up question/i })).toBeInTheDocument()
    expect(inside.getByRole('button', { name: 'Ask' })).toBeEnabled()
    expect(inside.getByRole('link', { name: /Book Now/ })).toHaveAttribute('target', '_blank')
    expect(inside.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:/)
    for (const name of ['WhatsApp', 'Instagram'])
      expect(inside.getByRole('link', { name })).toHaveAttribute('target', '_blank')
    expect(inside.queryByRole('button', { name: 'Lip fillers' })).toBeNull()
    expect(inside.queryByRole('list', { name: 'Suggested pages' })).toBeNull()
    expect(inside.getByText(/AI answer: automated, not a doctor, not a diagnosis/)).toBeVisible()
    expect(inside.queryByText(automatedAnswer)).toBeNull()
  })
  test('an emergency: the number to ring is the first button, the signs are a list, and nothing is booked', async () => {
    mockAsk.mockResolvedValue({
      ok: true,
      data: {
        response:
          'Call 999 now. Do not drive.\n\nOne of these is enough:\n- Sight is dim\n- Eye pain',
        urgent: true,
      },
    })
    const { user, inside, field } = await search()
    await user.type(field, 'my eye{Enter}')
    const call = await inside.findByRole('link', { name: 'Call 999' })
    expect(call).toHaveAttribute('href', 'tel:999')
    expect(call.compareDocumentPosition(inside.getByText(/Do not drive/))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(inside.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Sight is dim',
      'Eye pain',
    ])
    expect(inside.queryByRole('link', { name: /Book Now|WhatsApp|Instagram/ })).toBeNull()
    // Announced, and said again by what has the focus: the number with the answer, in this order.
    expect(inside.getByRole('status')).toHaveTextContent('Urgent: call 999 now')
    const group = inside.getByRole('group', { name: 'Urgent: call 999 now' })
    expect(group).toHaveFocus()
    expect(group).toContainElement(call)
    expect(group).toContainElement(inside.getByText(/Do not drive/))
  })
  test('a follow-up stands alone as the question, and the context ends in the turn before; both stay on the page', async () => {
    mockAsk.mockResolvedValueOnce(answer('First.')).mockResolvedValueOnce(answer('Second.'))
    const { user, inside, field } = await search()
    await user.type(field, 'lips{Enter}')
    await inside.findByText('First.')
    await user.type(inside.getByRole('textbox', { name: /follow-up/i }), 'and for men?')
    await user.click(inside.getByRole('button', { name: 'Ask' }))
    expect(await inside.findByText('Second.')).toBeInTheDocument()
    expect(mockAsk.mock.calls[1][0]).toEqual({
      question: 'and for men?',
      context: 'The clinic knowledge.\nPrevious question: lips\nPrevious answer: First.',
    })
    expect(inside.getByText('First.').compareDocumentPosition(inside.getByText('Second.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(inside.getByRole('textbox', { name: /follow-up/i })).toHaveValue('')
  })
  test('without the clinic knowledge the question is asked all the same', async () => {
    mockAsk.mockResolvedValue(answer('Yes.'))
    const { user, inside, field } = await search()
    ;(globalThis.fetch as jest.Mock).mockRejectedValue(new TypeError('offline'))
    await user.type(field, 'lips{Enter}')
    await inside.findByText('Yes.')
    expect(mockAsk.mock.calls[0][0].context).toBe('')
  })
})

describe('section 4, search dialog', () => {
  test('while a question is pending the button is disabled, and a second submit sends nothing', async () => {
    const call = pending()
    mockAsk.mockReturnValue(call.promise)
    const { user, inside, field } = await search()
    await user.type(field, 'lips{Enter}')
    const button = inside.getByRole('button', { name: 'Search' })
    expect(button).toBeDisabled()
    act(() => field.form!.requestSubmit())
    await act(async () => undefined)
    expect(mockAsk).toHaveBeenCalledTimes(1)
    await call.settle(failure)
    expect(button).toBeEnabled()
  })
  test('Clear & Search Again resets query and answer and brings the chips back', async () => {
    mockAsk.mockResolvedValue(answer('Yes.'))
    const { user, inside, field } = await search()
    await user.type(field, 'lips{Enter}')
    await user.click(await inside.findByRole('button', { name: 'Clear & Search Again' }))
    expect(field).toHaveValue('')
    expect(inside.queryByText('Yes.')).toBeNull()
    expect(inside.getByRole('button', { name: 'Lip fillers' })).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
  })
  test('the draft survives closing and opening again', async () => {
    const { user, inside, open, field } = await search()
    await user.type(field, 'half a quest')
    await user.click(inside.getByRole('button', { name: 'Close' }))
    await open('search', /search/i)
    expect(field).toHaveValue('half a quest')
  })
  test('a late reply after closing is ignored, and loading has ended', async () => {
    const call = pending()
    mockAsk.mockReturnValue(call.promise)
    const { user, inside, open, field } = await search()
    await user.type(field, 'lips{Enter}')
    await user.click(inside.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(mockAsk.mock.calls[0][1].aborted).toBe(true))
    await call.settle(answer('Too late.'))
    await open('search', /search/i)
    expect(screen.queryByText('Too late.')).toBeNull()
    expect(inside.getByRole('button', { name: 'Search' })).toBeEnabled()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('section 8, search dialog', () => {
  test.each(['', '   '])(
    'the query %j: error toast Please enter a search query, and nothing is sent',
    async (text) => {
      const { user, inside, field } = await search()
      if (text) await user.type(field, text)
      await user.click(inside.getByRole('button', { name: 'Search' }))
      expect(await inside.findByRole('alert')).toHaveTextContent('Please enter a search query')
      expect(field).toHaveFocus()
      expect(mockAsk).not.toHaveBeenCalled()
    },
  )
  test('ai-chat failure: error toast, logged, loading ends, the words stay', async () => {
    mockAsk.mockResolvedValue(failure)
    const { user, inside, field } = await search()
    await user.type(field, 'lips{Enter}')
    expect(await inside.findByRole('alert')).toHaveTextContent(failedMessage)
    expect(log).toHaveBeenCalledWith('[ai-chat] http 500', 'boom')
    expect(inside.getByRole('button', { name: 'Search' })).toBeEnabled()
    expect(field).toHaveValue('lips')
    // Once it is sent again, nothing of the error lies over the answer.
    mockAsk.mockResolvedValue(answer('Now.'))
    await user.click(inside.getByRole('button', { name: 'Search' }))
    expect(await inside.findByText('Now.')).toBeVisible()
    expect(inside.queryByRole('alert')).toBeNull()
  })
  test('what was wrong stays below the field, tied to it, until it is typed into', async () => {
    mockAsk.mockResolvedValue(failure)
    const { user, inside, field } = await search()
    await user.click(inside.getByRole('button', { name: 'Search' }))
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Write your question in this field first.')
    await user.type(field, 'lips')
    expect(field).toBeValid()
    await user.type(field, '{Enter}')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/has not been answered. It is still here/),
    )
  })
  test('a question that is too long is kept whole, and nothing is sent', async () => {
    const { user, inside, field } = await search()
    const pasted = `${'word '.repeat(2500)}I cannot see out of one eye.`
    await user.click(field)
    await user.paste(pasted)
    expect(field).toHaveValue(pasted)
    expect(field).toHaveAccessibleDescription(/has 12,528 characters, and 12,000 can be sent/)
    expect(inside.getByText('This is too long to be sent')).toHaveAttribute('role', 'status')
    await user.click(inside.getByRole('button', { name: 'Search' }))
    expect(mockAsk).not.toHaveBeenCalled()
    expect(field).toHaveFocus()
  })
  test('start, finish and suggestions are announced in one place', async () => {
    const call = pending()
    mockAsk.mockReturnValue(call.promise)
    const { user, inside, field } = await search()
    const status = inside.getByRole('status')
    await user.type(field, 'oily')
    await waitFor(() => expect(status).toHaveTextContent('1 suggested page'))
    await user.type(field, '{Enter}')
    expect(status).toHaveTextContent('Looking for an answer')
    await call.settle(answer('Yes.'))
    expect(status).toHaveTextContent('The answer is ready')
    expect(inside.getAllByRole('status')).toHaveLength(1)
  })
})
