import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { pending, renderDialogs } from '../helpers/renderDialogs'

const mockRequest = jest.fn()
jest.mock('../../src/backend/calls', () => ({
  requestOffer: (...args: unknown[]) => mockRequest(...args),
}))
jest.mock('../../src/backend/invoke', () => ({}))

const offer = {
  title: 'An unhurried consultation',
  description: 'A doctor looks at your face.',
  personalizedMessage: 'Ann, lines can come from movement.',
  value: 'Fifteen extra minutes',
  requiresVisit: true,
  location: 'Harley Street, London',
}
const success = { ok: true, data: offer }
const failure = { ok: false, failure: { kind: 'declined', detail: 'success is false' } }

let log: jest.SpyInstance
beforeEach(() => {
  mockRequest.mockReset()
  Element.prototype.scrollIntoView = jest.fn()
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => log.mockRestore())

async function offerDialog() {
  const page = await renderDialogs()
  const { dialog, inside } = await page.open('offer', /offer/i, () =>
    screen.findByRole('checkbox', { name: 'Acne & Breakouts' }),
  )
  const toDetails = async () => {
    await page.user.click(inside.getByRole('checkbox', { name: 'Fine Lines & Wrinkles' }))
    await page.user.click(inside.getByRole('button', { name: 'Continue' }))
  }
  const fillIn = async (fields: Fields = {}) => {
    for (const [name, text] of Object.entries({
      Name: 'Ann Smith',
      Email: 'ann@example.com',
      Location: 'Leeds',
      ...fields,
    }))
      if (text) await page.user.type(inside.getByRole('textbox', { name }), text)
  }
  const submitButton = () => inside.getByRole('button', { name: 'Get my offer' })
  const submit = () => page.user.click(submitButton())
  return { ...page, dialog, inside, toDetails, fillIn, submitButton, submit }
}

/** The dialog at its second stage, as it is, filled in, and sent. */
async function details() {
  const page = await offerDialog()
  await page.toDetails()
  return page
}
type Fields = Partial<Record<'Name' | 'Email' | 'Location', string>>
async function filledIn(fields?: Fields) {
  const page = await details()
  await page.fillIn(fields)
  return page
}
async function submitted(fields?: Fields) {
  const page = await filledIn(fields)
  await page.submit()
  return page
}

describe('section 2 and 3, welcome-offer dialog', () => {
  test('stage one has a toggle for each of the ten concerns', async () => {
    const { inside } = await offerDialog()
    const labels = [
      'Fine Lines & Wrinkles',
      "Crow's Feet",
      'Forehead Lines',
      'Skin Dullness',
      'Acne & Breakouts',
      'Volume Loss',
      'Nose Reshaping',
      'Sagging Skin',
      'Pigmentation',
      'Large Pores',
    ]
    for (const name of labels) expect(inside.getByRole('checkbox', { name })).not.toBeChecked()
    expect(inside.getAllByRole('checkbox')).toHaveLength(10)
  })
  test('the payload holds every key; age is an integer or null; marketing is unticked', async () => {
    mockRequest.mockResolvedValue(success)
    const { submit, inside } = await filledIn()
    const ticks = inside.getAllByRole('checkbox')
    expect(
      ticks.map((tick) => [tick.getAttribute('name'), (tick as HTMLInputElement).checked]),
    ).toEqual([
      ['keep', false],
      ['marketing', false],
    ])
    await submit()
    expect(mockRequest.mock.calls[0][0]).toEqual({
      name: 'Ann Smith',
      email: 'ann@example.com',
      age: null,
      sex: '',
      location: 'Leeds',
      concerns: ['lines'],
      keep: false,
      marketing: false,
      trap: '',
    })
    expect(mockRequest.mock.calls[0][1]).toMatch(/^[0-9a-f-]{32,36}$/)
  })
  test('the offer shows title, description, message, value, visit, location, 30 days and no obligation', async () => {
    mockRequest.mockResolvedValue(success)
    const { inside } = await submitted()
    expect(await inside.findByRole('heading', { name: offer.title })).toBeVisible()
    for (const text of [offer.description, offer.personalizedMessage, offer.value, offer.location])
      expect(inside.getByText(text)).toBeVisible()
    expect(
      inside.getByText(/30 days, until \d+ \w+ 20\d\d\..*no obligation.*take time to decide/),
    ).toBeVisible()
    // How it is claimed: what to say and to whom; and that no letter comes.
    expect(
      inside.getByText(new RegExp(`the offer “${offer.title}”:.*not sent to you by e-mail`)),
    ).toBeVisible()
    expect(inside.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^tel:.*182$/),
        expect.stringMatching(/^mailto:/),
      ]),
    )
    expect(inside.getByRole('link', { name: /0808 157/ }).getAttribute('href')).toMatch(/^tel:/)
  })
  test('the honeypot is hidden from everyone', async () => {
    const { dialog } = await details()
    expect(dialog.querySelector('input[name="trap"]')!.closest('[hidden]')).not.toBeNull()
  })
  test('consent: purpose, retention and adults only stand beside the form', async () => {
    const { inside } = await details()
    expect(
      inside.getByText(/prepare your offer.*180 days.*no obligation.*aged 18 and over/),
    ).toBeVisible()
  })
})

describe('section 4, welcome-offer dialog', () => {
  test('Continue is enabled only with at least one concern', async () => {
    const { inside, user } = await offerDialog()
    const next = inside.getByRole('button', { name: 'Continue' })
    expect(next).toBeDisabled()
    await user.click(inside.getByRole('checkbox', { name: 'Large Pores' }))
    expect(next).toBeEnabled()
    await user.click(inside.getByRole('checkbox', { name: 'Large Pores' }))
    expect(next).toBeDisabled()
  })
  test('while loading the button is disabled and a second submit sends nothing', async () => {
    const call = pending()
    mockRequest.mockReturnValue(call.promise)
    const { submitButton, dialog, inside } = await submitted()
    expect(submitButton()).toBeDisabled()
    act(() => dialog.querySelector('form')!.requestSubmit())
    expect(mockRequest).toHaveBeenCalledTimes(1)
    await call.settle(success)
    expect(inside.getByRole('heading', { name: offer.title })).toBeVisible()
  })
  test('closing resets all fields after 300 ms; reopening starts at concerns', async () => {
    const { inside, user, open, dialog } = await filledIn()
    await user.click(inside.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await act(async () => new Promise((resolve) => setTimeout(resolve, 200)))
    expect(dialog.querySelector('input[type="email"]')).toHaveValue('ann@example.com')
    await act(async () => new Promise((resolve) => setTimeout(resolve, 150)))
    expect(dialog.querySelector('input[type="email"]')).toBeNull()
    await open('offer', /offer/i)
    expect(inside.getByRole('checkbox', { name: 'Fine Lines & Wrinkles' })).not.toBeChecked()
  })
  test('reopening before the 300 ms are over starts at concerns too', async () => {
    const { inside, user, open } = await filledIn()
    await user.click(inside.getByRole('button', { name: 'Close' }))
    await open('offer', /offer/i)
    expect(inside.getByRole('checkbox', { name: 'Fine Lines & Wrinkles' })).not.toBeChecked()
    expect(inside.queryByRole('textbox', { name: 'Name' })).toBeNull()
  })
  test('a late reply after closing is ignored', async () => {
    const call = pending()
    mockRequest.mockReturnValue(call.promise)
    const { inside, user, open } = await submitted()
    await user.click(inside.getByRole('button', { name: 'Close' }))
    await call.settle(success)
    await open('offer', /offer/i)
    expect(screen.queryByText('Congratulations!')).toBeNull()
    expect(inside.getByRole('checkbox', { name: 'Acne & Breakouts' })).toBeVisible()
  })
})

describe('section 5, offer form', () => {
  test('an email that is none is refused beside its field, and nothing is sent', async () => {
    const { fillIn, submit, inside } = await details()
    expect(inside.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
    await fillIn({ Email: 'ann at example' })
    await submit()
    expect(inside.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /name@example.com/,
    )
    expect(inside.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    expect(mockRequest).not.toHaveBeenCalled()
  })
  test('what is missing is said at each field that was left empty, and the first has the focus', async () => {
    const { user, inside } = await details()
    await user.type(inside.getByRole('textbox', { name: 'Name' }), 'Ann{Enter}')
    const field = (name: string) => inside.getByRole('textbox', { name })
    expect(field('Name')).not.toHaveAttribute('aria-invalid')
    for (const name of ['Email', 'Location']) {
      expect(field(name)).toHaveAttribute('aria-invalid')
      expect(field(name)).toHaveAccessibleDescription(/^Enter /)
    }
    expect(field('Email')).toHaveFocus()
    await user.type(field('Email'), 'a')
    expect(field('Email')).not.toHaveAttribute('aria-invalid')
    expect(field('Location')).toHaveAttribute('aria-invalid')
  })
  test('nothing that is typed or pasted is cut: what is too long is said with its length', async () => {
    const { submit, inside, user } = await filledIn({ Name: '' })
    const field = inside.getByRole('textbox', { name: 'Name' })
    await user.click(field)
    await user.paste('a'.repeat(134))
    await submit()
    expect(field).toHaveAccessibleDescription(/120 characters at most; it has 134/)
    expect(mockRequest).not.toHaveBeenCalled()
  })
  test('what a program has put into the fields is what counts, told or not, and stays', async () => {
    mockRequest.mockResolvedValue(failure)
    const { submitButton, submit, inside, user } = await details()
    const fill = (name: string, text: string, event?: string) => {
      const field = inside.getByRole<HTMLInputElement>('textbox', { name })
      field.value = text
      if (event) field.dispatchEvent(new Event(event, { bubbles: true }))
    }
    act(() => {
      fill('Name', 'Ann', 'input')
      fill('Email', 'ann@example.com', 'change')
      fill('Location', 'Leeds')
    })
    await waitFor(() => expect(submitButton()).toBeEnabled())
    await user.selectOptions(inside.getByRole('combobox', { name: 'Sex' }), 'other')
    act(() => fill('Location', 'York'))
    await submit()
    expect(mockRequest.mock.calls[0][0]).toMatchObject({
      name: 'Ann',
      email: 'ann@example.com',
      location: 'York',
      sex: 'other',
    })
    expect(inside.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann')
  })
  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'Enter of an input method (%j) says and sends nothing',
    async (how) => {
      const { toDetails, inside } = await offerDialog()
      await toDetails()
      fireEvent.keyDown(inside.getByRole('textbox', { name: 'Name' }), { key: 'Enter', ...how })
      await act(async () => undefined)
      expect(inside.queryByRole('alert')).toBeNull()
    },
  )
  test('a double click moves one stage', async () => {
    const { inside, user } = await offerDialog()
    await user.click(inside.getByRole('checkbox', { name: 'Large Pores' }))
    fireEvent.click(inside.getByRole('button', { name: 'Continue' }), { detail: 1 })
    fireEvent.click(inside.getByRole('button', { name: 'Back' }), { detail: 2 })
    expect(inside.getByRole('button', { name: 'Get my offer' })).toBeVisible()
    fireEvent.click(inside.getByRole('button', { name: 'Back' }), { detail: 1 })
    expect(inside.getByRole('button', { name: 'Continue' })).toBeVisible()
  })
  test('an age under 18 is refused with the adults-only message', async () => {
    const { submit, inside, user } = await filledIn()
    await user.type(inside.getByRole('spinbutton', { name: 'Age' }), '17')
    await submit()
    expect(inside.getByRole('alert')).toHaveTextContent(
      'Treatments are for adults aged 18 and over.',
    )
    expect(inside.getByRole('spinbutton', { name: 'Age' })).toBeInvalid()
    expect(mockRequest).not.toHaveBeenCalled()
  })
})

describe('section 8, offer', () => {
  const message =
    'Please fill in all required fieldsName, email, location, and at least one concern are required.'
  test('missing required field, blank: destructive toast', async () => {
    const { inside } = await submitted({ Name: '   ' })
    expect(await inside.findByRole('alert')).toHaveTextContent(message)
    expect(mockRequest).not.toHaveBeenCalled()
  })
  test('missing required field, Enter while the button is disabled: destructive toast', async () => {
    const { user, inside } = await details()
    await user.type(inside.getByRole('textbox', { name: 'Name' }), 'Ann{Enter}')
    expect(await inside.findByRole('alert')).toHaveTextContent(message)
    expect(mockRequest).not.toHaveBeenCalled()
  })
  test('failure or response without success: destructive toast Error, and the details stay', async () => {
    mockRequest.mockResolvedValue(failure)
    const { inside, submitButton } = await submitted()
    const toast = await inside.findByRole('alert')
    expect(toast).toHaveTextContent('Error')
    expect(toast).toHaveTextContent('Failed to generate your offer. Please try again.')
    expect(log).toHaveBeenCalledWith('[raffle-offer] declined', 'success is false')
    expect(submitButton()).toBeEnabled()
    expect(inside.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann Smith')
  })
  test('what the server names as wrong is said at its field, which has the focus', async () => {
    mockRequest.mockResolvedValue({ ok: false, failure: { ...failure.failure, fields: ['email'] } })
    const { inside } = await submitted()
    const field = inside.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(/name@example.com/)
  })
  test('a refusal for age is the adults-only message, at the field', async () => {
    mockRequest.mockResolvedValue({
      ok: false,
      failure: { kind: 'http', detail: '', status: 422, code: 'adults-only', fields: ['age'] },
    })
    const { inside } = await submitted()
    const age = inside.getByRole('spinbutton', { name: 'Age' })
    await waitFor(() => expect(age).toHaveFocus())
    expect(age).toHaveAccessibleDescription(/adults aged 18 and over/)
  })
  test.each([
    [{ status: 429, code: 'network-full' }, /enquiries.*your network.*tomorrow.*Or ring/],
    [{ status: 429, code: 'too-many-requests' }, /Too many requests.*wait a minute.*Or ring/],
    [{ status: 503 }, /not certain.*check your connection.*counts once.*Or ring/],
  ])('the form says what to do about %j, and keeps what was typed', async (how, words) => {
    mockRequest.mockResolvedValueOnce({
      ok: false,
      failure: { kind: 'http', detail: '', ...how },
    })
    const { submit, inside, dialog, submitButton } = await submitted()
    const problem = () => dialog.querySelector('[data-problem]')
    await waitFor(() => expect(problem()).toHaveTextContent(words))
    expect(problem()!.querySelector('[href^="tel:"]')).toBeVisible()
    expect(screen.getByText('Failed to generate your offer. Please try again.')).toBeVisible()
    expect(inside.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann Smith')
    await waitFor(() => expect(submitButton()).toHaveFocus())
    expect(submitButton()).toHaveAccessibleDescription(words)
    const again = pending()
    mockRequest.mockReturnValue(again.promise)
    await submit()
    expect(problem()).toBeNull()
    await again.settle(success)
  })
  test('the same request sent again carries the same key, another one another key', async () => {
    mockRequest.mockResolvedValue(failure)
    const { submit, inside, user, submitButton } = await submitted()
    await waitFor(() => expect(submitButton()).toBeEnabled())
    await submit()
    await waitFor(() => expect(submitButton()).toBeEnabled())
    await user.type(inside.getByRole('textbox', { name: 'Location' }), ' city')
    await submit()
    const keys = mockRequest.mock.calls.map(([, key]) => key as string)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
  test('no success and no error: nothing is shown', async () => {
    mockRequest.mockResolvedValue({ ok: true, data: null })
    const { inside, submitButton } = await submitted()
    await waitFor(() => expect(submitButton()).toBeEnabled())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Congratulations!')).toBeNull()
    expect(inside.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann Smith')
  })
  test('offer success: toast Congratulations!, which stays until dismissed', async () => {
    mockRequest.mockResolvedValue(success)
    const { inside, user } = await submitted()
    expect(await inside.findByText('Congratulations!')).toBeVisible()
    expect(inside.getByText('Your exclusive offer has been generated!')).toBeVisible()
    await user.click(inside.getByRole('button', { name: 'Dismiss' }))
    expect(inside.queryByText('Congratulations!')).toBeNull()
  })
})
