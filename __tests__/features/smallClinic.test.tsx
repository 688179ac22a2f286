import { render, screen } from '@testing-library/react'
import { ClosingBand } from '../../src/kinds/sections/BookingBand'
import { ContactWays } from '../../src/kinds/sections/ContactWays'
import { EmailChoices } from '../../src/features/emailChoices/EmailChoices'
import { OfferLink } from '../../src/kinds/sections/Feature'
import { shellNames } from '../../src/site/dialogNames'
import { Drawer } from '../../src/shell/Drawer'
import { Footer } from '../../src/shell/Footer'
import { renderDialogs } from '../helpers/renderDialogs'

/**
 * Parts of pages and dialogs of a clinic with one telephone line, without freephone, WhatsApp,
 * social pages and pairs of pictures.
 */

jest.mock('../fixtures/site.json', () => {
  const site = jest.requireActual<{ lines: object[] }>('../fixtures/site.json')
  return {
    ...site,
    lines: site.lines.slice(0, 1),
    freephone: null,
    whatsapp: null,
    socials: [],
    hasGallery: false,
  }
})
jest.mock('../fixtures/dialogs.json', () => ({
  ...jest.requireActual<object>('../fixtures/dialogs.json'),
  gallery: [],
}))
const mockAsk = jest.fn()
const mockAnalyse = jest.fn()
jest.mock('../../src/backend/calls', () => ({
  askClinic: () => mockAsk() as unknown,
  analyse: () => mockAnalyse() as unknown,
}))
jest.mock('../../src/backend/invoke', () => ({}))

const absent = /WhatsApp|freephone|free to call|free of charge|before-and-after|undefined|null/i
const links = () =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? 'no address')

function leavesNoHole() {
  expect(document.body.textContent).not.toMatch(absent)
  expect(links().filter((href) => /undefined|null|wa\.me|no address/.test(href))).toEqual([])
  for (const list of document.querySelectorAll('ul, ol, dl'))
    expect(list.children).not.toHaveLength(0)
}

test('what stands around every page, and the ways to the clinic on it', () => {
  render(
    <>
      <Drawer />
      <ContactWays />
      <OfferLink />
      <EmailChoices />
      <ClosingBand />
      <Footer />
    </>,
  )
  leavesNoHole()
  expect(screen.queryByRole('heading', { name: 'Social', hidden: true })).toBeNull()
  expect(new Set(links().filter((href) => href.startsWith('tel:')))).toEqual(
    new Set(['tel:+442079460182']),
  )
  expect(screen.getByText(/Or call the clinic line on/)).toBeVisible()
  expect(screen.getByText(/Or tell us by telephone on/)).toBeVisible()
})

test.each(shellNames.filter((name) => name !== 'gallery'))('the dialog %s', async (name) => {
  const { open } = await renderDialogs()
  await open(name, /./)
  expect(document.querySelector('dialog[open]')!.textContent).not.toMatch(absent)
})

test('the gallery has nothing to show, and does not fail', async () => {
  const { open } = await renderDialogs()
  const { inside } = await open('gallery', /gallery/i)
  expect(inside.queryByRole('img')).toBeNull()
})

test('an answer of the assistant offers to book and to call, and nothing that is not there', async () => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined
  mockAsk.mockResolvedValue({ ok: true, data: { response: 'Yes.' } })
  const { user, open } = await renderDialogs()
  const { inside } = await open('search', /search/i)
  await user.type(inside.getAllByRole('textbox')[0]!, 'lips?{Enter}')
  expect(await inside.findByRole('link', { name: /Book Now/ })).toBeVisible()
  expect(inside.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+442079460182')
  expect(inside.queryByRole('link', { name: /WhatsApp|Instagram/ })).toBeNull()
})

test('the report of an analysis says how to reach the clinic', async () => {
  mockAnalyse.mockResolvedValue({ ok: true, data: { analysis: 'Your skin.' } })
  const { user, open } = await renderDialogs()
  const { inside } = await open('analysis', /analysis/i, () => screen.findByText('Step 1 of 5'))
  for (let step = 0; step < 4; step++)
    await user.click(inside.getByRole('button', { name: 'Next' }))
  await user.click(inside.getByRole('button', { name: 'Generate Analysis' }))
  await inside.findByText('Your skin.')
  expect(document.body).toHaveTextContent(/Telephone 020 7946 0182\. Write to hello@/)
})
