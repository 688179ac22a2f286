import { act, render, screen } from '@testing-library/react'
import { forgetPublished } from '../../src/backend/published'
import { AnswerText } from '../../src/dialogs/search/AnswerText'

async function answer(text: string) {
  forgetPublished()
  const pages = ['/lip-fillers/', '/cosmetalk/flawless-skin/'].map((path) => ({ path, title: path, keywords: [] }))
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => pages })) as never
  return act(async () => render(<AnswerText paragraphs={[text]} />))
}

it('links the pages an answer drew on, and leaves its words as they came', async () => {
  const text = 'From our pages: Lip fillers (/lip-fillers/); An article (/cosmetalk/flawless-skin/).'
  const { container } = await answer(text)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/lip-fillers/', '/cosmetalk/flawless-skin/'])
  expect(container.textContent).toBe(text)
})

it('makes no link of an address the build does not know, nor of mark-up', async () => {
  const text = 'See (/evil/), (//evil.example/), (https://evil.example/) and <a href="/lip-fillers/">this</a>.'
  const { container } = await answer(text)
  expect(screen.queryByRole('link')).toBeNull()
  expect(container.textContent).toBe(text)
})
