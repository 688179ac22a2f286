import type { GatsbyBrowser } from 'gatsby'

type ShouldUpdateScroll = NonNullable<GatsbyBrowser['shouldUpdateScroll']>

/**
 * The first page and one that stays the same are left alone, as the browser has placed them; Back
 * and Forward return to where the reader was; a new page starts at its top or #hash.
 */
export const restoreScroll: ShouldUpdateScroll = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const before = prevRouterProps?.location
  if (!before) return false
  const action = (location as { action?: string }).action
  if (before.pathname === location.pathname) return action === 'PUSH'
  if (action !== 'POP') return true
  const [x, y] = getSavedScrollPosition(location) ?? [0, 0]
  window.scrollTo(x, y || 0)
  return false
}

/** The place that an address names. One that was mangled on its way, such as `#%`, names none. */
function namedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Moves the focus to the start of a page, or to the place its hash names, without scrolling. */
export function focusStartOfPage(hash: string): void {
  const named = namedBy(hash)
  if (named && !named.hasAttribute('tabindex')) named.tabIndex = -1
  ;(named ?? document.getElementById('gatsby-focus-wrapper'))?.focus({ preventScroll: true })
}
