import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Shell } from '../../src/ui/dialog/Shell'
import { PageBoundary } from '../../src/shell/wrapPageElement'

/** What is left of a page when a part of it throws. */

let console_: jest.SpyInstance
beforeEach(() => {
  console_ = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  document.body.replaceChildren()
})
afterEach(() => console_.mockRestore())

let inBrowser = false
/** Renders on the server and fails in the browser. */
const FailsInBrowser = () => {
  if (inBrowser) throw new Error('No such thing in this browser')
  return <h1>Lip fillers</h1>
}
const FailsLater = () => {
  useEffect(() => {
    throw new Error('Failed after it was shown')
  }, [])
  return <p>Prices</p>
}

describe('a page whose code fails', () => {
  test('when it starts: its words stay, and so does what stands around it', async () => {
    const page = (
      <>
        <header>The clinic</header>
        <main id="main">
          <PageBoundary path="/lip-fillers/">
            <FailsInBrowser />
          </PageBoundary>
        </main>
      </>
    )
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(page)
    inBrowser = true
    await act(() => hydrateRoot(root, page))
    expect(document.body).toHaveTextContent('The clinicLip fillers')
  })
})

describe('a dialog whose code fails', () => {
  test('says so, offers another try, and leaves the page alone', () => {
    const reportFailure = jest.fn()
    window.__boot = { reportFailure } as unknown as typeof window.__boot
    const shell = (opened: number) => (
      <>
        <main>The page</main>
        <Shell name="offer" title="Offer" opened={opened}>
          {opened ? <FailsLater /> : null}
        </Shell>
      </>
    )
    const { rerender } = render(shell(0))
    screen.getByRole('dialog', { hidden: true }).setAttribute('open', '')
    rerender(shell(1))
    expect(screen.getByText('The page')).toBeInTheDocument()
    expect(screen.getByRole('dialog')).toHaveTextContent('Try again')
    expect(reportFailure).toHaveBeenCalledTimes(1)
  })
})
