import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { dialogId, shellNames } from '../../src/site/dialogNames'
import { renderDialogs } from '../helpers/renderDialogs'
import dialogs from '../fixtures/dialogs.json'

/** jsdom has no pointer events; React reads these fields of any event of their name. */
function pointer(
  target: Element,
  type: string,
  pointerType: 'mouse' | 'touch',
  clientX: number,
): void {
  const event = new MouseEvent(type, {
    bubbles: true,
    cancelable: true,
    clientX,
    clientY: 100,
    button: 0,
  })
  fireEvent(target, Object.assign(event, { pointerType, isPrimary: true, pointerId: 1 }))
}

describe('section 2, gallery lightbox', () => {
  const lightbox = async () => {
    const page = await renderDialogs()
    return {
      ...page,
      ...(await page.open('gallery', /gallery/i, () => screen.findByText('3 / 7'))),
    }
  }
  test('opens at the picture asked for, with both pictures, counter and seven dots', async () => {
    const { inside } = await lightbox()
    expect(inside.getByRole('heading', { name: dialogs.gallery[2]!.treatment })).toBeVisible()
    expect(inside.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
      `Before: ${dialogs.gallery[2]!.before.alt}`,
      `After: ${dialogs.gallery[2]!.after.alt}`,
    ])
    expect(inside.getAllByRole('button', { name: /Go to image \d/ })).toHaveLength(7)
    expect(inside.getByText(/^Illustration\..*not a patient/)).toBeVisible()
  })
  test('previous and next wrap around; a dot goes to its picture', async () => {
    const { inside, user } = await lightbox()
    await user.click(inside.getByRole('button', { name: 'Go to image 7' }))
    expect(inside.getByText('7 / 7')).toBeVisible()
    await user.click(inside.getByRole('button', { name: 'Next' }))
    expect(inside.getByText('1 / 7')).toBeVisible()
    await user.click(inside.getByRole('button', { name: 'Previous' }))
    expect(inside.getByText('7 / 7')).toBeVisible()
    expect(inside.getByRole('button', { current: true })).toHaveAccessibleName('Go to image 7')
  })
  test('arrow keys change the picture, unless the comparison slider has the focus', async () => {
    const { inside, user } = await lightbox()
    await user.keyboard('{ArrowRight}')
    expect(inside.getByText('4 / 7')).toBeVisible()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(inside.getByText('2 / 7')).toBeVisible()
    inside.getByRole('slider', { name: /compare/i }).focus()
    await user.keyboard('{ArrowRight}')
    expect(inside.getByText('2 / 7')).toBeVisible()
  })
  test('the slider is moved by keys to every place, and says where it is', async () => {
    const { inside } = await lightbox()
    const slider = inside.getByRole('slider', { name: 'Compare before and after' })
    expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after')
    fireEvent.change(slider, { target: { value: '80' } })
    expect(slider).toHaveAttribute('aria-valuetext', '80% before, 20% after')
    expect(inside.getByRole('img', { name: /^After/ }).closest('.after')).toHaveStyle({
      clipPath: 'inset(0 0 0 80%)',
    })
  })
  test('the edge is dragged on the picture, and the picture does not change', async () => {
    const { inside } = await lightbox()
    const frame = inside
      .getByRole('img', { name: /^Before/ })
      .closest<HTMLElement>('[data-comparison]')!
    Object.assign(frame, {
      setPointerCapture: () => {},
      getBoundingClientRect: () => ({ left: 100, width: 400 }),
    })
    const slider = inside.getByRole('slider')
    const point = (type: string, clientX: number) => pointer(frame, type, 'mouse', clientX)
    point('pointerdown', 200)
    expect(slider).toHaveValue('25')
    expect(slider).toHaveFocus()
    point('pointermove', 460)
    expect(slider).toHaveValue('90')
    point('pointermove', 900)
    expect(slider).toHaveValue('100')
    point('pointerup', 900)
    point('pointermove', 200)
    expect(slider).toHaveValue('100')
    expect(inside.getByText('3 / 7')).toBeVisible()
  })
  test('a finger takes hold of the edge only near it, and swipes the pictures elsewhere', async () => {
    const { inside } = await lightbox()
    const frame = inside
      .getByRole('img', { name: /^Before/ })
      .closest<HTMLElement>('[data-comparison]')!
    Object.assign(frame, {
      setPointerCapture: () => {},
      getBoundingClientRect: () => ({ left: 0, width: 400 }),
    })
    const finger = (type: string, clientX: number) => pointer(frame, type, 'touch', clientX)
    finger('pointerdown', 210)
    finger('pointermove', 120)
    finger('pointerup', 120)
    expect(inside.getByRole('slider')).toHaveValue('30')
    expect(inside.getByText('3 / 7')).toBeVisible()
    finger('pointerdown', 380)
    finger('pointerup', 200)
    expect(inside.getByText('4 / 7')).toBeVisible()
  })
})

describe('section 2, before/after score table and scoring method', () => {
  test('one table with totals 24 before and 5 after', async () => {
    const page = await renderDialogs()
    const { inside } = await page.open('scores', /before and after scores/i, () =>
      screen.findByRole('table'),
    )
    const total = inside.getByRole('row', { name: /Total/ })
    expect(
      within(total)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['24', '5'])
    expect(inside.getAllByRole('table')).toHaveLength(1)
  })
  test('the method names each category with its range', async () => {
    const page = await renderDialogs()
    const { dialog } = await page.open('method', /how we score/i, () => screen.findByText('0–3'))
    expect([...dialog.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
      'Skin appearance',
      'Static lines',
      'Volume loss',
      'Sagging',
    ])
    expect(
      [...dialog.querySelectorAll('dd:last-of-type')].map((range) => range.textContent),
    ).toEqual(['0–3', '0–4', '0–4', '0–4'])
  })
})

describe('section 2, Menu & Contact dialog', () => {
  const menu = async () => {
    const page = await renderDialogs()
    return {
      ...page,
      ...(await page.open('menu', /menu & contact/i, () =>
        screen.findByRole('heading', { name: 'Dermatology' }),
      )),
    }
  }
  const routes: Record<string, string[]> = {
    Botox: [
      '/botox-london',
      '/nefertiti-botox-face-jaw-lift',
      '/masseter-botox',
      '/bunny-lines-botox',
      '/gummy-smile-botox',
      '/excessive-sweat-botox',
      '/trigger-point-botox',
    ],
    'Dermal Fillers': [
      '/lip-fillers',
      '/non-surgical-nose-job',
      '/non-surgical-facelift',
      '/non-surgical-facelift',
      '/chin-filler',
      '/cheek-filler',
      '/jawline-filler',
    ],
    'Skin Treatments': [
      '/chemical-peel',
      '/hydrafacial-london',
      '/prp-treatment',
      '/hyperpigmentation-treatment',
    ],
    Dermatology: [
      '/mole-skin-tag-removal',
      '/eczema-treatment',
      '/psoriasis-treatment',
      '/acne-treatment',
      '/dermatology',
    ],
    'Skin Boosters': ['/profhilo', '/polynucleotide-treatment', '/microneedling'],
  }
  test('each card leads to /treatments, with its routes and View All', async () => {
    const { inside } = await menu()
    for (const [name, links] of Object.entries(routes)) {
      const card = within(inside.getByRole('heading', { name }).closest('article')!)
      for (const all of [name, `View All ${name}`])
        expect(card.getByRole('link', { name: all })).toHaveAttribute('href', '/treatments/')
      expect(
        within(card.getByRole('list'))
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')!.replace(/\/$/, ''))
          .toSorted(),
      ).toEqual(links.toSorted())
    }
  })
  test('on the left: booking in a new tab, two lines, WhatsApp with its greeting, e-mail, and the AI tools', async () => {
    const { inside } = await menu()
    expect(inside.getByRole('link', { name: /Book Your Consultation/ })).toHaveAttribute(
      'target',
      '_blank',
    )
    expect(
      inside.getAllByRole('link').filter((link) => link.getAttribute('href')!.startsWith('tel:')),
    ).toHaveLength(2)
    expect(inside.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toContain('text=')
    expect(inside.getByRole('link', { name: /E-mail/ }).getAttribute('href')).toMatch(/^mailto:/)
    expect(inside.getByRole('link', { name: /Aesthetic intelligence/ })).toHaveAttribute(
      'href',
      '/aesthetic-intelligence/',
    )
  })
  test('the wizard opens from the menu, in its place', async () => {
    const { inside, user, dialog } = await menu()
    await user.click(inside.getByRole('button', { name: /AI aesthetic analysis/ }))
    expect(await screen.findByText('Step 1 of 5')).toBeVisible()
    expect(dialog).not.toHaveAttribute('open')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'open menu' })).toHaveFocus())
  })
})

test('every dialog is in the page from the start, closed and named, is modal, takes the focus, and gives it back', async () => {
  const { user } = await renderDialogs()
  for (const name of shellNames) {
    const shell = document.getElementById(dialogId(name))!
    expect(shell).not.toHaveAttribute('open')
    expect(within(shell).getAllByRole('button', { name: 'Close', hidden: true })).toHaveLength(1)
    for (const id of shell.getAttribute('aria-labelledby')!.split(' '))
      expect(document.getElementById(id)!.textContent).not.toBe('')
    const trigger = screen.getByRole('button', { name: `open ${name}` })
    await user.click(trigger)
    await waitFor(() => expect(shell).toContainElement(document.activeElement as HTMLElement))
    await waitFor(() => expect(shell).not.toHaveAttribute('data-early'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  }
})
