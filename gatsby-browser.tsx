import './src/shell/arrayCopies'
import { CacheProvider } from '@emotion/react'
import type { GatsbyBrowser } from 'gatsby'
import { boot } from './src/boot/boot'
import { noteControls } from './src/boot/carryOver'
import { emotionCache, fontFacesId } from './src/design/emotionCache'
import { analyticsUrl, startAnalytics } from './src/shell/analytics'
import { keepForeignNodesHarmless } from './src/shell/foreignDom'
import {
  focusStartOfPage,
  hideScrollBetweenPages,
  keepScroll,
  pageRendered,
  restoreScroll,
} from './src/shell/scrollRestoration'
import { sitemapForced } from './src/browser/browserStorage'
import { guardInput } from './src/browser/guardInput'

export { wrapPageElement } from './src/shell/wrapPageElement'

/**
 * Takes over the rules in the page's head. They stay where they are: after the fonts, and before
 * the style sheet for paper.
 */
const cache = emotionCache(document.querySelector<HTMLElement>(`#${fontFacesId}`) ?? undefined)

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
)

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  keepForeignNodesHarmless()
  hideScrollBetweenPages()
  guardInput()
  noteControls()
  if (process.env.NODE_ENV !== 'production') {
    // A published page has it inline.
    boot()
    void import('./src/shell/develop/overlay').then(({ showContentMistakes }) =>
      showContentMistakes(),
    )
  }
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // Gatsby notes how far a page is scrolled from now on; this makes it note where the reader is
  // already.
  if (window.scrollY > 0) window.dispatchEvent(new Event('scroll'))
  if (analyticsUrl) startAnalytics()
  if (sitemapForced())
    void import('./src/shell/sitemapUpdate').then(({ updateSitemap }) => updateSitemap())
}

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = restoreScroll

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return
  keepScroll(prevLocation, location)
  window.__boot?.leave()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  pageRendered()
  if (!prevLocation) return
  window.__boot?.leave()
  if (location.pathname === prevLocation.pathname) return
  focusStartOfPage(location)
  window.__boot?.autostart()
}
