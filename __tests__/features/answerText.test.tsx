import { act, render, screen } from '@testing-library/react'
import { forgetPublished } from '../../src/backend/published'
import { AnswerText } from '../../src/ui/dialog/AnswerText'

async function answer(text: string, language?: string) {
  forgetPublished()
  const pages = ['/lip-fillers/', '/cosmetalk/flawless-skin/'].map((path) => ({
    path,
    title: path,
    keywords: [],
  }))
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => pages })) as never
  return act(async () => render(<AnswerText paragraphs={[{ text, language }]} />))
}

it('links the pages an answer drew on by their titles, and says no address', async () => {
  const { container } = await answer(
    'Where this stands: Lip fillers, Prices (/lip-fillers/#prices); An article (/cosmetalk/flawless-skin/).',
  )
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Lip fillers, Prices', '/lip-fillers/#prices'],
    ['An article', '/cosmetalk/flawless-skin/'],
  ])
  expect(container.textContent).toBe('Where this stands: Lip fillers, Prices; An article.')
})

it('links a title that ends in brackets of its own', async () => {
  const { container } = await answer(
    'Where this stands: Concerns (neck) (/lip-fillers/); An article (/cosmetalk/flawless-skin/).',
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Concerns (neck)',
    'An article',
  ])
  expect(container.textContent).toBe('Where this stands: Concerns (neck); An article.')
})

it('makes no link of an address the build does not know, nor of mark-up', async () => {
  const text =
    'See (/evil/), (//evil.example/), (https://evil.example/) and <a href="/lip-fillers/">this</a>.'
  const { container } = await answer(text)
  expect(screen.queryByRole('link')).toBeNull()
  expect(container.textContent).toBe(text)
})

it('rings the numbers that anybody may ring, and takes no amount for one', async () => {
  await answer('Call 999, or NHS 111. It costs £999, or 1999.')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:999',
    'tel:111',
  ])
})

const paragraph = () => document.querySelector('p')!

it('sets an answer in its language, its amounts and numbers whole', async () => {
  await answer('حشو الشفاه: 0.5 ml = £300، اتصل 999 أو 020 7000 000.', 'ar')
  expect([paragraph().lang, paragraph().dir]).toEqual(['ar', 'rtl'])
  expect(
    [...paragraph().querySelectorAll('[dir="ltr"]')].map(({ textContent }) => textContent),
  ).toEqual(['0.5 ml', '£300', '999', '020 7000 000'])
})

it.each([
  ['zh-Hans', 'ltr'],
  ['pa-Arab', 'rtl'],
])('knows which way %s runs', async (language, dir) => {
  await answer('words', language)
  expect([paragraph().lang, paragraph().dir]).toEqual([language, dir])
})

it('leaves the direction to the words where the language is not told', async () => {
  await answer('One.')
  expect([paragraph().hasAttribute('lang'), paragraph().dir]).toEqual([false, 'auto'])
})
