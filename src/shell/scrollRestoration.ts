import type { GatsbyBrowser } from 'gatsby'
import { writeStored } from '../browser/browserStorage'
import { decodeURIComponent } from '../browser/decode'

/** Gatsby's router puts the kind of navigation beside the address. */
type PageLocation = { pathname: string; hash: string; action?: string; key?: string }

type ShouldUpdateScroll = NonNullable<GatsbyBrowser['shouldUpdateScroll']>

/**
 * Restores the scroll position. The first page and one that stays the same are left alone, as the
 * browser has placed them; Back and Forward return to where the reader was; a new page starts at
 * its top or #hash.
 */
export const restoreScroll: ShouldUpdateScroll = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const before = prevRouterProps?.location
  if (!before) return false
  const { action } = location as PageLocation
  if (before.pathname === location.pathname) return action === 'PUSH'
  if (action !== 'POP') return true
  const [x, y] = getSavedScrollPosition(location) ?? [0, 0]
  window.scrollTo(x, y || 0)
  return false
}

/**
 * Keeps the place of a page that is left by a link, in the format of Gatsby's own record
 * (gatsby-react-router-scroll). Gatsby records a scroll one frame later, and not at all when a link
 * is pressed within that frame. On Back and Forward the browser has scrolled already.
 */
export function keepScroll({ pathname, key }: PageLocation, { action }: PageLocation): void {
  if (key && action === 'PUSH')
    writeStored('session', `@@scroll|${pathname}|${key}`, `${window.scrollY}`)
}

/** The path of the page that is rendered. */
let rendered: string | null = null

/** Records that the page of the address has been rendered. */
export function pageRendered(): void {
  rendered = window.location.pathname
}

/**
 * Hides scrolling from Gatsby, which notes how far a page is scrolled, while the address is another
 * page's already: on Back and Forward browsers scroll at once, and the page that is being left
 * would be found at the other one's place.
 */
export function hideScrollBetweenPages(): void {
  window.addEventListener(
    'scroll',
    (event) => {
      if (rendered !== null && rendered !== window.location.pathname)
        event.stopImmediatePropagation()
    },
    true,
  )
}

/**
 * Returns the place that an address names. One that was mangled on its way, such as `#%`, names
 * none.
 */
const namedBy = (hash: string): HTMLElement | null =>
  document.getElementById(decodeURIComponent(hash.slice(1)))

/**
 * Moves the focus to the start of a page, or to the place its hash names, without scrolling. Gatsby
 * leaves a new page whose hash names nothing where the last one was.
 */
export function focusStartOfPage({ hash, action }: PageLocation): void {
  const named = namedBy(hash)
  if (hash && !named && action !== 'POP') window.scrollTo(0, 0)
  if (named && !named.hasAttribute('tabindex')) named.tabIndex = -1
  ;(named ?? document.getElementById('gatsby-focus-wrapper'))?.focus({ preventScroll: true })
}
