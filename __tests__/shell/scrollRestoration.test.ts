import { focusStartOfPage, restoreScroll } from '../../src/shell/scrollRestoration'

const place = (
  before: string | null,
  after: string,
  action: string,
  saved: number | null = null,
) => {
  const url = (address: string) => new URL(address, 'https://clinic.example')
  const location = Object.assign(url(after), { action }) as unknown as Location
  return restoreScroll(
    {
      prevRouterProps: before === null ? undefined : { location: url(before) },
      routerProps: { location },
      pathname: url(after).pathname,
      getSavedScrollPosition: () => [0, saved],
    } as never,
    { plugins: [] } as never,
  )
}

let scrolled: jest.SpyInstance
beforeEach(() => {
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => scrolled.mockRestore())

describe('section 2, global behaviour: where a page stands', () => {
  test.each(['PUSH', 'REPLACE'])('on every route change the page scrolls to top: %s', (action) =>
    expect(place('/about/', '/team/', action)).toBe(true),
  )
  test('hydration leaves the reader where they are, with and without a #hash', () => {
    expect(place(null, '/about/', 'POP', 900)).toBe(false)
    expect(place(null, '/about/#story', 'POP')).toBe(false)
    expect(scrolled).not.toHaveBeenCalled()
  })
  test('Back and Forward return to where the reader was', () => {
    expect(place('/team/', '/about/#story', 'POP', 900)).toBe(false)
    expect(scrolled).toHaveBeenCalledWith(0, 900)
  })
  test('Back to a page that was never scrolled shows its top', () => {
    place('/team/', '/about/', 'POP', null)
    expect(scrolled).toHaveBeenCalledWith(0, 0)
  })
  test('a #hash of the same page is the browser’s', () =>
    expect(place('/about/', '/about/#story', 'POP', 900)).toBe(false))
  test('a link to a #hash of another page leads there', () =>
    expect(place('/team/', '/about/#story', 'PUSH')).toBe(true))
})

describe('where the focus goes', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div id="gatsby-focus-wrapper" tabindex="-1"><h2 id="story">Story</h2></div>'
  })
  test('to the start of the new page', () => {
    focusStartOfPage({ pathname: '/', hash: '' })
    expect(document.getElementById('gatsby-focus-wrapper')).toHaveFocus()
  })
  test('to the place its #hash names', () => {
    focusStartOfPage({ pathname: '/', hash: '#story' })
    expect(document.getElementById('story')).toHaveFocus()
  })
  test.each(['#gone', '#%'])('to the start when the hash names nothing: %s', (hash) => {
    focusStartOfPage({ pathname: '/', hash })
    expect(document.getElementById('gatsby-focus-wrapper')).toHaveFocus()
  })
})
