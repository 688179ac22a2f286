import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Notices } from '../../src/shell/Notices'
import { SiteProvider } from '../../src/site/SiteContext'
import type { SiteData } from '../../src/site/site'
import site from '../fixtures/site.json'

const notices = [
  { from: '2026-12-01', until: '2026-12-24', text: 'Before Christmas.' },
  { from: '2026-12-25', until: '2026-12-26', text: 'Christmas.' },
]
const above = (
  <SiteProvider value={{ ...(site as unknown as SiteData), notices }}>
    <Notices />
  </SiteProvider>
)
const shown = () =>
  [...document.querySelectorAll('section')]
    .filter(({ hidden }) => !hidden)
    .map((e) => e.textContent)

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

it.each([
  ['2026-11-30T12:00:00Z', []],
  ['2026-12-01T00:00:00Z', ['Before Christmas.']],
  ['2026-12-24T23:59:00Z', ['Before Christmas.']],
  ['2026-12-25T00:00:00Z', ['Christmas.']],
  ['2026-12-27T12:00:00Z', []],
])('at %s shows %j, whenever the page was built', async (now, expected) => {
  jest.setSystemTime(new Date('2026-12-10T12:00:00Z'))
  const html = renderToString(above)
  jest.setSystemTime(new Date(now))
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.replaceChildren(container)
  expect(container.querySelectorAll('section:not([hidden])')).toHaveLength(1)
  // As the browser runs it while it reads the page.
  new Function(container.querySelector('script')!.textContent)()
  expect(shown()).toEqual(expected)
  render(above, { container, hydrate: true })
  expect(shown()).toEqual(expected)
})
