import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { EmailChoices } from '../../src/features/emailChoices/EmailChoices'
import { SiteProvider } from '../../src/site/SiteContext'
import type { SiteData } from '../../src/site/site'
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
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from the e-mail' })
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
  ['#code=stop-all.hash.abc', 'Stop all e-mails to me'],
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

test.each([
  '&utm_source=news',
  '%20',
  '>',
  '%3E',
  '?mc_cid=1',
  '.',
  '...',
  ')',
  '"',
  '%22%20and%20more',
  '#',
  '&amp;x=1',
])('what mail programs add to a link is no part of its code: %s', (added) => {
  for (const before of [
    '#code=',
    '#code%3D',
    '#code%253D',
    '#code=3D',
    '#utm_source=x&code=',
    '#code=%20',
    '#%23code=',
  ]) {
    // prettier-ignore
    open(`${before}stop.ha_sh.aB-c${added}`)
    expect(new FormData(form()).get('code')).toBe('stop.ha_sh.aB-c')
    expect(form().dataset.purpose).toBe('stop')
    document.body.innerHTML = ''
  }
})

test('the code leaves the address bar, and nothing else does', () => {
  window.history.replaceState({ kept: true }, '', '/email-choices/?utm_source=x')
  open('#code=stop.hash.abc')
  expect(window.location.href).toBe('http://localhost/email-choices/?utm_source=x')
})

test('a link with ? in place of # does as well, and its code leaves the address bar too', () => {
  window.history.replaceState(null, '', '/email-choices/?code=stop.hash.abc#top')
  const [, code] = /<script>(.*)<\/script>/s.exec(renderToString(page))!
  render(page)
  new Function(code!)()
  expect(new FormData(form()).get('code')).toBe('stop.hash.abc')
  expect(window.location.href).toBe('http://localhost/email-choices/#top')
})

test.each(['https://clinic.test/email-choices/#code=stop.hash.abc', ' “stop.hash.abc”.\u200b'])(
  'the code is found in what was pasted, without a limit: %s',
  (pasted) => {
    open('')
    field().value = pasted
    const sent = new Event('submit', { bubbles: true, cancelable: true })
    form().dispatchEvent(sent)
    expect([sent.defaultPrevented, field().value]).toEqual([false, 'stop.hash.abc'])
  },
)

test('a pasted text without a code is not sent, kept, and said to hold none', () => {
  open('')
  field().value = 'stop'
  const sent = new Event('submit', { bubbles: true, cancelable: true })
  form().dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(true)
  expect(form()).toHaveAttribute('data-unreadable')
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription(/not whole.* what follows/)
  expect(field()).toHaveValue('stop')
  expect(field()).toHaveFocus()
})

test('says that a code is not whole', () => {
  open('#code=stop')
  expect(form()).toHaveAttribute('data-unreadable')
  expect(form()).not.toHaveAttribute('data-purpose')
  expect(window.location.hash).toBe('')
  window.location.hash = '#stopped'
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(form()).not.toHaveAttribute('data-unreadable')
  expect(field()).toHaveAccessibleDescription(/^what follows/)
})

test('takes nothing into the form that is no code', () => {
  open('#code="><img src=x>')
  expect(screen.getByRole('textbox', { name: 'Code from the e-mail' })).toHaveValue('')
})

test('has a paragraph for every outcome that the function leads back to, and no barrier', async () => {
  const { container } = open('')
  for (const outcome of [
    'confirmed',
    'stopped',
    'stopped-before',
    'noted',
    'noted-before',
    'gone',
    'later',
  ])
    expect(document.getElementById(outcome)).toHaveTextContent(/\w+/)
  await act(async () => expect(await violations(container)).toEqual([]))
})
