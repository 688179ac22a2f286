import { render, screen } from '@testing-library/react'
import { Helmet } from 'react-helmet'
import { Layout } from '../../src/shell/Layout'
import type { Head } from '../../src/site/page'

const head: Head = {
  title: 'Lip fillers',
  description: 'What they are.',
  canonical: 'https://clinic.test/lip-fillers/',
  image: 'https://clinic.test/x.png',
  type: 'website',
  noindex: false,
  jsonLd: {},
}
const page = (
  <Layout head={head} mobilePriceBar={null} reviewed={null}>
    <h1>Lip fillers</h1>
  </Layout>
)
const robots = () =>
  (Helmet.peek() as unknown as { metaTags: { name?: string; content: string }[] }).metaTags.filter(
    ({ name }) => name === 'robots',
  )
afterEach(() => void delete process.env.GATSBY_PREVIEW)

it('a preview says so above every page, and is kept out of search engines', () => {
  process.env.GATSBY_PREVIEW = 'on'
  render(page)
  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
    'this is not the published site',
  )
  expect(robots()).toEqual([{ name: 'robots', content: 'noindex' }])
})

it('the published site has neither', () => {
  render(page)
  expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull()
  expect(robots()).toEqual([])
})
