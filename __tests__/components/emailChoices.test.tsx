import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { EmailChoices } from '../../src/components/features/EmailChoices'
import { SiteProvider } from '../../src/layout/SiteContext'
import type { SiteData } from '../../src/site'
import fixture from '../fixtures/site.json'
import { violations } from '../helpers/violations'

const page = (
  <SiteProvider value={fixture as unknown as SiteData}>
    <EmailChoices />
  </SiteProvider>
)
/** Reads the page as a browser does: its markup, then the script that stands in it. */
const open = (hash: string) => {
  window.location.hash = hash
  const view = render(page)
  const [, code] = /<script>(.*)<\/script>/s.exec(renderToString(page))!
  new Function(code!)()
  return view
}
const form = () => document.querySelector('form')!

afterEach(() => {
  document.body.innerHTML = ''
})

test('without scripts the code is pasted into a form that goes straight to the function', () => {
  document.body.innerHTML = renderToString(page)
  expect(form()).toHaveAttribute('method', 'post')
  expect(form().action).toBe('http://localhost:54321/functions/v1/email-consent')
  expect(screen.getByRole('textbox', { name: 'Code from the e-mail' })).toBeRequired()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit')
})

test.each([
  ['#code=confirm.lead.1.abc', 'Yes, send me news'],
  ['#code=stop.hash.abc', 'Stop all e-mails to me'],
])(
  'a link of a letter (%s) needs only the button, and nothing is sent before it is pressed',
  (hash, name) => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit')
    open(hash)
    expect(screen.getByRole('button', { name })).toHaveClass(form().dataset.purpose!)
    expect(new FormData(form()).get('code')).toBe(hash.slice(6))
    expect(submit).not.toHaveBeenCalled()
  },
)

test('takes nothing into the form that is no code', () => {
  open('#code="><img src=x>')
  expect(screen.getByRole('textbox', { name: 'Code from the e-mail' })).toHaveValue('')
})

test('has a paragraph for every outcome that the function leads back to, and no barrier', async () => {
  const { container } = open('')
  for (const outcome of ['confirmed', 'stopped', 'stopped-before', 'gone', 'later'])
    expect(document.getElementById(outcome)).toHaveTextContent(/\w+/)
  await act(async () => expect(await violations(container)).toEqual([]))
})
