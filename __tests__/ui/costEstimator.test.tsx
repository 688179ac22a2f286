import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { estimatorData } from '../../src/features/estimator/build'
import { CostEstimator } from '../../src/features/estimator/CostEstimator'
import { violations } from '../helpers/violations'
import { testBuildContext } from '../helpers/buildContext'

const data = estimatorData(testBuildContext())

const show = (query = '') => {
  history.replaceState({ key: 'gatsby' }, '', `/botox-cost-london/${query}`)
  return render(
    <section>
      <h2 id="work-out-your-total">Work out your total</h2>
      <CostEstimator data={data} />
    </section>,
  )
}
const total = () => document.querySelector('output')!.textContent
const tick = (name: string) =>
  userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }))
const rows = () =>
  within(screen.getByRole('table', { name: 'Your sum, step by step' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))
/** Opens the folded groups, so that their controls can be found as a visitor finds them. */
const unfold = () =>
  document.querySelectorAll('details').forEach((details) => (details.open = true))

describe('the cost estimator', () => {
  it('starts with nothing chosen, and says what to do', () => {
    show()
    expect(total()).toBe('')
    expect(screen.queryByRole('table')).toBeNull()
    expect(
      screen.getByText('Choose above what you are thinking of, and each step appears here.'),
    ).toBeInTheDocument()
  })

  it('shows every step, the consultation that comes off, and what is left', async () => {
    show()
    for (const name of ['Frown lines', 'Forehead lines', 'Chin dimpling']) await tick(name)
    await userEvent.click(screen.getByRole('radio', { name: 'A man' }))
    expect(rows()).toEqual([
      ['Botox: two areasFrown lines and forehead lines', '£275'],
      [
        'Botox: male supplementOnce a visit: larger muscles usually need a larger dose, and the doctor decides the dose.',
        '£50',
      ],
      ['Chin dimpling', '£50'],
      ['Total', '£375'],
      ['£50 paid at the consultation comes off', '−£50'],
      ['Left to pay when you are treated', '£325'],
    ])
    expect(total()).toBe('Your total£375')
    expect(
      screen.getByText(/you owe the consultation fee of £50 and nothing else/),
    ).toBeInTheDocument()
    expect(screen.getByText(/decided by a prescriber after an examination/)).toBeInTheDocument()
  })

  it('says how to mend an add-on without a main area, and counts it as left out', async () => {
    show()
    await tick('Brow lift')
    expect(rows()).toEqual([
      [
        'Brow liftAn add-on goes with one main area or more: tick a main area too, or take this out.',
        'not in this sum',
      ],
    ])
    expect(total()).toBe('Your total, with 1 left outNo sum yet')
    await tick('Frown lines')
    expect(total()).toBe('Your total£225')
  })

  it('counts fillers in whole ml, offers the sizes of lip filler, and says in the fold what is chosen', async () => {
    show()
    unfold()
    const cheek = screen.getByRole('combobox', { name: 'Cheek filler' })
    expect(cheek).toHaveAccessibleDescription('£350 per ml')
    expect(
      within(cheek)
        .getAllByRole('option')
        .map((o) => o.textContent),
    ).toEqual(['None', '1 ml', '2 ml', '3 ml', '4 ml'])
    await userEvent.selectOptions(cheek, '2 ml')
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Lip filler' }),
      'lip-filler-1-0',
    )
    expect(rows().slice(0, 3)).toEqual([
      ['Lip filler, 1.0\u00a0ml', '£350'],
      ['Cheek filler2 ml × £350', '£700'],
      ['Total', '£1,050'],
    ])
    expect(screen.getByText('2 chosen')).toBeInTheDocument()
  })

  it('leads to the sum', async () => {
    Element.prototype.scrollIntoView = jest.fn()
    show('?areas=frown')
    await userEvent.click(screen.getByRole('button', { name: 'See the sum' }))
    const heading = screen.getByRole('heading', { name: 'Your sum, step by step' })
    expect(heading).toHaveFocus()
    expect(jest.mocked(heading.scrollIntoView)).toHaveBeenCalledTimes(1)
  })

  it('opens with the sum of its address, and leaves the address alone', () => {
    show('?areas=frown&add=migraine&utm_source=card#work-out-your-total')
    expect(total()).toBe('Your total£625 to £725')
    expect(screen.getByRole('checkbox', { name: /^Frown lines/ })).toBeChecked()
    expect(location.search).toBe('?areas=frown&add=migraine&utm_source=card')
  })

  it('keeps the address with the choice, and what Gatsby keeps in the history', async () => {
    show('?utm_source=card#here')
    await tick('Frown lines')
    expect(location.href).toMatch(/\/botox-cost-london\/\?areas=frown&utm_source=card#here$/)
    expect(history.state).toEqual({ key: 'gatsby' })
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(location.search).toBe('?utm_source=card')
    expect(total()).toBe('')
    expect(screen.getByRole('checkbox', { name: /^Frown lines/ })).not.toBeChecked()
  })

  it('goes back and forward with the address', () => {
    show('?areas=frown')
    history.replaceState(null, '', '?areas=frown,forehead')
    fireEvent.popState(window)
    expect(total()).toBe('Your total£275')
    expect(screen.getByRole('checkbox', { name: /^Forehead lines/ })).toBeChecked()
  })

  it('keeps what was ticked before the scripts arrived, and adds it to what the address asks for', () => {
    history.replaceState(null, '', '/botox-cost-london/?areas=frown&add=lip-filler-0-5')
    const page = document.createElement('section')
    document.body.append(page)
    page.innerHTML = renderToString(<CostEstimator data={data} />)
    page.querySelector<HTMLInputElement>('[value=forehead]')!.checked = true
    page.querySelector<HTMLInputElement>('[value=male]')!.checked = true
    render(<CostEstimator data={data} />, { container: page, hydrate: true })
    expect(total()).toBe('Your total£625')
    expect(location.search).toBe('?areas=frown,forehead&sex=male&add=lip-filler-0-5')
  })

  it('takes up what a program ticks', async () => {
    show()
    screen.getByRole<HTMLInputElement>('checkbox', { name: /^Frown lines/ }).checked = true
    await waitFor(() => expect(window.location.search).toBe('?areas=frown'))
  })

  it('copies the address of the estimate, without anything else that stood in it', async () => {
    const user = userEvent.setup()
    show('?areas=frown&utm_source=card#elsewhere')
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied.')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/botox-cost-london/?areas=frown#work-out-your-total`,
    )
  })

  it('says so where copying is not allowed', async () => {
    const user = userEvent.setup()
    show('?areas=frown')
    jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(
      await screen.findByText('Copying is not allowed here. The address of this page is the link.'),
    ).toBeInTheDocument()
  })

  it('reads to a screen reader as groups of named controls', async () => {
    const { container } = show('?areas=frown&add=addon-chin,masseter')
    unfold()
    const names = screen
      .getAllByRole('group')
      .map((group) => group.querySelector('legend')?.textContent)
    expect(names).toEqual(
      expect.arrayContaining([
        'Expression lines',
        'Who is it for?',
        'Add-ons to a lines treatment',
        'Lower face and neck',
        'Dermal fillers',
      ]),
    )
    expect(await violations(container)).toEqual([])
  })
})
