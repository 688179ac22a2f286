import './src/shell/arrayCopies'
import { CacheProvider } from '@emotion/react'
import type { GatsbyBrowser } from 'gatsby'
import { controller } from './src/boot/controller'
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

export { wrapPageElement } from './src/shell/wrapPageElement'

/**
 * Takes over the rules in the page's head. They stay where they are: after the fonts, and before
 * the style sheet for paper.
 */
const cache = emotionCache(document.querySelector<HTMLElement>(`#${fontFacesId}`) ?? undefined)

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
)

/**
 * In a published page the inline script has loaded the controller by now; `gatsby develop` has no
 * inline script.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  keepForeignNodesHarmless()
  hideScrollBetweenPages()
  if (process.env.NODE_ENV !== 'production') {
    controller()
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
  window.__dialogs?.leave()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  pageRendered()
  if (!prevLocation) return
  window.__dialogs?.leave()
  if (location.pathname === prevLocation.pathname) return
  focusStartOfPage(location)
  window.__dialogs?.autostart()
}
