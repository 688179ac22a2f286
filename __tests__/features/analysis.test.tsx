import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { draftKey } from '../../src/features/analysis/analysisState'
import { formDefaults, steps as wizardSteps } from '../../src/features/analysis/questions'
import { Dialogs } from '../../src/shell/Dialogs'
import { pending, renderDialogs } from '../helpers/renderDialogs'

const mockAnalyse = jest.fn()
jest.mock('../../src/backend/calls', () => ({
  analyse: (...args: unknown[]) => mockAnalyse(...args),
}))
jest.mock('../../src/backend/invoke', () => ({}))

const success = { ok: true, data: { analysis: 'Your skin.\n\nYour lines.' } }
const failure = { ok: false, failure: { kind: 'timeout', detail: 'slow' } }

let log: jest.SpyInstance
beforeEach(() => {
  mockAnalyse.mockReset()
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => log.mockRestore())

async function wizard() {
  const page = await renderDialogs()
  const { dialog, inside } = await page.open('analysis', /analysis/i, () =>
    screen.findByText('Step 1 of 5'),
  )
  const next = () => page.user.click(inside.getByRole('button', { name: 'Next' }))
  const toLast = async () => {
    for (let step = 0; step < 4; step++) await next()
  }
  const generate = () => page.user.click(inside.getByRole('button', { name: 'Generate Analysis' }))
  return { ...page, dialog, inside, next, toLast, generate }
}

describe('section 2, AI analysis wizard dialog', () => {
  const ratings: Record<number, string[]> = {
    1: ['Skin tone', 'Pores', 'Texture', 'Clarity', 'Foundation use'],
    2: ['Frown', 'Forehead', "Crow's feet", 'Chin', 'Smile lines', 'Marionette'],
    3: ['Under eyes', 'Cheeks', 'Jowls', 'Lips'],
  }
  test('five steps, each with its counter, percent bar, name and ratings from 0 to 3; Previous is disabled on step 1; the last button is Generate Analysis', async () => {
    const { inside, user } = await wizard()
    const names = [
      'Personal Information',
      'Skin Quality',
      'Expression Lines',
      'Volume Assessment',
      'Final Details',
    ]
    for (const [index, name] of names.entries()) {
      expect(inside.getByText(`Step ${index + 1} of 5`)).toBeVisible()
      expect(inside.getByRole('heading', { name })).toBeVisible()
      // A new step is read from its heading on.
      expect(inside.getByRole('heading', { name })).toHaveFocus()
      for (const group of ratings[index] ?? []) {
        const radios = within(inside.getByRole('radiogroup', { name: group })).getAllByRole('radio')
        expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual([
          '0, none',
          '1, mild',
          '2, moderate',
          '3, severe',
        ])
        expect(radios[0]).toBeChecked()
      }
      expect(inside.getByRole('progressbar')).toHaveAttribute(
        'aria-valuenow',
        String((index + 1) * 20),
      )
      expect(inside.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(
        index === 0,
      )
      expect(
        inside.getByRole('button', { name: index < 4 ? 'Next' : 'Generate Analysis' }),
      ).toBeEnabled()
      if (index < 4) await user.click(inside.getByRole('button', { name: 'Next' }))
    }
    expect(inside.getByRole('button', { name: 'Generate Analysis' })).toBeEnabled()
    expect(inside.queryByRole('button', { name: 'Next' })).toBeNull()
  })
  test('the result: its title, the text in paragraphs, Take Another Analysis, and Save Report that prints', async () => {
    mockAnalyse.mockResolvedValue(success)
    window.print = jest.fn()
    const { inside, toLast, generate, user } = await wizard()
    await toLast()
    await generate()
    expect(
      await inside.findByRole('heading', { name: 'Your Personalized Aesthetic Analysis' }),
    ).toHaveFocus()
    expect(inside.getByText('Your skin.').tagName).toBe('P')
    expect(inside.getByText('Your lines.').tagName).toBe('P')
    expect(inside.getByText(/automated, not a doctor, not a diagnosis/)).toBeInTheDocument()
    await user.click(inside.getByRole('button', { name: 'Save Report' }))
    expect(window.print).toHaveBeenCalledTimes(1)
    expect(inside.queryByRole('alert')).toBeNull()
    window.print = undefined as never
    await user.click(inside.getByRole('button', { name: 'Save Report' }))
    expect(inside.getByRole('alert')).toHaveTextContent(/cannot print/)
    await user.click(inside.getByRole('button', { name: 'Take Another Analysis' }))
    expect(inside.getByText('Step 1 of 5')).toBeVisible()
    expect(inside.getByRole('spinbutton', { name: 'Age' })).toHaveValue(30)
    expect(sessionStorage.getItem(draftKey)).toBeNull()
  })
  test('what is sent, to whom, and that it is not kept stands beside Generate Analysis', async () => {
    const { inside, toLast } = await wizard()
    await toLast()
    expect(inside.getByText(/Generate Analysis sends your answers.*server.*not kept/)).toBeVisible()
    expect(inside.getByRole('link', { name: 'How we use your data' })).toHaveAttribute(
      'href',
      '/privacy/',
    )
  })
})

describe('section 4, the wizard', () => {
  test('Previous goes back, and the answers are kept', async () => {
    const { inside, next, user } = await wizard()
    await next()
    await user.click(
      within(inside.getByRole('radiogroup', { name: 'Pores' })).getByRole('radio', { name: /^2/ }),
    )
    await next()
    await user.click(inside.getByRole('button', { name: 'Previous' }))
    expect(
      within(inside.getByRole('radiogroup', { name: 'Pores' })).getByRole('radio', { name: /^2/ }),
    ).toBeChecked()
  })
  test('every kind of answer arrives in the payload', async () => {
    mockAnalyse.mockResolvedValue(success)
    const { inside, next, user, generate } = await wizard()
    const pick = (group: string, name: RegExp | string) =>
      user.click(
        within(inside.getByRole('radiogroup', { name: group })).getByRole('radio', { name }),
      )
    await user.clear(inside.getByRole('spinbutton', { name: 'Age' }))
    await user.type(inside.getByRole('spinbutton', { name: 'Age' }), '47')
    await pick('Age perception', 'Older')
    await pick('Skincare routine', 'Active')
    for (let step = 0; step < 4; step++) {
      await next()
      if (step === 2) await pick('Lips', /^3/)
    }
    await pick('Face shape', 'Slim')
    await pick('Ethnicity', 'Mixed')
    await pick('Tan easily', 'Yes')
    await pick('Smoking status', 'Vape')
    await pick('Previous treatments', 'Yes')
    await generate()
    expect(mockAnalyse.mock.calls[0][0]).toEqual({
      ...formDefaults,
      age: 47,
      agePerception: 'older',
      skincareRoutine: 'active',
      lips: 3,
      faceShape: 'slim',
      ethnicity: 'mixed',
      tanEasily: true,
      smokingStatus: 'vape',
      previousTreatments: true,
    })
  })
  test('while submitting the button is disabled and shows a spinner, and a second submit sends nothing', async () => {
    const call = pending()
    mockAnalyse.mockReturnValue(call.promise)
    const { dialog, inside, toLast, generate } = await wizard()
    await toLast()
    await generate()
    const button = inside.getByRole('button', { name: 'Generate Analysis' })
    expect(button).toBeDisabled()
    expect(button.querySelector('[data-spinner]')).toBeVisible()
    act(() => dialog.querySelector('form')!.requestSubmit())
    expect(mockAnalyse).toHaveBeenCalledTimes(1)
    await call.settle(success)
    expect(inside.getByText('Your skin.')).toBeVisible()
  })
  test('the draft survives a reload of the tab', async () => {
    const { inside, next, user, unmount } = await wizard()
    await next()
    await user.click(
      within(inside.getByRole('radiogroup', { name: 'Texture' })).getByRole('radio', {
        name: /^1/,
      }),
    )
    await user.click(inside.getByRole('button', { name: 'Close' }))
    unmount()
    render(
      <>
        <button data-dialog="analysis">again</button>
        <Dialogs />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'again' }))
    expect(await screen.findByText('Step 2 of 5')).toBeVisible()
    expect(
      within(screen.getByRole('radiogroup', { name: 'Texture' })).getByRole('radio', {
        name: /^1/,
      }),
    ).toBeChecked()
  })
})

describe('section 5, the wizard', () => {
  test('Age has min 18 and max 80', async () => {
    const { inside } = await wizard()
    const age = inside.getByRole('spinbutton', { name: 'Age' })
    expect(age).toHaveAttribute('min', '18')
    expect(age).toHaveAttribute('max', '80')
    expect(inside.getByRole('spinbutton', { name: 'Retinol years' })).toHaveAttribute('max', '20')
    expect(inside.getByRole('spinbutton', { name: 'Sunscreen years' })).toHaveAttribute('max', '50')
  })
  test('a number out of range is brought to the limit and this is said', async () => {
    const { inside, user } = await wizard()
    const age = inside.getByRole('spinbutton', { name: 'Age' })
    await user.clear(age)
    await user.type(age, '12')
    await user.tab()
    expect(age).toHaveValue(18)
    expect(inside.getByText(/brought up to 18/)).toHaveAttribute('role', 'status')
    expect(age).toHaveAccessibleDescription(/brought up to 18/)
  })
  test('a double click moves one step, two clicks move two, either way', async () => {
    const { inside } = await wizard()
    const click = (name: string, detail: number) =>
      fireEvent.click(inside.getByRole('button', { name }), { detail })
    click('Next', 1)
    click('Next', 2)
    expect(inside.getByText('Step 2 of 5')).toBeVisible()
    click('Next', 1)
    click('Next', 1)
    click('Next', 1)
    click('Generate Analysis', 2)
    expect(inside.getByText('Step 5 of 5')).toBeVisible()
    expect(mockAnalyse).not.toHaveBeenCalled()
    click('Previous', 1)
    click('Previous', 2)
    expect(inside.getByText('Step 4 of 5')).toBeVisible()
  })
  test.each([undefined, 'change'])(
    'an answer that a program has chosen counts (told by %s), and stays',
    async (event) => {
      mockAnalyse.mockResolvedValue(success)
      const { inside, toLast, generate } = await wizard()
      await toLast()
      const choose = (group: string, name: string) => {
        const radio = within(inside.getByRole('radiogroup', { name: group })).getByRole('radio', {
          name,
        })
        // Past React's own setter, as a program in a world of its own does.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')!.set!.call(
          radio,
          true,
        )
        if (event) act(() => void radio.dispatchEvent(new Event(event, { bubbles: true })))
      }
      const [first, second] = inside.getAllByRole('radiogroup')
      const name = (group: HTMLElement) => group.getAttribute('aria-label')!
      const last = (group: HTMLElement) =>
        within(group).getAllByRole('radio').at(-1)!.parentElement!.textContent
      choose(name(first!), last(first!))
      choose(name(second!), last(second!))
      await generate()
      const { field: firstField } = wizardSteps.at(-1)!.questions[0]!
      const { field: secondField } = wizardSteps.at(-1)!.questions[1]!
      const sent = mockAnalyse.mock.calls[0][0] as Record<string, unknown>
      expect(sent[firstField]).not.toEqual(formDefaults[firstField])
      expect(sent[secondField]).not.toEqual(formDefaults[secondField])
    },
  )
  test('a number that a program has put in counts, told or not', async () => {
    const { inside, user } = await wizard()
    const put = (name: string, text: string) => {
      const field = inside.getByRole<HTMLInputElement>('spinbutton', { name })
      field.value = text
      return field
    }
    put('Sunscreen years', '7')
    // What is told renders the step anew, which must not write over what was not.
    act(() => void put('Age', '44').dispatchEvent(new Event('input', { bubbles: true })))
    await user.click(inside.getByRole('button', { name: 'Next' }))
    await user.click(inside.getByRole('button', { name: 'Previous' }))
    expect(inside.getByRole('spinbutton', { name: 'Age' })).toHaveValue(44)
    expect(inside.getByRole('spinbutton', { name: 'Sunscreen years' })).toHaveValue(7)
  })
})

describe('section 8, the wizard', () => {
  test('analysis failure: logged only, no user message, loading ends, the wizard stays on the last step with its answers', async () => {
    mockAnalyse.mockResolvedValue(failure)
    const { inside, toLast, generate, user } = await wizard()
    await toLast()
    await user.click(
      within(inside.getByRole('radiogroup', { name: 'Face shape' })).getByRole('radio', {
        name: 'Heavy',
      }),
    )
    await generate()
    await waitFor(() => expect(log).toHaveBeenCalledWith('[aesthetic-analysis] timeout', 'slow'))
    expect(inside.getByText('Step 5 of 5')).toBeVisible()
    expect(inside.getByRole('button', { name: 'Generate Analysis' })).toBeEnabled()
    expect(
      within(inside.getByRole('radiogroup', { name: 'Face shape' })).getByRole('radio', {
        name: 'Heavy',
      }),
    ).toBeChecked()
    expect(screen.queryByRole('alert')).toBeNull()
    for (const status of inside.queryAllByRole('status')) expect(status).toBeEmptyDOMElement()
  })
})
